import type { Caller, Staged } from '../call.ts'
import type { Schemas } from '../generated/types.ts'
import type { Change } from '../collections.ts'
import { actingFor } from './jobs.ts'
import type { Job, JobOrder, JobRun, Jobs } from './jobs.ts'
import { createPlanWork, warnedOf } from './plans/executions.ts'
import { planLimits } from './plans/limits.ts'
import { StepRunner } from './plans/step-runner.ts'
import type { AnyStart, ProgramEnd } from './plans/step-runner.ts'
import { PlanSteps, readSteps } from './plans/steps.ts'
import { removePlan } from './plans/task-removal.ts'
import { requireTask } from './tasks.ts'
import type { Workspaces } from './workspaces.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import type { Area, Foundation, Limit, TaskRemoval } from '../foundation.ts'
import type { CommandSandbox } from '../platform/sandbox/command-sandbox.ts'
import { RemotePrograms } from '../runner/programs/remote-programs.ts'
import type { RunnerClient } from '../runner/runner-client.ts'
import { isNarrow } from './identity.ts'
import type { Identity } from './identity.ts'
import type { Runners } from './runners.ts'

export { planLimits } from './plans/limits.ts'
export type { AnyStart } from './plans/step-runner.ts'

/**
 * The steps of tasks, and their execution as jobs of the kinds `execute_plan_step` and `execute_plan`. What names a
 * task or a step that is not there fails with `task_not_found` or `plan_step_not_found`.
 */
export class Plans implements Area {
  readonly steps: PlanSteps
  readonly #options: PlansOptions
  readonly #runner: StepRunner

  constructor(options: PlansOptions) {
    const { store, jobs, now, newId, sandbox, config } = options
    this.#options = options
    const { project: projectFolder, environment } = config
    const host = new RemotePrograms(options.runner)
    this.#runner = new StepRunner({ ...options, host, projectFolder, environment, limits: planLimits })
    this.steps = new PlanSteps({ store, now, newId, stepsMax: planLimits.stepsMax })
    const work = createPlanWork({
      store,
      now,
      permit: (caller) => sandbox.permit(caller),
      runStep: (step, run, heading) => this.#runner.run(step, run, heading),
      reserve: (step, job) => this.#runner.reserve(step, job),
      release: (jobId) => this.#runner.release(jobId),
      settle: (jobId) => this.#runner.settle(jobId),
    })
    jobs.define('execute_plan_step', work)
    jobs.define('execute_plan', work)
  }

  listLimits(): readonly Limit[] {
    return limits
  }

  onTaskRemoval(removal: TaskRemoval): Promise<Change[]> {
    return removePlan(this.#options.store, removal)
  }

  start(): void {
    this.#runner.start()
  }

  /** Leaves what runs to the next run of the service. */
  close(): Promise<void> {
    return this.#runner.close()
  }

  /**
   * Stages a job that executes the plan from the first step that has not passed, or from the first one. Refuses with
   * `revision_mismatch`, `plan_running` or `sandbox_unavailable`. Gives a warning where there is nothing to run.
   */
  async execute(
    taskId: string,
    input: Schemas['PlanExecutionInput'] | undefined,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ job: Job; warnings?: string[] }>> {
    const { store } = this.#options
    const order = { kind: 'execute_plan', taskId, input: { ...input } } as const
    const staged = await this.#executeUnchanged(order, caller, ifVersion, () => requireTask(store, taskId))
    const steps = await readSteps(store, (await requireTask(store, taskId)).doc)
    return { ...staged, ...warnedOf(steps, input?.restart) }
  }

  /** Stages a job that executes one step. Refuses like `execute`, and with `command_missing`. */
  async executeStep(
    taskId: string,
    planStepId: string,
    input: Schemas['StepExecutionInput'] | undefined,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ job: Job }>> {
    const order = { kind: 'execute_plan_step', taskId, planStepId, input: { ...input } } as const
    return this.#executeUnchanged(order, caller, ifVersion, () => this.steps.get(taskId, planStepId))
  }

  /** Refuses with `sandbox_unavailable` a caller who may not run commands on this machine. */
  permitExecution(caller: Caller): void {
    this.#options.sandbox.permit(caller)
  }

  /**
   * Runs a program of another area for a job, in the sandbox, and ends what it leaves. `start` is not called where an
   * earlier run of the service has started it.
   */
  runProgram(start: () => Promise<AnyStart>, run: JobRun): Promise<ProgramEnd> {
    return this.#runner.runProgram(start, run)
  }

  /** To be called when the end of a job that ran a program is committed. */
  settleProgram(jobId: string): void {
    this.#runner.settle(jobId)
  }

  /**
   * The version is compared after the plan was staged: a change between the two fails the commit. A person who names it
   * has seen what runs.
   */
  async #executeUnchanged(
    order: Pick<JobOrder, 'kind' | 'taskId' | 'planStepId' | 'input'>,
    caller: Caller,
    ifVersion: number | undefined,
    find: () => Promise<{ readonly version: number }>,
  ): Promise<Staged<{ job: Job }>> {
    const { sandbox, jobs } = this.#options
    sandbox.permit(caller)
    const staged = await jobs.enqueue({ ...order, ...actingFor(caller) })
    if (ifVersion === undefined) return staged
    requireVersion(await find(), ifVersion)
    return isNarrow(caller) ? staged : { ...staged, changes: staged.changes.map(asSeen) }
  }
}

/** A step that a person has seen is no longer that of the narrow caller who has written it. */
function asSeen(change: Change): Change {
  if (!('replace' in change) || change.replace !== 'planSteps') return change
  const { isByNarrow: _isByNarrow, ...doc } = change.doc
  return { ...change, doc }
}

interface PlansOptions extends Pick<Foundation, 'store' | 'now' | 'newId' | 'log' | 'secretMask'> {
  readonly runners: Runners
  readonly config: Pick<Foundation['config'], 'project' | 'environment'>
  readonly jobs: Jobs
  readonly sandbox: CommandSandbox
  readonly identity: Pick<Identity, 'grants'>
  readonly runner: RunnerClient
  readonly workspaces: Pick<Workspaces, 'placeOf' | 'keep' | 'elsewhere'>
}

const limits: readonly Limit[] = [
  { name: 'planSteps', value: planLimits.stepsMax, unit: 'steps', description: 'The number of steps of one plan.' },
  {
    name: 'stepOutputBytes',
    value: planLimits.outputBytesMax,
    unit: 'bytes',
    description: 'The total size of the standard output and standard error of a plan step.',
  },
  {
    name: 'stepOutputBytesKept',
    value: planLimits.outputBytesKept,
    unit: 'bytes',
    description: 'The size of the newest standard output, and of the newest standard error, that a plan step retains.',
  },
]
