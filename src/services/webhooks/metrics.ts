import type { Store } from '../../collections.ts'
import { gauge } from '../../platform/work/metrics.ts'
import type { Metric } from '../../platform/work/metrics.ts'
import { cursorId } from './dispatcher.ts'

/** How far the deliveries of all processes are behind the events. Without webhooks, nothing is. */
export async function webhookMetrics({
  store,
}: {
  readonly store: Pick<Store, 'read' | 'eventRange'>
}): Promise<Metric[]> {
  const [{ newest }, cursor, webhooks] = await Promise.all([
    store.eventRange(),
    store.read.webhookCursors.get(cursorId),
    store.read.webhooks.list({ limit: 1 }),
  ])
  const lag = cursor && webhooks.length > 0 ? Math.max(0, newest - cursor.doc.eventId) : 0
  return [gauge('gantry_webhook_lag_events', 'Events that no process has turned into deliveries of webhooks yet.', lag)]
}
