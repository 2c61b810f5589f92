import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import t from 'tap'
import type { Test } from 'tap'
import { openHttp } from '../src/services/mcp/http.ts'
import { LegacyClient } from '../src/services/mcp/legacy-client.ts'
import { loadSdk } from '../src/services/mcp/sdk.ts'
import { execute, startWith } from './support/mcp.ts'
import { waitMaxMs, waitUntil } from './support/wait.ts'

const requestsAtOnce = 300

t.test('a server that asks without end, and takes no answer, gets no connections without end', async (t) => {
  const held: ServerResponse[] = []
  const { url } = await startServer(t, {
    stream(response) {
      for (let id = 0; id < requestsAtOnce; id++) response.write(eventOf({ jsonrpc: '2.0', id, method: 'ping' }))
    },
    answered: (response) => held.push(response),
  })
  const sdk = await loadSdk()
  const target = { kind: 'http', url: new URL(url), headers: {}, oauth: {}, secrets: [] } as const
  const client = new LegacyClient(await openHttp(target, 4_194_304, sdk), sdk, '1')
  let dropped = 0
  client.onerror = () => dropped++
  await client.connect(waitMaxMs)
  await waitUntil(() => held.length >= 32 && dropped >= requestsAtOnce - 32)
  t.equal(held.length, 32)
  t.same(await client.request('tools/call', { name: 'work' }, { timeout: waitMaxMs }), { content: [] })
  await client.close()
})

t.test('a server that has each of its streams follow at once is waited for', async (t) => {
  const begun: number[] = []
  const { gantry } = await startWith(t, {
    hasty: await startServer(t, {
      stream(response) {
        begun.push(performance.now())
        response.end('id: 1\nretry: 0\ndata: \n\n')
      },
    }),
  })
  t.equal((await execute(gantry, 'hasty', 'work')).status, 200)
  await waitUntil(() => begun.length >= 3)
  const [first = 0, second = 0, third = 0] = begun
  t.ok(second - first > 900 && third - second > 900, `${begun}`)
})

interface Behaviour {
  /** Takes the stream that the client has opened for what the server says by itself. */
  stream(response: ServerResponse): void
  /** Takes what the client answers to a request of the server. */
  answered?(response: ServerResponse): void
}

/** A server by the specification of 2025-11-25, with the tool `work`. */
async function startServer(t: Test, { stream, answered }: Behaviour) {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return stream(response.writeHead(200, { 'content-type': 'text/event-stream' }))
    const { id, method } = await messageIn(request)
    if (method === undefined && answered) return void answered(response)
    if (id === undefined) return void response.writeHead(202).end()
    const result = results[method ?? '']
    const said = result ? { result } : { error: { code: -32_601, message: 'Unknown method' } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jsonrpc: '2.0', id, ...said }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp` }
}

const results: Readonly<Record<string, object>> = {
  initialize: {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 'flood', version: '1' },
  },
  'tools/list': { tools: [{ name: 'work', inputSchema: { type: 'object' } }] },
  'tools/call': { content: [] },
}

async function messageIn(request: IncomingMessage): Promise<{ id?: number; method?: string }> {
  const body = await text(request)
  return body === '' ? {} : JSON.parse(body)
}

function eventOf(message: object): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
