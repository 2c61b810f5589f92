import { randomUUID } from 'node:crypto'
import type { Caller, Staged } from '../call.ts'
import type { Change, Store } from '../collections.ts'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import { keyIdsIn } from '../platform/secrets/secret-box.ts'
import type { SecretMask } from '../platform/secrets/secret-mask.ts'
import { mapTexts } from '../platform/text/map-texts.ts'
import { quote } from '../platform/text/quote.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import type { Versioned } from '../stores/port.ts'
import type { SecretDocument } from '../collections/secrets.ts'
import { secretEvent } from './secrets/events.ts'
import { fillIn, isName, mentionsIn, namelessReference, referencesIn, textsIn } from './secrets/references.ts'
import type { Reference } from './secrets/references.ts'
import { resealAll } from '../platform/secrets/resealing.ts'

type Secret = Schemas['Secret']

export interface SecretAt {
  readonly secret: Secret
  readonly version: number
}

type SecretsParts = Pick<Foundation, 'store' | 'secretBox' | 'secretMask' | 'config' | 'now'>

const secretsMax = 1_000
const projectDocument = 'project'
/** Their values are part of ordinary output. */
const plainVariables = new Set(['HOME', 'LANG', 'LOGNAME', 'PATH', 'PWD', 'SHELL', 'TERM', 'TZ', 'USER'])

/**
 * Named values that the project's files refer to with `${secret:NAME}`, and never contain. They are sealed in the
 * store; whatever was given out is masked from then on.
 */
export class Secrets implements Area {
  /** Hides every value that was given out, and those that other areas add. */
  readonly mask: SecretMask
  readonly #options: SecretsParts
  readonly #store: Store

  constructor(options: SecretsParts) {
    this.mask = options.secretMask
    this.#options = options
    this.#store = options.store
  }

  listLimits(): readonly Limit[] {
    return [{ name: 'secrets', value: secretsMax, unit: 'secrets', description: 'The number of secrets.' }]
  }

