import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { UserDocument } from '../../stores/documents.ts'
import type { Change, Store } from '../../stores/port.ts'
import { requireWholeRole } from './authority.ts'
import { digest, makeSecret } from './secrets.ts'
import type { Sessions } from './sessions.ts'

/** Invitations to set a password, at most one for each user. What changes is given as changes, for the call to commit. */
export interface Invites {
  /** Gives the secret of a new invitation; an older one ends. */
  plan(caller: Caller, userId: string): Promise<{ changes: Change[]; invite: Invite }>
  /** Refuses an invitation that is none, before anything is done for it. */
  check(secret: string): Promise<void>
  /** Sets the password of the invited user, and ends all sessions of that user. */
  planAcceptance(secret: string, passwordHash: string): Promise<Change[]>
  /** Ends the open invitation of a user, if there is one. */
  planEnding(userId: string): Promise<Change[]>
}

export interface Invite {
  readonly userId: string
  readonly secret: string
  readonly expiresAt: string
}

const inviteMs = 7 * 24 * 60 * 60 * 1000

export function createInvites({
  store,
  now,
  sessions,
}: {
  store: Store
  now: () => string
  sessions: Sessions
}): Invites {
  return { plan, check, planAcceptance, planEnding }

  async function plan(caller: Caller, userId: string): Promise<{ changes: Change[]; invite: Invite }> {
    const { doc } = (await store.read.users.get(userId)) ?? fail('user_not_found')
    requireWholeRole(caller, doc.role)
    if (doc.isDisabled) fail('forbidden', { message: 'This account is disabled. Enable it first.' })
    if (doc.username === undefined) fail('forbidden', { message: 'The first user is set up, not invited.' })
    const secret = `inv_${makeSecret()}`
    const expiresAt = new Date(Date.parse(now()) + inviteMs).toISOString()
    const invite = { id: userId, hash: digest(secret), expiresAt }
    const older = await store.read.invites.get(userId)
    return {
      changes: [
        older ? { replace: 'invites', version: older.version, doc: invite } : { insert: 'invites', doc: invite },
        eventOf(doc, caller.userId, { isInvited: true }),
      ],
      invite: { userId, secret, expiresAt },
    }
  }

  async function check(secret: string): Promise<void> {
    await find(secret)
  }

  async function planAcceptance(secret: string, passwordHash: string): Promise<Change[]> {
    const {
      invite,
      user: { doc, version },
    } = await find(secret)
    return [
      { remove: 'invites', id: invite.doc.id, version: invite.version },
      { replace: 'users', version, doc: { ...doc, passwordHash, updatedAt: now() } },
      eventOf(doc, doc.id),
      ...(await sessions.planEndAll(doc.id, doc.id)),
    ]
  }

  async function planEnding(userId: string): Promise<Change[]> {
    const invite = await store.read.invites.get(userId)
    return invite ? [{ remove: 'invites', id: userId, version: invite.version }] : []
  }

  async function find(secret: string) {
    const [invite] = await store.read.invites.list({ where: { hash: digest(secret) }, limit: 1 })
    const user = invite && (await store.read.users.get(invite.doc.id))
    if (!invite || !user || user.doc.isDisabled || invite.doc.expiresAt <= now())
      fail('link_expired', { message: 'This invitation was used already, or it has ended. Ask for a new one.' })
    return { invite, user }
  }

  function eventOf({ id, name }: UserDocument, actor: string, more: Record<string, unknown> = {}) {
    return { event: { kind: 'user.updated', at: now(), actor, data: { userId: id, name, ...more } } }
  }
}
