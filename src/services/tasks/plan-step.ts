import type { Documents } from '../../collections.ts'
import type { Schemas } from '../../generated/types.ts'
import { shownState } from '../../platform/work/shown-state.ts'

/** A step as callers see it. */
export function toPlanStep({
  taskId: _taskId,
  isByNarrow,
  outcome,
  ...rest
}: Documents['planSteps']): Schemas['PlanStep'] {
  const step = { ...rest, ...(isByNarrow && rest.command !== undefined && { isRestricted: true }) }
  if (outcome === undefined) return step
  const { status, ...ended } = outcome
  const verdict = verdictOf(outcome)
  return { ...step, outcome: { state: shownState(status), ...(verdict && { verdict }), ...ended } }
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
