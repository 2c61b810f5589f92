import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { PlanDocuments, StoredOutcome } from '../../collections/plans.ts'
import { changePlan, requireTask, toPlanStep } from '../tasks.ts'
import type { TaskDocument } from '../tasks.ts'
import type { Change, Store } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { ListQuery, Versioned } from '../../stores/port.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { cutPage, readCursor } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import { planReordered, planStepEvent } from './events.ts'
import { isNarrow, missingScopes } from '../identity.ts'
import type { JobDocument } from '../jobs.ts'
import { proseAlone, readExpectation } from './expectation.ts'
import { cut } from './text.ts'
import { defined } from '../../platform/work/defined.ts'

export type PlanStep = Schemas['PlanStep']
type PlanStepInput = Schemas['PlanStepInput']
type PlanStepPatch = Schemas['PlanStepPatch']
type PlanStepPage = Schemas['PlanStepPageAnswer']['data']
export type StepOutcome = StoredOutcome
export type StepDocument = PlanDocuments['planSteps']

export interface PlanStepsOptions extends Pick<Foundation, 'store' | 'now' | 'newId'> {
  readonly stepsMax: number
}

/**
 * The steps of tasks. Every change of a plan changes its task too, so that the version of the task changes with it.
 */
export class PlanSteps {
  readonly #options: PlanStepsOptions
  readonly #store: Store

  constructor(options: PlanStepsOptions) {
    this.#options = options
    this.#store = options.store
  }

