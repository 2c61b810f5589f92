import type { Documents } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import { shownState } from '../../platform/work/shown-state.ts'

/** A step as callers see it. */
export function toPlanStep({ taskId: _taskId, outcome, ...step }: Documents['planSteps']): Schemas['PlanStep'] {
  if (outcome === undefined) return step
  const { status, ...rest } = outcome
  return { ...step, outcome: { state: shownState(status), ...rest } }
}
