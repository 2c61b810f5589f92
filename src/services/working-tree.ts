import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import { openRepository } from './git.ts'
import { compareAll, lookAtAll, refuseConflicts } from './working-tree/comparison.ts'
import type { Bases, FileChange, Step, WantedChanges } from './working-tree/comparison.ts'
import { refuse } from './working-tree/failures.ts'
import { Folder } from '../platform/files/folders.ts'
import { ProjectLock, lockFoldersIn } from './working-tree/project-lock.ts'
import { Journal } from './working-tree/journal.ts'
import type { ApplyRecord } from './working-tree/journal.ts'
import { detailsMax, refuseUnwritable } from './working-tree/paths.ts'
import { discard, finish, recordOf, prepareFiles } from './working-tree/writing.ts'
import type { Area, Foundation } from '../platform/work/area.ts'

type AppliedFile = components['schemas']['AppliedFile']

/** The files of the project, for areas that write to them. */
export interface WorkingTree {
  /**
   * The files that these changes name, as they are now. Fails with `validation_failed` or `path_forbidden` when a change
   * could never be applied.
   */
  bases(changes: readonly FileChange[], signal: AbortSignal): Promise<Bases>

  /** What applying the changes would do to each file, and what stands against it. */
  preview(wanted: WantedChanges): Promise<AppliedFile[]>

  /**
   * Writes all changes or, when one cannot be, none and fails with `changes_conflict`. Resolves once they are on disk, with
   * the bases as they are from then on: the given ones where nothing is new. Applies of one project wait for each other.
   */
  apply(wanted: WantedChanges): Promise<{ files: AppliedFile[]; bases: Bases }>

  /** Finishes what the service did not live to finish. */
  recover(): Promise<void>
}

export interface WorkingTreeOptions {
  /** The folder of the project. */
  readonly folder: string
  /** The folder for records of unfinished changes, inside the data folder of the service. */
  readonly journal: string
  readonly log: Log
  /** How long to wait for another service that writes to the project. */
  readonly patienceMs?: number
  /** Whether the system shows open folders below `/proc/self/fd`. */
  readonly throughDescriptors?: boolean
}

const patienceMaxMs = 30_000

export function createWorkingTree(options: WorkingTreeOptions): WorkingTree {
  return new ProjectTree(options)
}

