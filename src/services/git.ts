import type { Log } from '../call.ts'
import type { CommandSandbox } from '../platform/sandbox/command-sandbox.ts'
import { fail } from '../errors.ts'
import type { ErrorCode, FailureOptions } from '../errors.ts'
import type { TimelessEvent } from '../stores/port.ts'
import type { GitEngine, PushOutcome } from './git/engine.ts'
import { BadSettings } from './git/settings.ts'
import type { Setting } from './git/settings.ts'
import { faultInBranch, faultInRemote } from './git/ref-names.ts'
import { openRepository } from './git/repository.ts'
import type { Repository } from './git/repository.ts'
import { FifoQueue } from '../platform/work/fifo-queue.ts'
import type { Area, Foundation } from '../platform/work/area.ts'
import { timeouts } from '../timeouts.ts'

export { openRepository } from './git/repository.ts'

export interface Git {
  /**
   * Pushes one branch of the project to the branch of the same name, and moves no other ref.
   * One push runs at a time; the next waits for its turn. Resolves as well when there was nothing to push.
   */
  push(input: PushInput): Promise<void>

  /** Ends the pushes under way and takes no more. */
  close(): Promise<void>
}

export interface PushInput {
  /** `origin` when absent. */
  readonly remote?: string | undefined
  /** The current branch when absent. */
  readonly branch?: string | undefined
  readonly force?: boolean | undefined
  readonly dryRun?: boolean | undefined
  /** Where the remote branch has to be; all zeros when it may not exist yet. */
  readonly expectedOid?: string | undefined
  /** Who pushes, for the event. */
  readonly actor: string
  readonly signal: AbortSignal
}

export type GitEvent = TimelessEvent<'git.'>

export interface GitOptions {
  readonly projectFolder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where git runs when the remote is a folder of this machine. */
  readonly sandbox?: CommandSandbox
  /** `auto` takes git itself where it is installed. */
  readonly engine?: 'auto' | 'system' | 'isomorphic'
  /** How long a remote may be silent; the whole of a push may take ten times as long. */
  readonly timeoutMs?: number
  readonly log?: Log
  readonly emit?: (event: GitEvent) => void
}

export function createGit(options: GitOptions): Git {
  return new ProjectGit(options)
}

const totalFactor = timeouts.gitPush.ms / timeouts.gitSilence.ms
/** A queue that is longer than this has no chance to be served in time. */
const waitingMax = 16

/** What a push is about, once its names are checked and its defaults filled in. */
interface Push {
  readonly remote: string
  readonly branch: string
  readonly force: boolean
  readonly dryRun: boolean
  readonly expectedOid: string | undefined
  readonly signal: AbortSignal
}

class ProjectGit implements Git {
  readonly #options: GitOptions
  readonly #timeoutMs: number
  readonly #queue = new FifoQueue(waitingMax)
  readonly #closing = new AbortController()
  /**
   * The commits of remote branches that refused pushes reported: a caller who then forces the push knows what it
   * replaces.
   */
  readonly #reportedOids = new Map<string, string>()
  #hasGit = false

  constructor(options: GitOptions) {
    this.#options = options
    this.#timeoutMs = options.timeoutMs ?? timeouts.gitSilence.ms
  }

