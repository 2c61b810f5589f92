import { quote } from '../../../platform/text/quote.ts'
import { fail } from '../../../errors.ts'
import { readDiff } from '../formats/diff.ts'
import { refuseErrors, runLocal, streamLocal } from './local-command.ts'
import type { LocalOptions } from './local-command.ts'
import type { Machine } from './machine.ts'
import { commitFormat, readCommits } from '../formats/log.ts'
import type {
  DiffQuery,
  FoundBlob,
  GitBranch,
  GitCommit,
  GitDiffFile,
  GitStatus,
  CommitLogQuery,
  ReadEngine,
  GitSite,
} from '../reading.ts'
import { readStatus } from '../formats/status.ts'

/** Reads by the git of the machine: one process a question. */
export function createSystemReads(machine: Machine): ReadEngine {
  return new SystemReads(machine)
}

const statusBytesMax = 8_388_608
const diffBytesMax = 8_388_608
const plainDiff = ['--no-ext-diff', '--no-textconv', '--no-color', '--find-renames', '--ignore-submodules=dirty']

class SystemReads implements ReadEngine {
  readonly #machine: Machine

  constructor(machine: Machine) {
    this.#machine = machine
  }

  async status(site: GitSite): Promise<GitStatus> {
    const given = ['status', '--porcelain=v2', '--branch', '-z', '--untracked-files=all', '--ignore-submodules=dirty']
    const result = await this.#run(site, given, { outputBytesMax: statusBytesMax })
    return readStatus(result.output, result.isCut)
  }

  async diff(
    site: GitSite,
    { from, to, staged, path }: DiffQuery,
  ): Promise<{ files: GitDiffFile[]; isTruncated: boolean }> {
    const { command, revisions } = sidesOf(from, to, staged)
    const what = ['-z', '--raw', '--numstat', '--patch', ...plainDiff]
    const given = [...command, ...what, '--end-of-options', ...revisions, '--', ...(path === undefined ? [] : [path])]
    return readDiff((await this.#run(site, given, { outputBytesMax: diffBytesMax })).output)
  }

  async resolve(site: GitSite, revision: string): Promise<string | undefined> {
    const given = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
    const { code, output } = await runLocal(this.#machine, site, given)
    if (code === 0) return output.trim()
    if (revision === 'HEAD') return undefined
    return fail('git_ref_not_found', { message: `The repository has no commit ${revision}.` })
  }

  async log(site: GitSite, { ref, path, skip, limit }: CommitLogQuery): Promise<GitCommit[]> {
    const pages = [`--max-count=${limit}`, `--skip=${skip}`]
    const given = ['log', '-z', `--format=${commitFormat}`, '--no-show-signature', '--no-ext-diff', '--no-textconv']
    const paths = path === undefined ? [] : [path]
    return readCommits((await this.#run(site, [...given, ...pages, '--end-of-options', ref, '--', ...paths])).output)
  }

  async mergeBase(site: GitSite, one: string, other: string): Promise<string | undefined> {
    const { code, output } = await runLocal(this.#machine, site, ['merge-base', one, other])
    return code === 0 ? output.trim() : undefined
  }

  async hasMerges(site: GitSite, from: string, to: string): Promise<boolean> {
    const given = ['rev-list', '--merges', '--max-count=1', `${from}..${to}`, '--']
    return (await this.#run(site, given)).output !== ''
  }

  async blob(site: GitSite, revision: string, path: string, bytesMax: number): Promise<FoundBlob> {
    // The commit is asked for by its id alone: its content may be long.
    const input = `${revision}^{commit}\n${revision}:${path.replace(/\/$/, '')}\n`
    const heads = (await this.#run(site, ['cat-file', '--batch-check'], { input })).output.split('\n')
    const [commit = '', commitType] = (heads[0] ?? '').split(' ')
    if (commitType !== 'commit') fail('git_ref_not_found', { message: `The repository has no commit ${revision}.` })
    const [, oid = '', type, size] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(heads[1] ?? '') ?? []
    if (type !== 'blob') return refuseMissing(revision, path, type)
    const { bytes } = await this.#run(site, ['cat-file', 'blob', oid], { outputBytesMax: bytesMax })
    return { commit, oid, size: Number(size), bytes }
  }

  async *bytes(site: GitSite, oid: string, start: number, end: number): AsyncIterable<Uint8Array> {
    let at = 0
    for await (const chunk of streamLocal(this.#machine, site, ['cat-file', 'blob', oid])) {
      const wanted = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
      at += chunk.length
      if (wanted.length > 0) yield wanted
      if (at > end) return
    }
  }

  async branches(site: GitSite): Promise<GitBranch[]> {
    const format = '%(refname:lstrip=2)%00%(objectname)%00%(upstream:lstrip=2)%00%(HEAD)'
    const { output } = await this.#run(site, ['for-each-ref', `--format=${format}`, '--sort=refname', 'refs/heads/'])
    return output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [name = '', oid = '', upstream = '', head] = line.split('\0')
        return { name, oid, ...(upstream !== '' && { upstream }), isCurrent: head === '*' }
      })
  }

  async isContained(site: GitSite, oid: string, revisions: readonly string[]): Promise<boolean> {
    // What is missing is ignored: HEAD may have no commit yet, and a workspace no checkpoint.
    const given = ['rev-list', '--max-count=1', '--ignore-missing', oid, '--not', 'HEAD', '--branches', '--tags']
    return (await this.#run(site, [...given, '--remotes', ...revisions, '--'])).output === ''
  }

  async #run(site: GitSite, given: readonly string[], options: LocalOptions = { outputBytesMax: readBytesMax }) {
    const result = await runLocal(this.#machine, site, given, { outputBytesMax: readBytesMax, ...options })
    return result.code === 0 || result.isCut ? result : refuseErrors(result, site)
  }
}

const readBytesMax = 33_554_432

/** The command that compares the two sides. A commit without a parent is compared with nothing. */
function sidesOf(from: string | undefined, to: string | undefined, staged: boolean) {
  if (to === undefined)
    return { command: ['diff', ...(staged ? ['--cached'] : [])], revisions: from === undefined ? [] : [from] }
  return from === undefined
    ? { command: ['diff-tree', '--root', '--no-commit-id', '-r', '-m', '--first-parent'], revisions: [to] }
    : { command: ['diff'], revisions: [from, to] }
}

export function refuseMissing(revision: string, path: string, type: string | undefined): never {
  const kind = { tree: 'is a folder', commit: 'is a submodule' }[type ?? '']
  return fail('git_path_not_found', {
    message:
      kind === undefined
        ? `The commit ${quote(revision)} has no file ${quote(path)}.`
        : `${quote(path)} ${kind}, and not a file.`,
  })
}
