import type { Log } from '../call.ts'
import { networkOf } from '../platform/egress/networks.ts'
import type { Area, Foundation, Limit } from '../platform/work/area.ts'
import type { Project } from './project.ts'

/** Calls a minute, or no limit. */
export type Rate = number | 'off'

/** Who is counted: a user, whatever the credential, or else an address. */
export interface Counted {
  readonly userId?: string
  readonly address?: string
  /**
   * Calls of an address that are counted apart from its others, so that they use up nothing of them. `signed` are those of
   * services that sign what they send.
   */
  readonly pool?: string | undefined
}

/** What is left to a caller. */
export interface Allowance {
  /** Whether this call is within it. */
  readonly isGranted: boolean
  readonly perMinute: number
  readonly left: number
  /** Seconds until nothing of it is used. */
  readonly wholeInSeconds: number
  /** Seconds until one more call is granted. */
  readonly nextInSeconds: number
}

/** How many calls each caller makes: a bucket of one minute's calls, which fills up again as time goes by. */
export interface Rates {
  /** Counts one call. Gives nothing while there is no limit. */
  take(counted: Counted): Allowance | undefined
  /** The same without counting. */
  look(counted: Counted): Allowance | undefined
  /** Reads the configured rate again, where it is not fixed. */
  refresh(): Promise<void>
}

export interface RatesOptions {
  /** Goes before what the project says. */
  readonly fixed: Rate | undefined
  /** What the project says. */
  readonly configured: () => Promise<Rate | undefined>
  readonly log: Log
  /** Milliseconds that never run backwards. */
  readonly clock?: () => number
}

/** One address of these speaks for many people, so it has what a user has. */
const signedPool = 'signed'

const rateDefault = 600
/** All callers without a credential at one IP address share this. */
const anonymousRateMax = 60

export function createRates(options: RatesOptions): Rates {
  return new BucketRates(options)
}

interface Bucket {
  calls: number
  at: number
}

const refreshMs = 1_000
// Full buckets are the same as none, so many callers cost nothing for long.
const bucketsMax = 10_000

class BucketRates implements Rates {
  readonly #options: RatesOptions
  readonly #clock: () => number
  readonly #ofAddresses = new Map<string, Bucket>()
  /** Those of users, by their ids: to put a key together for each call costs as much as all the rest. */
  readonly #ofUsers = new Map<string, Bucket>()
  #rate: Rate
  #refreshedAt = -Infinity

  constructor(options: RatesOptions) {
    this.#options = options
    this.#clock = options.clock ?? (() => performance.now())
    this.#rate = options.fixed ?? rateDefault
  }

  take(counted: Counted): Allowance | undefined {
    return this.#count(counted, 1)
  }

  look(counted: Counted): Allowance | undefined {
    return this.#count(counted, 0)
  }

  async refresh(): Promise<void> {
    const { fixed, configured, log } = this.#options
    if (fixed !== undefined) return
    this.#refreshedAt = this.#clock()
    try {
      this.#rate = (await configured()) ?? rateDefault
    } catch (error) {
      // The rate stays as it was while the file has a mistake.
      log.warn({ err: error }, 'the rate of calls could not be read')
    }
  }

  #count({ userId, address, pool }: Counted, calls: number): Allowance | undefined {
    const now = this.#clock()
    if (this.#options.fixed === undefined && now - this.#refreshedAt > refreshMs) void this.refresh()
    if (this.#rate === 'off') return undefined
    const perMinute = userId || pool === signedPool ? this.#rate : Math.min(this.#rate, anonymousRateMax)
    const bucket = userId
      ? this.#bucketOf(this.#ofUsers, userId, perMinute, now)
      : this.#bucketOf(this.#ofAddresses, `${pool ?? ''} ${networkOf(address ?? '')}`, perMinute, now)
    const isGranted = bucket.calls >= calls
    if (isGranted) bucket.calls -= calls
    const perSecond = perMinute / 60
    return {
      isGranted,
      perMinute,
      left: Math.floor(bucket.calls),
      wholeInSeconds: Math.ceil((perMinute - bucket.calls) / perSecond),
      nextInSeconds: Math.max(1, Math.ceil((1 - bucket.calls) / perSecond)),
    }
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

function forgetFull(buckets: Map<string, Bucket>, now: number): void {
  for (const [key, { at }] of buckets) if (now - at > 60_000) buckets.delete(key)
  // An attacker with more addresses than this per minute cannot be stopped by counting addresses.
  for (const key of buckets.keys()) {
    if (buckets.size < bucketsMax) return
    buckets.delete(key)
  }
}

/** The area as the service composes it. */
export function openRates(foundation: Foundation & { readonly project: Project }): Area<Rates> {
  const { config, project, log } = foundation
  const configured = async () => (await project.config()).rateLimit
  const rates = createRates({ fixed: config.rateLimit, configured, log })
  return {
    service: rates,
    limits: ({ userId }) => limitsOf(rates, userId),
    recover: () => rates.refresh(),
  }
}

/** Nothing while calls are not limited. */
function limitsOf(rates: Rates, userId: string): Limit[] {
  const allowance = rates.look({ userId })
  if (!allowance) return []
  const { perMinute, left } = allowance
  return [
    {
      name: 'callsPerMinute',
      value: perMinute,
      unit: 'calls',
      used: perMinute - left,
      description: 'The number of calls per minute and user, by all tokens and sessions together.',
    },
  ]
}
