import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { fail } from '../../errors.ts'
import type { IdempotencyDocument } from '../../collections/http.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Change, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { later } from '../../platform/work/clock.ts'
import { createIds } from '../../platform/work/ids.ts'
import type { Processes } from '../relay/processes.ts'
import type { Rendered } from '../rendered.ts'
import type { Route } from '../route.ts'
import { removeOld } from '../../platform/work/retention.ts'

/** How long an answer is kept for a retry. */
export const keptMs = 86_400_000

export interface IdempotencyOptions {
  readonly store: Store
  readonly now: () => string
  /** Where other processes answer calls on the same store. */
  readonly processes: Pick<Processes, 'id' | 'find' | 'confirm'> | undefined
}

/** What makes two calls equal. A key is scoped to its credential, operation and path. */
export interface CallIdentity {
  readonly userId: string
  readonly credentialId: string
  readonly operation: string
  readonly path: string
  readonly key: string
}

/** The calls with an Idempotency-Key: those in progress in this process, and the first answers in the store. */
export class IdempotentCalls {
  readonly #store: Store
  readonly #now: () => string
  readonly #processes: IdempotencyOptions['processes']
  readonly #running = new Set<string>()
  readonly #newId = createIds()

  constructor({ store, now, processes }: IdempotencyOptions) {
    this.#store = store
    this.#now = now
    this.#processes = processes
  }

  /**
   * Reserves the key until the reservation is released. Fails with `idempotency_in_progress` while another call has it.
   */
  async reservation(identity: CallIdentity): Promise<KeyReservation> {
    const id = idOf(identity)
    // No await from here to `add`: of two calls at once, one is refused.
    if (this.#running.has(id)) refuseRunning()
    this.#running.add(id)
    try {
      const reservation = new KeyReservation({
        id,
        key: identity.key,
        expiresAt: later(this.#now(), keptMs),
        process: this.#processes?.id,
        newId: this.#newId,
        release: () => this.#running.delete(id),
      })
      await this.look(reservation)
      return reservation
    } catch (error) {
      this.#running.delete(id)
      throw error
    }
  }

  /** Before an effect outside the store: lets other processes see that this one is at work. */
  async beginEffect(): Promise<void> {
    await this.#processes?.confirm()
  }

  /** Reads the stored record of a key. */
  async look(reservation: KeyReservation): Promise<KeyReservation> {
    reservation.load(await this.#store.read.idempotency.get(reservation.id), this.#now())
    return reservation
  }

  /**
   * The first answer, if there is one. Fails when the key was used for another call, or when the outcome is unknown and
   * the effect is not one that may be repeated.
   */
  async firstAnswer(
    reservation: KeyReservation,
    sent: string,
    { isRepeatable = false }: Pick<Route, 'isRepeatable'>,
  ): Promise<Rendered | undefined> {
    const { recorded } = reservation
    if (!recorded) return undefined
    if (recorded.fingerprint !== reservation.fingerprintOf(sent)) fail('idempotency_key_reused')
    if (recorded.state === 'done' && recorded.answer !== undefined) return reservation.open(recorded.answer)
    if (await this.#isAtWork(recorded)) refuseRunning()
    return isRepeatable ? undefined : fail('idempotency_outcome_unknown')
  }

  /** Only another process can be: what this one has at work, it has reserved. */
  async #isAtWork({ process }: IdempotencyDocument): Promise<boolean> {
    if (this.#processes === undefined || process === undefined || process === this.#processes.id) return false
    return (await this.#processes.find(process)) !== undefined
  }

  /** Removes expired answers, oldest first. */
  async sweep(): Promise<void> {
    const isOld = ({ expiresAt }: IdempotencyDocument) => expiresAt <= this.#now()
    await removeOld(this.#store, 'idempotency', { orderBy: 'expiresAt', isOld, batch: 500, max: sweptMax })
  }
}

const sweptMax = 10_000

interface KeyReservationOptions {
  readonly id: string
  readonly key: string
  readonly expiresAt: string
  readonly process: string | undefined
  readonly newId: (prefix: string) => string
  readonly release: () => void
}

/** A key reserved by one call in progress, and its stored record. */
export class KeyReservation {
  readonly id: string
  /** Frees the key for the next call. */
  readonly release: () => void
  readonly #fingerprintKey: string
  readonly #cipherKey: Buffer
  readonly #options: KeyReservationOptions
  #effectId: string | undefined
  /** The version that the next change replaces. */
  #found: Versioned<IdempotencyDocument> | undefined
  #isExpired = false

  constructor(options: KeyReservationOptions) {
    const { id, key, release } = options
    this.#options = options
    this.id = id
    this.release = release
    this.#fingerprintKey = keyFor('fingerprint', id, key).toString('hex')
    this.#cipherKey = keyFor('answer', id, key)
  }

  load(found: Versioned<IdempotencyDocument> | undefined, now: string): void {
    this.#found = found
    this.#isExpired = found !== undefined && found.doc.expiresAt <= now
  }

  get recorded(): IdempotencyDocument | undefined {
    return this.#isExpired ? undefined : this.#found?.doc
  }

  /** Names the effect outside the store: the name of the attempt before, if there was one. */
  get effectId(): string {
    return this.recorded?.effectId ?? (this.#effectId ??= this.#options.newId('').slice(1))
  }

  /** Records that an effect outside the store is about to begin. */
  start(sent: string): Change {
    return this.#put(this.#startOf(sent))
  }

  /** Notes that the change of `start` was committed: the next change replaces it. */
  hasStarted(sent: string): void {
    this.#found = {
      version: (this.#found?.version ?? 0) + 1,
      doc: this.#startOf(sent),
    }
  }

  #startOf(sent: string): IdempotencyDocument {
    return {
      id: this.id,
      fingerprint: this.fingerprintOf(sent),
      state: 'started',
      effectId: this.effectId,
      ...(this.#options.process !== undefined && { process: this.#options.process }),
      expiresAt: this.#options.expiresAt,
    }
  }

  /** Records the answer. */
  finish(sent: string, answer: Rendered): Change {
    return this.#put({
      id: this.id,
      fingerprint: this.fingerprintOf(sent),
      state: 'done',
      answer: this.#seal(answer),
      expiresAt: this.#options.expiresAt,
    })
  }

  // Keyed, because a hash alone would let a reader of the store try passwords against it.
  fingerprintOf(sent: string): string {
    return hash('sha256', this.#fingerprintKey + sent)
  }

  /** Removes the record of the start, so that the call may be retried. */
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
    // The authentication tag proves that `#seal` wrote this.
    const [status, headers, body] = JSON.parse(text) as [number, Record<string, string>, string]
    return { status, headers, body }
  }

  /**
   * A response can contain a secret that the store has nowhere else: a new token, a session cookie. So it is encrypted
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
export function isKeyConflict(error: unknown): boolean {
  return (error instanceof DuplicateId || error instanceof VersionConflict) && error.collection === 'idempotency'
}

/**
 * One step of hashing (NIST SP 800-56C, section 4): HKDF takes two and as long as all the rest, which each call would
 * pay.
 */
function keyFor(purpose: string, id: string, key: string): Buffer {
  return hash('sha256', JSON.stringify(['gantry', purpose, id, key]), 'buffer')
}

function refuseRunning(): never {
  return fail('idempotency_in_progress', { retryAfter: 1 })
}

function idOf({ userId, credentialId, operation, path, key }: CallIdentity): string {
  return hash('sha256', JSON.stringify([userId, credentialId, operation, path, key]), 'base64url')
}
