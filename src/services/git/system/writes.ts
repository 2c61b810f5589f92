import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import { runAdding } from './adding.ts'
import type { CommandResult } from './command.ts'
import { refuseErrors, runLocal } from './local-command.ts'
import type { LocalOptions } from './local-command.ts'
import type { Machine } from './machine.ts'
import { scratchOf } from '../../../platform/repository/local-folder.ts'
import type { GitSite } from '../reading.ts'
import { cleanWords } from '../remotes/text.ts'
import type { CommitOrder, MergeOrder, WriteEngine } from '../writing.ts'
import { endMerge, readMerge } from './merge-state.ts'
import { patchIndex } from './patches.ts'
import { requireDiskRoom } from './disk-room.ts'
import { identityVariables, pointerVariables, refuseWrite, runWrite, withLocks } from './write-command.ts'

/** Writes by the git of the machine. */
export function createSystemWrites(machine: Machine): WriteEngine {
  return new SystemWrites(machine)
}

const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul']

class SystemWrites implements WriteEngine {
  readonly #machine: Machine

  constructor(machine: Machine) {
    this.#machine = machine
  }

  async stage(site: GitSite, paths: readonly string[] | undefined): Promise<void> {
    await withLocks(() => this.#add(site, paths))
  }

  async unstage(site: GitSite, paths: readonly string[] | undefined): Promise<void> {
    await withLocks(() => this.#run(site, ['reset', '--quiet', ...fromInput], { input: listed(paths) }))
  }

  patchIndex(site: GitSite, patch: string, direction: 'stage' | 'unstage'): Promise<void> {
    return withLocks(() => patchIndex(this.#machine, site, patch, direction))
  }

  async commit(site: GitSite, order: CommitOrder): Promise<string | 'moved'> {
    const merged = await readMerge(site)
    if (merged.length > 0 && order.paths)
      fail('git_conflict', { message: 'A merge is in progress. Commit everything that is staged, without paths.' })
    const tree = await withLocks(() =>
      order.paths ? this.#treeOf(site, order.paths, order.head) : this.#writeTree(site),
    )
    if (merged.length === 0 && (await this.#isTreeOf(site, tree, order.head))) fail('git_nothing_to_commit')
    const parents = [...(order.head === undefined ? [] : [order.head]), ...merged]
    const made = await this.#run(site, ['commit-tree', tree, ...parents.flatMap((oid) => ['-p', oid]), '-F', '-'], {
      input: order.message.endsWith('\n') ? order.message : `${order.message}\n`,
      environment: identityVariables(order),
    })
    const oid = made.output.trim()
    const [subject = ''] = order.message.split('\n')
    if (!(await this.moveRef(site, order.ref, oid, order.head, `commit: ${subject}`))) return 'moved'
    if (merged.length > 0) await endMerge(site)
    return oid
  }

  async moveRef(
    site: GitSite,
    ref: string,
    oid: string | undefined,
    oldOid: string | undefined,
    reason: string,
  ): Promise<boolean> {
    const zeros = '0'.repeat((oid ?? oldOid ?? '').length)
    const given = ['update-ref', '-m', reason.replaceAll(/[\u0000-\u001f\u007f]/g, ' '), '--no-deref']
    const result = await withLocks(async () => {
      const change = oid === undefined ? ['-d', ref] : [ref, oid]
      const tried = await runLocal(this.#machine, site, [...given, ...change, oldOid ?? zeros])
      return /\.lock': File exists/.test(tried.errors) ? refuseErrors(tried, site) : tried
    })
    if (result.code === 0) return true
    return /is at [0-9a-f]+ but expected|reference already exists|unable to resolve reference|reference is missing/.test(
      result.errors,
    )
      ? false
      : refuseWrite(result, site)
  }

  async checkout(site: GitSite, branch: string): Promise<void> {
    const given = [
      'checkout',
      '--quiet',
      '--no-guess',
      '--no-recurse-submodules',
      '--no-overwrite-ignore',
      branch,
      '--',
    ]
    await requireDiskRoom(this.#machine, site, 'HEAD', branch)
    await withLocks(() => this.#run(site, given))
  }

  async merge(site: GitSite, { oid, mode, message, committer }: MergeOrder): Promise<void> {
    await requireDiskRoom(this.#machine, site, 'HEAD', oid)
    const how = mode === 'merge' ? ['--no-edit', '-m', message] : ['--ff-only']
    const given = [
      'merge',
      '--quiet',
      '--no-verify',
      '--no-stat',
      '--no-overwrite-ignore',
      '--no-autostash',
      ...how,
      oid,
    ]
    const environment = { ...pointerVariables(site), ...identityVariables({ author: committer, committer }) }
    await withLocks(async () => {
      const result = await runLocal(this.#machine, site, given, { environment })
      if (result.code === 0) return
      const files = [...result.output.matchAll(/^CONFLICT .*$/gm)].map(([line]) => line)
      if (files.length === 0) refuseWrite(result, site)
      await this.#run(site, ['merge', '--abort'])
      fail('git_conflict', {
        message: `The merge has conflicts and was undone. Merge in a terminal. ${cleanWords(files.slice(0, 10).join('; '), [])}`,
      })
    })
  }

  async populate(site: GitSite, branch: string, oid: string): Promise<void> {
    await withLocks(() => this.#run(site, ['read-tree', '-m', '-u', '--no-recurse-submodules', oid]))
    await this.moveRef(site, `refs/heads/${branch}`, oid, undefined, 'clone')
  }

  async removeRefs(site: GitSite, prefix: string): Promise<void> {
    const { output } = await this.#run(site, ['for-each-ref', '--format=delete %(refname)', prefix])
    if (output !== '')
      await withLocks(() => this.#run(site, ['update-ref', '--no-deref', '--stdin'], { input: output }))
  }

  async isAncestor(site: GitSite, oid: string, of: string): Promise<boolean> {
    const { code } = await runLocal(this.#machine, site, ['merge-base', '--is-ancestor', '--', oid, of])
    return code === 0
  }

  async entries(
    site: GitSite,
    oid: string,
    paths: readonly string[],
  ): Promise<readonly { path: string; type: string }[]> {
    const { output } = await this.#run(site, ['ls-tree', '-z', oid, '--', ...paths])
    return [...output.matchAll(/\d+ (\w+) [0-9a-f]+\t([^\0]*)\0/g)].map(([, type = '', path = '']) => ({ path, type }))
  }

  async checkedOut(site: GitSite): Promise<readonly string[]> {
    const given = ['for-each-ref', '--format=%(worktreepath)%00%(refname:lstrip=2)', 'refs/heads/']
    const { output } = await this.#run(site, given)
    return output.split('\n').flatMap((line) => {
      const [path, name] = line.split('\0')
      return path && name ? [name] : []
    })
  }

  async #add(site: GitSite, paths: readonly string[] | undefined, environment: Readonly<Record<string, string>> = {}) {
    const given = ['add', '--all', '--no-warn-embedded-repo', ...fromInput]
    await runAdding(this.#machine, site, given, paths, { input: listed(paths), environment })
  }

  async #writeTree(site: GitSite, environment: Readonly<Record<string, string>> = {}): Promise<string> {
    return (await this.#run(site, ['write-tree'], { environment })).output.trim()
  }

  /** The tree of the last commit with these files as they are now. They are staged too. */
  async #treeOf(site: GitSite, paths: readonly string[], head: string | undefined): Promise<string> {
    await this.#add(site, paths)
    const folder = await mkdtemp(join(scratchOf(site.folder), 'index-'))
    try {
      const environment = { GIT_INDEX_FILE: join(folder, 'index') }
      if (head !== undefined) await this.#run(site, ['read-tree', head], { environment })
      await this.#add(site, paths, environment)
      return await this.#writeTree(site, environment)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #isTreeOf(site: GitSite, tree: string, head: string | undefined): Promise<boolean> {
    if (head === undefined) return emptyTrees.has(tree)
    const { output } = await this.#run(site, ['rev-parse', '--verify', '--end-of-options', `${head}^{tree}`])
    return output.trim() === tree
  }

  #run(site: GitSite, given: readonly string[], options: LocalOptions = {}): Promise<CommandResult> {
    return runWrite(this.#machine, site, given, options)
  }
}

/** What `git write-tree` gives for an empty index, in both object formats. */
const emptyTrees = new Set([
  '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
])

/** The input of `--pathspec-from-file`: these paths, or the whole working tree. */
function listed(paths: readonly string[] | undefined): string {
  return (paths ?? ['.']).map((path) => `${path}\0`).join('')
}
