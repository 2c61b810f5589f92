import type { Log } from '../../call.ts'
import { fail, isFailure } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Folder } from '../../platform/files/folders.ts'
import type { WorkingTree } from '../working-tree.ts'
import type { FileChangeStream, WatchEnd } from './change-stream.ts'
import { FolderWatches, rootPath } from './folder-watches.ts'
import type { FolderBudget } from './folder-watches.ts'
import { fileLimits } from './limits.ts'
import { refuseTree } from './tree.ts'
import type { FileTree, RootQuestion } from './tree.ts'
import type { ListedEntry, TreeAnswer, TreePosition } from './tree-question.ts'
import { refuseRemote } from './watch-failures.ts'

type WatchedFile = Schemas['WatchedFile']
type RescanReason = NonNullable<Schemas['FileWatchEvent']['reason']>

export interface RootWatchOptions {
  readonly folder: string
  /** The folder below it that is watched; all of it by default. */
  readonly path: string | undefined
  /** For whom the tree is read. */
  readonly userId: string
  readonly tree: Pick<FileTree, 'ask'>
  readonly workingTree: Pick<WorkingTree, 'inFolder'>
  readonly budget: FolderBudget
  readonly log: Log
}

type Answer = Exclude<TreeAnswer, { readonly problem: unknown }>

/**
 * Watches a folder and those below it, without what git ignores, for all streams of it. Reports of the system are
 * collected, and looked at in the thread that reads the tree: rules of files can take for ever.
 */
