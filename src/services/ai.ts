import type { Caller, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import { Egress } from '../platform/egress/egress.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { recordEffect } from '../platform/work/commits.ts'
import { pageOfAll, type PageQuery } from '../platform/work/page.ts'
import { defined } from '../platform/work/defined.ts'
import { holderOf, perToken } from '../platform/work/shares.ts'
import { AgentPrompt } from './ai/agent-prompt.ts'
import { budgetIdOf, describeBudget, readBudget, recountPeriod, requireToken } from './ai/budget.ts'
import { getCall, listCalls } from './ai/calls.ts'
import type { CallsQuery } from './ai/calls.ts'
import { estimateInput } from './ai/conversation.ts'
import type { ModelImage, ModelReasoning, ModelRequest } from './ai/conversation.ts'
import { budgetPut } from './ai/events.ts'
import { GenerationStream, readAnswer, settle } from './ai/generation.ts'
import type { GenerateAnswer } from './ai/generation.ts'
import { callPlaces, Ledger } from './ai/ledger.ts'
import type { AiUsage, CallOwner } from './ai/ledger.ts'
import { LocalModels } from './ai/local-models.ts'
import { ModelCall, beginGeneration } from './ai/model-call.ts'
import type { ModelCallParts } from './ai/model-call.ts'
import { fallbacksOf, findModel, modelsOf, takesImages, windowOf } from './ai/models.ts'
import type { Model } from './ai/models.ts'
import type { ModelPart } from './ai/model-stream.ts'
import { createProviderFetch } from './ai/provider-fetch.ts'
import { Providers, providersMax } from './ai/providers.ts'
import { recoverCalls } from './ai/recovery.ts'
import { estimateTokens } from './ai/tokens.ts'
import { UnknownModels } from './ai/unknown-models.ts'
import { refusalOf } from './ai/refusal.ts'
import { readUsage } from './ai/usage.ts'
import type { UsageQuery } from './ai/usage.ts'
import type { Project } from './project.ts'
import type { Secrets } from './secrets.ts'
import { requireTask } from './tasks.ts'

export type { CallOwner, GenerateAnswer, Model, ModelCall, ModelImage, ModelPart, ModelReasoning, ModelRequest }
export type { GenerationStream } from './ai/generation.ts'
export type { WrittenToolCall } from './ai/model-call.ts'
export type { AgentPrompt, AgentUse } from './ai/agent-prompt.ts'
export { toolCallOf } from './ai/model-call.ts'
export { ContextOverflow } from './ai/overflow.ts'
export { SignedReasoning } from './ai/signed-reasoning.ts'

export interface GenerateInput extends ModelRequest {
  /** `aiModel` of the project by default. */
  readonly model?: string | undefined
  readonly taskId?: string | undefined
}

/** How an answer is given. */
export interface AnswerForm {
  /** Whether what reasoning is signed with is a frame of its own. */
  readonly hasSignatures?: boolean
  /** Whether tool calls have the text that the model wrote, and what is no JSON is given as it is. */
  readonly isVerbatim?: boolean
}

/** Texts whose vectors are wanted; of which length, if the model has several. */
export interface EmbedInput {
  readonly model: string
  readonly input: readonly string[]
  readonly dimensions?: number | undefined
}

export interface BegunCall {
  readonly call: ModelCall
  readonly parts: AsyncGenerator<ModelPart>
}

export interface AiOptions
  extends Pick<
    Foundation,
    'actors' | 'store' | 'commits' | 'now' | 'newId' | 'log' | 'secretBox' | 'secretMask' | 'isStoreShared'
  > {
  readonly egress: Egress
  readonly secrets: Pick<Secrets, 'resolve'>
  readonly project: Pick<Project, 'config'>
  readonly local: LocalModels
  /** What stands in front of each path of the service. */
  readonly publicPath?: string
}

/** Model providers: what they generate, and the ledger of what it costs. */
export class Ai implements Area {
  readonly providers: Providers
  readonly refusalOf = refusalOf
  readonly #options: AiOptions
  readonly #parts: ModelCallParts
  readonly #stopping = new AbortController()
  readonly #streams = new Set<GenerationStream>()
  readonly #closing = new Set<Promise<void>>()
  readonly #unknown: UnknownModels

  constructor(options: AiOptions) {
    this.#options = options
    this.providers = new Providers(options)
    this.#unknown = new UnknownModels(options, (name) => this.testProvider(name))
    this.#parts = {
      providers: this.providers,
      ledger: new Ledger(options),
      fetch: createProviderFetch(options.egress),
      local: options.local,
    }
  }

  listLimits(): readonly Limit[] {
    return limitsWith(this.runningCount)
  }

  reseal(): Promise<unknown> {
    return this.providers.sealAll()
  }

  get runningCount(): number {
    return this.#parts.ledger.runningCount
  }

  async testProvider(name: string): Promise<Staged<{ test: Schemas['AiProviderTest'] }>> {
    const test = await this.providers.test(name)
    return recordEffect(() => this.providers.recordTest(name, test))
  }

  async models(page: PageQuery) {
    const { items, ...next } = pageOfAll(await this.allModels(), page, 'models', ({ id }) => id)
    return { models: items, ...next }
  }

  async allModels(): Promise<Model[]> {
    await this.#unknown.ask()
    const providers = await this.#options.store.read.aiProviders.list({ limit: providersMax })
    return (await Promise.all(providers.map(({ doc }) => modelsOf(doc)))).flat()
  }

  async model(id: string): Promise<Model> {
    return (await this.allModels()).find((model) => model.id === id) ?? fail('model_not_found')
  }

  /** Generates and stages the end of the call. Fails as `begin` and with `ai_provider_error`. */
  async generate(
    input: GenerateInput,
    caller: Caller,
    signal: AbortSignal,
    { isVerbatim = false }: Pick<AnswerForm, 'isVerbatim'> = {},
  ): Promise<Staged<GenerateAnswer>> {
    const { call, parts } = await this.begin(input, ownerOf(caller, input.taskId), signal)
    try {
      const answer = await readAnswer({ call, parts, isJson: input.schema !== undefined, isVerbatim })
      return await recordEffect(async () => {
        const { changes, usage } = await call.settle()
        return { ...answer, changes, usage, callId: call.id }
      })
    } catch (error) {
      await settle(this.#options.commits, call)
      throw signal.aborted ? hungUp() : error
    }
  }

  /** The same as a stream. */
  async stream(
    input: GenerateInput,
    caller: Caller,
    { hasSignatures = false, isVerbatim = false }: AnswerForm = {},
  ): Promise<GenerationStream> {
    const hangUp = new AbortController()
    const { call, parts } = await this.begin(input, ownerOf(caller, input.taskId), hangUp.signal)
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    this.#closing.add(closed)
    const stream = new GenerationStream({
      ...this.#options,
      call,
      parts,
      isJson: input.schema !== undefined,
      hasSignatures,
      isVerbatim,
      caller,
      abort: () => hangUp.abort(),
      onClose: () => {
        this.#streams.delete(stream)
        this.#closing.delete(closed)
        resolve()
      },
    })
    this.#streams.add(stream)
    return stream
  }

  /**
   * The name of a model that there is: the given one, or that of the project. Fails with `model_not_found` or
   * `not_configured`.
   */
  async requireModel(name: string | undefined): Promise<string> {
    return (await findModel(this.#options.store, name ?? (await this.#projectModel()))).name
  }

  /** Whether a model takes images: as it is configured, or else by its name. */
  async takesImages(name: string): Promise<boolean> {
    return takesImages(await findModel(this.#options.store, name))
  }

  /** How many tokens the input and the output of a model may have together, as far as that is known; else a guess. */
  async windowOf(name: string): Promise<number> {
    return windowOf(await findModel(this.#options.store, name))
  }

  /** An estimate of the tokens that a model is given. */
  estimateInput(request: ModelRequest): number {
    return estimateInput(request)
  }

  /**
   * Records the start of a generation and gives it with its parts. The call must be settled, best in the commit that
   * stores what came of it. Fails with `model_not_found`, `quota_exceeded` or `not_configured`.
   */
  async begin(input: GenerateInput, owner: CallOwner, signal: AbortSignal): Promise<BegunCall> {
    const { store } = this.#options
    if (this.#stopping.signal.aborted) fail('shutting_down', { retryAfter: 1 })
    if (owner.taskId !== undefined) await requireTask(store, owner.taskId)
    const model = await findModel(store, input.model ?? (await this.#projectModel()))
    const call = await beginGeneration(this.#parts.ledger, [model, ...(await fallbacksOf(store, model))], input, owner)
    return { call, parts: call.parts(input, this.#parts, AbortSignal.any([signal, this.#stopping.signal])) }
  }

  /** Records the start of a prompt to an agent, which must be settled. Fails with `quota_exceeded`. */
  beginAgent(agent: string, owner: CallOwner): Promise<AgentPrompt> {
    if (this.#stopping.signal.aborted) fail('shutting_down', { retryAfter: 1 })
    return AgentPrompt.begin(this.#parts.ledger, agent, owner)
  }

  /** The vectors of texts for a caller, whose shares and budgets it takes. */
  embedFor(
    { taskId, ...given }: Parameters<Ai['embed']>[0] & { readonly taskId?: string | undefined },
    caller: Caller,
    signal: AbortSignal,
  ): ReturnType<Ai['embed']> {
    return this.embed(given, ownerOf(caller, taskId), signal)
  }

  /** The vectors of texts, and the staged end of the call. */
  async embed(
    { model: name, input, dimensions }: EmbedInput,
    owner: CallOwner,
    signal: AbortSignal,
  ): Promise<Staged<{ embeddings: number[][]; usage: AiUsage; callId: string }>> {
    const { store, commits } = this.#options
    if (owner.taskId !== undefined) await requireTask(store, owner.taskId)
    const model = await findModel(store, name)
    const inputTokens = input.reduce((sum, text) => sum + estimateTokens(text), 0)
    const start = { operation: 'embed', models: [model], owner, inputTokens, outputTokensMax: 0 } as const
    const call = await ModelCall.begin(this.#parts.ledger, start)
    try {
      const embeddings = await call.embed(
        { values: input, dimensions },
        this.#parts,
        AbortSignal.any([signal, this.#stopping.signal]),
      )
      return await recordEffect(async () => {
        const { changes, usage } = await call.settle()
        return { embeddings, changes, usage, callId: call.id }
      })
    } catch (error) {
      await settle(commits, call)
      throw signal.aborted ? hungUp() : error
    }
  }

  countTokens(text: string): { tokens: number; method: 'estimate' } {
    return { tokens: estimateTokens(text), method: 'estimate' }
  }

  calls(query: CallsQuery, caller: Caller) {
    return listCalls(this.#options, query, caller)
  }

  call(id: string, caller: Caller) {
    return getCall(this.#options, id, caller)
  }

  usage(query: UsageQuery) {
    return readUsage(this.#options.store, query, this.#options.now())
  }

  /** That of all calls, or of a token and those made from it. Fails with `token_not_found`. */
  async budget(tokenId: string | undefined): Promise<Schemas['AiBudget']> {
    await requireToken(this.#options.store, tokenId)
    return readBudget(this.#options.store, tokenId, this.#options.now())
  }

  async putBudget(
    input: Schemas['AiBudgetInput'],
    tokenId: string | undefined,
    caller: Caller,
  ): Promise<Staged<{ budget: Schemas['AiBudget'] }>> {
    const { store, now } = this.#options
    await requireToken(store, tokenId)
    const at = now()
    const doc = { id: budgetIdOf(tokenId), ...input, ...(tokenId !== undefined && { tokenId }) }
    const found = await store.read.aiBudgets.get(doc.id)
    return {
      budget: await describeBudget(store, doc, at, { isRecounted: true }),
      changes: [
        found ? { replace: 'aiBudgets', version: found.version, doc } : { insert: 'aiBudgets', doc },
        ...(await recountPeriod(store, doc, at)),
        budgetPut(doc, { at, actor: caller.userId }),
      ],
    }
  }

  /** Ends the streams; their calls are settled as aborted. */
  drain(): void {
    this.#stopping.abort()
    for (const stream of this.#streams) stream.close()
  }

  async finish(): Promise<void> {
    await Promise.all(this.#closing)
    await this.#options.local.close()
  }

  async recover(): Promise<void> {
    await this.reseal()
    await recoverCalls({ ...this.#options, ledger: this.#parts.ledger })
  }

  async #projectModel(): Promise<string> {
    const { aiModel } = await this.#options.project.config()
    if (aiModel.includes('/')) return aiModel
    return fail('not_configured', {
      message: 'No model is named. Give model as provider/model, or set aiModel in gantry.json.',
    })
  }
}

/** What is in force, and how much of it is used. */
function limitsWith(runningCount: number): readonly Limit[] {
  return [
    { name: 'aiProviders', value: providersMax, unit: 'providers', description: 'The number of AI providers.' },
    {
      name: 'aiCalls',
      value: callPlaces.capacity,
      unit: 'calls',
      used: runningCount,
      description: 'The number of calls of models in progress.',
    },
    {
      name: 'aiCallsPerUser',
      value: callPlaces.perUser,
      unit: 'calls',
      description: 'The number of calls of models in progress of one user.',
    },
    {
      name: 'aiCallsPerToken',
      value: perToken(callPlaces),
      unit: 'calls',
      description: 'The number of calls of models in progress of one token with those made from it.',
    },
  ]
}

/** A session that a token has started uses what the token may use. */
function ownerOf({ grant }: Caller, taskId: string | undefined): CallOwner {
  return { ...holderOf(grant), ...defined({ taskId, tokenId: grant.tokenId }) }
}

/** The client has gone, and this answer is not sent. */
function hungUp() {
  return fail('ai_provider_error', { message: 'The call was ended because the caller hung up.' })
}

/** The area as the service composes it. */
export function openAi(house: Foundation & { readonly project: Project; readonly secrets: Secrets }): Ai {
  const { privateTargets, localModels, publicPath } = house.config
  const egress = new Egress({ allowed: privateTargets })
  return new Ai({ ...house, egress, local: new LocalModels(house.hostSandbox, localModels), publicPath })
}
