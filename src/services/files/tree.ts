import { extname } from 'node:path'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Folder } from '../../platform/files/folders.ts'
import { refuseFolderPath } from '../../platform/files/project-paths.ts'
import { HelperEnded } from '../../platform/isolated/helper.ts'
import { IsolatedWorker } from '../../platform/isolated/isolated-worker.ts'
import { threadOf } from '../../platform/isolated/thread.ts'
import { defined } from '../../platform/work/defined.ts'
import { FairSlots } from '../../platform/work/fair-slots.ts'
import { cutPage, readCursor } from '../../platform/work/page.ts'
import { quote } from '../../platform/text/quote.ts'
import type { WorkingTree } from '../working-tree.ts'
import { fileLimits } from './limits.ts'
import type { FileCall, FileRoot } from './roots.ts'
import type { TreeAnswer, TreePosition, TreeProblem, TreeQuestion } from './tree-question.ts'

interface TreeQuery {
  readonly path?: string | undefined
  readonly glob?: string[] | undefined
  readonly includeIgnored: boolean
  readonly limit: number
  readonly cursor?: string | undefined
}

export interface FileListQuery extends TreeQuery {
  readonly depth: number
}

export interface FileSearchQuery extends TreeQuery {
  readonly q: string
  readonly isRegex: boolean
  readonly ignoreCase: boolean
  readonly contextLines: number
}

export type RootQuestion = Pick<TreeQuestion, 'path' | 'after' | 'limit' | 'work'>

interface TreePage {
  readonly files: Schemas['FileEntry'][]
  readonly matches: Schemas['FileMatch'][]
  readonly skippedFiles: number
  readonly nextCursor?: string
}

const module = new URL(`./tree-worker${extname(import.meta.url)}`, import.meta.url)
const start = threadOf(module, { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 })

/** A helper that was ended begins anew with its next question. */
const workerOptions = { start, timeMs: fileLimits.threadMs, idleMs: fileLimits.threadIdleMs }

/** Lists and searches a root in threads, so that a pattern that takes for ever costs its own page alone. */
export class FileTree {
  readonly #workingTree: Pick<WorkingTree, 'inFolder'>
  readonly #workers = Array.from(
    { length: fileLimits.threadsMax },
    () => new IsolatedWorker<TreeQuestion, TreeAnswer>(workerOptions),
  )
  readonly #idle = [...this.#workers]
  readonly #slots = new FairSlots({ atOnceMax: fileLimits.threadsMax, waitingMax: fileLimits.waitingMax })

  constructor(workingTree: Pick<WorkingTree, 'inFolder'>) {
    this.#workingTree = workingTree
  }

  list(place: FileRoot, { depth, ...query }: FileListQuery, call: FileCall): Promise<TreePage> {
    return this.#read(place, query, { kind: 'list', depth }, call)
  }

  search(place: FileRoot, query: FileSearchQuery, call: FileCall): Promise<TreePage> {
    const { q: text, isRegex, ignoreCase: ignoresCase, contextLines } = query
    if (isRegex) refuseInvalid(text)
    return this.#read(place, query, { kind: 'search', text, isRegex, ignoresCase, contextLines }, call)
  }

  /** Asks about the open root, for `FolderTree`. */
  ask(
    root: Folder,
    { userId, signal, ...question }: RootQuestion & { readonly userId: string; readonly signal: AbortSignal },
  ): Promise<TreeAnswer> {
    const whole = { globs: [], includesIgnored: false, ...question, ...rootOf(root) }
    return this.#slots.use(userId, () => this.#ask(whole, signal))
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()))
  }

  async #read(
    { folder, workspaceId }: FileRoot,
    { path, glob = [], includeIgnored, limit, cursor }: TreeQuery,
    work: TreeQuestion['work'],
    { caller, signal }: FileCall,
  ): Promise<TreePage> {
    if (path !== undefined) refuseFolderPath({ path, at: 'query/path' })
    const filter = { path, glob, includeIgnored, work, ...defined({ workspaceId }) }
    const after = positionOf(readCursor(cursor, filter))
    const question = { path, globs: glob, includesIgnored: includeIgnored, after, limit, work }
    const answer = await this.#workingTree.inFolder(
      (root) => this.#slots.use(caller.userId, () => this.#ask({ ...question, ...rootOf(root) }, signal)),
      folder,
    )
    if ('problem' in answer) return refuseTree(answer.problem, path ?? '')
    const { entries, matches, skipped, end } = answer
    // A page that the thread has ended has a next one, however full it is.
    const { nextCursor } = end ? cutPage([end, end], 1, filter, cursorOf) : {}
    return {
      files: entries.flatMap(({ type, ...entry }) => (type === 'missing' ? [] : [{ type, ...entry }])),
      matches: [...matches],
      skippedFiles: skipped,
      ...(nextCursor !== undefined && { nextCursor }),
    }
  }

  async #ask(question: TreeQuestion, signal: AbortSignal): Promise<TreeAnswer> {
    // There is one for each slot.
    const worker = this.#idle.pop() ?? fail('overloaded')
    try {
      return await worker.ask(question, { signal })
    } catch (error) {
      if (error instanceof HelperEnded && (error.reason === 'time' || error.reason === 'memory'))
        return refuseSlow(question)
      throw error
    } finally {
      this.#idle.push(worker)
    }
  }
}

function rootOf(root: Folder): Pick<TreeQuestion, 'root' | 'forbidden' | 'throughDescriptors'> {
  return { root: root.path, ...root.rules }
}

function refuseSlow({ work }: TreeQuestion): never {
  const message =
    work.kind === 'search'
      ? `The search for ${quote(work.text)} took too long in one file. Use a simpler pattern, or search fewer files by path and glob.`
      : 'Listing took too long. Use simpler globs, or list a folder by its path.'
  fail('validation_failed', {
    message,
    details: [{ path: work.kind === 'search' ? 'query/q' : 'query/glob', rule: 'time', message }],
  })
}

export function refuseTree(problem: TreeProblem, path: string): never {
  if (problem === 'forbidden')
    fail('path_forbidden', { message: `${path} is protected: it belongs to git or to the service.` })
  if (problem === 'denied')
    fail('path_forbidden', { message: `${path} cannot be read: the service lacks the permission.` })
  fail('file_not_found', {
    message:
      problem === 'missing'
        ? `The project has no file or folder ${path}.`
        : `${path} leads over a link or a file, which is not followed.`,
  })
}

function refuseInvalid(pattern: string): void {
  try {
    new RegExp(pattern)
  } catch (error) {
    // `Invalid regular expression: /(/: Unterminated group`.
    const problem =
      error instanceof Error ? error.message.slice(error.message.lastIndexOf(': ') + 2) : 'it cannot be read'
    const message = `${quote(pattern)} is not a valid regular expression: ${problem}.`
    fail('validation_failed', { message, details: [{ path: 'query/q', rule: 'regex', message }] })
  }
}

/** As cursors have it. */
interface CursorPosition {
  readonly id: string
  readonly value?: string
}

function cursorOf({ key, line }: TreePosition): CursorPosition {
  return { id: key, ...(line !== undefined && { value: String(line) }) }
}

function positionOf(position: CursorPosition | undefined): TreePosition | undefined {
  if (position === undefined) return undefined
  const { id: key, value } = position
  return { key, ...(value !== undefined && { line: Number(value) }) }
}
