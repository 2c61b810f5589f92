import type { Caller } from '../call.ts'
import { fail } from '../errors.ts'
import type { InputSchema, Operation } from '../generated/operations.js'
import type { Schemas } from '../generated/types.ts'
import type {} from '../foundation.ts'
import { nearest } from '../platform/text/nearest.ts'
import { quote } from '../platform/text/quote.ts'
import { isAlwaysDenied, judgedInput } from '../platform/rules/tool-rules.ts'
import { mayReach, rulesOf } from './identity.ts'
import type { OperationAnswer, OperationCall } from './operations/calls.ts'
import { isDecision } from './operations/decisions.ts'
import { ClientOffers } from './operations/client-offers.ts'
import type { ReadableAsking } from './operations/readable-items.ts'
import { digestOfServerTool } from './operations/server-tools.ts'
import type { ServerToolName } from './operations/server-tools.ts'
import { argumentsOf, requestFor } from './operations/requests.ts'
import type { OperationRequest, RequestArguments } from './operations/requests.ts'
import { ToolSearch } from './operations/tool-search.ts'
import type { SearchedTool } from './operations/tool-search.ts'

export type { ClientOffers, InputSchema, Operation, OperationAnswer, OperationCall, OperationRequest }
export type { Envelope } from './operations/calls.ts'
export type { OpenDecision } from './operations/client-decisions.ts'
export { withoutSecrets } from './operations/secret-arguments.ts'
export { isDecision } from './operations/decisions.ts'
export { requestFor } from './operations/requests.ts'

export type Job = Schemas['Job']

export interface FollowedJob extends DispatchOptions {
  readonly jobId: string
}

/** Sends requests to the server's own operations as a caller that is authenticated. */
export interface OperationDispatcher {
  call(caller: Caller, request: OperationRequest, about: DispatchOptions): Promise<OperationAnswer>
  /** The data of the events of this kind; none if the operation refuses. */
  stream(caller: Caller, request: OperationRequest, event: string, about: DispatchOptions): AsyncIterable<unknown>
}

export type DispatchOptions = Pick<OperationCall, 'address' | 'signal'>

/** For how many sets of rights the list is cached. */
const rightsMax = 64

/**
 * The operation table: what a caller may call, which operation does a thing, and a call of one from inside the service.
 */
export class Operations {
  /** Those that do what is asked for in the words of other services. */
  readonly doing = {
    list: 'listAiModels',
    generate: 'generateText',
    embed: 'createEmbeddings',
    count: 'countTokens',
  } as const
  readonly #dispatcher: OperationDispatcher
  #all: Promise<readonly Operation[]> | undefined
  readonly #allowed = new Map<string, readonly Operation[]>()
  readonly #offered = new WeakMap<readonly Operation[], readonly Operation[]>()
  readonly #indexes = new WeakMap<readonly Operation[], ToolSearch<Operation>>()

  constructor({ dispatcher }: { readonly dispatcher: OperationDispatcher }) {
    this.#dispatcher = dispatcher
  }

