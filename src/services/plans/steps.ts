import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { Documents, TaskDocument } from '../../stores/documents.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { readExpectation } from './expectation.ts'
import { cut } from './text.ts'

type Schemas = components['schemas']
export type PlanStep = Schemas['PlanStep']
type PlanStepInput = Schemas['PlanStepInput']
type PlanStepPatch = Schemas['PlanStepPatch']
export type Outcome = Schemas['StepOutcome']
export type StepDocument = Documents['planSteps']

export interface PlanStepsOptions {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly stepsMax: number
}

/** The steps of tasks. Every change of a plan changes its task too, so that the version of the task tells of it. */
export class PlanSteps {
  readonly #options: PlanStepsOptions
  readonly #store: Store

  constructor(options: PlanStepsOptions) {
    this.#options = options
    this.#store = options.store
  }

  /** The steps in their order, with the version of the task. */
  async list(taskId: string): Promise<{ planSteps: PlanStep[]; version: number }> {
    const task = await this.#findTask(taskId)
    return {
      planSteps: (await readSteps(this.#store, task.doc)).map(({ doc }) => toPlanStep(doc)),
      version: task.version,
    }
  }

  async get(taskId: string, stepId: string): Promise<{ planStep: PlanStep; version: number }> {
    await this.#findTask(taskId)
    const { doc, version } = await this.#findStep(taskId, stepId)
    return { planStep: toPlanStep(doc), version }
  }

  async planCreation(
    taskId: string,
    { position, description, command, expectedOutcome }: PlanStepInput,
    caller: Caller,
  ): Promise<{ planStep: PlanStep; changes: Change[] }> {
    const task = await this.#findTask(taskId)
    checkExpectation(expectedOutcome)
    const { planStepIds } = task.doc
    if (planStepIds.length >= this.#options.stepsMax)
      fail('quota_exceeded', {
        message: `The plan has ${this.#options.stepsMax} steps, which is the limit. Delete one first.`,
      })
    const doc: StepDocument = {
      id: this.#options.newId('step'),
      taskId,
      description,
      ...(command !== undefined && { command }),
      ...(expectedOutcome !== undefined && { expectedOutcome }),
    }
    const changes: Change[] = [
      { insert: 'planSteps', doc },
      this.#touch(task, planStepIds.toSpliced(position ?? planStepIds.length, 0, doc.id)),
      this.#event('plan_step.created', taskId, { planStepId: doc.id }, caller),
    ]
    return { planStep: toPlanStep(doc), changes }
  }

  async planUpdate(
    taskId: string,
    stepId: string,
    patch: PlanStepPatch,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<{ planStep: PlanStep; version: number; changes: Change[] }> {
    const task = await this.#findTask(taskId)
    const found = await this.#findIdleStep(taskId, stepId, ifVersion)
    checkExpectation(patch.expectedOutcome ?? undefined)
    const doc = patched(found.doc, patch)
    const changes: Change[] = [
      { replace: 'planSteps', version: found.version, doc },
      this.#touch(task),
      this.#event('plan_step.updated', taskId, { planStepId: stepId }, caller),
    ]
    return { planStep: toPlanStep(doc), version: found.version + 1, changes }
  }

  async planRemoval(
    taskId: string,
    stepId: string,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<{ changes: Change[] }> {
    const task = await this.#findTask(taskId)
    const { version } = await this.#findIdleStep(taskId, stepId, ifVersion)
    const changes: Change[] = [
      { remove: 'planSteps', version, id: stepId },
      this.#touch(
        task,
        task.doc.planStepIds.filter((id) => id !== stepId),
      ),
      this.#event('plan_step.deleted', taskId, { planStepId: stepId }, caller),
    ]
    return { changes }
  }

  async planOrder(
    taskId: string,
    stepIds: readonly string[],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<{ planSteps: PlanStep[]; version: number; changes: Change[] }> {
    const task = await this.#findTask(taskId)
    if (ifVersion !== undefined && ifVersion !== task.version) fail('revision_mismatch', { version: task.version })
    checkOrder(task.doc.planStepIds, stepIds)
    const steps = await readSteps(this.#store, { id: taskId, planStepIds: [...stepIds] })
    const changes = [
      this.#touch(task, [...stepIds]),
      this.#event('task.updated', taskId, { taskId, changed: ['planSteps'] }, caller),
    ]
    return { planSteps: steps.map(({ doc }) => toPlanStep(doc)), version: task.version + 1, changes }
  }

  async #findTask(taskId: string): Promise<Versioned<TaskDocument>> {
    return (await this.#store.read.tasks.get(taskId)) ?? fail('task_not_found')
  }

  async #findStep(taskId: string, stepId: string): Promise<Versioned<StepDocument>> {
    const found = await this.#store.read.planSteps.get(stepId)
    return found?.doc.taskId === taskId ? found : fail('plan_step_not_found')
  }

  /** Refuses a step that waits to be executed, or is. */
  async #findIdleStep(taskId: string, stepId: string, ifVersion: number | undefined): Promise<Versioned<StepDocument>> {
    const found = await this.#findStep(taskId, stepId)
    if (ifVersion !== undefined && ifVersion !== found.version) fail('revision_mismatch', { version: found.version })
    const run = isHeld(found.doc) && (await liveRunOf(this.#store, taskId))
    return run && run.jobId === found.doc.outcome?.jobId
      ? fail('plan_running', { message: 'This step is being executed. Wait for its job, or cancel it.' })
      : found
  }

  #touch(task: Versioned<TaskDocument>, planStepIds = task.doc.planStepIds): Change {
    return touched(task, this.#options.now(), planStepIds)
  }

  #event(kind: string, taskId: string, data: Readonly<Record<string, unknown>>, caller: Caller): Change {
    return { event: { kind, at: this.#options.now(), actor: caller.userId, taskId, data } }
  }
}

/** The steps of a task in their order. */
export async function readSteps(
  store: Store,
  { id, planStepIds }: Pick<TaskDocument, 'id' | 'planStepIds'>,
): Promise<Versioned<StepDocument>[]> {
  const found = new Map((await store.read.planSteps.list({ where: { taskId: id } })).map((step) => [step.doc.id, step]))
  return planStepIds.flatMap((stepId) => found.get(stepId) ?? [])
}

/** The task as changed with its plan. */
export function touched({ doc, version }: Versioned<TaskDocument>, at: string, planStepIds = doc.planStepIds): Change {
  return { replace: 'tasks', version, doc: { ...doc, planStepIds, updatedAt: at } }
}

/** Which job executes the plan of a task now, if any. */
export async function liveRunOf(store: Store, taskId: string): Promise<Documents['planRuns'] | undefined> {
  const run = await store.read.planRuns.get(taskId)
  const job = run && (await store.read.jobs.get(run.doc.jobId))
  // The end of a job lets go of the plan in the same commit, unless that could not be.
  return job?.doc.status === 'queued' || job?.doc.status === 'running' ? run?.doc : undefined
}

/** Whether a job holds the step; the end of the job lets go of it. */
export function isHeld({ outcome }: PlanStep): boolean {
  return outcome?.status === 'queued' || outcome?.status === 'running'
}

/** A step without what its last execution gave. */
export function unexecuted({
  output: _output,
  error: _error,
  executedAt: _executedAt,
  outcome: _outcome,
  ...step
}: StepDocument): StepDocument {
  return step
}

function toPlanStep({ taskId: _taskId, ...step }: StepDocument): PlanStep {
  return step
}

/** What was executed says nothing of another command or another expectation. */
function patched(before: StepDocument, patch: PlanStepPatch): StepDocument {
  const { command: oldCommand, expectedOutcome: oldExpectation, ...rest } = before
  const command = merge(oldCommand, patch.command)
  const expectedOutcome = merge(oldExpectation, patch.expectedOutcome)
  const doc = {
    ...rest,
    ...(patch.description !== undefined && { description: patch.description }),
    ...(command !== undefined && { command }),
    ...(expectedOutcome !== undefined && { expectedOutcome }),
  }
  return command === oldCommand && expectedOutcome === oldExpectation ? doc : unexecuted(doc)
}

/** A merge patch (RFC 7396): null removes, absence leaves. */
function merge(before: string | undefined, given: string | null | undefined): string | undefined {
  return given === undefined ? before : (given ?? undefined)
}

const detailsMax = 20
const messageLengthMax = 500

/** Refuses lines that begin like a check and are none: a slip of the pen must not become prose that nobody checks. */
function checkExpectation(expectedOutcome: string | undefined): void {
  if (expectedOutcome === undefined) return
  const { mistakes } = readExpectation(expectedOutcome)
  if (mistakes.length === 0) return
  const details = mistakes.slice(0, detailsMax).map(({ line, message }) => ({
    path: 'body/expectedOutcome',
    rule: 'check',
    message: cut(`Line ${line}: ${message}`, messageLengthMax),
  }))
  fail('validation_failed', { message: details[0]?.message ?? 'The expected outcome cannot be read.', details })
}

function checkOrder(before: readonly string[], after: readonly string[]): void {
  const missing = before.filter((id) => !after.includes(id))
  const foreign = after.filter((id) => !before.includes(id))
  const twice = after.filter((id, index) => after.indexOf(id) !== index)
  const messages = [
    ...missing.map((id) => `${id} is missing.`),
    ...foreign.map((id) => `${id} is no step of this plan.`),
    ...twice.map((id) => `${id} is named twice.`),
  ]
  if (messages.length === 0) return
  const details = messages
    .slice(0, detailsMax)
    .map((message) => ({ path: 'body/stepIds', rule: 'permutation', message: cut(message, messageLengthMax) }))
  fail('validation_failed', { message: 'Name every step of the plan once.', details })
}
