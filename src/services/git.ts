import type { Log } from '../call.ts'
import { fail } from '../errors.ts'
import type { ErrorCode, FailureOptions } from '../errors.ts'
import type { GitEngine, PushOutcome } from './git/engine.ts'
import { BadSettings } from './git/settings.ts'
import type { Setting } from './git/settings.ts'
import { faultInBranch, faultInRemote } from './git/ref-names.ts'
import { openRepository } from './git/repository.ts'
import type { Repository } from './git/repository.ts'
import { Turns } from './git/turns.ts'

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

export interface GitEvent {
  readonly kind: 'git.pushed' | 'git.push.rejected'
  readonly actor: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface GitOptions {
  readonly projectFolder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** `auto` takes git itself where it is installed. */
  readonly engine?: 'auto' | 'system' | 'isomorphic'
  /** How long a remote may be silent; the whole of a push may take ten times as long. */
  readonly timeoutMs?: number
  readonly log?: Log
  readonly tell?: (event: GitEvent) => void
}

export function createGit(options: GitOptions): Git {
  return new ProjectGit(options)
}

const timeoutMsDefault = 60_000
const totalFactor = 10
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
  readonly #turns = new Turns(waitingMax)
  readonly #closing = new AbortController()
  /** Where a refused push told that a remote branch is: who pushes again with force has been told what it replaces. */
  readonly #toldOids = new Map<string, string>()
  #hasGit = false

  constructor(options: GitOptions) {
    this.#options = options
    this.#timeoutMs = options.timeoutMs ?? timeoutMsDefault
  }

  async push(input: PushInput): Promise<void> {
    checkNames(input)
    const signal = AbortSignal.any([input.signal, this.#closing.signal])
    const turn = await this.#turns.wait(AbortSignal.any([signal, AbortSignal.timeout(this.#timeoutMs)]))
    if (turn === undefined) return signal.aborted ? this.#refuseAbandoned() : fail('git_busy')
    try {
      await this.#pushInTurn(input, signal)
    } finally {
      turn.end()
    }
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#turns.idle()
  }

  async #pushInTurn(input: PushInput, signal: AbortSignal): Promise<void> {
    const repository =
      (await openRepository(this.#options.projectFolder).catch(refuseBroken)) ??
      fail('git_repository_not_found', {
        message: 'The project folder is not the top of a git repository.',
        hint: 'Run git init in the project folder, or start the service in the top folder of the repository.',
      })
    if (repository.keepsLargeFiles) fail('git_unsupported', largeFiles)
    const branch =
      input.branch ??
      repository.branch ??
      fail('git_ref_not_found', { message: 'The project is on no branch. Name the branch to push.' })
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
    const { engine = 'auto', environment } = this.#options
    if (engine === 'isomorphic') return isomorphicEngine()
    const { createSystemEngine, hasGit } = await import('./git/system-engine.ts')
    this.#hasGit ||= await hasGit(environment)
    if (this.#hasGit) return createSystemEngine(environment)
    if (engine === 'auto') return isomorphicEngine()
    return fail('git_unsupported', {
      message:
        'The service is told to push by git, and there is no git 2.30 or newer on its machine. Install git, or let the service choose the engine.',
    })
  }

  async #run(engine: GitEngine, repository: Repository, push: Push): Promise<PushOutcome> {
    const limits = { silenceMs: this.#timeoutMs, totalMs: this.#timeoutMs * totalFactor }
    const outcome = await engine.push({ ...push, repository, limits })
    const isTold =
      outcome.kind === 'moved' &&
      outcome.remoteOid !== undefined &&
      this.#toldOids.get(placeOf(push)) === outcome.remoteOid
    if (!push.force || push.expectedOid !== undefined || !isTold) return outcome
    return engine.push({ ...push, repository, limits, expectedOid: outcome.remoteOid })
  }

  #note(outcome: PushOutcome, push: Push, engine: GitEngine, actor: string): void {
    const { remote, branch, dryRun } = push
    const about = { remote, branch, engine: engine.name }
    this.#options.log?.info({ ...about, outcome: outcome.kind, dryRun }, 'a push has ended')
    if (outcome.kind === 'moved' || outcome.kind === 'nonFastForward')
      this.#toldOids.set(placeOf(push), outcome.remoteOid ?? '')
    if (outcome.kind === 'pushed') this.#toldOids.delete(placeOf(push))
    if (dryRun || outcome.kind === 'upToDate') return
    if (outcome.kind === 'pushed') {
      const { oid, oldOid, isForced } = outcome
      this.#options.tell?.({
        kind: 'git.pushed',
        actor,
        data: { ...about, oid, ...(oldOid !== undefined && { oldOid }), forced: isForced },
      })
    } else if (wasAsked(outcome)) {
      this.#options.tell?.({ kind: 'git.push.rejected', actor, data: { ...about, code: codes[outcome.kind] } })
    }
  }

  #refuse(outcome: Refusal, push: Push, repository: Repository): never {
    if (outcome.kind === 'abandoned') this.#refuseAbandoned()
    const unused = wasAsked(outcome) && outcome.kind !== 'rejected' ? hintOfUnused(repository.settings) : {}
    fail(codes[outcome.kind], { ...explain(outcome, push), ...unused })
  }

  #refuseAbandoned(): never {
    if (this.#closing.signal.aborted) fail('shutting_down')
    fail('upstream_timeout', { message: 'The push was cancelled before the git remote told the outcome.' })
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
        message: `The remote branch ${branch}${at(outcome.remoteOid)} has commits that this one lacks. Fetch and merge first, or push with force to replace them.`,
      }
    case 'moved':
      return {
        message: `The remote branch ${branch} is not where it was expected: ${whereabouts(outcome.remoteOid)}. Look at what came in${force ? ', then push with force again to replace it' : ''}.`,
      }
    case 'rejected':
      return {
        message: `The git remote refused the push: ${outcome.reason}.${outcome.words === '' ? '' : ` It says: ${outcome.words}`}`,
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
      return { message: 'The git remote did not answer in time. The push may have arrived; push again to find out.' }
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

/** Settings of the repository by which its owner may have meant to reach the remote. They name commands, or weaken the connection. */
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
    hint: `A push from here does not use these settings of the repository: ${[...names].join(', ')}. Put them into your own git configuration.`,
  }
}

// The hook by which Git LFS uploads is a command of the project, and does not run here. Without it the branch would
// name contents that the remote has not got.
const largeFiles: FailureOptions = {
  message:
    'This project keeps contents in Git LFS, which a push from here does not upload. Push it by git push in a terminal.',
}

function refuseBroken(error: unknown): never {
  if (error instanceof BadSettings)
    fail('git_repository_not_found', {
      message: `The configuration of the git repository has a mistake in line ${error.line} and cannot be read.`,
      cause: error,
    })
  throw error
}

async function isomorphicEngine(): Promise<GitEngine> {
  const { createIsomorphicEngine } = await import('./git/isomorphic-engine.ts')
  return createIsomorphicEngine()
}
