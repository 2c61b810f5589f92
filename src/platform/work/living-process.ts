import type { Documents, Store } from '../../collections.ts'
import { later } from './clock.ts'

/** For so long after it was seen, a process counts as one that lives. */
export const seenMs = 30_000

/** Whether some process on the store was seen a moment ago. One that was killed counts for half a minute. */
export async function hasLivingProcess(store: Pick<Store, 'read'>, now: string): Promise<boolean> {
  const [newest] = await store.read.processes.list({ orderBy: 'seenAt', descending: true, limit: 1 })
  return newest !== undefined && later(newest.doc.seenAt, seenMs) > now
}

/** A process on the store, if it was seen a moment ago. */
export async function findLivingProcess(
  store: Pick<Store, 'read'>,
  id: string,
  now: string,
): Promise<Documents['processes'] | undefined> {
  const found = await store.read.processes.get(id)
  return found && later(found.doc.seenAt, seenMs) > now ? found.doc : undefined
}
