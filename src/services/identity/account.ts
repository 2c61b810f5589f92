import type { Caller, Staged } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import { requireRecentAuthentication, requireScopes, requireWholeRole } from './authority.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import type { Credentials } from './credentials.ts'
import type { UserDocument } from '../../collections/identity.ts'
import { userUpdated } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import type { Invites } from './invites.ts'
import type { OwnAccount } from './own-account.ts'
import type { Passwords } from './passwords.ts'
import { mergePreferences } from './preferences.ts'
import { revokeTokensOfSessions } from './revocation.ts'
import { scopesOfRole } from './roles.ts'
import type { SecondFactors } from './second-factors.ts'
import type { Sessions } from './sessions.ts'
import { findUser, firstOwnerId, reserveUsername, stagePatch, toUser, withPassword } from './user.ts'
import type { OwnPatch, StagedUser, User } from './user.ts'

export type Preferences = Schemas['Preferences']
type SetupInput = Schemas['SetupInput']
type PasswordChange = Schemas['PasswordChange']
type Proof = Schemas['ReauthenticationInput']

export interface AccountOptions extends Pick<Foundation, 'store' | 'now'> {
  readonly passwords: Passwords
  readonly own: OwnAccount
  readonly secondFactors: Pick<SecondFactors, 'confirm'>
  readonly sessions: Sessions
  readonly invites: Invites
  readonly credentials: Pick<Credentials, 'callerOfToken'>
}

/** What users do with their own account. */
export class Account {
  readonly #options: AccountOptions

  constructor(options: AccountOptions) {
    this.#options = options
  }

  async get(caller: Caller): Promise<Versioned<User>> {
    const { doc, version } = await this.#find(caller.userId)
    return { doc: toUser(doc), version }
  }

