import type { Caller, Staged } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { EgressFailure } from '../../platform/egress/egress.ts'
import type { Egress } from '../../platform/egress/egress.ts'
import { concealer } from '../../platform/text/concealer.ts'
import { quote } from '../../platform/text/quote.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import type { Versioned } from '../../stores/port.ts'
import { timeouts } from '../../timeouts.ts'
import type { Secrets } from '../secrets.ts'
import type { OpenProvider } from './clients.ts'
import { providerEvent } from './events.ts'
import type { AiProviderDocument } from '../../collections/ai.ts'
import type { LocalModels } from './local-models.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'
import { defined } from '../../platform/work/defined.ts'

export type Provider = Schemas['AiProvider']
type ProviderInput = Schemas['AiProviderInput']

export const providersMax = 50

export interface ProvidersOptions extends Pick<Foundation, 'store' | 'now' | 'secretBox' | 'secretMask'> {
  readonly egress: Egress
  readonly secrets: Pick<Secrets, 'resolve'>
  readonly local: Pick<LocalModels, 'isConfigured' | 'names'>
}

/** The AI providers. A key is sealed, or named as a secret of the project and resolved when it is used. */
export class Providers {
  readonly #options: ProvidersOptions

  constructor(options: ProvidersOptions) {
    this.#options = options
  }

  async list(): Promise<Provider[]> {
    return (await this.#options.store.read.aiProviders.list({ limit: providersMax })).map(({ doc }) => toProvider(doc))
  }

  /** Refuses with `validation_failed`, `scope_missing` or `quota_exceeded`. */
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
    const baseUrl = this.#isRunHere(input) ? undefined : await this.#checkedUrl(input)
    const at = now()
    const key = this.#storedKey(name, input, { baseUrl, caller, before: found?.doc })
    const doc: AiProviderDocument = {
      id: name,
      kind: input.kind,
      ...(baseUrl !== undefined && { baseUrl }),
      createdAt: found?.doc.createdAt ?? at,
      updatedAt: at,
      ...key,
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
    const { doc } = await this.#find(name)
    const started = performance.now()
    const outcome = await this.#askForModels(doc).catch((error: unknown) => {
      if (error instanceof EgressFailure || (error instanceof Failure && error.code === 'not_configured'))
        return { error: error.message }
      throw error
    })
    const durationMs = Math.round(performance.now() - started)
    return 'error' in outcome
      ? { isReachable: false, problem: outcome.error, durationMs }
      : { isReachable: true, models: outcome.models, durationMs }
  }

  async recordTest(name: string, test: Schemas['AiProviderTest']): Promise<Staged<{ test: typeof test }>> {
    const { doc, version } = await this.#find(name)
    if (!test.models || JSON.stringify(test.models) === JSON.stringify(doc.foundModels)) return { test, changes: [] }
    return { test, changes: [{ replace: 'aiProviders', version, doc: { ...doc, foundModels: test.models } }] }
  }

  /**
   * The provider with its key. Fails with `SecretsLocked`, and with `not_configured` when its secret does not exist.
   */
  async open({ apiKey, apiKeySecret, ...provider }: AiProviderDocument): Promise<OpenProvider> {
    const { secretMask } = this.#options
    const key = await this.#keyOf(provider.id, defined({ apiKey, apiKeySecret }))
    return { ...provider, key, conceal: concealer(key === undefined ? [] : [key], secretMask) }
  }

  async #keyOf(provider: string, { apiKey, apiKeySecret }: StoredKey): Promise<string | undefined> {
    const { secretBox, secretMask } = this.#options
    if (apiKeySecret !== undefined) return this.#resolve(provider, apiKeySecret)
    if (apiKey === undefined) return undefined
    const key = secretBox.open(apiKey, placeOf(provider))
    secretMask.add(key)
    return key
  }

  async #resolve(provider: string, secret: string): Promise<string> {
    try {
      return await this.#options.secrets.resolve(`\${secret:${secret}}`)
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'config_invalid') throw error
      return fail('not_configured', {
        message: `The AI provider ${provider} uses the secret ${secret}, which does not exist.`,
        hint: `Set it with PUT /api/v1/config/secrets/${secret}.`,
      })
    }
  }

  /** Seals keys that an earlier run stored without a key, or with an earlier one. */
  async sealAll(): Promise<void> {
    const { store, secretBox } = this.#options
    await resealAll(store, 'aiProviders', (doc) =>
      doc.apiKey === undefined ? doc : { ...doc, apiKey: secretBox.reseal(doc.apiKey, placeOf(doc.id)) },
    )
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

  /** A local provider without an address is the models of the folder, where there is one. */
  #isRunHere({ kind, baseUrl }: ProviderInput): boolean {
    return kind === 'local' && baseUrl === undefined && this.#options.local.isConfigured
  }

  async #checkedUrl({ kind, baseUrl }: ProviderInput): Promise<string> {
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
  #storedKey(name: string, { apiKey, kind }: ProviderInput, { baseUrl, caller, before }: KeyContext): StoredKey {
    if (apiKey === null) return {}
    if (apiKey !== undefined) return this.#newKey(name, apiKey, caller)
    if (before === undefined || before.baseUrl !== baseUrl || before.kind !== kind) return {}
    return {
      ...defined({ apiKey: before.apiKey, apiKeySecret: before.apiKeySecret }),
    }
  }

  #newKey(name: string, apiKey: string, { scopes }: Caller): StoredKey {
    const { secretBox, secretMask } = this.#options
    if (!apiKey.includes('${')) {
      secretMask.add(apiKey)
      return { apiKey: secretBox.seal(apiKey, placeOf(name)) }
    }
    const apiKeySecret =
      secretReference.exec(apiKey)?.[1] ??
      refuse('apiKey', 'The apiKey is either a key or one reference to a secret, such as ${secret:API_KEY}.')
    if (!scopes.includes('*') && !scopes.includes('secrets:write'))
      fail('scope_missing', {
        message: 'To send a secret to a provider, the credential needs the scope secrets:write.',
      })
    return { apiKeySecret }
  }

  async #askForModels(doc: AiProviderDocument): Promise<{ models: string[] } | { error: string }> {
    if (doc.baseUrl === undefined) return { models: (await this.#options.local.names()).filter(isModelName) }
    const provider = await this.open(doc)
    const { status, body } = await this.#options.egress.send({
      url: `${doc.baseUrl}/models`,
      method: 'GET',
      headers: { accept: 'application/json', ...keyHeaders(provider) },
      timeoutMs: timeouts.aiTest.ms,
    })
    const models = modelNamesIn(body)
    if (status === 200 && models) return { models }
    if (status === 200) return { error: 'The answer is no list of models.' }
    return { error: `The provider answered ${status}: ${provider.conceal(quote(body.toString()))}` }
  }
}

