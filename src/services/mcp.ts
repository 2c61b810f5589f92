import { Failure, fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Store } from '../collections.ts'
import type { TimelessEvent } from '../stores/port.ts'
import type { Caller, Log, Staged } from '../call.ts'
import { Authorizations, type AuthTarget } from './mcp/authorizations.ts'
import type { CallFilter, CallRecord, ShownCall } from './mcp/call-records.ts'
import { Calls } from './mcp/calls.ts'
import type { Connection } from './mcp/connection.ts'
import { Contents } from './mcp/contents.ts'
import { useOf, type McpCall, type McpResult, type McpUse, type Use } from './mcp/use.ts'
import { ServerEntries } from './mcp/entries.ts'
import type { EntriesProject } from './mcp/entries.ts'
import type { McpServerEntry } from './mcp/entry.ts'
import { mcpLimits, listedLimits, type McpLimits } from './mcp/limits.ts'
import type { LogPart } from './mcp/log.ts'
import { mcpMetrics, type Metric } from './mcp/metrics.ts'
import { ServerPool, type McpServerInfo, type PooledServer, type PoolOptions } from './mcp/pool.ts'
import { ruleOf } from './mcp/rules.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { askEach, toPage, failureReasonOf, toListed, type McpListQuery, type MayCallTool } from './mcp/tool-list.ts'
import { mapStaged } from '../platform/work/commits.ts'
import type { Identity } from './identity.ts'
import type { Project } from './project.ts'
import type { Secrets } from './secrets.ts'
import type { Version } from './version.ts'
import type { Actors } from '../platform/work/actors.ts'

