import type { Documents } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import { shownState } from '../../platform/work/shown-state.ts'

/** A step as callers see it. */
export function toPlanStep({
  taskId: _taskId,
  isByNarrow: _isByNarrow,
  outcome,
  ...step
}: Documents['planSteps']): Schemas['PlanStep'] {
  if (outcome === undefined) return step
  const { status, ...rest } = outcome
  const verdict = verdictOf(outcome)
  return { ...step, outcome: { state: shownState(status), ...(verdict && { verdict }), ...rest } }
}

/** A success whose expected outcome had nothing to check has a problem beside it. */
function verdictOf({
  status,
  checks,
  problem,
}: NonNullable<Documents['planSteps']['outcome']>): Schemas['StepOutcome']['verdict'] {
  if (status === 'passed') return problem === undefined ? 'passed' : 'unchecked'
  return status === 'failed' && checks !== undefined ? 'failed' : undefined
}
