import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../generated/types.ts'
import type { Log } from '../../call.ts'
import type { Store } from '../../collections.ts'
import { Failure, fail } from '../../errors.ts'
import { cutPage, readCursor } from '../../platform/work/page.ts'
import { quote } from '../../platform/text/quote.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import type { TimelessEvent } from '../../stores/port.ts'
import type { McpResult, Progress } from './use.ts'
import type { Rule } from './rules.ts'
import { CallRecords, withoutArguments, type CallFilter, type CallRecord, type Visible } from './call-records.ts'

type Schemas = components['schemas']

export interface AskedCall {
  readonly serverName: string
  readonly toolName: string
  readonly arguments?: Record<string, unknown> | undefined
  /** What is sent beside the arguments: the answers to a result that asked for input, and its state. */
  readonly beside?: Record<string, unknown>
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal
  /** The id of the user who calls. */
  readonly actor: string
}

/** A call in progress. */
export interface RunningCall {
  /** Aborts when the caller hangs up or the call is cancelled. */
  readonly signal: AbortSignal
  onProgress(progress: Progress): void
}

export interface CallsOptions {
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly emit: (event: TimelessEvent<'mcp.call.'>) => void
  readonly secretMask: SecretMask | undefined
  /** Where the records are kept for other processes and later runs; without it, they live in memory. */
  readonly store?: Store
  readonly isStoreShared?: boolean
  readonly log?: Log
}

interface Entry {
  /** In the order in which the calls began. */
  readonly number: number
  record: CallRecord
  startedAtMs: number
  /** Names the same call by the same user, where the rule of its tool asks for an approval. */
  readonly key: string | undefined
  readonly end: AbortController
  progressAtMs: number
}

const endedMax = 1_000
const waitingMax = 100
const waitingMs = 3_600_000
const argumentsBytesMax = 65_536
const progressEventMs = 1_000

/** The calls of tools in this process: what runs, what waits for an approval, and what ended last. */
export class Calls {
  readonly #options: CallsOptions
  /** In the order in which they began. */
  readonly #entries = new Map<string, Entry>()
  #count = 0
  #endedCount = 0

  readonly #records: CallRecords | undefined

  constructor(options: CallsOptions) {
    this.#options = options
    const living = (callId: string) => this.#entries.get(callId)?.record
    this.#records = options.store && new CallRecords({ ...options, store: options.store, living })
  }

