import { randomBytes } from 'node:crypto'
import { DuplicateId } from '../../stores/port.ts'
import type { Foundation } from '../../foundation.ts'
import { resourceDocuments } from './all-documents.ts'

const keyId = 'blobs'
const comparedMax = 1000

interface BlobOwnerParts extends Pick<Foundation, 'store' | 'blobs'> {
  /** Whether no other service uses the blobs. */
  readonly isAlone: boolean
}

/**
 * Ties the blobs to the store of their documents by an identity that is recorded in both. A store that was lost,
 * replaced or emptied does not have the identity of the blobs, so what it does not know is no reason to remove
 * anything.
 *
 * The blobs record the identities of all stores that ever used them, the owner first.
 */
export class BlobOwner {
  readonly #options: BlobOwnerParts

  constructor(options: BlobOwnerParts) {
    this.#options = options
  }

  /**
   * Returns why nothing may be removed, as one sentence, or nothing. Records the identities that are missing: a store
   * takes over blobs without an owner if it knows any of them, and otherwise stays a stranger to them, whatever it
   * uploads later.
   */
  async refusal(): Promise<string | undefined> {
    const [ofStore, ofBlobs] = await Promise.all([this.#identityOfStore(), this.#options.blobs.identities()])
    const isEmpty = this.#isSole(ofStore, ofBlobs) ? false : await this.#options.blobs.isEmpty()
    const mayAdopt = isEmpty || ((ofStore === undefined || ofBlobs.length === 0) && (await this.knowsAny()))
    const own =
      ofStore ?? (await this.#recordInStore((this.#options.isAlone && mayAdopt && ofBlobs[0]) || newIdentity()))
    if (this.#options.isAlone && isEmpty) await this.#options.blobs.replaceIdentities(own)
    else for (const identity of identitiesToAdd(own, ofBlobs, mayAdopt)) await this.#options.blobs.addIdentity(identity)
    // Another service may have added its identity in the meantime.
    return this.#isSole(own, await this.#options.blobs.identities()) ? undefined : differs
  }

  /** Whether the store knows any of the blobs. */
  async knowsAny(): Promise<boolean> {
    let compared = 0
    for await (const { blob } of resourceDocuments(this.#options.store)) {
      if ((await this.#options.blobs.size(blob)) !== undefined) return true
      if (++compared === comparedMax) return false
    }
    return false
  }

  /** Blobs that only this service uses are also its own after a time with another store. */
  #isSole(own: string | undefined, owners: readonly string[]): boolean {
    return own !== undefined && owners[0] === own && (this.#options.isAlone || owners.length === 1)
  }

  async #identityOfStore(): Promise<string | undefined> {
    return (await this.#options.store.read.serviceKeys.get(keyId))?.doc.key
  }

  /** Of several processes that begin at once, the first one decides. */
  async #recordInStore(identity: string): Promise<string> {
    try {
      await this.#options.store.commit([{ insert: 'serviceKeys', doc: { id: keyId, key: identity } }])
      return identity
    } catch (error) {
      const recorded = error instanceof DuplicateId ? await this.#identityOfStore() : undefined
      if (recorded === undefined) throw error
      return recorded
    }
  }
}

const differs =
  'The uploaded files belong to another database, so none of them is removed: restore their database or, if they belong to this one alone, remove the file `identity` beside them.'

/** A stranger is recorded behind an owner, if need be an unknown one. */
function identitiesToAdd(own: string, ofBlobs: readonly string[], mayAdopt: boolean): readonly string[] {
  if (ofBlobs.includes(own)) return []
  return ofBlobs.length > 0 || mayAdopt ? [own] : [newIdentity(), own]
}

function newIdentity(): string {
  return randomBytes(16).toString('hex')
}
