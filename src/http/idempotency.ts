import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { fail } from '../errors.ts'
import type { IdempotencyDocument } from '../stores/documents.ts'
import { DuplicateId, VersionConflict } from '../stores/port.ts'
import type { Change, Store, Versioned } from '../stores/port.ts'
import type { Rendered } from './rendered.ts'

/** For how long a call may be repeated. */
export const keptMs = 86_400_000
/** On a store of several processes, for how long a call may still be under way in another one. */
const patienceMs = 600_000

export interface IdempotencyOptions {
  readonly store: Store
  readonly now: () => string
  /** Whether other processes answer calls on the same store. */
  readonly isStoreShared: boolean
}

/** What makes two calls the same one. A key means nothing to another credential, operation or path. */
export interface CallIdentity {
  readonly userId: string
  readonly credentialId: string
  readonly operation: string
  readonly path: string
  readonly key: string
}

/** The calls that came with an Idempotency-Key: those under way in this process, and the first answers in the store. */
export class IdempotentCalls {
  readonly #store: Store
  readonly #now: () => string
  readonly #isStoreShared: boolean
  readonly #running = new Set<string>()

  constructor({ store, now, isStoreShared }: IdempotencyOptions) {
    this.#store = store
    this.#now = now
    this.#isStoreShared = isStoreShared
  }

