import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services, Staged } from '../contract.ts'
import type { Commits } from '../platform/work/commits.ts'
import { auditEntryOf } from './audit-entry.ts'
import { authorize } from './credentials/authorize.ts'
import { endOfAuthority } from './credentials/authority.ts'
import { MessageEvents, anthropicErrorOf, anthropicMessage } from './anthropic/answers.ts'
import { modelList, modelOf } from './openai/models.ts'
import { readMessagesRequest } from './anthropic/messages.ts'
import { closeSignal } from './close-signal.ts'
import { gateOf } from './gate.ts'
import type { GateOptions } from './gate.ts'
import { pathOf } from './paths.ts'
import { ChatChunks, chatCompletion, readChatRequest } from './openai/chat-completions.ts'
import { openAiErrorOf } from './openai/failure.ts'
import { Fields } from './openai/fields.ts'
import { embeddingsFields, requireKnown } from './openai/parameters.ts'
import { MappedStream } from './openai/mapped-stream.ts'
import type { FrameMapping } from './openai/mapped-stream.ts'
import { ResponseEvents } from './openai/response-events.ts'
import { readResponsesRequest, responseOf } from './openai/responses.ts'
import type { Route } from './route.ts'
import { sendStream } from './streams.ts'
import { timeouts } from '../timeouts.ts'

export interface OpenAiOptions extends GateOptions {
  readonly app: Services
  readonly commits: Commits
}

/** What a path does: the rules of credentials and the audit log have the operation that does the same. */
type Doing = keyof Services['operations']['doing']

const bodyBytesMax = 4_194_304
const inputsMax = 256

/**
 * The models in the shapes of OpenAI's interface, so that its clients can use Gantry as their endpoint (`/v1/models`,
 * `/v1/chat/completions`, `/v1/embeddings` and `/v1/responses`), and in those of Anthropic's (`/v1/messages`). They
 * stand beside the contract, whose envelope those clients do not know; credentials, limits and the ledger are the same.
 */
export function registerOpenAi(server: FastifyInstance, options: OpenAiOptions): void {
  const routes = new OpenAiRoutes(options)
  const add = (
    method: 'GET' | 'POST',
    path: string,
    doing: Doing,
    answer: (request: FastifyRequest, reply: FastifyReply) => unknown,
    failureBody = openAiErrorOf,
  ) => {
    const route = routeOf(method, path)
    const standsFor = options.app.operations.doing[doing]
    const config = { accepts: ['application/json'], failureBody, standsFor }
    server.route({
      method,
      url: path,
      bodyLimit: bodyBytesMax,
      config,
      onRequest: gateOf(route, config, options),
      handler: async (request, reply) => {
        const { app } = options
        authorize(route, { path: {}, query: {}, body: {} }, request.caller, app.identity)
        // The arguments are not known here.
        await app.mcp.calls.ruled.admit({ operationId: standsFor, caller: request.caller })
        reply.type('application/json; charset=utf-8')
        try {
          return await answer(request, reply)
        } catch (error) {
          throw app.ai.refusalOf(error)
        }
      },
    })
  }
  add('GET', '/v1/models', 'list', (request) => routes.models(request))
  // The name of a model has a slash.
  add('GET', '/v1/models/*', 'list', (request) => routes.model(request))
  add('POST', '/v1/chat/completions', 'generate', (request, reply) => routes.chatCompletions(request, reply))
  add('POST', '/v1/responses', 'generate', (request, reply) => routes.responses(request, reply))
  add('POST', '/v1/embeddings', 'embed', (request, reply) => routes.embeddings(request, reply))
  add('POST', '/v1/messages', 'generate', (request, reply) => routes.messages(request, reply), anthropicErrorOf)
  add('POST', '/v1/messages/count_tokens', 'count', (request) => routes.countTokens(request), anthropicErrorOf)
}

/** A narrowed credential is refused: these calls name no task. */
function routeOf(method: string, path: string): Route {
  const isRead = method === 'GET'
  return {
    method,
    path,
    tag: 'AI',
    scopes: ['ai:execute'],
    reach: 'project',
    status: 200,
    queryTypes: {},
    headers: [],
    answers: ['application/json', 'text/event-stream'],
    ...(!isRead && { body: 'json' as const }),
  }
}

class OpenAiRoutes {
  readonly #app: Services
  readonly #commits: Commits

  constructor({ app, commits }: OpenAiOptions) {
    this.#app = app
    this.#commits = commits
  }

