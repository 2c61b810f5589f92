import { isDeepStrictEqual } from 'node:util'
import { fail } from '../../errors.ts'
import type { Caller } from '../../call.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import type { Program } from '../../platform/sandbox/launch.ts'
import type { ProgramHost } from '../../runner/programs/program-host.ts'
import { ProcessTrees } from '../../platform/processes/process-trees.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { nearest } from '../../platform/text/nearest.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Authorizations, AuthTarget } from './authorizations.ts'
import { readEntry, transportNamed, type McpServerEntry, type ServerTarget } from './entry.ts'
import type { ServerSignIn } from './http.ts'
import type { McpLimits } from './limits.ts'
import { ServerLog } from './log.ts'
import { serverElsewhere } from './elsewhere.ts'
import { Server } from './server.ts'
import type { ServerPrograms } from './stdio.ts'
import type { TalkingPrograms } from '../runners.ts'
import type { ServerEvent, ServerState } from './server-health.ts'

export type McpServers = Readonly<Record<string, McpServerEntry>>

export interface PoolOptions {
  /**
   * The servers of the current configuration, read before each call. Fails with `approval_required` while
   * they are not approved; the approved text is the one that runs.
   */
  readonly servers: () => McpServers | Promise<McpServers>
  /** Fills in the references to secrets in an entry. */
  readonly resolve: (entry: McpServerEntry) => Promise<McpServerEntry>
  /** Hides secrets in the results of tools. */
  readonly secretMask: SecretMask
  /** The same for reading, approved or not. */
  readonly configured: () => McpServers | Promise<McpServers>
  readonly projectFolder: string
  /** Where `${NAME}` in an entry and the few inherited variables of a server come from. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly sandbox: CommandSandbox
  /** Where the programs of servers run. */
  readonly host: ProgramHost
  /** Where those with labels run. */
  readonly elsewhere?: TalkingPrograms
  /** What we call ourselves towards the servers. */
  readonly version: string
  /** The tokens for remote servers. */
  readonly authorizations: Authorizations
}

export interface McpServerInfo extends ServerState {
  readonly name: string
}

/** A server that may run, with its entry. */
export interface PooledServer {
  readonly serverName: string
  readonly entry: McpServerEntry
  readonly server: Server
  /** The entry with everything filled in. */
  readonly target: ServerTarget
}

interface Configured {
  readonly target: ServerTarget
  readonly entry: McpServerEntry
  /** As it stands in the configuration, with references to secrets. */
  readonly written: McpServerEntry
  readonly server: Server
}

/** The configured servers, each of which runs as long as its entry stays the same. */
export class ServerPool {
  readonly #options: PoolOptions
  readonly #limits: McpLimits
  readonly #emit: (event: ServerEvent) => void
  readonly #configured = new Map<string, Configured>()
  /** Servers that are no longer configured and end when their last call does. */
  readonly #retired = new Set<Server>()
  readonly #logs = new Map<string, ServerLog>()
  #isClosed = false