  /** Holds the key until it is released. Fails with `idempotency_in_progress` while another call holds it. */
  async claim(identity: CallIdentity): Promise<Claim> {
    const id = idOf(identity)
    // From here to `add` nothing waits: of two calls at once one is second.
    if (this.#running.has(id)) refuseRunning()
    this.#running.add(id)
    try {
      const claim = new Claim({
        id,
        key: identity.key,
        expiresAt: this.#at(keptMs),
        release: () => this.#running.delete(id),
      })
      await this.look(claim)
      return claim
    } catch (error) {
      this.#running.delete(id)
      throw error
    }
  }

  /** Reads what the store says of a key now. */
  async look(claim: Claim): Promise<Claim> {
    claim.sees(await this.#store.read.idempotency.get(claim.id), this.#now())
    return claim
  }

  /** The first answer, if there is one. Fails when the key was used for something else, or the outcome is not known. */
  firstAnswer(claim: Claim, sent: string): Rendered | undefined {
    const { recorded } = claim
    if (!recorded) return undefined
    if (recorded.fingerprint !== claim.fingerprintOf(sent)) fail('idempotency_key_reused')
    if (recorded.state === 'done' && recorded.answer !== undefined) return claim.open(recorded.answer)
    // A record that was begun lives a day: so it tells when that was.
    const mayRun = this.#isStoreShared && Date.parse(recorded.expiresAt) - keptMs > Date.parse(this.#now()) - patienceMs
    return mayRun ? refuseRunning() : fail('idempotency_outcome_unknown')
  }

  /** Removes the answers of yesterday, oldest first. */
  async sweep(): Promise<void> {
    for (let pages = 0; pages < sweepPagesMax; pages++) {
      const oldest = await this.#store.read.idempotency.list({ orderBy: 'expiresAt', limit: sweepPage })
      const expired = oldest.filter(({ doc }) => doc.expiresAt <= this.#now())
      if (expired.length === 0) return
      try {
        await this.#store.commit(expired.map(({ doc, version }) => ({ remove: 'idempotency', version, id: doc.id })))
      } catch (error) {
        // Another process sweeps too.
        if (error instanceof VersionConflict) return
        throw error
      }
      if (expired.length < sweepPage) return
    }
  }

  #at(laterMs: number): string {
    return new Date(Date.parse(this.#now()) + laterMs).toISOString()
  }
}

const sweepPage = 500
const sweepPagesMax = 20

interface ClaimOptions {
  readonly id: string
  readonly key: string
  readonly expiresAt: string
  readonly release: () => void
}

/** A key that one running call holds, and what the store says of it. */
export class Claim {
  readonly id: string
  /** Frees the key for the next call. */
  readonly release: () => void
  readonly #fingerprintKey: string
  readonly #cipherKey: Buffer
  readonly #expiresAt: string
  /** What the next change builds on. */
  #found: Versioned<IdempotencyDocument> | undefined
  #isExpired = false

  constructor({ id, key, expiresAt, release }: ClaimOptions) {
    this.id = id
    this.release = release
    this.#fingerprintKey = keyFor('fingerprint', id, key).toString('hex')
    this.#cipherKey = keyFor('answer', id, key)
    this.#expiresAt = expiresAt
  }

  sees(found: Versioned<IdempotencyDocument> | undefined, now: string): void {
    this.#found = found
    this.#isExpired = found !== undefined && found.doc.expiresAt <= now
  }

  get recorded(): IdempotencyDocument | undefined {
    return this.#isExpired ? undefined : this.#found?.doc
  }

  /** Records that an effect outside the store is about to begin. */
  start(sent: string): Change {
    return this.#put({
      id: this.id,
      fingerprint: this.fingerprintOf(sent),
      state: 'started',
      expiresAt: this.#expiresAt,
    })
  }

  /** Tells that the commit of `start` held: the next change builds on it. */
  hasStarted(sent: string): void {
    this.#found = {
      version: (this.#found?.version ?? 0) + 1,
      doc: { id: this.id, fingerprint: this.fingerprintOf(sent), state: 'started', expiresAt: this.#expiresAt },
    }
  }

  /** Records the answer. */
  finish(sent: string, answer: Rendered): Change {
    return this.#put({
      id: this.id,
      fingerprint: this.fingerprintOf(sent),
      state: 'done',
      answer: this.#seal(answer),
      expiresAt: this.#expiresAt,
    })
  }

  // Keyed, because a hash alone would let a reader of the store try passwords against it.
  fingerprintOf(sent: string): string {
    return hash('sha256', this.#fingerprintKey + sent)
  }

  /** Forgets what was started, so that the call may be tried again. */
  forget(): Change[] {
    return this.#found ? [{ remove: 'idempotency', version: this.#found.version, id: this.id }] : []
  }

  open(sealed: string): Rendered {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', this.#cipherKey, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(this.id))
      .setAuthTag(bytes.subarray(-tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
      'utf8',
    )
    // Only `#seal` writes what the tag has just vouched for.
    const [status, headers, body] = JSON.parse(text) as [number, Record<string, string>, string]
    return { status, headers, body }
  }

  /**
   * An answer can hold a secret that nothing else in the store holds: a new token, a session cookie. So it is encrypted
   * with a key made from the Idempotency-Key, of which the store has the hash alone.
   */
  #seal({ status, headers, body }: Rendered): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#cipherKey, nonce).setAAD(Buffer.from(this.id))
    const text = cipher.update(JSON.stringify([status, headers, body]), 'utf8')
    return Buffer.concat([nonce, text, cipher.final(), cipher.getAuthTag()]).toString('base64')
  }

  #put(doc: IdempotencyDocument): Change {
    return this.#found ? { replace: 'idempotency', version: this.#found.version, doc } : { insert: 'idempotency', doc }
  }
}

const nonceBytes = 12
const tagBytes = 16

/** Whether a commit failed because a call in another process, with the same key, was first. */
export function wasSecond(error: unknown): boolean {
  return (error instanceof DuplicateId || error instanceof VersionConflict) && error.collection === 'idempotency'
}

/** One step of hashing (NIST SP 800-56C, section 4): HKDF takes two and as long as all the rest, which each call would pay. */
function keyFor(purpose: string, id: string, key: string): Buffer {
  return hash('sha256', JSON.stringify(['gantry', purpose, id, key]), 'buffer')
}

function refuseRunning(): never {
  return fail('idempotency_in_progress', { retryAfter: 1 })
}

function idOf({ userId, credentialId, operation, path, key }: CallIdentity): string {
  return hash('sha256', JSON.stringify([userId, credentialId, operation, path, key]), 'base64url')
}