  async models(request: FastifyRequest): Promise<object> {
    return modelList(await this.#app.ai.allModels(), request.headers)
  }

  async model({ params, headers }: FastifyRequest): Promise<object> {
    const { '*': name } = params as { readonly '*': string }
    return modelOf(await this.#app.ai.model(name), headers)
  }

  async chatCompletions(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { input, isStream, includesUsage } = readChatRequest(request.body)
    const created = this.#seconds()
    const id = this.#app.newId('chatcmpl')
    if (isStream)
      return this.#stream(request, reply, input, new ChatChunks({ id, model: input.model, created }, includesUsage))
    return chatCompletion(input.model, created, await this.#generate(request, reply, input))
  }

  async responses(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { input, isStream, named, asked } = readResponsesRequest(request.body)
    const about = { id: this.#app.newId('resp'), model: input.model, created: this.#seconds(), named, asked }
    if (isStream) return this.#stream(request, reply, input, new ResponseEvents(about), { hasSignatures: true })
    return responseOf(about, await this.#generate(request, reply, input))
  }

  async messages(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { input, isStream } = readMessagesRequest(request.body)
    const about = { id: this.#app.newId('msg'), model: input.model }
    if (isStream) return this.#stream(request, reply, input, new MessageEvents(about), { hasSignatures: true })
    // A whole message has no place for an input of a tool that is no JSON object; a stream gives it as it was written.
    return anthropicMessage(about, await this.#generate(request, reply, input, { isVerbatim: false }))
  }

  countTokens(request: FastifyRequest): object {
    return { input_tokens: this.#app.ai.estimateInput(readMessagesRequest(request.body, false).input) }
  }

  async embeddings(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const fields = new Fields(request.body)
    requireKnown(fields, embeddingsFields)
    const [given, model] = [fields.value('input'), fields.needText('model')]
    const input =
      typeof given === 'string' ? [given] : fields.list('input', inputsMax).filter((text) => typeof text === 'string')
    if (input.length === 0 || (Array.isArray(given) && input.length < given.length))
      fields.refuse('input', `a string or a list of at most ${inputsMax} strings`)
    const encoding = fields.text('encoding_format') ?? 'float'
    if (encoding !== 'float' && encoding !== 'base64') fields.refuse('encoding_format', 'float or base64')
    const dimensions = fields.number('dimensions', 1, 1e5)
    const { embeddings, usage } = await this.#audited(request, () =>
      this.#app.ai.embedFor({ model, input, dimensions }, request.caller, this.#signal(request, reply)),
    )
    return {
      object: 'list',
      model,
      data: embeddings.map((vector, index) => ({
        object: 'embedding',
        index,
        embedding: encoding === 'base64' ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : vector,
      })),
      usage: { prompt_tokens: usage.inputTokens, total_tokens: usage.inputTokens },
    }
  }

  #generate(
    request: FastifyRequest,
    reply: FastifyReply,
    input: Parameters<Services['ai']['generate']>[0],
    form = { isVerbatim: true },
  ) {
    return this.#audited(request, () =>
      this.#app.ai.generate(input, request.caller, this.#signal(request, reply), form),
    )
  }

  async #stream(
    request: FastifyRequest,
    reply: FastifyReply,
    input: Parameters<Services['ai']['stream']>[0],
    mapping: FrameMapping,
    about: { readonly hasSignatures?: boolean } = {},
  ): Promise<FastifyReply> {
    let opening: Promise<MappedStream> | undefined
    const { stream } = await this.#audited(request, async () => {
      const generate = () => this.#app.ai.stream(input, request.caller, { ...about, isVerbatim: true })
      return { changes: [], stream: await (opening ??= this.#open(request, reply, generate, mapping)) }
    }).catch(async (error: unknown) => {
      ;(await opening?.catch(() => undefined))?.close()
      throw error
    })
    return sendStream(request, reply, stream, () => this.#authority(request, reply))
  }

  /** Resolves with the first part of the generation, or fails with what it ended with before. */
  async #open(
    request: FastifyRequest,
    reply: FastifyReply,
    generate: () => ReturnType<Services['ai']['stream']>,
    mapping: FrameMapping,
  ): Promise<MappedStream> {
    const stream = new MappedStream(await generate(), mapping)
    const hangUp = () => stream.close()
    reply.raw.once('close', hangUp)
    this.#authority(request, reply).addEventListener('abort', hangUp)
    const failure = await stream.open(timeouts.aiFirstPart.ms)
    if (failure) throw failure
    return stream
  }

  /** The start of the call and its end are audited, as those of its operation are. */
  async #audited<Given>(request: FastifyRequest, stage: () => Promise<Staged<Given>>): Promise<Given> {
    const about = { operation: request.config?.standsFor ?? '', object: pathOf(request.url) }
    const entry = (outcome: 'started' | 'done' | 'refused') => ({
      audit: auditEntryOf(request, request.caller, { ...about, at: this.#app.now(), outcome }),
    })
    await this.#commits.commit(async () => ({ changes: [entry('started')] }))
    try {
      return await this.#commits.commitWith(stage, {
        complete: (staged) => ({ ...staged, changes: [...staged.changes, entry('done')] }),
      })
    } catch (error) {
      await this.#commits
        .commit(async () => ({ changes: [entry('refused')] }))
        .catch((unwritten: unknown) => request.log.warn({ err: unwritten }, 'a refusal was not audited'))
      request.isRefusalAudited = true
      throw error
    }
  }

  #signal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
    return closeSignal(reply, this.#authority(request, reply))
  }

  #authority(request: FastifyRequest, reply: FastifyReply): AbortSignal {
    return endOfAuthority(request, reply, { scopes: ['ai:execute'] }, this.#app.identity)
  }

  #seconds(): number {
    return Math.floor(Date.parse(this.#app.now()) / 1000)
  }
}
