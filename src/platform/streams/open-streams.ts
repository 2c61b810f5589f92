import type { Caller, Log, Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import { holderOf, ownersOf, SharedPlaces } from '../work/shares.ts'
import type { Share, ShareHolder, UsedUp } from '../work/shares.ts'
import type { FrameStream } from './frame-stream.ts'
import { every, type Repetition } from '../work/every.ts'

/** Reports whether the credential of a stream is still valid. */
export interface StreamCredentials {
  /** The caller as of now, or nothing when the credential has ended. */
  current(caller: Caller): Promise<Caller | undefined>
  /** Calls back when some credential may have ended. Gives the function that ends the subscription. */
  onEnded(listener: () => void): () => void
}

export interface OpenStreamsOptions {
  readonly credentials: StreamCredentials
  /** The scope that a reader needs for as long as its stream is open; none by default. */
  readonly scope?: Scope
  /**
   * Whether the caller may as of now read all that it was allowed to read when its stream was opened. Yes by default.
   */
  readonly keepsRights?: (current: Caller, caller: Caller) => boolean
  readonly log: Log
  readonly streamsMax: number
  readonly streamsPerUserMax: number
  readonly streamsPerCredentialMax: number
  readonly heartbeatMs: number
  readonly credentialsCheckMs: number
  /** What the streams are of, for messages: `event`, `job`. */
  readonly subject: string
  /** Runs at each heartbeat, before the streams send theirs. */
  readonly onBeat?: (streamsOpen: number) => void
}

/**
 * How often the credentials of open streams are checked. What another process revokes ends a stream within a second,
 * together with the time that its connection takes to close. Revocations by this process end it at once; the check
 * finds what has expired.
 */
export function credentialsCheckMsOf({ isStoreShared }: { readonly isStoreShared: boolean }): number {
  return isStoreShared ? 400 : 1_000
}

type EndableStream = Pick<FrameStream<'shutting_down' | 'credential_ended'>, 'caller' | 'beat' | 'wake' | 'end'>

/**
 * The streams of one kind that are open: limits their number, sends heartbeats, and ends those whose credential has
 * ended.
 */
export class OpenStreams<Stream extends EndableStream> {
  readonly #options: OpenStreamsOptions
  readonly #streams = new Set<Stream>()
  readonly #share: Share
  /** The places that are taken, also those of streams that are being opened. */
  readonly #places: SharedPlaces
  readonly #placesOfCredentials: SharedPlaces
  readonly #beating: Repetition
  /** While streams are open. */
  #checking: Repetition | undefined
  readonly #stopListening: () => void
  #isStopped = false
  #isChecking = false
  #isCheckDue = false

  constructor(options: OpenStreamsOptions) {
    const { streamsMax, streamsPerUserMax, streamsPerCredentialMax } = options
    this.#options = options
    this.#share = { capacity: streamsMax, perUser: streamsPerUserMax }
    this.#places = new SharedPlaces(this.#share)
    this.#placesOfCredentials = new SharedPlaces({ capacity: streamsMax, perUser: streamsPerCredentialMax })
    this.#beating = every(options.heartbeatMs, () => this.#beat())
    this.#stopListening = options.credentials.onEnded(() => this.#checkCredentials())
  }

  get size(): number {
    return this.#streams.size
  }

  /** Fails with `too_many_streams` or `shutting_down`. Gives the function that frees the place. */
  takePlace(caller: Caller): () => void {
    this.requireRunning()
    const holder = holderOf(caller.grant)
    const ofCredential = this.#placesOfCredentials.take({ userId: credentialKey(caller, holder) })
    if (typeof ofCredential === 'string')
      return this.#refuse(ofCredential, `This credential has ${this.#options.streamsPerCredentialMax}`)
    const ofUser = this.#places.take(holder)
    if (typeof ofUser !== 'string')
      return () => {
        ofCredential()
        ofUser()
      }
    ofCredential()
    return this.#refuse(ofUser, ownersOf(ofUser, this.#share))
  }

  #refuse(usedUp: UsedUp, owners: string): never {
    const message = `${owners} open ${this.#options.subject} streams, which is the limit. Close one first.`
    return fail('too_many_streams', { retryAfter: 5, ...(usedUp !== 'capacity' && { message }) })
  }

  all(): readonly Stream[] {
    return [...this.#streams]
  }

  requireRunning(): void {
    if (this.#isStopped) fail('shutting_down', { retryAfter: 1 })
  }

  add(stream: Stream): void {
    this.#streams.add(stream)
    this.#checking ??= every(this.#options.credentialsCheckMs, () => this.#checkCredentials())
  }

  delete(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size === 0) this.#stopChecking()
  }

  /** There is something new for all of them. */
  wake(): void {
    for (const stream of this.#streams) stream.wake()
  }

  /** Whether the caller may still read what it was allowed to read when its stream was opened. */
  async mayRead(caller: Caller): Promise<boolean> {
    const { credentials, scope, keepsRights } = this.#options
    const current = await credentials.current(caller)
    if (!current || keepsRights?.(current, caller) === false) return false
    const hasScope = scope === undefined || current.scopes.includes('*') || current.scopes.includes(scope)
    return hasScope && narrowingOf(current) === narrowingOf(caller)
  }

  /** Ends all streams and opens no more. */
  stop(): void {
    this.#isStopped = true
    void this.#beating.stop()
    this.#stopChecking()
    this.#stopListening()
    for (const stream of this.#streams) stream.end('shutting_down')
  }

  #stopChecking(): void {
    void this.#checking?.stop()
    this.#checking = undefined
  }

  #beat(): void {
    this.#options.onBeat?.(this.#places.taken)
    for (const stream of this.#streams) stream.beat()
  }

  #checkCredentials(): void {
    this.#isCheckDue = true
    if (!this.#isChecking && this.#streams.size > 0) void this.#endInvalid()
  }

  /** Looks at each credential once. */
  async #endInvalid(): Promise<void> {
    this.#isChecking = true
    try {
      while (this.#isCheckDue) {
        this.#isCheckDue = false
        for (const [caller, streams] of Map.groupBy(this.#streams, (stream) => stream.caller))
          if (!(await this.mayRead(caller))) for (const stream of streams) stream.end('credential_ended')
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the credentials of open streams could not be checked')
    } finally {
      this.#isChecking = false
    }
  }
}

/** Tokens that were made from one count as that one. */
function credentialKey({ method, credentialId }: Caller, { userId, family = credentialId }: ShareHolder): string {
  return JSON.stringify([method, userId, family])
}

/** By what a credential may do less than its scopes say, as text. */
function narrowingOf({ allow, rules = [], roleRules = [] }: Caller): string {
  return JSON.stringify([allow, rules, roleRules])
}
