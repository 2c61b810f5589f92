import { chmod, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createConnection, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { shortSocketPath } from '../platform/files/socket-path.ts'
import { codeOf } from '../platform/work/system-error.ts'
import type { OperatorAnswer, OperatorCall, OperatorCallName } from './calls.ts'

/**
 * A Unix socket in the data folder, by which commands reach the service that uses it: one line of JSON to the service,
 * one back. Who may open it may read the database as well: the folder is its owner's, and hidden from commands in the
 * sandbox.
 */
const socketFile = 'control.sock'
const lineMax = 10_000

type Line<Name extends OperatorCallName = OperatorCallName> =
  | { readonly answer: OperatorAnswer<Name> }
  | { readonly refusal: string }

export interface ControlSocket {
  close(): Promise<void>
}

/** Refuses a call with the message of the error that `answer` throws. */
export async function listenForOperator(
  folder: string,
  answer: (call: OperatorCall) => Promise<OperatorAnswer>,
): Promise<ControlSocket> {
  const place = shortSocketPath(join(folder, socketFile))
  const server = createServer((socket) => {
    socket.on('error', () => {})
    void respond(socket, answer)
  })
  // A service that was killed leaves its socket behind; the lock of the folder says that no other one uses it.
  await rm(join(folder, socketFile), { force: true })
  server.listen(place.path)
  await once(server, 'listening')
  await chmod(join(folder, socketFile), 0o600)
  return {
    close: async () => {
      server.close()
      await once(server, 'close')
      place.close()
    },
  }
}

/** Nothing when no service uses the folder. Throws `OperatorRefusal`. */
export async function askService<Name extends OperatorCallName>(
  folder: string,
  call: OperatorCall<Name>,
): Promise<OperatorAnswer<Name> | undefined> {
  const place = shortSocketPath(join(folder, socketFile))
  try {
    const socket = createConnection(place.path)
    await once(socket, 'connect')
    socket.write(`${JSON.stringify(call)}\n`)
    // The service answers with the code beside this.
    const line = JSON.parse(await receive(socket)) as Line<Name>
    socket.end()
    if ('refusal' in line) throw new OperatorRefusal(line.refusal)
    return line.answer
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED'].includes(codeOf(error) ?? '')) return undefined
    throw error
  } finally {
    place.close()
  }
}

/** The service refused the call: one sentence for the operator. */
export class OperatorRefusal extends Error {}

async function respond(socket: Socket, answer: (call: OperatorCall) => Promise<OperatorAnswer>): Promise<void> {
  let line: Line
  try {
    // Only a process of the operator can write here, with the code beside this.
    line = { answer: await answer(JSON.parse(await receive(socket)) as OperatorCall) }
  } catch (error) {
    line = { refusal: error instanceof Error ? error.message : String(error) }
  }
  socket.end(`${JSON.stringify(line)}\n`)
}

async function receive(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8')
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    text += String(part)
    if (text.includes('\n')) return text
    if (text.length > lineMax) break
  }
  throw new Error('the connection ended before the end of a line')
}
