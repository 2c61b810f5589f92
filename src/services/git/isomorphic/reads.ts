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

/** Reads without any git on the machine, each question in a thread of its own. */
export function createIsomorphicReads(): ReadEngine {
  return new IsomorphicReads()
}

class IsomorphicReads implements ReadEngine {
  async status(site: Site): Promise<GitStatus> {
    const { branch: name } = site.repository
    return ask(site, { name: 'status', branch: { name, upstream: name && upstreamOf(site, name) } })
  }

  async diff(site: Site, query: DiffQuery): Promise<{ files: GitDiffFile[]; isTruncated: boolean }> {
    return ask(site, { name: 'diff', query })
  }

  async resolve(site: Site, revision: string): Promise<string | undefined> {
    return ask(site, { name: 'resolve', revision })
  }

  async log(site: Site, query: LogQuery): Promise<GitCommit[]> {
    return ask(site, { name: 'log', query })
  }

  async blob(site: Site, revision: string, path: string, bytesMax: number): Promise<FoundBlob> {
    const found = await ask(site, { name: 'blob', revision, path, bytesMax })
    return 'oid' in found ? { ...found, bytes: Buffer.from(found.bytes) } : refuseMissing(revision, path, found.type)
  }

  async *bytes(site: Site, oid: string, start: number, end: number): AsyncIterable<Uint8Array> {
    const whole = await ask(site, { name: 'bytes', oid })
    yield whole.subarray(start, end + 1)
  }

  async branches(site: Site): Promise<GitBranch[]> {
    const found = await ask(site, { name: 'branches' })
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
