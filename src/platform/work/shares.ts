/** A resource that the users of a service share: how much of it there is, and how much of that one user may have. */
export interface Share {
  readonly capacity: number
  readonly perUser: number
}

/** What is used up: the resource, or the share of the user. */
export type UsedUp = 'capacity' | 'share'

/** What keeps a user from taking one more; nothing if there is room. `holders` names a user once for each piece taken. */
export function usedUpFor(
  userId: string,
  holders: readonly string[],
  { capacity, perUser }: Share,
): UsedUp | undefined {
  if (holders.length >= capacity) return 'capacity'
  return holders.filter((holder) => holder === userId).length >= perUser ? 'share' : undefined
}

/** Counts what is taken, by user. */
export class SharedPlaces {
  readonly #share: Share
  readonly #taken = new Map<string, number>()
  #total = 0

  constructor(share: Share) {
    this.#share = share
  }

  get taken(): number {
    return this.#total
  }

  takenBy(userId: string): number {
    return this.#taken.get(userId) ?? 0
  }

  /** Takes a place and returns the function that frees it, once; or returns what is used up. */
  take(userId: string): (() => void) | UsedUp {
    if (this.#total >= this.#share.capacity) return 'capacity'
    if (this.takenBy(userId) >= this.#share.perUser) return 'share'
    this.#taken.set(userId, this.takenBy(userId) + 1)
    this.#total++
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      this.#total--
      const left = this.takenBy(userId) - 1
      if (left > 0) this.#taken.set(userId, left)
      else this.#taken.delete(userId)
    }
  }
}

/** The next piece of work of a user. */
export interface Waiting {
  readonly userId: string
  /** Since when it waits. Texts or numbers that sort by time. */
  readonly since: string | number
}

/**
 * Fair queueing: of the users below their share, the one who uses the least is next, and of several the one who has
 * waited longest. The backlog of one user delays no other user.
 */
export function pickFairly<Work extends Waiting>(
  heads: readonly Work[],
  used: (userId: string) => number,
  perUser: number,
): Work | undefined {
  let best: Work | undefined
  for (const head of heads) {
    const count = used(head.userId)
    if (count >= perUser) continue
    const ahead = best === undefined ? -1 : count - used(best.userId)
    if (ahead < 0 || (ahead === 0 && best !== undefined && head.since < best.since)) best = head
  }
  return best
}
