import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { Store } from '../../collections.ts'
import { EgressFailure } from '../../platform/egress/egress.ts'
import type { Egress } from '../../platform/egress/egress.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { concealer } from '../../platform/text/concealer.ts'
import { quote } from '../../platform/text/quote.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import type { Versioned } from '../../stores/port.ts'
import { timeouts } from '../../timeouts.ts'
import type { OpenProvider } from './clients.ts'
import { providerEvent } from './events.ts'
import type { AiProviderDocument } from './documents.ts'

type Schemas = components['schemas']
export type Provider = Schemas['AiProvider']
type ProviderInput = Schemas['AiProviderInput']

export const providersMax = 50

export interface ProvidersOptions {
  readonly store: Store
  readonly egress: Egress
  readonly secretBox: SecretBox
  readonly now: () => string
}

/** The AI providers, whose keys are sealed. */
export class Providers {
  readonly #options: ProvidersOptions

  constructor(options: ProvidersOptions) {
    this.#options = options
  }

  async list(): Promise<Provider[]> {
    return (await this.#options.store.read.aiProviders.list({ limit: providersMax })).map(({ doc }) => toProvider(doc))
  }

  /** Refuses with `validation_failed` or `quota_exceeded`. */
  async put(
    name: string,
    input: ProviderInput,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ provider: Provider; version: number }>> {
    const { store, now } = this.#options
    const found = await store.read.aiProviders.get(name)
    if (ifVersion !== undefined) requireVersion(found ?? { version: 0 }, ifVersion)
    if (!found) await this.#requireRoom()
    const baseUrl = await this.#checkedUrl(input)
    const at = now()
    const apiKey = this.#sealedKey(name, input, baseUrl, found?.doc)
    const doc: AiProviderDocument = {
      id: name,
      kind: input.kind,
      baseUrl,
      createdAt: found?.doc.createdAt ?? at,
      updatedAt: at,
      ...(apiKey !== undefined && { apiKey }),
      ...(input.models && { models: input.models.map((model) => (typeof model === 'string' ? { id: model } : model)) }),
    }
    return {
      provider: toProvider(doc),
      version: (found?.version ?? 0) + 1,
      changes: [
        found ? { replace: 'aiProviders', version: found.version, doc } : { insert: 'aiProviders', doc },
        providerEvent('ai.provider.put', name, { at, actor: caller.userId }),
      ],
    }
  }

  async remove(name: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const { version } = requireVersion(await this.#find(name), ifVersion)
    const moment = { at: this.#options.now(), actor: caller.userId }
    return {
      changes: [{ remove: 'aiProviders', version, id: name }, providerEvent('ai.provider.deleted', name, moment)],
    }
  }

  /** Asks the provider for its models. What it answers is staged by `recordTest`. */
  async test(name: string): Promise<Schemas['AiProviderTest']> {
    const provider = this.open((await this.#find(name)).doc)
    const started = performance.now()
    const outcome = await this.#askForModels(provider).catch((error: unknown) => {
      if (!(error instanceof EgressFailure)) throw error
      return { error: error.message }
    })
    const durationMs = Math.round(performance.now() - started)
    return 'error' in outcome
      ? { isReachable: false, error: outcome.error, durationMs }
      : { isReachable: true, models: outcome.models, durationMs }
  }

  async recordTest(name: string, test: Schemas['AiProviderTest']): Promise<Staged<{ test: typeof test }>> {
    const { doc, version } = await this.#find(name)
    if (!test.models || JSON.stringify(test.models) === JSON.stringify(doc.foundModels)) return { test, changes: [] }
    return { test, changes: [{ replace: 'aiProviders', version, doc: { ...doc, foundModels: test.models } }] }
  }

  /** The provider with its key. Fails with `SecretsLocked`. */
  open({ id, kind, baseUrl, apiKey }: AiProviderDocument): OpenProvider {
    const key = apiKey === undefined ? undefined : this.#options.secretBox.open(apiKey, placeOf(id))
    return { id, kind, baseUrl, key }
  }

  /** Seals keys that an earlier run stored without a key, or with an earlier one. */
  async sealAll(): Promise<void> {
    const { store, secretBox } = this.#options
    for (const { doc, version } of await store.read.aiProviders.list()) {
      if (doc.apiKey === undefined || !secretBox.isToSeal(doc.apiKey)) continue
      const apiKey = secretBox.seal(secretBox.open(doc.apiKey, placeOf(doc.id)), placeOf(doc.id))
      await store.commit([{ replace: 'aiProviders', version, doc: { ...doc, apiKey } }])
    }
  }

  async #find(name: string): Promise<Versioned<AiProviderDocument>> {
    return (await this.#options.store.read.aiProviders.get(name)) ?? fail('ai_provider_not_found')
  }

  async #requireRoom(): Promise<void> {
    const found = await this.#options.store.read.aiProviders.list({ limit: providersMax })
    if (found.length >= providersMax)
      fail('quota_exceeded', {
        message: `There are ${providersMax} AI providers, which is the limit. Delete one first.`,
      })
  }

  async #checkedUrl({ kind, baseUrl }: ProviderInput): Promise<string> {
    if (kind === 'google')
      refuse(
        'kind',
        'This service has no package for the kind google. Use openai-compatible with the baseUrl https://generativelanguage.googleapis.com/v1beta/openai.',
      )
    const url = baseUrl ?? defaultUrls[kind] ?? refuse('baseUrl', `A provider of the kind ${kind} needs a baseUrl.`)
    try {
      await this.#options.egress.check(url)
    } catch (error) {
      if (!(error instanceof EgressFailure)) throw error
      refuse('baseUrl', error.message)
    }
    return url.replace(/\/+$/, '')
  }

  /** A stored key goes to no other address than the one that it was given for. */
  #sealedKey(
    name: string,
    { apiKey, kind }: ProviderInput,
    baseUrl: string,
    before: AiProviderDocument | undefined,
  ): string | undefined {
    if (apiKey === null) return undefined
    if (apiKey !== undefined) return this.#options.secretBox.seal(apiKey, placeOf(name))
    return before?.baseUrl === baseUrl && before.kind === kind ? before.apiKey : undefined
  }

