import type { Schemas } from 'gantry/client'
import { gantry } from '../gantry.ts'
import { attempt, say } from '../parts/toasts.tsx'
import type { OpenTask } from './model.ts'
import { changeUndoably } from './undoable.ts'

/** Runs the plan from the first step that has not passed, or from its beginning: as it is shown, or not at all. */
export async function runPlan(open: OpenTask, restart: boolean): Promise<void> {
  const { id } = open
  await attempt(async () => {
    await open.saving
    const shown = open.task.peek()?.planSteps ?? []
    if (shown.length === 0) return
    const { planSteps } = await gantry.plan.list({ id })
    if (!isSameWork(shown, planSteps)) return say(hasChanged)
    // Without its ETag: what others with fewer rights have written keeps its walls.
    await gantry.plan.run({ id, ...(restart && { restart }) })
  })
  open.change()
}

export async function runStep(open: OpenTask, shown: Schemas.PlanStep): Promise<void> {
  const about = { id: open.id, stepId: shown.id }
  await attempt(async () => {
    const { planStep } = await gantry.plan.get(about)
    if (!isSameWork([shown], [planStep])) return say(hasChanged)
    await gantry.plan.runStep(about)
  })
  open.change()
}

const hasChanged = 'Somebody has changed the commands meanwhile. Look at them, and run them again.'

/** Whether running the one does what running the other does. */
function isSameWork(shown: readonly Schemas.PlanStep[], read: readonly Schemas.PlanStep[]): boolean {
  const workOf = (steps: readonly Schemas.PlanStep[]) =>
    JSON.stringify(steps.map(({ id, command, runsOn }) => [id, command, runsOn]))
  return workOf(shown) === workOf(read)
}

/** The job of a step runs that step alone, or the plan from it. */
export async function cancelRun(open: OpenTask, jobId: string): Promise<void> {
  await attempt(() => gantry.jobs.cancel({ jobId }))
  open.change()
}

export async function moveStep(open: OpenTask, stepId: string, by: -1 | 1): Promise<void> {
  const ids = (open.task.peek()?.planSteps ?? []).map(({ id }) => id)
  const from = ids.indexOf(stepId)
  const to = from + by
  if (from === -1 || to < 0 || to >= ids.length) return
  const order = ids.toSpliced(from, 1).toSpliced(to, 0, stepId)
  await attempt(() => gantry.plan.reorder({ id: open.id, stepIds: order }))
  open.change()
}

/**
 * A step that is brought back stands where it stood; what came of it does not come back. Its command is then of the person
 * who brings it back, and no longer of a caller with fewer rights: that is said before.
 */
export function removeStep(open: OpenTask, removed: Schemas.PlanStep) {
  const { id: stepId, description, command, expectedOutcome, runsOn, isRestricted } = removed
  const { id } = open
  const order = (open.task.peek()?.planSteps ?? []).map((step) => step.id)
  const step = {
    description,
    ...(command && { command }),
    ...(expectedOutcome && { expectedOutcome }),
    ...(runsOn && { runsOn }),
  }
  return changeUndoably(open, {
    done: `“${description}” was deleted.${isRestricted ? ' Undo makes its command yours: it then runs with your rights.' : ''}`,
    run: () => gantry.plan.delete({ id, stepId }),
    back: async () => {
      const made = await gantry.plan.add({ id, ...step })
      const ids = (await gantry.tasks.get({ id })).planSteps.map((each) => each.id)
      const added = ids.find((each) => !order.includes(each))
      if (added === undefined || ids.length !== order.length) return made
      return gantry.plan.reorder({ id, stepIds: order.map((each) => (each === stepId ? added : each)) })
    },
  })
}
