import { rename, rmdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChangeConflict, Removal, Step } from './comparison.ts'
import { forMany, look, removeIfThere, writeNew } from '../../platform/files/contents.ts'
import { refuseChange } from '../../platform/files/file-failures.ts'
import { walk } from '../../platform/files/folders.ts'
import type { Folder, Obstacle } from '../../platform/files/folders.ts'
import type { ApplyRecord, RecordedFile } from './journal.ts'
import { foldersOf } from '../../platform/files/project-paths.ts'
import { codeOf } from '../../platform/work/system-error.ts'

export interface PlannedApply {
  readonly id: string
  /** The real path of the folder. */
  readonly project: string
  readonly steps: readonly Step[]
  /** Those of the folders that it will have to make. */
  readonly missingFolders: ReadonlySet<string>
  readonly removals: readonly Removal[]
}

/** What an apply with these steps will do. */
export function recordOf({ id, project, steps, missingFolders, removals }: PlannedApply): ApplyRecord {
  const files = steps.map(
    ({ change: { path, oldPath }, sha256, before, oldBefore }, index): RecordedFile => ({
      path,
      temporary: temporaryNameOf(path, id, index),
      sha256,
      before,
      ...(oldPath !== undefined && { oldPath, oldBefore }),
    }),
  )
  const madeFolders = [...new Set(files.flatMap(({ path }) => foldersOf(path)))].filter((folder) =>
    missingFolders.has(folder),
  )
  return { state: 'staging', project, files, removals, madeFolders }
}

/**
 * Begins with a dot and ends with no extension, so that few programs notice it. It contains the name of the file where
 * it can: of two paths that the disk takes for one, the second temporary file then cannot be made.
 */
function temporaryNameOf(path: string, id: string, index: number): string {
  const name = `.${path.slice(path.lastIndexOf('/') + 1)}.gantry-${id}`
  return Buffer.byteLength(name) <= 255 ? name : `.gantry-${id}-${index}`
}

/** Writes the new content of each file beside it. Gives the steps with the conflicts that are seen only then. */
export async function prepareFiles(
  root: Folder,
  { files, madeFolders }: ApplyRecord,
  steps: readonly Step[],
): Promise<Step[]> {
  const stepOf = new Map(steps.map((step) => [step.change.path, step]))
  const made = new Set(madeFolders)
  const enterAgain = enterPatiently()
  const enter = (folder: Folder, name: string, path: string) =>
    (made.has(path) ? folder.make(name) : enterAgain(folder, name)).catch((error: unknown) => refuseChange(error, path))
  await walk(root, files, enter, async (place, found) => {
    await forMany(found, async ({ item: { path, temporary } }) => {
      const step = stepOf.get(path)
      const conflict = step && (await prepareFile(place, temporary, step))
      if (step && conflict) stepOf.set(path, { ...step, conflict, about: path })
    })
    if (found.length > 0 && typeof place !== 'string') await place.sync()
  })
  return [...stepOf.values()]
}

async function prepareFile(
  place: Folder | Obstacle,
  temporary: string,
  { change, mode }: Step,
): Promise<ChangeConflict | undefined> {
  if (typeof place === 'string') return 'not_a_file'
  try {
    await writeNew(place, temporary, change.content, mode)
    return undefined
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? 'exists' : refuseChange(error, change.path)
  }
}

/** How an apply that was ready ended. */
export interface WriteEnding {
  /** Files that another program has changed in the meantime; they are left unchanged. */
  readonly leftAlone: string[]
  /** Files whose folder is no longer there, with what was prepared for them in it. */
  readonly unreachable: string[]
}

/**
 * Puts every prepared file in its place, then removes those that were renamed or are to go. May be done again after any
 * interruption: what is done already is recognised by its content, and so is what another program has done since.
 * `confirm` is called before old names are removed: the new names are prepared files, which no process can rename
 * twice, and these are not.
 */
