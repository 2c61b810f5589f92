import { isUtf8 } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import type { Store } from '../collections.ts'
import { openRepository, readRef } from '../platform/repository/repository.ts'
import { fileLockTimes } from './project.ts'
import type { FileLease, FileLocks, Project } from './project.ts'
import { compareAll, lookAtAll, refuseConflicts } from './working-tree/comparison.ts'
import type { Bases, FileChange, Step, WantedChanges } from './working-tree/comparison.ts'
import { refuseChange } from './working-tree/failures.ts'
import { Folder } from '../platform/files/folders.ts'
import { ProjectLock, lockFoldersIn } from './working-tree/project-lock.ts'
import { Journal } from './working-tree/journal.ts'
import type { ApplyRecord, ApplyRecords } from './working-tree/journal.ts'
import { detailsMax, refuseUnwritable } from './working-tree/paths.ts'
import { StoredRecords } from './working-tree/stored-records.ts'
import { discard, finish, recordOf, prepareFiles } from './working-tree/writing.ts'
import type { Area, Foundation } from '../foundation.ts'
import { every, type Repetition } from '../platform/work/every.ts'
import { leaseMs } from '../platform/work/store-lease.ts'

type AppliedFile = Schemas['AppliedFile']

export interface WorkingTreeOptions extends Pick<Foundation, 'log'> {
  /** The folder of the project. */
  readonly folder: string
  /** The folder for records of unfinished changes, inside the data folder of the service. */
  readonly journal: string
  /** How long to wait for another service that writes to the project. */
  readonly patienceMs: number
  /** Whether the system shows open folders below `/proc/self/fd`. */
  readonly throughDescriptors?: boolean
  readonly locks: Pick<FileLocks, 'exclusively'>
  /** Where several processes use the store, their records are in it. */
  readonly sharedStore?: Store | undefined
}

/** The files of the project, for areas that write to them. */
export class WorkingTree implements Area {
  readonly #options: WorkingTreeOptions
  readonly #journal: Journal
  readonly #records: ApplyRecords
  readonly #projectLocks = new Map<string, Promise<ProjectLock>>()
  #timer: Repetition | undefined

  constructor(options: WorkingTreeOptions) {
    this.#options = options
    this.#journal = new Journal(options.journal)
    this.#records = options.sharedStore ? new StoredRecords(options.sharedStore, options.folder) : this.#journal
  }

