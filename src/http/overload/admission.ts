import type { IncomingMessage, ServerResponse } from 'node:http'
import { CallQueue } from './call-queue.ts'
import { CallSources, hasCredential } from './call-sources.ts'
import { OverloadRefusals } from './refusals.ts'
import type { RefusedBodies } from '../bodies/refused-bodies.ts'

export interface AdmissionOptions {
  /** How long calls are begun in one tick before new ones are read, at least and at most. */
  readonly sliceMs: readonly [min: number, max: number]
  /** The longest acceptable tick: an accepted call takes about two of them. */
  readonly tickMs: number
  /** The longest acceptable wait under overload, unless one and a half ticks are longer. */
  readonly targetMs: number
  /** The longest acceptable wait of a burst. */
  readonly burstMs: number
  /** The age at which a waiting call is refused in any case. */
  readonly ageMsMax: number
  /** The part of the processor's time for calls without a credential that was accepted before. */
  readonly anonymousShare: number
}

export const defaultAdmission: AdmissionOptions = {
  sliceMs: [5, 20],
  tickMs: 25,
  targetMs: 12,
  burstMs: 250,
  ageMsMax: 15,
  anonymousShare: 0.2,
}

/** Begins calls, or refuses them. */
export interface AdmissionControl {
  offer(call: OfferedCall): void
  /** The credential of a request was accepted as that of a user, or it was refused. */
  noteUser?(request: IncomingMessage, userId: string | undefined): void
  close?(): void
}

export interface OfferedCall {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The address of the caller. */
  readonly address: string
  /** Is never refused. */
  readonly isUnlimited: boolean
  accept(): void
  readonly refusedBodies: Pick<RefusedBodies, 'drain'>
}

const callsMin = 32
const anonymousWaitMsMax = 2_000
const anonymousSliceMs = 1
/** The time that anonymous calls may use at once after a pause, so that a page with its files loads without a wait. */
const anonymousCreditMsMax = 50
const patienceMs = 100
const calmMs = 1_000
/** Without a call of a user for so long, anonymous calls may use all of the time. */
const usersAwayMs = 1_000
/** Ticks with calls that are further apart are not busy. */
const continuousMs = 100
/** Calls that were sent during a pause of their connection are refused until the overload has been over for so long. */
const staleRefusedMs = 5_000

/**
 * Load shedding: keeps the latency of accepted calls low under any load. Calls that cannot be begun in this tick wait
 * in a queue that bounds the wait (see `CallQueue`). Calls of known users come first. All others have a small part of
 * the time and wait in order: reading the documentation or probing the health slows no user down.
 */
export class Admission implements AdmissionControl {
  readonly #options: AdmissionOptions
  readonly #clock = () => performance.now()
  readonly #sources = new CallSources()
  readonly #refusals: OverloadRefusals
  readonly #users: CallQueue<OfferedCall>
  readonly #anonymous: CallQueue<OfferedCall>
  readonly #step = () => this.#serveNext()
  #isScheduled = false
  #timer: NodeJS.Timeout | undefined
  #tickBeganAt = 0
  #sliceBeganAt = 0
  #servedAt = -Infinity
  #stepBeganAt = 0
  #isUserNew = false
  #userAt = -Infinity
  #isAnonymousStep = false
  #anonymousMs = 0
  #begun = 0
  #sliceMs: number
  #sliceEndedAt = 0
  #activeMs = 0
  #overloadedAt = -Infinity
  #creditMs = anonymousCreditMsMax
  #creditAt = 0
  #anonymousCostMs = 0.2

  constructor(options: AdmissionOptions, publicPath = '') {
    this.#options = options
    this.#refusals = new OverloadRefusals(publicPath)
    this.#sliceMs = options.sliceMs[0]
    const { targetMs, burstMs, ageMsMax, tickMs } = options
    this.#users = new CallQueue({ callsMin, targetMs, burstMs, ageMsMax, patienceMs, tickMsMax: tickMs, calmMs })
    const waitMs = anonymousWaitMsMax
    const limits = { callsMin, targetMs: waitMs, burstMs: waitMs, ageMsMax: waitMs }
    this.#anonymous = new CallQueue({ ...limits, patienceMs: 0, tickMsMax: 0, calmMs: 0 })
  }

  offer(call: OfferedCall): void {
    const now = this.#clock()
    if (!this.#isScheduled) this.#beginTick(now)
    const user = this.#sources.userOf(call.request)
    if (user !== undefined) this.#offerOfUser(user, call, now)
    else this.#offerAnonymous(call, now)
  }

  noteUser(request: IncomingMessage, userId: string | undefined): void {
    if (this.#sources.note(request, userId)) this.#isUserNew = true
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#sources.close()
  }

  #offerOfUser(user: string, call: OfferedCall, now: number): void {
    this.#userAt = now
    const isStale = this.#refusals.isStale(call.request) && now - this.#overloadedAt < staleRefusedMs
    if (isStale && !this.#users.isStarved(user)) this.#refuse([call])
    else if (this.#users.size > 0 || now - this.#tickBeganAt >= this.#sliceMs)
      this.#refuseUsers(this.#users.push(user, call, now), now)
    else {
      this.#users.noteServed(user)
      this.#begin(call)
    }
  }

  #offerAnonymous(call: OfferedCall, now: number): void {
    const isFree = this.#users.size === 0 && this.#anonymous.size === 0 && now - this.#tickBeganAt < anonymousSliceMs
    if (isFree && this.#hasCredit(now)) {
      this.#creditMs -= this.#anonymousCostMs
      return this.#begin(call)
    }
    this.#refuse(this.#anonymous.push(anonymousSourceOf(call), call, now))
  }

  #begin(call: OfferedCall): void {
    this.#begun++
    // A client that hung up meanwhile is not served.
    if (!call.request.socket.destroyed) call.accept()
  }

  #refuseUsers(calls: readonly OfferedCall[], now: number): void {
    if (calls.length > 0) this.#overloadedAt = now
    this.#refuse(calls)
  }

