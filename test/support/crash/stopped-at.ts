import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { RunnerConnection } from '../../../src/runner/connection.ts'
import { pidFile, socketFile } from '../../../src/runner/protocol.ts'
import { stopRunner } from '../../../src/runner/runner-client.ts'
import type { Teardown } from '../folder.ts'
import { waitUntil } from '../wait.ts'

/** A place in the sources: just before a statement, by the text with which it begins. */
export interface CodePoint {
  /** Below `src`. */
  readonly file: string
  /** Stands once in the file. */
  readonly before: string
}

/** Words before the command of Node.js, by which a debugger reaches the process. */
export const debugged = ['sh', '-c', 'exec "$0" --inspect=127.0.0.1:0 "$@"']

/** Where a debugger reaches a process, as it said on its error output. */
export function debuggerIn(errors: string): string {
  return /Debugger listening on (ws:\S+)/.exec(errors)?.[1] ?? fail('The process has no debugger.')
}

/**
 * Starts the runner of a data folder in the place of another one, and gives where a debugger reaches it. A service
 * finds it. What a service that was killed had begun to start may come first: then it is tried again.
 */
export async function startDebuggedRunner(t: Teardown, data: string): Promise<string> {
  for (;;) {
    await stopRunner(data)
    const address = await tryDebuggedRunner(t, data)
    if (address !== undefined) return address
  }
}

async function tryDebuggedRunner(t: Teardown, data: string): Promise<string | undefined> {
  const main = fileURLToPath(new URL('../../../src/runner/main.ts', import.meta.url))
  const [file = '', ...args] = [...debugged, process.execPath, main, data]
  const runner = spawn(file, args, { cwd: '/', env: {}, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let errors = ''
  runner.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  runner.unref()
  t.teardown(() => runner.stderr.destroy())
  const path = join(data, pidFile)
  const isThere = () => existsSync(path) && Number(readFileSync(path, 'utf8')) === runner.pid
  await waitUntil(() => isThere() || runner.exitCode !== null, 'the runner')
  if (!isThere()) return undefined
  // Without a connection it would end, before a service finds it on a slow machine.
  const held = await RunnerConnection.open(join(data, socketFile), { onEvent: () => {}, onClose: () => {} })
  t.teardown(() => held.close())
  return debuggerIn(errors)
}

/**
 * Stops a process of Node.js at a point of its sources, as a person with a debugger would. `reached` resolves once it
 * stands still there; nothing of it runs from then on.
 */
export async function stopAt(
  t: Teardown,
  address: string,
  point: CodePoint,
): Promise<{ readonly reached: Promise<unknown> }> {
  const { ask, paused } = await connect(t, address)
  await ask('Debugger.setBreakpointByUrl', placeOf(point))
  return { reached: paused }
}

/** Lets the main thread of a process sleep, as one that waits in a system call, until it is woken. */
export async function putToSleep(t: Teardown, address: string): Promise<{ readonly wake: () => Promise<unknown> }> {
  const { ask, paused } = await connect(t, address)
  await ask('Debugger.pause')
  await paused
  return { wake: () => ask('Debugger.resume') }
}

/** A process that ends waits for its debugger to leave. */
async function connect(t: Teardown, address: string) {
  const socket = new WebSocket(address)
  t.teardown(() => socket.terminate())
  await once(socket, 'open')
  let lastId = 0
  const paused = Promise.withResolvers<void>()
  const pending = new Map<number, (message: Answer) => void>()
  socket.on('message', (data) => {
    const message: Answer = JSON.parse(String(data))
    if (message.method === 'Debugger.paused') paused.resolve()
    if (message.id !== undefined) pending.get(message.id)?.(message)
  })
  // Its end ends the connection.
  socket.on('error', () => {})
  const ask = async (method: string, params: object = {}) => {
    const id = ++lastId
    const { promise, resolve } = Promise.withResolvers<Answer>()
    pending.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { error, result } = await promise
    return error ? fail(`${method}: ${error.message}`) : result
  }
  await ask('Debugger.enable')
  return { ask, paused: paused.promise }
}

/** Types are left out in place, so that a line and a column of the sources are those of what runs. */
function placeOf({ file, before }: CodePoint) {
  const url = new URL(`../../../src/${file}`, import.meta.url)
  const text = readFileSync(fileURLToPath(url), 'utf8')
  const [start = '', ...rest] = text.split(before)
  if (rest.length !== 1) fail(`"${before}" stands ${rest.length} times in ${file}.`)
  const lines = start.split('\n')
  return { url: url.href, lineNumber: lines.length - 1, columnNumber: lines.at(-1)?.length ?? 0 }
}

function fail(message: string): never {
  throw new Error(message)
}

interface Answer {
  readonly id?: number
  readonly method?: string
  readonly error?: { readonly message: string }
  readonly result?: object
}
