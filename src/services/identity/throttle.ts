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

interface Failures {
  times: number[]
  delayMs: number
  blockedUntil: number
  lastAt: number
  /** Attempts on one account take turns: a thousand at once must not pass as one. */
  lastAttempt: Promise<unknown>
}

const freeFailures = 5
const windowMs = 60_000
const delayMsMin = 10_000
const delayMsMax = 300_000
const entriesMax = 10_000

/** Counts in memory: a restart resets it, and guesses cause no writes. */
export function createThrottle(clock: () => number): Throttle {
  const entries = new Map<string, Failures>()
  return { run }

  function run<Result>(account: string, source: Source, attempt: () => Promise<Result>): Promise<Result> {
    const key = `${account}\0${source.key}`
    const entry = freshEntry(key, clock())
    const result = entry.lastAttempt.then(() => runAfterLast(entry, attempt))
    entry.lastAttempt = result.catch(() => {})
    return result
  }

  async function runAfterLast<Result>(entry: Failures, attempt: () => Promise<Result>): Promise<Result> {
    const now = clock()
    if (now < entry.blockedUntil) refuse(entry.blockedUntil - now)
    try {
      const result = await attempt()
      Object.assign(entry, { times: [], delayMs: 0, blockedUntil: 0 })
      return result
    } catch (error) {
      if (isFailure(error, 'login_failed')) note(entry, clock())
      throw error
    }
  }

  function note(entry: Failures, now: number): void {
    while ((entry.times[0] ?? now) <= now - windowMs) entry.times.shift()
    entry.times.push(now)
    if (entry.delayMs === 0 && entry.times.length < freeFailures) return
    entry.delayMs = Math.min(Math.max(entry.delayMs * 2, delayMsMin), delayMsMax)
    entry.blockedUntil = now + entry.delayMs
  }

  /** Moves the entry to the end, so that the oldest ones make room. */
  function freshEntry(key: string, now: number): Failures {
    const found = entries.get(key)
    const isForgiven = found === undefined || now > found.lastAt + 2 * delayMsMax
    const entry: Failures = isForgiven
      ? { times: [], delayMs: 0, blockedUntil: 0, lastAt: now, lastAttempt: Promise.resolve() }
      : found
    entry.lastAt = now
    entries.delete(key)
    if (entries.size >= entriesMax) entries.delete(entries.keys().next().value ?? '')
    entries.set(key, entry)
    return entry
  }
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