  /** A page of the steps in their order, with the version of the task. */
  async list(taskId: string, { limit, cursor }: PageQuery): Promise<{ page: PlanStepPage; version: number }> {
    const { doc: task, version } = await requireTask(this.#store, taskId)
    const filter = { planOf: taskId }
    const after = readCursor(cursor, filter)
    const steps = await readSteps(this.#store, task, { marksDamage: true })
    const place = steps.findIndex(({ doc }) => doc.id === after?.id)
    if (after && place < 0)
      fail('invalid_cursor', {
        message: 'The plan step at which the previous page ended was deleted. Start again without a cursor.',
      })
    const { items, ...next } = cutPage(steps.slice(place + 1), limit, filter, ({ doc }) => ({ id: doc.id }))
    return { page: { planSteps: items.map(({ doc }) => toPlanStep(doc)), ...next }, version }
  }

  async get(taskId: string, stepId: string): Promise<{ planStep: PlanStep; version: number }> {
    await requireTask(this.#store, taskId)
    const { doc, version } = await this.#findStep(taskId, stepId)
    return { planStep: toPlanStep(doc), version }
  }

  /** Refuses with `validation_failed` or `quota_exceeded`. */
  async create(
    taskId: string,
    { position, description, command, expectedOutcome, runsOn }: PlanStepInput,
    caller: Caller,
  ): Promise<Staged<{ planStep: PlanStep; warnings?: string[] }>> {
    const task = await requireTask(this.#store, taskId)
    const warnings = checkExpectation(expectedOutcome)
    const { planStepIds } = task.doc
    if (planStepIds.length >= this.#options.stepsMax)
      fail('quota_exceeded', {
        message: `The plan has ${this.#options.stepsMax} steps, which is the limit. Delete one first.`,
      })
    const doc: StepDocument = {
      id: this.#options.newId('step'),
      taskId,
      description,
      ...defined({ command, expectedOutcome }),
      ...(runsOn && runsOn.length > 0 && { runsOn }),
      ...(isNarrow(caller) && { isByNarrow: true }),
    }
    requireSameCommands([], [doc], caller)
    const changes: Change[] = [
      { insert: 'planSteps', doc },
      ...(await this.#changePlan(task, planStepIds.toSpliced(position ?? planStepIds.length, 0, doc.id))),
      planStepEvent('plan_step.created', doc, this.#options.now(), caller.userId),
    ]
    return { planStep: toPlanStep(doc), ...warnings, changes }
  }

  /** Refuses with `revision_mismatch`, `plan_running` or `validation_failed`. */
  async update(
    taskId: string,
    stepId: string,
    patch: PlanStepPatch,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ planStep: PlanStep; warnings?: string[]; version: number }>> {
    const task = await requireTask(this.#store, taskId)
    const found = await this.#findIdleStep(taskId, stepId, ifVersion)
    const warnings = checkExpectation(patch.expectedOutcome ?? undefined)
    const doc = writtenBy(caller, found.doc, patched(found.doc, patch), patch.command !== undefined)
    requireSameCommands([found.doc], [doc], caller)
    const changes: Change[] = [
      { replace: 'planSteps', version: found.version, doc },
      ...(await this.#changePlan(task)),
      planStepEvent('plan_step.updated', doc, this.#options.now(), caller.userId),
    ]
    return { planStep: toPlanStep(doc), ...warnings, version: found.version + 1, changes }
  }

  /** Refuses with `revision_mismatch` or `plan_running`. */
  async remove(taskId: string, stepId: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const task = await requireTask(this.#store, taskId)
    const { doc, version } = await this.#findIdleStep(taskId, stepId, ifVersion)
    requireSameCommands([doc], [], caller)
    const changes: Change[] = [
      { remove: 'planSteps', version, id: stepId },
      ...(await this.#changePlan(
        task,
        task.doc.planStepIds.filter((id) => id !== stepId),
      )),
      planStepEvent('plan_step.deleted', doc, this.#options.now(), caller.userId),
    ]
    return { changes }
  }

  /** Refuses with `revision_mismatch`, or `validation_failed` unless every step is named once. */
  async reorder(
    taskId: string,
    stepIds: readonly string[],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ planSteps: PlanStep[]; version: number }>> {
    const task = requireVersion(await requireTask(this.#store, taskId), ifVersion)
    checkOrder(task.doc.planStepIds, stepIds)
    const before = await readSteps(this.#store, task.doc)
    const steps = await readSteps(this.#store, { id: taskId, planStepIds: [...stepIds] })
    requireSameCommands(
      before.map(({ doc }) => doc),
      steps.map(({ doc }) => doc),
      caller,
    )
    const changes = [
      ...(await this.#changePlan(task, [...stepIds])),
      planReordered(taskId, this.#options.now(), caller.userId),
    ]
    return { planSteps: steps.map(({ doc }) => toPlanStep(doc)), version: task.version + 1, changes }
  }

  async #findStep(taskId: string, stepId: string): Promise<Versioned<StepDocument>> {
    const found = await this.#store.read.planSteps.get(stepId)
    return found?.doc.taskId === taskId ? found : fail('plan_step_not_found')
  }

  /** Refuses a step that waits to be executed, or is. */
  async #findIdleStep(taskId: string, stepId: string, ifVersion: number | undefined): Promise<Versioned<StepDocument>> {
    const found = requireVersion(await this.#findStep(taskId, stepId), ifVersion)
    const run = isPlanLocked(found.doc) && (await liveRunOf(this.#store, taskId))
    return run && run.jobId === found.doc.outcome?.jobId
      ? fail('plan_running', { message: 'This step is running. Wait for its job to end, or cancel it.' })
      : found
  }

  async #changePlan(task: Versioned<TaskDocument>, planStepIds?: string[]): Promise<readonly Change[]> {
    const { changes } = await changePlan(this.#store, task, this.#options.now(), planStepIds && { planStepIds })
    return changes
  }
}

/**
 * Refuses to change what an execution of the plan runs, unless the caller may execute it: otherwise a credential that
 * may only write would run a command through the next execution of the plan, by a schedule for example.
 */
function requireSameCommands(before: readonly StepDocument[], after: readonly StepDocument[], caller: Caller): void {
  if (commandsOf(before) === commandsOf(after) || missingScopes(caller.scopes, ['tasks:execute']).length === 0) return
  fail('scope_missing', {
    message: 'This changes what the plan executes. That requires the scope tasks:execute, which this credential lacks.',
  })
}

/** What is executed, in its order. A step without a command is skipped. */
function commandsOf(steps: readonly StepDocument[]): string {
  return JSON.stringify(
    steps.flatMap(({ id, command, expectedOutcome, runsOn }) =>
      command === undefined ? [] : [[id, command, expectedOutcome, runsOn ?? []]],
    ),
  )
}

/** The steps of a task in their order. */
export async function readSteps(
  store: Store,
  { id, planStepIds }: Pick<TaskDocument, 'id' | 'planStepIds'>,
  options: Pick<ListQuery<StepDocument>, 'marksDamage'> = {},
): Promise<Versioned<StepDocument>[]> {
  const steps = await store.read.planSteps.list({ where: { taskId: id }, ...options })
  const found = new Map(steps.map((step) => [step.doc.id, step]))
  return planStepIds.flatMap((stepId) => found.get(stepId) ?? [])
}

/** Which job executes the plan of a task now, if any. */
export async function liveRunOf(store: Store, taskId: string): Promise<PlanDocuments['planRuns'] | undefined> {
  const run = await store.read.planRuns.get(taskId)
  const job = run && (await store.read.jobs.get(run.doc.jobId))
  // The end of a job lets go of the plan in the same commit, unless that could not be.
  return job?.doc.status === 'queued' || job?.doc.status === 'running' ? run?.doc : undefined
}

/** Whether a job owns the step; the end of the job releases it. */
export function isPlanLocked({ outcome }: StepDocument): boolean {
  return outcome?.status === 'queued' || outcome?.status === 'running'
}

/** The labels of the runner at which a job runs a step: its own, or those of the job. */
export function runnerLabelsOf(
  { runsOn }: Pick<StepDocument, 'runsOn'>,
  { job }: { readonly job: Pick<JobDocument, 'input'> },
): readonly string[] {
  return runsOn ?? job.input.runsOn ?? []
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

/** What was executed says nothing of another command or another expectation. */
function patched(before: StepDocument, patch: PlanStepPatch): StepDocument {
  const { command: oldCommand, expectedOutcome: oldExpectation, runsOn: oldLabels, ...rest } = before
  const runsOn = patch.runsOn === undefined ? oldLabels : (patch.runsOn ?? undefined)
  const command = merge(oldCommand, patch.command)
  const expectedOutcome = merge(oldExpectation, patch.expectedOutcome)
  const doc = {
    ...rest,
    ...defined({ description: patch.description, command, expectedOutcome }),
    ...(runsOn && runsOn.length > 0 && { runsOn }),
  }
  return command === oldCommand && expectedOutcome === oldExpectation ? doc : unexecuted(doc)
}

/**
 * Whoever gives a command has written it, also the same one again. What else is changed of it can only make it that of
 * a narrow caller: a person who changes the outcome that is expected has not written the command.
 */
function writtenBy(
  caller: Caller,
  before: StepDocument,
  { isByNarrow: _isByNarrow, ...after }: StepDocument,
  givesCommand: boolean,
): StepDocument {
  const isChanged = givesCommand || commandsOf([before]) !== commandsOf([after])
  const isByNarrow = (isChanged && isNarrow(caller)) || (!givesCommand && before.isByNarrow === true)
  return { ...after, ...(isByNarrow && { isByNarrow }) }
}

/** A merge patch (RFC 7396): null removes, absence leaves. */
function merge(before: string | undefined, given: string | null | undefined): string | undefined {
  return given === undefined ? before : (given ?? undefined)
}

const detailsMax = 20
const messageLengthMax = 500

/**
 * Refuses lines that start like a check but are not valid: a typing error must not turn a check into prose. What is
 * prose altogether is taken with a warning.
 */
function checkExpectation(expectedOutcome = ''): { readonly warnings?: string[] } {
  const { checks, mistakes } = readExpectation(expectedOutcome)
  if (mistakes.length === 0) return checks.length > 0 || expectedOutcome.trim() === '' ? {} : { warnings: [proseAlone] }
  const details = mistakes.slice(0, detailsMax).map(({ line, message }) => ({
    path: 'body/expectedOutcome',
    rule: 'check',
    message: cut(`Line ${line}: ${message}`, messageLengthMax),
  }))
  fail('validation_failed', { message: details[0]?.message ?? 'The expected outcome is not valid.', details })
}

function checkOrder(before: readonly string[], after: readonly string[]): void {
  const missing = before.filter((id) => !after.includes(id))
  const foreign = after.filter((id) => !before.includes(id))
  const twice = after.filter((id, index) => after.indexOf(id) !== index)
  const messages = [
    ...missing.map((id) => `${id} is missing.`),
    ...foreign.map((id) => `${id} is not a step of this plan.`),
    ...twice.map((id) => `${id} occurs twice.`),
  ]
  if (messages.length === 0) return
  const details = messages
    .slice(0, detailsMax)
    .map((message) => ({ path: 'body/stepIds', rule: 'permutation', message: cut(message, messageLengthMax) }))
  fail('validation_failed', { message: 'List every step of the plan exactly once.', details })
}
