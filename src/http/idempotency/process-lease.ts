import type { Log } from '../../contract.ts'
import type { Change, Store } from '../../collections.ts'
import { later } from '../../platform/work/clock.ts'
import { createIds } from '../../platform/work/ids.ts'
import { VersionConflict } from '../../stores/port.ts'

export interface ProcessLeaseOptions {
  readonly store: Store
  readonly now: () => string
  readonly log: Log
  readonly renewEachMs?: number
}

const leaseMs = 15_000
const defaultRenewEachMs = 5_000
const sweptAfterMs = 3_600_000
const sweptMax = 100

/**
 * Shows to the other processes on the store that this one lives, while it has effects outside the store at work. A process that
 * has none at work writes nothing.
 */
export class ProcessLease {
  readonly id = createIds()('process')
  readonly #options: ProcessLeaseOptions
  #users = 0
  #expiresAt = ''
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(options: ProcessLeaseOptions) {
    this.#options = options
  }

  /** Resolves once the lease is in the store. It is renewed until the returned function is called. */
  async acquire(): Promise<() => void> {
    const { log, renewEachMs = defaultRenewEachMs } = this.#options
    if (this.#isDue()) await this.#renew()
    this.#users++
    this.#timer ??= setInterval(() => {
      this.#renew().catch((error: unknown) => log.warn({ err: error }, 'the lease of the process was not renewed'))
    }, renewEachMs).unref()
    return () => {
      if (--this.#users === 0) this.#stopRenewing()
    }
  }

  /** Whether a process has a lease that is not over. */
  async isAlive(id: string): Promise<boolean> {
    const { store, now } = this.#options
    const lease = await store.read.processLeases.get(id)
    return lease !== undefined && lease.doc.expiresAt > now()
  }

  /** Removes the leases of processes that ended without `close`. */
  async sweep(): Promise<void> {
    const { store, now } = this.#options
    const oldest = await store.read.processLeases.list({ orderBy: 'expiresAt', limit: sweptMax })
    const ended = oldest.filter(({ doc }) => later(doc.expiresAt, sweptAfterMs) <= now())
    if (ended.length === 0) return
    await this.#commit(ended.map(({ doc, version }) => ({ remove: 'processLeases', version, id: doc.id })))
  }

  /** Ends the lease. Nothing of this process is at work any more. */
  async close(): Promise<void> {
    this.#stopRenewing()
    if (this.#expiresAt === '') return
    await this.#writing.catch(() => {})
    const found = await this.#options.store.read.processLeases.get(this.id)
    if (found) await this.#commit([{ remove: 'processLeases', version: found.version, id: this.id }])
  }

  #stopRenewing(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** With less than half of the time left, an effect that takes a moment might outlive the lease. */
  #isDue(): boolean {
    return this.#expiresAt < later(this.#options.now(), leaseMs / 2)
  }

  /** One write at a time. */
  #renew(): Promise<void> {
    const write = () => this.#write()
    return (this.#writing = this.#writing.then(write, write))
  }

  async #write(): Promise<void> {
    const { store, now } = this.#options
    const found = await store.read.processLeases.get(this.id)
    const doc = { id: this.id, expiresAt: later(now(), leaseMs) }
    const change: Change = found
      ? { replace: 'processLeases', version: found.version, doc }
      : { insert: 'processLeases', doc }
    await store.commit([change])
    this.#expiresAt = doc.expiresAt
  }

  /** Another process may have swept the same leases. */
  async #commit(changes: readonly Change[]): Promise<void> {
    try {
      await this.#options.store.commit(changes)
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error
    }
  }
}