export { mcpLimits }
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
  readonly #options: McpOptions
  readonly #pool: ServerPool
  readonly #calls: Calls
  readonly #contents: Contents

  constructor(options: McpOptions) {
    this.#options = options
    const emit = (event: McpEvent) => this.#emit(event)
    this.#pool = new ServerPool(options, options.limits, emit)
    this.#calls = new Calls({ ...options, emit })
    this.#contents = new Contents(options.secretMask)
  }

  listLimits(): readonly Limit[] {
    return listedLimits
  }

  metrics(): readonly Metric[] {
    return mcpMetrics(this.#calls.ended, this.#pool.connections())
  }

  /**
   * Calls a tool and gives its result whole, be it an error of the tool or not. Everything else that goes wrong is a
   * failure.
   */
  async execute(call: McpCall): Promise<McpResult> {
    const { serverName, toolName, arguments: given = {}, inputResponses, requestState, onEffect } = call
    const found = await this.#pool.find(serverName)
    this.#permit(found, call)
    const { userId: actor } = call.caller
    const beside = { ...(inputResponses && { inputResponses }), ...(requestState !== undefined && { requestState }) }
    const asked = { serverName, toolName, arguments: given, beside, signal: call.signal, actor }
    return await this.#calls.run(asked, ruleOf(found.entry, toolName), async (running) => {
      const received = await found.server.call({
        ...{ toolName, arguments: given, inputResponses, requestState, actor, onEffect },
        ...running,
      })
      return this.#options.secretMask.value(received)
    })
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

  /** Writes its entry in `gantry.json`. Refuses as `project.editEntry` does. */
  put(
    name: string,
    entry: McpServerEntry,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<McpServerAt>> {
    return this.#entries().put({ name, entry, ifVersion, caller }, this.#pool)
  }

  /** Removes its entry. Refuses with `not_found`, and as `project.editEntry` does. */
  remove(name: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    return this.#entries().remove({ name, ifVersion, caller })
  }

  /** Starts it, unless it runs, and lists its tools anew. Refuses with `not_found` or `approval_required`. */
  async test(serverName: string, use: McpUse): Promise<Schemas['McpServerTest']> {
    const found = await this.#findNamed(serverName, use)
    const startedAt = performance.now()
    const durationMs = () => Math.round(performance.now() - startedAt)
    try {
      found.server.retryAtOnce()
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
      // The status of the server says why.
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
    const { mayCallTool, secretMask } = this.#options
    const { items, failures } = await this.#askServers(query, use, async (serverName, found) => {
      const tools = [...(await found.server.tools(useOf(use))).values()]
      const usable = tools.filter(({ name }) => mayCallTool(use.caller, serverName, name))
      return usable.map((tool) => toListed(serverName, found, tool, secretMask))
    })
    const { items: tools, ...next } = toPage(items, ({ name }) => name, query)
    return { tools, failures, ...next }
  }

  /** The resources of one server or of all. */
  async resources(query: McpListQuery, use: McpUse): Promise<Schemas['McpResourceListAnswer']['data']> {
    const { items, failures } = await this.#askWhole(query, use, (...of) => this.#contents.resources(...of))
    const { items: resources, ...next } = toPage(items, ({ uri, uriTemplate }) => uri ?? uriTemplate ?? '', query)
    return { resources, failures, ...next }
  }

  readResource(
    { serverName, uri }: Schemas['McpResourceInput'],
    use: McpUse,
  ): Promise<Schemas['McpResourceAnswer']['data']> {
    return this.#useWhole(serverName, use, (connection) => this.#contents.read(uri, connection, useOf(use)))
  }

  /** The prompts of one server or of all. */
  async prompts(query: McpListQuery, use: McpUse): Promise<Schemas['McpPromptListAnswer']['data']> {
    const { items, failures } = await this.#askWhole(query, use, (...of) => this.#contents.prompts(...of))
    const { items: prompts, ...next } = toPage(items, ({ name }) => name, query)
    return { prompts, failures, ...next }
  }

  prompt(
    { serverName, ...prompt }: Schemas['McpPromptInput'],
    use: McpUse,
  ): Promise<Schemas['McpPromptAnswer']['data']> {
    return this.#useWhole(serverName, use, (connection) => this.#contents.prompt(prompt, connection, useOf(use)))
  }

  /** The calls of tools that the caller may call. */
  calls(filter: CallFilter, caller: Caller): Promise<{ calls: ShownCall[]; nextCursor?: string }> {
    return this.#calls.list(filter, this.#visibleTo(caller))
  }

  /** Refuses with `mcp_call_not_found`. */
  call(callId: string, caller: Caller): Promise<ShownCall> {
    return this.#calls.get(callId, this.#visibleTo(caller))
  }

  /** Lets a call run once whose tool needs an approval. Refuses with `mcp_call_not_found` or `invalid_transition`. */
  approveCall(callId: string, caller: Caller): Promise<Staged<{ call: ShownCall }>> {
    return this.#calls.approve(callId, caller.userId, this.#visibleTo(caller))
  }

  /** Refuses with `mcp_call_not_found` or `invalid_transition`. */
  cancelCall(callId: string, caller: Caller): Promise<Staged<{ call: ShownCall }>> {
    return this.#calls.cancel(callId, this.#visibleTo(caller))
  }

  /** Ends the records of calls that an earlier run left. */
  async recover(): Promise<void> {
    await this.reseal()
    await this.#calls.recover()
  }

  async reseal(): Promise<void> {
    await this.#options.authorizations.reseal()
  }

  /** Ends every connection and every process that was started for one. */
  async close(): Promise<void> {
    await this.#pool.close()
    await this.#calls.close()
  }

  async #askServers<Item>(
    { serverName }: McpListQuery,
    use: McpUse,
    ask: (serverName: string, found: PooledServer) => Promise<readonly Item[]>,
  ): Promise<{ items: Item[]; failures: Schemas['McpListFailure'][] }> {
    // A name that the configuration does not have is a mistake of the caller, and no failure of a server.
    if (serverName !== undefined) await this.#pool.find(serverName)
    const names = serverName === undefined ? await this.#pool.names() : [serverName]
    return askEach(names, async (name) => {
      const found = await this.#pool.find(name)
      this.#permit(found, use)
      return ask(name, found)
    })
  }

  /** Asks the servers of which the caller may call every tool: the others are not the caller's to look into. */
  #askWhole<Item>(
    query: McpListQuery,
    use: McpUse,
    ask: (serverName: string, connection: Connection, use: Use) => Promise<readonly Item[]>,
  ): Promise<{ items: Item[]; failures: Schemas['McpListFailure'][] }> {
    return this.#askServers(query, use, async (serverName, { server }) => {
      if (!this.#mayUseWhole(serverName, use)) return []
      return server.use(useOf(use), (connection) => ask(serverName, connection, useOf(use)))
    })
  }

  async #useWhole<Result>(
    serverName: string,
    use: McpUse,
    work: (connection: Connection) => Promise<Result>,
  ): Promise<Result> {
    const found = await this.#pool.find(serverName)
    if (!this.#mayUseWhole(serverName, use))
      fail('mcp_tool_denied', {
        message:
          'This credential is restricted to some tools of this MCP server, and so does not reach its resources and prompts.',
      })
    this.#permit(found, use)
    return found.server.use(useOf(use), work)
  }

  #mayUseWhole(serverName: string, { caller }: McpUse): boolean {
    return this.#options.mayCallTool(caller, serverName, '*')
  }

  /** The server that a path names. */
  async #findNamed(serverName: string, use: McpUse): Promise<PooledServer> {
    const found = await this.#pool.findNamed(serverName)
    this.#permit(found, use)
    return found
  }

  #permit({ server }: PooledServer, { caller }: McpUse): void {
    if (server.startsProgram) this.#options.sandbox.permit(caller)
  }

  #visibleTo(caller: Caller): (call: CallRecord) => boolean {
    return ({ serverName, toolName }) => this.#options.mayCallTool(caller, serverName, toolName)
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

  #entries(): ServerEntries {
    return new ServerEntries(this.#options.project)
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
  },
): Mcp {
  const { config, identity, project, secrets, version } = foundation
  const authorizations = new Authorizations({ ...foundation, privateTargets: config.privateTargets })
  return new Mcp({
    ...foundation,
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
