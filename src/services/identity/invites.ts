import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { requireWholeRole } from './authority.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { userUpdated } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import type { Grants } from './grants.ts'
import type { Passwords } from './passwords.ts'
import { revokeTokensOfSessions } from './revocation.ts'
import { digest, makeSecret } from './secrets.ts'
import { scopesOfRole } from './roles.ts'
import type { Sessions } from './sessions.ts'
import { withPassword } from './user.ts'
import { later } from '../../platform/work/clock.ts'

type Acceptance = Schemas['InviteAcceptance']

export interface Invite {
  readonly userId: string
  readonly secret: string
  /** The path and fragment of the page on which the password is set: no server sees a fragment. */
  readonly link: string
  readonly expiresAt: string
}

const inviteMs = 7 * 24 * 60 * 60 * 1000

export interface InvitesOptions extends Pick<Foundation, 'store' | 'now'> {
  /** The address of the service, if it is known. */
  readonly publicUrl?: string | undefined
  readonly sessions: Sessions
  readonly passwords: Pick<Passwords, 'hash'>
  readonly grants: Pick<Grants, 'check'>
}

/** Invitations to set a password, at most one for each user. */
export class Invites {
  readonly #options: InvitesOptions

  constructor(options: InvitesOptions) {
    this.#options = options
  }

  /** Gives the secret of a new invitation; an older one ends. */
  async create(caller: Caller, userId: string): Promise<Staged<{ invite: Invite }>> {
    const { store, now, publicUrl = '' } = this.#options
    const { doc } = (await store.read.users.get(userId)) ?? fail('user_not_found')
    requireWholeRole(caller, doc.role)
    if (doc.isDisabled) fail('forbidden', { message: 'This account is disabled. Enable it first.' })
    if (doc.username === undefined)
      fail('forbidden', { message: 'The first user is not invited; complete the setup instead.' })
    const secret = `inv_${makeSecret()}`
    const expiresAt = later(now(), inviteMs)
    const invite = { id: userId, hash: digest(secret), expiresAt, grant: caller.grant }
    const older = await store.read.invites.get(userId)
    return {
      changes: [
        older ? { replace: 'invites', version: older.version, doc: invite } : { insert: 'invites', doc: invite },
        userUpdated(doc, this.#moment(caller.userId), { isInvited: true }),
      ],
      invite: { userId, secret, link: `${publicUrl}/sign-in#invite=${secret}`, expiresAt },
    }
  }

  /** Sets the password of the invited user, and ends all sessions of that user with what they made. */
  async accept({ invite, password }: Acceptance): Promise<Staged> {
    const { passwords } = this.#options
    // Refused before the password is hashed, which takes long.
    const { user } = await this.#find(invite)
    await refuseCommonPassword(password, 'password', user.doc)
    const passwordHash = await passwords.hash(password)
    return recordEffect(() => this.#stageAcceptance(invite, passwordHash))
  }

  async #stageAcceptance(secret: string, passwordHash: string): Promise<Staged> {
    const { store, now, sessions } = this.#options
    const {
      invite,
      user: { doc, version },
    } = await this.#find(secret)
    return {
      changes: [
        { remove: 'invites', id: invite.doc.id, version: invite.version },
        { replace: 'users', version, doc: withPassword(doc, passwordHash, now()) },
        userUpdated(doc, this.#moment(doc.id)),
        ...(await sessions.endAll(doc.id, doc.id)),
        ...(await revokeTokensOfSessions(store, doc.id, this.#moment(doc.id))),
      ],
    }
  }

  /** Ends the open invitation of a user, if there is one. */
  async end(userId: string): Promise<Change[]> {
    const { store } = this.#options
    const invite = await store.read.invites.get(userId)
    return invite ? [{ remove: 'invites', id: userId, version: invite.version }] : []
  }

  async #find(secret: string) {
    const { store, now, grants } = this.#options
    const [invite] = await store.read.invites.list({ where: { hash: digest(secret) }, limit: 1 })
    const user = invite && (await store.read.users.get(invite.doc.id))
    if (!invite || !user || user.doc.isDisabled || invite.doc.expiresAt <= now()) refuse()
    const { grant } = invite.doc
    // The inviter knows the secret, so that it gives no access to what the user was given after that.
    const scopes = scopesOfRole(user.doc.role)
    const state = grant && (await grants.check(grant, { scopes: ['users:admin', ...scopes] }))
    if (state && 'ended' in state) refuse()
    return { invite, user }
  }

  #moment(actor: string): Moment {
    const { now } = this.#options
    return { at: now(), actor }
  }
}

function refuse(): never {
  fail('link_expired', { message: 'This invite was already used or has expired. Ask for a new one.' })
}
