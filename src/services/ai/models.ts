import { Failure, fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { nearest } from '../../platform/text/nearest.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Store } from '../../collections.ts'
import type { AiProviderDocument } from '../../collections/ai.ts'
import { catalogueOf, lookUp, lookUpWindow } from './prices.ts'
import type { KnownModel } from './prices.ts'

export type Model = Schemas['AiModel']
type ModelInput = Schemas['AiModelInput']

/** A model of a provider, as a call uses it. */
export interface FoundModel {
  readonly provider: AiProviderDocument
  /** `provider/model`. */
  readonly name: string
  /** The provider's name of it. */
  readonly id: string
  readonly about: Model
  /** The names of the models to ask, in order, when it cannot answer. */
  readonly fallbacks: readonly string[]
}

/** The model of this name. Fails with `model_not_found`, which names the nearest known one. */
export async function findModel(store: Pick<Store, 'read'>, name: string): Promise<FoundModel> {
  const slash = name.indexOf('/')
  const [providerName, id] = [name.slice(0, slash), name.slice(slash + 1)]
  const provider = (await store.read.aiProviders.get(providerName))?.doc ?? (await refuseProvider(store, providerName))
  const declared = provider.models?.find((each) => each.id === id)
  if ((provider.models && !declared) || id === '') refuseModel(provider, id)
  const about = describe(provider, declared ?? { id }, await lookUp(provider, id))
  return { provider, name, id, about, fallbacks: declared?.fallbacks ?? [] }
}

/** The fallbacks of a model that there are; theirs do not count. */
export async function fallbacksOf(store: Pick<Store, 'read'>, { fallbacks, name }: FoundModel): Promise<FoundModel[]> {
  const found = fallbacks
    .filter((other) => other !== name)
    .map((other) =>
      findModel(store, other).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'model_not_found') return undefined
        throw error
      }),
    )
  return (await Promise.all(found)).filter((model) => model !== undefined)
}

/** The models that a provider offers, by name. */
export async function modelsOf(provider: AiProviderDocument): Promise<Model[]> {
  const known = provider.models ?? provider.foundModels?.map((id) => ({ id })) ?? (await catalogueOf(provider))
  const ids = [...new Map(known.map((model) => [model.id, model])).values()]
  const models = await Promise.all(
    ids.map(async (model) => describe(provider, model, await lookUp(provider, model.id))),
  )
  return models.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Families of models that take images; the catalogue does not know it of each model. */
const imageModels = /gpt-(4o|4\.1|5)|\bo[134]\b|claude|gemini|gemma-?3|pixtral|llava|vision|-vl\b/i

/** Whether a model takes images: as its provider is configured, or else by its name. */
export function takesImages({ provider, id }: FoundModel): boolean {
  const declared = provider.models?.find((each) => each.id === id)?.capabilities
  return declared?.includes('images') ?? imageModels.test(id)
}

/**
 * How many tokens the input and the output of a model may have together: as its provider is configured, as the
 * catalogue has it, or a usual number.
 */
export async function windowOf({ provider, id, about }: FoundModel): Promise<number> {
  if (about.contextTokens !== undefined) return about.contextTokens
  if (provider.kind === 'local') return localWindowTokens
  return (await lookUpWindow(id)) ?? usualWindowTokens
}

/** Too large a guess is corrected by the first refusal; too small a one would shorten conversations for nothing. */
const usualWindowTokens = 128_000
const localWindowTokens = 32_768

function describe(provider: AiProviderDocument, model: ModelInput, known: KnownModel | undefined): Model {
  const contextTokens = model.contextTokens ?? known?.contextTokens
  const prices = model.prices ?? known?.prices
  return {
    id: `${provider.id}/${model.id}`,
    provider: provider.id,
    capabilities: model.capabilities ?? capabilitiesOf(provider, model.id),
    ...(contextTokens !== undefined && { contextTokens }),
    ...(prices && { prices, priceSource: model.prices ? ('configured' as const) : ('catalogue' as const) }),
  }
}

function capabilitiesOf({ baseUrl }: AiProviderDocument, model: string): Model['capabilities'] {
  if (/embed/i.test(model)) return ['embeddings']
  return baseUrl === undefined ? ['text', 'json'] : ['text', 'tools', 'json']
}

async function refuseProvider(store: Pick<Store, 'read'>, name: string): Promise<never> {
  const names = (await store.read.aiProviders.list()).map(({ doc }) => doc.id)
  const near = nearest(name, names)
  return fail('model_not_found', {
    message: `There is no AI provider ${quote(name)}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    hint: 'GET /api/v1/ai/models lists the models.',
  })
}

function refuseModel({ id: provider, models = [] }: AiProviderDocument, id: string): never {
  const near = nearest(
    id,
    models.map((each) => each.id),
  )
  return fail('model_not_found', {
    message: `The AI provider ${provider} has no model ${quote(id)}.${near === undefined ? '' : ` Did you mean ${provider}/${near}?`}`,
    hint: 'GET /api/v1/ai/models lists the models.',
  })
}
