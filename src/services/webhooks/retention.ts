import type { Change, Store } from '../../collections.ts'
import { VersionConflict } from '../../stores/port.ts'

const keptMax = 1_000
const keptMs = 7 * 86_400_000
const pageSize = 200

/** Removes what is no longer on its way and older than seven days or beyond the newest thousand of the webhook. */
export async function trimDeliveries(store: Store, webhookId: string, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - keptMs).toISOString()
  const newest = await store.read.deliveries.list({ where: { webhookId }, descending: true, limit: keptMax })
  const oldestKept = newest.length < keptMax ? '' : (newest.at(-1)?.doc.id ?? '')
  await removePages(store, webhookId, ({ id, createdAt, status }) => ({
    isOld: createdAt < before || id < oldestKept,
    isPending: status === 'pending',
  }))
}

/** Removes every delivery of a webhook that is gone. */
export function removeDeliveries(store: Store, webhookId: string): Promise<void> {
  return removePages(store, webhookId, () => ({ isOld: true, isPending: false }))
}

type Verdict = (doc: { id: string; createdAt: string; status: string }) => { isOld: boolean; isPending: boolean }

async function removePages(store: Store, webhookId: string, judge: Verdict): Promise<void> {
  for (let after: { id: string } | undefined; ; ) {
    const page = await store.read.deliveries.list({ where: { webhookId }, limit: pageSize, ...(after && { after }) })
    const last = page.at(-1)?.doc
    await removeAll(
      store,
      page
        .filter(({ doc }) => judge(doc).isOld && !judge(doc).isPending)
        .map(({ doc, version }) => ({ remove: 'deliveries', version, id: doc.id })),
    )
    // Ids go by time: after one that is kept for its age there is none to remove.
    if (last === undefined || page.length < pageSize || !judge(last).isOld) return
    after = { id: last.id }
  }
}

async function removeAll(store: Store, removals: Change[]): Promise<void> {
  if (removals.length === 0) return
  try {
    await store.commit(removals)
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error
    // One of them is at work just now or was removed by another process: the others go one by one.
    for (const removal of removals)
      await store.commit([removal]).catch((each: unknown) => {
        if (!(each instanceof VersionConflict)) throw each
      })
  }
}
