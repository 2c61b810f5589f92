import * as git from 'isomorphic-git'
import { fail } from '../../../errors.ts'
import { commitOf } from '../formats/log.ts'
import type { GitCommit } from '../reading.ts'

/** A file, a link or a submodule in a tree or in the index. */
export interface TreeFile {
  /** Octal, as git writes it: `100644`. */
  readonly mode: string
  readonly oid: string
}

/** A commit with what its history is ordered by. */
export interface FoundCommit {
  readonly oid: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly seconds: number
  readonly shown: () => GitCommit
}

type Files = Parameters<typeof git.readBlob>[0]['fs']

export const submoduleMode = '160000'

/** Commits, trees and contents, as the library reads them. */
export class GitObjects {
  readonly #at: { readonly fs: Files; readonly gitdir: string; readonly cache: object }
  readonly #commits = new Map<string, FoundCommit>()

  constructor(fs: Files, gitdir: string) {
    this.#at = { fs, gitdir, cache: {} }
  }

  /** The id of the commit that a revision names; nothing for HEAD before the first commit. Fails with `git_ref_not_found`. */
  async resolve(revision: string): Promise<string | undefined> {
    const [, name = '', steps = ''] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? []
    const start = await this.#named(name)
    if (start === undefined) return name === 'HEAD' && steps === '' ? undefined : refuse(revision)
    let commit = await this.#peeled(start, revision)
    for (const [, kind, count] of steps.matchAll(/([~^])(\d*)/g)) {
      const number = count === '' ? 1 : Number(count)
      if (kind === '^') commit = number === 0 ? commit : await this.#parent(commit, number - 1, revision)
      else for (let step = 0; step < number; step++) commit = await this.#parent(commit, 0, revision)
    }
    return commit
  }

