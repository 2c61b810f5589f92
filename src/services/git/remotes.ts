import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Caller, Staged } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Egress } from '../../platform/egress/egress.ts'
import { moveFolder } from '../../platform/files/move-folder.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { FifoQueue } from '../../platform/work/fifo-queue.ts'
import { timeouts } from '../../timeouts.ts'
import { actingFor, actingOf } from '../jobs.ts'
import type { Job, JobDone, JobRun, Jobs } from '../jobs.ts'
import { fetched, branchUpdated } from './events.ts'
import type { ExchangeFailure, UpdatedRef } from './fetching.ts'
import type { CredentialSource } from './outcomes.ts'
import { explainFailure } from './remotes/exchange-failures.ts'
import { remotesOf } from './reads.ts'
import type { GitRemote } from './reads.ts'
import type { GitSite } from './reading.ts'
import { faultInBranch, faultInRemote } from '../../platform/repository/ref-names.ts'
import { faultInUrl, requireTarget, resolutionOf } from './remotes/url.ts'
import { openRepository } from '../../platform/repository/repository.ts'
import { faultInRepositoryPath, faults, refuseFaults } from './revisions.ts'
import { addSettings, removeSections } from '../../platform/repository/settings-file.ts'
import { GitSubmodules } from './submodules.ts'
import type { Workplace } from './workplace.ts'
import type { GitWrites } from './writes.ts'
import { defined } from '../../platform/work/defined.ts'

type GitJobKind = Extract<
  Schemas['JobKind'],
  'fetch_remote' | 'pull_changes' | 'clone_repository' | 'update_submodules'
>
type GitJobInput = NonNullable<JobRun['job']['input']['git']>

export interface RemotesOptions {
  readonly projectFolder: string
  readonly workplace: Workplace
  readonly writes: GitWrites
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly egress: Pick<Egress, 'check'>
  /** Paths below the top of the repository with the data of the service. */
  readonly guarded: readonly string[]
  /** What a caller may do with remotes and branches, asked again when a job is repeated. */
  readonly permits: {
    requireRemote(caller: Caller, remote: string): void
    requireBranch(caller: Caller, branch: string | undefined): void
    requireAllRemotes(caller: Caller): void
  }
  /** The credential of a remote, if one is stored. */
  readonly credentialFor: (remote: string) => Promise<CredentialSource | undefined>
  readonly now: () => string
}

const waitingMax = 16
const limits = { silenceMs: timeouts.gitSilence.ms, totalMs: timeouts.gitFetch.ms }

/** The remotes of the repository, and the jobs that get something from them. */
export class GitRemotes {
  readonly submodules: GitSubmodules
  readonly #options: RemotesOptions
  /** One exchange at a time: two would wait for each other's locks. */
  readonly #queue = new FifoQueue(waitingMax)

