import { isIPv6 } from 'node:net'
import { fail, isFailure } from '../../errors.ts'

/** Slows down who guesses: five failures a minute for one account from one source, then one each doubling delay. */
export interface Throttle {
  /** Refuses with `login_throttled`, or runs the attempt and remembers when it was refused with `login_failed`. */
  run<Result>(account: string, source: Source, attempt: () => Promise<Result>): Promise<Result>
}

/** From where attempts come that are counted together. */
export interface Source {
  readonly key: string
  /** Whether it is a caller who is known already, and not an address that anybody may have. */
  readonly isKnown: boolean
}

/** The network of an address: the owner of one IPv6 address has the other 2^64 addresses of its network too. */
export function sourceOfAddress(address: string): Source {
  return { key: networkOf(address), isKnown: false }
}

/** The failed attempts on one account from one source. Times are milliseconds since 1970. */
export interface Failures {
  readonly failedAt: readonly number[]
  readonly delayMs: number
  readonly blockedUntil: number
  /** When the failures are forgotten. */
  readonly expiresAt: number
}

/** Where failures are counted: in this process, or in the store for all processes on it. */
export interface FailureCounts {
  find(key: string): Promise<CountedFailures | undefined>
  /** Replaces what was found; without failures, forgets it. Returns false if another process was faster. */
  put(key: string, found: CountedFailures | undefined, failures: Failures | undefined): Promise<boolean>
}

export interface CountedFailures {
  readonly failures: Failures
  /** Of the row. */
  readonly version: number
}

const freeFailures = 5
const windowMs = 60_000
const delayMsMin = 10_000
const delayMsMax = 300_000
const keptMs = 2 * delayMsMax

/**
 * Only failures are written, and a success after them: it ends the count, unless `isForgiving` is false, for what a
 * caller who guesses can also get right.
 */
export function createThrottle(
  clock: () => number,
  counts: FailureCounts,
  { isForgiving = true }: { readonly isForgiving?: boolean } = {},
): Throttle {
  /** The last attempt of each key: a thousand at once must not pass as one. */
  const attempts = new Map<string, Promise<unknown>>()
  return { run }

  function run<Result>(account: string, source: Source, attempt: () => Promise<Result>): Promise<Result> {
    const key = `${account}\0${source.key}`
    const begin = () => runAfterLast(key, attempt)
    const result = (attempts.get(key) ?? Promise.resolve()).then(begin)
    const ended = result
      .catch(() => {})
      .then(() => {
        if (attempts.get(key) === ended) attempts.delete(key)
      })
    attempts.set(key, ended)
    return result
  }

  async function runAfterLast<Result>(key: string, attempt: () => Promise<Result>): Promise<Result> {
    await findUnblocked(key)
    try {
      const result = await attempt()
      const found = await findUnblocked(key)
      if (found && isForgiving) await counts.put(key, found, undefined)
      return result
    } catch (error) {
      if (isFailure(error, 'login_failed')) await note(key)
      throw error
    }
  }

  /**
   * Counts a failure. Attempts at other processes run at the same time: one that the failures before it would have
   * refused is refused now, and learns nothing.
   */
  async function note(key: string): Promise<void> {
    for (;;) {
      const found = await findUnblocked(key)
      if (await counts.put(key, found, oneMore(found?.failures, clock()))) return
    }
  }

  async function findUnblocked(key: string): Promise<CountedFailures | undefined> {
    const [found, now] = [await counts.find(key), clock()]
    if (found && now < found.failures.blockedUntil) refuse(found.failures.blockedUntil - now)
    return found
  }
}

function oneMore(before: Failures | undefined, now: number): Failures {
  const known = before && now <= before.expiresAt ? before : undefined
  const failedAt = [...(known?.failedAt ?? []).filter((at) => at > now - windowMs), now]
  const { delayMs = 0 } = known ?? {}
  const expiresAt = now + keptMs
  if (delayMs === 0 && failedAt.length < freeFailures) return { failedAt, delayMs, blockedUntil: 0, expiresAt }
  const longer = Math.min(Math.max(delayMs * 2, delayMsMin), delayMsMax)
  return { failedAt, delayMs: longer, blockedUntil: now + longer, expiresAt }
}

function refuse(milliseconds: number): never {
  const retryAfter = Math.ceil(milliseconds / 1000)
  fail('login_throttled', { message: `Too many failed attempts. Try again in ${retryAfter} seconds.`, retryAfter })
}

function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) while (groups.length < 8 - tail.split(':').filter(Boolean).length) groups.push('0')
  return groups.slice(0, 4).join(':')
}
