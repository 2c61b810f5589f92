import { fail } from '../../errors.ts'
import type { Change, Store } from '../../collections.ts'
import type { TaskRemoval } from '../../foundation.ts'
import { liveRunOf } from './steps.ts'

/** Removes the plan of a task. Refuses with `plan_running` while a job executes it. */
export async function removePlan(store: Store, { task: { id: taskId } }: TaskRemoval): Promise<Change[]> {
  // The start of a plan replaces the task, so that none starts between this look and the commit.
  if (await liveRunOf(store, taskId)) fail('plan_running')
  const run = await store.read.planRuns.get(taskId)
  const steps = await store.read.planSteps.list({ where: { taskId } })
  return [
    ...(run ? [{ remove: 'planRuns', version: run.version, id: taskId } as const] : []),
    ...steps.map(({ version, doc: { id } }) => ({ remove: 'planSteps', version, id }) as const),
  ]
}