  /** The same of another folder, such as a workspace. */
  at(folder: string): WorkingTree {
    return new WorkingTree({ ...this.#options, folder })
  }

  /**
   * The files that these changes name, as they are now. Fails with `validation_failed` or `path_forbidden` when a
   * change could never be applied.
   */
  async bases(changes: readonly FileChange[], signal: AbortSignal): Promise<Bases> {
    refuseUnwritable(changes, 'body/changes')
    if (changes.length === 0) return {}
    const { found } = await this.#inProject((root) => lookAtAll(root, changes, { signal }))
    return Object.fromEntries([...found].map(([path, file]) => [path, file.kind === 'file' ? file.sha256 : null]))
  }

  /** The commit that HEAD is, as far as small files say so: a configuration that cannot be read says nothing. */
  async head(): Promise<string | undefined> {
    const repository = await openRepository(this.#options.folder).catch(() => undefined)
    if (repository === undefined) return undefined
    const { head, branch } = repository
    if (branch !== undefined) return readRef(repository, `refs/heads/${branch}`)
    return /^[0-9a-f]{40,64}$/.test(head.trim()) ? head.trim() : undefined
  }

  /** The texts of files, where they are such: of at most 1 MiB, in UTF-8, and by no link. */
  async readTexts(paths: readonly string[]): Promise<(string | undefined)[]> {
    const changes = paths.map((path) => ({ path, content: '' }))
    refuseUnwritable(changes, 'changes')
    const { found } = await this.#inProject((root) => lookAtAll(root, changes, { keptBytesMax: textBytesMax }))
    return paths.map((path) => {
      const file = found.get(path)
      const bytes = file?.kind === 'file' ? file.bytes : undefined
      return bytes === undefined || bytes.includes(0) || !isUtf8(bytes) ? undefined : bytes.toString()
    })
  }

  /** What applying the changes would do to each file, and what stands against it. */
  async preview(wanted: WantedChanges): Promise<AppliedFile[]> {
    refuseUnwritable(wanted.changes, 'changes')
    const { steps } = await this.#inProject((root) => compareAll(root, wanted))
    return steps.map(describe)
  }

  /**
   * Writes all changes or, when one cannot be, none and fails with `changes_conflict`. Resolves once they are on disk,
   * with the bases as they are from then on: the given ones where nothing is new. Applies of one project wait for each
   * other.
   */
  async apply(wanted: WantedChanges): Promise<{ files: AppliedFile[]; bases: Bases }> {
    refuseUnwritable(wanted.changes, 'changes')
    return this.#options.locks.exclusively('working-tree', (lease) =>
      this.#inProject((root) =>
        this.#locked(root, lease, async () => {
          await this.#settleEarlier(root, lease)
          const { steps, missingFolders } = await compareAll(root, wanted)
          refuseConflicts(steps)
          const due = steps.filter(({ action }) => action !== 'none')
          if (due.length > 0) await this.#write({ root, lease }, wanted, due, missingFolders)
          return { files: steps.map(describe), bases: basesAfter(wanted.bases, steps) }
        }),
      ),
    )
  }

  /** Where several processes use the store, a start does not wait for their leases. */
  async recover(): Promise<void> {
    if (this.#options.sharedStore === undefined) await this.finishEarlier()
  }

  /** Completes the changes of processes that ended, now and whenever there are some. */
  start(): void {
    const { sharedStore } = this.#options
    if (sharedStore === undefined) return
    void this.finishEarlier()
    const onError = (error: unknown) =>
      this.#options.log.warn({ err: error }, 'unfinished changes of the project are looked for later')
    this.#timer = every(leaseMs, () => this.#finishStored(sharedStore), { onError })
  }

  close(): void {
    void this.#timer?.stop()
  }

  /** Finishes what a service did not live to finish. */
  finishEarlier(): Promise<void> {
    return this.#options.locks.exclusively('working-tree', async (lease) => {
      try {
        await this.#journal.removeUnfinished()
        // Those of the folder are there from a service that had the store for itself.
        for (const records of new Set([this.#journal, this.#records]))
          for (const entry of await records.list()) await this.#recoverOne({ ...entry, records, lease })
        await this.#inProject(async (root) => {
          if ((await lockFoldersIn(root)).length > 0) await (await this.#prepareLock(lease)).sweep(root)
        })
      } catch (error) {
        this.#options.log.error({ err: error }, 'unfinished changes of the project could not be checked')
      }
    })
  }

  async #finishStored(store: Store): Promise<void> {
    if ((await store.read.applyRecords.list({ limit: 1 })).length > 0) await this.finishEarlier()
  }

  /** All or nothing, whenever the process ends: until the record is ready only files of our own are written. */
  async #write(
    { root, lease }: Place,
    wanted: WantedChanges,
    due: readonly Step[],
    missingFolders: ReadonlySet<string>,
  ): Promise<void> {
    const id = randomBytes(8).toString('hex')
    const record = recordOf(id, root.path, due, missingFolders)
    try {
      await this.#records.write(id, record, lease)
      refuseConflicts(await prepareFiles(root, record, due))
      // Writing much takes a while, and the files have other readers and writers.
      refuseConflicts((await compareAll(root, { ...wanted, paths: due.map(({ change }) => change.path) })).steps)
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
      this.#options.log.error({ err: error, id }, 'temporary files of changes are removed later')
    }
  }

  async #finish({ root, lease }: Place, id: string, record: ApplyRecord, due: readonly Step[]): Promise<void> {
    const { leftAlone, unreachable } = await finish(root, record, () => lease.confirm()).catch((error: unknown) => {
      this.#options.log.error(
        { err: error, id },
        'changes were written in part; they are completed before the next ones',
      )
      throw error
    })
    if (unreachable.length === 0) await this.#records.remove(id)
    const others = new Set([...leftAlone, ...unreachable])
    const changed = ({ change: { path, oldPath } }: Step) =>
      [path, oldPath].find((name) => name !== undefined && others.has(name))
    refuseConflicts(
      due.map((step) =>
        changed(step) === undefined ? step : { ...step, conflict: 'changed', about: changed(step) ?? '' },
      ),
      'Some files were changed by another program while the changes were written. Those files were left unchanged; all others are written.',
    )
  }

  /** Ends the applies of this project that met a failure in the middle. */
  async #settleEarlier(root: Folder, lease: FileLease): Promise<void> {
    for (const { id, record } of await this.#records.list())
      if (record?.project === root.path) await this.#settle({ id, record, records: this.#records, lease }, root)
  }

  async #recoverOne({ record, ...found }: Found): Promise<void> {
    const { log } = this.#options
    const { id, lease } = found
    try {
      if (!record) return await this.#giveUp(found, 'it cannot be read')
      if (!(await isThere(record.project))) return await this.#giveUp(found, `${record.project} is gone`)
      const settle = (root: Folder) => this.#locked(root, lease, () => this.#settle({ ...found, record }, root))
      await this.#inProject(settle, record.project)
    } catch (error) {
      log.error({ err: error, id }, 'unfinished changes are completed later')
    }
  }

  async #settle(found: Found & { readonly record: ApplyRecord }, root: Folder): Promise<void> {
    const { id, record, records, lease } = found
    if (record.state === 'staging') {
      if (!(await discard(root, record))) return this.#giveUp(found, 'a folder cannot be opened any more')
    } else {
      const { leftAlone, unreachable } = await finish(root, record, () => lease.confirm())
      if (leftAlone.length > 0)
        this.#options.log.warn(
          { id, files: leftAlone.slice(0, detailsMax) },
          'changes were completed, except for files that another program has changed',
        )
      if (unreachable.length > 0)
        return this.#giveUp(
          found,
          `these files cannot be reached any more: ${unreachable.slice(0, detailsMax).join(', ')}`,
        )
    }
    await records.remove(id)
  }

  async #giveUp({ id, records }: Pick<Found, 'id' | 'records'>, reason: string): Promise<void> {
    await records.setAside(id)
    this.#options.log.error({ id, reason }, 'unfinished changes cannot be completed, and their record was set aside')
  }

  async #inProject<Result>(work: (root: Folder) => Promise<Result>, folder = this.#options.folder): Promise<Result> {
    const { journal, throughDescriptors = process.platform === 'linux' } = this.#options
    if (!(await isThere(folder))) fail('not_ready', { message: 'The project folder does not exist.' })
    try {
      const root = await Folder.openRoot(folder, {
        throughDescriptors,
        forbidden: await findForbidden(folder, dirname(journal)),
      })
      try {
        return await work(root)
      } finally {
        await root.close()
      }
    } catch (error) {
      return refuseChange(error, 'The project')
    }
  }

  /** Among all services on the project, whatever their stores are. */
  async #locked<Result>(root: Folder, lease: FileLease, work: () => Promise<Result>): Promise<Result> {
    const letGo = await (await this.#prepareLock(lease)).take(root)
    try {
      return await work()
    } finally {
      await letGo()
    }
  }

  /** The processes on one store share a name: who has the lease takes the lock over from any of them. */
  async #prepareLock({ storeName }: FileLease): Promise<ProjectLock> {
    const name = storeName ?? (await this.#journal.nameOfService())
    const prepared = this.#projectLocks.get(name) ?? ProjectLock.prepare(name, this.#options.patienceMs)
    this.#projectLocks.set(name, prepared)
    return await prepared
  }
}

