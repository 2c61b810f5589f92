import { isAbsolute, relative } from 'node:path'
import type { Caller } from '../call.ts'
import type { CommandSandbox } from '../platform/sandbox/command-sandbox.ts'
import { fail } from '../errors.ts'
import type { FailureOptions } from '../errors.ts'
import type { TimelessEvent } from '../stores/port.ts'
import { RemoteCommands } from '../runner/commands/remote-commands.ts'
import type { RunnerClient } from '../runner/runner-client.ts'
import { BranchChanges } from './git/branch-changes.ts'
import { GitCredentials } from './git/credentials.ts'
import type { GitCredentialsOptions } from './git/credentials.ts'
import type { GitEngine, PushOutcome } from './git/engine.ts'
import { faultInBranch, faultInRemote } from '../platform/repository/ref-names.ts'
import { codes, explainPush, hintOfUnused, wasAsked } from './git/remotes/push-failures.ts'
import type { Refusal } from './git/remotes/push-failures.ts'
import { warningsOf } from './git/remotes/push-warnings.ts'
import { Pushes } from './git/pushes.ts'
import type { PushesOptions } from './git/pushes.ts'
import { GitHistory } from './git/history.ts'
import { GitReads } from './git/reads.ts'
import { actingFor } from './jobs.ts'
import type { Acting, Jobs } from './jobs.ts'
import { GitRemotes } from './git/remotes.ts'
import type { RemotesOptions } from './git/remotes.ts'
import { createSources } from './git/sources.ts'
import type { GitSources, SourceReading } from './git/sources.ts'
import type { GitSource, Snapshot, TreeEntry } from './git/snapshot.ts'
import type { Repository } from '../platform/repository/repository.ts'
import { GitStashes } from './git/stashes.ts'
import { GitTags } from './git/tags.ts'
import { Workplace } from './git/workplace.ts'
import type { WorkplaceOptions, Worktree } from './git/workplace.ts'
import { GitWorktrees } from './git/worktrees.ts'
import { GitWrites } from './git/writes.ts'
import type { WritesOptions } from './git/writes.ts'
import { isNarrow, matchesAny } from './identity.ts'
import type { Identity } from './identity.ts'
import type { Project } from './project.ts'
import { pathsInFolder } from '../platform/files/paths-in-folder.ts'
import { Egress } from '../platform/egress/egress.ts'
import { FifoQueue } from '../platform/work/fifo-queue.ts'
import type { Area, Foundation } from '../foundation.ts'
import { timeouts } from '../timeouts.ts'

export type { MergedBranch } from './git/worktree-merges.ts'
export type { GitPlace } from './git/place.ts'
export type { NarrowReader } from './git/readable.ts'
export { branchMoved } from './git/events.ts'
export type { GitSource, GitSources, GitWorktrees, Snapshot, SourceReading, TreeEntry, Worktree }

export interface PushInput {
  /** `origin` when absent. */
  readonly remote?: string | undefined
  /** The current branch when absent. */
  readonly branch?: string | undefined
  /** In place of a branch; it is never forced. */
  readonly tag?: string | undefined
  readonly force?: boolean | undefined
  readonly dryRun?: boolean | undefined
  /** Where the remote branch has to be; all zeros when it may not exist yet. */
  readonly expectedOid?: string | undefined
  /** Who pushes, for the event. */
  readonly actor: string
  /** Whether that is an agent, who pushes no protected branch. */
  readonly isAgent?: boolean
  readonly signal: AbortSignal
}

/** The event of a push, before it has a time. */
export type GitEvent = TimelessEvent<'git.'>

export interface GitOptions
  extends PushesOptions,
    Omit<WorkplaceOptions, 'closing'>,
    Pick<RemotesOptions, 'egress' | 'permits' | 'jobs'>,
    Pick<GitCredentialsOptions, 'secretBox'>,
    Pick<WritesOptions, 'readOnlyPaths'>,
    Pick<Foundation, 'log'> {
  /** How long a remote may be silent; the whole of a push may take ten times as long. */
  readonly timeoutMs: number
  /** Folders of the project that the service keeps its data in: no checkout may write there. */
  readonly guarded: readonly string[]
  /** Patterns of the branches that are not forced or deleted. */
  readonly protectedBranches: readonly string[]
}

