import type { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { AiProviderDocument } from '../../collections/ai.ts'
import type { Conceal } from '../../platform/text/concealer.ts'

type Compatible = ReturnType<typeof createOpenAICompatible>
/** What is used of a model as the packages of the AI SDK present every provider (language model specification v4). */
export type LanguageModel = Pick<ReturnType<Compatible['languageModel']>, 'specificationVersion' | 'doStream'>
export type EmbeddingModel = Pick<ReturnType<Compatible['embeddingModel']>, 'maxEmbeddingsPerCall' | 'doEmbed'>
export type CallOptions = Parameters<LanguageModel['doStream']>[0]
type StreamResult = Awaited<ReturnType<LanguageModel['doStream']>>
export type StreamPart = StreamResult['stream'] extends ReadableStream<infer Part> ? Part : never

/** A provider whose key is open. */
export interface OpenProvider extends Pick<AiProviderDocument, 'id' | 'kind' | 'baseUrl'> {
  readonly key: string | undefined
  /** For what the provider says. */
  readonly conceal: Conceal
}

/** A provider that is reached by an address. */
interface RemoteProvider extends OpenProvider {
  readonly baseUrl: string
}

interface Models {
  languageModel(id: string): LanguageModel
  embeddingModel(id: string): EmbeddingModel
}

/** Where models come from: by `fetch` from an address, or from this machine. */
export interface ModelSources {
  readonly fetch: Fetch
  readonly local: {
    languageModel(name: string): Promise<LanguageModel>
    embeddingModel(name: string): Promise<EmbeddingModel>
  }
}

/** The packages are loaded when the first model of their kind is used. */
export async function languageModelOf(
  provider: OpenProvider,
  model: string,
  { fetch, local }: ModelSources,
): Promise<LanguageModel> {
  if (!isRemote(provider)) return local.languageModel(model)
  const found = (await packageOf(provider, fetch)).languageModel(model)
  if (found.specificationVersion !== 'v4') throw new Error(`unknown model specification of ${provider.kind}`)
  return found
}

/** The models of the one package that speaks the dialect of the provider. */
function packageOf(provider: RemoteProvider, fetch: Fetch): Promise<Models> {
  switch (provider.kind) {
    case 'anthropic':
      return anthropicOf(provider, fetch)
    case 'google':
      return googleOf(provider, fetch)
    case 'openai':
      return openaiOf(provider, fetch)
    default:
      return compatibleOf(provider, fetch)
  }
}

/** Anthropic has no embeddings: nothing for such a provider. */
export async function embeddingModelOf(
  provider: OpenProvider,
  model: string,
  { fetch, local }: ModelSources,
): Promise<EmbeddingModel | undefined> {
  if (!isRemote(provider)) return local.embeddingModel(model)
  if (provider.kind === 'anthropic') return undefined
  return (await packageOf(provider, fetch)).embeddingModel(model)
}

function isRemote(provider: OpenProvider): provider is RemoteProvider {
  return provider.baseUrl !== undefined
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

async function compatibleOf({ id, baseUrl, key }: RemoteProvider, fetch: Fetch): Promise<Compatible> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: id,
    baseURL: baseUrl,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(key !== undefined && { apiKey: key }),
  })
}

/** OpenAI serves its models for coding by the interface Responses only. */
async function openaiOf({ baseUrl, key = '' }: RemoteProvider, fetch: Fetch) {
  const { createOpenAI } = await import('@ai-sdk/openai')
  // Without a key the package would take one from the environment of the service.
  const models = createOpenAI({ baseURL: baseUrl, apiKey: key, fetch })
  return {
    languageModel: (id: string): LanguageModel => {
      const model = models.responses(id)
      return {
        specificationVersion: model.specificationVersion,
        // Else OpenAI keeps the conversation.
        doStream: (options) =>
          model.doStream({
            ...options,
            providerOptions: { openai: { ...options.providerOptions?.['openai'], store: false } },
          }),
      }
    },
    embeddingModel: (id: string): EmbeddingModel => models.embeddingModel(id),
  }
}

async function anthropicOf({ baseUrl, key = '' }: RemoteProvider, fetch: Fetch) {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  // Without a key the package would take one from the environment of the service.
  const models = createAnthropic({ baseURL: baseUrl, apiKey: key, fetch })
  return {
    languageModel: (id: string): LanguageModel => {
      const model = models.languageModel(id)
      return {
        specificationVersion: model.specificationVersion,
        doStream: (options) => model.doStream({ ...options, prompt: withCacheMarks(options.prompt) }),
      }
    },
    // It has none, and is not asked for one.
    embeddingModel: (id: string): EmbeddingModel => models.embeddingModel(id),
  }
}

/**
 * Marks what Anthropic is to keep in its cache, which it prices at a tenth: the instructions, the first message, which
 * is the context of a chat, and the two newest ones, with which the next request begins. Four are allowed.
 */
function withCacheMarks(prompt: CallOptions['prompt']): CallOptions['prompt'] {
  const places = prompt.flatMap(({ role }, index) => (role === 'user' || role === 'tool' ? [index] : []))
  const system = prompt.findLastIndex(({ role }) => role === 'system')
  const marked = new Set([system, places[0], ...places.slice(-2)])
  const providerOptions = { anthropic: { cacheControl: { type: 'ephemeral' } } }
  return prompt.map((message, index) => (marked.has(index) ? { ...message, providerOptions } : message))
}

async function googleOf({ baseUrl, key = '' }: RemoteProvider, fetch: Fetch) {
  const { createGoogle } = await import('@ai-sdk/google')
  // Without a key the package would take one from the environment of the service.
  return createGoogle({ baseURL: baseUrl, apiKey: key, fetch })
}
