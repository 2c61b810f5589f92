import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import type { Teardown } from './folder.ts'
import { canConnect } from './ports.ts'
import { waitUntil } from './wait.ts'

/** Where servers of Debian are: many beside the programs of the administrator. */
const search = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` }

/** Why there is no such server here; false if there is one. It is not asked for its version, which starts some. */
export function whyNoServer(program: string, packageName = program): string | false {
  return pathOf(program) === '' ? `${program} is not installed (apt install ${packageName})` : false
}

export interface DebianServerOptions extends Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> {
  /** It listens on this port, also when it is started again. */
  readonly port: number
  readonly program: string
  /** With these, it stays in the foreground. */
  readonly args: readonly string[]
  readonly home?: string
}

/** A server of Debian, which ends with the test. */
export class DebianServer {
  readonly port: number
  readonly #options: DebianServerOptions
  #process: ChildProcess | undefined

  private constructor(options: DebianServerOptions) {
    this.port = options.port
    this.#options = options
  }

  static async start(t: Teardown, options: DebianServerOptions): Promise<DebianServer> {
    const server = new DebianServer(options)
    t.teardown(() => server.kill())
    await server.start()
    return server
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const { port, program, args, home, ...options } = this.#options
    const env = home === undefined ? search : { ...search, HOME: home }
    // Some start themselves again, and want to know where they are.
    const started = spawn(pathOf(program), args, { env, stdio: ['ignore', 'ignore', 'pipe'], ...options })
    this.#process = started
    let said = ''
    started.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4_096)
    })
    await waitUntil(() => {
      if (started.exitCode !== null) throw new Error(`${program} ended: ${said}`)
      return canConnect(port)
    }, `${program} listens`)
  }

  /** Ends it without a farewell. */
  async kill(): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
}

function pathOf(program: string): string {
  return spawnSync('sh', ['-c', `command -v ${program}`], { env: search, encoding: 'utf8' }).stdout.trim()
}
