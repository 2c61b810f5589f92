import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../generated/types.ts'
import type { Caller, Log, Staged } from '../../call.ts'
import type { Store } from '../../collections.ts'
import { Failure, fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { apartFromDamaged } from '../../platform/work/page.ts'
import type { WaitingPart } from '../../platform/work/page.ts'
import { WakeLoop } from '../../platform/work/wake-loop.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import type { TimelessEvent, Versioned } from '../../stores/port.ts'
import type { CallProgress, McpCall, McpResult } from './use.ts'
import { rulesTestedOn } from './rule-tests.ts'
import type { RulesTested } from './rule-tests.ts'
import type { Rule } from './rules.ts'
import { CallApprovals } from './call-approvals.ts'
import { RuledCalls } from './ruled-calls.ts'
import { isNarrow, missingScopes, rulesOf } from '../identity.ts'
import { CallRecords, shownCall, toRecord } from './call-records.ts'
import type { CallFilter, CallRecord, ShownCall } from './call-records.ts'
import type { MayCallTool } from './tool-list.ts'
import type { CallDocument } from '../../collections/mcp.ts'
import { shownState } from '../../platform/work/shown-state.ts'
import type { Actors } from '../../platform/work/actors.ts'

type Schemas = components['schemas']

export interface CallsOptions {
  readonly store: Store
  readonly actors: Actors
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly emit: (event: TimelessEvent<'mcp.call.'>) => void
  readonly secretMask: SecretMask
  readonly mayCallTool: MayCallTool
  /** Whether other processes work on the same store. */
  readonly isStoreShared?: boolean
  readonly log?: Log
}

/** A call that waits for an approval. */
export interface WaitingCall extends Pick<ShownCall, 'id' | 'serverName' | 'toolName' | 'createdAt' | 'createdBy'> {
  readonly expiresAt: string
}

/** A call that runs in this process. */
export interface RunningCall {
  record: CallRecord
  readonly startedAtMs: number
  readonly end: AbortController
  /** Aborts when the caller hangs up or the call is cancelled. */
  readonly signal: AbortSignal
  progressAtMs: number
}

const testedMax = 1_000
const progressEventMs = 1_000
const lookEachMs = 100

/**
 * The calls of tools: what runs in this process, and the rows of all of them. A call that waits for an approval is a
 * row, so that it is approved, cancelled and repeated at any process; a call that runs ends when its row is cancelled.
 */
export class Calls {
  readonly #options: CallsOptions
  readonly #running = new Map<string, RunningCall>()
  readonly #records: CallRecords
  readonly #approvals: CallApprovals
  /** Those of operations of this service. */
  readonly ruled: RuledCalls
  readonly #look: WakeLoop
  readonly #stopListening: () => void
  /** How many calls ended here, by what became of them. */
  readonly ended = { done: 0, failed: 0, cancelled: 0 }

  constructor(options: CallsOptions) {
    this.#options = options
    const { store, log } = options
    this.#records = new CallRecords({ ...options, living: (callId) => this.#running.get(callId)?.record })
    this.#approvals = new CallApprovals(options)
    this.ruled = new RuledCalls(this.#approvals, options)
    this.#look = new WakeLoop(
      () => this.#endCancelled(),
      (error) => log?.warn({ err: error }, 'cancelled MCP calls could not be read'),
      { gatherMs: lookEachMs },
    )
    this.#stopListening = store.onEvents(() => {
      if (this.#running.size > 0) this.#look.wake()
    })
  }

  /**
   * Begins a call, as the rule of its tool has it: refuses with `mcp_tool_denied`, or with `approval_required` until a
   * person has approved this very call. `finish` or `fail` ends it.
   */
  async begin(call: McpCall, rule: Rule): Promise<RunningCall> {
    const record = await this.#admit(call, rule)
    const end = new AbortController()
    const signal = AbortSignal.any([call.signal, end.signal])
    const running = { record, startedAtMs: performance.now(), end, signal, progressAtMs: -Infinity }
    this.#running.set(record.id, running)
    const { id: callId, serverName, toolName, actor } = record
    this.#options.emit({ kind: 'mcp.call.started', actor, data: { mcpCallId: callId, serverName, toolName } })
    return running
  }

  progress(running: RunningCall, { progress, total, message }: CallProgress): void {
    if (running.record.finishedAt !== undefined) return
    const text = message === undefined ? undefined : this.#options.secretMask.text(message)
    const known: Schemas['McpProgress'] = {
      progress,
      ...(total !== undefined && { total }),
      ...(text !== undefined && { message: text.slice(0, progressLengthMax).toWellFormed() }),
    }
    if (isDeepStrictEqual(known, running.record.progress)) return
    running.record = { ...running.record, progress: known }
    // A server may report progress without end, and each event is written.
    if (performance.now() - running.progressAtMs < progressEventMs) return
    running.progressAtMs = performance.now()
    const { id: callId, serverName, toolName, actor } = running.record
    this.#options.emit({
      kind: 'mcp.call.progress',
      actor,
      data: { mcpCallId: callId, serverName, toolName, progress: known },
    })
  }

  finish(running: RunningCall, result: McpResult): void {
    this.#recordEnd(running, endOf(result), outcomeOf(result))
  }

  fail(running: RunningCall, error: unknown): void {
    const { code, message } =
      error instanceof Failure ? error : { code: 'internal_error' as const, message: 'The call failed.' }
    const reason = { code, message: message.slice(0, messageLengthMax) }
    this.#recordEnd(running, { status: code === 'mcp_cancelled' ? 'cancelled' : 'failed', error: reason }, code)
  }

  /** Newest first, of the tools that the caller may call. */
  async list(query: CallFilter, caller: Caller): Promise<{ calls: ShownCall[]; nextCursor?: string }> {
    const { calls, ...next } = await this.#records.list(query, (call) => this.#maySee(call, caller))
    return { calls: calls.map((call) => this.#shown(call, caller)), ...next }
  }

  /** A dry run of rules over the recorded calls of a server that the caller may see, newest first. */
  async testRules(serverName: string, rules: Schemas['McpRulesTestInput'], caller: Caller): Promise<RulesTested> {
    const found = await this.#records.list({ serverName, limit: testedMax }, (call) => this.#maySee(call, caller))
    return rulesTestedOn(found.calls, rules, this.#options.actors)
  }

  /** The calls that wait for an approval, of the tools that the caller may call, newest first. */
  async waiting(caller: Caller, limit: number): Promise<WaitingPart<WaitingCall>> {
    const { store, now, actors } = this.#options
    const query = { marksDamage: true, where: { status: 'waiting_approval' }, descending: true, limit } as const
    const { found, damaged } = apartFromDamaged(await store.read.mcpCalls.list(query))
    const at = now()
    const items = found.flatMap((call) => {
      const { id, serverName, toolName, startedAt: createdAt, actor, aliveUntil = '' } = call
      return aliveUntil > at && this.#maySee(call, caller) && this.#mayDecide(call, caller)
        ? [{ id, serverName, toolName, createdAt, createdBy: actors.of(actor), expiresAt: aliveUntil }]
        : []
    })
    return { items, damaged }
  }

  /** Refuses with `mcp_call_not_found`. */
  async get(callId: string, caller: Caller): Promise<ShownCall> {
    const running = this.#running.get(callId)?.record
    const found = running === undefined ? (await this.#find(callId, caller)).doc : running
    return this.#shown(this.#visible(found, callId, caller), caller)
  }

  /** Lets a call that waits for an approval run once. Refuses with `mcp_call_not_found` or `invalid_transition`. */
  approve(callId: string, caller: Caller): Promise<Staged<{ call: ShownCall }>> {
    return this.#decide(callId, caller, (waiting, decided) => ({ ...waiting, ...decided, status: 'approved' }))
  }

  /** Ends a call that waits for an approval. Refuses with `mcp_call_not_found` or `invalid_transition`. */
  reject(callId: string, caller: Caller): Promise<Staged<{ call: ShownCall }>> {
    return this.#decide(callId, caller, ({ arguments: _given, key: _key, ...waiting }, decided) => ({
      ...waiting,
      ...decided,
      status: 'rejected',
      finishedAt: decided.decidedAt,
    }))
  }

  /** Refuses with `mcp_call_not_found` or `invalid_transition`. */
  async cancel(callId: string, caller: Caller): Promise<Staged<{ call: ShownCall }>> {
    const { doc: found, version } = await this.#find(callId, caller)
    if (found.finishedAt !== undefined) return refuseTransition(found, 'cancelled')
    const finishedAt = this.#options.now()
    const durationMs = Math.max(0, Date.parse(finishedAt) - Date.parse(found.startedAt))
    const { arguments: _given, ...record } = toRecord(this.#running.get(callId)?.record ?? found)
    // A call that runs is answered by its server once more; what it says then changes nothing.
    const error = { code: 'mcp_cancelled' as const, message: 'The call was cancelled.' }
    const doc: CallDocument = { ...record, status: 'cancelled', error, finishedAt, durationMs }
    const event = this.#finished(doc, 'mcp_cancelled', durationMs)
    return {
      call: this.#shown(doc, caller),
      changes: [{ replace: 'mcpCalls', version, doc }, { event: { ...event, at: finishedAt } }],
      effect: {
        settle: (outcome) => {
          if (outcome === 'committed') this.#end(doc, version + 1)
        },
      },
    }
  }

  /** Ends the records of calls that an earlier run left. */
  async recover(): Promise<void> {
    await this.#records.recover()
  }

  async close(): Promise<void> {
    this.#stopListening()
    await this.#look.stop()
    await this.#records.close()
  }

  async #decide(
    callId: string,
    caller: Caller,
    decided: (waiting: CallDocument, by: { approvedBy: string; decidedAt: string }) => CallDocument,
  ): Promise<Staged<{ call: ShownCall }>> {
    const { doc: found, version } = await this.#find(callId, caller)
    if (found.status !== 'waiting_approval') return refuseTransition(found, 'decided')
    if (!this.#mayDecide(found, caller))
      fail('forbidden', { message: 'A credential with rules for its calls cannot decide on calls that rules ask for.' })
    const doc = decided(found, { approvedBy: caller.userId, decidedAt: this.#options.now() })
    return { call: this.#shown(doc, caller), changes: [{ replace: 'mcpCalls', version, doc }] }
  }

  /** What an operation is called with is for those who ask and who decide: others may not read all that is in it. */
  #shown(call: CallDocument, caller: Caller): ShownCall {
    const { arguments: given, ...record } = toRecord(call)
    const mayDecide = missingScopes(caller.scopes, ['mcp:admin']).length === 0
    const isShown = call.operationId === undefined || mayDecide || isAskedBy(call, caller)
    return shownCall({ ...record, ...(isShown && given && { arguments: given }) }, this.#options.actors)
  }

  async #find(callId: string, caller: Caller): Promise<Versioned<CallDocument>> {
    const found = await this.#records.find(callId)
    this.#visible(found?.doc, callId, caller)
    return found ?? refuseUnknown(callId)
  }

  #visible(record: CallRecord | undefined, callId: string, caller: Caller): CallRecord {
    return record && this.#maySee(record, caller) ? record : refuseUnknown(callId)
  }

  #maySee({ serverName, toolName, operationId }: CallRecord, caller: Caller): boolean {
    if (operationId !== undefined) return caller.allow === undefined
    return this.#options.mayCallTool(caller, serverName, toolName)
  }

  #mayDecide({ operationId }: CallRecord, caller: Caller): boolean {
    return operationId === undefined || rulesOf(caller).length === 0
  }

  async #admit(call: McpCall, rule: Rule): Promise<CallRecord> {
    if (rule === 'deny')
      fail('mcp_tool_denied', {
        message: `The project configuration denies the tool ${quote(call.toolName)} of the MCP server ${quote(call.serverName)}.`,
      })
    if (rule === 'ask') {
      const approved = await this.#approvals.take(call)
      this.#records.noteTaken(approved)
      return toRecord(approved.doc)
    }
    const { now, newId } = this.#options
    const { serverName, toolName, caller } = call
    const actor = caller.userId
    const record: CallRecord = { id: newId('mcpc'), serverName, toolName, status: 'running', startedAt: now(), actor }
    this.#records.note(record)
    return record
  }

  #recordEnd(running: RunningCall, ended: Partial<CallRecord>, outcome: string): void {
    if (running.record.finishedAt !== undefined) return
    const durationMs = Math.round(performance.now() - running.startedAtMs)
    running.record = { ...running.record, ...ended, finishedAt: this.#options.now(), durationMs }
    this.#running.delete(running.record.id)
    const { status } = running.record
    this.ended[status === 'cancelled' || status === 'failed' ? status : 'done']++
    this.#records.note(running.record)
    this.#options.emit(this.#finished(running.record, outcome, durationMs))
  }

  #finished({ id: callId, serverName, toolName, actor }: CallRecord, outcome: string, durationMs: number) {
    const data = { mcpCallId: callId, serverName, toolName, outcome, durationMs }
    return { kind: 'mcp.call.finished' as const, actor, data }
  }

  /** Ends the calls of this process whose rows another process has ended. */
  async #endCancelled(): Promise<void> {
    for (const callId of this.#running.keys()) {
      const found = await this.#options.store.read.mcpCalls.get(callId)
      if (found?.doc.finishedAt !== undefined) this.#end(found.doc, found.version)
    }
  }

  /** The row has ended, and so the call, if it runs here. */
  #end(doc: CallDocument, version: number): void {
    this.#records.noteEnded(doc.id, version)
    const running = this.#running.get(doc.id)
    if (running === undefined) return
    this.#running.delete(doc.id)
    running.record = toRecord(doc)
    running.end.abort()
  }
}

const messageLengthMax = 8_192
const progressLengthMax = 1_000

/** Whether the credential of the caller has asked for it, or another one of a person who is there whole. */
function isAskedBy({ actor, credentialId }: CallDocument, caller: Caller): boolean {
  if (actor !== caller.userId || caller.isMeet === true) return false
  return credentialId === caller.credentialId || !isNarrow(caller)
}

function outcomeOf(result: McpResult): string {
  if (result['resultType'] === 'input_required') return 'input_required'
  return result['isError'] === true ? 'tool_error' : 'ok'
}

function endOf(result: McpResult): Pick<CallRecord, 'status' | 'isError'> {
  return result['resultType'] === 'input_required'
    ? { status: 'input_required' }
    : { status: 'done', isError: result['isError'] === true }
}

function refuseTransition({ id, status }: CallRecord, wanted: string): never {
  return fail('invalid_transition', {
    message: `The call ${id} is ${shownState(status)}, and so cannot be ${wanted}.`,
  })
}

function refuseUnknown(callId: string): never {
  return fail('mcp_call_not_found', { message: `There is no call ${quote(callId)} of an MCP tool.` })
}
