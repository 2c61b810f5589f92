import type { Caller, Log } from '../call.ts'
import type { components } from '../generated/types.ts'
import type { Change, Store } from '../stores/port.ts'
import type { JobRun, Jobs } from './jobs.ts'
import { readBootId } from './jobs/recovery.ts'
import { NotStarted, runCommand } from './plans/command.ts'
import type { CommandEnd } from './plans/command.ts'
import { makeCommandEnvironment, markOf } from './plans/environment.ts'
import { createPlanWork } from './plans/executions.ts'
import type { Executed } from './plans/executions.ts'
import { Keeper } from './plans/keeper.ts'
import { defaultLimits } from './plans/limits.ts'
import type { PlanLimits } from './plans/limits.ts'
import { judge } from './plans/outcomes.ts'
import { PlanSteps } from './plans/steps.ts'
import type { StepDocument } from './plans/steps.ts'
import { ProcessTrees } from './terminals/process-trees.ts'

type Schemas = components['schemas']
type PlanStep = Schemas['PlanStep']

/**
 * The steps of tasks, and their execution as jobs of the kinds `execute_plan_step` and `execute_plan`. What names a
 * task or a step that is not there fails with `task_not_found` or `plan_step_not_found`.
 */
export interface Plans {
  readonly limits: PlanLimits

  /** The steps in their order, with the version of the task, which changes with each of them. */
  list(taskId: string): Promise<{ planSteps: PlanStep[]; version: number }>
  get(taskId: string, stepId: string): Promise<{ planStep: PlanStep; version: number }>

  /** Refuses with `validation_failed` or `quota_exceeded`. */
  planCreation(taskId: string, input: Schemas['PlanStepInput'], caller: Caller): Promise<Plan<{ planStep: PlanStep }>>
  /** Refuses with `revision_mismatch`, `plan_running` or `validation_failed`. */
  planUpdate(
    taskId: string,
    stepId: string,
    patch: Schemas['PlanStepPatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Plan<{ planStep: PlanStep; version: number }>>
  /** Refuses with `revision_mismatch` or `plan_running`. */
  planRemoval(taskId: string, stepId: string, ifVersion: number | undefined, caller: Caller): Promise<Plan<unknown>>
  /** Refuses with `revision_mismatch`, or `validation_failed` unless every step is named once. */
  planOrder(
    taskId: string,
    stepIds: readonly string[],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Plan<{ planSteps: PlanStep[]; version: number }>>

  /** Lets go of what watches over the commands; to be called when none runs any more. */
  close(): void
}

type Plan<Given> = Given & { readonly changes: Change[] }

export interface PlansOptions {
  readonly store: Store
  readonly jobs: Jobs
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly log: Log
  readonly projectFolder: string
  /** Where the few variables come from that commands may see. */
  readonly environment: NodeJS.ProcessEnv
  readonly limits?: Partial<PlanLimits>
}

export function createPlans({
  store,
  jobs,
  now,
  newId,
  log,
  projectFolder,
  environment,
  limits: given,
}: PlansOptions): Plans {
  const limits = { ...defaultLimits, ...given }
  const trees = new ProcessTrees({ hangUpMs: limits.hangUpMs })
  const keeper = new Keeper()
  const steps = new PlanSteps({ store, now, newId, stepsMax: limits.stepsMax })
  const work = createPlanWork({ store, now, runStep })
  jobs.define('execute_plan_step', work)
  jobs.define('execute_plan', work)

  return {
    limits,
    list: (taskId) => steps.list(taskId),
    get: (taskId, stepId) => steps.get(taskId, stepId),
    planCreation: (taskId, input, caller) => steps.planCreation(taskId, input, caller),
    planUpdate: (taskId, stepId, patch, ifVersion, caller) =>
      steps.planUpdate(taskId, stepId, patch, ifVersion, caller),
    planRemoval: (taskId, stepId, ifVersion, caller) => steps.planRemoval(taskId, stepId, ifVersion, caller),
    planOrder: (taskId, stepIds, ifVersion, caller) => steps.planOrder(taskId, stepIds, ifVersion, caller),
    close: () => keeper.close(),
  }

  async function runStep(step: StepDocument, run: JobRun): Promise<Executed> {
    const timeoutSeconds = run.job.input.timeoutSeconds ?? limits.timeoutSeconds
    const mark = markOf(run.job.id)
    keeper.watch(mark)
    try {
      const end = await runCommand(
        {
          command: step.command ?? '',
          folder: projectFolder,
          mark,
          environment: makeCommandEnvironment(environment, {
            taskId: step.taskId,
            planStepId: step.id,
            jobId: run.job.id,
          }),
          timeoutMs: timeoutSeconds * 1_000,
          outputBytesMax: limits.outputBytesMax,
          signal: run.signal,
          write: (bytes) => run.write(bytes),
          onStart: (root) => run.setProcess({ ...root, bootId: readBootId() ?? '' }),
        },
        trees,
      )
      if (end.isGone) keeper.release(mark)
      else log.warn({ jobId: run.job.id, planStepId: step.id }, 'a process of a plan step could not be ended')
      return await executed(step, run, end, timeoutSeconds)
    } catch (error) {
      if (!(error instanceof NotStarted)) throw error
      keeper.release(mark)
      return {
        step: { ...step, outcome: { status: 'failed', jobId: run.job.id, reason: error.message } },
        failure: 'failed',
      }
    }
  }

  async function executed(step: StepDocument, run: JobRun, end: CommandEnd, timeoutSeconds: number): Promise<Executed> {
    const bounds = {
      timeoutSeconds,
      outputBytesMax: limits.outputBytesMax,
      isCancelled: run.signal.reason === 'cancelled',
    }
    const { outcome, failure } = await judge(step.expectedOutcome, run.job.id, end, bounds)
    const [output, error] = [end.output, end.error].map((stream) => stream.newest(limits.outputBytesKept))
    return { step: { ...step, output: output ?? '', error: error ?? '', outcome }, ...(failure && { failure }) }
  }
}
