import type { Change, Store } from '../../collections.ts'
import type { Log } from '../../call.ts'
import type { components } from '../../generated/types.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { cutPage, listAny, readCursor, type PageQuery } from '../../platform/work/page.ts'
import { later } from '../../platform/work/clock.ts'
import { DuplicateId, VersionConflict, type Versioned } from '../../stores/port.ts'
import type { CallDocument, StoredCall } from '../../collections/mcp.ts'
import { every, type Repetition } from '../../platform/work/every.ts'
import { shownState } from '../../platform/work/shown-state.ts'
import type { Actors } from '../../platform/work/actors.ts'

export type CallRecord = StoredCall
/** A call as callers see it. */
export type ShownCall = components['schemas']['McpCallRecord']

/** Which calls the caller may see. */
export type Visible = (call: CallRecord) => boolean

export type CallFilter = PageQuery & {
  readonly serverName?: string
  readonly state?: readonly ShownCall['state'][]
}

export interface CallRecordsOptions {
  readonly store: Store
  readonly now: () => string
  readonly log?: Log
  /** Whether other processes work on the same store. */
  readonly isStoreShared?: boolean
  /** The record of a call that runs in this process, which knows its progress. */
  readonly living: (callId: string) => CallRecord | undefined
}

/**
 * The records of calls in the store, for other processes and later runs. They are written together, soon after the
 * calls: no call waits for its record, and a process that is killed loses those of its last moments.
 */
export class CallRecords {
  readonly #options: CallRecordsOptions
  /** What the next write writes. */
  readonly #changed = new Map<string, CallRecord>()
  /** The versions of those that this process wrote, oldest first. */
  readonly #written = new Map<string, { readonly version: number; readonly isOver: boolean }>()
  #writing: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  readonly #tending: Repetition

  constructor(options: CallRecordsOptions) {
    this.#options = options
    this.#tending = every(tendMs, () => this.#tend())
  }

  note(record: CallRecord): void {
    this.#changed.set(record.id, record)
    this.#timer ??= setTimeout(() => void this.#write(), delayMs).unref()
  }

  /** A call runs whose row this process has just written. */
  noteTaken({ doc: { id }, version }: Versioned<CallDocument>): void {
    this.#written.set(id, { version, isOver: false })
  }

  /** A row was ended by `cancel`, here or at another process: what is still to be written about the call is not. */
  noteEnded(id: string, version: number): void {
    this.#changed.delete(id)
    this.#written.set(id, { version, isOver: true })
  }