  constructor(options: PoolOptions, limits: McpLimits, emit: (event: ServerEvent) => void) {
    this.#options = options
    this.#limits = limits
    this.#emit = emit
    // What had no runner need not wait any longer.
    options.elsewhere?.choice.onConnected(() => {
      for (const { target, server } of this.#configured.values()) if (isElsewhere(target)) server.health.resetBackoff()
    })
  }

  /** The other process to which the only runner for a server is connected. */
  async processFor(serverName: string): Promise<string | undefined> {
    const entry = Object.entries(await this.#options.configured()).find(([name]) => name === serverName)?.[1]
    const { runsOn = [] } = entry ?? {}
    return runsOn.length > 0 ? this.#options.elsewhere?.choice.processFor(runsOn, undefined) : undefined
  }

  async list(): Promise<readonly McpServerInfo[]> {
    const entries = await this.#options.configured()
    return Object.entries(entries).map(([name, entry]) => ({ name, ...this.#stateOf(name, entry) }))
  }

  /** Refuses with `mcp_server_not_found`. */
  async get(serverName: string): Promise<McpServerInfo> {
    return this.infoOf(serverName, await this.#options.configured())
  }

  /** A server of these entries. Refuses with `mcp_server_not_found`. */
  infoOf(name: string, entries: McpServers): McpServerInfo {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
    return entry === undefined
      ? this.#refuseUnknown(name, Object.keys(entries))
      : { name, ...this.#stateOf(name, entry) }
  }

  /** The names of those that may run. Refuses with `approval_required`. */
  async names(): Promise<readonly string[]> {
    return Object.keys(await this.#options.servers())
  }

  /** As `find`, for a name that stands in a path. Refuses with `mcp_server_not_found` or `approval_required`. */
  async findNamed(serverName: string): Promise<PooledServer> {
    await this.get(serverName)
    return this.find(serverName)
  }

  /** The server as it may run now. Refuses with `mcp_server_not_found` or `approval_required`. */
  async find(serverName: string): Promise<PooledServer> {
    const entries = await this.#options.servers()
    this.#retireMissing(entries)
    const entry = Object.hasOwn(entries, serverName) ? entries[serverName] : undefined
    if (entry === undefined)
      fail('mcp_server_not_found', {
        message: `There is no MCP server ${quote(serverName)} in the project configuration.${suggestion(serverName, Object.keys(entries))}`,
      })
    const known = this.#configured.get(serverName)
    // The same object, in which nothing was to be filled in.
    const isPlain = known?.written === entry && known.entry === entry
    const resolved = isPlain ? entry : await this.#options.resolve(entry)
    if (this.#isClosed) fail('shutting_down')
    const { server, target } = this.#configuredAs(serverName, resolved, entry)
    return { serverName, entry, server, target }
  }

  /** Refuses a caller who may not start programs, if the server is one. */
  permit({ target }: PooledServer, caller: Caller): void {
    if (target.kind === 'stdio') this.#options.sandbox.permit(caller)
  }

  /** Ends the connection to a server; the next call makes a new one. */
  async forget(serverName: string): Promise<void> {
    await this.#configured.get(serverName)?.server.signInAgain()
  }

  logOf(serverName: string): ServerLog {
    const known = this.#logs.get(serverName)
    if (known !== undefined) return known
    const log = new ServerLog(this.#options.secretMask)
    this.#logs.set(serverName, log)
    return log
  }

  /** How many connections are in each state. */
  connections(): Readonly<Record<string, number>> {
    const counts: Record<ServerState['state'], number> = {
      connected: 0,
      starting: 0,
      failed: 0,
      needs_auth: 0,
      stopped: 0,
    }
    for (const { server } of this.#configured.values()) counts[server.state.state]++
    const { stopped: _, ...open } = counts
    return open
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const servers = [...this.#retired, ...[...this.#configured.values()].map(({ server }) => server)]
    await Promise.all(servers.map((server) => server.close('the service stops')))
  }

  #refuseUnknown(serverName: string, known: readonly string[]): never {
    fail('mcp_server_not_found', {
      message: `There is no MCP server ${quote(serverName)} in the project configuration.${suggestion(serverName, known)}`,
    })
  }

  /** A server whose entry has changed since ends at its next call: the new one has not started. */
  #stateOf(name: string, entry: McpServerEntry): ServerState {
    const known = this.#configured.get(name)
    return known !== undefined && isDeepStrictEqual(known.written, entry)
      ? known.server.state
      : { state: 'stopped', transport: transportNamed(entry), toolCount: 0, restarts: 0 }
  }

  /**
   * The server of this entry. When the entry has changed, the server of the old one ends and a new one takes its place.
   */
  #configuredAs(serverName: string, entry: McpServerEntry, written: McpServerEntry): Configured {
    const known = this.#configured.get(serverName)
    if (known !== undefined && isDeepStrictEqual(known.entry, entry)) return known
    this.#retire(serverName)
    const { projectFolder, environment } = this.#options
    const target = readEntry(serverName, entry, { projectFolder, environment })
    const configured = { entry, written, target, server: this.#create(serverName, target, entry) }
    this.#configured.set(serverName, configured)
    return configured
  }

  #create(serverName: string, target: ServerTarget, entry: McpServerEntry): Server {
    const { version, authorizations, secretMask } = this.#options
    return new Server({
      serverName,
      version,
      programs: this.#programsFor(serverName, target),
      limits: limitsWith(this.#limits, target, entry),
      target,
      signIn: target.kind === 'stdio' ? undefined : signInOf(authorizations, { serverName, target }),
      log: this.logOf(serverName),
      secretMask,
      emit: this.#emit,
    })
  }

  #programsFor(serverName: string, target: ServerTarget): ServerPrograms {
    const { host, sandbox, elsewhere } = this.#options
    const tenant = { place: `mcp ${serverName}` }
    if (elsewhere && target.kind === 'stdio' && isElsewhere(target))
      return serverElsewhere(elsewhere, { serverName, runsOn: target.runsOn, tenant })
    const place = { host, trees, order: (program: Program) => sandbox.order(program, { tenant }) }
    return {
      enter: async () => {
        await host.ready()
        return place
      },
    }
  }

  #retireMissing(entries: McpServers): void {
    for (const serverName of this.#configured.keys()) {
      if (!Object.hasOwn(entries, serverName)) this.#retire(serverName)
    }
  }

  #retire(serverName: string): void {
    const known = this.#configured.get(serverName)
    if (known === undefined) return
    this.#configured.delete(serverName)
    this.#retired.add(known.server)
    void known.server.retire().then(() => this.#retired.delete(known.server))
  }
}

const trees = new ProcessTrees({ hangUpMs: 500 })

/** The limits of one server: its entry may ask for others. */
function limitsWith(limits: McpLimits, { kind }: ServerTarget, { startupTimeout, timeout }: McpServerEntry): McpLimits {
  const usualStartMs = kind === 'stdio' ? limits.programStartMs : limits.startMs
  const callIdleMs = timeout ?? limits.callIdleMs
  return {
    ...limits,
    startMs: startupTimeout ?? usualStartMs,
    callIdleMs,
    callTotalMs: Math.max(limits.callTotalMs, callIdleMs),
  }
}

function signInOf(authorizations: Authorizations, at: AuthTarget): ServerSignIn {
  return {
    token: () => authorizations.tokenFor(at),
    renewed: (used) => authorizations.renewed({ serverName: at.serverName, url: at.target.url }, used),
    refused: (scopes) => {
      if (scopes) authorizations.noteLacking(at.serverName, scopes)
    },
  }
}

function isElsewhere(target: ServerTarget): boolean {
  return target.kind === 'stdio' && target.runsOn.length > 0
}

const namesListed = 10

/** What the caller may have meant: the nearest name or, if none is near, the names that there are. */
function suggestion(given: string, known: readonly string[]): string {
  const meant = nearest(given, known)
  if (meant !== undefined) return ` Did you mean ${quote(meant)}?`
  return known.length === 0 ? ' It has none.' : ` It has: ${known.slice(0, namesListed).map(quote).join(', ')}.`
}
