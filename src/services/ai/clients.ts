import type { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { AiProviderDocument } from './documents.ts'

type Compatible = ReturnType<typeof createOpenAICompatible>
/** A model as the packages of the AI SDK present every provider (language model specification v4). */
export type LanguageModel = ReturnType<Compatible['languageModel']>
export type EmbeddingModel = ReturnType<Compatible['embeddingModel']>
export type CallOptions = Parameters<LanguageModel['doStream']>[0]
type StreamResult = Awaited<ReturnType<LanguageModel['doStream']>>
export type StreamPart = StreamResult['stream'] extends ReadableStream<infer Part> ? Part : never

/** A provider whose key is open. */
export interface OpenProvider extends Pick<AiProviderDocument, 'id' | 'kind' | 'baseUrl'> {
  readonly key: string | undefined
}

/** The packages are loaded when the first model of their kind is used. */
export async function languageModelOf(provider: OpenProvider, model: string, fetch: Fetch): Promise<LanguageModel> {
  const found = (await packageOf(provider, fetch)).languageModel(model)
  if (found.specificationVersion !== 'v4') throw new Error(`unknown model specification of ${provider.kind}`)
  return found
}

/** The models of the one package that speaks the dialect of the provider. */
function packageOf(provider: OpenProvider, fetch: Fetch) {
  switch (provider.kind) {
    case 'anthropic':
      return anthropicOf(provider, fetch)
    case 'google':
      return googleOf(provider, fetch)
    default:
      return compatibleOf(provider, fetch)
  }
}

/** Anthropic has no embeddings: nothing for such a provider. */
export async function embeddingModelOf(
  provider: OpenProvider,
  model: string,
  fetch: Fetch,
): Promise<EmbeddingModel | undefined> {
  if (provider.kind === 'anthropic') return undefined
  const models = provider.kind === 'google' ? await googleOf(provider, fetch) : await compatibleOf(provider, fetch)
  return models.embeddingModel(model)
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

async function compatibleOf({ id, kind, baseUrl, key }: OpenProvider, fetch: Fetch): Promise<Compatible> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: id,
    baseURL: baseUrl,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(key !== undefined && { apiKey: key }),
    ...(kind === 'openai' && { transformRequestBody: withCompletionTokens }),
  })
}

/** OpenAI's reasoning models refuse `max_tokens`, the name that other servers know. */
function withCompletionTokens({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens }
}

async function anthropicOf({ baseUrl, key = '' }: OpenProvider, fetch: Fetch) {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  // Without a key the package would take one from the environment of the service.
  return createAnthropic({ baseURL: baseUrl, apiKey: key, fetch })
}

async function googleOf({ baseUrl, key = '' }: OpenProvider, fetch: Fetch) {
  const { createGoogle } = await import('@ai-sdk/google')
  // Without a key the package would take one from the environment of the service.
  return createGoogle({ baseURL: baseUrl, apiKey: key, fetch })
}
