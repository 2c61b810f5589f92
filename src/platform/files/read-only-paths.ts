import { fail } from '../../errors.ts'
import { foldedPath } from './portable-path.ts'

/** Refuses with `path_forbidden` paths at or below one of the read-only ones; the empty one is the project. */
export function refuseReadOnlyPaths(readOnlyPaths: readonly string[], paths: readonly string[]): void {
  for (const path of paths) {
    const rule = readOnlyPaths.find((each) => each === '' || isBelow(foldedPath(path), foldedPath(each)))
    if (rule !== undefined)
      fail('path_forbidden', {
        message: `${path} is read-only: sandbox.readOnlyPaths of gantry.json names ${rule || 'the project'}.`,
      })
  }
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