const defaultUrls: Readonly<Partial<Record<ProviderInput['kind'], string>>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  local: 'http://127.0.0.1:11434/v1',
}

/** The whole text: what is around a reference would only hide a mistake. */
const secretReference = /^\$\{secret:([A-Za-z_][A-Za-z0-9_.-]{0,127})\}$/

type StoredKey = Pick<AiProviderDocument, 'apiKey' | 'apiKeySecret'>

interface KeyContext {
  readonly baseUrl: string | undefined
  readonly caller: Caller
  readonly before: AiProviderDocument | undefined
}

function keyHeaders({ kind, key }: OpenProvider): Record<string, string> {
  if (kind === 'google') return key === undefined ? {} : { 'x-goog-api-key': key }
  if (kind === 'anthropic') return { 'anthropic-version': '2023-06-01', ...(key !== undefined && { 'x-api-key': key }) }
  return key === undefined ? {} : { authorization: `Bearer ${key}` }
}

const namesMax = 200

/**
 * The names in a list of models: `{"data": [{"id": "…"}]}` of OpenAI and Anthropic, `{"models": [{"name":
 * "models/…"}]}` of Google.
 */
function modelNamesIn(body: Buffer): string[] | undefined {
  const { data, models } = objectIn(body.toString())
  const names = namesIn(data, 'id') ?? namesIn(models, 'name')?.map((name) => name.replace(/^models\//, ''))
  return names?.filter(isModelName).slice(0, namesMax)
}

function isModelName(name: string): boolean {
  return /^[!-~]{1,190}$/.test(name)
}

function namesIn(list: unknown, field: string): string[] | undefined {
  if (!Array.isArray(list)) return undefined
  return list.map((each: unknown) => recordOf(each)[field]).filter((name): name is string => typeof name === 'string')
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return {}
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function toProvider(provider: AiProviderDocument): Provider {
  const { id, kind, baseUrl, apiKey, apiKeySecret, models, createdAt, updatedAt } = provider
  return {
    name: id,
    kind,
    ...(baseUrl !== undefined && { baseUrl }),
    hasApiKey: apiKey !== undefined || apiKeySecret !== undefined,
    createdAt,
    updatedAt,
    ...(apiKeySecret !== undefined && { apiKeySecret }),
    ...(models && { models }),
  }
}

function refuse(field: string, message: string): never {
  return fail('validation_failed', { message, details: [{ path: `body/${field}`, rule: field, message }] })
}

function placeOf(name: string): string {
  return `aiProviders/${name}`
}
