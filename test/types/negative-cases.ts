/** Handlers that must not compile. The compiler fails on every expectation here that is not met. */
import type { Call, Handler, Handlers, OperationId, Reply, Staged } from '../../src/contract.ts'
import { fail } from '../../src/errors.ts'
import type { components } from '../../src/generated/types.ts'
import type { GitEvent } from '../../src/services/git.ts'
import type { NewEvent, StoredEvent } from '../../src/stores/port.ts'

declare const task: Parameters<Call<'getTask'>['answer']>[0]['data']
declare const file: Parameters<Call<'getResource'>['answer']['bytes']>[0]
declare const stream: Parameters<Call<'streamEvents'>['answer']['stream']>[0]
declare const user: Parameters<Call<'createUser'>['answer']>[0]['data']['user']
declare const stage: () => Promise<Staged<{ task: typeof task }>>
declare const all: Handlers
declare const others: Omit<Handlers, 'getTask'>

// The table of handlers.

// @ts-expect-error a handler is missing
export const missing: Handlers = others

// @ts-expect-error a handler that the contract does not know
export const unknown: Handlers = { ...all, getTasks: all.getTask }

// @ts-expect-error the handler of another operation
export const mixedUp: Handlers = { ...all, getTask: all.getTaskChanges }

// @ts-expect-error an operation that the contract does not know
export type Unknown = Handler<'getTasks'>

// What a handler answers.

export const wrongType: Handler<'getTaskChanges'> = async ({ answer }) =>
  // @ts-expect-error a member of the wrong type
  answer({ data: { changes: 'none' } }, { version: 1 })

// @ts-expect-error a missing member
export const missingMember: Handler<'getTaskChanges'> = async ({ answer }) => answer({ data: {} }, { version: 1 })

export const excessMember: Handler<'getTaskChanges'> = async ({ answer }) =>
  // @ts-expect-error an undeclared member
  answer({ data: { changes: [] }, total: 0 }, { version: 1 })

export const excessInside: Handler<'getTaskChanges'> = async ({ answer }) =>
  // @ts-expect-error an undeclared member further in
  answer({ data: { changes: [{ path: 'a', content: '', mode: 'x' }] } }, { version: 1 })

export const excessLater: Handler<'getTask'> = async ({ answer, path }, { store }) => {
  const found = await store.read.taskChanges.get(path.id)
  // @ts-expect-error an undeclared member after something was awaited
  if (found) return answer({ data: { ...task, status: 'open' } }, { version: 1 })
  // @ts-expect-error and in the second return
  return answer({ data: { ...task, status: 'done' } }, { version: 1 })
}

// @ts-expect-error the envelope is not the handler's
export const envelope: Handler<'deleteResource'> = async ({ answer }) => answer({ success: true })

// @ts-expect-error data where there is none
export const dataOfNone: Handler<'resizeTerminal'> = async ({ answer }) => answer({ data: {} })

// @ts-expect-error a member in data that is empty
export const dataOfEmpty: Handler<'pushChanges'> = async ({ answer }) => answer({ data: { oid: 'a' } })

// @ts-expect-error the document is missing beside data
export const missingDocument: Handler<'getRoleContext'> = async ({ answer }) => answer({ data: {} })

// @ts-expect-error a value outside the enum
export const wrongValue: Handler<'getHealth'> = async ({ answer }) => answer({ data: { health: { status: 'fine' } } })

// What a handler tells about its answer.

// @ts-expect-error the place of what was made is missing
export const missingLocation: Handler<'createTask'> = async ({ answer }) => answer({ data: task })

// @ts-expect-error the version behind the ETag is missing
export const missingVersion: Handler<'getTaskChanges'> = async ({ answer }) => answer({ data: { changes: [] } })

export const excessVersion: Handler<'getHealth'> = async ({ answer }) =>
  // @ts-expect-error a version where no ETag is declared
  answer({ data: { health: { status: 'ok' } } }, { version: 1 })

export const excessLocation: Handler<'getTaskChanges'> = async ({ answer }) =>
  // @ts-expect-error a place where nothing is made
  answer({ data: { changes: [] } }, { version: 1, location: '/tasks/a' })

export const excessDeprecation: Handler<'getTaskChanges'> = async ({ answer }) =>
  // @ts-expect-error a deprecation where nothing is deprecated
  answer({ data: { changes: [] } }, { version: 1, deprecated: true })

// @ts-expect-error the version of what was made without its place
export const versionAlone: Handler<'createUser'> = async ({ answer }) => answer({ data: { user } }, { version: 1 })

export const placeAlone: Handler<'createUser'> = async ({ answer }) =>
  // @ts-expect-error the place of what was made without its version
  answer({ data: { user } }, { location: '/users/a' })

