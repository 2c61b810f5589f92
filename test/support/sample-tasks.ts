import type { Gantry } from './gantry.ts'

/** What is done to a task stays with it, so that each call has one of its own. */
export function isOfTasks(path: string): boolean {
  return path.startsWith('/tasks/') || path === '/workspaces'
}

/** A task with the file change on whose lines the example of a comment stands. */
export async function createReviewedTask(gantry: Gantry): Promise<string> {
  const id = await gantry.createTask()
  const changes = [{ path: 'docs/plan.md', content: '# Plan\n\n1. Build\n2. Test\n' }]
  await gantry.call('PUT', `/tasks/${id}/changes`, { body: { changes } })
  return id
}
