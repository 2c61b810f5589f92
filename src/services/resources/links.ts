import { randomBytes } from 'node:crypto'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { ResourceDocument } from '../../stores/documents.ts'
import type { Change, Store } from '../../stores/port.ts'
import { openLink, sealLink } from './link-token.ts'

export type LinkInput = components['schemas']['LinkInput']
export type Link = components['schemas']['LinkAnswer']['data']['link']

/** What a link leads to. */
export interface Linked {
  readonly doc: ResourceDocument
  /** Whether a browser may show it instead of saving it. */
  readonly isInline: boolean
}

const keyId = 'links'
const keyBytes = 32
const expiresInSecondsDefault = 3_600

/** Pictures of pixels, which no browser takes for a page, a script or a document with a life of its own. */
const shownInline: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

/**
 * Links that carry their terms themselves, signed, so that none is stored. The key is in the store: every process on it
 * makes and takes the same links, and without the key there are none.
 */
export class Links {
  readonly #store: Store
  readonly #now: () => string

  constructor({ store, now }: { readonly store: Store; readonly now: () => string }) {
    this.#store = store
    this.#now = now
  }

  /** The changes hold the key when it is the first link. Another process may be faster, and then the link is to be planned anew. */
  async plan(
    { id: filename, blob }: ResourceDocument,
    userId: string,
    { expiresInSeconds = expiresInSecondsDefault, inline = false }: LinkInput,
  ): Promise<{ changes: Change[]; token: string; expiresAt: string }> {
    const stored = await this.#key()
    const key = stored ?? randomBytes(keyBytes).toString('base64url')
    const expiresAt = Date.parse(this.#now()) + expiresInSeconds * 1_000
    return {
      changes: stored === undefined ? [{ insert: 'serviceKeys', doc: { id: keyId, key } }] : [],
      token: sealLink({ filename, blob, expiresAt, userId, isInline: inline }, key),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  }

  /** Refuses with `link_not_found` or `link_expired`. */
  async open(token: string): Promise<Linked> {
    const key = (await this.#key()) ?? fail('link_not_found')
    const { filename, blob, expiresAt, userId, isInline } = openLink(token, key) ?? fail('link_not_found')
    if (expiresAt <= Date.parse(this.#now()))
      fail('link_expired', { message: 'This link has expired. Ask for a new one.' })
    const [maker, found] = await Promise.all([
      this.#store.read.users.get(userId),
      this.#store.read.resources.get(filename),
    ])
    if (maker === undefined || maker.doc.isDisabled || found?.doc.blob !== blob) fail('link_not_found')
    return { doc: found.doc, isInline: isInline && shownInline.has(found.doc.mimeType) }
  }

  async #key(): Promise<string | undefined> {
    return (await this.#store.read.serviceKeys.get(keyId))?.doc.key
  }
}