  async #askForModels(provider: OpenProvider): Promise<{ models: string[] } | { error: string }> {
    const { status, body } = await this.#options.egress.send({
      url: `${provider.baseUrl}/models`,
      method: 'GET',
      headers: { accept: 'application/json', ...keyHeaders(provider) },
      timeoutMs: timeouts.aiTest.ms,
    })
    const models = modelNamesIn(body)
    if (status === 200 && models) return { models }
    if (status === 200) return { error: 'The answer is no list of models.' }
    const conceal = concealer(provider.key === undefined ? [] : [provider.key])
    return { error: `The provider answered ${status}: ${conceal(quote(body.toString()))}` }
  }
}

const defaultUrls: Readonly<Partial<Record<ProviderInput['kind'], string>>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  local: 'http://127.0.0.1:11434/v1',
}

function keyHeaders({ kind, key }: OpenProvider): Record<string, string> {
  if (kind === 'anthropic') return { 'anthropic-version': '2023-06-01', ...(key !== undefined && { 'x-api-key': key }) }
  return key === undefined ? {} : { authorization: `Bearer ${key}` }
}

const namesMax = 200

/** The names in a list of models as OpenAI and Anthropic write it: `{"data": [{"id": "…"}]}`. */
function modelNamesIn(body: Buffer): string[] | undefined {
  const data = dataIn(body.toString())
  if (!Array.isArray(data)) return undefined
  const names = data.flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'id' in each && typeof each.id === 'string' ? [each.id] : [],
  )
  return names.filter((name) => /^[!-~]{1,190}$/.test(name)).slice(0, namesMax)
}

function dataIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
  } catch {
    return undefined
  }
}

function toProvider({ id, kind, baseUrl, apiKey, models, createdAt, updatedAt }: AiProviderDocument): Provider {
  return {
    name: id,
    kind,
    baseUrl,
    hasApiKey: apiKey !== undefined,
    createdAt,
    updatedAt,
    ...(models && { models }),
  }
}

function refuse(field: string, message: string): never {
  return fail('validation_failed', { message, details: [{ path: `body/${field}`, rule: field, message }] })
}

function placeOf(name: string): string {
  return `aiProviders/${name}`
}
