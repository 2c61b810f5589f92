import { randomBytes } from 'node:crypto'
import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { ResourceDocument } from '../../collections/resources.ts'
import type { Foundation } from '../../foundation.ts'
import type { Grants, Identity } from '../identity.ts'
import { openLink, sealLink } from './link-token.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'

export type LinkInput = Schemas['LinkInput']
export type Link = Schemas['LinkAnswer']['data']['link']

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
/** Of `createResourceLink`. */
const linkScopes = ['resources:read', 'resources:write'] as const

/** Pictures of pixels, which no browser takes for a page, a script or a document with a life of its own. */
const shownInline: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

/** Who may make links, and open them. */
export interface LinkAuthority {
  readonly grants: Pick<Grants, 'check'>
  readonly access: Pick<Identity['access'], 'mayCallAll'>
}

export interface LinksOptions extends Pick<Foundation, 'store' | 'now' | 'secretBox'> {
  readonly identity: LinkAuthority
}

/**
 * Links that carry their terms themselves, signed, so that none is stored. The key is in the store: every process on it
 * makes and takes the same links, and without the key there are none.
 */
export class Links {
  readonly #options: LinksOptions

  constructor(options: LinksOptions) {
    this.#options = options
  }

  /** The changes contain the key if it is the first link. Refuses with `forbidden` who may not read the file. */
  async create(
    { id: filename, blob }: ResourceDocument,
    caller: Caller,
    { expiresInSeconds = expiresInSecondsDefault, inline = false }: LinkInput,
  ): Promise<Staged<{ token: string; expiresAt: string }>> {
    const { grant } = caller
    if (!this.#mayRead(caller))
      fail('forbidden', { message: 'This credential may not call getResource, and so cannot give the file to others.' })
    const stored = await this.#key()
    const key = stored ?? randomBytes(keyBytes).toString('base64url')
    const expiresAt = Date.parse(this.#options.now()) + expiresInSeconds * 1_000
    return {
      changes:
        stored === undefined
          ? [{ insert: 'serviceKeys', doc: { id: keyId, key: this.#options.secretBox.seal(key, keyPlace) } }]
          : [],
      token: sealLink({ filename, blob, expiresAt, grant, isInline: inline }, key),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  }

  /** Refuses with `link_not_found` or `link_expired`. */
  async open(token: string): Promise<Linked> {
    const key = (await this.#key()) ?? fail('link_not_found')
    const { filename, blob, expiresAt, grant, isInline } = openLink(token, key) ?? fail('link_not_found')
    if (expiresAt <= Date.parse(this.#options.now()))
      fail('link_expired', { message: 'This link has expired. Ask for a new one.' })
    const found = await this.#options.store.read.resources.get(filename)
    if (found?.doc.blob !== blob) fail('link_not_found')
    const { grants } = this.#options.identity
    const state = await grants.check(grant, { scopes: linkScopes, taskId: found.doc.taskId })
    // The reason is not for the holder of the link.
    if ('ended' in state || !this.#mayRead(state.caller)) fail('link_not_found')
    return { doc: found.doc, isInline: isInline && shownInline.has(found.doc.mimeType) }
  }

  /**
   * Seals a key that an earlier run kept without one, or with an earlier one. Fails with `SecretsLocked` without that.
   */
  async recover(): Promise<void> {
    await resealAll(this.#options.store, 'serviceKeys', (doc) => {
      if (doc.id !== keyId) return doc
      this.#options.secretBox.open(doc.key, keyPlace)
      return { ...doc, key: this.#options.secretBox.reseal(doc.key, keyPlace) }
    })
  }

  /** By the rules of the credential, too. */
  #mayRead(caller: Caller): boolean {
    return this.#options.identity.access.mayCallAll(caller, ['getResource'])
  }

  async #key(): Promise<string | undefined> {
    const found = await this.#options.store.read.serviceKeys.get(keyId)
    return found && this.#options.secretBox.open(found.doc.key, keyPlace)
  }
}
