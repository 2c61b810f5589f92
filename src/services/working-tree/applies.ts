import { randomBytes } from 'node:crypto'
import type { Log } from '../../call.ts'
import type { Folder } from '../../platform/files/folders.ts'
import { detailsMax } from '../../platform/files/project-paths.ts'
import type { FileLease } from '../project.ts'
import { compareAll, refuseChangedRemovals, refuseConflicts } from './comparison.ts'
import type { StepConflict, Step, WantedChanges } from './comparison.ts'
import type { ApplyRecord, ApplyRecords } from './journal.ts'
import { discard, finish, prepareFiles, recordOf } from './writing.ts'

/** Where changes are written: an open folder, and the lock under which that happens. */
export interface Place {
  readonly root: Folder
  readonly lease: FileLease
}

/** An apply that was not completed. */
export interface UnfinishedApply {
  readonly id: string
  readonly record: ApplyRecord | undefined
  readonly records: ApplyRecords
  readonly lease: FileLease
}

/** Writes changes all or not at all, whenever the process ends: a record says what is to be done, and comes first. */
export class Applies {
  readonly #records: ApplyRecords
  readonly #log: Log

  constructor({ records, log }: { readonly records: ApplyRecords; readonly log: Log }) {
    this.#records = records
    this.#log = log
  }

  /** Until the record is ready only files of our own are written. */
  async write(
    { root, lease }: Place,
    wanted: WantedChanges,
    due: readonly Step[],
    missingFolders: ReadonlySet<string>,
  ): Promise<void> {
    const id = randomBytes(8).toString('hex')
    const { removals = [] } = wanted
    const record = recordOf({ id, project: root.path, steps: due, missingFolders, removals })
    try {
      await this.#records.write(id, record, lease)
      refuseConflicts(await prepareFiles(root, record, due))
      // Writing much takes a while, and the files have other readers and writers.
      refuseConflicts((await compareAll(root, { ...wanted, paths: due.map(({ change }) => change.path) })).steps)
      await refuseChangedRemovals(root, wanted)
      // From here on the next owner of the lock completes it: one that has lost the lock does not come further.
      await this.#records.write(id, { ...record, state: 'ready' }, lease)
    } catch (error) {
      await this.#takeBack(root, id, record)
      throw error
    }
    await this.#finish({ root, lease }, id, record, due)
  }

  async #takeBack(root: Folder, id: string, record: ApplyRecord): Promise<void> {
    try {
      if (await discard(root, record)) await this.#records.remove(id)
      else await this.#records.write(id, record)
    } catch (error) {
      this.#log.error({ err: error, id }, 'temporary files of changes are removed later')
    }
  }

  async #finish({ root, lease }: Place, id: string, record: ApplyRecord, due: readonly Step[]): Promise<void> {
    const { leftAlone, unreachable } = await finish(root, record, () => lease.confirm()).catch((error: unknown) => {
      this.#log.error({ err: error, id }, 'changes were written in part; they are completed before the next ones')
      throw error
    })
    if (unreachable.length === 0) await this.#records.remove(id)
    const others = new Set([...leftAlone, ...unreachable])
    const changed = ({ change: { path, oldPath } }: Step) =>
      [path, oldPath].find((name) => name !== undefined && others.has(name))
    const changes = due.map(
      (step): StepConflict =>
        changed(step) === undefined ? step : { index: step.index, conflict: 'changed', about: changed(step) ?? '' },
    )
    const removals = (record.removals ?? []).map(
      ({ path }, index): StepConflict => ({
        index: due.length + index,
        ...(others.has(path) && { conflict: 'changed' as const, about: path }),
      }),
    )
    refuseConflicts(
      [...changes, ...removals],
      'Some files were changed by another program while the changes were written. Those files were left unchanged; all others are written.',
    )
  }

  /** Ends the applies in this folder that met a failure in the middle. */
  async settleEarlier({ root, lease }: Place): Promise<void> {
    for (const { id, record } of await this.#records.list())
      if (record?.project === root.path) await this.settle({ id, record, records: this.#records, lease }, root)
  }

  async settle(found: UnfinishedApply & { readonly record: ApplyRecord }, root: Folder): Promise<void> {
    const { id, record, records, lease } = found
    if (record.state === 'staging') {
      if (!(await discard(root, record))) return this.giveUp(found, 'a folder cannot be opened any more')
    } else {
      const { leftAlone, unreachable } = await finish(root, record, () => lease.confirm())
      if (leftAlone.length > 0)
        this.#log.warn(
          { id, files: leftAlone.slice(0, detailsMax) },
          'changes were completed, except for files that another program has changed',
        )
      if (unreachable.length > 0)
        return this.giveUp(
          found,
          `these files cannot be reached any more: ${unreachable.slice(0, detailsMax).join(', ')}`,
        )
    }
    await records.remove(id)
  }

  async giveUp({ id, records }: Pick<UnfinishedApply, 'id' | 'records'>, reason: string): Promise<void> {
    await records.setAside(id)
    this.#log.error({ id, reason }, 'unfinished changes cannot be completed, and their record was set aside')
  }
}
