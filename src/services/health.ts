import { statfs } from 'node:fs/promises'
import { Failure, fail } from '../errors.ts'
import type { Area, Foundation } from '../foundation.ts'
import { StorageReadOnly, StoreSuperseded } from '../stores/port.ts'
import { gauge } from '../platform/work/metrics.ts'
import type { Metric } from '../platform/work/metrics.ts'
import type { Durability } from '../stores/port.ts'
import { withinTime } from '../platform/work/within-time.ts'
import { timeouts } from '../timeouts.ts'
import { every, type Repetition } from '../platform/work/every.ts'

/** The last probe of the store and the disk, which succeeded. */
export interface Readiness {
  readonly checkedAt: string
  readonly ageMs: number
  /** What an acknowledged write survives. */
  readonly durability: Durability
}

const draining = 'The service is about to stop. Send calls to another process; it answers those that arrive until then.'
/** For how long a probe counts: any number of calls within it cost one. */
const trustMs = 1_000
/** A service that writes all the time proves by that what a probe would; one at rest writes four probes a minute. */
const writeEachMs = 15_000

type HealthParts = Pick<Foundation, 'store' | 'config' | 'now' | 'log' | 'isStoreShared'>

interface Probe {
  readonly checkedAt: string
  readonly at: number
  readonly failure: Failure | undefined
}

/**
 * Ready means that the store takes a write, and that there is room for what comes next. A call probes when the last
 * probe is no longer recent, so that a service that is not asked writes nothing. On a shared store a timer probes as
 * well: it finds out that a newer version has taken over.
 */
export class Health implements Area {
  readonly #foundation: HealthParts
  #last: Probe | undefined
  #probing: Promise<void> | undefined
  #pending: Promise<boolean> | undefined
  #timer: Repetition | undefined
  #isServing = false
  #isDraining = false
  readonly #superseded = Promise.withResolvers<void>()
  /** Resolves when a newer version of the service no longer lets this process write: it is to stop. */
  readonly superseded = this.#superseded.promise

  constructor(foundation: HealthParts) {
    this.#foundation = foundation
  }

  async metrics(): Promise<readonly Metric[]> {
    if (this.#isServing && !this.#isDraining) await this.#probeAgain()
    const isReady = !this.#isDraining && this.#last !== undefined && this.#last.failure === undefined
    return [gauge('gantry_ready', 'Whether the service is ready.', Number(isReady))]
  }

  /** Begins to probe. Until the first probe has succeeded, the service is not ready. */
  serve(): void {
    this.#isServing = true
    if (this.#foundation.isStoreShared) this.#timer = every(trustMs, () => this.#probe(), { atOnce: true })
  }

  /** The service answers every call for a while yet; balancers send the next ones to another process. */
  beginDrain(): void {
    this.#isDraining = true
  }

  drain(): void {
    void this.#timer?.stop()
  }

  /**
   * Returns the result of the last probe, which is at most a second old. Refuses with `not_ready` when the service does
   * not take work, with `shutting_down` from the moment on at which it is asked to stop, and with `superseded` where
   * that is the reason.
   */
  async check(): Promise<Readiness> {
    if (this.#last?.failure?.code === 'superseded') throw this.#last.failure
    if (this.#isDraining) fail('shutting_down', { message: draining, retryAfter: 1 })
    if (!this.#isServing) fail('not_ready', { message: 'The service is starting.', retryAfter: 1 })
    await this.#probeAgain()
    if (this.#last === undefined) fail('not_ready')
    const { checkedAt, at, failure } = this.#last
    if (failure) throw failure
    return { checkedAt, ageMs: Math.round(performance.now() - at), durability: this.#foundation.store.durability() }
  }

  /** Probes unless the last probe is recent. */
  async #probeAgain(): Promise<void> {
    const isRecent = this.#last !== undefined && performance.now() - this.#last.at < trustMs
    await (isRecent ? this.#probing : this.#probe())
  }

  /** Its time limit bounds how long a call waits for it. */
  #probe(): Promise<void> {
    this.#probing ??= this.#findFailure()
      .then((failure) => {
        if (failure && !this.#last?.failure) this.#foundation.log.warn({ err: failure.options.cause }, failure.message)
        this.#last = { checkedAt: this.#foundation.now(), at: performance.now(), failure }
      })
      .finally(() => (this.#probing = undefined))
    return this.#probing
  }

  async #findFailure(): Promise<Failure | undefined> {
    // One that hangs is waited for again, and joined by no other.
    this.#pending ??= this.#probeAll().finally(() => (this.#pending = undefined))
    try {
      return (await withinTime(timeouts.readinessProbe.ms, this.#pending))
        ? new Failure('not_ready', {
            message: 'The disk of the service is nearly full. Free some space.',
            retryAfter: 5,
          })
        : undefined
    } catch (cause) {
      if (cause instanceof StoreSuperseded) {
        this.#superseded.resolve()
        return new Failure('superseded', { retryAfter: 1, cause })
      }
      const what =
        cause instanceof StorageReadOnly ? 'disk of the service is read-only' : 'store does not accept writes'
      return new Failure('not_ready', { message: `The ${what}.`, retryAfter: 5, cause })
    }
  }

  /** Returns whether the disk is nearly full. */
  async #probeAll(): Promise<boolean> {
    const { store, config } = this.#foundation
    await store.probe(writeEachMs)
    return isNearlyFull(config.data)
  }
}

// A write that is small may still pass where the next upload does not.
const floorShare = 0.05
const floorBytesMax = 268_435_456

async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return bavail * bsize < Math.min(blocks * bsize * floorShare, floorBytesMax)
}
