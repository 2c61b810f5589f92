import type { Store } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { StoredEvent } from '../../stores/port.ts'
import type { EventKind } from '../../generated/event-kinds.ts'
import type { WebhookDocument } from '../../collections/webhooks.ts'
import { deliveryOf } from './delivery.ts'
import { wants } from './kinds.ts'
import type { Grants } from '../identity.ts'
import { readerOf } from './readers.ts'
import type { WebhookReader } from './readers.ts'
import { EventFollower } from '../../platform/work/event-follower.ts'
import type { Look, Taken } from '../../platform/work/event-follower.ts'
import { removeDeliveries } from './retention.ts'
import { shownEvent } from '../events.ts'

export interface DispatcherOptions extends Pick<Foundation, 'actors' | 'store' | 'now' | 'newId'> {
  readonly grants: Pick<Grants, 'check'>
  readonly onError: (error: unknown) => void
  /** Called with the id of a webhook that has new deliveries or was changed. */
  readonly onWork: (webhookId: string) => void
}

export const cursorId = 'webhooks'
const eventsMax = 200
const deliveriesMax = 1_000 // In one commit.
const changeKinds: readonly EventKind[] = ['webhook.updated', 'webhook.disabled', 'webhook.deleted']

/**
 * Makes a delivery of every event for every webhook that wants it. The deliveries and the position up to which they
 * were made are one commit, so that each is made once, also after a crash and by two processes on one store.
 */
export function createDispatcher(options: DispatcherOptions): EventFollower {
  const { store, onError } = options
  return new EventFollower({
    store,
    onError,
    cursor: { collection: 'webhookCursors', id: cursorId, first: (newest) => firstPosition(store, newest) },
    look: () => lookForWebhooks(options),
  })
}

/** Begins where the oldest webhook does: there were none before. */
async function firstPosition(store: Store, newest: number): Promise<number> {
  const found = await store.read.webhooks.list()
  return Math.min(newest, ...found.map(({ doc }) => doc.sinceEvent))
}

async function lookForWebhooks(options: DispatcherOptions): Promise<Look> {
  const active = (await options.store.read.webhooks.list()).map(({ doc }) => doc).filter(({ isActive }) => isActive)
  return {
    kinds: [...new Set(['stream.gap', ...changeKinds, ...active.flatMap((webhook) => webhook.kinds)])],
    limit: Math.max(1, Math.min(eventsMax, Math.floor(deliveriesMax / Math.max(1, active.length)))),
    take: (events) => takeEvents(options, events, active),
  }
}

async function takeEvents(
  options: DispatcherOptions,
  events: readonly StoredEvent[],
  webhooks: readonly WebhookDocument[],
): Promise<Taken> {
  const { store, grants, onWork } = options
  const readers = await Promise.all(
    (events.length > 0 ? webhooks : []).map(async (webhook) => ({ webhook, reader: await readerOf(grants, webhook) })),
  )
  const deliveries = deliveriesOf(options, events, readers)
  const changed = events.flatMap((event) => changedWebhookOf(event) ?? [])
  // The deliverer disables them.
  const ended = readers.flatMap(({ webhook, reader }) => ('ended' in reader ? [webhook.id] : []))
  // Before the cursor passes the event, so that a crash leaves nothing behind.
  for (const event of events) if (event.kind === 'webhook.deleted') await removeDeliveries(store, event.data.webhookId)
  return {
    changes: deliveries,
    isWorthAWrite: changed.length > 0,
    onPassed: () => {
      for (const id of new Set([...deliveries.map(({ doc }) => doc.webhookId), ...changed, ...ended])) onWork(id)
    },
  }
}

function deliveriesOf(
  { actors, newId, now }: DispatcherOptions,
  events: readonly StoredEvent[],
  readers: readonly ReaderOf[],
) {
  return events.flatMap((event) =>
    readers
      .filter(({ webhook, reader }) => isFor(webhook, event) && 'mayReceive' in reader && reader.mayReceive(event))
      .map(({ webhook }) => ({
        insert: 'deliveries' as const,
        doc: deliveryOf(shownEvent(event, actors), webhook, newId('msg'), now()),
      })),
  )
}

interface ReaderOf {
  readonly webhook: WebhookDocument
  readonly reader: WebhookReader
}

/** The webhook that must be read again after an event, if any. */
function changedWebhookOf(event: StoredEvent): string | undefined {
  switch (event.kind) {
    case 'webhook.updated':
    case 'webhook.disabled':
    case 'webhook.deleted':
      return event.data.webhookId
    default:
      return undefined
  }
}

function isFor(webhook: WebhookDocument, event: StoredEvent): boolean {
  return (
    event.id > webhook.sinceEvent &&
    (event.kind === 'stream.gap' ||
      (wants(webhook.kinds, event.kind) && (webhook.taskId === undefined || webhook.taskId === event.taskId)))
  )
}
