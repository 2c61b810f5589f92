import { isUtf8 } from 'node:buffer'
import { realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import type { Store } from '../collections.ts'
import { openRepository, readRef } from '../platform/repository/repository.ts'
import { fileLockTimes } from './project.ts'
import type { FileLease, FileLocks, Project } from './project.ts'
import { Applies } from './working-tree/applies.ts'
import type { UnfinishedApply, Place } from './working-tree/applies.ts'
import { compareAll, lookAtAll, refuseChangedRemovals, refuseConflicts } from './working-tree/comparison.ts'
import type { Bases, FileChange, Step, WantedChanges } from './working-tree/comparison.ts'
import { refuseChange } from '../platform/files/file-failures.ts'
import { Folder } from '../platform/files/folders.ts'
import { findForbidden } from '../platform/files/forbidden-files.ts'
import { ProjectLock, lockFoldersIn } from './working-tree/project-lock.ts'
import { FolderLocks } from './working-tree/folder-locks.ts'
import { Journal } from './working-tree/journal.ts'
import type { ApplyRecords } from './working-tree/journal.ts'
import { refuseUnwritable } from '../platform/files/project-paths.ts'
import { StoredRecords } from './working-tree/stored-records.ts'
import { secretPathsOf } from '../platform/files/secret-paths.ts'
import type { Area, Foundation } from '../foundation.ts'
import { every, type Repetition } from '../platform/work/every.ts'
import { leaseMs } from '../platform/work/store-lease.ts'

type AppliedFile = Schemas['AppliedFile']
export type { Step as WrittenStep, WantedChanges }

export interface WorkingTreeOptions extends Pick<Foundation, 'log'> {
  /** The folder of the project. */
  readonly folder: string
  /** The folder for records of unfinished changes, inside the data folder of the service. */
  readonly journal: string
  /** Files and folders that no call may read or write, beside those of git. */
  readonly secretPaths?: readonly string[]
  /** How long to wait for another service that writes to the project. */
  readonly patienceMs: number
  /** Whether the system shows open folders below `/proc/self/fd`. */
  readonly throughDescriptors?: boolean
  readonly locks: Pick<FileLocks, 'exclusively'>
  /** Those of the other folders, for all instances of this process. */
  readonly folderLocks?: FolderLocks
  /** Where several processes use the store, their records are in it. */
  readonly sharedStore?: Store | undefined
}

/** The files of the project, for areas that write to them. */
export class WorkingTree implements Area {
  readonly #options: WorkingTreeOptions
  readonly #journal: Journal
  readonly #records: ApplyRecords
  readonly #applies: Applies
  readonly #folderLocks: FolderLocks
  readonly #projectLocks = new Map<string, Promise<ProjectLock>>()
  #timer: Repetition | undefined

  constructor(options: WorkingTreeOptions) {
    this.#options = options
    this.#folderLocks = options.folderLocks ?? new FolderLocks()
    this.#journal = new Journal(options.journal)
    this.#records = options.sharedStore ? new StoredRecords(options.sharedStore, options.folder) : this.#journal
    this.#applies = new Applies({ records: this.#records, log: options.log })
  }

  /**
   * The same of another folder, such as a workspace: of this machine, as the records of what is under way there. It has
   * a lock of its own.
   */
  at(folder: string): WorkingTree {
    const folderLocks = this.#folderLocks
    return new WorkingTree({
      ...this.#options,
      folder,
      folderLocks,
      locks: folderLocks.of(folder),
      sharedStore: undefined,
    })
  }

  /**
   * The files that these changes name, as they are now. Fails with `validation_failed` or `path_forbidden` when a
   * change could never be applied.
   */
  async bases(changes: readonly FileChange[], signal: AbortSignal): Promise<Bases> {
    refuseUnwritable(changes, 'body/changes')
    if (changes.length === 0) return {}
    const { found } = await this.inFolder((root) => lookAtAll(root, changes, { signal }))
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
    const { found } = await this.inFolder((root) => lookAtAll(root, changes, { keptBytesMax: textBytesMax }))
    return paths.map((path) => {
      const file = found.get(path)
      const bytes = file?.kind === 'file' ? file.bytes : undefined
      return bytes === undefined || bytes.includes(0) || !isUtf8(bytes) ? undefined : bytes.toString()
    })
  }

  /** What applying the changes would do to each file, and what stands against it. */
  async preview(wanted: WantedChanges): Promise<AppliedFile[]> {
    refuseUnwritable(wanted.changes, 'changes')
    const { steps } = await this.inFolder((root) => compareAll(root, wanted))
    return steps.map(describe)
  }

  /**
   * Writes all changes or, when one cannot be, none and fails with `changes_conflict`. Resolves once they are on disk,
   * with the bases as they are from then on: the given ones where nothing is new. Applies of one project wait for each
   * other.
   */
  async apply(wanted: WantedChanges): Promise<{ files: AppliedFile[]; bases: Bases }> {
    refuseUnwritable(wanted.changes, 'changes')
    return this.exclusively(async (_root, write) => {
      const steps = await write(wanted)
      return { files: steps.map(describe), bases: basesAfter(wanted.bases, steps) }
    })
  }

  /**
   * Does work while no other call of any service writes to the folder; those to other folders go on. What `write` is
   * given it writes as `apply` does: the caller has refused what is unwritable.
   */
  exclusively<Result>(
    work: (root: Folder, write: (wanted: WantedChanges) => Promise<Step[]>) => Promise<Result>,
    folder = this.#options.folder,
  ): Promise<Result> {
    if (folder !== this.#options.folder) return this.at(folder).exclusively(work)
    return this.#options.locks.exclusively('working-tree', (lease) =>
      this.inFolder((root) =>
        this.#locked(root, lease, async () => {
          await this.#applies.settleEarlier({ root, lease })
          return await work(root, (wanted) => this.#write({ root, lease }, wanted))
        }),
      ),
    )
  }

  async #write(place: Place, wanted: WantedChanges): Promise<Step[]> {
    const { steps, missingFolders } = await compareAll(place.root, wanted)
    refuseConflicts(steps)
    await refuseChangedRemovals(place.root, wanted)
    const due = steps.filter(({ action }) => action !== 'none')
    if (due.length > 0 || wanted.removals?.length) await this.#applies.write(place, wanted, due, missingFolders)
    return steps
  }

  /** Where several processes use the store, a start does not wait for their leases. */
  async recover(): Promise<void> {
    await this.#journal.removeUnfinished()
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
        // Those of the folder are there from a service that had the store for itself.
        for (const records of new Set([this.#journal, this.#records]))
          for (const entry of await records.list()) await this.#recoverOne({ ...entry, records, lease })
        await this.inFolder(async (root) => {
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

  async #isOwn(folder: string): Promise<boolean> {
    return folder === (await realpath(this.#options.folder).catch(() => undefined))
  }

  async #recoverOne({ record, ...found }: UnfinishedApply): Promise<void> {
    const { log } = this.#options
    const { id, lease } = found
    try {
      if (!record) return await this.#applies.giveUp(found, 'it cannot be read')
      const { project } = record
      if (!(await isThere(project))) return await this.#applies.giveUp(found, `${project} is gone`)
      const settle = (root: Folder) => this.#locked(root, lease, () => this.#applies.settle({ ...found, record }, root))
      if (await this.#isOwn(project)) return await this.inFolder(settle, project)
      await this.#folderLocks.of(project).exclusively('working-tree', async () => {
        // What was under way there is done by now.
        if ((await found.records.list()).some((each) => each.id === id)) await this.inFolder(settle, project)
      })
    } catch (error) {
      log.error({ err: error, id }, 'unfinished changes are completed later')
    }
  }

  /** Does work in the open folder of the project, or in another one: it reaches nothing of git and of the service. */
  async inFolder<Result>(work: (root: Folder) => Promise<Result>, folder = this.#options.folder): Promise<Result> {
    const { journal, secretPaths = [], throughDescriptors = process.platform === 'linux' } = this.#options
    if (!(await isThere(folder))) fail('not_ready', { message: 'The project folder does not exist.' })
    try {
      const root = await Folder.openRoot(folder, {
        throughDescriptors,
        forbidden: await findForbidden(folder, [dirname(journal), ...secretPaths]),
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

const textBytesMax = 1_048_576

function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
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
    secretPaths: secretPathsOf(config),
    log,
    patienceMs: fileLockTimes.patienceMs,
    locks: project.locks,
    sharedStore: isStoreShared ? store : undefined,
  })
}
