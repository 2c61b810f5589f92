import { generateKeyPairSync, sign } from 'node:crypto'
import type { Log } from '../../contract.ts'
import type { Store } from '../../collections.ts'
import { later } from '../../platform/work/clock.ts'
import { findLivingProcess, seenMs } from '../../platform/work/living-process.ts'
import { StorageFailed, StorageUnavailable } from '../../stores/port.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import type { ProcessDocument } from '../../collections/http.ts'
import { every, type Repetition } from '../../platform/work/every.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import { removeOld } from '../../platform/work/retention.ts'

export interface ProcessesOptions {
  /** The id of this process. */
  readonly id: string
  readonly store: Pick<Store, 'read' | 'commit'>
  /** The time of the database. */
  readonly now: () => string
  readonly log: Log
}

const renewEachMs = 10_000
const sweptAfterMs = 3_600_000

/**
 * The processes on the store, each with the address at which the others reach it. Each signs with a key of its own, of
 * which the row has the public half: who reads the store can sign nothing.
 */
export class Processes {
  readonly id: string
  readonly #options: ProcessesOptions
  readonly #keys = generateKeyPairSync('ed25519')
  #row: ProcessDocument | undefined
  #version = 0
  /** When the row was last written. */
  #seenAt = ''
  #timer: Repetition | undefined
  readonly #queue = new FifoQueue()

  constructor(options: ProcessesOptions) {
    this.#options = options
    this.id = options.id
  }

  /** Announces this process, and from then on that it lives. */
  async announce(): Promise<void> {
    const { now, log } = this.#options
    const publicKey = this.#keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url')
    const at = now()
    this.#row = { id: this.id, publicKey, startedAt: at, seenAt: at }
    await this.#write()
    await this.#sweep()
    this.#timer = every(renewEachMs, () => this.#write(), {
      onError: (error) => log.warn({ err: error }, 'the process could not be announced'),
    })
  }

  /** Says at which origin other processes reach this one. Without it, none does. */
  async setAddress(address: string): Promise<void> {
    if (this.#row) this.#row = { ...this.#row, address }
    await this.#write()
  }

  /**
   * Before an effect outside the store that takes a moment: resolves once other processes see for a while that this one
   * lives.
   */
  async confirm(): Promise<void> {
    const isDue = () => this.#seenAt === '' || later(this.#seenAt, seenMs / 2) <= this.#options.now()
    if (isDue()) await this.#queue.run(async () => (isDue() ? this.#renew() : undefined))
  }

  /** Another process, if it was seen a moment ago. */
  find(id: string): Promise<ProcessDocument | undefined> {
    const { store, now } = this.#options
    return findLivingProcess(store, id, now())
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#keys.privateKey).toString('base64url')
  }

  async close(): Promise<void> {
    void this.#timer?.stop()
    await this.#queue.idle()
    if (this.#version === 0) return
    try {
      await tryCommit(this.#options.store, [{ remove: 'processes', id: this.id, version: this.#version }])
    } catch (error) {
      // Another process sweeps the row of one that may no longer write, or whose database is gone.
      if (!(error instanceof StorageUnavailable || error instanceof StorageFailed)) throw error
    }
  }

  #write(): Promise<void> {
    return this.#queue.run(() => this.#renew())
  }

  async #renew(): Promise<void> {
    if (this.#row === undefined || (await this.#put(this.#row))) return
    // The row was swept while this process was stopped, or a failover has lost the last write of it.
    this.#version = (await this.#options.store.read.processes.get(this.id))?.version ?? 0
    await this.#put(this.#row)
  }

  async #put(row: ProcessDocument): Promise<boolean> {
    const doc = { ...row, seenAt: this.#options.now() }
    const version = this.#version
    const isWritten = await tryCommit(this.#options.store, [
      version === 0 ? { insert: 'processes', doc } : { replace: 'processes', version, doc },
    ])
    if (isWritten) {
      this.#version = version + 1
      this.#seenAt = doc.seenAt
    }
    return isWritten
  }

  /** Removes processes that ended without `close`. */
  async #sweep(): Promise<void> {
    const { store, now } = this.#options
    const before = later(now(), -sweptAfterMs)
    await removeOld(store, 'processes', { orderBy: 'seenAt', isOld: ({ seenAt }) => seenAt <= before })
  }
}