export async function finish(
  root: Folder,
  { files, removals = [] }: ApplyRecord,
  confirm: () => Promise<void> = async () => {},
): Promise<WriteEnding> {
  const ending: WriteEnding = { leftAlone: [], unreachable: [] }
  /** The files that are what they should be, by path. */
  const ids = new Map<string, string>()
  const enterAgain = enterPatiently()
  await walk(root, files, enterAgain, async (place, found) => {
    if (typeof place === 'string') return void ending.unreachable.push(...found.map(({ item }) => item.path))
    await forMany(found, async ({ item, name }) => {
      const id = await put(place, name, item)
      if (id === undefined) ending.leftAlone.push(item.path)
      else ids.set(item.path, id)
    })
    if (found.length > 0) await place.sync()
  })
  const renamed = files.flatMap((file) =>
    file.oldPath !== undefined && ids.has(file.path)
      ? [{ path: file.oldPath, sha256: file.oldBefore, newId: ids.get(file.path) }]
      : [],
  )
  const leaving = [...renamed, ...removals.map((removal) => ({ ...removal, newId: undefined }))]
  if (leaving.length > 0) await confirm()
  await walk(root, leaving, enterAgain, async (place, found) => {
    // Where the folder is gone, so is the file.
    if (place === 'blocked') ending.unreachable.push(...found.map(({ item }) => item.path))
    if (typeof place === 'string') return
    await forMany(found, async ({ item, name }) => {
      const old = await look(place, name)
      if (old.kind === 'missing') return
      // Where a disk makes no difference between two names, they are one file, and it is the new one.
      if (old.kind === 'file' && old.sha256 === item.sha256 && old.id !== item.newId) await removeIfThere(place, name)
      else ending.leftAlone.push(item.path)
    })
    if (found.length > 0) await place.sync()
  })
  return ending
}

/** Returns the id of the file once it has the intended content; undefined if another program has changed it. */
async function put(
  folder: Folder,
  name: string,
  { temporary, sha256, before }: RecordedFile,
): Promise<string | undefined> {
  const [prepared, file] = await Promise.all([look(folder, temporary), look(folder, name)])
  const isDone = file.kind === 'file' && file.sha256 === sha256
  const isAsBefore = before === null ? file.kind === 'missing' : file.kind === 'file' && file.sha256 === before
  if (!isDone && isAsBefore && prepared.kind === 'file' && prepared.sha256 === sha256) {
    const isPut = await rename(folder.at(temporary), folder.at(name)).then(() => true, unlessMissing)
    if (isPut) return prepared.id
    // Another process has completed this apply.
    const found = await look(folder, name)
    return found.kind === 'file' && found.sha256 === sha256 ? found.id : undefined
  }
  if (prepared.kind !== 'missing') await removeIfThere(folder, temporary)
  return isDone ? file.id : undefined
}

function unlessMissing(error: unknown): false {
  if (codeOf(error) !== 'ENOENT') throw error
  return false
}

/** Removes all temporary files, and returns whether every one could be removed. */
export async function discard(root: Folder, { files, madeFolders }: ApplyRecord): Promise<boolean> {
  const made = new Set(madeFolders)
  const enterAgain = enterPatiently()
  // A folder that was to be made may never have been; any other one is there, whatever its name leads to just now.
  const enter = (folder: Folder, name: string, path: string) =>
    made.has(path) ? folder.enter(name) : enterAgain(folder, name)
  let isClean = true
  await walk(root, files, enter, async (place, found) => {
    if (place === 'blocked' && found.length > 0) isClean = false
    if (typeof place !== 'string') await forMany(found, ({ item }) => removeIfThere(place, item.temporary))
  })
  for (const path of madeFolders.toSorted((one, other) => other.length - one.length)) {
    await walk(root, [{ path }], enter, async (place, [found]) => {
      // If another program has put a file into the folder since, the folder remains.
      if (typeof place !== 'string' && found) await rmdir(place.at(found.name)).catch(() => {})
    })
  }
  return isClean
}

type Enter = (folder: Folder, name: string) => Promise<Folder | Obstacle>

const patienceMs = 2_000

/**
 * Enters folders that were there a moment ago, and are there again if they were exchanged for a moment only. The
 * patience is one for all.
 */
function enterPatiently(): Enter {
  let leftMs = patienceMs
  return async (folder, name) => {
    for (;;) {
      const began = performance.now()
      const entered = await folder.enter(name)
      if (typeof entered !== 'string' || leftMs <= 0) return entered
      await pause(1)
      leftMs -= performance.now() - began
    }
  }
}
