import type { Schemas } from 'gantry/client'
import { gantry } from '../gantry.ts'
import { attempt } from '../parts/toasts.tsx'
import type { OpenTask } from './model.ts'
import { changeUndoably } from './undoable.ts'

/** Runs the plan from the first step that has not passed, or from its beginning. */
export async function runPlan(open: OpenTask, restart: boolean): Promise<void> {
  if ((open.task.peek()?.planSteps ?? []).length === 0) return
  await attempt(() => gantry.plan.run({ id: open.id, ...(restart && { restart }) }))
  open.change()
}

export async function runStep(open: OpenTask, stepId: string): Promise<void> {
  await attempt(() => gantry.plan.runStep({ id: open.id, stepId }))
  open.change()
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

/** A step that is brought back stands where it stood; what came of it does not come back. */
export function removeStep(open: OpenTask, { id: stepId, description, command, expectedOutcome }: Schemas.PlanStep) {
  const { id } = open
  const order = (open.task.peek()?.planSteps ?? []).map((step) => step.id)
  const step = { description, ...(command && { command }), ...(expectedOutcome && { expectedOutcome }) }
  return changeUndoably(open, {
    done: `“${description}” was deleted.`,
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
