import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir, hostname, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { askService } from '../operator/control-socket.ts'
import { NoService } from './failures.ts'

/** Where calls go, and with what. */
export interface KnownServer {
  /** Its name among those of this user; absent for one that the environment or an address gives. */
  readonly name?: string
  readonly url: string
  readonly token?: string
}

interface ServerFile {
  readonly current?: string
  readonly servers: Readonly<Record<string, Omit<KnownServer, 'name'>>>
}

/** Begins the names of services that were found by their data folders. */
const folderMark = 'folder '

/** The servers that this user has signed in to, in a file that nobody else may read. */
export class Servers {
  readonly #path: string
  readonly #environment: NodeJS.ProcessEnv

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
    const base = environment['XDG_CONFIG_HOME'] || join(environment['HOME'] || homedir(), '.config')
    this.#path = join(base, 'gantry', 'servers.json')
  }

  /** The server of a call: the one that is named, that of the environment, that of the folder, or the current one. */
  async choose(named: string | undefined, folder: string): Promise<KnownServer> {
    const { GANTRY_URL: url, GANTRY_TOKEN: token, GANTRY_SERVER: wanted } = this.#environment
    if (named !== undefined) return this.#named(named, token)
    if (url) return { url, ...(token && { token }) }
    if (wanted) return this.#named(wanted, token)
    const local = await this.#ofFolder(folder)
    if (local) return local
    const { current, servers } = this.#read()
    const found = current === undefined ? undefined : servers[current]
    if (current !== undefined && found) return { name: current, ...found }
    throw new NoService(
      'No service is known here. Start one with gantry in the folder of a project, or sign in to one with gantry login URL.',
    )
  }

  list(): readonly (KnownServer & { readonly name: string; readonly isCurrent: boolean })[] {
    const { current, servers } = this.#read()
    return Object.entries(servers)
      .filter(([name]) => !name.startsWith(folderMark))
      .map(([name, server]) => ({ name, ...server, isCurrent: name === current }))
  }

  /** Keeps a server, which becomes the current one. */
  keep(name: string, server: Omit<KnownServer, 'name'>, isCurrent = true): void {
    const { current, servers } = this.#read()
    this.#write({
      ...(isCurrent ? { current: name } : current && { current }),
      servers: { ...servers, [name]: server },
    })
  }

  /** Returns whether it was known. */
  use(name: string): boolean {
    const { servers } = this.#read()
    if (!(name in servers)) return false
    this.#write({ current: name, servers })
    return true
  }

  /** Returns what was known of it. */
  forget(name: string): Omit<KnownServer, 'name'> | undefined {
    const { current, servers } = this.#read()
    const { [name]: gone, ...others } = servers
    if (gone) this.#write({ ...(current && current !== name && { current }), servers: others })
    return gone
  }

  #named(name: string, token: string | undefined): KnownServer {
    const found = this.#read().servers[name]
    if (found) return { name, ...found }
    if (/^https?:\/\//.test(name)) {
      const known = this.list().find(({ url }) => url === name.replace(/\/+$/, ''))
      return known ?? { url: name, ...(token && { token }) }
    }
    const names = this.list().map((each) => each.name)
    throw new NoService(
      `There is no server ${name}. ${names.length > 0 ? `Known: ${names.join(', ')}.` : 'Sign in to one with gantry login URL.'}`,
    )
  }

  /**
   * The service of the project in which the command runs. Who may open its socket may read its database: such a caller
   * gets a token, which is kept.
   */
  async #ofFolder(folder: string): Promise<KnownServer | undefined> {
    const data = this.#dataFolderAbove(folder)
    if (data === undefined) return undefined
    const found = await askService(data, { call: 'locate' }).catch(() => undefined)
    if (found === undefined) return undefined
    const name = `${folderMark}${data}`
    const token = this.#read().servers[name]?.token
    return token === undefined ? this.renew({ name, url: found.origin }) : { name, url: found.origin, token }
  }

  /** Makes a token anew for the service of a folder; nothing for any other server. */
  async renew({ name = '' }: KnownServer): Promise<KnownServer | undefined> {
    if (!name.startsWith(folderMark)) return undefined
    const call = { call: 'createToken', name: `Command line of ${whoAmI()}` } as const
    const answer = await askService(name.slice(folderMark.length), call)
    if (answer === undefined) return undefined
    const server = { url: answer.origin, token: answer.secret }
    this.keep(name, server, false)
    return { name, ...server }
  }

  #dataFolderAbove(folder: string): string | undefined {
    const given = this.#environment['GANTRY_DATA']
    if (given) return resolve(folder, given)
    for (let at = resolve(folder); ; at = dirname(at)) {
      const data = join(at, '.gantry', 'data')
      if (existsSync(join(data, 'control.sock'))) return data
      if (at === dirname(at)) return undefined
    }
  }

  #read(): ServerFile {
    try {
      // The file is written below, in this shape.
      const file: ServerFile = JSON.parse(readFileSync(this.#path, 'utf8'))
      return file
    } catch (error) {
      if (error instanceof SyntaxError)
        throw new NoService(`The file ${this.#path} is no JSON. Remove it, and sign in again.`)
      return { servers: {} }
    }
  }

  #write(file: ServerFile): void {
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
    const beside = `${this.#path}.${process.pid}`
    writeFileSync(beside, `${JSON.stringify(file, undefined, 2)}\n`, { mode: 0o600 })
    renameSync(beside, this.#path)
  }
}

export function whoAmI(): string {
  try {
    return `${userInfo().username}@${hostname()}`
  } catch {
    // A user id without an entry.
    return hostname()
  }
}
