import { personFamily } from '../../stores/grant.ts'
import type { Grant } from '../../stores/grant.ts'

/** A resource that the users of a service share: how much of it there is, and how much of that one user may have. */
export interface Share {
  readonly capacity: number
  readonly perUser: number
}

/** The user who takes a part of a share, by which credential. */
export interface ShareHolder {
  readonly userId: string
  /**
   * The token at the root of those from which the token of the call was made: they count as one, so that no token has
   * more by making others. Absent for a browser session, in which the user acts in person.
   */
  readonly family?: string
}

/** What is used up: the resource, or the share of the user, of all tokens of the user, or of one token. */
export type UsedUp = 'capacity' | 'user' | 'tokens' | 'token'

export function holderOf({ userId, tokenId, family = tokenId }: Grant): ShareHolder {
  return family === undefined || family === personFamily ? { userId } : { userId, family }
}

/** What one token may have, with those that were made from it: half of what its user may have. */
export function perToken({ perUser }: Pick<Share, 'perUser'>): number {
  return Math.max(1, Math.floor(perUser / 2))
}

/** What all tokens of a user may have, so that a browser session always finds one more. */
export function perTokens({ perUser }: Pick<Share, 'perUser'>): number {
  return Math.max(1, perUser - 1)
}

/** The beginning of a sentence: who has how much of what is used up. */
export function ownersOf(usedUp: UsedUp, share: Share): string {
  switch (usedUp) {
    case 'capacity':
      return `There are ${share.capacity}`
    case 'user':
      return `This user has ${share.perUser}`
    case 'tokens':
      return `The tokens of this user have ${perTokens(share)}`
    case 'token':
      return `This token, with those made from it, has ${perToken(share)}`
    default:
      return usedUp satisfies never
  }
}

/** What keeps a holder from taking one more; nothing if there is room. `taken` names a holder once for each piece. */
export function usedUpFor(holder: ShareHolder, taken: readonly ShareHolder[], share: Share): UsedUp | undefined {
  const counts = new ShareCounts()
  for (const each of taken) counts.add(each, 1)
  return counts.usedUpFor(holder, share)
}

/** How much is taken, by user and by credential. */
export class ShareCounts {
  readonly #ofUsers = new Map<string, number>()
  readonly #ofTokens = new Map<string, number>()
  readonly #ofFamilies = new Map<string, number>()
  #total = 0

  get total(): number {
    return this.#total
  }

  of(userId: string): number {
    return this.#ofUsers.get(userId) ?? 0
  }

  /** By the same credential as the holder. */
  ofCredential(holder: ShareHolder): number {
    return this.#ofFamilies.get(familyKey(holder)) ?? 0
  }

  add(holder: ShareHolder, count: 1 | -1): void {
    this.#total += count
    change(this.#ofUsers, holder.userId, count)
    change(this.#ofFamilies, familyKey(holder), count)
    if (holder.family !== undefined) change(this.#ofTokens, holder.userId, count)
  }

  usedUpFor(holder: ShareHolder, share: Share): UsedUp | undefined {
    const { userId, family } = holder
    if (this.#total >= share.capacity) return 'capacity'
    if (this.of(userId) >= share.perUser) return 'user'
    if (family === undefined) return undefined
    if (this.ofCredential(holder) >= perToken(share)) return 'token'
    return (this.#ofTokens.get(userId) ?? 0) >= perTokens(share) ? 'tokens' : undefined
  }
}

function familyKey({ userId, family = '' }: ShareHolder): string {
  return `${userId} ${family}`
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

/** Places that are taken and freed. */
export class SharedPlaces {
  readonly #share: Share
  readonly #counts = new ShareCounts()

  constructor(share: Share) {
    this.#share = share
  }

  get taken(): number {
    return this.#counts.total
  }

  /** Takes a place and returns the function that frees it, once; or returns what is used up. */
  take(holder: ShareHolder): (() => void) | UsedUp {
    const usedUp = this.#counts.usedUpFor(holder, this.#share)
    if (usedUp !== undefined) return usedUp
    this.#counts.add(holder, 1)
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      this.#counts.add(holder, -1)
    }
  }
}

/** The next piece of work of a user by one credential. */
export interface Waiting extends ShareHolder {
  /** Since when it waits. Texts or numbers that sort by time. */
  readonly since: string | number
}

/**
 * Fair queueing: of the users below their share, the one who uses the least is next, and of several the one who has
 * waited longest; of the credentials of that user, the same. The backlog of one delays no other.
 */
export function pickFairly<Work extends Waiting>(
  heads: readonly Work[],
  used: ShareCounts,
  share: Share,
): Work | undefined {
  const open = heads.filter((head) => used.usedUpFor(head, share) === undefined)
  const next = leastUsing(open, ({ userId }) => used.of(userId))
  return leastUsing(
    open.filter(({ userId }) => userId === next?.userId),
    (head) => used.ofCredential(head),
  )
}

function leastUsing<Work extends Waiting>(heads: readonly Work[], usedBy: (head: Work) => number): Work | undefined {
  let best: Work | undefined
  for (const head of heads) {
    const ahead = best === undefined ? -1 : usedBy(head) - usedBy(best)
    if (ahead < 0 || (ahead === 0 && best !== undefined && head.since < best.since)) best = head
  }
  return best
}