  async push(input: PushInput): Promise<void> {
    checkNames(input)
    const signal = AbortSignal.any([input.signal, this.#closing.signal])
    const place = await this.#queue.enter(AbortSignal.any([signal, AbortSignal.timeout(this.#timeoutMs)]))
    if (place === undefined) return signal.aborted ? this.#refuseAbandoned() : fail('git_busy')
    try {
      await this.#pushExclusively(input, signal)
    } finally {
      place.release()
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#queue.idle()
  }

  async #pushExclusively(input: PushInput, signal: AbortSignal): Promise<void> {
    const repository =
      (await openRepository(this.#options.projectFolder).catch(refuseBroken)) ??
      fail('git_repository_not_found', {
        message: 'The project folder is not the top-level folder of a git repository.',
        hint: 'Run git init in the project folder, or start the service with --project set to the top-level folder of the repository.',
      })
    if (repository.keepsLargeFiles) fail('git_unsupported', largeFiles)
    const branch =
      input.branch ??
      repository.branch ??
      fail('git_ref_not_found', { message: 'The repository has a detached HEAD. Name the branch to push.' })
    const push: Push = {
      remote: input.remote ?? 'origin',
      branch,
      force: input.force ?? false,
      dryRun: input.dryRun ?? false,
      expectedOid: input.expectedOid,
      signal,
    }
    const engine = await this.#engine()
    const outcome = await this.#run(engine, repository, push)
    this.#note(outcome, push, engine, input.actor)
    if (outcome.kind !== 'pushed' && outcome.kind !== 'upToDate') this.#refuse(outcome, push, repository)
  }

  /** Looked for each time until it is found, so that git may be installed while the service runs. */
  async #engine(): Promise<GitEngine> {
    const { engine = 'auto', environment, sandbox } = this.#options
    if (engine === 'isomorphic') return isomorphicEngine()
    const { createSystemEngine, hasGit } = await import('./git/system-engine.ts')
    this.#hasGit ||= await hasGit(environment)
    if (this.#hasGit) return createSystemEngine(environment, sandbox)
    if (engine === 'auto') return isomorphicEngine()
    return fail('git_unsupported', {
      message:
        'GANTRY_GIT_ENGINE is set to system, and git 2.30 or newer is not installed. Install git, or set GANTRY_GIT_ENGINE to auto.',
    })
  }

  async #run(engine: GitEngine, repository: Repository, push: Push): Promise<PushOutcome> {
    const limits = { silenceMs: this.#timeoutMs, totalMs: this.#timeoutMs * totalFactor }
    const outcome = await engine.push({ ...push, repository, limits })
    const isReported =
      outcome.kind === 'moved' &&
      outcome.remoteOid !== undefined &&
      this.#reportedOids.get(placeOf(push)) === outcome.remoteOid
    if (!push.force || push.expectedOid !== undefined || !isReported) return outcome
    return engine.push({ ...push, repository, limits, expectedOid: outcome.remoteOid })
  }

  #note(outcome: PushOutcome, push: Push, engine: GitEngine, actor: string): void {
    const { remote, branch, dryRun } = push
    const about = { remote, branch, engine: engine.name }
    this.#options.log?.info({ ...about, outcome: outcome.kind, dryRun }, 'a push has ended')
    if (outcome.kind === 'moved' || outcome.kind === 'nonFastForward')
      this.#reportedOids.set(placeOf(push), outcome.remoteOid ?? '')
    if (outcome.kind === 'pushed') this.#reportedOids.delete(placeOf(push))
    if (dryRun || outcome.kind === 'upToDate') return
    if (outcome.kind === 'pushed') {
      const { oid, oldOid, isForced } = outcome
      this.#options.emit?.({
        kind: 'git.pushed',
        actor,
        data: { ...about, oid, ...(oldOid !== undefined && { oldOid }), forced: isForced },
      })
    } else if (wasAsked(outcome)) {
      this.#options.emit?.({ kind: 'git.push.rejected', actor, data: { ...about, code: codes[outcome.kind] } })
    }
  }

  #refuse(outcome: Refusal, push: Push, repository: Repository): never {
    if (outcome.kind === 'abandoned') this.#refuseAbandoned()
    const unused = wasAsked(outcome) && outcome.kind !== 'rejected' ? hintOfUnused(repository.settings) : {}
    fail(codes[outcome.kind], { ...explain(outcome, push), ...unused })
  }

  #refuseAbandoned(): never {
    if (this.#closing.signal.aborted) fail('shutting_down')
    fail('upstream_timeout', { message: 'The push was cancelled before the git remote reported the result.' })
  }
}

type Refusal = Exclude<PushOutcome, { kind: 'pushed' | 'upToDate' }>

const codes: Readonly<Record<Refusal['kind'], ErrorCode>> = {
  unknownRemote: 'git_remote_not_found',
  unknownBranch: 'git_ref_not_found',
  nonFastForward: 'git_non_fast_forward',
  moved: 'git_non_fast_forward',
  rejected: 'git_remote_rejected',
  denied: 'git_auth_failed',
  unreachable: 'git_remote_unreachable',
  unsupported: 'git_unsupported',
  silent: 'upstream_timeout',
  abandoned: 'upstream_timeout',
  forbiddenAddress: 'validation_failed',
}

