import type { Log } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import { findLivingProcess } from '../../platform/work/living-process.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import type { SessionView } from './session.ts'
import { eachOf } from '../../platform/work/page.ts'

export interface SessionRowsOptions {
  readonly store: Store
  readonly processId: string
  readonly now: () => string
  readonly log: Log
}

const pageSize = 200

/** The rows by which the other processes on the store find the sessions of this one. */
export class SessionRows {
  readonly #options: SessionRowsOptions
  readonly #versions = new Map<string, number>()
  #writing: Promise<void> = Promise.resolve()

  constructor(options: SessionRowsOptions) {
    this.#options = options
  }

  /**
   * Resolves once the row is written. A row that cannot be written fails no call: its session works at this process.
   */
  put({ lateSince: _, ...view }: SessionView): Promise<void> {
    const { id, taskId } = view
    const doc = { id, taskId, process: this.#options.processId, view }
    return this.#write(async () => {
      const version = this.#versions.get(id)
      const isWritten = await tryCommit(this.#options.store, [
        version === undefined ? { insert: 'terminalSessions', doc } : { replace: 'terminalSessions', version, doc },
      ])
      if (isWritten) return void this.#versions.set(id, (version ?? 0) + 1)
      // Another process has swept the row, or a failover has lost the last write of it.
      const found = await this.#options.store.read.terminalSessions.get(id)
      const change: Change = found
        ? { replace: 'terminalSessions', version: found.version, doc }
        : { insert: 'terminalSessions', doc }
      if (await tryCommit(this.#options.store, [change])) this.#versions.set(id, (found?.version ?? 0) + 1)
    })
  }

  remove(id: string): Promise<void> {
    return this.#write(async () => {
      const version = this.#versions.get(id)
      this.#versions.delete(id)
      if (version !== undefined) await this.#options.store.commit([{ remove: 'terminalSessions', id, version }])
    })
  }

  /** The sessions of a task at the other living processes. */
  async elsewhere(taskId: string): Promise<SessionView[]> {
    const { store, processId } = this.#options
    const found = (await store.read.terminalSessions.list({ where: { taskId } })).map(({ doc }) => doc)
    const others = new Set(found.map((doc) => doc.process).filter((id) => id !== processId))
    const alive = new Set<string>()
    for (const id of others) if (await this.#isAlive(id)) alive.add(id)
    return found.filter((doc) => alive.has(doc.process)).map(({ view }) => view)
  }

  /** The other living process that has a session. */
  async processOf(sessionId: string): Promise<string | undefined> {
    const { store, processId } = this.#options
    const owner = (await store.read.terminalSessions.get(sessionId))?.doc.process
    return owner !== undefined && owner !== processId && (await this.#isAlive(owner)) ? owner : undefined
  }

  /** Removes the rows of processes that no longer exist: their sessions ended with them. */
  async sweep(): Promise<void> {
    const { store } = this.#options
    // A process that was only stopped for a while still has its row, and its sessions.
    for await (const { doc, version } of eachOf(store.read.terminalSessions, { limit: pageSize }))
      if (!(await store.read.processes.get(doc.process)))
        await tryCommit(store, [{ remove: 'terminalSessions', id: doc.id, version }])
  }

  /** Resolves when all rows are written. They stay: the sessions go on, and the next run of the service finds them. */
  async close(): Promise<void> {
    await this.#writing
  }

  async #isAlive(processId: string): Promise<boolean> {
    const { store, now } = this.#options
    return (await findLivingProcess(store, processId, now())) !== undefined
  }

  /** One write at a time, in the order of the calls. */
  #write(write: () => Promise<void>): Promise<void> {
    const { log } = this.#options
    this.#writing = this.#writing.then(write).catch((error: unknown) => {
      log.warn({ err: error }, 'the row of a terminal session could not be written')
    })
    return this.#writing
  }
}
