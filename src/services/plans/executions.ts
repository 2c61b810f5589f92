import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { JobDocument, StoredResult } from '../jobs.ts'
import type { Change, Store } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { WorkLeft, left } from '../jobs.ts'
import type { Beginning, JobDone, JobRun, JobWork } from '../jobs.ts'
import { changePlan, requireTask } from '../tasks.ts'
import type { TaskDocument } from '../tasks.ts'
import { finalStatusOf, planStepFinished, planStepStarted } from './events.ts'
import { abandonedOutcome, isCancelled, planErrorOf, stopOf } from './outcomes.ts'
import type { JobFailure } from './outcomes.ts'
import { isPlanLocked, runnerLabelsOf, liveRunOf, readSteps, unexecuted } from './steps.ts'
import type { StepDocument } from './steps.ts'
import { cut } from './text.ts'

export interface ExecutionsOptions extends Pick<Foundation, 'store' | 'now'> {
  /** Refuses a caller who may not run commands. */
  readonly permit: (caller: Caller) => void
  /**
   * Runs the command of a step that was begun, or goes on with it. Its log begins with a heading, if that is given.
   */
  readonly runStep: (step: StepDocument, run: JobRun, heading?: string) => Promise<Executed>
  /** Gives the process in which the first command of a job will run, if it is there already. */
  readonly reserve: (step: StepDocument, job: JobDocument) => Promise<Pick<Beginning, 'process' | 'runner'>>
  /** Called when no command of the job runs any more. */
  readonly release: (jobId: string) => void
  /** Called when the end of the job is committed. */
  readonly settle: (jobId: string) => void
}

export interface Executed {
  /** With what came of it. */
  readonly step: StepDocument
  /** Why it did not pass. */
  readonly failure?: JobFailure
}

/** The work of jobs that execute a plan, or one step of it. */
export function createPlanWork(options: ExecutionsOptions): JobWork {
  const executions = new PlanExecutions(options)
  return {
    scopes: ['tasks:execute'],
    isIdempotent: false,
    attemptsMax: 1,
    outlivesService: true,
    settled: (jobId) => options.settle(jobId),
    permit: async (_order, caller) => options.permit(caller),
    runsOn: (job) => executions.runsOn(job),
    prepare: (job) => executions.prepare(job),
    begin: (job) => executions.begin(job),
    run: async (run) => {
      try {
        return await executions.run(run)
      } finally {
        options.release(run.job.id)
      }
    },
    abandon: (job) => {
      options.release(job.id)
      return executions.abandon(job)
    },
  }
}

const noSteps = 'The plan has no step to run. POST /tasks/{id}/plan-steps adds one.'

/** What the caller of an execution may not have meant: that nothing is run, and why. */
export function warnedOf(steps: readonly Versioned<StepDocument>[], isRestart = false): { warnings?: string[] } {
  if (remaining(steps, isRestart).length > 0) return {}
  if (steps.length === 0) return { warnings: [noSteps] }
  return {
    warnings: [
      steps.some(({ doc }) => doc.command !== undefined)
        ? 'Each step with a command has passed, so nothing is run. With restart: true the plan begins with the first one.'
        : 'No step of the plan has a command, so nothing is run. PATCH /tasks/{id}/plan-steps/{stepId} adds one.',
    ],
  }
}

/**
 * The execution of a plan, and of one step as a plan of one. A step is locked by the job from the commit that queues
 * the job; the outcome of the last step is committed with the end of the job.
 */
class PlanExecutions {
  readonly #options: ExecutionsOptions

  constructor(options: ExecutionsOptions) {
    this.#options = options
  }

