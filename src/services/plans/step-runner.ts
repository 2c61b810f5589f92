import { availableParallelism } from 'node:os'
import type { Log } from '../../call.ts'
import { readBootId } from '../../platform/processes/boot-id.ts'
import { ProcessTrees } from '../../platform/processes/process-trees.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import type { JobRun } from '../jobs.ts'
import { NotStarted, runCommand } from './command.ts'
import type { CommandEnd } from './command.ts'
import { makeCommandEnvironment, processTagOf } from './environment.ts'
import type { Executed } from './executions.ts'
import type { PlanLimits } from './limits.ts'
import { judge, stopOf } from './outcomes.ts'
import { ProcessReaper } from './process-reaper.ts'
import type { StepDocument } from './steps.ts'

export interface StepRunnerOptions {
  readonly log: Log
  readonly projectFolder: string
  /** Where the few variables come from that commands may see. */
  readonly environment: NodeJS.ProcessEnv
  readonly sandbox: CommandSandbox
  readonly limits: PlanLimits
}

/** Runs the commands of steps, each in the sandbox, and ends what they leave. */
export class StepRunner {
  readonly #options: StepRunnerOptions
  readonly #trees: ProcessTrees
  readonly #reaper = new ProcessReaper()

  constructor(options: StepRunnerOptions) {
    this.#options = options
    this.#trees = new ProcessTrees({ hangUpMs: options.limits.hangUpMs })
  }

  async run(step: StepDocument, run: JobRun): Promise<Executed> {
    const { log, limits } = this.#options
    const timeoutSeconds = run.job.input.timeoutSeconds ?? limits.timeoutSeconds
    const processTag = processTagOf(run.job.id)
    this.#reaper.watch(processTag)
    try {
      const end = await runCommand(
        {
          launch: await this.#launchOf(step, run, timeoutSeconds),
          processTag,
          timeoutMs: timeoutSeconds * 1_000,
          outputBytesMax: limits.outputBytesMax,
          signal: run.signal,
          write: (bytes) => run.write(bytes),
          onStart: (root) => run.setProcess({ ...root, bootId: readBootId() ?? '' }),
        },
        this.#trees,
      )
      if (end.isGone) this.#reaper.release(processTag)
      else log.warn({ jobId: run.job.id, planStepId: step.id }, 'a process of a plan step could not be ended')
      return await this.#executed(step, run, end, timeoutSeconds)
    } catch (error) {
      if (!(error instanceof NotStarted)) throw error
      this.#reaper.release(processTag)
      return {
        step: { ...step, outcome: { status: 'failed', jobId: run.job.id, reason: error.message } },
        failure: 'failed',
      }
    }
  }

  /** To be called when no command runs any more. */
  close(): void {
    this.#reaper.close()
  }

  async #launchOf(step: StepDocument, run: JobRun, timeoutSeconds: number): Promise<Launch> {
    const { sandbox, projectFolder, environment } = this.#options
    const identity = { taskId: step.taskId, planStepId: step.id, jobId: run.job.id }
    const program = {
      command: ['/bin/sh', '-c', step.command ?? ''],
      cwd: projectFolder,
      environment: makeCommandEnvironment(environment, identity),
    }
    try {
      // As much as it could use in its time: the limit ends what the service fails to end.
      return await sandbox.wrap(program, { cpuSeconds: timeoutSeconds * availableParallelism() })
    } catch (error) {
      throw error instanceof Error && codeOf(error) !== undefined ? new NotStarted(error) : error
    }
  }

  async #executed(step: StepDocument, run: JobRun, end: CommandEnd, timeoutSeconds: number): Promise<Executed> {
    const { outputBytesMax, outputBytesKept } = this.#options.limits
    const bounds = { timeoutSeconds, outputBytesMax, stopped: stopOf(run.signal) }
    const { outcome, failure } = await judge(step.expectedOutcome, run.job.id, end, bounds)
    const [output, error] = [end.output, end.error].map((stream) => stream.newest(outputBytesKept))
    return { step: { ...step, output: output ?? '', error: error ?? '', outcome }, ...(failure && { failure }) }
  }
}
