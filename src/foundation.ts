import type { Caller, Log } from './call.ts'
import type { Change, Documents, Store } from './collections.ts'
import type { Config } from './config.ts'
import type { Schemas } from './generated/types.ts'
import type { BlobStore } from './stores/blobs.ts'
import type { TimelessEvent } from './stores/port.ts'
import type { Actors } from './platform/work/actors.ts'
import type { OwnAddress } from './platform/egress/own-address.ts'
import type { SecretBox } from './platform/secrets/secret-box.ts'
import type { SecretMask } from './platform/secrets/secret-mask.ts'
import type { Sandbox } from './platform/sandbox/launch.ts'
import type { Commits } from './platform/work/commits.ts'
import type { ItemLocks } from './platform/work/item-locks.ts'
import type { Metric } from './platform/work/metrics.ts'
import type { SetTimer } from './platform/work/run-later.ts'

export type Limit = Schemas['Limit']

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
  /** Names whom documents and events know by an id. */
  readonly actors: Actors
  readonly itemLocks: ItemLocks
  /**
   * The time, as the contract writes it: that of the database, which all processes on it share. It is what leases and
   * expiries are judged by. How long something takes is measured by `performance.now`.
   */
  readonly now: () => string
  /** Runs work once after a while. */
  readonly setTimer: SetTimer
  /** A new id: the prefix and a time-ordered rest, `task_01m7…`. */
  readonly newId: (prefix: string) => string
  readonly log: Log
  /** Encrypts the secrets that are kept in the store. */
  readonly secretBox: SecretBox
  /** Hides the secrets in use in whatever leaves the service. */
  readonly secretMask: SecretMask
  /** What the machine isolates programs with. */
  readonly hostSandbox: Sandbox
  readonly ownAddress: OwnAddress
  /** Whether other processes work on the same store. */
  readonly isStoreShared: boolean
  /** The id of this process among those on the store: another one at each start. */
  readonly processId: string
  /** Appends the event of something that happened outside a call, in the background. */
  readonly emit: (event: TimelessEvent<''>) => void
}

/** A task that is about to be removed. */
export interface TaskRemoval {
  readonly task: Documents['tasks']
  readonly at: string
  readonly caller: Caller
}

/**
 * What the composition calls an area for, as far as the area has it. Each step is called for all areas in the order in
 * which they were opened: `recover`, `start`, `serve`, then at the end `beginDrain`, `drain`, `finish`, `close`.
 */
export interface Area {
  /** The limits in force; `used` counts for this caller where the limit is one of each caller. */
  listLimits?(caller: Caller): readonly Limit[]
  /** What the area measures of itself, for `/metrics`. */
  metrics?(): readonly Metric[] | Promise<readonly Metric[]>
  /**
   * The changes to the items of this area when a task is removed: they are in the same commit. A refusal keeps the
   * task. It is called again when the commit meets a conflict, and changes nothing by itself.
   */
  onTaskRemoval?(removal: TaskRemoval): Promise<readonly Change[]>
  /** Repairs what an earlier run left unfinished. Nothing works in the background yet. */
  recover?(): Promise<unknown>
  /** Seals with the current key what an earlier one sealed. Fails with `VersionConflict` beside other writers. */
  reseal?(): Promise<unknown>
  /** Begins to work in the background. */
  start?(): unknown
  /** The server listens, and the owner can sign in. */
  serve?(): unknown
  /** The service stops soon and serves on until then: begins no new work in the background. */
  beginDrain?(): void
  /** Answers the calls that wait and ends the streams; the server still serves. */
  drain?(): unknown
  /** Ends the work that uses other areas, which are still open. The server is closed. */
  finish?(): Promise<unknown>
  /** Ends everything else. The store is still open. */
  close?(): unknown
}

/** What an area may ask of all areas together, those that are opened after it included. */
export interface AllAreas {
  /** The changes of all areas to what they have of a task that is removed. */
  onTaskRemoval(removal: TaskRemoval): Promise<Change[]>
  /** The step of each area that seals. */
  resealing(): readonly (() => Promise<unknown>)[]
}
