import type { Caller, Log } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { Config } from '../../config.ts'
import type { components } from '../../generated/types.ts'
import type { BlobStore } from '../../stores/blobs.ts'
import type { TimelessEvent } from '../../stores/port.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import type { SecretMask } from '../secrets/secret-mask.ts'
import type { Sandbox } from '../sandbox/launch.ts'
import type { Commits } from './commits.ts'
import type { ItemLocks } from './item-locks.ts'
import type { Metric } from './metrics.ts'

export type Limit = components['schemas']['Limit']

/** The limits in force. */
export interface Limits {
  /** All of them; `used` counts for this caller where the limit is one of each caller. */
  list(caller: Caller): Limit[]
}

/** What every area is opened with. An area takes what it needs, and the services of the areas opened before it. */
export interface Foundation {
  readonly config: Config
  readonly store: Store
  /** A folder for what is needed for a moment; no command sees it. It is empty when the service starts. */
  readonly workFolder: string
  readonly blobs: BlobStore
  readonly commits: Commits
  readonly itemLocks: ItemLocks
  /**
   * The time, as the contract writes it: that of the database, which all processes on it share. It is what leases and
   * expiries are judged by. How long something takes is measured by `performance.now`.
   */
  readonly now: () => string
  /** A new id: the prefix and a time-ordered rest, `task_01m7…`. */
  readonly newId: (prefix: string) => string
  readonly log: Log
  /** Encrypts the secrets that are kept in the store. */
  readonly secretBox: SecretBox
  /** Hides the secrets in use in whatever leaves the service. */
  readonly secretMask: SecretMask
  /** What the machine isolates programs with. */
  readonly hostSandbox: Sandbox
  /** Whether other processes work on the same store. */
  readonly isStoreShared: boolean
  /** The id of this process among those on the store: another one at each start. */
  readonly processId: string
  /** Appends the event of something that happened outside a call, in the background. */
  readonly emit: (event: TimelessEvent<''>) => void
}

/**
 * What an area adds to the service. The composition calls the steps of all areas together, each step in the order in
 * which the areas were opened: `recover`, `start`, `serve`, then at the end `beginDrain`, `drain`, `finish`, `close`.
 */
export interface Area<Service> {
  readonly service: Service
  /** The limits in force; `used` counts for this caller where the limit is one of each caller. */
  readonly limits?: (caller: Caller) => readonly Limit[]
  /** What the area measures of itself, for `/metrics`. */
  readonly metrics?: () => readonly Metric[] | Promise<readonly Metric[]>
  /** Repairs what an earlier run left unfinished. Nothing works in the background yet. */
  readonly recover?: () => Promise<unknown>
  /** Seals with the current key what an earlier one sealed. Fails with `VersionConflict` beside other writers. */
  readonly reseal?: () => Promise<unknown>
  /** Begins to work in the background. */
  readonly start?: () => unknown
  /** The server listens, and the owner can sign in. */
  readonly serve?: () => unknown
  /** The service stops soon and serves on until then: begins no new work in the background. */
  readonly beginDrain?: () => void
  /** Answers the calls that wait and ends the streams; the server still serves. */
  readonly drain?: () => unknown
  /** Ends the work that uses other areas, which are still open. The server is closed. */
  readonly finish?: () => Promise<unknown>
  /** Ends everything else. The store is still open. */
  readonly close?: () => unknown
}

/** The areas of one running service. */
export class Areas {
  readonly #areas: Area<unknown>[] = []
  readonly #limits: readonly Limit[]

  /** `limits` are those that belong to no area. */
  constructor(limits: readonly Limit[]) {
    this.#limits = limits
  }

  /** Adds an area and returns its service. */
  add<Service>(area: Area<Service>): Service {
    this.#areas.push(area)
    return area.service
  }

  limits(caller: Caller): Limit[] {
    return [...this.#limits, ...this.#areas.flatMap(({ limits }) => limits?.(caller) ?? [])]
  }

  async metrics(): Promise<Metric[]> {
    return (await Promise.all(this.#areas.map(({ metrics }) => metrics?.() ?? []))).flat()
  }

  /** Repairs what an earlier run left, in every area, before any area begins to work. */
  async start(): Promise<void> {
    for (const { recover } of this.#areas) await recover?.()
    for (const { start } of this.#areas) await start?.()
  }

  /** The step of each area that seals. */
  resealing(): readonly (() => Promise<unknown>)[] {
    return this.#areas.flatMap(({ reseal }) => reseal ?? [])
  }

  async serve(): Promise<void> {
    for (const { serve } of this.#areas) await serve?.()
  }

  beginDrain(): void {
    for (const { beginDrain } of this.#areas) beginDrain?.()
  }

  async drain(): Promise<void> {
    for (const { drain } of this.#areas) await drain?.()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#areas.map(({ finish }) => finish?.()))
    await Promise.all(this.#areas.map(({ close }) => close?.()))
  }
}
