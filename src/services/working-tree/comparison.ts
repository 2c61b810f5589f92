import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { forMany, contentHashOf, look } from '../../platform/files/contents.ts'
import type { WrittenContent, FoundContent, LookOptions } from '../../platform/files/contents.ts'
import { refuseChange } from '../../platform/files/file-failures.ts'
import { walk } from '../../platform/files/folders.ts'
import type { Folder } from '../../platform/files/folders.ts'
import { detailsMax } from '../../platform/files/project-paths.ts'

/** One file as it is to be. */
export interface FileChange {
  readonly path: string
  readonly content: WrittenContent
  /** Where it was, if it is renamed. */
  readonly oldPath?: string | undefined
  /** Who may do what with it; as before or, for a new file, as the process has it. */
  readonly mode?: number
}

/** A file that is to go. */
export interface Removal {
  readonly path: string
  /** What it must still be. */
  readonly sha256: string
}

export type ChangeConflict = NonNullable<Schemas['AppliedFile']['conflict']>

/** The SHA-256 of each file that a change names, as it was when the changes were put; null where there was none. */
export type Bases = Readonly<Record<string, string | null>>

export interface WantedChanges {
  /** All changes of a task. */
  readonly changes: readonly FileChange[]
  /** As they were when the changes were put. */
  readonly bases: Bases
  readonly removals?: readonly Removal[]
  /** Only the changes of these paths. */
  readonly paths?: readonly string[] | undefined
}

/** What one change means for the project as it is. */
export interface Step {
  /** The place of the change among all of the task. */
  readonly index: number
  readonly change: FileChange
  readonly action: Schemas['AppliedFile']['action']
  readonly conflict?: ChangeConflict
  /** The file that the conflict is about. */
  readonly about?: string
  /** The SHA-256 of what is to be written. */
  readonly sha256: string
  /** The SHA-256 of the file that is replaced, and of the one that goes. */
  readonly before: string | null
  readonly oldBefore: string | null
  /** Who may do what with the file that is replaced or renamed. */
  readonly mode: number | undefined
}

/** What the changes name, as it is; and the folders on the way to it that are not there. */
export async function lookAtAll(
  root: Folder,
  changes: readonly Pick<FileChange, 'path' | 'oldPath'>[],
  options?: LookOptions,
): Promise<{ found: Map<string, FoundContent>; missingFolders: Set<string> }> {
  const paths = changes
    .flatMap(({ path, oldPath }) => (oldPath === undefined ? [path] : [path, oldPath]))
    .map((path) => ({ path }))
  const found = new Map<string, FoundContent>()
  const missingFolders = new Set<string>()
  await walk(
    root,
    paths,
    (folder, name, path) => folder.enter(name).catch((error: unknown) => refuseChange(error, path)),
    async (place, named, folderPath) => {
      if (place === 'missing') missingFolders.add(folderPath)
      await forMany(named, async ({ item: { path }, name }) => {
        found.set(
          path,
          typeof place === 'string'
            ? { kind: place === 'missing' ? 'missing' : 'other' }
            : await look(place, name, options).catch((error: unknown) => refuseChange(error, path)),
        )
      })
    },
  )
  return { found, missingFolders }
}

/** Compares the requested changes with the project. */
export async function compareAll(
  root: Folder,
  { changes, bases, paths }: WantedChanges,
): Promise<{ steps: Step[]; missingFolders: ReadonlySet<string> }> {
  const chosen = choose(changes, paths)
  const { found, missingFolders } = await lookAtAll(
    root,
    chosen.map(({ change }) => change),
  )
  const known = new Map(Object.entries(bases))
  return { steps: chosen.map(({ index, change }) => compare(index, change, known, found)), missingFolders }
}

function choose(
  changes: readonly FileChange[],
  paths: readonly string[] | undefined,
): { index: number; change: FileChange }[] {
  const all = changes.map((change, index) => ({ index, change }))
  if (paths === undefined) return all
  const known = new Set(changes.map(({ path }) => path))
  const unknown = paths.flatMap((path, index) =>
    known.has(path)
      ? []
      : [{ path: `body/paths/${index}`, rule: 'known', message: `The task has no change of ${path}.` }],
  )
  if (unknown.length > 0)
    fail('validation_failed', { message: unknown[0]?.message ?? '', details: unknown.slice(0, detailsMax) })
  const wanted = new Set(paths)
  return all.filter(({ change }) => wanted.has(change.path))
}