  async commit(oid: string): Promise<FoundCommit> {
    const known = this.#commits.get(oid)
    if (known !== undefined) return known
    const { commit } = await git.readCommit({ ...this.#at, oid })
    const { author, committer, message, parent, tree } = commit
    const signature = ({ name, email, timestamp }: typeof author) => ({ name, email, seconds: timestamp })
    const found: FoundCommit = {
      oid,
      tree,
      parents: parent,
      seconds: committer.timestamp,
      shown: () =>
        commitOf({ oid, parents: parent, author: signature(author), committer: signature(committer), message }),
    }
    this.#commits.set(oid, found)
    return found
  }

  /** Every file of a tree by its path; those below `folder` alone, if one is given. */
  async files(tree: string, folder = ''): Promise<Map<string, TreeFile>> {
    const found = new Map<string, TreeFile>()
    const read = async (oid: string, prefix: string): Promise<void> => {
      for (const entry of (await git.readTree({ ...this.#at, oid })).tree) {
        const path = prefix + entry.path
        const isWanted = folder === '' || path === folder || path.startsWith(`${folder}/`)
        if (entry.type === 'tree') {
          if (isWanted || folder.startsWith(`${path}/`)) await read(entry.oid, `${path}/`)
        } else if (isWanted) found.set(path, { mode: entry.mode.padStart(6, '0'), oid: entry.oid })
      }
    }
    await read(tree, '')
    return found
  }

  /** What stands at a path of a tree. */
  async entry(tree: string, path: string): Promise<{ readonly type: string; readonly oid: string } | undefined> {
    let found: { type: string; oid: string } | undefined = { type: 'tree', oid: tree }
    for (const part of path.split('/')) {
      if (found?.type !== 'tree') return undefined
      found = (await git.readTree({ ...this.#at, oid: found.oid })).tree.find((entry) => entry.path === part)
    }
    return found && { type: found.type, oid: found.oid }
  }

  async blob(oid: string): Promise<Buffer> {
    return Buffer.from((await git.readBlob({ ...this.#at, oid })).blob)
  }

  writeBlob(bytes: Uint8Array): Promise<string> {
    return git.writeBlob({ ...this.#at, blob: bytes })
  }

  /** Writes the trees of these files, and gives that of the top. */
  async writeTree(files: ReadonlyMap<string, TreeFile>): Promise<string> {
    const folders = new Map<string, Map<string, TreeFile>>()
    const entries: Parameters<typeof git.writeTree>[0]['tree'] = []
    for (const [path, file] of files) {
      const slash = path.indexOf('/')
      if (slash < 0) entries.push({ path, type: file.mode === submoduleMode ? 'commit' : 'blob', ...file })
      else {
        const name = path.slice(0, slash)
        const inner = folders.get(name) ?? new Map<string, TreeFile>()
        folders.set(name, inner.set(path.slice(slash + 1), file))
      }
    }
    for (const [path, inner] of folders)
      entries.push({ path, type: 'tree', mode: '040000', oid: await this.writeTree(inner) })
    return git.writeTree({ ...this.#at, tree: entries })
  }

  writeCommit(commit: Parameters<typeof git.writeCommit>[0]['commit']): Promise<string> {
    return git.writeCommit({ ...this.#at, commit })
  }

  /** Whether one commit is contained in another one. */
  async isAncestor(oid: string, of: string): Promise<boolean> {
    return (await this.#reach(of)).has(oid)
  }

  hash(bytes: Uint8Array): Promise<string> {
    return git.hashBlob({ object: bytes }).then(({ oid }) => oid)
  }

  async branches(): Promise<{ name: string; oid: string }[]> {
    const names = await git.listBranches(this.#at)
    const oids = await Promise.all(names.map((name) => this.ref(`refs/heads/${name}`)))
    return names.flatMap((name, index) => {
      const oid = oids[index]
      return oid === undefined ? [] : [{ name, oid }]
    })
  }

  async ref(name: string): Promise<string | undefined> {
    return git.resolveRef({ ...this.#at, ref: name }).catch(() => undefined)
  }

  isIgnored(dir: string, path: string): Promise<boolean> {
    return git.isIgnored({ ...this.#at, dir, filepath: path })
  }

  /** How many commits each of two histories has that the other one lacks. */
  async distance(one: string, other: string): Promise<{ ahead: number; behind: number }> {
    const [ours, theirs] = await Promise.all([this.#reach(one), this.#reach(other)])
    const lacking = (from: ReadonlySet<string>, of: ReadonlySet<string>) =>
      [...from].filter((oid) => !of.has(oid)).length
    return { ahead: lacking(ours, theirs), behind: lacking(theirs, ours) }
  }

  async #reach(oid: string): Promise<Set<string>> {
    const seen = new Set([oid])
    for (const each of seen) for (const parent of await this.#parents(each)) seen.add(parent)
    return seen
  }

  /** Those of a commit; none where a shallow clone ends. */
  async #parents(oid: string): Promise<readonly string[]> {
    const { parents } = await this.commit(oid)
    const known = await Promise.all(
      parents.map((parent) =>
        this.commit(parent).then(
          () => true,
          () => false,
        ),
      ),
    )
    return parents.filter((_, index) => known[index])
  }

  /** The parents of a commit that are here. */
  parents(oid: string): Promise<readonly string[]> {
    return this.#parents(oid)
  }

  async #named(name: string): Promise<string | undefined> {
    const isWhole = /^[0-9a-f]{40}$/.test(name)
    if (isWhole) return name
    const found = await git.resolveRef({ ...this.#at, ref: name }).catch(() => undefined)
    if (found !== undefined || !/^[0-9a-f]{4,39}$/.test(name)) return found
    return git.expandOid({ ...this.#at, oid: name }).catch(() => undefined)
  }

  /** An annotated tag leads to its commit. */
  async #peeled(oid: string, revision: string): Promise<string> {
    try {
      const { type, object } = await git.readObject({ ...this.#at, oid, format: 'parsed' })
      if (type === 'commit') return oid
      if (type !== 'tag' || typeof object !== 'object' || !('object' in object)) return refuse(revision)
      return await this.#peeled(String(object.object), revision)
    } catch (error) {
      if (error instanceof git.Errors.NotFoundError) return refuse(revision)
      throw error
    }
  }

  async #parent(oid: string, number: number, revision: string): Promise<string> {
    return (await this.commit(oid)).parents[number] ?? refuse(revision)
  }
}

function refuse(revision: string): never {
  return fail('git_ref_not_found', { message: `The repository has no commit ${revision}.` })
}