  /**
   * Runs a call, as the rule of its tool has it: refuses with `mcp_tool_denied`, or with `approval_required` until a
   * person has approved this very call.
   */
  async run(call: AskedCall, rule: Rule, work: (running: RunningCall) => Promise<McpResult>): Promise<McpResult> {
    const entry = this.#admit(call, rule)
    this.#emit('mcp.call.started', entry)
    const { signal } = entry.end
    const hangUp = () => entry.end.abort()
    if (call.signal.aborted) hangUp()
    call.signal.addEventListener('abort', hangUp, { once: true })
    try {
      const result = await work({ signal, onProgress: (progress) => this.#progress(entry, progress) })
      this.#finish(entry, endOf(result), outcomeOf(result))
      return result
    } catch (error) {
      const { code, message } =
        error instanceof Failure ? error : { code: 'internal_error' as const, message: 'The call failed.' }
      const reason = { code, message: message.slice(0, messageLengthMax) }
      this.#finish(entry, { status: code === 'mcp_cancelled' ? 'cancelled' : 'failed', error: reason }, code)
      throw error
    } finally {
      call.signal.removeEventListener('abort', hangUp)
    }
  }

  /** Newest first. */
  async list(query: CallFilter, isVisible: Visible): Promise<{ calls: CallRecord[]; nextCursor?: string }> {
    this.#forgetOverdue()
    return this.#records ? await this.#records.list(query, isVisible) : this.#listOwn(query, isVisible)
  }

  /** Refuses with `not_found`. */
  async get(callId: string, isVisible: Visible): Promise<CallRecord> {
    return (await this.#elsewhere(callId, isVisible)) ?? this.#find(callId, isVisible).record
  }

  /** Lets a call that waits for an approval run once. Refuses with `not_found` or `invalid_transition`. */
  async approve(callId: string, userId: string, isVisible: Visible): Promise<CallRecord> {
    const entry = await this.#own(callId, isVisible, 'approved')
    if (entry.record.status !== 'waiting_approval') refuseTransition(entry.record, 'approved')
    entry.record = { ...entry.record, status: 'approved', approvedBy: userId }
    this.#records?.note(entry.record)
    return entry.record
  }

  /** Refuses with `not_found` or `invalid_transition`. */
  async cancel(callId: string, isVisible: Visible): Promise<CallRecord> {
    const entry = await this.#own(callId, isVisible, 'cancelled')
    const { status } = entry.record
    if (status === 'running') entry.end.abort()
    else if (status !== 'waiting_approval' && status !== 'approved') refuseTransition(entry.record, 'cancelled')
    // A call that runs is answered by its server once more; what it says then changes nothing.
    const error = { code: 'mcp_cancelled' as const, message: 'The call was cancelled.' }
    this.#finish(entry, { status: 'cancelled', error }, 'mcp_cancelled')
    return entry.record
  }

  /** Ends the records of calls that an earlier run left. */
  async recover(): Promise<void> {
    await this.#records?.recover()
  }

  async close(): Promise<void> {
    await this.#records?.close()
  }

  #listOwn({ serverName, status, limit, cursor }: CallFilter, isVisible: Visible) {
    const filter = { serverName, status }
    const after = readCursor(cursor, filter)?.id
    const found = [...this.#entries.values()]
      .filter(({ number }) => after === undefined || number < Number(after))
      .filter(({ record }) => (serverName ?? record.serverName) === record.serverName)
      .filter(({ record }) => (status ?? record.status) === record.status && isVisible(record))
      .toReversed()
    const { items, ...next } = cutPage(found, limit, filter, ({ number }) => ({ id: String(number) }))
    return { calls: items.map(({ record }) => withoutArguments(record)), ...next }
  }

  /** A call of another process or of an earlier run. */
  async #elsewhere(callId: string, isVisible: Visible): Promise<CallRecord | undefined> {
    const found = this.#entries.has(callId) ? undefined : await this.#records?.find(callId)
    return found && isVisible(found) ? found : undefined
  }

  /** A call can be approved and cancelled in the process alone that has it. */
  async #own(callId: string, isVisible: Visible, wanted: string): Promise<Entry> {
    const other = await this.#elsewhere(callId, isVisible)
    return other ? refuseElsewhere(other, wanted) : this.#find(callId, isVisible)
  }

  #admit(call: AskedCall, rule: Rule): Entry {
    if (rule === 'deny')
      fail('mcp_tool_denied', {
        message: `The project configuration denies the tool ${quote(call.toolName)} of the MCP server ${quote(call.serverName)}.`,
      })
    if (rule === 'allow') return this.#add(call, 'running', undefined)
    const key = keyOf(call)
    this.#forgetOverdue()
    const known = [...this.#entries.values()].find((each) => each.key === key && isWaiting(each.record))
    if (known?.record.status !== 'approved') this.#refuseUnapproved(known ?? this.#ask(call, key))
    const { arguments: _given, ...record } = known.record
    known.record = { ...record, status: 'running' }
    known.startedAtMs = performance.now()
    this.#records?.note(known.record)
    return known
  }

  #ask(call: AskedCall, key: string): Entry {
    if (Buffer.byteLength(JSON.stringify({ ...call.arguments, ...call.beside })) > argumentsBytesMax)
      fail('mcp_arguments_invalid', {
        message: `A call of ${quote(call.toolName)} needs an approval, and so its arguments may have at most 64 KiB.`,
      })
    this.#makeRoom()
    const entry = this.#add(call, 'waiting_approval', key)
    this.#emit('mcp.call.waiting', entry)
    return entry
  }

  /** Forgets the oldest call of the user who has the most that wait: nobody pushes out the calls of others. */
  #makeRoom(): void {
    const waiting = [...this.#entries.values()].flatMap(({ record }) => (isWaiting(record) ? [record] : []))
    if (waiting.length < waitingMax) return
    const byUser = [...Map.groupBy(waiting, ({ actor }) => actor).values()]
    const [most = []] = byUser.toSorted((one, other) => other.length - one.length)
    this.#entries.delete(most[0]?.id ?? '')
  }