/** Compares a change with the files that it names, as they were and as they are. */
function compare(
  index: number,
  change: FileChange,
  bases: ReadonlyMap<string, string | null>,
  found: ReadonlyMap<string, FoundContent>,
): Step {
  const sha256 = contentHashOf(change.content)
  const { path, oldPath } = change
  const file = found.get(path) ?? nothing
  const old = oldPath === undefined ? nothing : (found.get(oldPath) ?? nothing)
  const step = {
    index,
    change,
    sha256,
    before: shaOf(file),
    oldBefore: shaOf(old),
    mode: change.mode ?? (oldPath === undefined ? modeOf(file) : modeOf(old)),
  }
  if (shaOf(file) === sha256 && old.kind === 'missing') return { ...step, action: 'none' }
  const fault = oldPath === undefined ? faultIn(path, file, bases) : faultInRename(path, oldPath, file, old, bases)
  const action = oldPath !== undefined ? 'rename' : file.kind === 'missing' ? 'create' : 'replace'
  return { ...step, action, ...fault }
}

type Fault = Pick<Step, 'conflict' | 'about'>

function faultIn(path: string, file: FoundContent, bases: ReadonlyMap<string, string | null>): Fault {
  const base = bases.get(path) ?? null
  const about = (conflict: ChangeConflict): Fault => ({ conflict, about: path })
  if (file.kind === 'other') return about('not_a_file')
  if (file.kind === 'missing') return base === null ? {} : about('missing')
  if (base === null) return about('exists')
  return file.sha256 === base ? {} : about('changed')
}

/** What is renamed must be as it was, and go where nothing is. */
function faultInRename(
  path: string,
  oldPath: string,
  file: FoundContent,
  old: FoundContent,
  bases: ReadonlyMap<string, string | null>,
): Fault {
  if (old.kind === 'missing') return { conflict: 'missing', about: oldPath }
  if (old.kind === 'other') return { conflict: 'not_a_file', about: oldPath }
  if (old.sha256 !== bases.get(oldPath)) return { conflict: 'changed', about: oldPath }
  if (file.kind === 'missing') return {}
  return { conflict: file.kind === 'other' ? 'not_a_file' : 'exists', about: path }
}

/** What stands against the change of this place, if anything does. */
export type StepConflict = Pick<Step, 'index' | 'conflict' | 'about'>

/** Refuses removals of files that are no longer what they were. They are counted after the changes. */
export async function refuseChangedRemovals(root: Folder, { changes, removals = [] }: WantedChanges): Promise<void> {
  if (removals.length === 0) return
  const { found } = await lookAtAll(root, removals)
  const conflicts = removals.map(({ path, sha256 }, index): StepConflict => {
    const isSame = shaOf(found.get(path) ?? nothing) === sha256
    return { index: changes.length + index, ...(!isSame && { conflict: 'changed' as const, about: path }) }
  })
  refuseConflicts(conflicts)
}

/** Refuses changes of which some cannot be applied, with the reason for each. */
export function refuseConflicts(steps: readonly StepConflict[], message?: string): void {
  const conflicts = steps.flatMap(({ index, conflict, about = '' }) =>
    conflict === undefined
      ? []
      : [{ path: `changes/${index}/path`, rule: conflict, message: sentences[conflict](about) }],
  )
  if (conflicts.length === 0) return
  const [first] = conflicts
  fail('changes_conflict', {
    message:
      message ??
      (conflicts.length === 1
        ? `${first?.message} Nothing was written.`
        : `${conflicts.length} of ${steps.length} changes cannot be applied. Nothing was written.`),
    hint: 'Read the current files, and set the changes again.',
    details: conflicts.slice(0, detailsMax),
  })
}

const sentences: { readonly [Name in ChangeConflict]: (path: string) => string } = {
  changed: (path) => `${path} has changed since the changes were set.`,
  exists: (path) => `The file ${path} already exists.`,
  missing: (path) => `The file ${path} no longer exists.`,
  not_a_file: (path) => `${path} is not a regular file, or a part of its path is not a folder; links are not followed.`,
}

const nothing: FoundContent = { kind: 'missing' }

function shaOf(found: FoundContent): string | null {
  return found.kind === 'file' ? found.sha256 : null
}

function modeOf(found: FoundContent): number | undefined {
  return found.kind === 'file' ? found.mode : undefined
}
