import type { Caller } from '../../call.ts'
import { pathsInFolder } from '../../platform/files/paths-in-folder.ts'
import { refuseReadOnlyPaths } from '../../platform/files/read-only-paths.ts'

/** The folder in which a call reads: that of the project, or of a workspace. */
export interface FileRoot {
  readonly folder: string
  readonly workspaceId?: string
  /** The task of the workspace. */
  readonly taskId?: string
}

/** With whose rights a call works, and until when it waits. */
export interface FileCall {
  readonly caller: Caller
  readonly signal: AbortSignal
}

/** The folder in which a call writes. */
export interface WritableRoot extends FileRoot {
  /** What no command in it may write, and so no call: paths from the folder on. */
  readonly readOnlyPaths: readonly string[]
}

/** Resolves links in the folder and in the paths, which are absolute. */
export async function writableRootOf(root: FileRoot, readOnlyPaths: readonly string[]): Promise<WritableRoot> {
  return { ...root, readOnlyPaths: await pathsInFolder(root.folder, readOnlyPaths) }
}

/** Refuses with `path_forbidden` paths that the rules of the sandbox make read-only. */
export function refuseReadOnly({ readOnlyPaths }: WritableRoot, paths: readonly string[]): void {
  refuseReadOnlyPaths(readOnlyPaths, paths)
}
