import { ask } from './local.ts'
import type {
  DiffQuery,
  FoundBlob,
  GitBranch,
  GitCommit,
  GitDiffFile,
  GitStatus,
  LogQuery,
  ReadEngine,
  Site,
} from '../reading.ts'
import { valuesOf } from '../repository/settings.ts'
import { refuseMissing } from '../system/reads.ts'
import type { LocalThreads } from './threads.ts'

/** Reads without any git on the machine. */
export function createIsomorphicReads(threads: LocalThreads): ReadEngine {
  return new IsomorphicReads(threads)
}

class IsomorphicReads implements ReadEngine {
  readonly #threads: LocalThreads

  constructor(threads: LocalThreads) {
    this.#threads = threads
  }

  async status(site: Site): Promise<GitStatus> {
    const { branch: name } = site.repository
    return ask(this.#threads, site, { name: 'status', branch: { name, upstream: name && upstreamOf(site, name) } })
  }

  async diff(site: Site, query: DiffQuery): Promise<{ files: GitDiffFile[]; isTruncated: boolean }> {
    return ask(this.#threads, site, { name: 'diff', query })
  }

  async resolve(site: Site, revision: string): Promise<string | undefined> {
    return ask(this.#threads, site, { name: 'resolve', revision })
  }

  async log(site: Site, query: LogQuery): Promise<GitCommit[]> {
    return ask(this.#threads, site, { name: 'log', query })
  }

  async blob(site: Site, revision: string, path: string, bytesMax: number): Promise<FoundBlob> {
    const found = await ask(this.#threads, site, { name: 'blob', revision, path, bytesMax })
    return 'oid' in found ? { ...found, bytes: Buffer.from(found.bytes) } : refuseMissing(revision, path, found.type)
  }

  async *bytes(site: Site, oid: string, start: number, end: number): AsyncIterable<Uint8Array> {
    const whole = await ask(this.#threads, site, { name: 'bytes', oid })
    yield whole.subarray(start, end + 1)
  }

  async branches(site: Site): Promise<GitBranch[]> {
    const found = await ask(this.#threads, site, { name: 'branches' })
    return found.map(({ name, oid }) => {
      const upstream = upstreamOf(site, name)
      return { name, oid, ...(upstream !== undefined && { upstream }), isCurrent: site.repository.branch === name }
    })
  }
}

/** The remote-tracking branch that a branch follows, without `refs/remotes/`. */
function upstreamOf({ repository: { settings } }: Site, branch: string): string | undefined {
  const [remote, merge] = ['remote', 'merge'].map((name) => valuesOf(settings, 'branch', branch, name).at(-1))
  const name = /^refs\/heads\/(.+)$/.exec(merge ?? '')?.[1]
  if (remote === undefined || name === undefined) return undefined
  return remote === '.' ? name : `${remote}/${name}`
}
