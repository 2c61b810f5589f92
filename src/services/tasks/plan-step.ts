import type { PlanDocuments } from '../../collections/plans.ts'
import type { Schemas } from '../../generated/types.ts'
import { shownState } from '../../platform/work/shown-state.ts'

/** A step as callers see it. */
export function toPlanStep({ taskId: _taskId, outcome, ...step }: PlanDocuments['planSteps']): Schemas['PlanStep'] {
  if (outcome === undefined) return step
  const { status, ...rest } = outcome
  return { ...step, outcome: { state: shownState(status), ...rest } }
}