  #refuseUnapproved({ record: { id, toolName, serverName } }: Entry): never {
    return fail('approval_required', {
      message: `Each call of the tool ${quote(toolName)} of the MCP server ${quote(serverName)} needs an approval. This one waits as ${id}.`,
      hint: `A user with the scope mcp:admin approves it with POST /api/v1/mcp/calls/${id}/approve. Then send the same call again.`,
    })
  }

  #add(
    { serverName, toolName, actor, arguments: known = {}, beside }: AskedCall,
    status: CallRecord['status'],
    key: string | undefined,
  ): Entry {
    const { now, newId, secretMask } = this.#options
    const record: CallRecord = { id: newId('mcpc'), serverName, toolName, status, startedAt: now(), actor }
    const given = { ...known, ...beside }
    const shown = status === 'running' ? {} : { arguments: secretMask?.value(given) ?? given }
    const entry = {
      number: ++this.#count,
      record: { ...record, ...shown },
      startedAtMs: performance.now(),
      key,
      end: new AbortController(),
      progressAtMs: -Infinity,
    }
    this.#entries.set(record.id, entry)
    this.#records?.note(entry.record)
    return entry
  }

  #progress(entry: Entry, { progress, total, message }: Progress): void {
    if (entry.record.status !== 'running') return
    const text = message === undefined ? undefined : (this.#options.secretMask?.text(message) ?? message)
    const known: Schemas['McpProgress'] = {
      progress,
      ...(total !== undefined && { total }),
      ...(text !== undefined && { message: text.slice(0, progressLengthMax).toWellFormed() }),
    }
    if (isDeepStrictEqual(known, entry.record.progress)) return
    entry.record = { ...entry.record, progress: known }
    // A server may report progress without end, and each event is written.
    if (performance.now() - entry.progressAtMs < progressEventMs) return
    entry.progressAtMs = performance.now()
    const { id: callId, serverName, toolName, actor } = entry.record
    this.#options.emit({ kind: 'mcp.call.progress', actor, data: { callId, serverName, toolName, progress: known } })
  }

  #finish(entry: Entry, ended: Partial<CallRecord>, outcome: string): void {
    if (entry.record.finishedAt !== undefined) return
    const durationMs = Math.round(performance.now() - entry.startedAtMs)
    const { arguments: _given, ...record } = entry.record
    entry.record = { ...record, ...ended, finishedAt: this.#options.now(), durationMs }
    this.#records?.note(entry.record)
    const { id: callId, serverName, toolName, actor } = record
    this.#options.emit({
      kind: 'mcp.call.finished',
      actor,
      data: { callId, serverName, toolName, outcome, durationMs },
    })
    this.#endedCount++
    this.#forgetOldest()
  }

  #emit(kind: 'mcp.call.started' | 'mcp.call.waiting', { record }: Entry): void {
    const { id: callId, serverName, toolName, actor } = record
    this.#options.emit({ kind, actor, data: { callId, serverName, toolName } })
  }

  #find(callId: string, isVisible: Visible): Entry {
    this.#forgetOverdue()
    const entry = this.#entries.get(callId)
    return entry !== undefined && isVisible(entry.record)
      ? entry
      : fail('not_found', { message: `There is no call ${quote(callId)} of an MCP tool.` })
  }

  #forgetOldest(): void {
    if (this.#endedCount <= endedMax) return
    for (const [callId, { record }] of this.#entries) {
      if (record.finishedAt === undefined) continue
      this.#entries.delete(callId)
      this.#endedCount--
      return
    }
  }

  #forgetOverdue(): void {
    for (const { record, startedAtMs } of this.#entries.values())
      if (isWaiting(record) && performance.now() - startedAtMs > waitingMs) this.#entries.delete(record.id)
  }
}

const messageLengthMax = 8_192
const progressLengthMax = 1_000

function outcomeOf(result: McpResult): string {
  if (result['resultType'] === 'input_required') return 'input_required'
  return result['isError'] === true ? 'tool_error' : 'ok'
}

function endOf(result: McpResult): Pick<CallRecord, 'status' | 'isError'> {
  return result['resultType'] === 'input_required'
    ? { status: 'input_required' }
    : { status: 'done', isError: result['isError'] === true }
}

function isWaiting({ status }: CallRecord): boolean {
  return status === 'waiting_approval' || status === 'approved'
}

function refuseTransition({ id, status }: CallRecord, wanted: string): never {
  return fail('invalid_transition', {
    message: `The call ${id} has the status ${status}, and so cannot be ${wanted}.`,
  })
}

function refuseElsewhere(record: CallRecord, wanted: string): never {
  if (record.finishedAt !== undefined) return refuseTransition(record, wanted)
  return fail('invalid_transition', {
    message: `The call ${record.id} is one of another process of the service, and is ${wanted} there.`,
  })
}

/** The same for the same call, whatever the order of its arguments: an approval is for all that is sent. */
function keyOf({ serverName, toolName, actor, arguments: given = {}, beside = {} }: AskedCall): string {
  return hash('sha256', JSON.stringify([serverName, toolName, actor, canonical(given), canonical(beside)]))
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { members: members.map(([name, member]) => [name, canonical(member)]) }
}
