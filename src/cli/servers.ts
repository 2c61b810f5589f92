import { statSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { askService } from '../operator/control-socket.ts'
import { NoService } from './failures.ts'
import { ServerFile } from './server-file.ts'
import type { KeptServer } from './server-file.ts'
import { UsageMistake } from './usage-mistake.ts'

/** Where calls go, and with what. */
export interface KnownServer {
  /** Its name among those of this user; absent for one that the environment or an address gives. */
  readonly name?: string
  readonly url: string
  readonly token?: string
}

/** Begins the names of services that were found by their data folders. */
const folderMark = 'folder '

/** What of a service was found by the folder in which a command runs. */
interface FolderOfService {
  readonly data?: string
  /** A data folder that another user owns: who made it would receive what is called. */
  readonly foreign?: string
}

/** The servers that this user has signed in to, and those of the environment and of the folder. */
export class Servers {
  readonly #file: ServerFile
  readonly #environment: NodeJS.ProcessEnv
  readonly #userId: number | undefined

  constructor(environment: NodeJS.ProcessEnv, userId = process.getuid?.()) {
    this.#environment = environment
    this.#file = new ServerFile(environment)
    this.#userId = userId
  }

  /**
   * The server of a call: the one that is named, that of the environment, that of the folder, or the current one.
   * Unless it may make a token, a service of the folder without one is none.
   */
  async choose(named: string | undefined, folder: string, mayMakeToken = true): Promise<KnownServer> {
    const { GANTRY_URL: url, GANTRY_SERVER: wanted } = this.#environment
    if (named !== undefined) return this.#named(named)
    if (url) return this.#byAddress(url, 'GANTRY_URL')
    if (wanted) return this.#named(wanted)
    const { data, foreign } = this.#dataFolderAbove(folder)
    const local = data === undefined ? undefined : await this.#ofFolder(data, mayMakeToken)
    if (local) return local
    const { current, servers } = this.#file.read()
    const found = current === undefined ? undefined : ownMember(servers, current)
    if (current !== undefined && found) return { name: current, ...found }
    throw new NoService(
      foreign === undefined
        ? 'No service is known here. Start one with gantry in the folder of a project, name the data folder of one by GANTRY_DATA, or sign in to one with gantry login URL.'
        : `The service of ${foreign} belongs to another user. Sign in to it with gantry login URL, or name its folder by GANTRY_DATA.`,
    )
  }

  list(): readonly (KnownServer & { readonly name: string; readonly isCurrent: boolean })[] {
    const { current, servers } = this.#file.read()
    return Object.entries(servers)
      .filter(([name]) => !name.startsWith(folderMark))
      .map(([name, server]) => ({ name, ...server, isCurrent: name === current }))
  }

  /** Keeps a server, which becomes the current one. */
  async keep(name: string, server: KeptServer): Promise<void> {
    await this.#file.change(({ servers }, write) => write({ current: name, servers: { ...servers, [name]: server } }))
  }

  /** Returns whether it was known. */
  async use(name: string): Promise<boolean> {
    if (!this.list().some((known) => known.name === name)) return false
    await this.#file.change(({ servers }, write) => write({ current: name, servers }))
    return true
  }

  /** Returns what was known of it. */
  async forget(name: string): Promise<KeptServer | undefined> {
    if (!this.list().some((known) => known.name === name)) return undefined
    return this.#file.change(({ current, servers }, write) => {
      const { [name]: gone, ...others } = servers
      write({ ...(current && current !== name && { current }), servers: others })
      return gone
    })
  }

  #named(name: string): KnownServer {
    const found = ownMember(this.#file.read().servers, name)
    if (found) return { name, ...found }
    if (/^https?:\/\//i.test(name)) {
      const known = this.list().find(({ url }) => url === withoutSlash(name))
      return known ?? this.#byAddress(name, '--server')
    }
    throw this.unknown(name)
  }

  /** What is said of a name that no server has. */
  unknown(name: string): NoService {
    const names = this.list().map((each) => each.name)
    return new NoService(
      `There is no server ${name}. ${names.length > 0 ? `Known: ${names.join(', ')}.` : 'Sign in to one with gantry login URL.'}`,
    )
  }

  /** A token of the environment belongs to the address beside it, and is sent to no other one. */
  #byAddress(url: string, from: string): KnownServer {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      throw new UsageMistake(`${from} is an address such as http://127.0.0.1:4600, not "${url}".`)
    const { GANTRY_URL: own, GANTRY_TOKEN: given } = this.#environment
    const token = own && withoutSlash(own) !== withoutSlash(url) ? undefined : given?.trim()
    if (token && !/^[!-~]+$/.test(token)) throw new UsageMistake('GANTRY_TOKEN has a character that no token has.')
    return { url, ...(token && { token }) }
  }

  /**
   * The service of the project in which the command runs. Who may open its socket may read its database: such a caller
   * gets a token, which is kept.
   */
  async #ofFolder(data: string, mayMakeToken: boolean): Promise<KnownServer | undefined> {
    const found = await askService(data, { call: 'locate' }).catch(() => undefined)
    if (found === undefined) return undefined
    const name = `${folderMark}${data}`
    const token = ownMember(this.#file.read().servers, name)?.token
    if (token !== undefined) return { name, url: found.origin, token }
    return mayMakeToken ? this.renew({ name, url: found.origin }) : undefined
  }

  /** Makes a token anew for the service of a folder, unless another command has; nothing for any other server. */
  async renew({ name = '', url, token }: KnownServer): Promise<KnownServer | undefined> {
    if (!name.startsWith(folderMark)) return undefined
    return this.#file.change(async (kept, write) => {
      const made = ownMember(kept.servers, name)
      if (made?.token !== undefined && made.token !== token) return { name, url, token: made.token }
      const call = { call: 'createToken', name: `Command line of ${whoAmI()}` } as const
      const answer = await askService(name.slice(folderMark.length), call)
      if (answer === undefined) return undefined
      const server = { url: answer.origin, token: answer.secret }
      write({ ...kept, servers: { ...kept.servers, [name]: server } })
      return { name, ...server }
    })
  }

  #dataFolderAbove(folder: string): FolderOfService {
    const given = this.#environment['GANTRY_DATA']
    if (given) return { data: resolve(folder, given) }
    let foreign: string | undefined
    for (let at = resolve(folder); ; at = dirname(at)) {
      const data = join(at, '.gantry', 'data')
      const owner = ownerOf(data)
      if (owner !== undefined && (this.#userId ?? owner) === owner) return { data }
      if (owner !== undefined) foreign ??= data
      if (at === dirname(at)) return { ...(foreign !== undefined && { foreign }) }
    }
  }
}

/** The user of the service of a data folder; none where no service was started. */
function ownerOf(data: string): number | undefined {
  try {
    return statSync(join(data, 'control.sock'), { throwIfNoEntry: false })?.uid
  } catch {
    // This user may not look into the folder: it belongs to another one.
    return statSync(data, { throwIfNoEntry: false })?.uid
  }
}

function ownMember<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

export function whoAmI(): string {
  try {
    return `${userInfo().username}@${hostname()}`
  } catch {
    // A user id without an entry.
    return hostname()
  }
}