// What a handler returns.

// @ts-expect-error a bare object instead of a reply
export const bareObject: Handler<'getHealth'> = async () => ({ success: true, data: { health: { status: 'ok' } } })

// @ts-expect-error nothing
export const nothing: Handler<'deleteResource'> = async ({ answer }) => {
  answer({})
}

// @ts-expect-error nothing in one of the ways
export const nothingAtTimes: Handler<'deleteResource'> = async ({ answer, path }) => {
  if (path.filename) return answer({})
}

// @ts-expect-error the reply of another operation, though its body is the same
export const otherReply: Handler<'deleteResource'> = async () => ({}) as Reply<'deleteTerminal'>

// @ts-expect-error no promise
export const noPromise: Handler<'deleteResource'> = ({ answer }) => answer({})

export const otherCommit: Handler<'deleteResource'> = ({ commit }) =>
  // @ts-expect-error the reply of another operation, committed
  commit(stage, () => ({}) as Reply<'deleteTerminal'>)

export const noCommittedReply: Handler<'deleteResource'> = ({ commit }) =>
  // @ts-expect-error changes committed without a reply
  commit(stage, () => {})

export const wrongCommittedReply: Handler<'getTask'> = ({ commit, answer }) =>
  // @ts-expect-error a member that the service does not give with its changes
  commit(stage, ({ version }) => answer({ data: task }, { version }))

export const unstaged: Handler<'deleteResource'> = ({ commit, answer }) =>
  commit(
    // @ts-expect-error what gives no changes cannot be committed
    async () => ({ task }),
    () => answer({}),
  )

export const builtChanges: Handler<'deleteResource'> = ({ commit, answer }) =>
  // @ts-expect-error changes that were built before cannot be built again after a conflict
  commit([], answer({}))

export const ownCommit: Handler<'deleteResource'> = async ({ answer }, { store }) => {
  // @ts-expect-error a commit around the call: without its audit entry, and without the answer for a retry
  await store.commit([])
  return answer({})
}

// What follows a commit is subscribed to, so that no handler can forget it.

// @ts-expect-error a handler has no credentials to forget
export const forgetting: Handler<'deleteResource'>[] = [async (_call, { identity }) => identity.forget()]

// @ts-expect-error a handler has no runner to wake
export const waking: Handler<'deleteResource'>[] = [async (_call, { jobs }) => jobs.wake()]

// @ts-expect-error a stream where only JSON is declared
export const streamOfJson: Handler<'getTask'> = async ({ answer }) => answer.stream(stream)

// @ts-expect-error bytes where JSON or a stream is declared
export const bytesOfStream: Handler<'streamEvents'> = async ({ answer }) => answer.bytes(file)

// @ts-expect-error bytes where only JSON is declared
export const bytesOfJson: Handler<'getTask'> = async ({ answer }) => answer.bytes(file)

// @ts-expect-error JSON where only bytes are declared
export const jsonOfBytes: Handler<'getResourceThumbnail'> = async ({ answer }) => answer({ data: {} })

// @ts-expect-error JSON where only a stream is declared
export const jsonOfStream: Handler<'streamJob'> = async ({ answer }) => answer({ data: {} })

// What a handler is given.

export const unknownPath: Handler<'getTask'> = async ({ path, answer }) =>
  // @ts-expect-error an undeclared path parameter
  answer({ data: { ...task, id: path.taskId } }, { version: 1 })

export const unknownQuery: Handler<'listResources'> = async ({ query, answer }) =>
  // @ts-expect-error an undeclared query parameter
  answer({ data: { resources: [], nextCursor: query.after } })

export const noQuery: Handler<'getTask'> = async ({ query, answer }) =>
  // @ts-expect-error a query where there is none
  answer({ data: { ...task, id: query.id } }, { version: 1 })

export const unknownField: Handler<'createTask'> = async ({ body, answer }) =>
  // @ts-expect-error an undeclared body field
  answer({ data: { ...task, title: body.name } }, { location: '' })

export const noBody: Handler<'getTask'> = async ({ body, answer }) =>
  // @ts-expect-error a body where there is none
  answer({ data: { ...task, title: body.title } }, { version: 1 })

export const noParts: Handler<'createTask'> = async ({ parts, answer }) => {
  // @ts-expect-error parts where the body is JSON
  for await (const part of parts) fail('not_found', { message: part.name })
  return answer({ data: task }, { location: '', version: 1 })
}

export const optionalField: Handler<'createTask'> = async ({ body, answer }) =>
  // @ts-expect-error an optional field taken for one that is always there
  answer({ data: { ...task, title: body.title.trim() } }, { location: '' })

