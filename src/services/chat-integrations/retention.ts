import type { Change, Store } from '../../collections.ts'
import { later } from '../../platform/work/clock.ts'
import { VersionConflict } from '../../stores/port.ts'

const deliveriesKeptMs = 7 * 86_400_000
/** Platforms repeat an event for hours, not for days. */
const receiptsKeptMs = 2 * 86_400_000
const pageSize = 200

interface Options {
  readonly store: Store
  readonly now: () => string
}

/** Removes deliveries that have ended seven days ago or whose integration is gone, and receipts of two days ago. */
export async function trimChatDeliveries({ store, now }: Options): Promise<void> {
  const known = new Set((await store.read.chatIntegrations.list()).map(({ doc }) => doc.id))
  const before = later(now(), -deliveriesKeptMs)
  for (let after: { id: string } | undefined; ; ) {
    const page = await store.read.chatDeliveries.list({ limit: pageSize, ...(after && { after }) })
    const old = page.filter(
      ({ doc }) => !known.has(doc.integrationId) || (doc.queue === undefined && doc.createdAt < before),
    )
    await removeAll(
      store,
      old.map(({ doc, version }) => ({ remove: 'chatDeliveries', version, id: doc.id })),
    )
    const last = page.at(-1)?.doc
    if (last === undefined || page.length < pageSize) break
    after = { id: last.id }
  }
  await trimReceipts(store, later(now(), -receiptsKeptMs))
}

async function trimReceipts(store: Store, before: string): Promise<void> {
  for (;;) {
    const oldest = await store.read.chatReceipts.list({ orderBy: 'at', limit: pageSize })
    const old = oldest.filter(({ doc }) => doc.at < before)
    await removeAll(
      store,
      old.map(({ doc, version }) => ({ remove: 'chatReceipts', version, id: doc.id })),
    )
    if (old.length < pageSize) return
  }
}

/** What another process removes or changes at the same time is left to the next time. */
async function removeAll(store: Store, removals: readonly Change[]): Promise<void> {
  if (removals.length === 0) return
  await store.commit(removals).catch((error: unknown) => {
    if (!(error instanceof VersionConflict)) throw error
  })
}
