import { lstatSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { ForbiddenPath } from '../../platform/files/folders.ts'
import type { Folder } from '../../platform/files/folders.ts'
import { isInProtectedFolder, isProtected } from '../../platform/files/project-paths.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { IgnoreRules } from './ignore-rules.ts'
import type { ListedEntry } from './tree-question.ts'
import { isNamed } from './tree-walk.ts'

/**
 * What paths are now, without those that a walk of the tree below `base` would not find. What is missing counts as
 * ignored where it was as a file or as a folder.
 */
export async function lookAtPaths(
  root: Folder,
  base: string | undefined,
  paths: readonly string[],
): Promise<ListedEntry[]> {
  const found: ListedEntry[] = []
  for (const path of paths) {
    const entry = await lookAt(root, base, path).catch(hideUnreachable)
    if (entry !== undefined) found.push(entry)
  }
  return found
}

async function lookAt(root: Folder, base: string | undefined, path: string): Promise<ListedEntry | undefined> {
  if (!isNamed(path) || isInProtectedFolder(path)) return undefined
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  const opened: Folder[] = []
  try {
    let place = root
    let folderPath = ''
    let rules = IgnoreRules.in(root, '', undefined)
    for (const part of parts) {
      const inner = await place.enter(part)
      if (typeof inner === 'string') return undefined
      opened.push(inner)
      place = inner
      folderPath += `${part}/`
      const isIgnored = rules.ignores(folderPath)
      // A folder that is asked for by name is read also where it is ignored.
      if (isIgnored && !`${base ?? ''}/`.startsWith(folderPath)) return undefined
      rules = IgnoreRules.in(place, folderPath, isIgnored ? undefined : rules)
    }
    return await entryOf(place, { path, name, rules })
  } finally {
    for (const folder of opened) await folder.close()
  }
}

interface LookedAt {
  readonly path: string
  readonly name: string
  readonly rules: IgnoreRules
}

async function entryOf(place: Folder, { path, name, rules }: LookedAt): Promise<ListedEntry | undefined> {
  const stats = lstatSync(place.at(name), { throwIfNoEntry: false })
  if (stats === undefined)
    return rules.ignores(path) || rules.ignores(`${path}/`) ? undefined : { path, type: 'missing', size: 0 }
  if (stats.isDirectory()) {
    const inner = await place.enter(name)
    if (typeof inner !== 'string') await inner.close()
    return rules.ignores(`${path}/`) ? undefined : { path, type: 'folder', size: 0 }
  }
  const isHidden = isProtected(path) || rules.ignores(path) || place.forbids(`${stats.dev}:${stats.ino}`)
  return isHidden ? undefined : { path, ...stateOf(stats) }
}

function stateOf(stats: Stats): Omit<ListedEntry, 'path'> {
  if (stats.isFile()) return { type: 'file', size: stats.size, modifiedAt: stats.mtime.toISOString() }
  return { type: stats.isSymbolicLink() ? 'link' : 'other', size: 0 }
}

function hideUnreachable(error: unknown): undefined {
  if (error instanceof ForbiddenPath || ['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? ''))
    return undefined
  throw error
}
