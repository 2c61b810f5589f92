import type { Store } from '../../collections.ts'
import { later } from '../../platform/work/clock.ts'
import { removeOld } from '../../platform/work/retention.ts'

/** How long the reason why a token has ended can be found. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Removes expired credentials and device sign-ins, and the counts of failed sign-ins that no longer count. */
export async function sweepExpired(store: Store, now: () => string): Promise<void> {
  const before = later(now(), -keptMs)
  const isOld = ({ expiresAt }: { readonly expiresAt?: string }) => expiresAt !== undefined && expiresAt < before
  await removeOld(store, 'tokens', { orderBy: 'expiresAt', isOld })
  await removeOld(store, 'sessions', { orderBy: 'expiresAt', isOld })
  await removeOld(store, 'devices', { orderBy: 'expiresAt', isOld })
  await removeOld(store, 'passkeyChallenges', { orderBy: 'expiresAt', isOld })
  await removeOld(store, 'signInLinks', { isOld })
  await removeOld(store, 'invites', { isOld })
  await removeOld(store, 'deviceSignIns', { orderBy: 'expiresAt', isOld: ({ expiresAt }) => expiresAt < now() })
  await removeOld(store, 'signInFailures', { orderBy: 'expiresAt', isOld: ({ expiresAt }) => expiresAt < now() })
}
