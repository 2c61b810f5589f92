import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Egress } from '../../platform/egress/egress.ts'
import { timeouts } from '../../timeouts.ts'
import { missingScopes } from '../identity.ts'
import type { GitCredentials } from './credentials.ts'
import type { GitProgram } from './engine.ts'
import { explainFailure } from './remotes/exchange-failures.ts'
import type { FetchProgress } from './fetching.ts'
import { faultInBranch } from '../../platform/repository/ref-names.ts'
import { faults, refuseFaults } from './revisions.ts'
import { faultInUrl, requireTarget, resolutionOf } from './remotes/url.ts'
import type { GitSource, Snapshot } from './snapshot.ts'

export interface SourceReading {
  readonly signal: AbortSignal
  readonly report: (progress: FetchProgress) => void
}

/** Reads repositories for other areas: by the rules of a fetch, into a folder of its own that is gone afterwards. */
export interface GitSources {
  /** Refuses an address or a caller that may not be, before anything is asked. */
  check(source: GitSource, caller: Caller): Promise<void>
  /** Fails with what a fetch fails with, and with `git_ref_not_found`. */
  read<Result>(
    source: GitSource,
    reading: SourceReading,
    work: (snapshot: Snapshot) => Promise<Result>,
  ): Promise<Result>
}

export interface SourcesOptions {
  readonly projectFolder: string
  readonly egress: Pick<Egress, 'check'>
  readonly program: () => Promise<GitProgram>
  readonly credentials: Pick<GitCredentials, 'sourceForUrl'>
  readonly requireAllRemotes: (caller: Caller) => void
}

const limits = { silenceMs: timeouts.gitSilence.ms, totalMs: timeouts.gitFetch.ms }

export function createSources(options: SourcesOptions): GitSources {
  const { egress, program, credentials, projectFolder, requireAllRemotes } = options
  return {
    async check({ gitUrl, path, ref }, caller) {
      if (missingScopes(caller.scopes, ['git:write']).length > 0)
        fail('scope_missing', {
          message: 'Reading a git repository requires the scope git:write, which this credential lacks.',
        })
      requireAllRemotes(caller)
      refuseFaults([
        ...faults('git_address', { 'body/gitUrl': gitUrl }, faultInUrl),
        ...faults('git_ref', { 'body/ref': ref }, faultInBranch),
        ...faults('file_path', { 'body/path': path }, faultInFolder),
      ])
      await requireTarget(egress, gitUrl, 'body/gitUrl')
      await program()
    },

    async read({ gitUrl, path, ref }, reading, work) {
      // The name may lead elsewhere by now.
      const resolution = resolutionOf(gitUrl, await requireTarget(egress, gitUrl, 'body/gitUrl'))
      const found = await (await program()).exchanges.snapshot({
        ...reading,
        limits,
        url: gitUrl,
        resolution,
        ref,
        path: folderOf(path),
        forbidden: [projectFolder],
        credential: await credentials.sourceForUrl(gitUrl),
      })
      if (found.kind === 'unknownRef')
        return fail('git_ref_not_found', { message: `The repository has no branch, tag or commit ${ref ?? 'HEAD'}.` })
      if (found.kind !== 'snapshot') {
        const [code, told] = explainFailure(found, gitUrl)
        return fail(code, told)
      }
      try {
        return await work(found)
      } finally {
        await found.remove()
      }
    },
  }
}

function folderOf(path: string | undefined): string {
  return (path ?? '').replace(/^(?:\.?\/)+|\/+$/g, '')
}

function faultInFolder(path: string): string | undefined {
  const isOutside = path.split('/').some((segment) => segment === '..' || segment === '.git')
  return isOutside || path.startsWith('/') || path.startsWith(':')
    ? 'Give a folder of the repository, without .. and without a slash at its beginning.'
    : undefined
}
