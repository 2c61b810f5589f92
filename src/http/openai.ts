import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../contract.ts'
import type { Commits } from '../platform/work/commits.ts'
import { authorize } from './credentials/authorize.ts'
import { endOfAuthority } from './credentials/authority.ts'
import { MessageEvents, anthropicErrorOf, anthropicMessage } from './anthropic/answers.ts'
import { readMessagesRequest } from './anthropic/messages.ts'
import { closeSignal } from './close-signal.ts'
import { gateOf } from './gate.ts'
import type { GateOptions } from './gate.ts'
import { ChatChunks, chatCompletion, readChatRequest } from './openai/chat-completions.ts'
import { openAiErrorOf } from './openai/failure.ts'
import { Fields } from './openai/fields.ts'
import { MappedStream } from './openai/mapped-stream.ts'
import type { FrameMapping } from './openai/mapped-stream.ts'
import { ResponseEvents, readResponsesRequest, responseOf } from './openai/responses.ts'
import type { Route } from './route.ts'
import { sendStream } from './streams.ts'

export interface OpenAiOptions extends GateOptions {
  readonly app: Services
  readonly commits: Commits
}

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
    answer: (request: FastifyRequest, reply: FastifyReply) => unknown,
    failureBody = openAiErrorOf,
  ) => {
    const route = routeOf(method, path)
    const config = { accepts: ['application/json'], failureBody }
    server.route({
      method,
      url: path,
      bodyLimit: bodyBytesMax,
      config,
      onRequest: gateOf(route, config, options),
      handler: async (request, reply) => {
        authorize(route, { path: {}, query: {}, body: {} }, request.caller, options.app.identity)
        await options.app.mcp.calls.ruled.admitGeneration(request.caller)
        reply.type('application/json; charset=utf-8')
        return answer(request, reply)
      },
    })
  }
  add('GET', '/v1/models', () => routes.models())
  add('POST', '/v1/chat/completions', (request, reply) => routes.chatCompletions(request, reply))
  add('POST', '/v1/responses', (request, reply) => routes.responses(request, reply))
  add('POST', '/v1/embeddings', (request, reply) => routes.embeddings(request, reply))
  add('POST', '/v1/messages', (request, reply) => routes.messages(request, reply), anthropicErrorOf)
  add('POST', '/v1/messages/count_tokens', (request) => routes.countTokens(request), anthropicErrorOf)
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

  async models(): Promise<object> {
    const data: object[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await this.#app.ai.models({ limit: 200, ...(cursor !== undefined && { cursor }) })
      data.push(...page.models.map(({ id, provider }) => ({ id, object: 'model', created: 0, owned_by: provider })))
      cursor = page.nextCursor
      if (cursor === undefined) return { object: 'list', data }
    }
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
    const { input, isStream, named } = readResponsesRequest(request.body)
    const about = { id: this.#app.newId('resp'), model: input.model, created: this.#seconds(), named }
    if (isStream) return this.#stream(request, reply, input, new ResponseEvents(about))
    return responseOf(about, await this.#generate(request, reply, input))
  }

  async messages(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { input, isStream } = readMessagesRequest(request.body)
    const about = { id: this.#app.newId('msg'), model: input.model }
    if (isStream) return this.#stream(request, reply, input, new MessageEvents(about), { hasSignatures: true })
    return anthropicMessage(about, await this.#generate(request, reply, input))
  }

  countTokens(request: FastifyRequest): object {
    return { input_tokens: this.#app.ai.estimateInput(readMessagesRequest(request.body, false).input) }
  }

  async embeddings(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const fields = new Fields(request.body)
    const [given, model] = [fields.value('input'), fields.needText('model')]
    const input =
      typeof given === 'string' ? [given] : fields.list('input', inputsMax).filter((text) => typeof text === 'string')
    if (input.length === 0 || (Array.isArray(given) && input.length < given.length))
      fields.refuse('input', `a string or a list of at most ${inputsMax} strings`)
    const isBase64 = fields.text('encoding_format') === 'base64'
    const { userId } = request.caller
    const { embeddings, usage } = await this.#commits.commit(() =>
      this.#app.ai.embed({ model, input }, { userId }, this.#signal(request, reply)),
    )
    return {
      object: 'list',
      model,
      data: embeddings.map((vector, index) => ({
        object: 'embedding',
        index,
        embedding: isBase64 ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : vector,
      })),
      usage: { prompt_tokens: usage.inputTokens, total_tokens: usage.inputTokens },
    }
  }

  #generate(request: FastifyRequest, reply: FastifyReply, input: Parameters<Services['ai']['generate']>[0]) {
    return this.#commits.commit(() => this.#app.ai.generate(input, request.caller, this.#signal(request, reply)))
  }

  async #stream(
    request: FastifyRequest,
    reply: FastifyReply,
    input: Parameters<Services['ai']['stream']>[0],
    mapping: FrameMapping,
    about: { readonly hasSignatures?: boolean } = {},
  ): Promise<FastifyReply> {
    const stream = new MappedStream(await this.#app.ai.stream(input, request.caller, about), mapping)
    return sendStream(request, reply, stream, () => this.#authority(request, reply))
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
