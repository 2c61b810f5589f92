import type { Change, Store } from '../../collections.ts'
import type { Log } from '../../call.ts'
import type { components } from '../../generated/types.ts'
import { cutPage, readCursor, type PageQuery } from '../../platform/work/page.ts'
import { later } from '../../platform/work/clock.ts'
import type { Versioned } from '../../stores/port.ts'
import type { CallDocument } from './documents.ts'

export type CallRecord = components['schemas']['McpCallRecord']

/** Which calls the caller may see. */
export type Visible = (call: CallRecord) => boolean

export type CallFilter = PageQuery & {
  readonly serverName?: string
  readonly status?: CallRecord['status']
}

export interface CallRecordsOptions {
  readonly store: Store
  readonly now: () => string
  readonly log?: Log
  /** Whether other processes work on the same store. */
  readonly isStoreShared?: boolean
  /** The record of a call of this process, which knows its progress. */
  readonly living: (callId: string) => CallRecord | undefined
}

/**
 * The records of calls in the store, for other processes and later runs. They are written together, soon after the calls:
 * no call waits for its record, and a process that is killed loses those of its last moments.
 */
export class CallRecords {
  readonly #options: CallRecordsOptions
  /** What the next write writes. */
  readonly #changed = new Map<string, CallRecord>()
  /** The versions of those that this process wrote, oldest first. */
  readonly #written = new Map<string, { readonly version: number; readonly isOver: boolean }>()
  #writing: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  readonly #tending: NodeJS.Timeout

  constructor(options: CallRecordsOptions) {
    this.#options = options
    this.#tending = setInterval(() => this.#tend(), tendMs).unref()
  }

  note(record: CallRecord): void {
    this.#changed.set(record.id, record)
    this.#timer ??= setTimeout(() => void this.#write(), delayMs).unref()
  }

  /** Whatever of this process and of others is known, newest first. */
  async list(query: CallFilter, isVisible: Visible): Promise<{ calls: CallRecord[]; nextCursor?: string }> {
    const { serverName, status, limit, cursor } = query
    const filter = { serverName, status }
    const position = readCursor(cursor, filter)
    await this.#write()
    await this.#endLost()
    const where = { ...(serverName !== undefined && { serverName }), ...(status !== undefined && { status }) }
    const found: Versioned<CallRecord>[] = []
    for (let after = position; found.length <= limit; ) {
      const page = await this.#options.store.read.mcpCalls.list({
        marksDamage: true,
        where,
        descending: true,
        limit: limit + 1,
        ...(after && { after }),
      })
      found.push(...page.map((each) => ({ ...each, doc: this.#shown(each.doc) })).filter(({ doc }) => isVisible(doc)))
      const last = page.at(-1)?.doc
      if (last === undefined || page.length <= limit) break
      after = { id: last.id }
    }
    const { items, ...next } = cutPage(found, limit, filter, ({ doc: { id } }) => ({ id }))
    return { calls: items.map(({ doc }) => withoutArguments(doc)), ...next }
  }

  async find(callId: string): Promise<CallRecord | undefined> {
    await this.#endLost()
    const found = await this.#options.store.read.mcpCalls.get(callId)
    return found && this.#shown(found.doc)
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
    clearInterval(this.#tending)
    await this.#write()
  }

  #shown({ aliveUntil: _, ...record }: CallDocument): CallRecord {
    return this.#options.living(record.id) ?? record
  }

  #write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#writeChanged())
    return this.#writing
  }

  async #writeChanged(): Promise<void> {
    const records = [...this.#changed.values()].slice(-keptMax)
    this.#changed.clear()
    const changes = records.map((record): Change => {
      const version = this.#written.get(record.id)?.version ?? 0
      this.#written.set(record.id, { version: version + 1, isOver: record.finishedAt !== undefined })
      const doc = { ...withoutArguments(record), ...this.#aliveUntil(record) }
      return version === 0 ? { insert: 'mcpCalls', doc } : { replace: 'mcpCalls', version, doc }
    })
    if (changes.length > 0) await this.#commit([...changes, ...this.#surplus()])
  }

  #aliveUntil({ status, startedAt, finishedAt }: CallRecord): { aliveUntil?: string } {
    if (finishedAt !== undefined) return {}
    return { aliveUntil: status === 'running' ? later(this.#options.now(), aliveMs) : later(startedAt, waitingMs) }
  }

  #surplus(): Change[] {
    const over = [...this.#written].slice(0, Math.max(0, this.#written.size - keptMax))
    return over.flatMap(([id, { version, isOver }]): Change[] => {
      if (!isOver) return []
      this.#written.delete(id)
      return [{ remove: 'mcpCalls', id, version }]
    })
  }

  /** A record of a call is worth no failure of anything else. */
  async #commit(changes: readonly Change[]): Promise<void> {
    const { store, log } = this.#options
    await store.commit(changes, { isPatient: true }).catch((error: unknown) => {
      log?.warn({ err: error }, 'records of MCP calls could not be written')
    })
  }

  /** Says once more of the calls that run for long that they do. */
  #tend(): void {
    for (const [id, { isOver }] of this.#written) {
      const record = isOver ? undefined : this.#options.living(id)
      if (record?.status === 'running') this.note(record)
    }
  }

  /** Calls whose process has ended, or says no more of them, are interrupted: what came of them is unknown. */
  async #endLost(before = this.#options.now()): Promise<void> {
    const { store, now } = this.#options
    for (const status of ['running', 'approved', 'waiting_approval'] as const) {
      const found = await store.read.mcpCalls.list({ where: { status }, limit: keptMax })
      const lost = found.filter(({ doc }) => (doc.aliveUntil ?? '') < before && !this.#options.living(doc.id))
      await Promise.all(
        lost.map(({ doc: { aliveUntil: _, ...doc }, version }) => {
          const ended: CallDocument = { ...doc, status: 'interrupted', finishedAt: now() }
          // Another process may have said so already.
          return store.commit([{ replace: 'mcpCalls', version, doc: ended }]).catch(() => undefined)
        }),
      )
    }
  }
}

const delayMs = 200
const tendMs = 10_000
const aliveMs = 30_000
const waitingMs = 3_600_000
const keptMax = 1_000
const lastTime = '9999-12-31T23:59:59.999Z'

export function withoutArguments({ arguments: _given, ...record }: CallRecord): CallRecord {
  return record
}
