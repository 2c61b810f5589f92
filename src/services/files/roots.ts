import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { fail } from '../../errors.ts'
import { foldedPath } from '../../platform/files/portable-path.ts'

/** The folder in which a call reads. */
export interface FileRoot {
  readonly folder: string
}

/** The folder in which a call writes. */
export interface WritableRoot extends FileRoot {
  /** What no command in it may write, and so no call: paths from the folder on. */
  readonly readOnlyPaths: readonly string[]
}

/** Resolves links in the folder and in the paths, which are absolute. */
export async function writableRootOf({ folder }: FileRoot, readOnlyPaths: readonly string[]): Promise<WritableRoot> {
  const real = await realpath(folder).catch(() => folder)
  const paths = await Promise.all(readOnlyPaths.map((path) => realpath(path).catch(() => path)))
  return { folder, readOnlyPaths: paths.map((path) => relative(real, path).replaceAll(sep, '/')) }
}

/** Refuses with `path_forbidden` paths that the rules of the sandbox make read-only. */
export function refuseReadOnly({ readOnlyPaths }: WritableRoot, paths: readonly string[]): void {
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
