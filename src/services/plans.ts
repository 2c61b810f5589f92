import type { Caller, Log, Staged } from '../call.ts'
import type { components } from '../generated/types.ts'
import type { Store } from '../collections.ts'
import type { Job, JobOrder, JobRun, Jobs } from './jobs.ts'
import { createPlanWork } from './plans/executions.ts'
import { defaultLimits } from './plans/limits.ts'
import type { PlanLimits } from './plans/limits.ts'
import { StepRunner } from './plans/step-runner.ts'
import type { ProgramEnd, ProgramOptions } from './plans/step-runner.ts'
import { PlanSteps } from './plans/steps.ts'
import { removePlan } from './plans/task-removal.ts'
import { requireTask } from './tasks.ts'
import type { TaskRemovalHook } from './tasks.ts'
import { requireVersion } from '../platform/work/if-version.ts'
import type { Area, Foundation, Limit } from '../platform/work/area.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { CommandSandbox } from '../platform/sandbox/command-sandbox.ts'

export { defaultLimits } from './plans/limits.ts'

type Schemas = components['schemas']
type PlanStep = Schemas['PlanStep']

/**
 * The steps of tasks, and their execution as jobs of the kinds `execute_plan_step` and `execute_plan`. What names a
 * task or a step that is not there fails with `task_not_found` or `plan_step_not_found`.
 */
export interface Plans {
  readonly limits: PlanLimits

  /** A page of the steps in their order, with the version of the task, which changes with each of them. */
  list(taskId: string, query: PageQuery): ReturnType<PlanSteps['list']>
  get(taskId: string, stepId: string): Promise<{ planStep: PlanStep; version: number }>

  /** Refuses with `validation_failed` or `quota_exceeded`. */
  create(taskId: string, input: Schemas['PlanStepInput'], caller: Caller): Promise<Staged<{ planStep: PlanStep }>>
  /** Refuses with `revision_mismatch`, `plan_running` or `validation_failed`. */
  update(
    taskId: string,
    stepId: string,
    patch: Schemas['PlanStepPatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ planStep: PlanStep; version: number }>>
  /** Refuses with `revision_mismatch` or `plan_running`. */
  remove(taskId: string, stepId: string, ifVersion: number | undefined, caller: Caller): Promise<Staged>
  /** Refuses with `revision_mismatch`, or `validation_failed` unless every step is named once. */
  reorder(
    taskId: string,
    stepIds: readonly string[],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ planSteps: PlanStep[]; version: number }>>

  /**
   * Stages a job that executes the plan from the first step that has not passed, or from the first one. Refuses with
   * `revision_mismatch`, `plan_running` or `sandbox_unavailable`.
   */
  execute(
    taskId: string,
    input: Schemas['PlanExecutionInput'] | undefined,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ job: Job }>>
  /** Stages a job that executes one step. Refuses like `execute`, and with `command_missing`. */
  executeStep(
    taskId: string,
    stepId: string,
    input: Schemas['StepExecutionInput'] | undefined,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ job: Job }>>

  /** Removes the plan with the task. Refuses with `plan_running`. */
  readonly onTaskRemoval: TaskRemovalHook

  /** Refuses with `sandbox_unavailable` a caller who may not run commands on this machine. */
  permitExecution(caller: Caller): void

  /** Runs a program of another area for a job, in the sandbox, and ends what it leaves. */
  runProgram(command: readonly string[], run: JobRun, options?: ProgramOptions): Promise<ProgramEnd>

  /** Lets go of what watches over the commands; to be called when none runs any more. */
  close(): void
}

export interface PlansOptions {
  readonly store: Store
  readonly jobs: Jobs
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  readonly projectFolder: string
  readonly workFolder: string
  /** Where the few variables come from that commands may see. */
  readonly environment: NodeJS.ProcessEnv
  readonly sandbox: CommandSandbox
  readonly limits?: Partial<PlanLimits>
}

export function createPlans({
  store,
  jobs,
  now,
  newId,
  log,
  projectFolder,
  workFolder,
  environment,
  sandbox,
  limits: given,
}: PlansOptions): Plans {
  const limits = { ...defaultLimits, ...given }
  const runner = new StepRunner({ log, projectFolder, workFolder, environment, sandbox, limits })
  const steps = new PlanSteps({ store, now, newId, stepsMax: limits.stepsMax })
  const work = createPlanWork({
    store,
    now,
    permit: (caller) => sandbox.permit(caller),
    runStep: (step, run) => runner.run(step, run),
    reserve: (jobId) => runner.reserve(jobId),
    release: (jobId) => runner.release(jobId),
  })
  jobs.define('execute_plan_step', work)
  jobs.define('execute_plan', work)

  /** The version is compared after the plan was staged: a change between the two fails the commit. */
  async function executeUnchanged(
    order: Pick<JobOrder, 'kind' | 'taskId' | 'planStepId' | 'input'>,
    { grant }: Caller,
    ifVersion: number | undefined,
    find: () => Promise<{ readonly version: number }>,
  ): Promise<Staged<{ job: Job }>> {
    const staged = await jobs.enqueue({ ...order, grant })
    if (ifVersion !== undefined) requireVersion(await find(), ifVersion)
    return staged
  }

  return {
    limits,
    list: (taskId, query) => steps.list(taskId, query),
    get: (taskId, stepId) => steps.get(taskId, stepId),
    create: (taskId, input, caller) => steps.create(taskId, input, caller),
    update: (taskId, stepId, patch, ifVersion, caller) => steps.update(taskId, stepId, patch, ifVersion, caller),
    remove: (taskId, stepId, ifVersion, caller) => steps.remove(taskId, stepId, ifVersion, caller),
    reorder: (taskId, stepIds, ifVersion, caller) => steps.reorder(taskId, stepIds, ifVersion, caller),
    execute: async (taskId, input, ifVersion, caller) => {
      sandbox.permit(caller)
      const order = { kind: 'execute_plan', taskId, input: { ...input } } as const
      return executeUnchanged(order, caller, ifVersion, () => requireTask(store, taskId))
    },
    executeStep: async (taskId, planStepId, input, ifVersion, caller) => {
      sandbox.permit(caller)
      const order = { kind: 'execute_plan_step', taskId, planStepId, input: { ...input } } as const
      return executeUnchanged(order, caller, ifVersion, () => steps.get(taskId, planStepId))
    },
    onTaskRemoval: (removal) => removePlan(store, removal),
    permitExecution: (caller) => sandbox.permit(caller),
    runProgram: (command, run, options) => runner.runProgram(command, run, options),
    close: () => runner.close(),
  }
}

/** The area as the service composes it. */
export function openPlans(
  foundation: Foundation & { readonly jobs: Jobs; readonly sandbox: CommandSandbox },
): Area<Plans> {
  const { project: projectFolder, environment } = foundation.config
  const plans = createPlans({ ...foundation, projectFolder, environment })
  return { service: plans, limits: () => limits, close: () => plans.close() }
}

const limits: readonly Limit[] = [
  { name: 'planSteps', value: defaultLimits.stepsMax, unit: 'steps', description: 'The number of steps of one plan.' },
  {
    name: 'stepOutputBytes',
    value: defaultLimits.outputBytesMax,
    unit: 'bytes',
    description: 'The total size of the standard output and standard error of a plan step.',
  },
  {
    name: 'stepOutputBytesKept',
    value: defaultLimits.outputBytesKept,
    unit: 'bytes',
    description: 'The size of the newest standard output, and of the newest standard error, that a plan step retains.',
  },
]
