import type { Log, Staged } from '../../call.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { TaskEdit } from './edit.ts'
import type { TaskContext } from './context.ts'
import { DueWork } from '../../platform/work/due-work.ts'
import type { Repeat } from '../../platform/work/every.ts'

export interface ClaimClockOptions extends TaskContext {
  readonly commits: Commits
  readonly log: Log
  readonly isStoreShared: boolean
  readonly repeat?: Repeat
}

const pollMs = 1_000
const pageSize = 100

/** Gives tasks back whose claims ran out. Several processes may do so on the same store: one of them is the first. */
export class ClaimClock {
  readonly #options: ClaimClockOptions
  readonly #expired: DueWork<'taskClaims'>
  #hasFailed = false

  constructor(options: ClaimClockOptions) {
    this.#options = options
    this.#expired = new DueWork({
      ...options,
      collection: 'taskClaims',
      dueAt: 'expiresAt',
      pollMs,
      work: () => this.#giveBackAll(),
      onError: (error) => this.#report(error),
    })
  }

  start(): void {
    this.#expired.start()
  }

  stop(): Promise<void> {
    return this.#expired.stop()
  }

  async #giveBackAll(): Promise<void> {
    while (await this.#giveBackPage());
    this.#hasFailed = false
  }

  #report(error: unknown): void {
    // Looked for every second, a disk that is full would fill the log.
    if (!this.#hasFailed) this.#options.log.error({ err: error }, 'expired claims could not be ended')
    this.#hasFailed = true
  }

  /** Returns whether there may be more. */
  async #giveBackPage(): Promise<boolean> {
    const { store, now } = this.#options
    const at = now()
    const page = await store.read.taskClaims.list({ orderBy: 'expiresAt', limit: pageSize })
    let count = 0
    for (const { doc } of page) if (doc.expiresAt <= at && (await this.#giveBack(doc.id))) count++
    return count === pageSize
  }

  async #giveBack(id: string): Promise<boolean> {
    try {
      const { changes } = await this.#options.commits.commit(() => this.#stageReturn(id))
      return changes.length > 0
    } catch (error) {
      // The next look comes to it again.
      if (error instanceof VersionConflict || error instanceof DuplicateId) return false
      throw error
    }
  }

  async #stageReturn(id: string): Promise<Staged> {
    const { store, now } = this.#options
    const found = await store.read.tasks.get(id)
    const edit = found && new TaskEdit(found, await store.read.taskClaims.get(id), now())
    return edit?.expireClaim() ? edit.stage(store) : { changes: [] }
  }
}