function explain(outcome: Refusal, { remote, branch, force }: Push): FailureOptions {
  switch (outcome.kind) {
    case 'unknownRemote':
      return { message: `The repository has no remote named ${remote}.` }
    case 'unknownBranch':
      return { message: `The repository has no branch named ${branch}, or the branch has no commit yet.` }
    case 'nonFastForward':
      return {
        message: `The remote branch ${branch}${at(outcome.remoteOid)} has commits that the local branch lacks. Fetch and merge first, or push with force to replace them.`,
      }
    case 'moved':
      return {
        message: `The remote branch ${branch} is not at the expected commit: ${whereabouts(outcome.remoteOid)}. Fetch and review the new commits${force ? ', then push with force again to replace them' : ''}.`,
      }
    case 'rejected':
      return {
        message: `The git remote refused the push: ${outcome.reason}.${outcome.words === '' ? '' : ` Its message: ${outcome.words}`}`,
      }
    case 'denied':
      return {
        message: `The git remote refused the credentials.${inBrackets(outcome.words)}`,
        ...(outcome.hint !== undefined && { hint: outcome.hint }),
      }
    case 'unreachable':
      return { message: `${outcome.message}${inBrackets(outcome.words)}` }
    case 'unsupported':
      return { message: outcome.message }
    case 'silent':
      return { message: 'The git remote did not respond in time. The push may have succeeded; push again to find out.' }
    case 'abandoned':
      return {}
    case 'forbiddenAddress':
      return {
        message: outcome.message,
        details: [{ path: 'body/remote', rule: 'git_address', message: outcome.message }],
      }
    default:
      return outcome satisfies never
  }
}

function at(oid: string | undefined): string {
  return oid === undefined ? '' : ` is at ${oid} and`
}

function whereabouts(oid: string | undefined): string {
  if (oid === undefined) return 'it has moved'
  return /^0+$/.test(oid) ? 'it is gone' : `it is at ${oid}`
}

function inBrackets(words: string): string {
  return words === '' ? '' : ` (${words})`
}

/** Whether a remote was asked at all, so that its answer is worth an event. */
function wasAsked(
  outcome: PushOutcome,
): outcome is Exclude<
  Refusal,
  { kind: 'unknownRemote' | 'unknownBranch' | 'unsupported' | 'forbiddenAddress' | 'abandoned' }
> {
  return ['nonFastForward', 'moved', 'rejected', 'denied', 'unreachable', 'silent'].includes(outcome.kind)
}

function placeOf({ remote, branch }: Push): string {
  return `${remote} ${branch}`
}

function checkNames({ remote, branch }: PushInput): void {
  const faults = [
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

/**
 * Settings of the repository by which its owner may have meant to reach the remote. They name commands, or weaken the
 * connection.
 */
const unusedSettings = new Set([
  'credential.helper',
  'core.sshcommand',
  'core.askpass',
  'core.gitproxy',
  'http.proxy',
  'remote.proxy',
  'http.sslverify',
  'http.sslcainfo',
  'http.sslcert',
  'http.sslkey',
  'http.cookiefile',
])

function hintOfUnused(settings: readonly Setting[]): FailureOptions {
  const names = new Set(
    settings.map(({ section, name }) => `${section}.${name}`).filter((name) => unusedSettings.has(name)),
  )
  if (names.size === 0) return {}
  return {
    hint: `A push by the service ignores these settings of the repository: ${[...names].join(', ')}. Move them to the git configuration of the service's user.`,
  }
}

// The hook by which Git LFS uploads is a command of the project, and does not run here. Without it the branch would
// name contents that the remote has not got.
const largeFiles: FailureOptions = {
  message: 'This project uses Git LFS, whose objects the service does not upload. Run git push in a terminal.',
}

function refuseBroken(error: unknown): never {
  if (error instanceof BadSettings)
    fail('git_repository_not_found', {
      message: `The configuration of the git repository cannot be read: line ${error.line} is not valid.`,
      cause: error,
    })
  throw error
}

async function isomorphicEngine(): Promise<GitEngine> {
  const { createIsomorphicEngine } = await import('./git/isomorphic-engine.ts')
  return createIsomorphicEngine()
}

/** The area as the service composes it. */
export function openGit(foundation: Foundation & { readonly sandbox: CommandSandbox }): Area<Git> {
  const { project: projectFolder, environment, gitEngine: engine } = foundation.config
  const git = createGit({ ...foundation, projectFolder, environment, engine })
  return { service: git, close: () => git.close() }
}
