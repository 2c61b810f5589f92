import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { JobDocument } from '../../stores/documents.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import type { JobDone, JobRun, JobWork } from '../jobs.ts'
import { abandonedOutcome, isCancelled, jobErrorOf } from './outcomes.ts'
import type { JobFailure } from './outcomes.ts'
import { isHeld, liveRunOf, readSteps, touched, unexecuted } from './steps.ts'
import type { Outcome, StepDocument } from './steps.ts'
import { cut } from './text.ts'

export interface ExecutionsOptions {
  readonly store: Store
  readonly now: () => string
  /** Runs the command of a step that was begun. */
  readonly runStep: (step: StepDocument, run: JobRun) => Promise<Executed>
}

export interface Executed {
  /** With what came of it. */
  readonly step: StepDocument
  /** Why it did not pass. */
  readonly failure?: JobFailure
}

/**
 * The execution of a plan, and of one step as a plan of one. A step belongs to the job from the moment in which the job
 * is queued; what came of the last one is committed with the end of the job, so that both are over at once.
 */
export function createPlanWork({ store, now, runStep }: ExecutionsOptions): JobWork {
  return { scopes: ['tasks:execute'], isIdempotent: false, attemptsMax: 1, prepare, run, abandon }

  async function prepare(job: JobDocument): Promise<readonly Change[]> {
    const task = (await store.read.tasks.get(taskIdOf(job))) ?? fail('task_not_found')
    const steps = await readSteps(store, task.doc)
    const chosen = job.kind === 'execute_plan_step' ? [oneStep(steps, job)] : remaining(steps, job)
    if (await liveRunOf(store, task.doc.id)) fail('plan_running')
    const left = await store.read.planRuns.get(task.doc.id)
    const doc = { id: task.doc.id, jobId: job.id, ...(job.planStepId !== undefined && { planStepId: job.planStepId }) }
    return [
      // Two jobs that are queued at once cannot both have the plan.
      left ? { replace: 'planRuns', version: left.version, doc } : { insert: 'planRuns', doc },
      ...chosen.map(
        (step): Change => ({
          replace: 'planSteps',
          version: step.version,
          doc: { ...unexecuted(step.doc), outcome: { status: 'queued', jobId: job.id } },
        }),
      ),
      touched(task, now()),
    ]
  }

  async function run(run: JobRun): Promise<JobDone> {
    const { job } = run
    const steps = await stepsFrom(job)
    const ours = steps.filter((step) => isHeldBy(step, job))
    const planSteps: StepResult[] = []
    let last: Executed | undefined
    let failure: JobFailure | undefined
    for (const step of steps) {
      if (failure) break
      if (!isHeldBy(step, job)) {
        planSteps.push({ id: step.id, status: 'skipped' })
        continue
      }
      // Nothing is begun that is ended at once.
      if (run.signal.aborted) {
        failure = run.signal.reason === 'cancelled' ? 'cancelled' : 'interrupted'
        break
      }
      if (last) await commitOutcome(run, last.step)
      last = await execute(run, step, { current: ours.indexOf(step), total: ours.length })
      planSteps.push({ id: step.id, status: finalStatusOf(last.step.outcome) })
      failure = last.failure
    }
    const executed = last?.step
    const error = failure && jobErrorOf(executed, failure, steps.length > 1)
    if (!error) run.progress({ current: ours.length, total: ours.length, unit: 'steps' })
    return {
      result: { planSteps },
      ...(error && { error }),
      changes: () =>
        end(job, (step) => (step.id === executed?.id ? executed : unreached(step, job, failure === 'cancelled'))),
    }
  }

  async function abandon(job: JobDocument): Promise<readonly Change[]> {
    return end(job, (step) =>
      step.outcome?.status === 'running'
        ? { ...step, outcome: abandonedOutcome(job) }
        : unreached(step, job, isCancelled(job)),
    )
  }

  async function execute(
    run: JobRun,
    step: StepDocument,
    { current, total }: { current: number; total: number },
  ): Promise<Executed> {
    const { job } = run
    const [title = ''] = step.description.trim().split('\n')
    run.progress({ current, total, unit: 'steps', ...(title !== '' && { phase: cut(title, phaseLengthMax) }) })
    const executedAt = now()
    const begun: StepDocument = { ...step, executedAt, outcome: { status: 'running', jobId: job.id } }
    await run.commit(async () => [
      ...(await replaced(begun)),
      {
        event: {
          kind: 'plan_step.started',
          at: executedAt,
          actor: job.createdBy,
          taskId: step.taskId,
          data: { planStepId: step.id, jobId: job.id },
        },
      },
    ])
    // The log of a plan is that of several commands: it tells where each begins.
    if (job.kind === 'execute_plan')
      await run.write(Buffer.from(`── step ${current + 1} of ${total}: ${cut(title, phaseLengthMax)}\n`))
    return runStep(begun, run)
  }

  function commitOutcome(run: JobRun, step: StepDocument): Promise<void> {
    return run.commit(async () => [...(await replaced(step)), finishedEvent(step, run.job)])
  }

  /** Lets go of the plan and of every step that the job still holds. */
  async function end(job: JobDocument, ended: (step: StepDocument) => StepDocument): Promise<Change[]> {
    const planRun = await store.read.planRuns.get(taskIdOf(job))
    const task = await store.read.tasks.get(taskIdOf(job))
    const held = task ? (await readSteps(store, task.doc)).filter(({ doc }) => isHeldBy(doc, job)) : []
    const steps = held.map(({ doc, version }) => ({ version, doc: ended(doc) }))
    return [
      ...(planRun?.doc.jobId === job.id
        ? [{ remove: 'planRuns', version: planRun.version, id: planRun.doc.id } as const]
        : []),
      ...(task && steps.length > 0 ? [touched(task, now())] : []),
      ...steps.flatMap(({ doc, version }): Change[] => [
        { replace: 'planSteps', version, doc },
        finishedEvent(doc, job),
      ]),
    ]
  }

  /** A step as it is now; nothing but its job changes it meanwhile. */
  async function replaced(doc: StepDocument): Promise<Change[]> {
    const step = (await store.read.planSteps.get(doc.id)) ?? fail('plan_step_not_found')
    const task = (await store.read.tasks.get(doc.taskId)) ?? fail('task_not_found')
    return [{ replace: 'planSteps', version: step.version, doc }, touched(task, now())]
  }

  /** The steps from the first one that the job holds; those among them that it does not hold are passed over. */
  async function stepsFrom(job: JobDocument): Promise<StepDocument[]> {
    const task = (await store.read.tasks.get(taskIdOf(job))) ?? fail('task_not_found')
    const steps = (await readSteps(store, task.doc)).map(({ doc }) => doc)
    if (job.kind === 'execute_plan_step') return steps.filter((step) => isHeldBy(step, job))
    const first = steps.findIndex((step) => isHeldBy(step, job))
    return first < 0 ? [] : steps.slice(first)
  }

  function finishedEvent({ id, taskId, outcome }: StepDocument, job: JobDocument): Change {
    const data = {
      planStepId: id,
      jobId: job.id,
      status: outcome?.status,
      ...(outcome?.exitCode !== undefined && { exitCode: outcome.exitCode }),
    }
    return { event: { kind: 'plan_step.finished', at: now(), actor: job.createdBy, taskId, data } }
  }
}