  async prepare(job: JobDocument): Promise<readonly Change[]> {
    const { store, now } = this.#options
    const task = await requireTaskOf(store, job)
    const steps = await readSteps(store, task.doc)
    const chosen = job.kind === 'execute_plan_step' ? [oneStep(steps, job)] : remaining(steps, job.input.restart)
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
      ...(await changePlan(store, task, now())).changes,
    ]
  }

  /** One runner has the labels of all steps that are to run elsewhere. */
  async runsOn(job: JobDocument): Promise<readonly string[]> {
    const { store } = this.#options
    const task = await requireTaskOf(store, job)
    const steps = await readSteps(store, task.doc)
    const chosen = job.kind === 'execute_plan_step' ? [oneStep(steps, job)] : remaining(steps, job.input.restart)
    return [...new Set(chosen.flatMap(({ doc }) => runnerLabelsOf(doc, { job })))]
  }

  /** Begins the first step. */
  async begin(job: JobDocument): Promise<Beginning> {
    const ours = (await this.#stepsFrom(job)).filter((step) => isLockedBy(step, job))
    const [step] = ours
    if (!step) return { changes: [] }
    const changes = await this.#beginning(this.#begun(step, job), job)
    const reserved = await this.#options.reserve(step, job)
    return {
      changes,
      progress: progressOf(step, { current: 0, total: ours.length }),
      ...reserved,
      release: () => this.#options.release(job.id),
    }
  }

  async run(run: JobRun): Promise<JobDone> {
    const { job } = run
    const steps = await this.#stepsFrom(job)
    const ours = steps.filter((step) => isOf(step, job))
    const planSteps: StepResult[] = []
    let last: Executed | undefined
    let failure: JobFailure | undefined
    if (ours.length === 0) await run.write(Buffer.from(`${noSteps}\n`))
    for (const step of steps) {
      if (failure) break
      if (!isLockedBy(step, job)) {
        // An earlier run of the service may have come to its end.
        planSteps.push({ id: step.id, status: isOf(step, job) ? finalStatusOf(step.outcome) : 'skipped' })
        continue
      }
      if (run.signal.reason === left) throw new WorkLeft()
      // Nothing is begun that is ended at once. What an earlier run of the service has begun is ended.
      if (run.signal.aborted && !(run.isResumed && step.outcome?.status === 'running')) {
        failure = stopOf(run.signal)
        break
      }
      if (last) await this.#commitOutcome(run, last.step)
      last = await this.#execute(run, step, { current: ours.indexOf(step), total: ours.length })
      planSteps.push({ id: step.id, status: finalStatusOf(last.step.outcome) })
      failure = last.failure
    }
    const executed = last?.step
    const error = failure && planErrorOf(executed, failure, steps.length > 1)
    if (!error) run.progress({ current: ours.length, total: ours.length, unit: 'steps' })
    return {
      result: { planSteps },
      ...(error && { error }),
      changes: () =>
        this.#end(job, (step) => (step.id === executed?.id ? executed : unreached(step, job, failure === 'cancelled'))),
    }
  }

  async abandon(job: JobDocument): Promise<readonly Change[]> {
    return this.#end(job, (step) =>
      step.outcome?.status === 'running'
        ? { ...step, outcome: abandonedOutcome(job) }
        : unreached(step, job, isCancelled(job)),
    )
  }

  async #execute(run: JobRun, step: StepDocument, place: Place): Promise<Executed> {
    const begun = step.outcome?.status === 'running' ? step : await this.#commitBeginning(run, step, place)
    // The log of a plan contains several commands, and marks where each begins.
    const isOneOfMany = run.job.kind === 'execute_plan'
    const heading = `── step ${place.current + 1} of ${place.total}: ${titleOf(step)}\n`
    return this.#options.runStep(begun, run, isOneOfMany ? heading : undefined)
  }

  async #commitBeginning(run: JobRun, step: StepDocument, place: Place): Promise<StepDocument> {
    const begun = this.#begun(step, run.job)
    run.progress(progressOf(step, place))
    await run.commit(() => this.#beginning(begun, run.job))
    return begun
  }

  #begun(step: StepDocument, { id: jobId }: JobDocument): StepDocument {
    return { ...step, executedAt: this.#options.now(), outcome: { status: 'running', jobId } }
  }

  async #beginning(begun: StepDocument, job: JobDocument): Promise<Change[]> {
    return [...(await this.#replaced(begun)), planStepStarted(begun, job, begun.executedAt ?? this.#options.now())]
  }

  #commitOutcome(run: JobRun, step: StepDocument): Promise<void> {
    const { now } = this.#options
    return run.commit(async () => [...(await this.#replaced(step)), planStepFinished(step, run.job, now())])
  }

  /** Releases the plan and every step that the job still owns. */
  async #end(job: JobDocument, ended: (step: StepDocument) => StepDocument): Promise<Change[]> {
    const { store, now } = this.#options
    const { taskId } = job
    if (taskId === undefined) return []
    const planRun = await store.read.planRuns.get(taskId)
    const task = await store.read.tasks.get(taskId)
    const locked = task ? (await readSteps(store, task.doc)).filter(({ doc }) => isLockedBy(doc, job)) : []
    const steps = locked.map(({ doc, version }) => ({ version, doc: ended(doc) }))
    return [
      ...(planRun?.doc.jobId === job.id
        ? [{ remove: 'planRuns', version: planRun.version, id: planRun.doc.id } as const]
        : []),
      ...(task && steps.length > 0 ? (await changePlan(store, task, now())).changes : []),
      ...steps.flatMap(({ doc, version }): Change[] => [
        { replace: 'planSteps', version, doc },
        planStepFinished(doc, job, now()),
      ]),
    ]
  }

  /** A step as it is now; nothing but its job changes it meanwhile. */
  async #replaced(doc: StepDocument): Promise<Change[]> {
    const { store, now } = this.#options
    const step = (await store.read.planSteps.get(doc.id)) ?? fail('plan_step_not_found')
    const task = await requireTask(store, doc.taskId)
    const { changes } = await changePlan(store, task, now())
    return [{ replace: 'planSteps', version: step.version, doc }, ...changes]
  }

  /** The steps from the first one of the job; steps among them that are not of the job are skipped. */
  async #stepsFrom(job: JobDocument): Promise<StepDocument[]> {
    const { store } = this.#options
    const task = await requireTaskOf(store, job)
    const steps = (await readSteps(store, task.doc)).map(({ doc }) => doc)
    if (job.kind === 'execute_plan_step') return steps.filter((step) => isLockedBy(step, job))
    const first = steps.findIndex((step) => isOf(step, job))
    return first < 0 ? [] : steps.slice(first)
  }
}

