import type { Schemas } from '../../generated/types.ts'
import type { Actors } from '../../platform/work/actors.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { shownState } from '../../platform/work/shown-state.ts'
import type { StoredEvent } from '../../stores/port.ts'

type Event = Schemas['Event']
type Data = Readonly<Record<string, unknown>>
type ShowData = (data: Data, actors: Actors) => Data

/** An event as callers see it: the store knows people by their ids, and the names of earlier versions. */
export function shownEvent(event: StoredEvent, actors: Actors): Event {
  const show = shownData.get(event.kind)
  const data: unknown = show ? show(event.data, actors) : event.data
  // What a kind has is of the contract, whichever version stored it.
  return { ...event, actor: actors.of(event.actor), data } as Event
}

/** What the data of a kind have to become, for events of this version or of earlier ones (decision 109). */
const shownData: ReadonlyMap<string, ShowData> = new Map([
  ...rows(['task.claimed', 'task.released', 'task.stalled'], (data, actors) => {
    const { holder, claimedBy = holder, ...others } = data
    const { id = '', name = '' } = isRecord(claimedBy) ? claimedBy : {}
    return { ...others, claimedBy: actors.of(String(id), { name: String(name) }) }
  }),
  ...rows(['job.finished', 'plan_step.finished'], withState),
  ...rows(['ai.call.finished'], (data) => renamed(withState(data), { callId: 'aiCallId' })),
  ...rows(['mcp.call.waiting', 'mcp.call.started', 'mcp.call.progress', 'mcp.call.finished'], (data) =>
    renamed(data, { callId: 'mcpCallId' }),
  ),
  ...rows(['webhook.delivered', 'webhook.failed', 'integration.failed'], (data) => renamed(data, { error: 'problem' })),
  ...rows(['schedule.created', 'schedule.updated', 'schedule.deleted', 'schedule.disabled'], withSwitch),
  ...rows(['webhook.created', 'webhook.updated', 'webhook.deleted'], withSwitch),
  ...rows(['chat.message.created', 'chat.message.finished'], withState),
  ...rows(['chat.approval.requested', 'chat.approval.resolved'], withState),
])

function rows(kinds: readonly Event['kind'][], show: ShowData): [string, ShowData][] {
  return kinds.map((kind) => [kind, show])
}

function withState({ status, state = status, ...data }: Data): Data {
  return typeof state === 'string' ? { ...data, state: shownState(state) } : data
}

function withSwitch(data: Data): Data {
  return renamed(data, { isActive: 'isEnabled' })
}

function renamed(data: Data, names: Readonly<Record<string, string>>): Data {
  return Object.keys(names).some((name) => name in data)
    ? Object.fromEntries(Object.entries(data).map(([name, value]) => [names[name] ?? name, value]))
    : data
}