  /** Opens each secret, so that a missing key ends the start and every value is masked. Fails with `SecretsLocked`. */
  async recover(): Promise<void> {
    await this.reseal()
    for (const { doc } of await this.#store.read.secrets.list()) await this.#open(doc)
  }

  /** Seals with the current key what an earlier one sealed. */
  async reseal(): Promise<void> {
    const { projectId } = await this.#project()
    await resealAll(this.#store, 'secrets', async (doc) => {
      if (!this.#options.secretBox.isToSeal(doc.value)) return doc
      return { ...doc, value: this.#seal(await this.#open(doc), doc.id, projectId) }
    })
  }

  /** Their names, in alphabetical order. */
  async list(): Promise<Secret[]> {
    const found = await this.#store.read.secrets.list({ limit: secretsMax })
    return found.map(({ doc }) => toSecret(doc))
  }

  /**
   * Creates or replaces a secret. Refuses with `revision_mismatch`, `quota_exceeded`, or `not_configured` without a
   * key.
   */
  async put(name: string, value: string, ifVersion: number | undefined, caller: Caller): Promise<Staged<SecretAt>> {
    const found = await this.#store.read.secrets.get(name)
    if (found) requireVersion(found, ifVersion)
    else await this.#requireRoom(ifVersion)
    const at = this.#options.now()
    const { projectId, changes } = await this.#project()
    const doc = {
      id: name,
      value: this.#seal(value, name, projectId),
      createdAt: found?.doc.createdAt ?? at,
      updatedAt: at,
    }
    this.mask.add(value)
    const change: Change = found ? { replace: 'secrets', version: found.version, doc } : { insert: 'secrets', doc }
    return {
      secret: toSecret(doc),
      version: (found?.version ?? 0) + 1,
      changes: [...changes, change, secretEvent('secret.set', name, { at, actor: caller.userId })],
    }
  }

  /** Refuses with `secret_not_found` or `revision_mismatch`. */
  async remove(name: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const found = (await this.#store.read.secrets.get(name)) ?? fail('secret_not_found')
    const { version } = requireVersion<Versioned<SecretDocument>>(found, ifVersion)
    const moment = { at: this.#options.now(), actor: caller.userId }
    return { changes: [{ remove: 'secrets', version, id: name }, secretEvent('secret.deleted', name, moment)] }
  }

  /** The value of a secret; nothing if there is none. */
  async get(name: string): Promise<string | undefined> {
    const found = await this.#store.read.secrets.get(name)
    return found && (await this.#open(found.doc))
  }

  /**
   * The text with the value of each `${secret:NAME}` and `${env:NAME}`. For use at once: it goes into no document,
   * event or answer. Fails with `config_invalid` for a name that has no value.
   */
  async resolve(text: string): Promise<string> {
    return this.resolveAll(text)
  }

  /** The same for all strings within a JSON value. */
  async resolveAll<Value>(value: Value): Promise<Value> {
    const values = new Map<string, string>()
    for (const reference of textsIn(value).flatMap(referencesIn))
      values.set(keyOf(reference), await this.#valueOf(reference))
    if (values.size === 0) return value
    return mapTexts(value, (text) => fillIn(text, (reference) => values.get(keyOf(reference)) ?? ''))
  }

  /** Why `resolve` would refuse the text, one sentence for each reference; empty where it would not. */
  async faultsIn(text: string): Promise<readonly string[]> {
    const faults: string[] = []
    for (const { whole, kind, name } of mentionsIn(text)) {
      if (!isName(name)) faults.push(namelessReference(whole))
      else if (kind === 'env' && this.#options.config.environment[name] === undefined) faults.push(unsetVariable(name))
      else if (kind === 'secret' && !(await this.#store.read.secrets.get(name))) faults.push(missingSecret(name))
    }
    return faults
  }

  async #valueOf({ kind, name }: Reference): Promise<string> {
    if (kind === 'secret') return (await this.get(name)) ?? refuseMissing(name)
    const value = this.#options.config.environment[name]
    if (value === undefined)
      return fail('config_invalid', {
        message: unsetVariable(name),
        hint: `Start the service with ${name} set.`,
      })
    if (!plainVariables.has(name)) this.mask.add(value)
    return value
  }

  async #open({ id, value }: SecretDocument): Promise<string> {
    const { projectId } = await this.#project()
    const [keyId = ''] = keyIdsIn(JSON.stringify(value))
    const opened = this.#options.secretBox.open(value, placeOf(projectId, id, keyId))
    this.mask.add(opened)
    return opened
  }

  #seal(value: string, name: string, projectId: string): string {
    const { secretBox } = this.#options
    const keyId = secretBox.keyId ?? refuseWithoutKey()
    return secretBox.seal(value, placeOf(projectId, name, keyId))
  }

  async #project(): Promise<{ readonly projectId: string; readonly changes: readonly Change[] }> {
    const found = await this.#store.read.secretProjects.get(projectDocument)
    if (found) return { projectId: found.doc.projectId, changes: [] }
    const projectId = randomUUID()
    return { projectId, changes: [{ insert: 'secretProjects', doc: { id: projectDocument, projectId } }] }
  }

  async #requireRoom(ifVersion: number | undefined): Promise<void> {
    if (ifVersion !== undefined) fail('revision_mismatch', { message: 'There is no secret with this name.' })
    if ((await this.#store.read.secrets.list({ limit: secretsMax })).length >= secretsMax)
      fail('quota_exceeded', { message: `There are ${secretsMax} secrets, which is the limit. Delete one first.` })
  }
}

function toSecret({ id: name, createdAt, updatedAt }: SecretDocument): Secret {
  return { name, createdAt, updatedAt }
}

/** What is sealed is bound to the project, the name and the key. */
function placeOf(projectId: string, name: string, keyId: string): string {
  return `secrets/${projectId}/${name}/${keyId}`
}

function keyOf({ kind, name }: Reference): string {
  return `${kind}:${name}`
}

function refuseMissing(name: string): never {
  return fail('config_invalid', {
    message: missingSecret(name),
    hint: `Set it with PUT /api/v1/config/secrets/${name}.`,
  })
}

function missingSecret(name: string): string {
  return `The project configuration uses the secret ${quote(name)}, which does not exist.`
}

function unsetVariable(name: string): string {
  return `The project configuration uses the environment variable ${quote(name)}, which is not set.`
}

function refuseWithoutKey(): never {
  return fail('not_configured', {
    message: 'The service has no key to encrypt secrets with. Set GANTRY_SECRET_KEY_FILE and restart the service.',
  })
}
