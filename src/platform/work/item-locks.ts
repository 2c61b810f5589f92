import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Change } from '../../collections.ts'

/** Another writer committed the same item first. */
export type Conflict = VersionConflict | DuplicateId

/** Builds changes again, has them admitted, and commits them. */
export type Attempt<Result> = (admit: (changes: readonly Change[]) => void) => Promise<Result>

/** Whether another attempt is allowed after this conflict. */
type MayTryAgain = (conflict: Conflict, tries: number) => boolean | Promise<boolean>

/** The number of conflicts after which a writer takes the lock of the item. */
const optimisticTries = 3

/**
 * Fair locks of items for the writers of this process: calls, jobs and clocks. Writing is optimistic. A writer that
 * lost several times takes the lock of the item that it conflicts with, first come, first served; while an item is
 * locked, every other writer of the item waits. A fast writer can therefore not starve one that builds its changes
 * slowly.
 */
export class ItemLocks {
  /** The last holder or waiter of each locked item. */
  readonly #last = new Map<string, Promise<unknown>>()

  /**
   * Attempts a write until it commits, or until `mayTryAgain` denies. A lock is released as soon as the conflict is
   * with another item.
   */
  write<Result>(attempt: Attempt<Result>, mayTryAgain: MayTryAgain): Promise<Result> {
    return attempt(this.#requireUnlocked).catch((error: unknown) => this.#writeAgain(attempt, mayTryAgain, error))
  }

  /** After the first attempt, which failed with this error: most writes never come here. */
  async #writeAgain<Result>(attempt: Attempt<Result>, mayTryAgain: MayTryAgain, first: unknown): Promise<Result> {
    let tries = 0
    let outcome = await conflictOf(first)
    while (outcome.conflict !== undefined)
      outcome = await (tries < optimisticTries && !outcome.isLocked
        ? tryOnce(this.#requireUnlocked)
        : this.#withLock(outcome.conflict, tryWithLock))
    return outcome.result

    /** Ignores the locks of other items: two holders never wait for each other. */
    async function tryWithLock(item: string): Promise<Outcome<Result>> {
      for (;;) {
        const outcome = await tryOnce(() => {})
        if (outcome.conflict !== item) return outcome
      }
    }

    async function tryOnce(admit: (changes: readonly Change[]) => void): Promise<Outcome<Result>> {
      try {
        return { result: await attempt(admit) }
      } catch (error) {
        return conflictOf(error)
      }
    }

    /** Throws what is no conflict, or none after which another try is allowed. */
    async function conflictOf(error: unknown): Promise<Outcome<Result>> {
      if (error instanceof Locked) return { conflict: error.item, isLocked: true }
      const isConflict = error instanceof VersionConflict || error instanceof DuplicateId
      if (!isConflict || !(await mayTryAgain(error, ++tries))) throw error
      return { conflict: itemOf(error.collection, error.id), isLocked: false }
    }
  }

  readonly #requireUnlocked = (changes: readonly Change[]): void => {
    if (this.#last.size === 0) return
    const item = changes.map(writtenBy).find((written) => written !== undefined && this.#last.has(written))
    if (item !== undefined) throw new Locked(item)
  }

  /** Runs when all earlier holders of the lock have finished. */
  async #withLock<Result>(item: string, work: (item: string) => Promise<Result>): Promise<Result> {
    const begin = () => work(item)
    const before = this.#last.get(item)
    const own = before === undefined ? begin() : before.then(begin, begin)
    this.#last.set(item, own)
    try {
      return await own
    } finally {
      if (this.#last.get(item) === own) this.#last.delete(item)
    }
  }
}

type Outcome<Result> =
  | { readonly result: Result; readonly conflict?: undefined }
  | { readonly conflict: string; readonly isLocked: boolean }

/** Another writer has the lock of the item. */
class Locked extends Error {
  readonly item: string

  constructor(item: string) {
    super(`${item} is locked by another writer`)
    this.name = 'Locked'
    this.item = item
  }
}

function writtenBy(change: Change): string | undefined {
  if ('insert' in change) return itemOf(change.insert, change.doc.id)
  if ('replace' in change) return itemOf(change.replace, change.doc.id)
  return 'remove' in change ? itemOf(change.remove, change.id) : undefined
}

function itemOf(collection: string, id: string): string {
  return `${collection} ${id}`
}
