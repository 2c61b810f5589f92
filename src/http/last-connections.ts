import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from 'node:net'

/**
 * From now on, each answer says that its connection closes, so that a proxy sends the next call by a new one. A
 * connection at rest stays open: a call may be on its way by it.
 */
export function closeAnsweredConnections({ server }: FastifyInstance): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close')
  })
}

/** Accepts no more connections. Calls by those that are open are answered until the server closes. */
export async function stopAccepting({ server }: FastifyInstance): Promise<void> {
  await quietTick()
  // That of HTTP also closes the connections at rest.
  Server.prototype.close.call(server)
}

/** What passes between two looks at the sockets when there was nothing to do. */
const quietMs = 0.1
const ticksMax = 1_000

/**
 * Resolves in a tick that had nothing to do. The kernel resets the connections that it accepted and the process did
 * not: in such a tick the process has just looked for them.
 */
async function quietTick(): Promise<void> {
  await nextTick()
  for (let tick = 0, before = performance.now(); tick < ticksMax; tick++) {
    await nextTick()
    const now = performance.now()
    if (now - before < quietMs) return
    before = now
  }
}

/** Not of `node:timers/promises`: its promise resolves later than the callback is called. */
function nextTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
