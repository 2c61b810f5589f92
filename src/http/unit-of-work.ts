import type { FastifyRequest } from 'fastify'
import type { OperationId, Part, Staged } from '../contract.ts'
import { fail } from '../errors.ts'
import type { Commits } from '../platform/work/commits.ts'
import type { Change, Store } from '../collections.ts'
import { StorageUnavailable } from '../stores/port.ts'
import type { NewAuditEntry } from '../stores/port.ts'
import { auditEntryOf } from './audit-entry.ts'
import { isFinal, renderFailureOf } from './failures.ts'
import { FormHash, readThrough, sentOf } from './idempotency/fingerprint.ts'
import { isKeyConflict } from './idempotency/idempotent-calls.ts'
import type { KeyReservation, IdempotentCalls } from './idempotency/idempotent-calls.ts'
import { pathOf } from './paths.ts'
import type { Answered, Rendered } from './rendered.ts'
import { isAuditedOutside } from './route.ts'
import type { Route } from './route.ts'

/** What the effects of all calls share. */
export interface WriteContext {
  readonly store: Store
  readonly now: () => string
  readonly idempotentCalls: IdempotentCalls
  readonly commits: Commits
}

export interface UnitOfWorkOptions {
  readonly id: OperationId
  readonly route: Route
  readonly request: FastifyRequest
  /** The parts of a multipart body. */
  readonly parts: AsyncIterable<Part> | undefined
  readonly render: (answered: Answered) => Rendered
}

/**
 * The effect of one call: its changes, committed together with their audit entry and, for a call that
 * may be repeated, with its answer.
 */
export class UnitOfWork {
  readonly #shared: WriteContext
  readonly #options: UnitOfWorkOptions
  readonly #formHash: FormHash | undefined
  readonly #key: string | undefined
  #reservation: KeyReservation | undefined
  #started: Promise<void> | undefined
  #rendered: Rendered | undefined

  constructor(shared: WriteContext, options: UnitOfWorkOptions) {
    this.#shared = shared
    this.#options = options
    this.#key =
      options.request.method === 'POST' ? (options.request.headers['idempotency-key'] as string | undefined) : undefined
    this.#formHash = this.#key !== undefined && options.parts ? new FormHash() : undefined
  }

  /** Whether an answer was committed: from then on nothing may change it. */
  get isCommitted(): boolean {
    return this.#rendered !== undefined
  }

  /** Names an effect outside the store; nothing without an Idempotency-Key. */
  get effectId(): string | undefined {
    return this.#reservation?.effectId
  }

  /** The parts of the body, for the one who reads them. */
  readParts(parts: AsyncIterable<Part>): AsyncIterable<Part> {
    return this.#formHash ? this.#formHash.read(parts) : parts
  }