class ProjectTree implements WorkingTree {
  readonly #options: WorkingTreeOptions
  readonly #journal: Journal
  #projectLock: ProjectLock | undefined
  /** The last apply, for which the next one waits. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: WorkingTreeOptions) {
    this.#options = options
    this.#journal = new Journal(options.journal)
  }

  async bases(changes: readonly FileChange[], signal: AbortSignal): Promise<Bases> {
    refuseUnwritable(changes, 'body/changes')
    if (changes.length === 0) return {}
    const { found } = await this.#inProject((root) => lookAtAll(root, changes, signal))
    return Object.fromEntries([...found].map(([path, file]) => [path, file.kind === 'file' ? file.sha256 : null]))
  }

  async preview(wanted: WantedChanges): Promise<AppliedFile[]> {
    refuseUnwritable(wanted.changes, 'changes')
    const { steps } = await this.#inProject((root) => compareAll(root, wanted))
    return steps.map(describe)
  }

  async apply(wanted: WantedChanges): Promise<{ files: AppliedFile[]; bases: Bases }> {
    refuseUnwritable(wanted.changes, 'changes')
    return this.#exclusively(() =>
      this.#inProject((root) =>
        this.#locked(root, async () => {
          await this.#settleEarlier(root)
          const { steps, missingFolders } = await compareAll(root, wanted)
          refuseConflicts(steps)
          const due = steps.filter(({ action }) => action !== 'none')
          if (due.length > 0) await this.#write(root, wanted, due, missingFolders)
          return { files: steps.map(describe), bases: basesAfter(wanted.bases, steps) }
        }),
      ),
    )
  }

  recover(): Promise<void> {
    return this.#exclusively(async () => {
      try {
        await this.#journal.removeUnfinished()
        for (const entry of await this.#journal.list()) await this.#recoverOne(entry)
        await this.#inProject(async (root) => {
          if ((await lockFoldersIn(root)).length > 0) await (await this.#prepareLock()).sweep(root)
        })
      } catch (error) {
        this.#options.log.error({ err: error }, 'unfinished changes of the project could not be checked')
      }
    })
  }

  /** All or nothing, whenever the process ends: until the record is ready only files of our own are written. */
  async #write(
    root: Folder,
    wanted: WantedChanges,
    due: readonly Step[],
    missingFolders: ReadonlySet<string>,
  ): Promise<void> {
    const id = randomBytes(8).toString('hex')
    const record = recordOf(id, root.path, due, missingFolders)
    try {
      await this.#journal.write(id, record)
      refuseConflicts(await prepareFiles(root, record, due))
      // Writing much takes a while, and the files have other readers and writers.
      refuseConflicts((await compareAll(root, { ...wanted, paths: due.map(({ change }) => change.path) })).steps)
      await this.#journal.write(id, { ...record, state: 'ready' })
    } catch (error) {
      await this.#takeBack(root, id, record)
      throw error
    }
    await this.#finish(root, id, record, due)
  }

  async #takeBack(root: Folder, id: string, record: ApplyRecord): Promise<void> {
    try {
      if (await discard(root, record)) await this.#journal.remove(id)
      else await this.#journal.write(id, record)
    } catch (error) {
      this.#options.log.error({ err: error, id }, 'temporary files of changes are removed later')
    }
  }

  async #finish(root: Folder, id: string, record: ApplyRecord, due: readonly Step[]): Promise<void> {
    const { leftAlone, unreachable } = await finish(root, record).catch((error: unknown) => {
      this.#options.log.error(
        { err: error, id },
        'changes were written in part; they are completed before the next ones',
      )
      throw error
    })
    if (unreachable.length === 0) await this.#journal.remove(id)
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
  async #settleEarlier(root: Folder): Promise<void> {
    for (const { id, record } of await this.#journal.list())
      if (record?.project === root.path) await this.#settle(root, id, record)
  }

  async #recoverOne({ id, record }: { id: string; record: ApplyRecord | undefined }): Promise<void> {
    const { log } = this.#options
    try {
      if (!record) return await this.#giveUp(id, 'it cannot be read')
      if (!(await isThere(record.project))) return await this.#giveUp(id, `${record.project} is gone`)
      await this.#inProject((root) => this.#locked(root, () => this.#settle(root, id, record)), record.project)
    } catch (error) {
      log.error({ err: error, id }, 'unfinished changes are completed later')
    }
  }

  async #settle(root: Folder, id: string, record: ApplyRecord): Promise<void> {
    if (record.state === 'staging') {
      if (!(await discard(root, record))) return this.#giveUp(id, 'a folder cannot be opened any more')
    } else {
      const { leftAlone, unreachable } = await finish(root, record)
      if (leftAlone.length > 0)
        this.#options.log.warn(
          { id, files: leftAlone.slice(0, detailsMax) },
          'changes were completed, except for files that another program has changed',
        )
      if (unreachable.length > 0)
        return this.#giveUp(
          id,
          `these files cannot be reached any more: ${unreachable.slice(0, detailsMax).join(', ')}`,
        )
    }
    await this.#journal.remove(id)
  }

  async #giveUp(id: string, reason: string): Promise<void> {
    await this.#journal.setAside(id)
    this.#options.log.error({ id, reason }, 'unfinished changes cannot be completed, and their record was set aside')
  }

  #exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => {})
    return result
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
      return refuse(error, 'The project')
    }
  }

  async #locked<Result>(root: Folder, work: () => Promise<Result>): Promise<Result> {
    const letGo = await (await this.#prepareLock()).take(root)
    try {
      return await work()
    } finally {
      await letGo()
    }
  }

  async #prepareLock(): Promise<ProjectLock> {
    this.#projectLock ??= await ProjectLock.prepare(
      await this.#journal.nameOfService(),
      this.#options.patienceMs ?? patienceMaxMs,
    )
    return this.#projectLock
  }
}

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
export function openWorkingTree(foundation: Foundation): Area<WorkingTree> {
  const { config, log } = foundation
  const workingTree = createWorkingTree({ folder: config.project, journal: join(config.data, 'apply'), log })
  return { service: workingTree, recover: () => workingTree.recover() }
}
