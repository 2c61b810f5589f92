import type { Foundation } from '../../foundation.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import { ProcessTrees } from '../../platform/processes/process-trees.ts'
import { defined } from '../../platform/work/defined.ts'
import { every, type Repetition } from '../../platform/work/every.ts'
import { programHostLimits } from '../../runner/programs/program-host.ts'
import type { ProgramHost, ProgramRoot } from '../../runner/programs/program-host.ts'
import type { Beginning, JobDocument, JobDone, JobRun, OutputLog } from '../jobs.ts'
import type { Workspaces } from '../workspaces.ts'
import { CommandLost, FollowedCommand } from './command.ts'
import type { CommandEnd } from './command.ts'
import { CommandHost, NotStarted, markOf } from './command-host.ts'
import type { CommandHostOptions, CommandStart, StartElsewhere } from './command-host.ts'
import { CommandsElsewhere } from './elsewhere.ts'
import type { CommandsElsewhereOptions } from './elsewhere.ts'
import { programIdOf } from './hosted-jobs.ts'
import type { CommandIdentity } from './environment.ts'
import type { Executed } from './executions.ts'
import type { PlanLimits } from './limits.ts'
import { judgeStep, lostOutcome, stopOf } from './outcomes.ts'
import type { CommandBounds } from './outcomes.ts'
import { runnerLabelsOf } from './steps.ts'
import type { StepDocument } from './steps.ts'

export interface StepRunnerOptions extends CommandHostOptions, CommandsElsewhereOptions, Pick<Foundation, 'log'> {
  readonly sandbox: Pick<CommandSandbox, 'order' | 'confine' | 'needsWalls'>
  readonly workspaces: Pick<Workspaces, 'placeOf' | 'keep' | 'elsewhere'>
  readonly limits: PlanLimits
}

const sweepEachMs = 60_000

/** Runs the commands of steps at the runner, each in the sandbox, and ends what they leave. */
export class StepRunner {
  readonly #options: StepRunnerOptions
  readonly #trees = new ProcessTrees(programHostLimits)
  readonly #commands: CommandHost
  readonly #elsewhere: CommandsElsewhere
  #sweeping: Repetition | undefined

  constructor(options: StepRunnerOptions) {
    this.#options = options
    this.#commands = new CommandHost(options)
    this.#elsewhere = new CommandsElsewhere(options)
  }

  /** Ends, now and from time to time, what an earlier run of the service left behind without a job. */
  start(): void {
    const { log } = this.#options
    const onError = (error: unknown) =>
      log.warn({ err: error }, 'what is at the runner could not be looked at; retrying')
    const sweep = async () => {
      await this.#commands.programs.sweep()
      await this.#elsewhere.sweep()
    }
    this.#sweeping = every(sweepEachMs, sweep, { atOnce: true, onError })
  }

  /** Gives the process in which the next command of a job will run, if one waits for a command. */
  async reserve(step: StepDocument, job: JobDocument): Promise<Pick<Beginning, 'process' | 'runner'>> {
    const { id: planStepId, taskId } = step
    const jobId = job.id
    if (runnerLabelsOf(step, { job }).length > 0) return {}
    return this.#commands.reserve({ taskId, planStepId, jobId })
  }

  /** To be called when no command of the job will run. */
  release(jobId: string): void {
    this.#commands.release(jobId)
  }

