import type { Caller, Scope } from '../../call.ts'
import { routes } from '../../generated/routes.ts'
import type { OperationId } from '../../generated/routes.ts'
import { coversAllow, mayReach, mayUseTask, missingScopes } from '../identity.ts'
import type { ChatPartDocument, OutputAccess, OutputReaders } from '../../collections/chats.ts'
import { agentToolScopes } from './rule-authority.ts'

type Input = Readonly<Record<string, unknown>>

/** What these return depends on scopes beyond those that they require. */
const dependentOnScopes: readonly OperationId[] = [
  'buildContext',
  'streamEvents',
  'listChatMessages',
  'readChatOutput',
  'listApprovals',
  'getMcpCall',
  'listWaiting',
  'searchAll',
]
/** What these return belongs to the user who calls, whatever they reach. */
const ofOneUser: readonly OperationId[] = ['createEventTicket', 'listWaiting']

/** Who may read what a call returns that this caller makes. */
export function accessTo(operationId: OperationId, input: Input, caller: Pick<Caller, 'userId' | 'scopes' | 'allow'>) {
  const { userId, allow } = caller
  const { scopes, reach = 'none' } = routes[operationId]
  return {
    userId,
    // The generator has checked each scope of the contract against the scopes of the contract.
    scopes: dependentOnScopes.includes(operationId) ? caller.scopes : (scopes as readonly Scope[]),
    reach: ofOneUser.includes(operationId)
      ? ('self' as const)
      : isOfWorkspace(reach, input)
        ? ('tasks' as const)
        : reach,
    taskIds: tasksNamedIn(operationId, input),
    ...(allow && { allow }),
  } satisfies OutputAccess
}

/** Whether a call reads or changes what belongs to one user alone. */
export function isOfOneUser(tool: string): boolean {
  return isOperation(tool) && (routes[tool].reach === 'self' || ofOneUser.includes(tool))
}

/** Whether a call of what all tasks share is about a workspace, which its task alone may use. */
function isOfWorkspace(reach: OutputAccess['reach'], { workspaceId }: Input): boolean {
  return reach === 'shared' && workspaceId !== undefined
}

/** The tasks that the arguments of an operation name: by the names that the contract gives these places. */
function tasksNamedIn(operationId: OperationId, input: Input): string[] {
  const { tasks = {} } = routes[operationId]
  return [...new Set([tasks.path, tasks.query, tasks.body])]
    .map((name) => (name === undefined ? undefined : input[name]))
    .filter((id) => typeof id === 'string')
}

/**
 * Who may read what a tool of an agent's own returned, which may be what the agent read by the access that it was lent.
 */
export function accessToAgent(
  caller: Pick<Caller, 'userId' | 'allow'>,
  lent: readonly Scope[],
  taskId: string | undefined,
): OutputAccess {
  const allow = taskId === undefined ? caller.allow : { ...caller.allow, taskIds: [taskId] }
  const reach = taskId === undefined ? 'project' : 'tasks'
  const scopes = [...new Set([...lent, ...agentToolScopes])]
  return { userId: caller.userId, scopes, reach, taskIds: [], ...(allow && { allow }) }
}

/** Whether a caller could make the call that returned an output. */
export function mayReadOutput(reader: Caller, readers: OutputReaders): boolean {
  if (readers === 'everyone') return true
  const { userId, scopes, reach, taskIds, allow } = readers
  if (reach === 'self' && (reader.userId !== userId || reader.isMeet === true)) return false
  if (missingScopes(reader.scopes, scopes).length > 0) return false
  if (reader.allow === undefined) return true
  if (!mayReach(reader.allow, reach)) return false
  if (reach === 'task' && taskIds.length > 0) return taskIds.every((id) => mayUseTask(reader, id))
  return reach === 'shared' || coversAllow(reader.allow, allow)
}

/** Who may read the output of a part; earlier versions stored neither this nor for whom the call was made. */
export function readersOf({ readers, tool = '', input = {} }: Partial<ChatPartDocument>): OutputReaders {
  if (readers !== undefined) return readers
  const unknown = { userId: '', scopes: ['*' as const] }
  if (tool.startsWith('agent')) return accessToAgent(unknown, [], undefined)
  return isOperation(tool) ? accessTo(tool, input, unknown) : 'everyone'
}

function isOperation(tool: string): tool is OperationId {
  return Object.hasOwn(routes, tool)
}

/** What the service itself says of a call in place of its output. */
export function ownWords(output: string): { readonly output: string; readonly readers: OutputReaders } {
  return { output, readers: 'everyone' }
}
