import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import { fail } from '../../errors.ts'
import { later } from '../../platform/work/clock.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Versioned } from '../../stores/port.ts'
import type { FileLeaseDocument } from './documents.ts'

/** Files of the project that are written under one lock. */
export type LockedFiles = 'documents' | 'skills' | 'working-tree'

export interface FileLocksOptions {
  readonly store: Store
  readonly isStoreShared: boolean
  /** The time of the database. */
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  /** How long another process is waited for. */
  readonly patienceMs?: number
  readonly renewEachMs?: number
}

export const fileLeaseMs = 15_000
const defaultRenewEachMs = 5_000
const defaultPatienceMs = 30_000
const pollMs = 50

/** The right to write some files of the project, until it is released or another process has taken it over. */
export interface FileLease {
  /** The fencing number: larger than that of every earlier owner. 0 where no other process can be. */
  readonly term: number
  /** Names the store for marks on disk, the same for all its processes; nothing where no other process can be. */
  readonly storeName: string | undefined
  /** Whether another process has taken it over, as far as is known. */
  readonly isLost: boolean
  /** Renews the lease. Fails with `overloaded` if another process has taken it over. */
  confirm(): Promise<void>
  /** Changes that renew it, for a commit that conflicts if another process has taken it over. Fails as `confirm` does. */
  renewal(): Promise<readonly Change[]>
  release(): Promise<void>
}

/**
 * Locks of the files of the project, between all processes on the store: leases in the time of the database. A process that
 * died blocks the others until its lease expires. Where one process uses the store, nothing is written.
 */
export class FileLocks {
  readonly #options: FileLocksOptions
  readonly #owner: string
  /** The last work of this process for each lock. */
  readonly #last = new Map<string, Promise<unknown>>()

  constructor(options: FileLocksOptions) {
    this.#options = options
    this.#owner = options.newId('process')
  }

  /** Runs work alone. Fails with `overloaded` while another process writes these files for too long. */
  async exclusively<Result>(files: LockedFiles, work: (lease: FileLease) => Promise<Result>): Promise<Result> {
    const lease = await this.lock(files)
    try {
      return await work(lease)
    } finally {
      await lease.release()
    }
  }

  /** The same for work that ends later: by `release`. */
  async lock(files: LockedFiles): Promise<FileLease> {
    const leave = await this.#enter(files)
    if (!this.#options.isStoreShared) return unshared(leave)
    try {
      return await this.#take(files, leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  /** First come, first served in this process. */
  async #enter(files: LockedFiles): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last.get(files)
    this.#last.set(files, promise)
    await before
    return resolve
  }

  async #take(files: LockedFiles, leave: () => void): Promise<FileLease> {
    const { patienceMs = defaultPatienceMs } = this.#options
    const end = performance.now() + patienceMs
    for (;;) {
      const taken = await this.#tryToTake(files)
      if (taken) return new StoredLease(this.#options, taken, leave)
      if (performance.now() > end)
        fail('overloaded', { message: 'Another process is writing to these files of the project.', retryAfter: 5 })
      await pause(pollMs)
    }
  }

  async #tryToTake(files: LockedFiles): Promise<Versioned<FileLeaseDocument> | undefined> {
    const { store } = this.#options
    const found = await store.read.fileLeases.get(files)
    const now = this.#options.now()
    if (found && found.doc.until > now) return undefined
    const { term = 0, storeName = randomBytes(8).toString('hex') } = found?.doc ?? {}
    const doc = { id: files, term: term + 1, owner: this.#owner, until: later(now, fileLeaseMs), storeName }
    try {
      await store.commit([
        found ? { replace: 'fileLeases', version: found.version, doc } : { insert: 'fileLeases', doc },
      ])
      return { doc, version: (found?.version ?? 0) + 1 }
    } catch (error) {
      if (error instanceof VersionConflict || error instanceof DuplicateId) return undefined
      throw error
    }
  }
}

function unshared(leave: () => void): FileLease {
  return {
    term: 0,
    storeName: undefined,
    isLost: false,
    confirm: async () => {},
    renewal: async () => [],
    release: async () => leave(),
  }
}

class StoredLease implements FileLease {
  readonly term: number
  readonly storeName: string
  isLost = false
  readonly #options: FileLocksOptions
  readonly #id: string
  readonly #leave: () => void
  readonly #timer: NodeJS.Timeout
  #renewing: Promise<unknown> = Promise.resolve()

  constructor(options: FileLocksOptions, { doc }: Versioned<FileLeaseDocument>, leave: () => void) {
    const { log, renewEachMs = defaultRenewEachMs } = options
    this.#options = options
    this.#id = doc.id
    this.term = doc.term
    this.storeName = doc.storeName
    this.#leave = leave
    this.#timer = setInterval(() => {
      this.confirm().catch((error: unknown) => log.warn({ err: error, files: doc.id }, 'a lease was not renewed'))
    }, renewEachMs).unref()
  }

  confirm(): Promise<void> {
    const renew = async () => {
      for (;;)
        try {
          return void (await this.#options.store.commit(await this.renewal()))
        } catch (error) {
          // Another renewal of this process, or another owner: the next look shows which.
          if (!(error instanceof VersionConflict)) throw error
        }
    }
    const renewed = this.#renewing.then(renew, renew)
    this.#renewing = renewed
    return renewed
  }

  async renewal(): Promise<readonly Change[]> {
    const found = await this.#own()
    if (!found)
      return fail('overloaded', {
        message: 'This process was interrupted, and another one has taken over its lock of these files of the project.',
        retryAfter: 1,
      })
    const doc = { ...found.doc, until: later(this.#options.now(), fileLeaseMs) }
    return [{ replace: 'fileLeases', version: found.version, doc }]
  }

  async release(): Promise<void> {
    clearInterval(this.#timer)
    try {
      await this.#renewing.catch(() => {})
      const found = await this.#own()
      if (found)
        await this.#options.store.commit([
          { replace: 'fileLeases', version: found.version, doc: { ...found.doc, until: '' } },
        ])
    } catch (error) {
      // It expires by itself.
      this.#options.log.warn({ err: error, files: this.#id }, 'a lease was not released')
    } finally {
      this.#leave()
    }
  }

  async #own(): Promise<Versioned<FileLeaseDocument> | undefined> {
    const found = await this.#options.store.read.fileLeases.get(this.#id)
    this.isLost = found?.doc.term !== this.term
    return this.isLost ? undefined : found
  }
}
