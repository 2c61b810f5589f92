import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { Change, Store } from '../../collections.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { requireWholeRole } from './authority.ts'
import { userUpdated } from './events.ts'
import type { Moment } from './events.ts'
import type { Passwords } from './passwords.ts'
import { digest, makeSecret } from './secrets.ts'
import type { Sessions } from './sessions.ts'

/** Invitations to set a password, at most one for each user. */
export interface Invites {
  /** Gives the secret of a new invitation; an older one ends. */
  create(caller: Caller, userId: string): Promise<Staged<{ invite: Invite }>>
  /** Sets the password of the invited user, and ends all sessions of that user. */
  accept(input: Acceptance): Promise<Staged>
  /** Ends the open invitation of a user, if there is one. */
  end(userId: string): Promise<Change[]>
}

type Acceptance = components['schemas']['InviteAcceptance']

export interface Invite {
  readonly userId: string
  readonly secret: string
  readonly expiresAt: string
}

const inviteMs = 7 * 24 * 60 * 60 * 1000

export function createInvites(options: {
  store: Store
  now: () => string
  sessions: Sessions
  passwords: Pick<Passwords, 'hash'>
}): Invites {
  return new StoredInvites(options)
}

class StoredInvites implements Invites {
  readonly #options: {
    store: Store
    now: () => string
    sessions: Sessions
    passwords: Pick<Passwords, 'hash'>
  }

  constructor(options: {
    store: Store
    now: () => string
    sessions: Sessions
    passwords: Pick<Passwords, 'hash'>
  }) {
    this.#options = options
  }

  async create(caller: Caller, userId: string): Promise<Staged<{ invite: Invite }>> {
    const { store, now } = this.#options
    const { doc } = (await store.read.users.get(userId)) ?? fail('user_not_found')
    requireWholeRole(caller, doc.role)
    if (doc.isDisabled) fail('forbidden', { message: 'This account is disabled. Enable it first.' })
    if (doc.username === undefined)
      fail('forbidden', { message: 'The first user is not invited; complete the setup instead.' })
    const secret = `inv_${makeSecret()}`
    const expiresAt = new Date(Date.parse(now()) + inviteMs).toISOString()
    const invite = { id: userId, hash: digest(secret), expiresAt }
    const older = await store.read.invites.get(userId)
    return {
      changes: [
        older ? { replace: 'invites', version: older.version, doc: invite } : { insert: 'invites', doc: invite },
        userUpdated(doc, this.#moment(caller.userId), { isInvited: true }),
      ],
      invite: { userId, secret, expiresAt },
    }
  }

  async accept({ invite, password }: Acceptance): Promise<Staged> {
    const { passwords } = this.#options
    // Refused before the password is hashed, which takes long.
    await this.#find(invite)
    const passwordHash = await passwords.hash(password)
    return recordEffect(() => this.#stageAcceptance(invite, passwordHash))
  }

  async #stageAcceptance(secret: string, passwordHash: string): Promise<Staged> {
    const { now, sessions } = this.#options
    const {
      invite,
      user: { doc, version },
    } = await this.#find(secret)
    return {
      changes: [
        { remove: 'invites', id: invite.doc.id, version: invite.version },
        { replace: 'users', version, doc: { ...doc, passwordHash, updatedAt: now() } },
        userUpdated(doc, this.#moment(doc.id)),
        ...(await sessions.endAll(doc.id, doc.id)),
      ],
    }
  }

  async end(userId: string): Promise<Change[]> {
    const { store } = this.#options
    const invite = await store.read.invites.get(userId)
    return invite ? [{ remove: 'invites', id: userId, version: invite.version }] : []
  }

  async #find(secret: string) {
    const { store, now } = this.#options
    const [invite] = await store.read.invites.list({ where: { hash: digest(secret) }, limit: 1 })
    const user = invite && (await store.read.users.get(invite.doc.id))
    if (!invite || !user || user.doc.isDisabled || invite.doc.expiresAt <= now())
      fail('link_expired', { message: 'This invite was already used or has expired. Ask for a new one.' })
    return { invite, user }
  }

  #moment(actor: string): Moment {
    const { now } = this.#options
    return { at: now(), actor }
  }
}