type StepResult = NonNullable<StoredResult['planSteps']>[number]

/** Which of the steps of a job, from 0 on. */
interface Place {
  readonly current: number
  readonly total: number
}

const phaseLengthMax = 128

function titleOf({ description }: StepDocument): string {
  const [title = ''] = description.trim().split('\n')
  return cut(title, phaseLengthMax)
}

function progressOf(step: StepDocument, { current, total }: Place): NonNullable<Beginning['progress']> {
  const phase = titleOf(step)
  return { current, total, unit: 'steps', ...(phase !== '' && { phase }) }
}

function requireTaskOf(store: Store, { taskId }: JobDocument): Promise<Versioned<TaskDocument>> {
  return requireTask(store, taskId, taskId === undefined ? 'Give the taskId of the plan to execute.' : undefined)
}

function oneStep(steps: readonly Versioned<StepDocument>[], { planStepId }: JobDocument): Versioned<StepDocument> {
  const step = steps.find(({ doc }) => doc.id === planStepId) ?? fail('plan_step_not_found')
  return step.doc.command === undefined ? fail('command_missing') : step
}

/** The steps with a command, from the first one that has not passed: what comes after it builds on it. */
function remaining(steps: readonly Versioned<StepDocument>[], isRestart?: boolean): Versioned<StepDocument>[] {
  const withCommand = steps.filter(({ doc }) => doc.command !== undefined)
  const first = isRestart ? 0 : withCommand.findIndex(({ doc }) => doc.outcome?.status !== 'passed')
  return first < 0 ? [] : withCommand.slice(first)
}

/** Whether the job was queued for the step, be it executed or not. */
function isOf({ outcome }: StepDocument, { id }: JobDocument): boolean {
  return outcome?.jobId === id
}

function isLockedBy(step: StepDocument, { id }: JobDocument): boolean {
  return isPlanLocked(step) && step.outcome?.jobId === id
}

function unreached(step: StepDocument, { id: jobId }: JobDocument, wasCancelled: boolean): StepDocument {
  return {
    ...step,
    outcome: {
      status: 'cancelled',
      jobId,
      reason: wasCancelled ? 'The job was cancelled before this step started.' : 'The plan stopped before this step.',
    },
  }
}
