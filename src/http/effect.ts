import type { FastifyRequest } from 'fastify'
import type { OperationId, Part } from '../contract.ts'
import { Failure, fail } from '../errors.ts'
import type { Turns } from '../services/turns.ts'
import { DuplicateId, VersionConflict } from '../stores/port.ts'
import type { Change, NewAuditEntry, Store } from '../stores/port.ts'
import { renderFailure } from './failures.ts'
import { FormHash, readThrough, sentOf } from './fingerprint.ts'
import { wasSecond } from './idempotency.ts'
import type { Claim, IdempotentCalls } from './idempotency.ts'
import type { Answered, Rendered } from './rendered.ts'
import type { Route } from './route.ts'

/** What the effects of all calls share. */
export interface Effects {
  readonly store: Store
  readonly now: () => string
  readonly idempotentCalls: IdempotentCalls
  /** For all who write the same item, here and behind the calls. */
  readonly turns: Turns
}

export interface EffectOptions {
  readonly id: OperationId
  readonly route: Route
  readonly request: FastifyRequest
  /** The parts of a multipart body. */
  readonly parts: AsyncIterable<Part> | undefined
  readonly render: (answered: Answered) => Rendered
}

const triesMax = 100

/**
 * The effect of one call: its changes, committed together with the audit entry that tells of them and, for a call that
 * may be repeated, with its answer.
 */
export class Effect {
  readonly #shared: Effects
  readonly #options: EffectOptions
  readonly #formHash: FormHash | undefined
  readonly #key: string | undefined
  #claim: Claim | undefined
  #rendered: Rendered | undefined

  constructor(shared: Effects, options: EffectOptions) {
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

  /** The parts of the body, for the one who reads them. */
  readParts(parts: AsyncIterable<Part>): AsyncIterable<Part> {
    return this.#formHash ? this.#formHash.read(parts) : parts
  }

  /** Has the call handled, unless it was before, and gives the answer. */
  async run(handle: () => Promise<Answered>): Promise<Rendered> {
    if (this.#key === undefined) return this.#begin(handle)
    const { caller, url } = this.#options.request
    this.#claim = await this.#shared.idempotentCalls.claim({
      userId: caller.userId,
      credentialId: caller.credentialId,
      operation: this.#options.id,
      path: pathOf(url),
      key: this.#key,
    })
    try {
      return (await this.#firstAnswer()) ?? (await this.#begin(handle))
    } catch (error) {
      if (wasSecond(error)) return await this.#answerOfFaster()
      await this.#keepRefusal(error)
      throw error
    } finally {
      this.#claim.release()
    }
  }

  async commit<Reply extends Answered>(changes: readonly Change[], reply: Reply): Promise<Reply> {
    const rendered = this.#rendered ?? this.#options.render(reply)
    const record = this.isCommitted ? [] : this.#recordOf(rendered)
    await this.#shared.store.commit([
      ...changes,
      ...record,
      { audit: this.#auditEntry('done', reply.about?.location, changes) },
    ])
    this.#rendered = rendered
    return reply
  }

