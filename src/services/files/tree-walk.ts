import { lstatSync, readdirSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { ForbiddenPath } from '../../platform/files/folders.ts'
import type { Folder, Obstacle } from '../../platform/files/folders.ts'
import { isInProtectedFolder, isProtected } from '../../platform/files/project-paths.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { IgnoreRules } from './ignore-rules.ts'
import type { ListedEntry, TreePosition, TreeQuestion } from './tree-question.ts'

/** What the walk finds, with the open folder that it is in. */
export interface WalkedEntry {
  readonly path: string
  readonly name: string
  readonly type: ListedEntry['type']
  /** Entries are ordered by it: the path, and of a folder a slash. */
  readonly key: string
  readonly folder: Folder
}

type WalkOptions = Pick<TreeQuestion, 'path' | 'includesIgnored' | 'after'> & { readonly depth: number }

/** More levels of folders than this are not read. */
const depthMax = 100
const pathLengthMax = 1024

/** The entries of a folder and those below it in the order of their keys. Returns why the folder cannot be read. */
export async function* walkTree(
  root: Folder,
  { path, includesIgnored, depth, after }: WalkOptions,
): AsyncGenerator<WalkedEntry, Obstacle | undefined> {
  const opened: Folder[] = []
  try {
    let place = root
    let folderPath = ''
    let rules = includesIgnored ? undefined : IgnoreRules.in(root, '', undefined)
    const parts = path?.split('/') ?? []
    for (const [index, part] of parts.entries()) {
      const inner = await place.enter(part)
      if (inner === 'blocked' && index === parts.length - 1 && isFile(place, part)) {
        yield* walkFile(
          { path: folderPath + part, name: part, type: 'file', key: folderPath + part, folder: place },
          after,
        )
        return undefined
      }
      if (typeof inner === 'string') return inner
      opened.push(inner)
      place = inner
      folderPath += `${part}/`
      // A folder that is asked for by name is read also where it is ignored.
      const outer = rules?.ignores(folderPath) ? undefined : rules
      rules = includesIgnored ? undefined : IgnoreRules.in(place, folderPath, outer)
    }
    yield* walkFolder({ folder: place, folderPath, rules, depth: Math.min(depth, depthMax), after })
    return undefined
  } finally {
    for (const folder of opened) await folder.close()
  }
}

function isFile(folder: Folder, name: string): boolean {
  return lstatSync(folder.at(name), { throwIfNoEntry: false })?.isFile() ?? false
}

/** A file that is asked for by its path stands for itself. */
async function* walkFile(file: WalkedEntry, after: TreePosition | undefined): AsyncGenerator<WalkedEntry> {
  if (!isPassed(file.key, after)) yield file
}

/** Whether an entry belongs to a page before. */
function isPassed(key: string, after: TreePosition | undefined): boolean {
  return after !== undefined && (after.line === undefined ? key <= after.key : key < after.key)
}

interface WalkedFolder {
  readonly folder: Folder
  /** From the root on, with a slash at the end. */
  readonly folderPath: string
  readonly rules: IgnoreRules | undefined
  /** How many levels are left. */
  readonly depth: number
  /** What stands before it is left out, and it itself unless it has a line. */
  readonly after: TreePosition | undefined
}

async function* walkFolder({ folder, folderPath, rules, depth, after }: WalkedFolder): AsyncGenerator<WalkedEntry> {
  for (const { name, type, key } of entriesIn(folder, folderPath)) {
    const path = folderPath + name
    const isHidden = type === 'folder' ? isInProtectedFolder(path) : isProtected(path)
    if (isHidden || !isNamed(path) || rules?.ignores(key)) continue
    const isDone = isPassed(key, after)
    if (isDone && !(type === 'folder' && after?.key.startsWith(key))) continue
    if (type !== 'folder') {
      yield { path, name, type, key, folder }
      continue
    }
    const inner = await enter(folder, name)
    if (inner === undefined) continue
    try {
      if (!isDone) yield { path, name, type, key, folder }
      if (depth > 1) {
        const innerRules = rules && IgnoreRules.in(inner, key, rules)
        yield* walkFolder({ folder: inner, folderPath: key, rules: innerRules, depth: depth - 1, after })
      }
    } finally {
      await inner.close()
    }
  }
}

function entriesIn(folder: Folder, folderPath: string): { name: string; type: ListedEntry['type']; key: string }[] {
  return namesIn(folder)
    .map((entry) => {
      const type = typeOf(entry)
      return { name: entry.name, type, key: folderPath + entry.name + (type === 'folder' ? '/' : '') }
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

/** Nothing for a folder that may not be read, or that is gone by now. */
function namesIn(folder: Folder): Dirent[] {
  try {
    return readdirSync(folder.at('.'), { withFileTypes: true })
  } catch (error) {
    if (['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return []
    throw error
  }
}

function typeOf(entry: Dirent): ListedEntry['type'] {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'folder'
  return entry.isSymbolicLink() ? 'link' : 'other'
}

/** Nothing for a folder that is gone or that nobody may reach. */
async function enter(folder: Folder, name: string): Promise<Folder | undefined> {
  try {
    const inner = await folder.enter(name)
    return typeof inner === 'string' ? undefined : inner
  } catch (error) {
    if (error instanceof ForbiddenPath || ['EACCES', 'EPERM'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

/** Whether a call can name the path: one that is not UTF-8 has replacement characters in it. */
export function isNamed(path: string): boolean {
  return path.length <= pathLengthMax && !path.includes('\uFFFD') && !path.includes('\\')
}
