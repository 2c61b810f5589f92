import { realpath } from 'node:fs/promises'
import type { Store } from '../../collections.ts'
import { VersionConflict } from '../../stores/port.ts'
import type { FileLease } from '../project.ts'
import type { ApplyRecord, ApplyRecords } from './journal.ts'

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

  async write(id: string, { state, files, madeFolders }: ApplyRecord, lease?: FileLease): Promise<void> {
    const doc = { id, state, files, madeFolders }
    for (;;) {
      const found = await this.#store.read.applyRecords.get(id)
      const renewal = (await lease?.renewal()) ?? []
      try {
        await this.#store.commit([
          found ? { replace: 'applyRecords', version: found.version, doc } : { insert: 'applyRecords', doc },
          ...renewal,
        ])
        return
      } catch (error) {
        // The lease was renewed beside it, or lost: the next renewal shows which.
        if (!(error instanceof VersionConflict)) throw error
      }
    }
  }

  async remove(id: string): Promise<void> {
    const found = await this.#store.read.applyRecords.get(id)
    if (found) await unlessGone(this.#store.commit([{ remove: 'applyRecords', version: found.version, id }]))
  }

  async setAside(id: string): Promise<void> {
    const found = await this.#store.read.applyRecords.get(id)
    if (!found) return
    const doc = { ...found.doc, isSetAside: true }
    await unlessGone(this.#store.commit([{ replace: 'applyRecords', version: found.version, doc }]))
  }

  /** All are of this project, wherever it is on the machine that wrote them. */
  async list(): Promise<{ readonly id: string; readonly record: ApplyRecord }[]> {
    const found = await this.#store.read.applyRecords.list()
    const open = found.filter(({ doc }) => doc.isSetAside !== true)
    if (open.length === 0) return []
    const project = await realpath(this.#folder)
    return open.map(({ doc: { id, state, files, madeFolders } }) => ({
      id,
      record: { state, project, files, madeFolders },
    }))
  }
}

async function unlessGone(committed: Promise<unknown>): Promise<void> {
  try {
    await committed
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error
  }
}
