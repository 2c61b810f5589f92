/** The thread that lists and searches the tree (tree.ts): patterns of callers and of files can take for ever. */
import { closeSync, fstatSync, lstatSync, openSync, readSync } from 'node:fs'
import { readingFlags } from '../../platform/files/contents.ts'
import { Folder, ForbiddenPath } from '../../platform/files/folders.ts'
import { answerQuestions } from '../../platform/isolated/answer-questions.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { GlobFilter } from './ignore-rules.ts'
import { LineSearch } from './line-search.ts'
import { fileLimits } from './limits.ts'
import type { SearchWork, TreeAnswer, ListedEntry, TreeMatch, TreePosition, TreeQuestion } from './tree-question.ts'
import { lookAtPaths } from './tree-look.ts'
import { walkTree } from './tree-walk.ts'
import type { WalkedEntry } from './tree-walk.ts'

answerQuestions<TreeQuestion, TreeAnswer>(async (question, { answer }) => {
  const { root: path, forbidden, throughDescriptors } = question
  const root = await Folder.openRoot(path, { forbidden, throughDescriptors })
  try {
    answer(await readTree(root, question))
  } catch (error) {
    const isDenied = ['EACCES', 'EPERM'].includes(codeOf(error) ?? '')
    if (!isDenied && !(error instanceof ForbiddenPath)) throw error
    answer({ problem: isDenied ? 'denied' : 'forbidden' })
  } finally {
    await root.close()
  }
})

/** The characters of the matches of a page. */
const pageLengthMax = 262_144

async function readTree(root: Folder, question: TreeQuestion): Promise<TreeAnswer> {
  const { work } = question
  if (work.kind === 'look') {
    const entries = await lookAtPaths(root, question.path, work.paths)
    return { entries, matches: [], skipped: 0 }
  }
  const page = work.kind === 'search' ? new SearchPage(question, work) : new ListPage(question)
  const began = performance.now()
  const depth = work.kind === 'list' ? work.depth : Number.POSITIVE_INFINITY
  const walk = walkTree(root, { ...question, depth })
  for (;;) {
    const { value, done } = await walk.next()
    if (done) return value === undefined ? page.answer() : { problem: value === 'missing' ? 'missing' : 'link' }
    const end = page.add(value)
    if (end || performance.now() - began > fileLimits.pageMs) {
      await walk.return(undefined)
      return page.answer(end ?? { key: value.key })
    }
  }
}

/** A page of entries. */
class ListPage {
  readonly #limit: number
  readonly #hasGlobs: boolean
  readonly #onlyFolders: boolean
  readonly #globs: GlobFilter
  readonly #entries: ListedEntry[] = []
  #last: TreePosition | undefined

  constructor({ limit, globs, work }: TreeQuestion) {
    this.#limit = limit
    this.#onlyFolders = work.kind === 'folders'
    this.#hasGlobs = globs.length > 0
    this.#globs = new GlobFilter(globs)
  }

  /** Returns where the page ends, once there is more than it takes. */
  add(entry: WalkedEntry): TreePosition | undefined {
    if (this.#onlyFolders && entry.type !== 'folder') return undefined
    if (this.#hasGlobs && (entry.type === 'folder' || !this.#globs.fits(entry.path))) return undefined
    if (this.#entries.length === this.#limit) return this.#last
    const described = describe(entry)
    if (described === undefined) return undefined
    this.#entries.push(described)
    this.#last = { key: entry.key }
    return undefined
  }

  answer(end?: TreePosition): TreeAnswer {
    return { entries: this.#entries, matches: [], skipped: 0, ...(end && { end }) }
  }
}

/** Nothing for what is gone, or what nobody may reach. */
function describe({ path, name, type, folder }: WalkedEntry): ListedEntry | undefined {
  if (type !== 'file') return { path, type, size: 0 }
  const stats = lstatSync(folder.at(name), { bigint: true, throwIfNoEntry: false })
  if (!stats?.isFile() || folder.forbids(`${stats.dev}:${stats.ino}`)) return undefined
  return { path, type, size: Number(stats.size), modifiedAt: new Date(Number(stats.mtimeMs)).toISOString() }
}

/** A page of matches. */
class SearchPage {
  readonly #question: TreeQuestion
  readonly #search: LineSearch
  readonly #globs: GlobFilter
  readonly #matches: TreeMatch[] = []
  #length = 0
  #skipped = 0

  constructor(question: TreeQuestion, work: SearchWork) {
    this.#question = question
    this.#search = new LineSearch(work)
    this.#globs = new GlobFilter(question.globs)
  }

  add(entry: WalkedEntry): TreePosition | undefined {
    const { after, limit } = this.#question
    if (entry.type !== 'file' || !this.#globs.fits(entry.path)) return undefined
    const bytes = readWhole(entry)
    if (bytes === 'skipped') this.#skipped++
    if (typeof bytes === 'string' || isBinary(bytes)) return undefined
    const done = after?.key === entry.key ? (after.line ?? 0) : 0
    const found = this.#search.find(entry.path, bytes, { after: done, max: limit - this.#matches.length + 1 })
    let line = done
    for (const match of found) {
      if (this.#matches.length === limit || this.#length > pageLengthMax) return { key: entry.key, line }
      this.#matches.push(match)
      this.#length += JSON.stringify(match).length
      line = match.line
    }
    return undefined
  }

  answer(end?: TreePosition): TreeAnswer {
    return { entries: [], matches: this.#matches, skipped: this.#skipped, ...(end && { end }) }
  }
}

function readWhole({ folder, name }: WalkedEntry): Buffer | 'gone' | 'skipped' {
  let descriptor: number
  try {
    descriptor = openSync(folder.at(name), readingFlags)
  } catch {
    return 'skipped'
  }
  try {
    const stats = fstatSync(descriptor, { bigint: true })
    if (!stats.isFile() || folder.forbids(`${stats.dev}:${stats.ino}`)) return 'gone'
    if (stats.size > fileLimits.searchBytesMax) return 'skipped'
    const bytes = Buffer.allocUnsafe(Number(stats.size))
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(descriptor, bytes, length, bytes.length - length, length)
    return bytes.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}

/** Whether the beginning has a NUL, as git decides it. */
function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8192).includes(0)
}
