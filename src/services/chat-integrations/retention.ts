import type { Foundation } from '../../foundation.ts'
import { later } from '../../platform/work/clock.ts'
import { removeOld } from '../../platform/work/retention.ts'

const deliveriesKeptMs = 7 * 86_400_000
/** Platforms repeat an event for hours, not for days. */
const receiptsKeptMs = 2 * 86_400_000

type Options = Pick<Foundation, 'store' | 'now'>

/** Removes deliveries that have ended seven days ago or whose integration is gone, and receipts of two days ago. */
export async function trimChatDeliveries({ store, now }: Options): Promise<void> {
  const known = new Set((await store.read.chatIntegrations.list()).map(({ doc }) => doc.id))
  const before = later(now(), -deliveriesKeptMs)
  await removeOld(store, 'chatDeliveries', {
    isOld: (doc) => !known.has(doc.integrationId) || (doc.queue === undefined && doc.createdAt < before),
  })
  const receivedBefore = later(now(), -receiptsKeptMs)
  await removeOld(store, 'chatReceipts', { orderBy: 'at', isOld: ({ at }) => at < receivedBefore })
}
