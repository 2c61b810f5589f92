import { lstat, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import { Attributes } from './attributes.ts'
import { entryOf, writeIndex } from './index-file.ts'
import type { IndexEntry } from './index-file.ts'
import { replaceLocked } from './locks.ts'
import { submoduleMode } from './objects.ts'
import type { GitObjects, TreeFile } from './objects.ts'
import type { Refs } from './refs.ts'
import { linkMode, Worktree } from './worktree.ts'
import type { WorktreePlace } from './worktree.ts'
import type { CommitOrder, Identity } from '../writing.ts'

type Paths = readonly string[] | undefined

/** Changes of the index and of commits. The index is replaced under the lock of git. */
export class Staging {
  readonly #place: WorktreePlace
  readonly #gitFolder: string
  readonly #objects: GitObjects
  readonly #refs: Refs
  readonly #attributes: Attributes

  constructor(place: WorktreePlace, gitFolder: string, objects: GitObjects, refs: Refs) {
    this.#place = place
    this.#gitFolder = gitFolder
    this.#objects = objects
    this.#refs = refs
    this.#attributes = new Attributes(place.folder, gitFolder)
  }

  /** Stages these files and folders, or everything. */
  async stage(paths: Paths): Promise<void> {
    await this.#change(async (worktree) => {
      const wanted = await this.#wanted(worktree, paths)
      const kept = worktree.entries.filter(({ path }) => !isAmong(path, paths))
      const known = new Map(worktree.entries.map((entry) => [entry.path, entry]))
      const added: IndexEntry[] = []
      for (const path of wanted) {
        const entry = await this.#entryOf(worktree, path, known.get(path))
        if (entry !== undefined) added.push(entry)
      }
      return [...kept, ...added]
    })
  }

  /** Makes the index what the last commit has, for these or for everything. */
  async unstage(paths: Paths): Promise<void> {
    await this.#change(async (worktree) => {
      const head = await this.#objects.resolve('HEAD')
      const inHead = head === undefined ? new Map() : await this.#objects.files((await this.#objects.commit(head)).tree)
      const known = new Map(worktree.entries.map((entry) => [entry.path, entry]))
      const kept = worktree.entries.filter(({ path }) => !isAmong(path, paths))
      const restored = [...inHead]
        .filter(([path]) => isAmong(path, paths))
        .map(([path, file]) => sameOr(known, path, file))
      return [...kept, ...restored]
    })
  }

  /** Makes a commit and moves the ref to it, if the ref is still at `head`; otherwise gives `moved`. */
  async commit(order: CommitOrder): Promise<string | 'moved'> {
    const merged = await this.#merged()
    if (merged.length > 0 && order.paths)
      fail('git_conflict', { message: 'A merge is in progress. Commit everything that is staged, without paths.' })
    if (order.paths) await this.stage(order.paths)
    const worktree = new Worktree(this.#place, this.#objects)
    await worktree.open()
    if (worktree.conflicts.size > 0)
      fail('git_conflict', { message: 'Files are in conflict. Resolve them and stage them first.' })
    const before = order.head === undefined ? undefined : (await this.#objects.commit(order.head)).tree
    const tree = await this.#objects.writeTree(await this.#committed(worktree.staged, before, order.paths))
    if (merged.length === 0 && tree === (before ?? emptyTree)) fail('git_nothing_to_commit')
    const parent = [...(order.head === undefined ? [] : [order.head]), ...merged]
    const timestamp = Math.trunc(Date.now() / 1_000)
    const signature = (identity: Identity) => ({ ...signable(identity), timestamp, timezoneOffset: 0 })
    const message = order.message.endsWith('\n') ? order.message : `${order.message}\n`
    const people = { author: signature(order.author), committer: signature(order.committer) }
    const oid = await this.#objects.writeCommit({ message, tree, parent, ...people })
    const [subject = ''] = order.message.split('\n')
    const moved = { ref: order.ref, oid, oldOid: order.head, reason: `commit: ${subject}` }
    if (!(await this.#refs.move(moved))) return 'moved'
    if (merged.length > 0) await this.#endMerge()
    return oid
  }

  async #change(change: (worktree: Worktree) => Promise<readonly IndexEntry[]>): Promise<void> {
    await replaceLocked(this.#place.indexFile, async () => {
      const worktree = new Worktree(this.#place, this.#objects)
      await worktree.open()
      return { content: writeIndex(await change(worktree)), result: undefined }
    })
  }

  /** The files that are there or were, among these paths. */
  async #wanted(worktree: Worktree, paths: Paths): Promise<Set<string>> {
    const known = worktree.entries.map(({ path }) => path)
    const found = [...known, ...(await worktree.untracked(Number.POSITIVE_INFINITY))]
    for (const path of paths ?? []) if (!found.some((each) => isAmong(each, [path]))) await this.#refuseMissing(path)
    const wanted = new Set(found.filter((path) => isAmong(path, paths)))
    const inner = [...wanted].find((path) => path.endsWith('/'))
    if (inner !== undefined)
      fail('git_unsupported', { message: `${inner} is a repository of its own. Stage it with the git program.` })
    return wanted
  }

  async #refuseMissing(path: string): Promise<never> {
    const isThere = await lstat(join(this.#place.folder, path)).catch(() => undefined)
    if (isThere?.isFile()) return fail('validation_failed', { message: 'A path is ignored by git (.gitignore).' })
    return fail('not_found', { message: 'A path has no file, neither in the working tree nor in the index.' })
  }

  async #entryOf(worktree: Worktree, path: string, known: IndexEntry | undefined): Promise<IndexEntry | undefined> {
    if (known?.isAssumed) return known
    const mode = await worktree.modeOf(path, known)
    if (mode === undefined) return undefined
    if (mode === submoduleMode) return known
    const state = await lstat(join(this.#place.folder, path))
    const bytes = await worktree.bytes(path, mode)
    if (mode !== linkMode) await this.#requirePlain(path, bytes)
    return entryOf(path, { mode, oid: await this.#objects.writeBlob(bytes) }, state)
  }

  /** Refuses a file of which git would store something else than its bytes. */
  async #requirePlain(path: string, bytes: Buffer): Promise<void> {
    const attributes = await this.#attributes.of(path)
    if (attributes.has('filter'))
      fail('git_unsupported', {
        message: `A filter of git changes ${path}, and filters do not run here. Use git in a terminal.`,
      })
    const isConverted =
      attributes.has('working-tree-encoding') ||
      (attributes.has('ident') && bytes.includes('$Id')) ||
      (attributes.size > 0 && bytes.includes('\r\n'))
    if (isConverted)
      fail('git_unsupported', { message: `Git converts ${path} by .gitattributes. Stage it with the git program.` })
  }

  /** What is staged or, with paths, the last commit with these files as they are staged. */
  async #committed(staged: Map<string, TreeFile>, before: string | undefined, paths: Paths) {
    if (paths === undefined) return staged
    const inHead = before === undefined ? new Map<string, TreeFile>() : await this.#objects.files(before)
    const others = [...inHead].filter(([path]) => !isAmong(path, paths))
    return new Map([...others, ...[...staged].filter(([path]) => isAmong(path, paths))])
  }

  /** The commits that a merge in progress brings in. */
  async #merged(): Promise<string[]> {
    const text = await readFile(join(this.#gitFolder, 'MERGE_HEAD'), 'utf8').catch(() => '')
    return text.split('\n').filter((line) => /^[0-9a-f]{40}$/.test(line))
  }

  async #endMerge(): Promise<void> {
    const files = ['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE', 'AUTO_MERGE']
    await Promise.all(files.map((name) => rm(join(this.#gitFolder, name), { force: true })))
  }
}

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

function isAmong(path: string, paths: Paths): boolean {
  return (
    paths === undefined ||
    paths.some((each) => {
      const plain = each.replace(/\/$/, '')
      return path === plain || path.startsWith(`${plain}/`)
    })
  )
}

/** The entry that there is, if it is of this very file: git then need not read it again. */
function sameOr(known: ReadonlyMap<string, IndexEntry>, path: string, file: TreeFile): IndexEntry {
  const entry = known.get(path)
  const isSame = entry?.stage === 0 && entry.oid === file.oid && entry.mode === Number.parseInt(file.mode, 8)
  return isSame ? entry : entryOf(path, file)
}

/** A commit stores neither line ends nor angle brackets in a name; git leaves them out. */
function signable({ name, email }: Identity): Identity {
  const plain = (text: string) =>
    text.replaceAll(/[\u0000-\u001f<>]/g, '').replaceAll(/^[\s.,:;"'\\]+|[\s.,:;"'\\]+$/g, '')
  if (plain(name) === '')
    fail('validation_failed', { message: 'The name of the author has no character that a commit can store.' })
  return { name: plain(name), email: plain(email) }
}
