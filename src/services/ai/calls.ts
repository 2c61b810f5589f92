import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Store } from '../../collections.ts'
import { shownState } from '../../platform/work/shown-state.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { pageOf } from '../../platform/work/page.ts'
import type { AiCallDocument } from '../../collections/ai.ts'
import type { Actors } from '../../platform/work/actors.ts'

type AiCall = Schemas['AiCall']

export interface CallsContext {
  readonly store: Pick<Store, 'read'>
  readonly actors: Actors
}

export interface CallsQuery {
  readonly model?: string
  readonly createdBy?: string
  readonly chatId?: string
  readonly taskId?: string
  readonly limit: number
  readonly cursor?: string
}

/** A page of the ledger, newest first; for a credential that is narrowed to tasks, of these alone. */
export async function listCalls(
  { store, actors }: CallsContext,
  { limit, cursor, ...filter }: CallsQuery,
  { allow }: Caller,
): Promise<{ calls: AiCall[]; nextCursor?: string }> {
  const of = [filter, allow?.taskIds]
  const { taskId, createdBy, ...others } = filter
  const equal = { ...others, ...(createdBy !== undefined && { actor: createdBy }) }
  const lists = combinationsOf({ taskId: taskId === undefined ? allow?.taskIds : [taskId] })
  const where = lists.map((each) => ({ ...equal, ...each }))
  const { items, ...next } = await pageOf(
    store.read.aiCalls,
    { limit, cursor },
    { where, filter: of, descending: true },
  )
  return { calls: items.map((call) => toCall(call, actors)), ...next }
}

/** Fails with `ai_call_not_found`, also when the caller may not see its task. */
export async function getCall(
  { store, actors }: CallsContext,
  id: string,
  { allow }: Caller,
): Promise<{ call: AiCall; version: number }> {
  const found = await store.read.aiCalls.get(id)
  const isVisible = found && (!allow?.taskIds || allow.taskIds.includes(found.doc.taskId ?? ''))
  return isVisible ? { call: toCall(found.doc, actors), version: found.version } : fail('ai_call_not_found')
}

function toCall(
  { reservation: _, tokenReservations: _of, actor, at, status, error, ...call }: AiCallDocument,
  actors: Actors,
): AiCall {
  return {
    ...call,
    state: shownState(status),
    ...(error !== undefined && { problem: error }),
    createdBy: actors.of(actor),
    createdAt: at,
  }
}
