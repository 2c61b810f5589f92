import { DuplicateId, VersionConflict } from '../stores/port.ts'
import type { Change } from '../stores/port.ts'

/** Another writer was faster. */
export type Conflict = VersionConflict | DuplicateId

/** Builds changes anew, has them admitted, and commits them. */
export type Attempt<Result> = (admit: (changes: readonly Change[]) => void) => Promise<Result>

/** So many writers may be faster before one waits for its turn. */
const freeTries = 3

/**
 * Lets all who write the same item come to it, calls and jobs and clocks alike. Who was too slow several times waits for
 * a turn with the item; while somebody has one, whoever else would write the item waits behind them, however fast they are.
 */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Attempts a write until nobody is faster, or until it may not be tried again. A turn lasts for as long as its item is what is in the way. */
  async write<Result>(
    attempt: Attempt<Result>,
    mayTryAgain: (conflict: Conflict, tries: number) => boolean | Promise<boolean>,
  ): Promise<Result> {
    let tries = 0
    let outcome = await tryOnce((changes) => this.#requireFree(changes))
    while (outcome.inTheWay !== undefined)
      outcome = await (tries < freeTries && !outcome.mustWait
        ? tryOnce((changes) => this.#requireFree(changes))
        : this.#take(outcome.inTheWay, tryInTurn))
    return outcome.result

    /** Two who have a turn each never wait for each other. */
    async function tryInTurn(item: string): Promise<Outcome<Result>> {
      for (;;) {
        const outcome = await tryOnce(() => {})
        if (outcome.inTheWay !== item) return outcome
      }
    }

    async function tryOnce(admit: (changes: readonly Change[]) => void): Promise<Outcome<Result>> {
      try {
        return { result: await attempt(admit) }
      } catch (error) {
        if (error instanceof Taken) return { inTheWay: error.item, mustWait: true }
        const isConflict = error instanceof VersionConflict || error instanceof DuplicateId
        if (!isConflict || !(await mayTryAgain(error, ++tries))) throw error
        return { inTheWay: itemOf(error.collection, error.id), mustWait: false }
      }
    }
  }

  #requireFree(changes: readonly Change[]): void {
    if (this.#last.size === 0) return
    const item = changes.map(writtenBy).find((written) => written !== undefined && this.#last.has(written))
    if (item !== undefined) throw new Taken(item)
  }

  /** Works when everybody who asked for this item before is done. */
  async #take<Result>(item: string, work: (item: string) => Promise<Result>): Promise<Result> {
    const begin = () => work(item)
    const before = this.#last.get(item)
    const mine = before === undefined ? begin() : before.then(begin, begin)
    this.#last.set(item, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(item) === mine) this.#last.delete(item)
    }
  }
}

type Outcome<Result> =
  | { readonly result: Result; readonly inTheWay?: undefined }
  | { readonly inTheWay: string; readonly mustWait: boolean }

/** Somebody has a turn with the item. */
class Taken extends Error {
  readonly item: string

  constructor(item: string) {
    super(`somebody has a turn with ${item}`)
    this.name = 'Taken'
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
