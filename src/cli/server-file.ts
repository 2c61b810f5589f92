import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { isRecord } from '../platform/text/is-record.ts'
import { NoService } from './failures.ts'

export interface KeptServer {
  readonly url: string
  readonly token?: string
}

export interface KeptServers {
  readonly current?: string
  readonly servers: Readonly<Record<string, KeptServer>>
}

/** For how long a command waits for another one that changes the file. */
const lockWaitMs = 30_000

/** The file of a user's servers, with mode 0600. */
export class ServerFile {
  readonly #path: string

  constructor(environment: NodeJS.ProcessEnv) {
    const base = environment['XDG_CONFIG_HOME'] || join(environment['HOME'] || homedir(), '.config')
    this.#path = join(base, 'gantry', 'servers.json')
  }

  read(): KeptServers {
    let text: string
    try {
      text = readFileSync(this.#path, 'utf8')
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      if (code === 'ENOENT' || code === 'ENOTDIR') return { servers: {} }
      throw new NoService(`The file ${this.#path} cannot be read (${code}).`)
    }
    const kept = parsed(text)
    if (kept === undefined)
      throw new NoService(`The file ${this.#path} is damaged. Remove it, and sign in again with gantry login URL.`)
    return kept
  }

  /**
   * Changes the file while no other command does. A command that dies releases the lock, which is that of an empty
   * SQLite database beside the file.
   */
  async change<Result>(
    work: (kept: KeptServers, write: (kept: KeptServers) => void) => Promise<Result> | Result,
  ): Promise<Result> {
    const { DatabaseSync } = await import('node:sqlite')
    const folder = dirname(this.#path)
    this.#attempt(() => mkdirSync(folder, { recursive: true, mode: 0o700 }))
    const lock = this.#attempt(() => new DatabaseSync(join(folder, 'servers.lock'), { timeout: lockWaitMs }))
    try {
      this.#attempt(() => lock.exec('BEGIN EXCLUSIVE'))
      return await work(this.read(), (kept) => this.#attempt(() => this.#write(kept)))
    } finally {
      lock.close()
    }
  }

  #write(kept: KeptServers): void {
    const beside = `${this.#path}.${process.pid}`
    writeFileSync(beside, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600 })
    renameSync(beside, this.#path)
  }

  #attempt<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${this.#path} cannot be written: ${reason}. XDG_CONFIG_HOME names another folder.`)
    }
  }
}

function parsed(text: string): KeptServers | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || !isRecord(value['servers'])) return undefined
    const { current, servers } = value
    const kept = Object.entries(servers).map(([name, server]) => [name, serverOf(server)] as const)
    if (kept.some(([, server]) => server === undefined)) return undefined
    return {
      ...(typeof current === 'string' && { current }),
      // Each is one: this was checked.
      servers: Object.fromEntries(kept) as Record<string, KeptServer>,
    }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function serverOf(value: unknown): KeptServer | undefined {
  if (!isRecord(value) || typeof value['url'] !== 'string') return undefined
  const { url, token } = value
  return { url, ...(typeof token === 'string' && { token }) }
}
