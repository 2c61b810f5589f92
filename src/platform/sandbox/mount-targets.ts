import { closeSync, constants, lstatSync, mkdirSync, openSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'

/** What a mount is put on: a folder or an empty file. */
export interface Target {
  readonly path: string
  readonly isFolder: boolean
}

const asFolder = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW

/**
 * Makes what is missing of a target in a folder to which programs write while this runs. Each folder on the way is held
 * open and names what is in it (Linux, `/proc/self/fd`): a link that a program puts in its place is never followed, nor
 * is one followed that is there already, which is replaced. A folder in the place of a file is moved to `aside`, a path
 * that is not there yet on the same disk: a program may be at work in it.
 */
export function makeTarget(folder: string, { path, isFolder }: Target, aside: () => string): void {
  const names = path.split(sep)
  let at = openSync(folder, asFolder)
  try {
    for (const [index, name] of names.entries()) {
      const place = `/proc/self/fd/${at}/${name}`
      const isLast = index === names.length - 1
      makePlace(place, isFolder || !isLast, aside)
      if (isLast) return
      const next = openSync(place, asFolder)
      closeSync(at)
      at = next
    }
  } finally {
    closeSync(at)
  }
}

function makePlace(place: string, isFolder: boolean, aside: () => string): void {
  const there = lstatSync(place, { throwIfNoEntry: false })
  if (there && (isFolder ? there.isDirectory() : there.isFile())) return
  if (there?.isDirectory()) renameSync(place, aside())
  else if (there) unlinkSync(place)
  if (isFolder) mkdirSync(place, { mode: 0o755 })
  else writeFileSync(place, '', { mode: 0o600, flag: 'wx' })
}

/** The targets of paths in a folder. */
export function targetsIn(folder: string, paths: readonly Target[]): Target[] {
  return paths.map(({ path, isFolder }) => ({ path: relative(folder, path), isFolder }))
}
