import type { GitSite } from '../reading.ts'
import { runLocal } from './local-command.ts'
import type { Machine } from './machine.ts'
import { refuseWrite, runWrite } from './write-command.ts'

/**
 * Of files in conflict, those that differ from what the merge left, which git records as the tree AUTO_MERGE
 * (gitrevisions), and in which no conflict marker is left. `tree` has the files as they are now.
 */
export async function editedConflicts(
  machine: Machine,
  site: GitSite,
  tree: string,
  paths: readonly string[],
): Promise<string[]> {
  const found = await runLocal(machine, site, ['rev-parse', '--verify', '--quiet', 'AUTO_MERGE^{tree}'])
  if (found.code !== 0) return []
  const compare = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', found.output.trim(), tree]
  const { output } = await runWrite(machine, site, compare, { outputBytesMax: listBytesMax })
  const changed = new Set(output.split('\0'))
  const edited = paths.filter((path) => changed.has(path))
  const marked = new Set<string>()
  for (let start = 0; start < edited.length; start += pathsAtOnce)
    for (const path of await markedIn(machine, site, tree, edited.slice(start, start + pathsAtOnce))) marked.add(path)
  return edited.filter((path) => !marked.has(path))
}

async function markedIn(machine: Machine, site: GitSite, tree: string, paths: readonly string[]): Promise<string[]> {
  const given = ['grep', '--text', '-l', '-z', '-E', '-e', markerPattern, tree, '--', ...paths]
  const result = await runLocal(machine, site, given, { outputBytesMax: listBytesMax })
  // Its code is 1 where nothing is found.
  if (result.code !== 0 && (result.code !== 1 || result.errors !== '')) refuseWrite(result, site)
  return result.output.split('\0').map((name) => name.slice(tree.length + 1))
}

/** An attribute makes markers longer than seven characters. */
const markerPattern = '^(<{7,}|[|]{7,}|>{7,})( |$)'
/** The arguments of a program have a limit. */
const pathsAtOnce = 100
const listBytesMax = 8_388_608
