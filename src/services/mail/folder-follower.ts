import { join } from 'node:path'
import type { Foundation } from '../../foundation.ts'
import { EntryWatch } from '../../platform/files/entry-watch.ts'
import { mailFolders } from './files.ts'
import type { Scan } from './scan.ts'

export interface FolderFollowerOptions extends Pick<Foundation, 'store' | 'isStoreShared'> {
  readonly projectFolder: string
  readonly scan: Pick<Scan, 'run' | 'isUnfinished' | 'expectEdits'>
  /** Applies the configuration as it is now; returns false to be called again soon. */
  readonly followConfig: () => Promise<boolean>
}

/** The polling interval where the system does not report all changes. */
const pollMs = 3_000
/** The interval of passes that find what even a watch misses. */
const watchedMs = 60_000
/** Something was just being written: soon it is not. */
const unfinishedMs = 1_000
/** A program that changes one file often changes another one right after it. */
const gatherMs = 50
/** The files in which the configuration is. */
const configFiles = ['gantry.json', '.mcp.json']

/**
 * Follows what other programs do to the mail folders and the configuration. The operating system reports it; where it
 * does not, and where other processes approve commands, this polls.
 */
export class FolderFollower {
  readonly #options: FolderFollowerOptions
  readonly #watch: EntryWatch
  #following: Promise<void> | undefined
  #stopListening = () => {}
  #timer: NodeJS.Timeout | undefined
  #passedAt = -Infinity
  /** Whether something has changed since the pass under way began. */
  #isWoken = false
  #isClosed = false

  constructor(options: FolderFollowerOptions) {
    this.#options = options
    const gantry = join(options.projectFolder, '.gantry')
    const mail = join(gantry, 'mail')
    this.#watch = new EntryWatch(
      new Map<string, ReadonlySet<string> | undefined>([
        [options.projectFolder, new Set(['.gantry', ...configFiles])],
        [gantry, new Set(['mail'])],
        [mail, new Set(mailFolders)],
        ...mailFolders.map((folder) => [join(mail, folder), undefined] as const),
      ]),
      () => this.#wake(),
    )
  }

  start(): void {
    this.#stopListening = this.#options.store.onCommit(['approvals'], () => this.#wake())
    this.#begin()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#stopListening()
    await this.#following
    this.#watch.close()
  }

  #wake(): void {
    this.#isWoken = true
    if (!this.#following) this.#beginSoon()
  }

  /** Where something changes all the time, there is one pass a second. */
  #beginSoon(): void {
    this.#beginIn(Math.max(gatherMs, this.#passedAt + unfinishedMs - performance.now()))
  }

  #beginIn(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#isClosed) this.#timer = setTimeout(() => this.#begin(), ms).unref()
  }

  #begin(): void {
    this.#following = this.#pass().then((nextMs) => {
      this.#following = undefined
      this.#passedAt = performance.now()
      if (this.#isWoken) this.#beginSoon()
      else this.#beginIn(nextMs)
    })
  }

  /** Returns when to look again, if nothing is reported before. */
  async #pass(): Promise<number> {
    const { scan, followConfig, isStoreShared } = this.#options
    const restedMs = performance.now() - this.#passedAt
    this.#isWoken = false
    const isWatched = !isStoreShared && (await this.#watch.renew())
    if (isWatched && restedMs >= watchedMs) scan.expectEdits()
    const [isConfigured] = await Promise.all([followConfig(), scan.run()])
    if (scan.isUnfinished) return unfinishedMs
    return isWatched && isConfigured ? watchedMs : pollMs
  }
}
