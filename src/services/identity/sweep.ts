import type { Change, Store } from '../../collections.ts'

const pageSize = 200
/** How long a dead token can still be looked up by who wonders why it is dead. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Removes the counts of failed sign-ins that no longer count. */
export async function sweepFailures(store: Store, now: () => string): Promise<void> {
  for (;;) {
    const oldest = await store.read.signInFailures.list({ orderBy: 'expiresAt', limit: pageSize })
    const changes = oldest
      .filter(({ doc }) => doc.expiresAt < now())
      .map(({ doc: { id }, version }): Change => ({ remove: 'signInFailures', id, version }))
    if (changes.length > 0) await store.commit(changes)
    if (changes.length < pageSize) return
  }
}

/** Removes expired credentials; exchanged tokens alone can be many per minute. */
export async function sweepExpired(store: Store, now: () => string): Promise<void> {
  const before = new Date(Date.parse(now()) - keptMs).toISOString()
  const tokens = await store.read.tokens.list({ orderBy: 'expiresAt', limit: pageSize })
  const sessions = await store.read.sessions.list({ orderBy: 'expiresAt', limit: pageSize })
  const devices = await store.read.devices.list({ orderBy: 'expiresAt', limit: pageSize })
  const challenges = await store.read.passkeyChallenges.list({ orderBy: 'expiresAt', limit: pageSize })
  const links = await store.read.signInLinks.list({ limit: pageSize })
  const invites = await store.read.invites.list({ limit: pageSize })
  const changes: Change[] = [
    ...tokens
      .filter(({ doc }) => doc.expiresAt !== undefined && doc.expiresAt < before)
      .map(({ doc: { id }, version }) => ({ remove: 'tokens', id, version }) as const),
    ...sessions
      .filter(({ doc }) => doc.expiresAt < before)
      .map(({ doc: { id }, version }) => ({ remove: 'sessions', id, version }) as const),
    ...devices
      .filter(({ doc }) => doc.expiresAt < before)
      .map(({ doc: { id }, version }) => ({ remove: 'devices', id, version }) as const),
    ...challenges
      .filter(({ doc }) => doc.expiresAt < before)
      .map(({ doc: { id }, version }) => ({ remove: 'passkeyChallenges', id, version }) as const),
    ...links
      .filter(({ doc }) => doc.expiresAt < before)
      .map(({ doc: { id }, version }) => ({ remove: 'signInLinks', id, version }) as const),
    ...invites
      .filter(({ doc }) => doc.expiresAt < before)
      .map(({ doc: { id }, version }) => ({ remove: 'invites', id, version }) as const),
  ]
  if (changes.length === 0) return
  await store.commit(changes)
  if (tokens.length === pageSize || sessions.length === pageSize) await sweepExpired(store, now)
}