type StepResult = NonNullable<components['schemas']['JobResult']['planSteps']>[number]

const phaseLengthMax = 128

function taskIdOf({ taskId }: JobDocument): string {
  return taskId ?? fail('task_not_found', { message: 'Name the task whose plan is to be executed.' })
}

function oneStep(steps: readonly Versioned<StepDocument>[], { planStepId }: JobDocument): Versioned<StepDocument> {
  const step = steps.find(({ doc }) => doc.id === planStepId) ?? fail('plan_step_not_found')
  return step.doc.command === undefined
    ? fail('validation_failed', { message: 'This step has no command. Give it one, or do it by hand.' })
    : step
}

/** The steps with a command, from the first one that has not passed: what comes after it builds on it. */
function remaining(steps: readonly Versioned<StepDocument>[], { input }: JobDocument): Versioned<StepDocument>[] {
  const withCommand = steps.filter(({ doc }) => doc.command !== undefined)
  const first = input.restart ? 0 : withCommand.findIndex(({ doc }) => doc.outcome?.status !== 'passed')
  return first < 0 ? [] : withCommand.slice(first)
}

function isHeldBy(step: StepDocument, { id }: JobDocument): boolean {
  return isHeld(step) && step.outcome?.jobId === id
}

function unreached(step: StepDocument, { id: jobId }: JobDocument, wasCancelled: boolean): StepDocument {
  return {
    ...step,
    outcome: {
      status: 'cancelled',
      jobId,
      reason: wasCancelled ? 'The job was cancelled before this step began.' : 'The plan stopped before this step.',
    },
  }
}

function finalStatusOf(outcome: Outcome | undefined): StepResult['status'] {
  const status = outcome?.status ?? 'interrupted'
  return status === 'queued' || status === 'running' ? 'interrupted' : status
}
