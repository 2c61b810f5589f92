import type { Caller, Part } from '../contract.ts'
import { fail } from '../errors.ts'
import type { Route } from './route.ts'

/** What a call names, once it is validated. */
export interface Named {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/**
 * Holds a call against the tasks of the credential, for every operation alike: whatever names a task in its path, query
 * or body names one of them. Others are not found, whether they exist or not. What belongs to no single task (lists,
 * events, files by their name) is narrowed where it is read.
 */
export function authorize(route: Route, call: Named, { allow }: Caller): void {
  const taskIds = allow?.taskIds
  if (taskIds === undefined) return
  if (namedTasks(route, call).some((id) => !taskIds.includes(id))) fail('task_not_found')
  if (reachesBeyond(route))
    fail('forbidden', { message: 'This credential is narrowed to some tasks, and this operation reaches beyond them.' })
}

/** The same for a form, whose fields come while it is read. What is refused is read to its end: then the sender listens. */
export async function* authorizeParts(parts: AsyncIterable<Part>, { allow }: Caller): AsyncGenerator<Part> {
  const taskIds = allow?.taskIds
  if (taskIds === undefined) return yield* parts
  let isNamed = false
  let isForeign = false
  for await (const part of parts) {
    if (part.name === 'taskId' && 'value' in part) {
      isNamed = true
      isForeign ||= !taskIds.includes(part.value)
    }
    if (!isForeign) yield part
    else if ('bytes' in part) for await (const chunk of part.bytes) void chunk
  }
  if (isForeign) fail('task_not_found')
  if (!isNamed)
    fail('forbidden', {
      message: 'This credential is narrowed to some tasks. Name the one to which this belongs as taskId.',
    })
}

/** The tasks that a call names: as `taskId` wherever it stands, or as the `id` of a path below `/tasks`. */
function namedTasks({ path: address }: Pick<Route, 'path'>, { path, query, body }: Named): string[] {
  const inBody = typeof body === 'object' && body !== null && 'taskId' in body ? body.taskId : undefined
  const inPath = address.startsWith('/tasks/:id') ? path['id'] : path['taskId']
  return [inPath, query['taskId'], inBody].filter((id) => typeof id === 'string')
}

/** Making a task makes one that is not among those of the credential, and a webhook tells of all tasks. */
function reachesBeyond({ method, path }: Route): boolean {
  return (method === 'POST' && (path === '/tasks' || path === '/mail/:folder/:id/task')) || path.startsWith('/webhooks')
}