  /**
   * What the scopes and the allow-list of the caller permit among what a model can call, in the order of the contract.
   * Callers with the same rights get the same frozen list.
   */
  async allowed(caller: Caller): Promise<readonly Operation[]> {
    const key = rightsOf(caller)
    const known = this.#allowed.get(key)
    if (known) return known
    const all = await this.#load()
    const allowed = Object.freeze(all.filter((operation) => operation.isTool && mayCall(caller, operation)))
    if (this.#allowed.size >= rightsMax) this.#allowed.clear()
    this.#allowed.set(key, allowed)
    return allowed
  }

  /** Those of them that are tools for a model: all but the decisions of people. The same list for the same rights. */
  async offered(caller: Caller): Promise<readonly Operation[]> {
    const allowed = await this.allowed(caller)
    const known = this.#offered.get(allowed)
    if (known) return known
    const offered = Object.freeze(allowed.filter((operation) => !isDecision(operation.operationId)))
    this.#offered.set(allowed, offered)
    return offered
  }

  /** One that is offered. Refuses with `not_found`. */
  async find(caller: Caller, operationId: string): Promise<Operation> {
    const offered = await this.offered(caller)
    return offered.find((operation) => operation.operationId === operationId) ?? refuseUnknown(operationId, offered)
  }

  /** Those that are offered and fit the words best, best first. */
  async search(caller: Caller, words: string, limit: number): Promise<readonly Operation[]> {
    const offered = await this.offered(caller)
    let index = this.#indexes.get(offered)
    if (index === undefined) {
      index = new ToolSearch(offered.map(searchedOperation))
      this.#indexes.set(offered, index)
    }
    return index.search(words, limit)
  }

  /**
   * Calls an operation as this caller, through all that an HTTP request goes through but the credential. What the
   * operation refuses is an answer too. Refuses arguments that the operation does not have with `validation_failed`.
   */
  async call(caller: Caller, call: OperationCall): Promise<OperationAnswer> {
    const request = requestFor(call.operation, call.arguments, call.idempotencyKey)
    return this.#dispatcher.call(caller, request, { address: call.address, signal: call.signal })
  }

  /** The arguments of a request as a call has them, and as rules judge them. */
  async argumentsOf(operationId: string, request: RequestArguments) {
    const operation = (await this.#load()).find((each) => each.operationId === operationId) ?? fail('internal_error')
    const given = argumentsOf(operation, request)
    return { arguments: given, judged: judgedInput(operation.input, given) }
  }

  /** What the server of a tool says of it now, as a digest; nothing where the caller is offered no such tool. */
  serverToolDigest(caller: Caller, tool: ServerToolName, signal: AbortSignal): Promise<string | undefined> {
    return digestOfServerTool({ operations: this, caller, signal }, tool)
  }

  /** What an MCP client is offered beside them, in the name of this caller. */
  offersFor(asking: Omit<ReadableAsking, 'operations'>): ClientOffers {
    return new ClientOffers({ ...asking, operations: this })
  }

  /**
   * The job each time that its status or progress has changed, its end included. Ends early, without a failure, when
   * the caller may not read jobs, when its credential ends, and when the service stops.
   */
  async *followJob(caller: Caller, { jobId, address, signal }: FollowedJob): AsyncGenerator<Job> {
    const stream = (await this.#load()).find(({ operationId }) => operationId === 'streamJob') ?? fail('internal_error')
    const request = requestFor(stream, { jobId })
    // The events of the contract's own stream.
    for await (const job of this.#dispatcher.stream(caller, request, 'job', { address, signal })) yield job as Job
  }

  /** Loaded at its first use: most of a running service never needs it. */
  #load(): Promise<readonly Operation[]> {
    this.#all ??= import('../generated/operations.js').then(({ operations }) => operations)
    return this.#all
  }
}

function searchedOperation(operation: Operation): SearchedTool<Operation> {
  const { operationId, summary, firstSentence, asked, toolSet, input, annotations } = operation
  return {
    item: operation,
    name: operationId,
    title: summary,
    description: firstSentence,
    asked,
    group: toolSet,
    input,
    isReadOnly: annotations.isReadOnly,
  }
}

function mayCall(caller: Caller, { operationId, scopes, reach }: Operation): boolean {
  if (rulesOf(caller).some((rules) => isAlwaysDenied(rules, operationId))) return false
  const granted: readonly string[] = caller.scopes
  return (granted.includes('*') || scopes.every((scope) => granted.includes(scope))) && mayReach(caller.allow, reach)
}

/** Of the allow-list only which parts it has decides what may be called. */
function rightsOf(caller: Caller): string {
  const { scopes, allow } = caller
  const rules = rulesOf(caller)
  const ofAllow = allow ? ['allow', ...Object.keys(allow).sort()] : []
  return [...[...scopes].sort(), ...ofAllow, ...(rules.length > 0 ? [JSON.stringify(rules)] : [])].join(' ')
}

function refuseUnknown(operationId: string, allowed: readonly Operation[]): never {
  if (isDecision(operationId))
    fail('not_found', {
      message: `A model cannot decide on approvals, so that ${quote(operationId)} is no tool. A person calls it by HTTP.`,
    })
  const known = allowed.map((operation) => operation.operationId)
  const near = nearest(operationId, known)
  fail('not_found', {
    message: `There is no operation ${quote(operationId)} that this credential may call.${near ? ` Did you mean ${quote(near)}?` : ''}`,
    hint: 'Only operations that the scopes and the allow-list of the credential permit can be called.',
  })
}