  /** To be called when the end of a job is committed: only then nothing of its programs is needed any more. */
  settle(jobId: string): void {
    Promise.all([this.#commands.programs.forget(jobId), this.#elsewhere.forget(jobId)]).catch((error: unknown) =>
      this.#options.log.warn({ err: error, jobId }, 'a program of a job was not let go of'),
    )
  }

  /** The log of a plan contains several commands, and a heading before each. */
  async run(step: StepDocument, run: JobRun, heading?: string): Promise<Executed> {
    const identity = { taskId: step.taskId, planStepId: step.id, jobId: run.job.id }
    const jobId = run.job.id
    try {
      const { command = '', isByNarrow } = step
      const start = async () => ({ command: ['/bin/sh', '-c', command], ...defined({ isByNarrow }) })
      const end = await this.#runCommand(start, identity, run, { labels: runnerLabelsOf(step, run), heading })
      const executed = await this.#executed(step, run, end)
      if (end.problem === undefined) return executed
      const outcome = { status: 'failed', jobId, ...executed.step.outcome, reason: end.problem } as const
      return { step: { ...executed.step, outcome: { ...outcome, status: 'failed' } }, failure: 'failed' }
    } catch (error) {
      if (error instanceof CommandLost)
        return { step: { ...step, outcome: lostOutcome(jobId, error.message) }, failure: 'interrupted' }
      if (!(error instanceof NotStarted)) throw error
      return { step: { ...step, outcome: { status: 'failed', jobId, reason: error.message } }, failure: 'failed' }
    }
  }

  /**
   * Runs a program that is no plan step, where the task of the job works, until it ends. What it writes is the log of
   * the job. `start` is asked for unless an earlier run of the service has started it.
   */
  async runProgram(start: () => Promise<AnyStart>, run: JobRun): Promise<ProgramEnd> {
    try {
      const { id: jobId, runsOn: labels = [] } = run.job
      const end = await this.#runCommand(start, { jobId }, run, { labels })
      const { outcome, failure } = await judgeStep(undefined, run.job.id, end, this.#boundsOf(run))
      return {
        ...(end.exitCode !== undefined && { exitCode: end.exitCode }),
        ...(failure && { error: { reason: failure, message: outcome.reason ?? 'The program failed.' } }),
        ...(end.problem !== undefined && { error: { reason: 'failed', message: end.problem } }),
      }
    } catch (error) {
      if (error instanceof CommandLost) return { error: { reason: 'interrupted', message: error.message } }
      if (!(error instanceof NotStarted)) throw error
      return { error: { reason: 'failed', message: error.message } }
    }
  }

  async close(): Promise<void> {
    await this.#sweeping?.stop()
    await this.#elsewhere.close()
    await this.#options.host.close()
  }

  /** Throws `NotStarted`, `CommandLost` and `WorkLeft`. */
  async #runCommand(
    start: () => Promise<AnyStart>,
    identity: CommandIdentity,
    run: JobRun,
    { labels = [], heading }: { readonly labels?: readonly string[]; readonly heading?: string | undefined } = {},
  ): Promise<CommandEnd & { readonly problem?: string }> {
    const { log, limits } = this.#options
    const { id: jobId, taskId, createdBy } = run.job
    const id = programIdOf(identity)
    // Called when the command is there.
    let acknowledge: FollowedCommand['acknowledge'] = () => {}
    const commandLog = run.logProgram(id, (logged) => {
      if (logged.program !== id) return
      // The log of the earlier commands is stored, and so is what came of them.
      void Promise.all([this.#commands.programs.forget(jobId, id), this.#elsewhere.forget(jobId, id)]).catch(() => {})
      acknowledge(logged)
    })
    if (heading !== undefined && !commandLog.logged) await commandLog.head(heading)
    const place = labels.length === 0 ? this.#here : await this.#elsewhere.enter(run, labels)
    const root = await this.#open(place, start, identity, run, commandLog)
    const onStart = async () => {
      if (!place.isElsewhere && !this.#commands.isRecorded(root, jobId)) await run.setProcess(markOf(root))
    }
    const order = { id, root, outputBytesMax: limits.outputBytesMax, signal: run.signal, log: commandLog, onStart }
    const command = new FollowedCommand(order, place)
    acknowledge = (positions) => command.acknowledge(positions)
    const end = await command.run()
    const problem = await place.leave(identity, run)
    await this.#options.workspaces.keep({ taskId }, `After ${identity.planStepId ?? jobId}`, createdBy)
    if (!end.isGone) log.warn(identity, 'a process of a command could not be ended')
    return { ...end, ...(problem !== undefined && { problem }) }
  }

  /** The machine of the service. */
  get #here(): CommandPlace {
    const commands = this.#commands
    return {
      host: this.#options.host,
      trees: this.#trees,
      isElsewhere: false,
      find: (identity) => commands.programs.find(identity),
      open: (...given) => commands.open(...given),
      leave: async () => undefined,
    }
  }

  /** A program that has begun is never started again. */
  async #open(
    place: CommandPlace,
    start: () => Promise<AnyStart>,
    identity: CommandIdentity,
    run: JobRun,
    { logged }: OutputLog,
  ): Promise<ProgramRoot> {
    const known = run.isResumed ? await place.find(identity) : undefined
    if (known) return known
    if (logged && logged.output + logged.error > 0) throw new CommandLost()
    // Nothing is begun that is ended at once.
    if (run.isResumed) run.signal.throwIfAborted()
    return place.open(await start(), identity, run, this.#timeoutOf(run))
  }

  #timeoutOf({ job }: JobRun): number {
    return job.input.timeoutSeconds ?? this.#options.limits.timeoutSeconds
  }

  #boundsOf(run: JobRun): CommandBounds {
    const { outputBytesMax } = this.#options.limits
    const timeoutSeconds = this.#timeoutOf(run)
    return { timeoutSeconds, outputBytesMax, stopped: stopOf(run.signal), mask: (text) => run.mask(text) }
  }

  async #executed(step: StepDocument, run: JobRun, end: CommandEnd): Promise<Executed> {
    const { outputBytesKept } = this.#options.limits
    const { outcome, failure } = await judgeStep(step.expectedOutcome, run.job.id, end, this.#boundsOf(run))
    const [output, error] = [end.output, end.error].map((stream) => run.mask(stream.newest(outputBytesKept)))
    return { step: { ...step, output: output ?? '', error: error ?? '', outcome }, ...(failure && { failure }) }
  }
}

/** By the place where it starts, either part counts. */
export type AnyStart = CommandStart & StartElsewhere

/** Where a command runs. */
interface CommandPlace {
  readonly host: ProgramHost
  readonly trees: Pick<ProcessTrees, 'end'>
  readonly isElsewhere: boolean
  /** The program of a job that an earlier run of the service has begun. */
  find(identity: CommandIdentity): Promise<ProgramRoot | undefined>
  /** Throws `NotStarted` and `CommandLost`. */
  open(start: AnyStart, identity: CommandIdentity, run: JobRun, timeoutSeconds: number): Promise<ProgramRoot>
  /** After the command: gives a sentence where what it changed is not where its task works. */
  leave(identity: CommandIdentity, run: JobRun): Promise<string | undefined>
}

/** How a program ended. */
export interface ProgramEnd {
  /** Absent when a signal ended it. */
  readonly exitCode?: number
  readonly error?: NonNullable<JobDone['error']>
}
