import { refuseReadOnlyPaths } from '../../platform/files/read-only-paths.ts'
import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { shared } from '../../platform/text/kept-texts.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import type { TaskChangesDocument } from '../../collections/tasks.ts'
import type { Change, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { missingScopes } from '../identity.ts'
import type { WorkingTree } from '../working-tree.ts'
import { editTask, requireTask } from './edit.ts'
import type { TaskContext } from './context.ts'
import { reviewChanges } from './reviewed-changes.ts'
import type { ReadCommitted, ReviewedFileChange } from './reviewed-changes.ts'
import { taskChangesApplied, taskChangesReplaced } from './events.ts'

type Schemas = components['schemas']
type FileChange = Schemas['FileChange']
type AppliedFile = Schemas['AppliedFile']
type Bases = NonNullable<TaskChangesDocument['bases']>

export interface ChangesContext extends TaskContext {
  readonly workingTree: Pick<WorkingTree, 'bases' | 'preview' | 'apply' | 'readTexts' | 'head' | 'at'>
}

interface ShownChanges {
  readonly changes: FileChange[]
}

/** What was shown of documents that the store keeps. */
const shownChanges = new WeakMap<TaskChangesDocument, ShownChanges>()

const pathsNamedMax = 100

/**
 * The file changes that a task proposes. Their version is not the task's, and is 0 as long as there are none. They are
 * of the project folder, unless the caller names the folder of a workspace.
 */
export class TaskChanges {
  readonly #context: ChangesContext

  constructor(context: ChangesContext) {
    this.#context = context
  }

  async get(taskId: string): Promise<{ shown: ShownChanges; version: number }> {
    const { store } = this.#context
    const found = await store.read.taskChanges.get(taskId)
    if (!found) await requireTask(store, taskId)
    return { shown: shownOf(found?.doc), version: found?.version ?? 0 }
  }

  /** The same with the texts before the changes, for a caller who may read them in git by `readCommitted`. */
  async review(
    taskId: string,
    { scopes }: Caller,
    readCommitted: ReadCommitted,
    folder?: string,
  ): Promise<{ files: ReviewedFileChange[]; version: number }> {
    const { store } = this.#context
    if (missingScopes(scopes, ['git:read']).length > 0)
      fail('scope_missing', {
        message: 'The text before a change takes the scope git:read, which this credential lacks.',
      })
    const found = await store.read.taskChanges.get(taskId)
    if (!found) {
      const { shown, version } = await this.get(taskId)
      return { files: shown.changes, version }
    }
    return { files: await reviewChanges(found.doc, this.#treeOf(folder), readCommitted), version: found.version }
  }

  /** Refuses with `revision_mismatch`, and with what `WorkingTree.bases` refuses. */
  async replace(
    taskId: string,
    files: FileChange[],
    ifVersion: number | undefined,
    caller: Caller,
    signal: AbortSignal,
    folder?: string,
  ): Promise<Staged<{ files: FileChange[]; version: number }>> {
    const { store } = this.#context
    const workingTree = this.#treeOf(folder)
    await requireTask(store, taskId)
    const bases = await workingTree.bases(files, signal)
    const commit = files.length === 0 ? undefined : await workingTree.head()
    const before = { digests: bases, ...(commit !== undefined && { commit }) }
    return recordEffect(() => this.#stageReplacement({ id: taskId, changes: files, bases, before }, ifVersion, caller))
  }

  /** What applying these paths, or all, would do to each file. */
  async preview(taskId: string, paths: string[] | undefined, folder?: string): Promise<AppliedFile[]> {
    return this.#treeOf(folder).preview({ ...(await this.#wanted(taskId)).changes, ...(paths && { paths }) })
  }

  /**
   * Writes the files of these paths, or all, and stages the record of it. Refuses with `changes_conflict`, and with
   * `path_forbidden` a file below one of the read-only paths.
   */
  async apply(
    taskId: string,
    paths: string[] | undefined,
    caller: Caller,
    {
      folder,
      readOnlyPaths = [],
    }: { readonly folder?: string | undefined; readonly readOnlyPaths?: readonly string[] },
  ): Promise<Staged<{ files: AppliedFile[] }>> {
    const { store, now } = this.#context
    const { found, changes } = await this.#wanted(taskId)
    const due = changes.changes.filter(({ path }) => paths?.includes(path) ?? true)
    refuseReadOnlyPaths(
      readOnlyPaths,
      due.flatMap(({ path, oldPath }) => (oldPath === undefined ? [path] : [path, oldPath])),
    )
    const { files, bases } = await this.#treeOf(folder).apply({ ...changes, ...(paths && { paths }) })
    return recordEffect(async () => ({
      files,
      changes: [
        ...(await renewBases(store, found, bases)),
        taskChangesApplied(
          { at: now(), actor: caller.userId, taskId },
          { count: files.length, paths: files.slice(0, pathsNamedMax).map(({ path }) => path) },
        ),
      ],
    }))
  }

  #treeOf(folder: string | undefined) {
    const { workingTree } = this.#context
    return folder === undefined ? workingTree : workingTree.at(folder)
  }

  async #stageReplacement(
    doc: TaskChangesDocument,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ files: FileChange[]; version: number }>> {
    const { store, now } = this.#context
    const edit = await editTask(store, doc.id, now())
    const found = await store.read.taskChanges.get(doc.id)
    const { version } = requireVersion(found ?? { version: 0 }, ifVersion)
    edit.count({ changeCount: doc.changes.length })
    edit.add(found ? { replace: 'taskChanges', version, doc } : { insert: 'taskChanges', doc })
    edit.add(taskChangesReplaced(edit.moment(caller.userId), { count: doc.changes.length }))
    const { changes } = await edit.stage(store)
    return { files: doc.changes, version: version + 1, changes }
  }

  async #wanted(taskId: string) {
    const { store } = this.#context
    await requireTask(store, taskId)
    const found = await store.read.taskChanges.get(taskId)
    return { found, changes: { changes: found?.doc.changes ?? [], bases: found?.doc.bases ?? {} } }
  }
}

/** What was applied is what the files are from now on, unless the task was given other changes in the meantime. */
async function renewBases(
  store: Store,
  found: Versioned<TaskChangesDocument> | undefined,
  bases: Bases,
): Promise<Change[]> {
  if (!found || found.doc.bases === bases) return []
  const latest = await store.read.taskChanges.get(found.doc.id)
  return latest?.version === found.version
    ? [{ replace: 'taskChanges', version: found.version, doc: { ...found.doc, bases } }]
    : []
}

function shownOf(doc: TaskChangesDocument | undefined): ShownChanges {
  const kept = doc && shownChanges.get(doc)
  if (kept) return kept
  const shown = { changes: doc?.changes ?? [] }
  if (doc && Object.isFrozen(doc)) shownChanges.set(doc, shared(shown))
  return shown
}
