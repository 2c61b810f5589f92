import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'

export interface PlanDocuments {
  /** Their order is `planStepIds` of the task. */
  planSteps: Omit<Schemas['PlanStep'], 'outcome'> & {
    taskId: string
    outcome?: StoredOutcome
    /** Whether a caller who may do less than a person of their role has written what is executed. */
    isByNarrow?: boolean
  }
  /** Which job executes the plan of a task or a step of it; the id is the task's, so that there is one at a time. */
  planRuns: { id: string; jobId: string; planStepId?: string }
}

/** What became of a step, as it is stored. */
export interface StoredOutcome extends Omit<Schemas['StepOutcome'], 'state'> {
  status: 'queued' | 'running' | 'passed' | 'failed' | 'cancelled' | 'interrupted'
}

export const planCollections: Collections<PlanDocuments> = {
  planSteps: { equal: ['taskId'] },
  planRuns: {},
}
