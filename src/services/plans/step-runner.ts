import { availableParallelism } from 'node:os'
import type { Foundation } from '../../foundation.ts'
import { readBootId } from '../../platform/processes/boot-id.ts'
import { ProcessTrees } from '../../platform/processes/process-trees.ts'
import type { TreeRoot } from '../../platform/processes/process-trees.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import type { JobDone, JobRun, ProcessMark } from '../jobs.ts'
import type { Workspaces } from '../workspaces.ts'
import { runCommand } from './command.ts'
import type { CommandEnd } from './command.ts'
import { CommandStarter, NotStarted, endShell } from './command-starter.ts'
import type { WaitingShell } from './command-starter.ts'
import { makeCommandEnvironment, processTagOf } from './environment.ts'
import type { CommandIdentity } from './environment.ts'
import type { Executed } from './executions.ts'
import type { PlanLimits } from './limits.ts'
import { judgeStep, stopOf } from './outcomes.ts'
import type { CommandBounds } from './outcomes.ts'
import { ProcessReaper } from './process-reaper.ts'
import type { StepDocument } from './steps.ts'

export interface StepRunnerOptions extends Pick<Foundation, 'log' | 'workFolder'> {
  readonly projectFolder: string
  /** Where the few variables come from that commands may see. */
  readonly environment: NodeJS.ProcessEnv
  readonly sandbox: CommandSandbox
  readonly workspaces: Pick<Workspaces, 'placeOf' | 'keep'>
  readonly limits: PlanLimits
}

/** Runs the commands of steps, each in the sandbox, and ends what they leave. */
export class StepRunner {
  readonly #options: StepRunnerOptions
  readonly #trees: ProcessTrees
  readonly #reaper = new ProcessReaper()
  readonly #starter: CommandStarter
  /** By the ids of the jobs whose next command starts in them. */
  readonly #reserved = new Map<string, Reserved>()

  constructor(options: StepRunnerOptions) {
    this.#options = options
    this.#starter = new CommandStarter(options.workFolder)
    this.#trees = new ProcessTrees({ hangUpMs: options.limits.hangUpMs })
  }

  /** Gives the process in which the next command of a job will run, if one waits for a command. */
  reserve(jobId: string): ProcessMark | undefined {
    const shell = this.#starter.reserve()
    if (!shell) return undefined
    const process = this.#markOf(this.#trees.root(shell.child.pid ?? 0, processTagOf(jobId)))
    this.#reserved.set(jobId, { shell, process, at: performance.now() })
    return process
  }

  /**
   * To be called when no command of the job will run. What was reserved is recorded as its process, and serves no other
   * one.
   */
  release(jobId: string): void {
    const reserved = this.#take(jobId)
    if (reserved) endShell(reserved.shell)
  }

  async run(step: StepDocument, run: JobRun): Promise<Executed> {
    const timeoutSeconds = this.#timeoutOf(run)
    const identity = { taskId: step.taskId, planStepId: step.id, jobId: run.job.id }
    try {
      const end = await this.#runCommand(['/bin/sh', '-c', step.command ?? ''], identity, run)
      return await this.#executed(step, run, end, timeoutSeconds)
    } catch (error) {
      if (!(error instanceof NotStarted)) throw error
      return {
        step: { ...step, outcome: { status: 'failed', jobId: run.job.id, reason: error.message } },
        failure: 'failed',
      }
    }
  }

  /**
   * Runs a program that is no plan step, where the task of the job works, until it ends. What it writes is the log of
   * the job.
   */
  async runProgram(command: readonly string[], run: JobRun, options: ProgramOptions = {}): Promise<ProgramEnd> {
    try {
      const end = await this.#runCommand(command, { jobId: run.job.id }, run, options)
      const bounds = this.#boundsOf(run, this.#timeoutOf(run))
      const { outcome, failure } = await judgeStep(undefined, run.job.id, end, bounds)
      return {
        ...(end.exitCode !== undefined && { exitCode: end.exitCode }),
        ...(failure && { error: { reason: failure, message: outcome.reason ?? 'The program failed.' } }),
      }
    } catch (error) {
      if (!(error instanceof NotStarted)) throw error
      return { error: { reason: 'failed', message: error.message } }
    }
  }

