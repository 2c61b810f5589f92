import { realpath } from 'node:fs/promises'
import type { Change, Store } from '../../collections.ts'
import type { FileLease } from '../project.ts'
import type { ApplyRecord, ApplyRecords } from './journal.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'

/**
 * The records of what is under way in a store that several processes use: whichever of them has the lock completes what
 * another one left. A process whose lease has expired cannot write a record, and so not begin to replace files.
 */
export class StoredRecords implements ApplyRecords {
  readonly #store: Store
  readonly #folder: string

  constructor(store: Store, folder: string) {
    this.#store = store
    this.#folder = folder
  }

  async write(id: string, { state, files, removals = [], madeFolders }: ApplyRecord, lease?: FileLease): Promise<void> {
    const doc = { id, state, files, removals, madeFolders }
    for (;;) {
      const found = await this.#store.read.applyRecords.get(id)
      const renewal = (await lease?.renewal()) ?? []
      const change: Change = found
        ? { replace: 'applyRecords', version: found.version, doc }
        : { insert: 'applyRecords', doc }
      // After a conflict, the next renewal shows whether the lease was renewed beside it or lost.
      if (await tryCommit(this.#store, [change, ...renewal])) return
    }
  }

  async remove(id: string): Promise<void> {
    const found = await this.#store.read.applyRecords.get(id)
    if (found) await tryCommit(this.#store, [{ remove: 'applyRecords', version: found.version, id }])
  }

  async setAside(id: string): Promise<void> {
    const found = await this.#store.read.applyRecords.get(id)
    if (!found) return
    const doc = { ...found.doc, isSetAside: true }
    await tryCommit(this.#store, [{ replace: 'applyRecords', version: found.version, doc }])
  }

  /** All are of this project, wherever it is on the machine that wrote them. */
  async list(): Promise<{ readonly id: string; readonly record: ApplyRecord }[]> {
    const found = await this.#store.read.applyRecords.list()
    const open = found.filter(({ doc }) => doc.isSetAside !== true)
    if (open.length === 0) return []
    const project = await realpath(this.#folder)
    return open.map(({ doc: { id, state, files, removals = [], madeFolders } }) => ({
      id,
      record: { state, project, files, removals, madeFolders },
    }))
  }
}
