import type { Documents, Store } from '../../collections.ts'
import { later } from './clock.ts'

const seenMs = 30_000

/** A process on the store, if it was seen a moment ago. */
export async function findLivingProcess(
  store: Pick<Store, 'read'>,
  id: string,
  now: string,
): Promise<Documents['processes'] | undefined> {
  const found = await store.read.processes.get(id)
  return found && later(found.doc.seenAt, seenMs) > now ? found.doc : undefined
}