  /** To be called when no command runs any more. */
  close(): void {
    this.#reaper.close()
    this.#starter.close()
    for (const jobId of this.#reserved.keys()) this.release(jobId)
  }

  /** Throws `NotStarted`. */
  async #runCommand(
    command: readonly string[],
    identity: CommandIdentity,
    run: JobRun,
    { variables = {}, readOnly = [] }: ProgramOptions = {},
  ): Promise<CommandEnd> {
    const { log, limits } = this.#options
    const timeoutSeconds = this.#timeoutOf(run)
    const processTag = processTagOf(run.job.id)
    this.#reaper.watch(processTag)
    try {
      const launch = await this.#launchOf(command, { ...this.#environmentOf(identity), ...variables }, run, readOnly)
      const reserved = this.#take(run.job.id)
      const end = await runCommand(
        {
          launch,
          shell: reserved?.shell,
          processTag,
          timeoutMs: timeoutSeconds * 1_000,
          outputBytesMax: limits.outputBytesMax,
          signal: run.signal,
          write: (bytes) => run.write(bytes),
          onStart: async (root) => {
            if (!isRecorded(root, reserved)) await run.setProcess(this.#markOf(root))
          },
        },
        { trees: this.#trees, starter: this.#starter },
      )
      const { id, taskId, createdBy } = run.job
      await this.#options.workspaces.keep({ taskId }, `After ${identity.planStepId ?? id}`, createdBy)
      if (end.isGone) this.#reaper.release(processTag)
      else log.warn(identity, 'a process of a command could not be ended')
      return end
    } catch (error) {
      if (error instanceof NotStarted) this.#reaper.release(processTag)
      throw error
    }
  }

  #take(jobId: string): Reserved | undefined {
    const reserved = this.#reserved.get(jobId)
    this.#reserved.delete(jobId)
    return reserved
  }

  #markOf({ pid, startTime, mark }: TreeRoot): ProcessMark {
    return { pid, startTime, mark, bootId: readBootId() ?? '' }
  }

  #environmentOf(identity: CommandIdentity): Variables {
    return makeCommandEnvironment(this.#options.environment, identity)
  }

  async #launchOf(
    command: readonly string[],
    environment: Variables,
    run: JobRun,
    readOnly: readonly string[],
  ): Promise<Launch> {
    const { sandbox, projectFolder, workspaces } = this.#options
    const { id, taskId, grant } = run.job
    try {
      const workspace = await workspaces.placeOf({ taskId })
      const program = { command, cwd: workspace?.folder ?? projectFolder, environment: { ...environment } }
      const walls = { shared: workspace?.shared ?? [], readOnly: [...(workspace?.readOnly ?? []), ...readOnly] }
      // As much as it could use in its time: the limit ends what the service fails to end.
      const limits = { cpuSeconds: this.#timeoutOf(run) * availableParallelism() }
      return await sandbox.wrap(program, { ...walls, limits, tenant: { ...(grant && { grant }), place: taskId ?? id } })
    } catch (error) {
      throw error instanceof Error && codeOf(error) !== undefined ? new NotStarted(error) : error
    }
  }

  #timeoutOf({ job }: JobRun): number {
    return job.input.timeoutSeconds ?? this.#options.limits.timeoutSeconds
  }

  #boundsOf(run: JobRun, timeoutSeconds: number): CommandBounds {
    const { outputBytesMax } = this.#options.limits
    return { timeoutSeconds, outputBytesMax, stopped: stopOf(run.signal), mask: (text) => run.mask(text) }
  }

  async #executed(step: StepDocument, run: JobRun, end: CommandEnd, timeoutSeconds: number): Promise<Executed> {
    const { outputBytesKept } = this.#options.limits
    const { outcome, failure } = await judgeStep(
      step.expectedOutcome,
      run.job.id,
      end,
      this.#boundsOf(run, timeoutSeconds),
    )
    const [output, error] = [end.output, end.error].map((stream) => run.mask(stream.newest(outputBytesKept)))
    return { step: { ...step, output: output ?? '', error: error ?? '', outcome }, ...(failure && { failure }) }
  }
}

interface Reserved {
  readonly shell: WaitingShell
  readonly process: ProcessMark
  readonly at: number
}

/**
 * Whether the claim of the job has just recorded the process. After longer it is recorded again: that fails, and ends
 * the command, if another process has taken the job over meanwhile (fencing).
 */
function isRecorded({ pid }: TreeRoot, reserved: Reserved | undefined): boolean {
  return reserved?.process.pid === pid && performance.now() - reserved.at < recentMs
}

const recentMs = 1_000

/** Variables of an environment by their names. */
export type Variables = Readonly<Record<string, string>>

/** What a program has that others do not. */
export interface ProgramOptions {
  /** Added to its environment. */
  readonly variables?: Variables
  /** Paths that it may read although they are hidden from others. */
  readonly readOnly?: readonly string[]
}

/** How a program ended. */
export interface ProgramEnd {
  /** Absent when a signal ended it. */
  readonly exitCode?: number
  readonly error?: NonNullable<JobDone['error']>
}
