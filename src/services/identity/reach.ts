import type { Caller, Scope } from '../../call.ts'
import { fail } from '../../errors.ts'
import { routes } from '../../generated/routes.ts'
import type { OperationId } from '../../generated/routes.ts'
import type { AllowList } from './allow.ts'
import { namedScopes } from './roles.ts'
import { quote } from '../../platform/text/quote.ts'

export type Reach = (typeof routes)[OperationId]['reach']

/**
 * Whether a credential with this allow-list may call an operation of this reach at all. Which items it then reaches is
 * for `mayUseTask`, `requireTool` and `requirePush`. An operation without a reach is refused.
 */
export function mayReach(allow: AllowList | undefined, reach: Reach): boolean {
  if (allow === undefined) return true
  const isBound = allow.taskIds !== undefined
  switch (reach) {
    case 'task':
    case 'tasks':
    case 'self':
    case 'shared':
      return true
    case 'tools':
      return !isBound || allow.mcpTools !== undefined
    case 'git':
      return !isBound || allow.gitRemotes !== undefined || allow.gitBranches !== undefined
    case 'project':
      return !isBound
    case 'none':
    case undefined:
      return false
    default:
      return reach satisfies never
  }
}

/** Whether the allow-list includes this task. What belongs to no task is not in the list. */
export function mayUseTask({ allow }: Pick<Caller, 'allow'>, taskId: string | undefined): boolean {
  return allow?.taskIds === undefined || (taskId !== undefined && allow.taskIds.includes(taskId))
}

/** Whether a call of an operation of this reach that names these tasks stays within the allow-list of the caller. */
export function reaches(caller: Pick<Caller, 'allow'>, reach: Reach, taskIds: readonly string[]): boolean {
  const isNamed = reach !== 'task' || taskIds.length > 0 || mayUseTask(caller, undefined)
  return isNamed && mayReach(caller.allow, reach) && taskIds.every((id) => mayUseTask(caller, id))
}

/** Says the same of a task that does not exist and of one that the caller may not know. */
export function refuseTask(id: string, options: { readonly isDenial?: boolean } = {}): never {
  fail('task_not_found', { ...options, message: `There is no task with the id ${quote(id)}.${ofAnotherKind(id)}` })
}

/** What an id is, by its prefix, where it is not that of a task. */
function ofAnotherKind(id: string): string {
  const [prefix = ''] = id.split('_')
  const kind = Object.hasOwn(kinds, prefix) ? kinds[prefix] : undefined
  return kind === undefined ? '' : ` It is the id of ${kind}.`
}

const kinds: Readonly<Record<string, string>> = {
  chat: 'a chat',
  cmt: 'a comment',
  email: 'an email',
  job: 'a job',
  rev: 'a review',
  step: 'a plan step',
  term: 'a terminal session',
  user: 'a user',
  workspace: 'a workspace',
}

/**
 * Refuses a call that reaches beyond the allow-list of the caller: with `task_not_found` when it names another task,
 * whether that one exists or not, else with `forbidden`.
 *
 * @param taskIds The tasks that the call names.
 */
export function requireReach(caller: Caller, reach: Reach, taskIds: readonly string[]): void {
  if (reaches(caller, reach, taskIds)) return
  const foreign = taskIds.find((id) => !mayUseTask(caller, id))
  if (foreign !== undefined) refuseTask(foreign, { isDenial: true })
  if (!mayReach(caller.allow, reach))
    fail('forbidden', {
      message: caller.allow?.taskIds
        ? 'This credential is restricted to certain tasks, and this operation affects more than those.'
        : 'This operation is not for credentials with an allow-list.',
    })
  fail('forbidden', {
    message: 'This credential is restricted to certain tasks. Give the taskId of one of them.',
  })
}

/**
 * The scopes by which a credential with this allow-list can reach anything; `*` is written out. The others are lost:
 * for a credential that is narrowed to tasks, `mail:read` for example. A scope that no operation needs yet is lost to
 * it too.
 */
export function boundScopes(scopes: readonly Scope[], allow: AllowList | undefined): readonly Scope[] {
  if (allow === undefined) return scopes
  const named: readonly Scope[] = scopes.includes('*') ? namedScopes : scopes
  return named.filter((scope) => {
    const reaches = reachesOf.get(scope)
    return reaches ? reaches.some((reach) => mayReach(allow, reach)) : allow.taskIds === undefined
  })
}

/** The reach of every operation that needs the scope. */
const reachesOf = new Map<string, Reach[]>()
for (const { scopes, reach } of Object.values(routes))
  for (const scope of scopes) reachesOf.set(scope, [...(reachesOf.get(scope) ?? []), reach])
