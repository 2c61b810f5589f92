import type { ModelPrice, Provider } from '@pydantic/genai-prices'
import type { Schemas } from '../../generated/types.ts'
import type { AiProviderDocument } from '../../collections/ai.ts'

type Prices = Schemas['AiPrices']
type Usage = Schemas['AiUsage']

/** What the catalogue knows of a model. */
export interface KnownModel {
  readonly id: string
  readonly contextTokens?: number
  readonly prices?: Prices
}

/** The cost of a call in millionths of a US dollar, rounded to the nearest. */
export function costOf(
  { inputTokens, cachedInputTokens, outputTokens }: Pick<Usage, 'inputTokens' | 'cachedInputTokens' | 'outputTokens'>,
  { inputMicros, cachedInputMicros = inputMicros, outputMicros }: Prices,
): number {
  const uncached = Math.max(0, inputTokens - cachedInputTokens)
  const micros = uncached * inputMicros + cachedInputTokens * cachedInputMicros + outputTokens * outputMicros
  return Math.round(micros / 1_000_000)
}

/** The models of a provider that the price catalogue knows; none for a provider that it does not know. */
export async function catalogueOf(provider: CatalogueProvider): Promise<readonly KnownModel[]> {
  const found = await findProvider(provider)
  return (
    found?.models
      .filter(({ deprecated }) => deprecated !== true)
      .flatMap(({ id, context_window }) => (isName(id) ? [knownModel(id, context_window, undefined)] : [])) ?? []
  )
}

/** What the catalogue knows of one model, by any of its names. */
export async function lookUp(provider: CatalogueProvider, model: string): Promise<KnownModel | undefined> {
  const found = await findProvider(provider)
  if (!found) return undefined
  const { calcPrice } = await import('@pydantic/genai-prices')
  const calculation = calcPrice({ input_tokens: 0, output_tokens: 0 }, model, { provider: found })
  return calculation === null
    ? undefined
    : knownModel(model, calculation.model.context_window, pricesOf(calculation.model_price))
}

/** How many tokens the window of a model has that the catalogue knows by this name, whoever serves it. */
export async function lookUpWindow(model: string): Promise<number | undefined> {
  const { calcPrice, findProvider: find } = await import('@pydantic/genai-prices')
  const name = model.slice(model.lastIndexOf('/') + 1)
  for (const providerId of ['openai', 'anthropic', 'google']) {
    const provider = find({ providerId })
    const calculation = provider && calcPrice({ input_tokens: 0, output_tokens: 0 }, name, { provider })
    if (calculation?.model.context_window !== undefined) return calculation.model.context_window
  }
  return undefined
}

type CatalogueProvider = Pick<AiProviderDocument, 'kind' | 'baseUrl'>

async function findProvider({ kind, baseUrl }: CatalogueProvider): Promise<Provider | undefined> {
  const { findProvider: find } = await import('@pydantic/genai-prices')
  if (kind === 'local' || baseUrl === undefined) return undefined
  return kind === 'openai-compatible' ? find({ providerApiUrl: baseUrl }) : find({ providerId: kind })
}

function knownModel(id: string, contextTokens: number | undefined, prices: Prices | undefined): KnownModel {
  return { id, ...(contextTokens !== undefined && { contextTokens }), ...(prices && { prices }) }
}

function pricesOf(prices: ModelPrice): Prices | undefined {
  const [input, cached, output] = ['input_mtok', 'cache_read_mtok', 'output_mtok'].map((name) => microsOf(prices[name]))
  if (input === undefined) return undefined
  return { inputMicros: input, outputMicros: output ?? 0, ...(cached !== undefined && { cachedInputMicros: cached }) }
}

/** The catalogue has dollars for a million tokens; where they depend on the size, those of the smallest. */
function microsOf(price: ModelPrice[string]): number | undefined {
  const dollars = typeof price === 'object' ? price.base : price
  return dollars === undefined ? undefined : Math.round(dollars * 1_000_000)
}

function isName(id: string): boolean {
  return /^[!-~]{1,190}$/.test(id)
}
