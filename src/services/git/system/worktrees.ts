import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fail } from '../../../errors.ts'
import { openInside } from '../../../platform/files/inside-folder.ts'
import { scratchOf } from '../../../platform/repository/local-folder.ts'
import { commitFormat, readCommits } from '../formats/log.ts'
import type { GitCommit, GitSite } from '../reading.ts'
import type { ConflictEntry, FileStage, FilesOrder, RecordOrder, WorktreeEngine } from '../worktree-engine.ts'
import type { CommitAuthor, WriteEngine } from '../writing.ts'
import { runAdding } from './adding.ts'
import type { CommandResult } from './command.ts'
import { requireDiskRoom } from './disk-room.ts'
import { editedConflicts } from './edited-conflicts.ts'
import { runLocal } from './local-command.ts'
import type { LocalOptions } from './local-command.ts'
import type { Machine } from './machine.ts'
import { endMerge, readMerge } from './merge-state.ts'
import { identityVariables, pointerVariables, refuseWrite, runWrite, withLocks } from './write-command.ts'

/** Working trees by the git of the machine. */
export function createSystemWorktrees(machine: Machine, writes: WriteEngine): WorktreeEngine {
  return new SystemWorktrees(machine, writes)
}

class SystemWorktrees implements WorktreeEngine {
  readonly #machine: Machine
  readonly #writes: WriteEngine

  constructor(machine: Machine, writes: WriteEngine) {
    this.#machine = machine
    this.#writes = writes
  }

  async fill(site: GitSite): Promise<void> {
    await withLocks(() => this.#run(site, ['read-tree', '--reset', '-u', '--no-recurse-submodules', 'HEAD']))
  }

  async isKept(site: GitSite, oid: string): Promise<boolean> {
    const given = ['for-each-ref', '--count=1', '--format=%(refname)', `--contains=${oid}`]
    return (await this.#run(site, [...given, 'refs/heads/', 'refs/remotes/', 'refs/tags/'])).output !== ''
  }

  snapshot(site: GitSite): Promise<string> {
    return this.#withSnapshot(site, async (tree) => tree)
  }

  async restore(site: GitSite, tree: string, keep: (before: string) => Promise<void>): Promise<void> {
    await this.#withSnapshot(site, async (before, environment) => {
      await keep(before)
      await requireDiskRoom(this.#machine, site, before, tree)
      const given = ['read-tree', '-m', '-u', '--no-recurse-submodules', before, tree]
      await this.#run(site, given, { environment })
    })
  }

  async treeOf(site: GitSite, oid: string): Promise<string> {
    const given = ['rev-parse', '--verify', '--end-of-options', `${oid}^{tree}`]
    return (await this.#run(site, given)).output.trim()
  }

  async record(site: GitSite, { tree, parents, message, committer }: RecordOrder): Promise<string> {
    const made = await this.#run(site, ['commit-tree', tree, ...parents.flatMap((oid) => ['-p', oid]), '-F', '-'], {
      input: message.endsWith('\n') ? message : `${message}\n`,
      environment: identityVariables({ author: committer, committer }),
    })
    return made.output.trim()
  }

