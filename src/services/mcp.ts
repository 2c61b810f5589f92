import { Failure, fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Store } from '../collections.ts'
import type { TimelessEvent } from '../stores/port.ts'
import type { Caller, Log, Staged } from '../call.ts'
import { Authorizations, type AuthTarget } from './mcp/authorizations.ts'
import { Calls } from './mcp/calls.ts'
import { Contents } from './mcp/contents.ts'
import { useOf, type McpCall, type McpResult, type McpUse } from './mcp/use.ts'
import { ServerEntries, type EntriesProject } from './mcp/entries.ts'
import type { McpServerEntry } from './mcp/entry.ts'
import { mcpLimits, listedLimits, type McpLimits } from './mcp/limits.ts'
import type { LogPart } from './mcp/log.ts'
import { mcpMetrics, type Metric } from './mcp/metrics.ts'
import { ServerPool, type McpServerInfo, type PooledServer, type PoolOptions } from './mcp/pool.ts'
import { ruleOfCall } from './mcp/rules.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import {
  askServers,
  toPage,
  failureReasonOf,
  toListed,
  toolsSoon,
  type McpListQuery,
  type MayCallTool,
} from './mcp/tool-list.ts'
import { mapStaged } from '../platform/work/commits.ts'
import { dependsOnCost, rulesAt } from '../platform/rules/tool-rules.ts'
import { spentByUser } from './identity.ts'
import type { Identity } from './identity.ts'
import type { Project } from './project.ts'
import { TalkingPrograms } from './runners.ts'
import type { Runners } from './runners.ts'
import type { Secrets } from './secrets.ts'
import type { Version } from './version.ts'
import { RemotePrograms } from '../runner/programs/remote-programs.ts'
import type { RunnerClient } from '../runner/runner-client.ts'
import type { Actors } from '../platform/work/actors.ts'

export type { CallDocument } from '../collections/mcp.ts'
export { mcpLimits }
export type { WaitingCall } from './mcp/calls.ts'
export type { McpLimits, McpResult, McpServerEntry, McpServerInfo }

type Schemas = components['schemas']

/** A server with the version of the configuration. */
export interface McpServerAt {
  readonly server: McpServerInfo
  readonly version: number
}

export type McpEvent = TimelessEvent<'mcp.'>

export interface McpOptions extends PoolOptions {
  readonly limits: McpLimits
  /** Where entries are written. */
  readonly project: EntriesProject
  readonly mayCallTool: MayCallTool
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  readonly emit: (event: McpEvent) => void
  /** Where the calls are, for other processes and later runs. */
  readonly store: Store
  readonly actors: Actors
  readonly isStoreShared: boolean
}

export class Mcp implements Area {
  readonly calls: Calls
  readonly contents: Contents
  readonly entries: ServerEntries

  readonly #options: McpOptions
  readonly #pool: ServerPool

