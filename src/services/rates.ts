import type { Caller, Log } from '../call.ts'
import { networkOf } from '../platform/egress/networks.ts'
import type { Area, Limit } from '../foundation.ts'
import { holderOf } from '../platform/work/shares.ts'
import type { ShareHolder } from '../platform/work/shares.ts'

/** Calls a minute, or no limit. */
export type Rate = number | 'off'

/** Who is counted: a user in person, one of the tokens of the user, or else an address. */
export interface Counted {
  readonly userId?: string
  /** The token, or the one that it was made from; absent for a browser session. */
  readonly family?: string | undefined
  readonly address?: string
  /**
   * Calls of an address that are counted apart from its others, so that they use up nothing of them. `signed` are those
   * of services that sign what they send.
   */
  readonly pool?: string | undefined
}

/** What is left to a caller. */
export interface Allowance {
  /** Whether this call is within it. */
  readonly isGranted: boolean
  /** Whose calls are counted: those of this caller, or of all tokens of the user, where fewer of these are left. */
  readonly of: 'caller' | 'tokens'
  readonly perMinute: number
  readonly left: number
  /** Seconds until nothing of it is used. */
  readonly wholeInSeconds: number
  /** Seconds until one more call is granted. */
  readonly nextInSeconds: number
}

/** How many calls of a minute are granted and used. */
interface Used {
  readonly value: number
  readonly used: number
}

/** What counts the calls of a server. */
export type CallRates = Pick<Rates, 'take' | 'look'>

interface RatesParts {
  /** Its rate goes before that of the project. */
  readonly config: { readonly rateLimit: Rate | undefined }
  readonly project: { config(): Promise<{ readonly rateLimit?: Rate | undefined }> }
  readonly log: Log
}

/** One address of these speaks for many people, so it has what a user has. */
const signedPool = 'signed'

const rateDefault = 600
/** All tokens of a user have so many times the calls of one, beside those of the browser sessions. */
const tokensFactor = 2
/** All callers without a credential at one IP address share this. */
const anonymousRateMax = 60

interface Bucket {
  calls: number
  at: number
}

const refreshMs = 1_000
// Full buckets are the same as none, so many callers cost nothing for long.
const bucketsMax = 10_000

/**
 * How many calls each caller makes: a bucket of one minute's calls, which fills up again as time goes by. Each process
 * counts those that it answers.
 */
export class Rates implements Area {
  readonly #options: RatesParts
  readonly #now: () => number
  readonly #ofAddresses = new Map<string, Bucket>()
  /** Those of users, by their ids: to put a key together for each call costs as much as all the rest. */
  readonly #ofUsers = new Map<string, Bucket>()
  readonly #ofFamilies = new Map<string, Bucket>()
  /** Those of all tokens of a user. */
  readonly #ofTokens = new Map<string, Bucket>()
  #rate: Rate
  #refreshedAt = -Infinity

  /** `now` returns milliseconds that never run backwards. */
  constructor(options: RatesParts, now = () => performance.now()) {
    this.#options = options
    this.#now = now
    this.#rate = options.config.rateLimit ?? rateDefault
  }

  /** None while calls are not limited. */
  listLimits({ grant }: Caller): readonly Limit[] {
    const { ofCaller, ofTokens } = this.used(holderOf(grant)) ?? {}
    if (!ofCaller || !ofTokens) return []
    return [
      {
        name: 'callsPerMinute',
        unit: 'calls',
        ...ofCaller,
        description:
          'The number of calls per minute of one token with those made from it, and of all browser sessions of one user.',
      },
      {
        name: 'callsPerMinuteOfTokens',
        unit: 'calls',
        ...ofTokens,
        description: 'The number of calls per minute of all tokens of one user, beside those of the browser sessions.',
      },
    ]
  }

  async recover(): Promise<void> {
    await this.refresh()
  }

  /** Counts one call. Gives nothing while there is no limit. */
  take(counted: Counted): Allowance | undefined {
    return this.#count(counted, 1)
  }

  /** The same without counting. */
  look(counted: Counted): Allowance | undefined {
    return this.#count(counted, 0)
  }

