import { Failure, fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Store } from '../collections.ts'
import type { TimelessEvent } from '../stores/port.ts'
import type { Caller, Log, Staged } from '../call.ts'
import { Authorizations, type AuthTarget } from './mcp/authorizations.ts'
import type { CallFilter, CallRecord } from './mcp/call-records.ts'
import { Calls } from './mcp/calls.ts'
import type { Connection } from './mcp/connection.ts'
import { Contents } from './mcp/contents.ts'
import { useOf, type McpCall, type McpResult, type McpUse, type Use } from './mcp/use.ts'
import { ServerEntries } from './mcp/entries.ts'
import type { McpServerEntry } from './mcp/entry.ts'
import { defaultLimits, listedLimits, type McpLimits } from './mcp/limits.ts'
import type { LogPart } from './mcp/log.ts'
import { mcpMetrics, type Metric } from './mcp/metrics.ts'
import { ServerPool, type McpServerInfo, type PooledServer, type PoolOptions } from './mcp/pool.ts'
import { ruleOf } from './mcp/rules.ts'
import { askEach, pageOf, reasonOf, toListed, type ListQuery, type MayCallTool } from './mcp/tool-list.ts'
import type { Area, Foundation } from '../platform/work/area.ts'
import { mapStaged } from '../platform/work/commits.ts'
import type { Identity } from './identity.ts'
import type { Project } from './project.ts'
import type { Secrets } from './secrets.ts'
import type { Version } from './version.ts'

export { defaultLimits, type McpLimits, type McpResult, type McpServerEntry, type McpServerInfo }

type Schemas = components['schemas']