  async update(caller: Caller, patch: OwnPatch, ifVersion: number | undefined): Promise<StagedUser> {
    return stagePatch(await this.#findAt(caller.userId, ifVersion), patch, this.#moment(caller.userId), { isOwn: true })
  }

  async preferences(caller: Caller): Promise<Versioned<Preferences>> {
    const { doc, version } = await this.#find(caller.userId)
    return { doc: doc.preferences, version }
  }

  async updatePreferences(
    caller: Caller,
    patch: Preferences,
    ifVersion: number | undefined,
  ): Promise<Staged<{ preferences: Preferences; version: number }>> {
    const { now } = this.#options
    const { doc, version } = await this.#findAt(caller.userId, ifVersion)
    const merged = mergePreferences(doc.preferences, patch)
    const changed: UserDocument = { ...doc, preferences: merged, updatedAt: now() }
    return {
      changes: [{ replace: 'users', version, doc: changed }, userUpdated(doc, this.#moment(caller.userId))],
      preferences: merged,
      version: version + 1,
    }
  }

  /**
   * Ends all other sessions of the user, what sessions made, and the open invitation. Refuses a wrong current password
   * with `forbidden`, and a caller who guesses it with `login_throttled`.
   */
  async changePassword(
    caller: Caller,
    { currentPassword, newPassword }: PasswordChange,
    address: string,
  ): Promise<Staged> {
    const { passwords } = this.#options
    await this.#checkPassword(caller, currentPassword, address)
    const { doc } = await this.#find(caller.userId)
    await refuseCommonPassword(newPassword, 'newPassword', doc)
    const passwordHash = await passwords.hash(newPassword)
    return recordEffect(() => this.#stagePassword(caller, passwordHash))
  }

  async #checkPassword(caller: Caller, password: string | undefined, address: string): Promise<void> {
    const { own } = this.#options
    const { doc } = await this.#find(caller.userId)
    if (doc.username === undefined)
      fail('forbidden', { message: 'Complete the setup first: it gives you a username and a password.' })
    // A first password opens the whole account, so that a narrow credential would widen itself by it.
    if (doc.passwordHash === undefined) {
      requireRecentAuthentication(caller, this.#options.now())
      return requireWholeRole(caller, doc.role)
    }
    await own.requirePassword(doc, password, address)
  }

  /**
   * Renews the session of the call as one whose user has just proved who they are. A user with a second factor gives a
   * code beside the password. Refuses a wrong password, code or token with `forbidden`, and a caller who guesses with
   * `login_throttled`.
   */
  async reauthenticate(caller: Caller, proof: Proof, address: string): ReturnType<Sessions['renew']> {
    const { sessions } = this.#options
    const takeCode = await this.#requireProof(caller, proof, address)
    return recordEffect(async () => {
      const ofCode = await takeCode()
      const { changes, ...renewed } = await sessions.renew(caller)
      return { ...renewed, changes: [...ofCode, ...changes] }
    })
  }

  /**
   * Gives what takes the code of the second factor, each time that the rest is staged: another call may take it first.
   */
  async #requireProof(
    caller: Caller,
    { password, code, token }: Proof,
    address: string,
  ): Promise<() => Promise<readonly Change[]>> {
    const { own, secondFactors, credentials } = this.#options
    if (password !== undefined) {
      const { doc } = await this.#find(caller.userId)
      await own.requirePassword(doc, password, address)
      return () => secondFactors.confirm(doc, code, address)
    }
    const holder = await credentials.callerOfToken(token ?? '').catch(refuseWrongToken)
    // What a session exchanged itself for shows no more than the session.
    if (holder.userId !== caller.userId || holder.authenticatedAt !== undefined) refuseWrongToken(undefined)
    return async () => []
  }

  async #stagePassword(caller: Caller, passwordHash: string): Promise<Staged> {
    const { store, now, sessions, invites } = this.#options
    const { doc, version } = await this.#find(caller.userId)
    const changed = withPassword(doc, passwordHash, now())
    return {
      changes: [
        { replace: 'users', version, doc: changed },
        userUpdated(doc, this.#moment(caller.userId)),
        ...(await sessions.endOthers(caller, { passwordChanges: changed.passwordChanges })),
        ...(await revokeTokensOfSessions(store, doc.id, this.#moment(caller.userId))),
        ...(await invites.end(doc.id)),
      ],
    }
  }

  async isSetUp(): Promise<boolean> {
    const { store } = this.#options
    const owner = await store.read.users.get(firstOwnerId)
    return owner === undefined || owner.doc.username !== undefined
  }

  /** Gives the first owner a name, a username and a password. */
  async completeSetup(caller: Caller, { password, ...given }: SetupInput): Promise<Staged> {
    const { passwords } = this.#options
    // Refused before the password is hashed, which takes long; and staged again, because two may come at once.
    await this.#stageSetup(caller, given, '')
    await refuseCommonPassword(password, 'password', given)
    const passwordHash = await passwords.hash(password)
    return recordEffect(() => this.#stageSetup(caller, given, passwordHash))
  }

  async #stageSetup(
    caller: Caller,
    { name, username }: Omit<SetupInput, 'password'>,
    passwordHash: string,
  ): Promise<Staged> {
    const { store, now } = this.#options
    if (await this.isSetUp()) fail('setup_done')
    const { doc, version } = await this.#find(firstOwnerId)
    if (caller.userId !== doc.id) fail('forbidden', { message: 'Only the first owner can complete the setup.' })
    requireScopes(caller, scopesOfRole(doc.role))
    if (caller.allow !== undefined)
      fail('forbidden', { message: 'This credential is restricted by an allow-list, so it cannot complete the setup.' })
    const changed: UserDocument = { ...doc, name, username, passwordHash, updatedAt: now() }
    return {
      changes: [
        ...(await reserveUsername(store, username, doc.id)),
        { replace: 'users', version, doc: changed },
        userUpdated(changed, this.#moment(caller.userId)),
      ],
    }
  }

  #find(id: string): Promise<Versioned<UserDocument>> {
    return findUser(this.#options.store, id)
  }

  async #findAt(id: string, ifVersion: number | undefined): Promise<Versioned<UserDocument>> {
    return requireVersion(await this.#find(id), ifVersion)
  }

  #moment(actor: string): Moment {
    const { now } = this.#options
    return { at: now(), actor }
  }
}

function refuseWrongToken(error: unknown): never {
  if (error !== undefined && !(error instanceof Failure)) throw error
  fail('forbidden', { message: 'This is no token of the user that proves who calls.', cause: error })
}
