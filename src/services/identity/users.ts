import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { pageOf, type PageQuery } from '../../platform/work/page.ts'
import type { UserDocument } from '../../collections/identity.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { requireRank, requireWholeRole } from './authority.ts'
import { userCreated, userEvent } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { Devices } from './devices.ts'
import type { Invites } from './invites.ts'
import { removalOfOidcAccounts } from './oidc.ts'
import type { Passwords } from './passwords.ts'
import { revokeTokensOfUser } from './revocation.ts'
import { isAtLeast } from './roles.ts'
import type { SecondFactors } from './second-factors.ts'
import type { Sessions } from './sessions.ts'
import { findUser, isOwnerAtWork, reserveUsername, stagePatch, toUser } from './user.ts'
import type { StagedUser, User } from './user.ts'

type UserInput = Schemas['UserInput']
type UserPatch = Schemas['UserPatch']

export interface UsersOptions extends Pick<Foundation, 'store' | 'now' | 'newId'> {
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly invites: Invites
  readonly devices: Devices
  readonly secondFactors: SecondFactors
}

const ownersOfPage = 200

/**
 * People and agents, and their roles. A password is hashed once, before the changes are staged, because hashing is
 * slow.
 */
export class Users {
  readonly #options: UsersOptions

  constructor(options: UsersOptions) {
    this.#options = options
  }

  async get(id: string): Promise<Versioned<User>> {
    const { doc, version } = await findUser(this.#options.store, id)
    return { doc: toUser(doc), version }
  }

  async list(page: PageQuery): Promise<{ users: User[]; nextCursor?: string }> {
    const { items, ...next } = await pageOf(this.#options.store.read.users, page, { filter: 'users' })
    return { users: items.map(toUser), ...next }
  }

  async create(caller: Caller, { password, ...given }: UserInput): Promise<StagedUser> {
    const { passwords } = this.#options
    if (password === undefined) return this.#stageCreation(caller, given, undefined)
    // Refused before the password is hashed, which takes long.
    await this.#stageCreation(caller, given, '')
    await refuseCommonPassword(password, 'password', given)
    const passwordHash = await passwords.hash(password)
    return recordEffect(() => this.#stageCreation(caller, given, passwordHash))
  }

  async #stageCreation(
    caller: Caller,
    { name, username, email, role }: Omit<UserInput, 'password'>,
    passwordHash: string | undefined,
  ): Promise<StagedUser> {
    const { store, now, newId } = this.#options
    // A verified address of the OpenID provider signs in as the user who has it, as a password does.
    if (passwordHash === undefined && email === undefined) requireRank(caller, role)
    else requireWholeRole(caller, role)
    const at = now()
    const doc: UserDocument = {
      id: newId('user'),
      name,
      username,
      ...(email !== undefined && { email }),
      role,
      ...(passwordHash !== undefined && { passwordHash }),
      preferences: {},
      createdAt: at,
      updatedAt: at,
    }
    return {
      changes: [
        ...(await reserveUsername(store, username, doc.id)),
        { insert: 'users', doc },
        userCreated(doc, this.#moment(caller.userId)),
      ],
      user: toUser(doc),
      version: 1,
    }
  }

  async update(
    caller: Caller,
    id: string,
    { role, ...patch }: UserPatch,
    ifVersion: number | undefined,
  ): Promise<StagedUser> {
    const found = await this.#findAt(id, ifVersion)
    requireRank(caller, found.doc.role)
    // As for a password: who gives an address may give themselves the sign-in.
    if (typeof patch.email === 'string') requireWholeRole(caller, found.doc.role)
    if (role === undefined || role === found.doc.role) return stagePatch(found, patch, this.#moment(caller.userId))
    // Who gives a role gives all that the role may.
    if (!isAtLeast(found.doc.role, role)) requireWholeRole(caller, role)
    const { changes, ...given } = stagePatch(found, patch, this.#moment(caller.userId), { role })
    return { ...given, changes: [...changes, ...(isOwnerAtWork(found.doc) ? await this.#otherOwnerChange(id) : [])] }
  }

  async disable(caller: Caller, id: string): Promise<StagedUser> {
    const { now, sessions, invites } = this.#options
    const { doc, version } = await this.#findBelow(caller, id)
    if (doc.isDisabled) return { changes: [], user: toUser(doc), version }
    const changed: UserDocument = { ...doc, isDisabled: true, updatedAt: now() }
    return {
      changes: [
        { replace: 'users', version, doc: changed },
        userEvent('user.disabled', doc, this.#moment(caller.userId)),
        ...(isOwnerAtWork(doc) ? await this.#otherOwnerChange(id) : []),
        ...(await sessions.endAll(id, caller.userId)),
        ...(await invites.end(id)),
      ],
      user: toUser(changed),
      version: version + 1,
    }
  }

  async enable(caller: Caller, id: string): Promise<StagedUser> {
    const { now } = this.#options
    const { doc, version } = await this.#findBelow(caller, id)
    if (!doc.isDisabled) return { changes: [], user: toUser(doc), version }
    const { isDisabled: _isDisabled, ...rest } = doc
    const changed: UserDocument = { ...rest, updatedAt: now() }
    return {
      changes: [
        { replace: 'users', version, doc: changed },
        userEvent('user.enabled', doc, this.#moment(caller.userId)),
      ],
      user: toUser(changed),
      version: version + 1,
    }
  }

  /** Removes the user with all credentials. */
  async remove(caller: Caller, id: string, ifVersion: number | undefined): Promise<Staged> {
    const { store, sessions, invites, devices, secondFactors } = this.#options
    const { doc, version } = await this.#findAt(id, ifVersion)
    requireRank(caller, doc.role)
    const username = doc.username === undefined ? undefined : await store.read.usernames.get(doc.username)
    return {
      changes: [
        { remove: 'users', id, version },
        { insert: 'formerUsers', doc: { id, name: doc.name, role: doc.role } },
        userEvent('user.deleted', doc, this.#moment(caller.userId)),
        ...(username ? [{ remove: 'usernames', id: username.doc.id, version: username.version } as const] : []),
        ...(isOwnerAtWork(doc) ? await this.#otherOwnerChange(id) : []),
        ...(await sessions.endAll(id, caller.userId)),
        ...(await revokeTokensOfUser(store, id, this.#moment(caller.userId))),
        ...(await invites.end(id)),
        ...(await devices.endAll(id)),
        ...(await secondFactors.endAll(id, caller.userId)),
        ...(await removalOfOidcAccounts(store, id)),
      ],
    }
  }

  /**
   * Another owner who can get in, written again as it is: two owners who remove each other at once then touch the same
   * documents, and the slower one finds to be the last.
   */
  async #otherOwnerChange(id: string): Promise<Change[]> {
    const { store } = this.#options
    const owners = await store.read.users.list({ where: { role: 'owner' }, limit: ownersOfPage })
    const otherOwner = owners.find(({ doc }) => doc.id !== id && isOwnerAtWork(doc)) ?? fail('last_owner')
    return [{ replace: 'users', version: otherOwner.version, doc: otherOwner.doc }]
  }

  async #findBelow(caller: Caller, id: string): Promise<Versioned<UserDocument>> {
    const found = await findUser(this.#options.store, id)
    requireRank(caller, found.doc.role)
    return found
  }

  async #findAt(id: string, ifVersion: number | undefined): Promise<Versioned<UserDocument>> {
    return requireVersion(await findUser(this.#options.store, id), ifVersion)
  }

  #moment(actor: string): Moment {
    const { now } = this.#options
    return { at: now(), actor }
  }
}