  #refuse(calls: readonly OfferedCall[]): void {
    for (const call of calls) {
      if (call.isUnlimited) this.#begin(call)
      else if (!call.request.socket.destroyed) this.#refusals.refuse(call.request, call.response, call.refusedBodies)
    }
  }

  #beginTick(now: number): void {
    this.#tickBeganAt = now
    this.#schedule(() => this.#serve(now))
  }

  #schedule(serve = () => this.#serve(this.#clock())): void {
    this.#isScheduled = true
    setImmediate(serve)
  }

  /** Serves the queues until the slice that began then is over. */
  #serve(sliceBeganAt: number): void {
    const now = this.#clock()
    this.#learn(now)
    this.#servedAt = now
    this.#sliceBeganAt = sliceBeganAt
    this.#begun = 0
    this.#anonymousMs = 0
    if (this.#isUserNew) this.#promote(now)
    this.#refuseUsers(this.#users.expire(now), now)
    this.#refuse(this.#anonymous.expire(now))
    this.#stepBeganAt = now
    this.#serveNext()
  }

  /** Measures the last tick. When calls are rare, most of the time between them was spent on something else. */
  #learn(now: number): void {
    const { active } = performance.eventLoopUtilization()
    const tickMs = active - this.#activeMs
    this.#activeMs = active
    if (this.#begun === 0 || now - this.#servedAt > continuousMs) return
    this.#users.noteTick(tickMs)
    this.#users.noteCost(tickMs / this.#begun)
    // Commits and answers cost each call less when a tick has many of them, until ticks become too long.
    const [min, max] = this.#options.sliceMs
    const wanted = Math.min((now - this.#sliceEndedAt) / 2, (this.#sliceMs * this.#options.tickMs) / tickMs)
    this.#sliceMs = Math.min(max, Math.max(min, wanted))
  }

  #serveNext(): void {
    const now = this.#clock()
    if (this.#isAnonymousStep) this.#chargeAnonymous(now - this.#stepBeganAt)
    const hasTime = now - this.#sliceBeganAt - this.#anonymousMs < this.#sliceMs
    const ofUser = hasTime || this.#begun === 0 ? this.#users.next(now) : undefined
    const call = ofUser ?? (this.#mayServeAnonymous(now) ? this.#anonymous.next(now) : undefined)
    this.#isAnonymousStep = ofUser === undefined && call !== undefined
    if (!call) return this.#endSlice(now)
    this.#stepBeganAt = now
    this.#begin(call)
    // After everything that the call does without a wait, so that its time counts.
    queueMicrotask(() => process.nextTick(this.#step))
  }

  /** The first call of a credential was accepted: those that came with it are no longer anonymous. */
  #promote(now: number): void {
    this.#isUserNew = false
    const known = this.#anonymous.remove(({ request }) => this.#sources.userOf(request) !== undefined)
    for (const call of known)
      this.#refuseUsers(this.#users.push(this.#sources.userOf(call.request) ?? '', call, now), now)
  }

  #mayServeAnonymous(now: number): boolean {
    return this.#anonymousMs < anonymousSliceMs && this.#hasCredit(now)
  }

  #endSlice(now: number): void {
    this.#isScheduled = false
    this.#sliceEndedAt = now
    if (this.#users.size > 0) return this.#schedule()
    if (this.#anonymous.size === 0) return
    const waitMs = Math.max(1, -this.#creditMs / this.#options.anonymousShare)
    if (this.#hasCredit(now)) this.#schedule()
    else
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined
        if (!this.#isScheduled) this.#schedule()
      }, waitMs).unref()
  }

  #hasCredit(now: number): boolean {
    const earnedMs = (now - this.#creditAt) * this.#options.anonymousShare
    this.#creditMs = Math.min(anonymousCreditMsMax, this.#creditMs + earnedMs)
    this.#creditAt = now
    return this.#creditMs > 0 || now - this.#userAt > usersAwayMs
  }

  #chargeAnonymous(ms: number): void {
    this.#isAnonymousStep = false
    this.#anonymousMs += ms
    this.#creditMs -= ms
    this.#anonymousCostMs += 0.1 * (Math.min(ms, 5) - this.#anonymousCostMs)
    this.#anonymous.noteCost(ms / this.#options.anonymousShare)
  }
}

/** Calls without a credential do not delay the first call of a token from the same address. */
function anonymousSourceOf({ request, address }: OfferedCall): string {
  return `${hasCredential(request) ? 'credential' : 'none'} ${address}`
}