  async commitFiles(site: GitSite, { head, paths, message, committer }: FilesOrder): Promise<string | 'moved'> {
    const input = paths.map((path) => `${path}\0`).join('')
    const update = ['update-index', '--add', '--remove', '-z', '--stdin']
    const tree = await this.#withIndex(site, async (environment) => {
      await this.#run(site, ['read-tree', head], { environment })
      await runAdding(this.#machine, site, update, paths, { input, environment })
      return (await this.#run(site, ['write-tree'], { environment })).output.trim()
    })
    if (tree === (await this.treeOf(site, head))) return head
    const oid = await this.record(site, { tree, parents: [head], message, committer })
    if (!(await this.#moveHead(site, oid, head, 'commit: changes of a task'))) return 'moved'
    await withLocks(() => runAdding(this.#machine, site, update, paths, { input }))
    return oid
  }

  async firstParents(site: GitSite, from: string, skip: number, limit: number): Promise<GitCommit[]> {
    const pages = [`--max-count=${limit}`, `--skip=${skip}`]
    const given = ['log', '-z', '--first-parent', `--format=${commitFormat}`, '--no-show-signature', ...pages]
    return readCommits((await this.#run(site, [...given, '--end-of-options', from, '--'])).output)
  }

  async beginMerge(site: GitSite, oid: string, committer: CommitAuthor): Promise<void> {
    const how = ['--no-commit', '--no-ff', '--no-verify', '--no-stat', '--no-overwrite-ignore', '--no-autostash']
    const environment = { ...pointerVariables(site), ...identityVariables({ author: committer, committer }) }
    await withLocks(async () => {
      const given = [...withBase, 'merge', '--quiet', ...how, oid]
      const result = await runLocal(this.#machine, site, given, { environment })
      if (result.code !== 0 && !/^CONFLICT /m.test(result.output)) refuseWrite(result, site)
    })
  }

  async concludeMerge(
    site: GitSite,
    head: string,
    { message, committer }: Pick<RecordOrder, 'message' | 'committer'>,
  ): Promise<string | 'moved'> {
    const merged = await readMerge(site)
    const tree = (await withLocks(() => this.#run(site, ['write-tree']))).output.trim()
    const oid = await this.record(site, { tree, parents: [...merged, head], message, committer })
    if (!(await this.#moveHead(site, oid, head, 'merge'))) return 'moved'
    await endMerge(site)
    return oid
  }

  async abortMerge(site: GitSite): Promise<void> {
    await withLocks(() => this.#run(site, ['merge', '--abort']))
  }

  async conflicts(site: GitSite): Promise<ConflictEntry[]> {
    const { output } = await this.#run(site, ['ls-files', '--unmerged', '-z'], { outputBytesMax: listBytesMax })
    const entries = new Map<string, { path: string; base?: FileStage; ours?: FileStage; theirs?: FileStage }>()
    for (const [, mode = '', oid = '', stage = '', path = ''] of output.matchAll(stagePattern)) {
      const entry = entries.get(path) ?? { path }
      entries.set(path, { ...entry, [sides[Number(stage) - 1] ?? 'base']: { mode, oid } })
    }
    return [...entries.values()]
  }

  edited(site: GitSite, paths: readonly string[]): Promise<string[]> {
    return this.#withSnapshot(site, (tree) => editedConflicts(this.#machine, site, tree, paths))
  }

  async store(site: GitSite, bytes: Uint8Array): Promise<string> {
    return (await this.#run(site, ['hash-object', '-w', '--no-filters', '--stdin'], { input: bytes })).output.trim()
  }

  async resolve(site: GitSite, path: string, file: FileStage | undefined): Promise<void> {
    const zeros = '0'.repeat(40)
    const entry = file === undefined ? `0 ${zeros}\t${path}\0` : `${file.mode} ${file.oid} 0\t${path}\0`
    await withLocks(async () => {
      await this.#run(site, ['update-index', '-z', '--index-info'], { input: entry })
      // What no entry names any more is an untracked file.
      if (file === undefined) await this.#run(site, ['clean', '-f', '-q', '-x', '--', path])
      else await this.#run(site, ['checkout-index', '-f', '-u', '-q', '-z', '--stdin'], { input: `${path}\0` })
    })
  }

  /** Works with an index beside the one of the working tree, in which all files are as they are now. */
  async #withSnapshot<Result>(
    site: GitSite,
    work: (tree: string, environment: Readonly<Record<string, string>>) => Promise<Result>,
  ): Promise<Result> {
    return this.#withIndex(site, async (environment) => {
      await copyIndex(site, environment.GIT_INDEX_FILE)
      const given = ['add', '--all', '--no-warn-embedded-repo', '--', '.']
      await runAdding(this.#machine, site, given, undefined, { environment })
      const tree = (await this.#run(site, ['write-tree'], { environment })).output.trim()
      return work(tree, environment)
    })
  }

  /** Works with an empty index beside the one of the working tree. */
  async #withIndex<Result>(
    site: GitSite,
    work: (environment: { readonly GIT_INDEX_FILE: string }) => Promise<Result>,
  ): Promise<Result> {
    const folder = await mkdtemp(join(scratchOf(site.folder), 'index-'))
    try {
      return await work({ GIT_INDEX_FILE: join(folder, 'index') })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  #moveHead(site: GitSite, oid: string, head: string, reason: string): Promise<boolean> {
    const { branch } = site.repository
    return this.#writes.moveRef(site, branch === undefined ? 'HEAD' : `refs/heads/${branch}`, oid, head, reason)
  }

  #run(site: GitSite, given: readonly string[], options: LocalOptions = {}): Promise<CommandResult> {
    return runWrite(this.#machine, site, given, options)
  }
}

/** Conflict markers have all three sides: the file alone shows what to resolve. */
const withBase = ['-c', 'merge.conflictStyle=diff3']
const sides = ['base', 'ours', 'theirs'] as const
const stagePattern = /(\d{6}) ([0-9a-f]+) ([123])\t([^\0]+)\0/g
const listBytesMax = 8_388_608

/**
 * With the index comes what git knows of the files, so that it reads only those that changed. Programs may write the
 * folder of the index: anything but a file counts as none.
 */
async function copyIndex({ repository: { gitFolder } }: GitSite, target: string): Promise<void> {
  const handle = await openInside(gitFolder, join(gitFolder, 'index'))
  if (handle === undefined) return
  try {
    const found = await handle.stat()
    if (!found.isFile()) fail('git_unsupported', { message: 'The index of the workspace is no file.' })
    await pipeline(handle.createReadStream({ autoClose: false }), createWriteStream(target, { mode: 0o600 }))
    // By its time git finds the files that may have changed in the second in which it was written.
    const seconds = Math.floor(found.mtimeMs / 1_000)
    await utimes(target, seconds, seconds)
  } finally {
    await handle.close()
  }
}
