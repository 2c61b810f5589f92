import { fail } from '../../errors.ts'
import type { GitProgram } from './engine.ts'
import type { GitSite } from './reading.ts'

export interface CheckedChange {
  /** The current commit; nothing where there is none yet. */
  readonly from: string | undefined
  readonly to: string
  /** From the top of the repository on; the empty one is all of it. */
  readonly paths: readonly string[]
}

/** Refuses with `path_forbidden` when the files of one of the paths differ between two commits. */
export async function refuseReadOnlyChanges(
  site: GitSite,
  { reads }: Pick<GitProgram, 'reads'>,
  { from, to, paths }: CheckedChange,
): Promise<void> {
  if (from === to) return
  const names = new Set<string>()
  for (const path of paths) {
    if (path.startsWith('..')) continue
    const sides = { ...(from !== undefined && { from }), to, staged: false }
    const { files } = await reads.diff(site, path === '' ? sides : { ...sides, path })
    for (const file of files) names.add(file.path)
  }
  refuseReadOnlyNames([...names])
}

/** Of paths from the top of the repository on, which is empty itself. */
export function isPathIn(path: string, folder: string): boolean {
  return folder === '' || `${path}/`.startsWith(`${folder}/`)
}

/** Refuses to change these files, if there are any, as those that programs may not write. */
export function refuseReadOnlyNames(names: readonly string[]): void {
  if (names.length === 0) return
  const named = names.slice(0, namedMax).join(', ')
  fail('path_forbidden', {
    message: `This would change ${names.length} files of the project folder that sandbox.readOnlyPaths of gantry.json names: ${named}.`,
    hint: 'A user whose credential has all rights of their role may do it.',
  })
}

const namedMax = 10
