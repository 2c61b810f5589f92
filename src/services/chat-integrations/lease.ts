import type { Foundation } from '../../platform/work/area.ts'
import { later } from '../../platform/work/clock.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'

export interface LeaseOptions extends Pick<Foundation, 'store' | 'now' | 'isStoreShared'> {
  /** Names this process. */
  readonly owner: string
}

export const leaseMs = 15_000

/** The right of this process to work for one integration: of several processes on one store, one has it. */
export class Lease {
  readonly #options: LeaseOptions
  readonly #id: string
  #until = ''
  #acquiring: Promise<boolean> | undefined

  constructor(options: LeaseOptions, id: string) {
    this.#options = options
    this.#id = id
  }

  /** Whether this process has it, for another while. */
  acquire(): Promise<boolean> {
    // Two loops of this process must not get into each other's way.
    this.#acquiring ??= this.#acquire().finally(() => {
      this.#acquiring = undefined
    })
    return this.#acquiring
  }

  /** Keeps it while the work goes on, however long it takes. */
  async renew(): Promise<void> {
    if (this.#until !== '') await this.acquire()
  }

  /** Whether it has not run out since it was acquired or renewed. */
  isCurrent(): boolean {
    return this.#until > this.#options.now()
  }

  /** Whether the store has this process as its holder. */
  async isHeld(): Promise<boolean> {
    const found = await this.#options.store.read.chatLeases.get(this.#id)
    return found?.doc.owner === this.#options.owner
  }

  /** Lets another process take over at once. */
  async release(): Promise<void> {
    await this.#acquiring
    if (this.#until === '') return
    this.#until = ''
    const { store, owner } = this.#options
    const found = await store.read.chatLeases.get(this.#id)
    if (found?.doc.owner !== owner) return
    await store.commit([{ remove: 'chatLeases', version: found.version, id: this.#id }]).catch((error: unknown) => {
      if (!(error instanceof VersionConflict)) throw error
    })
  }

  async #acquire(): Promise<boolean> {
    const { store, now, owner, isStoreShared } = this.#options
    if (this.#until > later(now(), leaseMs / 2)) return true
    const found = await store.read.chatLeases.get(this.#id)
    // Where no other process can be, the lease of another one is that of a process that is gone.
    if (found && isStoreShared && found.doc.owner !== owner && found.doc.until > now()) return this.#lose()
    const doc = { id: this.#id, owner, until: later(now(), leaseMs) }
    try {
      await store.commit([
        found ? { replace: 'chatLeases', version: found.version, doc } : { insert: 'chatLeases', doc },
      ])
    } catch (error) {
      if (error instanceof VersionConflict || error instanceof DuplicateId) return this.#lose()
      throw error
    }
    this.#until = doc.until
    return true
  }

  #lose(): false {
    this.#until = ''
    return false
  }
}