interface Place {
  readonly root: Folder
  readonly lease: FileLease
}

/** An apply that was not completed. */
interface Found {
  readonly id: string
  readonly record: ApplyRecord | undefined
  readonly records: ApplyRecords
  readonly lease: FileLease
}

const textBytesMax = 1_048_576

function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** Folders that no name may lead to: links and disks that take several names for one can hide which one is meant. */
async function findForbidden(project: string, data: string): Promise<ReadonlySet<string>> {
  // A configuration that cannot be read leaves the folder where it usually is.
  const repository = await openRepository(project).catch(() => undefined)
  const folders = [
    data,
    join(project, '.gantry/mail'),
    join(project, '.gantry/project'),
    join(project, '.git'),
    repository?.gitFolder,
    repository?.commonFolder,
  ]
  const found = await Promise.all(
    folders.map((folder) => (folder === undefined ? undefined : stat(folder, { bigint: true }).catch(() => undefined))),
  )
  return new Set(found.flatMap((each) => (each?.isDirectory() ? [`${each.dev}:${each.ino}`] : [])))
}

function describe({ change: { path, oldPath }, action, conflict }: Step): AppliedFile {
  return { path, ...(oldPath !== undefined && { oldPath }), action, ...(conflict !== undefined && { conflict }) }
}

function basesAfter(bases: Bases, steps: readonly Step[]): Bases {
  const known = new Map(Object.entries(bases))
  const news = steps.flatMap(({ change: { path, oldPath }, sha256 }): [string, string | null][] => [
    [path, sha256],
    ...(oldPath === undefined ? [] : [[oldPath, null] as [string, null]]),
  ])
  return news.every(([path, hash]) => known.get(path) === hash) ? bases : Object.fromEntries([...known, ...news])
}

/** The area as the service composes it. */
export function openWorkingTree(house: Foundation & { readonly project: Pick<Project, 'locks'> }): WorkingTree {
  const { config, log, store, isStoreShared, project } = house
  return new WorkingTree({
    folder: config.project,
    journal: join(config.data, 'apply'),
    log,
    patienceMs: fileLockTimes.patienceMs,
    locks: project.locks,
    sharedStore: isStoreShared ? store : undefined,
  })
}
