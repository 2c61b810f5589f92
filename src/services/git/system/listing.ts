import { fail } from '../../../errors.ts'
import { quote } from '../../../platform/text/quote.ts'
import { readBlame } from '../formats/blame.ts'
import type { BlameQuery, GitBlameRange, GitTreeEntry, ListingEngine } from '../listing.ts'
import type { GitSite } from '../reading.ts'
import { refuseErrors, runLocal } from './local-command.ts'
import type { LocalOptions } from './local-command.ts'
import type { Machine } from './machine.ts'
import { refuseMissing } from './reads.ts'

/** Reads of the files of a commit by the git of the machine. */
export function createSystemListing(machine: Machine): ListingEngine {
  return new SystemListing(machine)
}

const outputBytesMax = 33_554_432

class SystemListing implements ListingEngine {
  readonly #machine: Machine

  constructor(machine: Machine) {
    this.#machine = machine
  }

  async entries(site: GitSite, commit: string, given: string | undefined): Promise<GitTreeEntry[]> {
    const path = given?.replace(/\/$/, '') ?? ''
    const { oid, type } = await this.#find(site, commit, path)
    if (type !== 'tree') refuseFolder(commit, path, type)
    const { output } = await this.#run(site, ['ls-tree', '-z', '--long', '--full-tree', oid])
    return [...output.matchAll(entryPattern)].map(([, mode = '', id = '', size, name = '']) => ({
      path: path === '' ? name : `${path}/${name}`,
      type: types[mode] ?? 'file',
      mode: modeOf(mode),
      oid: id,
      ...(size !== '-' && { size: Number(size) }),
    }))
  }

  async blame(site: GitSite, { commit, path, startLine, endLine }: BlameQuery): Promise<GitBlameRange[]> {
    const { type } = await this.#find(site, commit, path)
    if (type !== 'blob') refuseMissing(commit, path, type)
    const given = ['blame', '--porcelain', '-L', `${startLine},${endLine}`, commit, '--', path]
    const result = await runLocal(this.#machine, site, given, { outputBytesMax })
    if (result.code === 0 || result.isCut) return readBlame(result.output)
    return /has only \d+ lines?/.test(result.errors) ? [] : refuseErrors(result, site)
  }

  /** What the commit has at a path. The id of the commit stands before the path, so that it is no option. */
  async #find(site: GitSite, commit: string, path: string): Promise<{ oid: string; type: string | undefined }> {
    const { output } = await this.#run(site, ['cat-file', '--batch-check'], { input: `${commit}:${path}\n` })
    const [, oid = '', type] = /^([0-9a-f]{40,64}) (\w+) \d+$/m.exec(output) ?? []
    // A submodule is no object of this repository.
    return { oid, type: type ?? (/ submodule$/m.test(output) ? 'commit' : undefined) }
  }

  async #run(site: GitSite, given: readonly string[], options: LocalOptions = {}) {
    const result = await runLocal(this.#machine, site, given, { outputBytesMax, ...options })
    return result.code === 0 || result.isCut ? result : refuseErrors(result, site)
  }
}

const entryPattern = /(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t([^\0]+)\0/g
const types: Readonly<Record<string, GitTreeEntry['type']>> = {
  '040000': 'folder',
  '120000': 'link',
  '160000': 'submodule',
}

/** Old repositories have modes that git no longer writes: 100664 is a plain file. */
function modeOf(mode: string): GitTreeEntry['mode'] {
  switch (mode) {
    case '040000':
    case '120000':
    case '160000':
    case '100755':
      return mode
    default:
      return '100644'
  }
}

function refuseFolder(commit: string, path: string, type: string | undefined): never {
  const message =
    type === undefined ? `The commit ${commit} has no folder ${quote(path)}.` : `${quote(path)} is not a folder.`
  return fail('git_path_not_found', { message })
}