const totalFactor = timeouts.gitPush.ms / timeouts.gitSilence.ms
/** A queue that is longer than this has no chance to be served in time. */
const waitingMax = 16

/** What a push is about, once its names are checked and its defaults filled in. */
interface Push {
  readonly remote: string
  /** The name of the branch; of a tag, the name of its ref. */
  readonly branch: string
  readonly ref: string
  readonly force: boolean
  readonly dryRun: boolean
  readonly expectedOid: string | undefined
  readonly signal: AbortSignal
}

export class Git implements Area {
  /** What the repository of the project contains. */
  readonly reads: GitReads
  /** What its commits have: folders, and lines with their origin. */
  readonly history: GitHistory
  /** Changes of the index, of commits and of local branches. */
  readonly writes: GitWrites
  readonly tags: GitTags
  readonly stashes: GitStashes
  /** Merges, rebases, picks and reverts. */
  readonly branchChanges: BranchChanges
  /** The record of pushes. */
  readonly pushes: Pushes
  /** How the service signs in at remotes. */
  readonly credentials: GitCredentials
  /** Other repositories, as other areas read them. */
  readonly sources: GitSources
  /** Working trees beside that of the project. */
  readonly worktrees: GitWorktrees
  /** The remotes of the repository, and the jobs that get something from them. */
  readonly remotes: GitRemotes
  readonly #options: GitOptions
  readonly #workplace: Workplace
  readonly #queue = new FifoQueue(waitingMax)
  readonly #closing = new AbortController()
  /**
   * The commits of remote branches that refused pushes reported: a caller who then forces the push knows what it
   * replaces.
   */
  readonly #reportedOids = new Map<string, string>()

