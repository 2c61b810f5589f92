import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Test } from 'tap'
import { main } from './main.ts'
import { makeFolder } from './folder.ts'
import type { Gantry } from './gantry.ts'
import { readUntil, waitUntil } from './wait.ts'

/** A `gantry run --server` as a process of its own, with a folder and an environment of its own. */
export interface Elsewhere {
  readonly pid: number
  readonly folder: string
  /** What it printed, errors included. */
  output(): string
  readonly exited: Promise<number | null>
  end(signal: NodeJS.Signals): Promise<number | null>
}

export interface ElsewhereOptions {
  readonly server: string
  readonly token: string
  readonly folder?: string
  readonly args?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Words before the command. */
  readonly launcher?: readonly string[]
}

type Calls = Pick<Gantry, 'call'>

export function startElsewhere(
  t: Test,
  {
    server,
    token,
    folder = join(makeFolder(t), 'runner'),
    args = [],
    environment = {},
    launcher = [],
  }: ElsewhereOptions,
): Elsewhere {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GANTRY_') && name !== 'INIT_CWD'),
  )
  const words = [...launcher, process.execPath, main, 'run', '--server', server, '--folder', folder, ...args]
  const [file = '', ...rest] = words
  const child = spawn(file, rest, {
    cwd: makeFolder(t),
    env: { ...inherited, HOME: makeFolder(t), GANTRY_RUNNER_TOKEN: token, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  t.teardown(async () => {
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    await exited
  })
  return {
    pid: child.pid ?? 0,
    folder,
    output: () => output,
    exited,
    end: async (signal) => {
      child.kill(signal)
      return exited
    },
  }
}

/** Makes a runner, and gives its id and token. */
export async function createRunner(
  { call }: Calls,
  name: string,
  labels: readonly string[] = [],
): Promise<{ readonly id: string; readonly secret: string }> {
  const { status, body } = await call('POST', '/runners', { body: { name, labels } })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { id: body.data.runner.id, secret: body.data.secret }
}

export async function readRunner({ call }: Calls, id: string) {
  return (await call('GET', `/runners/${id}`)).body.data.runner
}

export function untilState(gantry: Calls, id: string, state: 'connected' | 'offline') {
  return readUntil(
    () => readRunner(gantry, id),
    (runner) => runner.state === state,
    `a runner is ${state}`,
  )
}

/** Makes a runner and starts it; resolves when it is connected. */
export async function connectElsewhere(
  t: Test,
  gantry: Calls & Pick<Gantry, 'origin'>,
  {
    name = 'build-1',
    labels = [],
    server = gantry.origin,
    ...options
  }: Partial<ElsewhereOptions> & {
    readonly name?: string
    readonly labels?: readonly string[]
  } = {},
): Promise<Elsewhere & { readonly id: string; readonly secret: string }> {
  const { id, secret } = await createRunner(gantry, name, labels)
  const elsewhere = startElsewhere(t, { server, token: secret, ...options })
  await Promise.race([
    untilState(gantry, id, 'connected'),
    elsewhere.exited.then((code) => {
      throw new Error(`the runner ended with ${code}: ${elsewhere.output()}`)
    }),
  ])
  return { ...elsewhere, id, secret }
}

export function untilPrinted({ output }: Pick<Elsewhere, 'output'>, words: string): Promise<void> {
  return waitUntil(() => output().includes(words), `the runner prints ${words}`)
}