  /** Records that the effect of a call without a key begins; that of a call with one was recorded before. */
  recordStart(): void {
    if (this.#reservation || this.#started) return
    this.#started = this.#commitStart()
    // It is thrown where it is awaited, behind the effect.
    this.#started.catch(() => {})
  }

  /** Has the call handled, unless it was before, and gives the answer. */
  run(handle: () => Promise<Answered>): Promise<Rendered> {
    return this.#key === undefined ? this.#begin(handle) : this.#runOnce(this.#key, handle)
  }

  async #runOnce(key: string, handle: () => Promise<Answered>): Promise<Rendered> {
    const { caller, url } = this.#options.request
    this.#reservation = await this.#shared.idempotentCalls.reservation({
      userId: caller.userId,
      credentialId: caller.credentialId,
      operation: this.#options.id,
      path: pathOf(url),
      key,
    })
    try {
      return (await this.#firstAnswer()) ?? (await this.#begin(handle))
    } catch (error) {
      if (isKeyConflict(error)) return await this.#replayConcurrent()
      await this.#keepRefusal(error)
      throw error
    } finally {
      this.#reservation.release()
    }
  }

  /** Commits what is staged with the audit entry and the answer, and stages it again while other writers are faster. */
  async commit<Given, Reply extends Answered>(
    stage: () => Promise<Staged<Given>>,
    replyTo: (given: Given) => Reply,
  ): Promise<Reply> {
    const isFirst = !this.isCommitted
    const { made } = await this.#shared.commits.commitWith(stage, {
      complete: (staged) => {
        const reply = replyTo(staged)
        const rendered = this.#rendered ?? this.#options.render(reply)
        const record = isFirst ? this.#recordOf(rendered) : []
        const audit = this.#auditEntry('done', reply.about?.location, staged.changes)
        return { changes: [...staged.changes, ...record, { audit }], made: { reply, rendered } }
      },
      mayRetry: (conflict) => !isKeyConflict(conflict),
    })
    this.#rendered = made.rendered
    return made.reply
  }

  async #begin(handle: () => Promise<Answered>): Promise<Rendered> {
    const { effect } = this.#options.route
    if (effect === 'sent' && !this.#reservation) return this.#runSent(handle)
    if (effect === 'outside' || (effect !== undefined && this.#reservation)) return this.#runOutside(handle)
    const reply = await handle()
    return this.#rendered ?? (await this.#finish(reply))
  }

  /** An effect outside the store: its start is recorded before, and its result after. */
  async #runOutside(handle: () => Promise<Answered>): Promise<Rendered> {
    if (this.#reservation) await this.#shared.idempotentCalls.beginEffect()
    await this.#commitStart()
    const reply = await this.#refusable(handle)
    return this.#rendered ?? (await this.#finish(reply).catch(reportEffect))
  }

  /**
   * The effect begins while its start is being recorded, and the answer waits for both: without a key no caller asks
   * later what became of the call.
   */
  async #runSent(handle: () => Promise<Answered>): Promise<Rendered> {
    const reply = await this.#refusable(handle)
    const finished = (this.#rendered ? undefined : this.#finish(reply))?.catch(reportEffect)
    const [rendered] = await Promise.all([finished, this.#started?.catch(reportUnrecorded)])
    return this.#rendered ?? rendered ?? this.#options.render(reply)
  }

  async #refusable(handle: () => Promise<Answered>): Promise<Answered> {
    try {
      return await handle()
    } catch (error) {
      if (!this.isCommitted && !isKeyConflict(error)) await this.#commitRefusal(error)
      throw error
    }
  }

  /** Commits what a handler has not committed itself. */
  async #finish(reply: Answered): Promise<Rendered> {
    const isAudited = this.#options.route.effect !== 'transient'
    if (isAudited || this.#reservation) await this.commit(nothing, () => reply)
    return this.#rendered ?? this.#options.render(reply)
  }

  async #commitStart(): Promise<void> {
    const sent = this.#sent()
    const started = this.#reservation && sent !== undefined ? [this.#reservation.start(sent)] : []
    await this.#shared.store.commit([...started, ...this.#auditOf('started')])
    if (this.#reservation && sent !== undefined) this.#reservation.hasStarted(sent)
  }

  /** What the handler refused had no effect, and what failed on our side may be tried again. */
  async #commitRefusal(error: unknown): Promise<void> {
    const kept = this.#refusalToKeep(error)
    const changes = kept ? this.#recordOf(kept) : (this.#reservation?.forget() ?? [])
    const audit = this.#auditOf('refused')
    if (changes.length + audit.length === 0) return
    this.#options.request.isRefusalAudited = audit.length > 0
    await this.#commitQuietly([...changes, ...audit])
    if (kept) this.#rendered = kept
  }

  async #keepRefusal(error: unknown): Promise<void> {
    const kept = this.isCommitted ? undefined : this.#refusalToKeep(error)
    const record = kept ? this.#recordOf(kept) : []
    if (record.length > 0) await this.#commitQuietly(record)
  }

  /** The refusal is returned in any case; if it could not be stored, a repeated call is handled again. */
  async #commitQuietly(changes: readonly Change[]): Promise<void> {
    try {
      await this.#shared.store.commit(changes)
    } catch (error) {
      if (!isKeyConflict(error)) this.#options.request.log.warn({ err: error }, 'a refusal could not be stored')
    }
  }

  /** A refusal is the answer to a call as much as a success is, unless it was not the handler's or a retry may help. */
  #refusalToKeep(error: unknown): Rendered | undefined {
    const isKept = this.#reservation !== undefined && isFinal(error)
    return isKept ? renderFailureOf(error, this.#options.request, this.#options.id) : undefined
  }

  async #firstAnswer(): Promise<Rendered | undefined> {
    const { parts } = this.#options
    if (!this.#reservation?.recorded) return undefined
    // Only the parts of this form show whether it equals the first one.
    if (parts) await readThrough(this.readParts(parts))
    const { idempotentCalls } = this.#shared
    const first = await idempotentCalls.firstAnswer(this.#reservation, this.#sent() ?? '', this.#options.route)
    return first && replayed(first)
  }

  /** Another process committed a call with this key while this one was under way; nothing of this one was kept. */
  async #replayConcurrent(): Promise<Rendered> {
    const sent = this.#sent()
    const { idempotentCalls } = this.#shared
    const first =
      this.#reservation && sent !== undefined
        ? await idempotentCalls.firstAnswer(await idempotentCalls.look(this.#reservation), sent, {})
        : undefined
    return replayed(first ?? fail('idempotency_in_progress', { retryAfter: 1 }))
  }

  #recordOf(rendered: Rendered): Change[] {
    const sent = this.#reservation && this.#sent()
    return this.#reservation && sent !== undefined ? [this.#reservation.finish(sent, rendered)] : []
  }

  /** What was sent; nothing while a form is not read to its end. */
  #sent(): string | undefined {
    const { request } = this.#options
    const bodyHash = this.#formHash ? this.#formHash.result : (request.bodyHash ?? '')
    return bodyHash === undefined ? undefined : sentOf(request.url, bodyHash)
  }

  #auditOf(outcome: NewAuditEntry['outcome']): Change[] {
    return isAuditedOutside(this.#options.route) ? [{ audit: this.#auditEntry(outcome, undefined) }] : []
  }

  #auditEntry(
    outcome: NewAuditEntry['outcome'],
    location: string | undefined,
    changes: readonly Change[] = [],
  ): NewAuditEntry {
    const { caller, url } = this.#options.request
    // Who signs in or accepts an invitation is known only by what that changes.
    const userId = caller.method === 'anonymous' ? (actorOf(changes) ?? caller.userId) : caller.userId
    const isSecret = this.#options.route.secret === 'location'
    const object = location === undefined || isSecret ? pathOf(url) : location
    const about = { at: this.#shared.now(), operation: this.#options.id, object, outcome }
    return auditEntryOf(this.#options.request, { ...caller, userId }, about)
  }
}

/** A storage that refuses the result of an effect has stored nothing, but the effect has happened. */
function reportEffect(error: unknown): never {
  if (!(error instanceof StorageUnavailable)) throw error
  return reportUnrecorded(error)
}

function reportUnrecorded(cause: unknown): never {
  return fail('not_ready', {
    message: 'The call took effect, but its result could not be stored. Check the effect before you repeat the call.',
    retryAfter: 5,
    cause,
  })
}

async function nothing(): Promise<Staged> {
  return { changes: [] }
}

function actorOf(changes: readonly Change[]): string | undefined {
  for (const change of changes) if ('event' in change) return change.event.actor
  return undefined
}

function replayed(first: Rendered): Rendered {
  return { ...first, headers: { ...first.headers, 'idempotency-replayed': 'true' } }
}
