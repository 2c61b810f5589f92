import { gantry } from '../gantry.ts'
import { can } from '../session.ts'
import { taskItems } from './items.ts'

/** Reads the titles of the tasks that things belong to, where the session may. */
export async function readTitles(things: readonly { readonly taskId?: string }[]): Promise<void> {
  const ids = [...new Set(things.flatMap(({ taskId }) => taskId ?? []))]
  const missing = ids.filter((id) => taskItems.item(id).peek() === undefined)
  if (missing.length === 0 || !can('tasks:read')) return
  const read = taskItems.next()
  const { data } = await gantry.tasks.list({ ids: missing }).outcome()
  if (data) taskItems.merge(data.tasks, read)
}

/** The title, or the id until it is known. */
export function titleOf(taskId: string): string {
  return taskItems.item(taskId).value?.title ?? taskId
}
