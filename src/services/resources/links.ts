import { randomBytes } from 'node:crypto'
import type { Grant, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { ResourceDocument } from '../../collections/resources.ts'
import type { Store } from '../../collections.ts'
import type { Grants } from '../identity.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { openLink, sealLink } from './link-token.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'

export type LinkInput = components['schemas']['LinkInput']
export type Link = components['schemas']['LinkAnswer']['data']['link']

/** What a link leads to. */
export interface Linked {
  readonly doc: ResourceDocument
  /** Whether a browser may show it instead of saving it. */
  readonly isInline: boolean
}

const keyId = 'links'
const keyPlace = `serviceKeys/${keyId}`
const keyBytes = 32
const expiresInSecondsDefault = 3_600

/** Pictures of pixels, which no browser takes for a page, a script or a document with a life of its own. */
const shownInline: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

export interface LinksOptions {
  readonly store: Store
  readonly now: () => string
  readonly secretBox: SecretBox
  readonly grants: Pick<Grants, 'check'>
}

/**
 * Links that carry their terms themselves, signed, so that none is stored. The key is in the store: every process on it
 * makes and takes the same links, and without the key there are none.
 */
export class Links {
  readonly #store: Store
  readonly #secretBox: SecretBox
  readonly #now: () => string
  readonly #grants: LinksOptions['grants']

  constructor({ store, now, secretBox, grants }: LinksOptions) {
    this.#grants = grants
    this.#store = store
    this.#secretBox = secretBox
    this.#now = now
  }

  /** The changes contain the key if it is the first link. */
  async create(
    { id: filename, blob }: ResourceDocument,
    grant: Grant,
    { expiresInSeconds = expiresInSecondsDefault, inline = false }: LinkInput,
  ): Promise<Staged<{ token: string; expiresAt: string }>> {
    const stored = await this.#key()
    const key = stored ?? randomBytes(keyBytes).toString('base64url')
    const expiresAt = Date.parse(this.#now()) + expiresInSeconds * 1_000
    return {
      changes:
        stored === undefined
          ? [{ insert: 'serviceKeys', doc: { id: keyId, key: this.#secretBox.seal(key, keyPlace) } }]
          : [],
      token: sealLink({ filename, blob, expiresAt, grant, isInline: inline }, key),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  }

  /** Refuses with `link_not_found` or `link_expired`. */
  async open(token: string): Promise<Linked> {
    const key = (await this.#key()) ?? fail('link_not_found')
    const { filename, blob, expiresAt, grant, isInline } = openLink(token, key) ?? fail('link_not_found')
    if (expiresAt <= Date.parse(this.#now()))
      fail('link_expired', { message: 'This link has expired. Ask for a new one.' })
    const found = await this.#store.read.resources.get(filename)
    if (found?.doc.blob !== blob) fail('link_not_found')
    const state = await this.#grants.check(grant, { scopes: ['resources:write'], taskId: found.doc.taskId })
    // The reason is not for the holder of the link.
    if ('ended' in state) fail('link_not_found')
    return { doc: found.doc, isInline: isInline && shownInline.has(found.doc.mimeType) }
  }

  /**
   * Seals a key that an earlier run kept without one, or with an earlier one. Fails with `SecretsLocked` without that.
   */
  async recover(): Promise<void> {
    await resealAll(this.#store, 'serviceKeys', (doc) => {
      if (doc.id !== keyId) return doc
      this.#secretBox.open(doc.key, keyPlace)
      return { ...doc, key: this.#secretBox.reseal(doc.key, keyPlace) }
    })
  }

  async #key(): Promise<string | undefined> {
    const found = await this.#store.read.serviceKeys.get(keyId)
    return found && this.#secretBox.open(found.doc.key, keyPlace)
  }
}
