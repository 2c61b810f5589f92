import { submoduleMode } from './objects.ts'
import type { TreeFile } from './objects.ts'
import { linkMode } from './worktree.ts'
import { byPath } from '../formats/status.ts'
import type { GitChange } from '../formats/status.ts'

/** A file that differs between two sides. */
export interface Difference {
  readonly path: string
  readonly oldPath?: string
  readonly status: GitChange
  readonly before: TreeFile | undefined
  readonly after: TreeFile | undefined
}

type Files = ReadonlyMap<string, TreeFile>

/** How two sides differ, by path. A file that was moved without a change is found again; git finds changed ones as well. */
export function compareFiles(before: Files, after: Files): Difference[] {
  const removed: Difference[] = []
  const found: Difference[] = []
  for (const [path, file] of before)
    if (!after.has(path)) removed.push({ path, status: 'deleted', before: file, after: undefined })
  for (const [path, file] of after) {
    const old = before.get(path)
    if (old === undefined) found.push(addedOrMoved(path, file, removed))
    else if (old.oid !== file.oid || old.mode !== file.mode)
      found.push({ path, status: kindOf(old) === kindOf(file) ? 'modified' : 'type_changed', before: old, after: file })
  }
  return [...found, ...removed].sort(byPath)
}

/** Takes the file that was moved out of those that were removed: one of the same name first. */
function addedOrMoved(path: string, file: TreeFile, removed: Difference[]): Difference {
  const same = removed.filter(({ before }) => before?.oid === file.oid && kindOf(before) === kindOf(file))
  const nameOf = (full: string) => full.slice(full.lastIndexOf('/') + 1)
  const moved = same.find((each) => nameOf(each.path) === nameOf(path)) ?? same[0]
  if (moved === undefined || file.oid === emptyOid || file.mode === submoduleMode)
    return { path, status: 'added', before: undefined, after: file }
  removed.splice(removed.indexOf(moved), 1)
  return { path, oldPath: moved.path, status: 'renamed', before: moved.before, after: file }
}

/** A file without content is no sign of a move. */
const emptyOid = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'

function kindOf({ mode }: TreeFile): string {
  return mode === linkMode || mode === submoduleMode ? mode : 'file'
}
