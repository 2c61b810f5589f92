import type { Caller, Part } from '../../contract.ts'
import type { Reach, Route } from '../route.ts'

/** What a call names, once it is validated. */
export interface Named {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** What knows the allow-lists. */
export interface Reaches {
  requireReach(caller: Caller, reach: Reach | undefined, taskIds: readonly string[]): void
  mayUseTask(caller: Caller, taskId: string | undefined): boolean
}

/**
 * Checks a call against the allow-list of its credential: by the reach that the contract declares for the operation,
 * and by the tasks that the call names. What belongs to no single task (lists, events, files by their name) is filtered
 * by the services. The tasks of a form are known when it is read (see `authorizeParts`).
 */
export function authorize(
  route: Route,
  call: Named & { readonly parts?: unknown },
  caller: Caller,
  identity: Reaches,
): void {
  if (caller.allow !== undefined && call.parts === undefined)
    identity.requireReach(caller, route.reach, namedTasks(route, call))
}

/**
 * The same for a form, whose fields come while it is read.
 */
export async function* authorizeParts(
  route: Route,
  parts: AsyncIterable<Part>,
  caller: Caller,
  identity: Reaches,
): AsyncGenerator<Part> {
  if (caller.allow === undefined) return yield* parts
  const taskIds: string[] = []
  for await (const part of parts) {
    if (part.name === route.tasks?.body && 'value' in part) {
      taskIds.push(part.value)
      if (!identity.mayUseTask(caller, part.value)) break
    }
    yield part
  }
  identity.requireReach(caller, route.reach, taskIds)
}

/** The tasks that a call names, in the places that the contract declares. */
function namedTasks({ tasks = {} }: Route, { path, query, body }: Named): string[] {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return [path[tasks.path ?? ''], query[tasks.query ?? ''], fields[tasks.body ?? '']].filter(
    (id) => typeof id === 'string',
  )
}