  constructor(options: RemotesOptions) {
    this.#options = options
    this.submodules = new GitSubmodules(options)
    const define = (kind: GitJobKind, isIdempotent: boolean, run: (run: JobRun) => Promise<JobDone>) =>
      options.jobs.define(kind, {
        scopes: ['git:write'],
        attemptsMax: 1,
        isIdempotent,
        permit: ({ input }, caller) => this.#permit(kind, input.git, caller),
        run,
      })
    define('fetch_remote', true, (run) => this.#runFetch(run))
    define('pull_changes', false, (run) => this.#runPull(run))
    define('clone_repository', false, (run) => this.#runClone(run))
    define('update_submodules', true, (run) => this.#runSubmodules(run))
  }

  async add(
    { name, url }: Schemas['NewRemote'],
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Staged<{ remote: GitRemote }>> {
    refuseFaults([
      ...faults('git_ref', { 'body/name': name }, faultInRemote),
      ...faults('git_address', { 'body/url': url }, faultInUrl),
    ])
    this.#options.permits.requireAllRemotes(caller)
    await requireTarget(this.#options.egress, url, 'body/url')
    await this.#options.writes.alone(signal, async () => {
      const repository = await this.#options.workplace.repository()
      if (remotesOf(repository).some((remote) => remote.name === name))
        fail('already_exists', { message: `The remote ${name} exists.` })
      await addSettings(repository, [
        { section: 'remote', subsection: name, name: 'url', value: url },
        { section: 'remote', subsection: name, name: 'fetch', value: `+refs/heads/*:refs/remotes/${name}/*` },
      ])
    })
    return recordEffect(async () => ({ remote: { name, url }, changes: [] }))
  }

  async remove(name: string, caller: Caller, signal: AbortSignal): Promise<Staged> {
    refuseFaults(faults('git_ref', { 'path/remoteName': name }, faultInRemote))
    this.#options.permits.requireAllRemotes(caller)
    await this.#options.writes.exclusively(signal, async (site, { writes }) => {
      requireKnown(site, name)
      await writes.removeRefs(site, `refs/remotes/${name}/`)
      await removeSections(site.repository, 'remote', name)
    })
    return recordEffect(async () => ({ changes: [] }))
  }

  async fetch({ remote = 'origin' }: Schemas['FetchInput'], caller: Caller): Promise<Staged<{ job: Job }>> {
    return this.#enqueue('fetch_remote', { remote }, caller)
  }

  async pull({ remote = 'origin', branch, mode }: Schemas['PullInput'], caller: Caller): Promise<Staged<{ job: Job }>> {
    return this.#enqueue(
      'pull_changes',
      { remote, ...(branch !== undefined && { branch }), ...(mode && { mode }) },
      caller,
    )
  }

  async clone({ url, branch, depth }: Schemas['CloneInput'], caller: Caller): Promise<Staged<{ job: Job }>> {
    refuseFaults([
      ...faults('git_address', { 'body/url': url }, faultInUrl),
      ...faults('git_ref', { 'body/branch': branch }, faultInBranch),
    ])
    await requireTarget(this.#options.egress, url, 'body/url')
    const input = { url, ...defined({ branch, depth }) }
    return this.#enqueue('clone_repository', input, caller)
  }

  async updateSubmodules({ paths }: Schemas['SubmodulesInput'], caller: Caller): Promise<Staged<{ job: Job }>> {
    const named = Object.fromEntries(paths.map((path, index) => [`body/paths/${index}`, path]))
    refuseFaults(faults('path', named, faultInRepositoryPath))
    return this.#enqueue('update_submodules', { paths }, caller)
  }

  idle(): Promise<void> {
    return this.#queue.idle()
  }

  async #enqueue(kind: GitJobKind, git: GitJobInput, caller: Caller): Promise<Staged<{ job: Job }>> {
    await this.#permit(kind, git, caller)
    await this.#options.workplace.program()
    return this.#options.jobs.enqueue({ kind, ...actingFor(caller), input: { git } })
  }

  /** Refuses what could never be done, and what the caller may not have done. */
  async #permit(kind: GitJobKind, git: GitJobInput | undefined, caller: Caller): Promise<void> {
    const { permits, workplace } = this.#options
    if (kind === 'clone_repository') {
      permits.requireAllRemotes(caller)
      if (await this.#hasRepository()) fail('already_exists', { message: 'The project folder has a git repository.' })
      return
    }
    if (kind === 'update_submodules') {
      permits.requireAllRemotes(caller)
      const signal = AbortSignal.timeout(timeouts.gitLocal.ms)
      return this.submodules.require(git?.paths ?? [], actingFor(caller), signal)
    }
    const remote = git?.remote ?? 'origin'
    refuseFaults([
      ...faults('git_ref', { 'body/remote': remote }, faultInRemote),
      ...faults('git_ref', { 'body/branch': git?.branch }, faultInBranch),
    ])
    permits.requireRemote(caller, remote)
    const repository = await workplace.repository()
    requireKnown({ repository }, remote)
    if (kind === 'pull_changes') permits.requireBranch(caller, repository.branch)
  }

  async #runFetch(run: JobRun): Promise<JobDone> {
    return this.#attempt(run, async (site) => {
      const { remote = 'origin' } = run.job.input.git ?? {}
      const refs = await this.#fetch(run, site, remote)
      return { result: { refs: refs.slice(0, refsMax) } }
    })
  }

  async #runPull(run: JobRun): Promise<JobDone> {
    const { remote = 'origin', branch: named, mode = 'fast_forward' } = run.job.input.git ?? {}
    return this.#attempt(run, async (site) => {
      const refs = await this.#fetch(run, site, remote)
      const { commit, changes } = await this.#options.writes.exclusively(run.signal, async (now, engine) => {
        const { branch: current } = now.repository
        const branch =
          named ?? current ?? fail('git_ref_not_found', { message: 'HEAD is detached. Name the branch to pull.' })
        const oid = await engine.reads.resolve(now, `refs/remotes/${remote}/${branch}`).catch(() => undefined)
        if (oid === undefined)
          return fail('git_ref_not_found', { message: `The remote ${remote} has no branch ${branch}.` })
        await this.#options.writes.requireHarmless(now, engine, oid, actingOf(run.job))
        const oldOid = await engine.reads.resolve(now, 'HEAD')
        await engine.writes.merge(now, {
          oid,
          mode,
          message: `Merge branch '${branch}' of ${remote}`,
          committer: await this.#options.writes.committer(now, { userId: run.job.createdBy }),
        })
        const head = (await engine.reads.resolve(now, 'HEAD')) ?? oid
        const moment = { at: this.#options.now(), actor: run.job.createdBy }
        const data = {
          branch: current ?? 'HEAD',
          change: 'moved' as const,
          oid: head,
          ...(oldOid !== undefined && { oldOid }),
        }
        return { commit: head, changes: head === oldOid ? [] : [branchUpdated(data, moment)] }
      })
      return { result: { commit, refs: refs.slice(0, refsMax) }, changes: async () => changes }
    })
  }

  async #runClone(run: JobRun): Promise<JobDone> {
    const { url = '', branch, depth } = run.job.input.git ?? {}
    const { projectFolder, workplace } = this.#options
    return this.#guarded(run, async () => {
      if (await this.#hasRepository()) fail('already_exists', { message: 'The project folder has a git repository.' })
      const resolution = resolutionOf(url, await requireTarget(this.#options.egress, url, 'body/url'))
      const engine = await workplace.program()
      const cloned = await engine.exchanges.clone({
        ...this.#about(run),
        folder: projectFolder,
        url,
        branch,
        depth,
        resolution,
      })
      if (cloned.kind === 'unknownBranch')
        return fail('git_ref_not_found', { message: `The remote has no branch ${branch}.` })
      if (cloned.kind !== 'cloned') return refuse(cloned, 'origin')
      try {
        if (cloned.oid !== undefined && cloned.branch !== undefined) {
          const site = await workplace.siteOf(cloned.gitFolder, run.signal)
          await this.#options.writes.requireHarmless(site, engine, cloned.oid)
          await engine.writes.populate(site, cloned.branch, cloned.oid)
        }
        await moveFolder(cloned.gitFolder, join(projectFolder, '.git'))
      } finally {
        await cloned.remove()
      }
      return { result: { ...(cloned.oid !== undefined && { commit: cloned.oid }) } }
    })
  }

  async #runSubmodules(run: JobRun): Promise<JobDone> {
    return this.#guarded(run, async () => {
      const changed = await this.submodules.update(run.job.input.git?.paths ?? [], actingOf(run.job), this.#about(run))
      await run.write(Buffer.from(changed.map((path) => `${path}\n`).join('')))
      return { result: {} }
    })
  }

  async #fetch(run: JobRun, { repository }: GitSite, remote: string): Promise<UpdatedRef[]> {
    const engine = await this.#options.workplace.program()
    const outcome = await engine.exchanges.fetch({
      ...this.#about(run),
      repository,
      remote,
      credential: await this.#options.credentialFor(remote),
    })
    if (outcome.kind !== 'fetched') return refuse(outcome, remote)
    const updated = [...outcome.updated]
    const data = { remote, jobId: run.job.id, updated: updated.length }
    await run.commit(async () => [fetched(data, { at: this.#options.now(), actor: run.job.createdBy })])
    return updated
  }

  #about(run: JobRun) {
    const { signal } = run
    return {
      limits,
      signal,
      report: ({ phase, current, total }: { phase: string; current: number; total: number }) =>
        run.progress({ phase, current, total, unit: 'objects' }),
    }
  }

  #attempt(run: JobRun, work: (site: GitSite) => Promise<JobDone>): Promise<JobDone> {
    return this.#guarded(run, async () => work(await this.#options.workplace.site(run.signal)))
  }

  /** What a call would answer as a failure is the error of the job. */
  async #guarded(run: JobRun, work: () => Promise<JobDone>): Promise<JobDone> {
    const place = await this.#queue.enter(run.signal)
    try {
      if (place === undefined) fail('git_busy')
      return await work()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await run.write(Buffer.from(`${error.message}\n`))
      return { error: { reason: 'failed', message: error.message, code: error.code }, mayPass: false }
    } finally {
      place?.release()
    }
  }

  async #hasRepository(): Promise<boolean> {
    const { projectFolder } = this.#options
    const found = await stat(join(projectFolder, '.git')).catch(() => undefined)
    return found !== undefined || (await openRepository(projectFolder).catch(() => undefined)) !== undefined
  }
}

const refsMax = 1_000

function refuse(outcome: ExchangeFailure, remote: string): never {
  const [code, options] = explainFailure(outcome, remote)
  return fail(code, options)
}

function requireKnown({ repository }: Pick<GitSite, 'repository'>, name: string): void {
  if (!remotesOf(repository).some((remote) => remote.name === name))
    fail('git_remote_not_found', { message: `The repository has no remote named ${name}.` })
}
