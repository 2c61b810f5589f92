export interface CallQueueOptions {
  /**
   * So few waiting calls are no overload, however long they wait: the machine is slow, and a refusal helps no caller.
   */
  readonly callsMin: number
  /** The longest acceptable wait of a burst: while the queue was empty a moment ago. */
  readonly burstMs: number
  /** For how long a queue that does not become empty is a burst. After that it is overload. */
  readonly patienceMs: number
  /** The longest acceptable wait under overload. */
  readonly targetMs: number
  /** The age at which a call is refused in any case under overload: the estimate of its wait was too short. */
  readonly ageMsMax: number
  /** Longer ticks than this do not make a longer wait acceptable. */
  readonly tickMsMax: number
  /** For how long no call must have been refused before the overload is over. */
  readonly calmMs: number
}

interface Entry<Call> {
  readonly call: Call
  readonly at: number
}

const sourcesMax = 10_000
const starvedCalls = 100
const costMsAtStart = 0.5
const newestWeight = 0.2
/** Calls for one and a half ticks: while one tick is served, half of the next one waits. */
const tickFactor = 1.5

/**
 * Calls that wait for the processor. What counts is how long a call waits and not how many wait (CoDel, RFC 8289): a
 * queue that becomes empty again absorbs bursts, one that does not is overload. Then some calls are refused, so that
 * the others wait less, and the newest are served first: an old one has waited in vain already. Sources, which are
 * users or addresses, are served in rotation, and calls of the source that has the most are refused first. All times
 * are in milliseconds of one clock.
 */
export class CallQueue<Call> {
  readonly #options: CallQueueOptions
  /** In the order of the rotation. */
  readonly #sources = new Map<string, Entry<Call>[]>()
  #size = 0
  #emptyAt = -Infinity
  #refusedAt = -Infinity
  /** How many calls had been served when each source was last served. */
  readonly #servedAt = new Map<string, number>()
  #served = 0
  #costMs = costMsAtStart
  #tickMs = 0

  constructor(options: CallQueueOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#size
  }

  /** Whether there is overload: calls had to be refused a moment ago. */
  isPressed(now: number): boolean {
    return now - this.#refusedAt < this.#options.calmMs
  }

  #isBurst(now: number): boolean {
    return !this.isPressed(now) && now - this.#emptyAt <= this.#options.patienceMs
  }

  #waitMsMax(now: number): number {
    const { targetMs, burstMs } = this.#options
    return this.#isBurst(now) ? burstMs : Math.max(targetMs, tickFactor * this.#tickMs)
  }

  /** The wait that cannot be avoided: new calls are begun once in each tick. */
  noteTick(ms: number): void {
    this.#tickMs += newestWeight * (Math.min(ms, this.#options.tickMsMax) - this.#tickMs)
  }

  /** Records how long one call occupied the processor: from this the wait of the calls in the queue is estimated. */
  noteCost(ms: number): void {
    // One long pause of the process, in which nothing was served, says little about the next calls.
    const believable = Math.min(ms, 2 * this.#costMs)
    this.#costMs += newestWeight * (believable - this.#costMs)
  }

  /** Records that a call was served, also one that had not to wait. */
  noteServed(source: string): void {
    if (this.#servedAt.size >= sourcesMax) this.#servedAt.clear()
    this.#servedAt.set(source, ++this.#served)
  }

  /** Whether many calls were served since the last one of this source. */
  isStarved(source: string): boolean {
    return this.#served - (this.#servedAt.get(source) ?? -Infinity) > starvedCalls
  }

  /** Adds a call, and returns the calls to refuse so that the others do not wait too long. */
  push(source: string, call: Call, now: number): Call[] {
    if (this.#size === 0) this.#emptyAt = now
    const entries = this.#sources.get(source)
    if (entries) entries.push({ call, at: now })
    else this.#sources.set(source, [{ call, at: now }])
    this.#size++
    const refused: Call[] = []
    while (this.#size > this.#options.callsMin && this.#size * this.#costMs > this.#waitMsMax(now))
      refused.push(this.#evict(now))
    return refused
  }

  /** Removes the next call to serve. */
  next(now: number): Call | undefined {
    if (this.#size === 0) return undefined
    const [first] = this.#sources
    if (!first) return undefined
    const [source, entries] = first
    // The newest, unless so few wait that none of them is refused: then the oldest would wait on and on.
    const isNewestNext = this.isPressed(now) && this.#size > this.#options.callsMin
    const entry = isNewestNext ? entries.pop() : entries.shift()
    // To the end of the rotation.
    this.#sources.delete(source)
    if (entries.length > 0) this.#sources.set(source, entries)
    this.#size--
    if (this.#size === 0) this.#emptyAt = now
    this.noteServed(source)
    return entry?.call
  }

  /** Removes the calls for which this is true. */
  remove(isWanted: (call: Call) => boolean): Call[] {
    const removed: Call[] = []
    for (const [source, entries] of this.#sources) {
      const [wanted, kept] = [
        entries.filter(({ call }) => isWanted(call)),
        entries.filter(({ call }) => !isWanted(call)),
      ]
      removed.push(...wanted.map(({ call }) => call))
      if (kept.length > 0) this.#sources.set(source, kept)
      else this.#sources.delete(source)
    }
    this.#size -= removed.length
    return removed
  }

  /** Removes the calls that have waited too long, unless few wait, and returns them to be refused. */
  expire(now: number): Call[] {
    const { callsMin, ageMsMax, burstMs } = this.#options
    if (this.#size <= callsMin) return []
    const before = now - (this.#isBurst(now) ? Math.max(ageMsMax, 2 * burstMs) : ageMsMax)
    const expired: Call[] = []
    for (const [source, entries] of this.#sources) {
      const kept = entries.findIndex(({ at }) => at >= before)
      const old = kept === 0 ? [] : entries.splice(0, kept < 0 ? entries.length : kept)
      for (const { call } of old) expired.push(call)
      if (entries.length === 0) this.#sources.delete(source)
    }
    this.#size -= expired.length
    return expired
  }

  /** Removes the call that would be served last, of the source that has the most. */
  #evict(now: number): Call {
    let [source, most]: [string, Entry<Call>[]] = ['', []]
    for (const [name, entries] of this.#sources) if (entries.length > most.length) [source, most] = [name, entries]
    const entry = this.isPressed(now) ? most.shift() : most.pop()
    if (most.length === 0) this.#sources.delete(source)
    this.#size--
    this.#refusedAt = now
    if (!entry) throw new Error('an empty queue has no call to refuse')
    return entry.call
  }
}
