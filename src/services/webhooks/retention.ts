import type { Store } from '../../collections.ts'
import { later } from '../../platform/work/clock.ts'
import { removeOld } from '../../platform/work/retention.ts'

const keptMax = 1_000
const keptMs = 7 * 86_400_000

/** Removes deliveries that have ended and are older than seven days or beyond the newest thousand of the webhook. */
export async function trimDeliveries(store: Store, webhookId: string, now: string): Promise<void> {
  const before = later(now, -keptMs)
  const newest = await store.read.deliveries.list({ where: { webhookId }, descending: true, limit: keptMax })
  const oldestKept = newest.length < keptMax ? '' : (newest.at(-1)?.doc.id ?? '')
  const isBeyond = (doc: { id: string; createdAt: string }) => doc.createdAt < before || doc.id < oldestKept
  await removeOld(store, 'deliveries', {
    where: { webhookId },
    isOld: (doc) => isBeyond(doc) && doc.status !== 'pending',
    // Ids go by time.
    endsAt: (doc) => !isBeyond(doc),
  })
}

/** Removes every delivery of a webhook that is gone. */
export function removeDeliveries(store: Store, webhookId: string): Promise<void> {
  return removeOld(store, 'deliveries', { where: { webhookId }, isOld: () => true })
}