  async commitLatest<Reply extends Answered>(
    build: () => Promise<{ changes: readonly Change[]; reply: Reply }>,
  ): Promise<Reply> {
    return this.#shared.turns.write(
      async (admit) => {
        const { changes, reply } = await build()
        admit(changes)
        return this.commit(changes, reply)
      },
      (conflict, tries) => !wasSecond(conflict) && tries < triesMax,
    )
  }

  async #begin(handle: () => Promise<Answered>): Promise<Rendered> {
    const { effect } = this.#options.route
    if (effect === 'outside' || (effect !== undefined && this.#claim)) return this.#runOutside(handle)
    const reply = await handle()
    return this.#rendered ?? (await this.#finish(reply))
  }

  /** An effect that no commit can hold: what is about to be done is told before, and what came of it after. */
  async #runOutside(handle: () => Promise<Answered>): Promise<Rendered> {
    await this.#commitStart()
    let reply: Answered
    try {
      reply = await handle()
    } catch (error) {
      if (!this.isCommitted && !wasSecond(error)) await this.#commitRefusal(error)
      throw error
    }
    return this.#rendered ?? (await this.#finish(reply))
  }

  /** Commits what a handler has not committed itself. */
  async #finish(reply: Answered): Promise<Rendered> {
    const isAudited = this.#options.route.effect !== 'transient'
    if (isAudited || this.#claim) await this.commit([], reply)
    return this.#rendered ?? this.#options.render(reply)
  }

  async #commitStart(): Promise<void> {
    const sent = this.#sent()
    const started = this.#claim && sent !== undefined ? [this.#claim.start(sent)] : []
    await this.#shared.store.commit([...started, ...this.#auditOf('started')])
    if (this.#claim && sent !== undefined) this.#claim.hasStarted(sent)
  }

  /** What the handler refused had no effect, and what failed on our side may be tried again. */
  async #commitRefusal(error: unknown): Promise<void> {
    const kept = this.#refusalToKeep(error)
    const changes = kept ? this.#recordOf(kept) : (this.#claim?.forget() ?? [])
    const audit = this.#auditOf('refused')
    if (changes.length + audit.length === 0) return
    await this.#commitQuietly([...changes, ...audit])
    if (kept) this.#rendered = kept
  }

  async #keepRefusal(error: unknown): Promise<void> {
    const kept = this.isCommitted ? undefined : this.#refusalToKeep(error)
    const record = kept ? this.#recordOf(kept) : []
    if (record.length > 0) await this.#commitQuietly(record)
  }

  /** The refusal is told in any case; when it could not be kept, a repeated call is only handled again. */
  async #commitQuietly(changes: readonly Change[]): Promise<void> {
    try {
      await this.#shared.store.commit(changes)
    } catch (error) {
      if (!wasSecond(error)) this.#options.request.log.warn({ err: error }, 'a refusal could not be kept')
    }
  }

  /** A refusal is the answer to a call as much as a success is, unless it was not the handler's or a retry may help. */
  #refusalToKeep(error: unknown): Rendered | undefined {
    if (!this.#claim || isOfTheMoment(error)) return undefined
    const rendered = renderFailure(error, this.#options.request.id)
    return rendered.status < 500 ? rendered : undefined
  }

  async #firstAnswer(): Promise<Rendered | undefined> {
    const { parts } = this.#options
    if (!this.#claim?.recorded) return undefined
    // Only its parts tell whether this form is the first one again.
    if (parts) await readThrough(this.readParts(parts))
    const first = this.#shared.idempotentCalls.firstAnswer(this.#claim, this.#sent() ?? '')
    return first && replayed(first)
  }

  /** Another process committed a call with this key while this one was under way; nothing of this one was kept. */
  async #answerOfFaster(): Promise<Rendered> {
    const sent = this.#sent()
    const { idempotentCalls } = this.#shared
    const first =
      this.#claim && sent !== undefined
        ? idempotentCalls.firstAnswer(await idempotentCalls.look(this.#claim), sent)
        : undefined
    return replayed(first ?? fail('idempotency_in_progress', { retryAfter: 1 }))
  }

  #recordOf(rendered: Rendered): Change[] {
    const sent = this.#claim && this.#sent()
    return this.#claim && sent !== undefined ? [this.#claim.finish(sent, rendered)] : []
  }

  /** What was sent; nothing while a form is not read to its end. */
  #sent(): string | undefined {
    const { request } = this.#options
    const bodyHash = this.#formHash ? this.#formHash.result : (request.bodyHash ?? '')
    return bodyHash === undefined ? undefined : sentOf(request.url, bodyHash)
  }

  #auditOf(outcome: NewAuditEntry['outcome']): Change[] {
    return this.#options.route.effect === 'outside' ? [{ audit: this.#auditEntry(outcome, undefined) }] : []
  }

  #auditEntry(
    outcome: NewAuditEntry['outcome'],
    location: string | undefined,
    changes: readonly Change[] = [],
  ): NewAuditEntry {
    const { caller, ip, id, url } = this.#options.request
    // Who signs in or accepts an invitation is known only by what that changes.
    const userId = caller.method === 'anonymous' ? (actorOf(changes) ?? caller.userId) : caller.userId
    // A link is a secret: what it was made for is told instead.
    const object = location === undefined || location.startsWith('/links/') ? pathOf(url) : location
    return {
      at: this.#shared.now(),
      userId,
      credentialId: caller.credentialId,
      address: ip,
      requestId: id,
      operation: this.#options.id,
      object,
      outcome,
    }
  }
}

function actorOf(changes: readonly Change[]): string | undefined {
  for (const change of changes) if ('event' in change) return change.event.actor
  return undefined
}

/** The path below `/api/v1`. */
function pathOf(url: string): string {
  return url.split('?')[0]?.replace(/^\/api\/v1/, '') ?? ''
}

const unkeptStatuses = new Set([401, 403, 408, 413, 415, 429])

/** Refusals that say nothing lasting of the call: the same call can be accepted a moment later. */
function isOfTheMoment(error: unknown): boolean {
  if (!(error instanceof Failure)) return !(error instanceof DuplicateId || error instanceof VersionConflict)
  return (
    error.options.retryAfter !== undefined ||
    unkeptCodes.has(error.code) ||
    unkeptStatuses.has(renderFailure(error, '').status)
  )
}

const unkeptCodes = new Set([
  'validation_failed',
  'bad_json',
  'git_busy',
  'terminal_input_full',
  'already_claimed',
  'plan_running',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'idempotency_outcome_unknown',
])

function replayed(first: Rendered): Rendered {
  return { ...first, headers: { ...first.headers, 'idempotency-replayed': 'true' } }
}