export interface Mcp {
  metrics(): readonly Metric[]
  /**
   * Calls a tool and gives its result whole, be it an error of the tool or not. Everything else that goes wrong is a
   * failure.
   */
  execute(call: McpCall): Promise<McpResult>
  /** The configured servers, in the order of the configuration. Starts none. */
  list(): Promise<readonly McpServerInfo[]>
  /** One of them. Refuses with `not_found`. */
  get(serverName: string): Promise<McpServerAt>
  /** Writes its entry in `gantry.json`. Refuses as `project.editEntry` does. */
  put(
    serverName: string,
    entry: McpServerEntry,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<McpServerAt>>
  /** Removes its entry. Refuses with `not_found`, and as `project.editEntry` does. */
  remove(serverName: string, ifVersion: number | undefined, caller: Caller): Promise<Staged>
  /** Starts it, unless it runs, and lists its tools anew. Refuses with `not_found` or `approval_required`. */
  test(serverName: string, use: McpUse): Promise<Schemas['McpServerTest']>
  /** Ends it and starts it again. Refuses with `not_found` or `approval_required`. */
  restart(serverName: string, use: McpUse): Promise<McpServerAt>
  /** Begins an authorization at a remote server. Refuses with `not_found`, `mcp_auth_failed` or `not_configured`. */
  startAuth(serverName: string, redirectUrl: string, caller: Caller): Promise<Schemas['McpAuthorization']>
  /** Takes what the authorization server sent along. Refuses with `not_found` or `mcp_auth_failed`. */
  completeAuth(serverName: string, code: Schemas['McpAuthCode'], caller: Caller): Promise<Staged<McpServerAt>>
  /** Refuses with `not_found`. */
  removeAuth(serverName: string): Promise<Staged>
  /** What its programs wrote on standard error. Refuses with `not_found`. */
  log(serverName: string, cursor: number | undefined): Promise<LogPart>
  /** The tools that the caller may call, of one server or of all. */
  tools(query: ListQuery, use: McpUse): Promise<Schemas['McpToolListAnswer']['data']>
  /** The resources of one server or of all. */
  resources(query: ListQuery, use: McpUse): Promise<Schemas['McpResourceListAnswer']['data']>
  readResource(resource: Schemas['McpResourceInput'], use: McpUse): Promise<Schemas['McpResourceAnswer']['data']>
  /** The prompts of one server or of all. */
  prompts(query: ListQuery, use: McpUse): Promise<Schemas['McpPromptListAnswer']['data']>
  prompt(prompt: Schemas['McpPromptInput'], use: McpUse): Promise<Schemas['McpPromptAnswer']['data']>
  /** The calls of tools that the caller may call. */
  calls(filter: CallFilter, caller: Caller): Promise<{ calls: CallRecord[]; nextCursor?: string }>
  /** Refuses with `not_found`. */
  call(callId: string, caller: Caller): Promise<CallRecord>
  /** Lets a call run once whose tool needs an approval. Refuses with `not_found` or `invalid_transition`. */
  approveCall(callId: string, caller: Caller): Promise<Staged<{ call: CallRecord }>>
  /** Refuses with `not_found` or `invalid_transition`. */
  cancelCall(callId: string, caller: Caller): Promise<Staged<{ call: CallRecord }>>
  /** Ends the records of calls that an earlier run left. */
  recover(): Promise<void>
  /** Ends every connection and every process that was started for one. */
  close(): Promise<void>
}

/** A server with the version of the configuration. */
export interface McpServerAt {
  readonly server: McpServerInfo
  readonly version: number
}

export type McpEvent = TimelessEvent<'mcp.'>

export interface McpOptions extends PoolOptions {
  readonly limits?: Partial<McpLimits>
  /** Where entries are written. */
  readonly project?: Project
  readonly mayCallTool?: MayCallTool
  readonly now?: () => string
  readonly newId?: (prefix: string) => string
  readonly log?: Log
  readonly emit?: (event: McpEvent) => void
  /** Where the calls are, for other processes and later runs. */
  readonly store: Store
  readonly isStoreShared?: boolean
}

export function createMcp(options: McpOptions): Mcp {
  return new McpServers(options)
}

class McpServers implements Mcp {
  readonly #options: McpOptions
  readonly #pool: ServerPool
  readonly #calls: Calls
  readonly metrics = () => mcpMetrics(this.#calls.ended, this.#pool.connections())
  readonly #contents: Contents

  constructor(options: McpOptions) {
    this.#options = options
    const emit = (event: McpEvent) => this.#emit(event)
    this.#pool = new ServerPool(options, { ...defaultLimits, ...options.limits }, emit)
    let count = 0
    const { now = () => new Date().toISOString(), newId = (prefix) => `${prefix}_${++count}`, secretMask } = options
    this.#calls = new Calls({ ...options, now, newId, emit, secretMask })
    this.#contents = new Contents(secretMask)
  }

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
      return this.#options.secretMask?.value(received) ?? received
    })
  }

  list(): Promise<readonly McpServerInfo[]> {
    return this.#pool.list()
  }

  async get(serverName: string): Promise<McpServerAt> {
    const { project } = this.#options
    return { server: await this.#pool.get(serverName), version: (await project?.publicConfig())?.version ?? 0 }
  }

  put(
    name: string,
    entry: McpServerEntry,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<McpServerAt>> {
    return this.#entries().put({ name, entry, ifVersion, caller }, this.#pool)
  }

  remove(name: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    return this.#entries().remove({ name, ifVersion, caller })
  }

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
        error: reasonOf(error),
        durationMs: durationMs(),
      }
    }
  }

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

  async startAuth(serverName: string, redirectUrl: string, caller: Caller): Promise<Schemas['McpAuthorization']> {
    const { at } = await this.#remote(serverName)
    return this.#authorizations().start(at, redirectUrl, caller)
  }

  async completeAuth(serverName: string, code: Schemas['McpAuthCode'], caller: Caller): Promise<Staged<McpServerAt>> {
    const { at, server } = await this.#remote(serverName)
    const staged = await this.#authorizations().complete(at, code, caller)
    return mapStaged(staged, async () => {
      await server.signInAgain()
      return this.get(serverName)
    })
  }

  async removeAuth(serverName: string): Promise<Staged> {
    await this.#pool.get(serverName)
    const staged = await this.#authorizations().remove(serverName)
    await this.#pool.forget(serverName)
    return staged
  }

  async log(serverName: string, cursor: number | undefined): Promise<LogPart> {
    await this.#pool.get(serverName)
    return this.#pool.logOf(serverName).read(cursor)
  }

  async tools(query: ListQuery, use: McpUse): Promise<Schemas['McpToolListAnswer']['data']> {
    const { mayCallTool, secretMask } = this.#options
    const { items, failures } = await this.#askServers(query, use, async (serverName, found) => {
      const tools = [...(await found.server.tools(useOf(use))).values()]
      const usable = tools.filter(({ name }) => mayCallTool?.(use.caller, serverName, name) ?? true)
      return usable.map((tool) => toListed(serverName, found, tool, secretMask))
    })
    const { items: tools, ...next } = pageOf(items, ({ name }) => name, query)
    return { tools, failures, ...next }
  }

  async resources(query: ListQuery, use: McpUse): Promise<Schemas['McpResourceListAnswer']['data']> {
    const { items, failures } = await this.#askWhole(query, use, (...of) => this.#contents.resources(...of))
    const { items: resources, ...next } = pageOf(items, ({ uri, uriTemplate }) => uri ?? uriTemplate ?? '', query)
    return { resources, failures, ...next }
  }

  readResource(
    { serverName, uri }: Schemas['McpResourceInput'],
    use: McpUse,
  ): Promise<Schemas['McpResourceAnswer']['data']> {
    return this.#useWhole(serverName, use, (connection) => this.#contents.read(uri, connection, useOf(use)))
  }

  async prompts(query: ListQuery, use: McpUse): Promise<Schemas['McpPromptListAnswer']['data']> {
    const { items, failures } = await this.#askWhole(query, use, (...of) => this.#contents.prompts(...of))
    const { items: prompts, ...next } = pageOf(items, ({ name }) => name, query)
    return { prompts, failures, ...next }
  }

  prompt(
    { serverName, ...prompt }: Schemas['McpPromptInput'],
    use: McpUse,
  ): Promise<Schemas['McpPromptAnswer']['data']> {
    return this.#useWhole(serverName, use, (connection) => this.#contents.prompt(prompt, connection, useOf(use)))
  }

  calls(filter: CallFilter, caller: Caller): Promise<{ calls: CallRecord[]; nextCursor?: string }> {
    return this.#calls.list(filter, this.#visibleTo(caller))
  }

  call(callId: string, caller: Caller): Promise<CallRecord> {
    return this.#calls.get(callId, this.#visibleTo(caller))
  }

  approveCall(callId: string, caller: Caller): Promise<Staged<{ call: CallRecord }>> {
    return this.#calls.approve(callId, caller.userId, this.#visibleTo(caller))
  }

  cancelCall(callId: string, caller: Caller): Promise<Staged<{ call: CallRecord }>> {
    return this.#calls.cancel(callId, this.#visibleTo(caller))
  }

  recover(): Promise<void> {
    return this.#calls.recover()
  }

  async close(): Promise<void> {
    await this.#pool.close()
    await this.#calls.close()
  }

  async #askServers<Item>(
    { serverName }: ListQuery,
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
    query: ListQuery,
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
    return this.#options.mayCallTool?.(caller, serverName, '*') ?? true
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
    return ({ serverName, toolName }) => this.#options.mayCallTool?.(caller, serverName, toolName) ?? true
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

  #authorizations(): Authorizations {
    return this.#options.authorizations ?? fail('not_configured')
  }

  #entries(): ServerEntries {
    return new ServerEntries(this.#options.project ?? fail('not_configured'))
  }

  #emit(event: McpEvent): void {
    this.#options.emit?.(event)
    if (event.kind === 'mcp.server.failed') this.#options.log?.warn(event.data, 'An MCP server failed.')
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
): Area<Mcp> {
  const { config, identity, project, secrets, version } = foundation
  const authorizations = new Authorizations({ ...foundation, privateTargets: config.privateTargets })
  const mcp = createMcp({
    ...foundation,
    servers: async () => (await project.mayRunCommands()).mcpServers,
    resolve: (entry) => secrets.resolveAll(entry),
    configured: async () => (await project.config()).mcpServers,
    mayCallTool: (caller, serverName, toolName) => identity.mayCallTool(caller, serverName, toolName),
    authorizations,
    projectFolder: config.project,
    environment: config.environment,
    version: version.version,
  })
  return {
    service: mcp,
    limits: () => listedLimits,
    metrics: () => mcp.metrics(),
    recover: () => Promise.all([authorizations.reseal(), mcp.recover()]),
    reseal: () => authorizations.reseal(),
    close: () => mcp.close(),
  }
}