export class RootWatch {
  readonly streams = new Set<FileChangeStream>()
  readonly #options: RootWatchOptions
  readonly #watches: FolderWatches
  readonly #closing = new AbortController()
  #dirty = new Set<string>()
  #reports = 0
  #isGone = false
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(options: RootWatchOptions) {
    this.#options = options
    this.#watches = new FolderWatches({
      budget: options.budget,
      top: this.#top,
      onEvent: (path, isEntry) => this.#note(path, isEntry),
      onGone: () => {
        this.#isGone = true
        this.#lookSoon()
      },
    })
  }

  get #top(): string {
    return this.#options.path ?? rootPath
  }

  get folders(): number {
    return this.#watches.size
  }

  /** Resolves when every change from now on is reported. Fails with `watch_unavailable` or `file_not_found`. */
  async start(): Promise<void> {
    await refuseRemote(this.#options.folder)
    try {
      await this.#inFolder((root) => this.#watchAll(root))
      if (!this.#watches.has(this.#top)) fail('file_not_found', { message: `${this.#top} is not a folder.` })
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    this.#closing.abort()
    clearTimeout(this.#timer)
    this.#watches.drop(rootPath)
  }

  #note(path: string, isEntry: boolean): void {
    this.#reports++
    if (isOfService(path)) return
    // It may be another folder now.
    if (isEntry && this.#watches.has(path)) this.#watches.drop(path)
    if (this.#dirty.size <= fileLimits.changesMax) this.#dirty.add(path)
    this.#lookSoon()
  }

  #lookSoon(): void {
    if (this.#looking || this.#closing.signal.aborted) return
    const ms = this.#isFlood ? fileLimits.floodMs : fileLimits.collectMs
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined
        if (this.#dirty.size > 0 || this.#isGone) this.#lookSoon()
      })
    }, ms)
  }

  get #isFlood(): boolean {
    return this.#dirty.size > fileLimits.changesMax || this.#reports > fileLimits.reportsMax
  }

  async #look(): Promise<void> {
    const { folder, log } = this.#options
    const [isFlood, paths, isGone] = [this.#isFlood, [...this.#dirty], this.#isGone]
    this.#dirty = new Set()
    this.#reports = 0
    this.#isGone = false
    try {
      await this.#inFolder(async (root) => {
        if (isGone) this.#watches.drop(rootPath)
        const hasRules = paths.some((path) => path === '.gitignore' || path.endsWith('/.gitignore'))
        if (hasRules && !isFlood) return this.#rescan(root, 'ignore_rules_changed')
        if (isFlood || isGone) return this.#rescan(root, 'too_many_changes')
        return this.#report(root, paths)
      })
    } catch (error) {
      if (this.#closing.signal.aborted) return
      if (isFailure(error, 'watch_unavailable')) return this.#end('watch_unavailable')
      if (isFailure(error, 'file_not_found') || isFailure(error, 'not_ready')) return this.#end('removed')
      log.warn({ err: error, folder }, 'changes of files could not be looked at')
      this.#end('interrupted')
    }
  }

  async #report(root: Folder, paths: readonly string[]): Promise<void> {
    const { entries } = await this.#ask(root, { path: this.#options.path, limit: paths.length, work: lookAt(paths) })
    const changes = new Map<string, ListedEntry>()
    for (const entry of entries) {
      if (entry.type === 'folder' && this.#watches.has(entry.path)) continue
      changes.set(entry.path, entry)
      if (entry.type !== 'folder') continue
      // What is in it came with it, or before it was watched.
      await this.#watchAll(root, entry.path)
      const inside = await this.#ask(root, { path: entry.path, limit: fileLimits.changesMax, work: everything })
      for (const each of inside.entries) changes.set(each.path, each)
      if (inside.end || changes.size > fileLimits.changesMax) return this.#rescan(root, 'too_many_changes')
    }
    if (changes.size === 0) return
    const shown = [...changes.values()].map(changeOf)
    for (const stream of this.streams) stream.add(shown)
  }

  async #rescan(root: Folder, reason: RescanReason): Promise<void> {
    await this.#watchAll(root)
    for (const stream of this.streams) stream.rescan(reason)
  }

  /** Until nothing new is found, so that no folder was made unnoticed. */
  async #watchAll(root: Folder, below = this.#options.path): Promise<void> {
    for (;;) {
      const folders = await this.#foldersBelow(root, below)
      const missing = [...folders].filter((path) => !this.#watches.has(path))
      if (missing.length > 0) await this.#watches.add(root, missing)
      if (missing.every((path) => !this.#watches.has(path))) {
        if (below === this.#options.path) this.#watches.keep(folders)
        return
      }
    }
  }

  async #foldersBelow(root: Folder, below: string | undefined): Promise<Set<string>> {
    const found = new Set([below ?? rootPath])
    let after: TreePosition | undefined
    do {
      const question = { path: below, after, limit: pageSize, work: { kind: 'folders' as const } }
      const { entries, end } = await this.#ask(root, question)
      for (const { path } of entries) found.add(path)
      after = end
    } while (after !== undefined)
    return found
  }

  async #ask(root: Folder, question: RootQuestion): Promise<Answer> {
    const { tree, userId } = this.#options
    const answer = await tree.ask(root, { ...question, userId, signal: this.#closing.signal })
    return 'problem' in answer ? refuseTree(answer.problem, question.path ?? '') : answer
  }

  #inFolder<Result>(work: (root: Folder) => Promise<Result>): Promise<Result> {
    return this.#options.workingTree.inFolder(work, this.#options.folder)
  }

  #end(reason: WatchEnd): void {
    for (const stream of this.streams) stream.end(reason)
  }
}

const pageSize = 10_000
const everything = { kind: 'list' as const, depth: Number.POSITIVE_INFINITY }

function lookAt(paths: readonly string[]): RootQuestion['work'] {
  return { kind: 'look', paths }
}

function changeOf({ path, type, size, modifiedAt }: ListedEntry): WatchedFile {
  if (type === 'missing') return { path, change: 'deleted' }
  const file = type === 'file' ? { size, ...(modifiedAt !== undefined && { modifiedAt }) } : {}
  return { path, change: 'changed', type, ...file }
}

/** Whether it is a file that the service is about to put in the place of another one. */
function isOfService(path: string): boolean {
  return /(?:^|\/)\.(?:[^/]*\.)?gantry-[0-9a-f]{16}(?:-\d+)?$/.test(path)
}