  constructor(options: GitOptions) {
    this.#options = options
    this.#workplace = new Workplace({ ...options, closing: this.#closing.signal })
    this.reads = new GitReads(this.#workplace)
    this.history = new GitHistory(this.#workplace)
    const isProtected = (name: string) => this.#isProtected(name)
    const { now, guarded, readOnlyPaths } = options
    this.writes = new GitWrites({ workplace: this.#workplace, now, guarded, readOnlyPaths, isProtected })
    this.tags = new GitTags({ workplace: this.#workplace, writes: this.writes, now, isProtected })
    this.stashes = new GitStashes({ workplace: this.#workplace, writes: this.writes, now, guarded })
    this.branchChanges = new BranchChanges({ writes: this.writes, now, isProtected })
    this.worktrees = new GitWorktrees({ workplace: this.#workplace, writes: this.writes })
    this.pushes = new Pushes(options)
    const requireAllRemotes = (caller: Caller) => options.permits.requireAllRemotes(caller)
    const repository = () => this.#workplace.repository()
    this.credentials = new GitCredentials({ ...options, repository, requireAllRemotes })
    const program = () => this.#workplace.program()
    this.sources = createSources({ ...options, program, credentials: this.credentials, requireAllRemotes })
    this.remotes = new GitRemotes({
      ...options,
      workplace: this.#workplace,
      writes: this.writes,
      credentialFor: (remote) => this.credentials.sourceFor(remote),
    })
  }

  /** What the caller may not change in the project folder; nothing for a user with all rights of the role. */
  readOnlyPaths(caller: Caller): Promise<readonly string[]> {
    return this.#options.readOnlyPaths(actingFor(caller))
  }

  recover(): Promise<void> {
    return this.reseal()
  }

  /** The first call need not wait for the start of the runner, which takes longer than git. */
  async serve(): Promise<void> {
    void this.#workplace.prepare()
  }

  reseal(): Promise<void> {
    return this.credentials.recover()
  }

  /**
   * Pushes one branch of the project to the branch of the same name, and moves no other ref.
   * One push runs at a time; the next waits for its turn. Resolves as well when there was nothing to push.
   */
  async push(input: PushInput): Promise<{ readonly warnings?: string[] }> {
    checkNames(input)
    const signal = AbortSignal.any([input.signal, this.#closing.signal])
    const place = await this.#queue.enter(AbortSignal.any([signal, AbortSignal.timeout(this.#options.timeoutMs)]))
    if (place === undefined) return signal.aborted ? this.#refuseAbandoned() : fail('git_busy')
    try {
      return warningsOf(await this.#pushExclusively(input, signal))
    } finally {
      place.release()
    }
  }

  /** Ends what is under way and takes no more. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#queue.idle()
    await this.remotes.idle()
    await this.writes.idle()
    await this.#workplace.close()
  }

  async #pushExclusively(input: PushInput, signal: AbortSignal): Promise<PushOutcome> {
    const repository = await this.#workplace.repository()
    if (repository.keepsLargeFiles) fail('git_unsupported', largeFiles)
    const push: Push = {
      remote: input.remote ?? 'origin',
      ...pushedRef(input, repository),
      force: input.force ?? false,
      dryRun: input.dryRun ?? false,
      expectedOid: input.expectedOid,
      signal,
    }
    const name = input.tag ?? push.branch
    if (this.#isProtected(name) && (push.force || input.isAgent))
      fail('protected_branch', {
        message: `The branch ${name} is protected: it is not forced, and not pushed by agents.`,
      })
    const engine = await this.#workplace.engine()
    const outcome = await this.#run(engine, repository, push)
    await this.#note(outcome, push, engine, input.actor)
    if (outcome.kind !== 'pushed' && outcome.kind !== 'upToDate') this.#refuse(outcome, push, repository)
    return outcome
  }

  async #run(engine: GitEngine, repository: Repository, push: Push): Promise<PushOutcome> {
    const { timeoutMs } = this.#options
    const limits = { silenceMs: timeoutMs, totalMs: timeoutMs * totalFactor }
    const credential = await this.credentials.sourceFor(push.remote)
    const outcome = await engine.push({ ...push, repository, limits, credential })
    const isReported =
      outcome.kind === 'moved' &&
      outcome.remoteOid !== undefined &&
      this.#reportedOids.get(placeOf(push)) === outcome.remoteOid
    if (!push.force || push.expectedOid !== undefined || !isReported) return outcome
    return engine.push({ ...push, repository, limits, credential, expectedOid: outcome.remoteOid })
  }

  async #note(outcome: PushOutcome, push: Push, engine: GitEngine, actor: string): Promise<void> {
    const { remote, branch, dryRun } = push
    const about = { remote, branch, engine: engine.name }
    this.#options.log.info({ ...about, outcome: outcome.kind, dryRun }, 'a push has ended')
    if (outcome.kind === 'moved' || outcome.kind === 'nonFastForward')
      this.#reportedOids.set(placeOf(push), outcome.remoteOid ?? '')
    if (outcome.kind === 'pushed') this.#reportedOids.delete(placeOf(push))
    if (dryRun || outcome.kind === 'upToDate') return
    const record = { actor, remote, branch }
    if (outcome.kind === 'pushed') {
      const { oid, oldOid, isForced } = outcome
      const moved = { oid, ...(oldOid !== undefined && { oldOid }), forced: isForced }
      const event = { kind: 'git.pushed', actor, data: { ...about, ...moved } } as const
      await this.pushes.record({ ...record, ...moved, outcome: 'pushed' }, event)
    } else if (wasAsked(outcome)) {
      const code = codes[outcome.kind]
      const event = { kind: 'git.push.rejected', actor, data: { ...about, code } } as const
      await this.pushes.record({ ...record, forced: push.force, outcome: 'rejected', code }, event)
    }
  }

  #isProtected(branch: string): boolean {
    return matchesAny(this.#options.protectedBranches, branch)
  }

  #refuse(outcome: Refusal, push: Push, repository: Repository): never {
    if (outcome.kind === 'abandoned') this.#refuseAbandoned()
    const unused = wasAsked(outcome) && outcome.kind !== 'rejected' ? hintOfUnused(repository.settings) : {}
    fail(codes[outcome.kind], { ...explainPush(outcome, push), ...unused })
  }

  #refuseAbandoned(): never {
    if (this.#closing.signal.aborted) fail('shutting_down')
    fail('upstream_timeout', { message: 'The push was cancelled before the git remote reported the result.' })
  }
}

function placeOf({ remote, branch }: Push): string {
  return `${remote} ${branch}`
}

function pushedRef({ tag, branch: named }: PushInput, repository: Repository): Pick<Push, 'branch' | 'ref'> {
  if (tag !== undefined) return { branch: `refs/tags/${tag}`, ref: `refs/tags/${tag}` }
  const branch =
    named ??
    repository.branch ??
    fail('git_ref_not_found', { message: 'The repository has a detached HEAD. Name the branch to push.' })
  return { branch, ref: `refs/heads/${branch}` }
}

function checkNames({ remote, branch, tag, force, expectedOid }: PushInput): void {
  if (tag !== undefined && (branch !== undefined || force || expectedOid !== undefined))
    fail('validation_failed', {
      message: 'A tag is pushed alone: omit branch, force and expectedOid beside tag.',
      details: [{ path: 'body/tag', rule: 'exclusive', message: 'Omit branch, force and expectedOid.' }],
    })
  const faults = [
    { path: 'body/tag', fault: tag === undefined ? undefined : faultInBranch(tag) },
    { path: 'body/remote', fault: remote === undefined ? undefined : faultInRemote(remote) },
    { path: 'body/branch', fault: branch === undefined ? undefined : faultInBranch(branch) },
  ]
  const details = faults.flatMap(({ path, fault }) =>
    fault === undefined ? [] : [{ path, rule: 'git_ref', message: fault }],
  )
  if (details.length > 0)
    fail('validation_failed', {
      message: details.map(({ path, message }) => `${path.slice('body/'.length)}: ${message}`).join(' '),
      details,
    })
}

// The hook by which Git LFS uploads is a command of the project, and does not run here. Without it the branch would
// name contents that the remote has not got.
const largeFiles: FailureOptions = {
  message: 'This project uses Git LFS, whose objects the service does not upload. Run git push in a terminal.',
}

/** The area as the service composes it. */
export function openGit(
  foundation: Foundation & {
    readonly sandbox: CommandSandbox
    readonly runner: RunnerClient
    readonly identity: Identity
    readonly jobs: Jobs
    readonly project: Pick<Project, 'readOnlyPaths'>
  },
): Git {
  const { config, identity, project, runner } = foundation
  const { project: projectFolder, data, environment, gitConfig, gitEngine: engine, protectedBranches } = config
  const place = relative(projectFolder, data)
  const isOutside = place.startsWith('..') || isAbsolute(place) || place === ''
  const guarded = ['.gantry/project', ...(isOutside ? [] : [place])]
  const egress = new Egress({ allowed: config.privateTargets })
  const site = { environment, gitConfig, dataFolder: data, projectFolder, engine }
  const rules = { egress, permits: identity, guarded, protectedBranches, timeoutMs: timeouts.gitSilence.ms }
  const readOnlyPaths = async ({ grant, isByNarrow = false }: Acting) => {
    const state = await identity.grants.check(grant, { scopes: [], isReachChecked: true })
    if (!isByNarrow && 'caller' in state && !isNarrow(state.caller)) return []
    return pathsInFolder(projectFolder, await project.readOnlyPaths())
  }
  const commands = new RemoteCommands(runner)
  return new Git({ ...foundation, ...site, ...rules, readOnlyPaths, commands })
}