  constructor(options: McpOptions) {
    this.#options = options
    const emit = (event: McpEvent) => this.#emit(event)
    this.#pool = new ServerPool(options, options.limits, emit)
    this.calls = new Calls({ ...options, emit })
    this.contents = new Contents(this.#pool, options)
    this.entries = new ServerEntries(options.project, this.#pool)
  }

  listLimits(): readonly Limit[] {
    return listedLimits
  }

  metrics(): readonly Metric[] {
    return mcpMetrics(this.calls.ended, this.#pool.connections())
  }

  /**
   * Calls a tool and gives its result whole, be it an error of the tool or not. Everything else that goes wrong is a
   * failure.
   */
  async execute(call: McpCall): Promise<McpResult> {
    const found = await this.#pool.find(call.serverName)
    this.#pool.permit(found, call.caller)
    const { entry } = found
    const rule = ruleOfCall(await this.#entryNow(entry, call.caller), call.toolName, call.arguments ?? {})
    const toolDigest = rule === 'ask' ? (await found.server.tools(useOf(call))).get(call.toolName)?.digest : undefined
    const running = await this.calls.begin({ ...call, toolDigest }, rule)
    try {
      const received = await found.server.call({
        ...call,
        arguments: call.arguments ?? {},
        actor: call.caller.userId,
        signal: running.signal,
        onProgress: (progress) => this.calls.progress(running, progress),
      })
      const result = this.#options.secretMask.value(received)
      this.calls.finish(running, result)
      return result
    } catch (error) {
      this.calls.fail(running, error)
      throw error
    }
  }

  /** The other process that alone can reach a server, at a runner that is connected to it. */
  processFor(serverName: string): Promise<string | undefined> {
    return this.#pool.processFor(serverName)
  }

  /** The configured servers, in the order of the configuration. Starts none. */
  list(): Promise<readonly McpServerInfo[]> {
    return this.#pool.list()
  }

  /** One of them. Refuses with `not_found`. */
  async get(serverName: string): Promise<McpServerAt> {
    const { project } = this.#options
    return { server: await this.#pool.get(serverName), version: (await project.publicConfig()).version }
  }

  /** Starts it, unless it runs, and lists its tools anew. Refuses with `not_found` or `approval_required`. */
  async test(serverName: string, use: McpUse): Promise<Schemas['McpServerTest']> {
    const found = await this.#findNamed(serverName, use)
    const startedAt = performance.now()
    const durationMs = () => Math.round(performance.now() - startedAt)
    try {
      found.server.health.resetBackoff()
      const tools = await found.server.tools(useOf(use), { isAskedAgain: true })
      return { isReachable: true, toolCount: tools.size, durationMs: durationMs() }
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'shutting_down') throw error
      return {
        isReachable: false,
        error: failureReasonOf(error),
        durationMs: durationMs(),
      }
    }
  }

  /** Ends it and starts it again. Refuses with `not_found` or `approval_required`. */
  async restart(serverName: string, use: McpUse): Promise<McpServerAt> {
    const { server } = await this.#findNamed(serverName, use)
    await server.restart()
    try {
      await server.tools(useOf(use))
    } catch (error) {
      // The state of the server says why.
      if (!(error instanceof Failure)) throw error
    }
    return this.get(serverName)
  }

  /** Begins an authorization at a remote server. Refuses with `not_found`, `mcp_auth_failed` or `not_configured`. */
  async startAuth(serverName: string, redirectUrl: string, caller: Caller): Promise<Schemas['McpAuthorization']> {
    const { at } = await this.#remote(serverName)
    return this.#options.authorizations.start(at, redirectUrl, caller)
  }

  /** Takes what the authorization server sent along. Refuses with `not_found` or `mcp_auth_failed`. */
  async completeAuth(serverName: string, code: Schemas['McpAuthCode'], caller: Caller): Promise<Staged<McpServerAt>> {
    const { at, server } = await this.#remote(serverName)
    const staged = await this.#options.authorizations.complete(at, code, caller)
    return mapStaged(staged, async () => {
      await server.signInAgain()
      return this.get(serverName)
    })
  }

  /** Refuses with `not_found`. */
  async removeAuth(serverName: string): Promise<Staged> {
    await this.#pool.get(serverName)
    const staged = await this.#options.authorizations.remove(serverName)
    await this.#pool.forget(serverName)
    return staged
  }

  /** What its programs wrote on standard error. Refuses with `not_found`. */
  async log(serverName: string, cursor: number | undefined): Promise<LogPart> {
    await this.#pool.get(serverName)
    return this.#pool.logOf(serverName).read(cursor)
  }

  /** The tools that the caller may call, of one server or of all. */
  async tools(query: McpListQuery, use: McpUse): Promise<Schemas['McpToolListAnswer']['data']> {
    const { mayCallTool, secretMask, limits } = this.#options
    const { items, failures } = await askServers(this.#pool, query, use.caller, async (found) => {
      const isAlone = query.serverName !== undefined
      const listed = isAlone ? await found.server.tools(useOf(use)) : await toolsSoon(found, useOf(use), limits.listMs)
      const tools = [...listed.values()]
      const usable = tools.filter(({ name }) => mayCallTool(use.caller, found.serverName, name))
      return usable.map((tool) => toListed(found, tool, secretMask))
    })
    const { items: tools, ...next } = toPage(items, ({ name }) => name, query)
    return { tools, failures, ...next }
  }

  /** Ends the records of calls that an earlier run left. */
  async recover(): Promise<void> {
    await this.reseal()
    await this.calls.recover()
  }

  async reseal(): Promise<void> {
    await this.#options.authorizations.reseal()
  }

  /** Ends every connection and every process that was started for one. */
  async close(): Promise<void> {
    await this.#pool.close()
    await this.calls.close()
    await this.#options.host.close()
    await this.#options.elsewhere?.close()
  }

  /** The server that a path names. */
  async #findNamed(serverName: string, use: McpUse): Promise<PooledServer> {
    const found = await this.#pool.findNamed(serverName)
    this.#pool.permit(found, use.caller)
    return found
  }

  async #remote(serverName: string): Promise<{ at: AuthTarget; server: PooledServer['server'] }> {
    await this.#pool.get(serverName)
    const { target, server } = await this.#pool.find(serverName)
    if (target.kind === 'stdio')
      fail('config_invalid', {
        message: 'This MCP server is a program. Only remote servers, with a "url", take an authorization.',
      })
    return { at: { serverName, target }, server }
  }

  /** An entry with the rules that hold as of now. */
  async #entryNow(entry: McpServerEntry, { userId }: Caller): Promise<McpServerEntry> {
    const { rules = [] } = entry
    if (!dependsOnCost(rules)) return entry
    const { store, now } = this.#options
    return { ...entry, rules: [...rulesAt(rules, await spentByUser(store, userId, now()))] }
  }

  #emit(event: McpEvent): void {
    this.#options.emit(event)
    if (event.kind === 'mcp.server.failed') this.#options.log.warn(event.data, 'An MCP server failed.')
  }
}

/** The area as the service composes it. */
export function openMcp(
  foundation: Foundation & {
    readonly identity: Identity
    readonly secrets: Secrets
    readonly project: Project
    readonly version: Version
    readonly sandbox: PoolOptions['sandbox']
    readonly runner: RunnerClient
    readonly runners: Runners
  },
): Mcp {
  const { config, identity, project, secrets, version } = foundation
  const authorizations = new Authorizations({ ...foundation, privateTargets: config.privateTargets })
  return new Mcp({
    ...foundation,
    host: new RemotePrograms(foundation.runner),
    elsewhere: new TalkingPrograms(foundation),
    limits: mcpLimits,
    servers: async () => (await project.mayRunCommands()).mcpServers,
    resolve: (entry) => secrets.resolveAll(entry),
    configured: async () => (await project.config()).mcpServers,
    mayCallTool: (caller, serverName, toolName) => identity.mayCallTool(caller, serverName, toolName),
    authorizations,
    projectFolder: config.project,
    environment: config.environment,
    version: version.version,
  })
}