  /** What is used by a caller, and by all tokens of the user. Gives nothing while there is no limit. */
  used({ userId, family }: ShareHolder): { readonly ofCaller: Used; readonly ofTokens: Used } | undefined {
    const [rate, now] = [this.#rate, this.#now()]
    if (rate === 'off') return undefined
    const own = family === undefined ? ([this.#ofUsers, userId] as const) : ([this.#ofFamilies, family] as const)
    const usedOf = (value: number, buckets: Map<string, Bucket>, key: string) => ({
      value,
      used: value - Math.floor(this.#bucketOf(buckets, key, value, now).calls),
    })
    return { ofCaller: usedOf(rate, ...own), ofTokens: usedOf(rate * tokensFactor, this.#ofTokens, userId) }
  }

  /** Reads the configured rate again, where it is not fixed. */
  async refresh(): Promise<void> {
    const { config, project, log } = this.#options
    if (config.rateLimit !== undefined) return
    this.#refreshedAt = this.#now()
    try {
      this.#rate = (await project.config()).rateLimit ?? rateDefault
    } catch (error) {
      // The rate stays as it was while the file has a mistake.
      log.warn({ err: error }, 'the rate of calls could not be read')
    }
  }

  #count({ userId, family, address, pool }: Counted, calls: number): Allowance | undefined {
    const now = this.#now()
    if (this.#options.config.rateLimit === undefined && now - this.#refreshedAt > refreshMs) void this.refresh()
    if (this.#rate === 'off') return undefined
    if (userId && family !== undefined) return this.#countToken(userId, family, this.#rate, calls, now)
    const perMinute = userId || pool === signedPool ? this.#rate : Math.min(this.#rate, anonymousRateMax)
    const bucket = userId
      ? this.#bucketOf(this.#ofUsers, userId, perMinute, now)
      : this.#bucketOf(this.#ofAddresses, `${pool ?? ''} ${networkOf(address ?? '')}`, perMinute, now)
    const isGranted = bucket.calls >= calls
    if (isGranted) bucket.calls -= calls
    return allowanceOf(bucket, perMinute, { isGranted, of: 'caller' })
  }

  /** A call of a token is one of all tokens of the user too. */
  #countToken(userId: string, family: string, perMinute: number, calls: number, now: number): Allowance {
    const perMinuteOfAll = perMinute * tokensFactor
    const own = this.#bucketOf(this.#ofFamilies, family, perMinute, now)
    const all = this.#bucketOf(this.#ofTokens, userId, perMinuteOfAll, now)
    const isGranted = own.calls >= calls && all.calls >= calls
    if (isGranted) {
      own.calls -= calls
      all.calls -= calls
    }
    return own.calls <= all.calls
      ? allowanceOf(own, perMinute, { isGranted, of: 'caller' })
      : allowanceOf(all, perMinuteOfAll, { isGranted, of: 'tokens' })
  }

  #bucketOf(buckets: Map<string, Bucket>, key: string, perMinute: number, now: number): Bucket {
    const found = buckets.get(key)
    if (!found) {
      if (buckets.size >= bucketsMax) forgetFull(buckets, now)
      const bucket = { calls: perMinute, at: now }
      buckets.set(key, bucket)
      return bucket
    }
    found.calls = Math.min(perMinute, found.calls + ((now - found.at) * perMinute) / 60_000)
    found.at = now
    return found
  }
}

function allowanceOf({ calls }: Bucket, perMinute: number, about: Pick<Allowance, 'isGranted' | 'of'>): Allowance {
  const perSecond = perMinute / 60
  return {
    ...about,
    perMinute,
    left: Math.floor(calls),
    wholeInSeconds: Math.ceil((perMinute - calls) / perSecond),
    nextInSeconds: Math.max(1, Math.ceil((1 - calls) / perSecond)),
  }
}

function forgetFull(buckets: Map<string, Bucket>, now: number): void {
  for (const [key, { at }] of buckets) if (now - at > 60_000) buckets.delete(key)
  // An attacker with more addresses than this per minute cannot be stopped by counting addresses.
  for (const key of buckets.keys()) {
    if (buckets.size < bucketsMax) return
    buckets.delete(key)
  }
}
