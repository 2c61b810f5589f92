import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { main } from '../main.ts'

export const token = 'a-token-of-the-crash-tests-0123456789'

/** The service as a process of its own, as people start it. */
export interface RunningService {
  readonly origin: string
  readonly pid: number
  /** Below this the files are seen as the service sees them, mounts included. */
  readonly root: string
  /** What it said on its error output. */
  errors(): string
  /** Resolves with its exit code, or nothing when a signal killed it. */
  readonly exited: Promise<number | null>
  /** Ends it by a signal and tells its exit code, or nothing when the signal killed it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

export interface ServiceOptions {
  readonly project: string
  readonly data: string
  /** The `main.ts` of another version. */
  readonly version?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Any free one by default. */
  readonly port?: number
  /** Words before the command. They end in running it in their own process, and the service is that process. */
  readonly launcher?: readonly string[]
}

/** Starts it, and resolves when it answers. */
export async function startProcess({
  project,
  data,
  version = main,
  environment = {},
  port = 0,
  launcher = [],
}: ServiceOptions): Promise<RunningService> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GANTRY_') && name !== 'INIT_CWD'),
  )
  const [command = '', ...args] = [
    ...launcher,
    process.execPath,
    version,
    '--project',
    project,
    '--data',
    data,
    '--port',
    String(port),
  ]
  const child = spawn(command, args, {
    env: {
      ...inherited,
      GANTRY_ADMIN_TOKEN: token,
      GANTRY_RATE_LIMIT: 'off',
      GANTRY_LOG: 'error',
      GANTRY_DRAIN_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const killWithUs = () => child.kill('SIGKILL') // a test that fails must leave nothing running
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk).slice(-100_000)
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ctrl+C')) resolve(/http:\/\/[^\s/]+/.exec(output)?.[0] ?? '')
    })
    child.once('error', reject)
    exited.then(([code]) => reject(new Error(`the service ended with ${code}: ${errors}`)), reject)
  })
  return {
    origin,
    pid: child.pid ?? 0,
    root: `/proc/${child.pid}/root`,
    errors: () => errors,
    exited: exited.then(([code]) => code),
    end: async (signal) => {
      child.kill(signal)
      return (await exited)[0]
    },
  }
}
