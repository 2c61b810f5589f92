import { availableParallelism } from 'node:os'
import type { Foundation } from '../../foundation.ts'
import { isFailure } from '../../errors.ts'
import { readBootId } from '../../platform/processes/boot-id.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { defined } from '../../platform/work/defined.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import { RunnerGone } from '../../runner/connection.ts'
import type { ProgramHost, ProgramRoot } from '../../runner/programs/program-host.ts'
import type { CarriedFile } from '../../runner/programs/carried-files.ts'
import type { Identity } from '../identity.ts'
import type { Beginning, JobRun, Jobs, ProcessMark } from '../jobs.ts'
import type { Workspaces } from '../workspaces.ts'
import { CommandLost } from './command.ts'
import { makeCommandEnvironment, processTagOf } from './environment.ts'
import type { CommandIdentity } from './environment.ts'
import { HostedJobs, programIdOf } from './hosted-jobs.ts'

export interface CommandHostOptions extends Pick<Foundation, 'log'> {
  readonly projectFolder: string
  /** Where the few variables come from that commands may see. */
  readonly environment: NodeJS.ProcessEnv
  readonly sandbox: Pick<CommandSandbox, 'order'>
  readonly workspaces: Pick<Workspaces, 'placeOf'>
  readonly identity: Pick<Identity, 'grants'>
  readonly jobs: Pick<Jobs, 'isLeased'>
  readonly host: ProgramHost
}

/** The command could not be started. */
export class NotStarted extends Error {
  /** `words` say why, from the colon on. */
  constructor(cause: Error, words?: string) {
    const reason = words ?? (isFailure(cause, 'workspace_not_ready') ? `: ${cause.message}` : codeIn(cause))
    super(`The command could not be started${reason}`, { cause })
    this.name = 'NotStarted'
  }
}

function codeIn(cause: Error): string {
  return 'code' in cause ? ` (${String(cause.code)}).` : '.'
}

/** Variables of an environment by their names. */
export type Variables = Readonly<Record<string, string>>

/** What is started. */
export interface CommandStart {
  readonly command: readonly string[]
  /** Added to its environment. */
  readonly variables?: Variables
  /** Paths that it may read although they are hidden from others. */
  readonly readOnly?: readonly string[]
  /** Whether it ends with this run of the service. */
  readonly isTied?: boolean
  /** Whether it was written by a caller who may do less than a person. */
  readonly isByNarrow?: boolean
}

/** The same for a runner of another machine. */
export interface StartElsewhere extends Pick<CommandStart, 'command' | 'variables' | 'isByNarrow'> {
  /** What it brings; the word of the command at the index is the path of one of them. */
  readonly carried?: {
    readonly files: readonly (CarriedFile & { readonly bytes: Uint8Array })[]
    readonly wordAt: number
  }
}

/** The programs of jobs at the host: started by the rules of the project, found again, and let go of. */
export class CommandHost {
  readonly #options: CommandHostOptions
  /** By the ids of the jobs whose next command starts in them. */
  readonly #reserved = new Map<string, Reserved>()
  /** What is there for jobs. */
  readonly programs: HostedJobs

  constructor(options: CommandHostOptions) {
    this.#options = options
    this.programs = new HostedJobs(options.host, options.jobs)
  }

  /** Gives the process in which the next command of a job will run, if one waits for a command, and its runner. */
  async reserve(identity: CommandIdentity): Promise<Pick<Beginning, 'process' | 'runner'>> {
    const { jobId, taskId: place = jobId } = identity
    const runner = await this.#options.host.generation()
    if (runner === undefined) return {}
    const root = await this.#options.host.reserve(programIdOf(identity), processTagOf(jobId), { place })
    if (!root) return { runner }
    const process = markOf(root)
    this.#reserved.set(jobId, { identity, process, at: performance.now() })
    return { process, runner }
  }

  /**
   * To be called when no command of the job will run. What was reserved is recorded as its process, and serves no other
   * one.
   */
  release(jobId: string): void {
    const reserved = this.#reserved.get(jobId)
    this.#reserved.delete(jobId)
    if (reserved) this.#options.host.release(programIdOf(reserved.identity))
  }

  /**
   * Whether the claim of the job has just recorded the process. After longer it is recorded again: that fails, and ends
   * the command, if another process has taken the job over meanwhile (fencing).
   */
  isRecorded({ pid }: ProgramRoot, jobId: string): boolean {
    const reserved = this.#reserved.get(jobId)
    this.#reserved.delete(jobId)
    return reserved?.process.pid === pid && performance.now() - reserved.at < recentMs
  }

  /** Throws `NotStarted` and `CommandLost`. */
  async open(
    { command, variables = {}, readOnly = [], isTied = false, isByNarrow }: CommandStart,
    identity: CommandIdentity,
    run: JobRun,
    timeoutSeconds: number,
  ): Promise<ProgramRoot> {
    const { sandbox, projectFolder, workspaces, host } = this.#options
    const { id: jobId, taskId, grant } = run.job
    try {
      const workspace = await workspaces.placeOf({ taskId })
      const environment = { ...makeCommandEnvironment(this.#options.environment, identity), ...variables }
      const walls = { shared: workspace?.shared ?? [], readOnly: [...(workspace?.readOnly ?? []), ...readOnly] }
      // As much as it could use in its time: the limit ends what the runner fails to end.
      const limits = { cpuSeconds: timeoutSeconds * availableParallelism() }
      const tenant = { ...defined({ grant, isByNarrow: isByNarrow ?? run.job.isByNarrow }), place: taskId ?? jobId }
      const program = { command, cwd: workspace?.folder ?? projectFolder, environment }
      const order = await sandbox.order(program, { ...walls, limits, tenant })
      const expiresAt = await expiryOf(this.#options.identity, run)
      const note = this.programs.note(identity)
      const time = { timeoutMs: timeoutSeconds * 1_000, ...(expiresAt !== undefined && { expiresAt }) }
      const started = { ...order, ...time, mark: processTagOf(jobId), input: 'none', isTied } as const
      const runner = await host.ready().catch((error: unknown) => {
        throw error instanceof Error ? new NotStarted(error) : error
      })
      await run.setRunner(runner)
      return await host.open(programIdOf(identity), started, { about: note, runner })
    } catch (error) {
      if (error instanceof RunnerGone) throw new CommandLost()
      throw error instanceof Error && codeOf(error) !== undefined ? new NotStarted(error) : error
    }
  }
}

/** The right of a job to run has an end, which needs no service to be kept. In milliseconds since 1970. */
export async function expiryOf(
  { grants }: Pick<Identity, 'grants'>,
  { job: { grant, taskId } }: JobRun,
): Promise<number | undefined> {
  if (!grant) return undefined
  const state = await grants.check(grant, { scopes: [], taskId })
  const expiresAt = 'caller' in state ? state.caller.expiresAt : undefined
  return expiresAt === undefined ? undefined : Date.parse(expiresAt)
}

/** A process as the lease of its job records it. */
export function markOf({ pid, startTime, mark }: ProgramRoot): ProcessMark {
  return { pid, startTime, mark, bootId: readBootId() ?? '' }
}

interface Reserved {
  readonly identity: CommandIdentity
  readonly process: ProcessMark
  readonly at: number
}

const recentMs = 1_000