  /** Whatever of this process and of others is known, newest first. */
  async list(query: CallFilter, isVisible: Visible): Promise<{ calls: CallRecord[]; nextCursor?: string }> {
    const { serverName, state, limit, cursor } = query
    const filter = { serverName, state }
    const position = readCursor(cursor, filter)
    await this.#write()
    await this.#endLost()
    const where = combinationsOf({
      serverName: serverName === undefined ? undefined : [serverName],
      status: state?.map((each) => (each === 'succeeded' ? 'done' : each)),
    })
    const found: Versioned<CallRecord>[] = []
    for (let after = position; found.length <= limit; ) {
      const query = { marksDamage: true, descending: true, limit: limit + 1, ...(after && { after }) }
      const page = (await listAny(this.#options.store.read.mcpCalls, where, query)).slice(0, limit + 1)
      found.push(...page.map((each) => ({ ...each, doc: this.#shown(each.doc) })).filter(({ doc }) => isVisible(doc)))
      const last = page.at(-1)?.doc
      if (last === undefined || page.length <= limit) break
      after = { id: last.id }
    }
    const { items, ...next } = cutPage(found, limit, filter, ({ doc: { id } }) => ({ id }))
    return { calls: items.map(({ doc }) => withoutArguments(doc)), ...next }
  }

  /** The row of a call, with what this process was about to write. */
  async find(callId: string): Promise<Versioned<CallDocument> | undefined> {
    await this.#write()
    await this.#endLost()
    return this.#options.store.read.mcpCalls.get(callId)
  }

  /** Ends what an earlier run left, and removes all but the newest. */
  async recover(): Promise<void> {
    await this.#endLost(this.#options.isStoreShared ? undefined : lastTime)
    const { store } = this.#options
    const [oldest] = (await store.read.mcpCalls.list({ descending: true, limit: keptMax + 1 })).slice(keptMax)
    for (let after = oldest?.doc; after !== undefined; ) {
      const page = await store.read.mcpCalls.list({ descending: true, after: { id: after.id }, limit: keptMax })
      const over = after === oldest?.doc ? [oldest, ...page] : page
      await this.#commit(over.map(({ doc: { id }, version }) => ({ remove: 'mcpCalls', id, version })))
      after = page.at(-1)?.doc
    }
  }

  async close(): Promise<void> {
    void this.#tending.stop()
    await this.#write()
  }

  #shown(doc: CallDocument): CallRecord {
    return this.#options.living(doc.id) ?? toRecord(doc)
  }

  #write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeChanged())
    return this.#writing
  }

  async #writeChanged(): Promise<void> {
    const records = new Map([...this.#changed].slice(-keptMax))
    this.#changed.clear()
    while (records.size > 0) {
      const conflict = await this.#commit([
        ...[...records.values()].map((each) => this.#changeTo(each)),
        ...this.#surplus(),
      ])
      if (conflict === undefined) break
      await this.#yieldTo(conflict.id, records)
    }
    for (const { id, finishedAt } of records.values()) {
      const version = (this.#written.get(id)?.version ?? 0) + 1
      this.#written.set(id, { version, isOver: finishedAt !== undefined })
    }
  }

  #changeTo(record: CallRecord): Change {
    const { version = 0 } = this.#written.get(record.id) ?? {}
    const isRunning = record.finishedAt === undefined
    const doc = { ...withoutArguments(record), ...(isRunning && { aliveUntil: runningUntil(this.#options.now()) }) }
    return version === 0 ? { insert: 'mcpCalls', doc } : { replace: 'mcpCalls', version, doc }
  }

  /** Another process has changed a row: one that has ended stays as it is. */
  async #yieldTo(id: string, records: Map<string, CallRecord>): Promise<void> {
    const found = await this.#options.store.read.mcpCalls.get(id)
    const isOver = found === undefined || found.doc.finishedAt !== undefined
    if (isOver) records.delete(id)
    if (found === undefined) this.#written.delete(id)
    else this.#written.set(id, { version: found.version, isOver })
  }

  #surplus(): Change[] {
    const over = [...this.#written].slice(0, Math.max(0, this.#written.size - keptMax))
    return over.flatMap(([id, { version, isOver }]): Change[] => (isOver ? [{ remove: 'mcpCalls', id, version }] : []))
  }

  /** A record of a call is worth no failure of anything else. Returns a conflict with another process. */
  async #commit(changes: readonly Change[]): Promise<VersionConflict | DuplicateId | undefined> {
    const { store, log } = this.#options
    try {
      await store.commit(changes, { isPatient: true })
      for (const change of changes) if ('remove' in change) this.#written.delete(change.id)
    } catch (error) {
      if (isConflict(error)) return error
      log?.warn({ err: error }, 'records of MCP calls could not be written')
    }
    return undefined
  }

  /** Says once more of the calls that run for long that they do. */
  #tend(): void {
    for (const [id, { isOver }] of this.#written) {
      const record = isOver ? undefined : this.#options.living(id)
      if (record?.status === 'running') this.note(record)
    }
  }

  /**
   * Calls whose process has ended, or says no more of them, are interrupted: what came of them is unknown. So are those
   * that waited for too long.
   */
  async #endLost(before = this.#options.now()): Promise<void> {
    const { store, now } = this.#options
    for (const status of ['running', 'approved', 'waiting_approval'] as const) {
      const found = await store.read.mcpCalls.list({ where: { status }, limit: keptMax })
      const until = status === 'running' ? before : now()
      const lost = found.filter(({ doc }) => (doc.aliveUntil ?? '') < until && !this.#options.living(doc.id))
      // Another process may have ended it already.
      await Promise.all(lost.map((each) => store.commit([endInterrupted(each, now())]).catch(() => undefined)))
    }
  }
}

const delayMs = 200
const tendMs = 10_000
const aliveMs = 30_000
/** How long a call waits for its approval, and an approval for its call. */
export const waitingMs = 3_600_000
const keptMax = 1_000
const lastTime = '9999-12-31T23:59:59.999Z'

/** Until when a call counts as running, unless its process says so again. */
export function runningUntil(now: string): string {
  return later(now, aliveMs)
}

export function endInterrupted({ doc, version }: Versioned<CallDocument>, finishedAt: string): Change {
  const ended = { ...withoutArguments(toRecord(doc)), status: 'interrupted' as const, finishedAt }
  return { replace: 'mcpCalls', version, doc: ended }
}

/** What callers see of a row. */
export function toRecord({
  aliveUntil: _until,
  key: _key,
  callKey: _callKey,
  credentialId: _credentialId,
  ...record
}: CallDocument): CallRecord {
  return record
}

export function shownCall(
  { status, startedAt, finishedAt, actor, approvedBy, ...call }: CallRecord,
  actors: Actors,
): ShownCall {
  return {
    ...call,
    state: shownState(status),
    createdAt: startedAt,
    createdBy: actors.of(actor),
    ...(finishedAt !== undefined && { endedAt: finishedAt }),
    ...(approvedBy !== undefined && { decidedBy: actors.of(approvedBy) }),
  }
}

export function isConflict(error: unknown): error is VersionConflict | DuplicateId {
  return error instanceof VersionConflict || error instanceof DuplicateId
}

export function withoutArguments({ arguments: _given, ...record }: CallRecord): CallRecord {
  return record
}
