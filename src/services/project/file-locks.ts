import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../call.ts'
import type { Change } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { every, type Repetition } from '../../platform/work/every.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import { StoreLease } from '../../platform/work/store-lease.ts'

/** Files of the project that are written under one lock. */
export type LockedFiles = 'documents' | 'skills' | 'working-tree'

export interface FileLocksOptions extends Pick<Foundation, 'store' | 'now' | 'newId' | 'log' | 'isStoreShared'> {
  readonly times: FileLockTimes
}

export interface FileLockTimes {
  /** How long another process is waited for. */
  readonly patienceMs: number
  readonly renewEachMs: number
}

export const fileLockTimes: FileLockTimes = { patienceMs: 30_000, renewEachMs: 5_000 }
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
  /**
   * Changes that renew it, for a commit that conflicts if another process has taken it over. Fails as `confirm` does.
   */
  renewal(): Promise<readonly Change[]>
  release(): Promise<void>
}

/**
 * Locks of the files of the project, between all processes on the store: leases in the time of the database. A process
 * that died blocks the others until its lease expires. Where one process uses the store, nothing is written.
 */
export class FileLocks {
  readonly #options: FileLocksOptions
  readonly #queues = new Map<LockedFiles, FifoQueue>()

  constructor(options: FileLocksOptions) {
    this.#options = options
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
    const queue = this.#queues.get(files) ?? new FifoQueue()
    this.#queues.set(files, queue)
    const leave = await queue.turn()
    if (!this.#options.isStoreShared) return unshared(leave)
    try {
      return await this.#take(files, leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  async #take(files: LockedFiles, leave: () => void): Promise<FileLease> {
    const { log, newId, times } = this.#options
    const lease = new StoreLease({
      ...this.#options,
      collection: 'fileLeases',
      id: files,
      owner: newId('process'),
      documentOf: (own, before) => ({
        ...own,
        term: (before?.term ?? 0) + 1,
        storeName: before?.storeName ?? randomBytes(8).toString('hex'),
      }),
      isKept: true,
    })
    const end = performance.now() + times.patienceMs
    while (!(await lease.acquire())) {
      if (performance.now() > end)
        fail('overloaded', { message: 'Another process is writing to these files of the project.', retryAfter: 5 })
      await pause(pollMs)
    }
    return new SharedLease(lease, { renewEachMs: times.renewEachMs, log, leave })
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

interface SharedLeaseOptions {
  readonly renewEachMs: number
  readonly log: Log
  readonly leave: () => void
}

class SharedLease implements FileLease {
  readonly term: number
  readonly storeName: string | undefined
  readonly #lease: StoreLease<'fileLeases'>
  readonly #options: SharedLeaseOptions
  readonly #timer: Repetition

  constructor(lease: StoreLease<'fileLeases'>, options: SharedLeaseOptions) {
    this.#lease = lease
    this.#options = options
    this.term = lease.own?.term ?? 0
    this.storeName = lease.own?.storeName
    this.#timer = every(options.renewEachMs, () => this.confirm(), {
      onError: (error) => options.log.warn({ err: error }, 'a lease of files of the project was not renewed'),
    })
  }

  get isLost(): boolean {
    return this.#lease.own === undefined
  }

  async confirm(): Promise<void> {
    if (!(await this.#lease.renew())) refuseLost()
  }

  async renewal(): Promise<readonly Change[]> {
    return [(await this.#lease.renewal()) ?? refuseLost()]
  }

  async release(): Promise<void> {
    const { log, leave } = this.#options
    void this.#timer.stop()
    try {
      await this.#lease.release()
    } catch (error) {
      // It expires by itself.
      log.warn({ err: error }, 'a lease of files of the project was not released')
    } finally {
      leave()
    }
  }
}

function refuseLost(): never {
  return fail('overloaded', {
    message: 'This process was interrupted, and another one has taken over its lock of these files of the project.',
    retryAfter: 1,
  })
}