// @ts-expect-error the framework is not within reach
export const framework: Handler<'deleteResource'> = async ({ answer, reply }) => {
  reply.code(418)
  return answer({})
}

// @ts-expect-error a dependency that the service does not have
export const unknownDependency: Handler<'deleteResource'> = async ({ answer }, { database }) => {
  await database.query('')
  return answer({})
}

// How a handler refuses.

// @ts-expect-error a code outside the closed set
export const unknownCode: Handler<'deleteResource'> = async () => fail('gone_fishing')

// @ts-expect-error a status is not the handler's
export const statusOfFailure: Handler<'deleteResource'> = async () => fail('not_found', { status: 410 })

export const halfDetail: Handler<'deleteResource'> = async () =>
  // @ts-expect-error a detail without its rule
  fail('validation_failed', { details: [{ path: 'body', message: 'No.' }] })

// What a service emits.

const moment = { at: '2026-01-01T12:00:00.000Z', actor: 'user_ada' }
const ofTask = { ...moment, taskId: 'task_1' }

// @ts-expect-error a misspelt kind
export const misspeltKind: NewEvent = { ...ofTask, kind: 'task.updatd', data: { taskId: 'task_1', changed: [] } }

export const misspeltData: NewEvent = {
  ...ofTask,
  kind: 'task.claimed',
  // @ts-expect-error a misspelt field of the data
  data: { taskId: 'task_1', clamId: 'claim_1', claimedBy: { id: 'user_ada', name: 'Ada' } },
}

// @ts-expect-error a missing field of the data
export const missingData: NewEvent = { ...ofTask, kind: 'task.created', data: { taskId: 'task_1' } }

export const excessData: NewEvent = {
  ...ofTask,
  kind: 'task.created',
  // @ts-expect-error an undeclared field of the data
  data: { taskId: 'task_1', title: 'One', secret: 'x' },
}

// @ts-expect-error the data of another kind
export const otherData: NewEvent = { ...moment, kind: 'token.created', data: { sessionId: 's', userId: 'u' } }

// @ts-expect-error the task is missing
export const missingTask: NewEvent = { ...moment, kind: 'task.created', data: { taskId: 'task_1', title: 'One' } }

// @ts-expect-error a task where the kind belongs to none
export const excessTask: NewEvent = { ...ofTask, kind: 'session.started', data: { sessionId: 's', userId: 'u' } }

// @ts-expect-error a kind that is only sent, and never stored
export const sentOnly: NewEvent = { ...moment, kind: 'webhook.test', data: { webhookId: 'hook_1' } }

// @ts-expect-error an event of another area
export const foreignEvent: GitEvent = { actor: 'user_ada', kind: 'config.approved', data: { hash: 'x' } }

export function readerOf(event: StoredEvent): string | undefined {
  switch (event.kind) {
    case 'token.created':
      return event.data.tokenId
    case 'mail.moved':
      // @ts-expect-error a field of the data of another kind
      return event.data.tokenId
    // @ts-expect-error a kind that there is not
    case 'task.updatd':
      return undefined
    default:
      return event.taskId
  }
}

// What does compile, exactly as the contract says it.

type Equal<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
type EventSelector = components['schemas']['EventSelector']
type Flat<Type> = { [Key in keyof Type]: Type[Key] }

true satisfies Equal<
  Flat<Call<'listResources'>['query']>,
  { taskId?: string; type?: string; cursor?: string; limit: number }
>
true satisfies Equal<Flat<Call<'getTask'>['path']>, { id: string }>
true satisfies Equal<
  Flat<Call<'streamEvents'>['query']>,
  { after?: number; kinds?: EventSelector[]; taskId?: string; sort: 'id' | '-id'; ticket?: string; limit: number }
>
true satisfies Equal<Flat<Call<'streamEvents'>['headers']>, { 'Last-Event-ID'?: string }>
true satisfies Equal<keyof Call<'getTask'>['query'], never>
true satisfies Equal<Call<'getTask'>['body'], undefined>
true satisfies Equal<Call<'getEmail'>['path']['folder'], 'inbox' | 'read' | 'sent'>
true satisfies Equal<keyof Handlers, OperationId>

export const either: Handler<'streamEvents'> = async ({ wantsStream, answer }) =>
  wantsStream ? answer.stream(stream) : answer({ data: { events: [] } })
export const streams: Handler<'streamJob'> = async ({ answer }) => answer.stream(stream)
export const refuses: Handler<'getTask'> = async () => fail('task_not_found')
export const tells: Handler<'createTask'> = async ({ answer }) =>
  answer({ data: task }, { location: '/tasks/a', version: 1, deprecated: true })
export const both: Handler<'getResource'> = async ({ query, answer }) =>
  query.download ? answer.bytes(file) : fail('resource_not_found')
