import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { cutPage, readCursor } from '../../page.ts'
import type { UserDocument } from '../../stores/documents.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import { requireRank, requireScopes, requireWholeRole } from './authority.ts'
import type { Invites } from './invites.ts'
import type { Passwords } from './passwords.ts'
import { isAtLeast, scopesOfRole } from './roles.ts'
import type { Role } from './roles.ts'
import type { Sessions } from './sessions.ts'
import type { Throttle } from './throttle.ts'
import type { Tokens } from './tokens.ts'

/**
 * People and agents, their roles and passwords. What changes is given as changes, for the call to commit; who was
 * slower than another writer asks again. Passwords are hashed before, because that takes long.
 */
export interface Users {
  /** The user of the caller. */
  own(caller: Caller): Promise<Versioned<User>>
  get(id: string): Promise<Versioned<User>>
  list(query: { limit: number; cursor?: string }): Promise<{ users: User[]; nextCursor?: string }>
  planCreation(caller: Caller, input: UserInput, passwordHash: string | undefined): Promise<UserChange>
  planChange(caller: Caller, id: string, patch: UserPatch, ifVersion: number | undefined): Promise<UserChange>
  planOwnChange(caller: Caller, patch: OwnPatch, ifVersion: number | undefined): Promise<UserChange>
  planDisabling(caller: Caller, id: string): Promise<UserChange>
  planEnabling(caller: Caller, id: string): Promise<UserChange>
  /** Removes the user with all credentials. */
  planRemoval(caller: Caller, id: string, ifVersion: number | undefined): Promise<Change[]>

  preferences(caller: Caller): Promise<Versioned<Preferences>>
  planPreferences(
    caller: Caller,
    patch: Preferences,
    ifVersion: number | undefined,
  ): Promise<{ changes: Change[]; preferences: Preferences; version: number }>

  /** Refuses a wrong password with `forbidden`, and who guesses with `login_throttled`. */
  checkPassword(caller: Caller, password: string | undefined, address: string): Promise<void>
  /** Ends all other sessions of the user, and the open invitation. */
  planPassword(caller: Caller, passwordHash: string): Promise<Change[]>

  isSetUp(): Promise<boolean>
  /** Gives the first owner a name, a username and a password. */
  planSetup(caller: Caller, input: SetupInput, passwordHash: string): Promise<Change[]>
}

export type User = components['schemas']['User']
export type Preferences = components['schemas']['Preferences']
type UserInput = Omit<components['schemas']['UserInput'], 'password'>
type UserPatch = components['schemas']['UserPatch']
type OwnPatch = components['schemas']['CurrentUserPatch']
type SetupInput = Omit<components['schemas']['SetupInput'], 'password'>

export interface UserChange {
  readonly changes: Change[]
  readonly user: User
  readonly version: number
}

export interface UsersOptions {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly passwords: Passwords
  readonly throttle: Throttle
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly invites: Invites
}

/** The user that the first start makes. */
export const firstOwnerId = 'user_owner'
const preferencesBytesMax = 65_536
const preferencesMax = 200
const ownersOfPage = 200

export function createUsers({
  store,
  now,
  newId,
  passwords,
  throttle,
  sessions,
  tokens,
  invites,
}: UsersOptions): Users {
  return {
    own,
    get,
    list,
    planCreation,
    planChange,
    planOwnChange,
    planDisabling,
    planEnabling,
    planRemoval,
    preferences,
    planPreferences,
    checkPassword,
    planPassword,
    isSetUp,
    planSetup,
  }

  function own(caller: Caller): Promise<Versioned<User>> {
    return get(caller.userId)
  }

  async function get(id: string): Promise<Versioned<User>> {
    const { doc, version } = await find(id)
    return { doc: toUser(doc), version }
  }

  async function find(id: string): Promise<Versioned<UserDocument>> {
    return (await store.read.users.get(id)) ?? fail('user_not_found')
  }

  async function list({ limit, cursor }: { limit: number; cursor?: string }): ReturnType<Users['list']> {
    const after = readCursor(cursor, 'users')
    const found = await store.read.users.list({ limit: limit + 1, ...(after && { after }) })
    const { items, ...next } = cutPage(found, limit, 'users', ({ doc }) => ({ id: doc.id }))
    return { users: items.map(({ doc }) => toUser(doc)), ...next }
  }

  async function planCreation(
    caller: Caller,
    { name, username, email, role }: UserInput,
    passwordHash: string | undefined,
  ): Promise<UserChange> {
    if (passwordHash === undefined) requireRank(caller, role)
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
        ...(await reservationOf(username, doc.id)),
        { insert: 'users', doc },
        eventOf('user.created', doc, caller.userId, { role }),
      ],
      user: toUser(doc),
      version: 1,
    }
  }

  /** The document of the username is what makes it unique: of two users who want it at once, one inserts it. */
  async function reservationOf(username: string, userId: string): Promise<Change[]> {
    if (await store.read.usernames.get(username))
      fail('already_exists', { message: `The username ${username} is taken. Choose another one.` })
    return [{ insert: 'usernames', doc: { id: username, userId } }]
  }

  async function planChange(
    caller: Caller,
    id: string,
    { role, ...patch }: UserPatch,
    ifVersion: number | undefined,
  ): Promise<UserChange> {
    const found = await findAt(id, ifVersion)
    requireRank(caller, found.doc.role)
    if (role === undefined || role === found.doc.role) return planPatch(caller, found, patch)
    // Who gives a role gives all that the role may.
    if (!isAtLeast(found.doc.role, role)) requireWholeRole(caller, role)
    const { changes, ...given } = planPatch(caller, found, patch, role)
    return { ...given, changes: [...changes, ...(isOwnerAtWork(found.doc) ? await witnessOf(id) : [])] }
  }

  async function planOwnChange(caller: Caller, patch: OwnPatch, ifVersion: number | undefined): Promise<UserChange> {
    return planPatch(caller, await findAt(caller.userId, ifVersion), patch)
  }

  function planPatch(
    caller: Caller,
    { doc, version }: Versioned<UserDocument>,
    { name, email }: OwnPatch,
    role?: Role,
  ): UserChange {
    const { email: oldEmail, ...rest } = doc
    const newEmail = email === undefined ? oldEmail : (email ?? undefined)
    const changed: UserDocument = {
      ...rest,
      ...(name !== undefined && { name }),
      ...(newEmail !== undefined && { email: newEmail }),
      ...(role && { role }),
      updatedAt: now(),
    }
    return {
      changes: [
        { replace: 'users', version, doc: changed },
        eventOf('user.updated', changed, caller.userId, role ? { role } : {}),
      ],
      user: toUser(changed),
      version: version + 1,
    }
  }

  async function planDisabling(caller: Caller, id: string): Promise<UserChange> {
    const { doc, version } = await findBelow(caller, id)
    if (doc.isDisabled) return { changes: [], user: toUser(doc), version }
    const changed: UserDocument = { ...doc, isDisabled: true, updatedAt: now() }
    return {
      changes: [
        { replace: 'users', version, doc: changed },
        eventOf('user.disabled', doc, caller.userId),
        ...(isOwnerAtWork(doc) ? await witnessOf(id) : []),
        ...(await sessions.planEndAll(id, caller.userId)),
        ...(await invites.planEnding(id)),
      ],
      user: toUser(changed),
      version: version + 1,
    }
  }

  async function planEnabling(caller: Caller, id: string): Promise<UserChange> {
    const { doc, version } = await findBelow(caller, id)
    if (!doc.isDisabled) return { changes: [], user: toUser(doc), version }
    const { isDisabled: _isDisabled, ...rest } = doc
    const changed: UserDocument = { ...rest, updatedAt: now() }
    return {
      changes: [{ replace: 'users', version, doc: changed }, eventOf('user.enabled', doc, caller.userId)],
      user: toUser(changed),
      version: version + 1,
    }
  }

  async function planRemoval(caller: Caller, id: string, ifVersion: number | undefined): Promise<Change[]> {
    const { doc, version } = await findAt(id, ifVersion)
    requireRank(caller, doc.role)
    const username = doc.username === undefined ? undefined : await store.read.usernames.get(doc.username)
    return [
      { remove: 'users', id, version },
      eventOf('user.deleted', doc, caller.userId),
      ...(username ? [{ remove: 'usernames', id: username.doc.id, version: username.version } as const] : []),
      ...(isOwnerAtWork(doc) ? await witnessOf(id) : []),
      ...(await sessions.planEndAll(id, caller.userId)),
      ...(await tokens.planRevokeAll(id, caller.userId)),
      ...(await invites.planEnding(id)),
    ]
  }

  /**
   * Another owner who can get in, written again as it is: two owners who remove each other at once then touch the same
   * documents, and the slower one finds to be the last.
   */
  async function witnessOf(id: string): Promise<Change[]> {
    const owners = await store.read.users.list({ where: { role: 'owner' }, limit: ownersOfPage })
    const witness = owners.find(({ doc }) => doc.id !== id && isOwnerAtWork(doc)) ?? fail('last_owner')
    return [{ replace: 'users', version: witness.version, doc: witness.doc }]
  }

  async function findBelow(caller: Caller, id: string): Promise<Versioned<UserDocument>> {
    const found = await find(id)
    requireRank(caller, found.doc.role)
    return found
  }

  async function findAt(id: string, ifVersion: number | undefined): Promise<Versioned<UserDocument>> {
    const found = await find(id)
    if (ifVersion !== undefined && ifVersion !== found.version) fail('revision_mismatch', { version: found.version })
    return found
  }

  async function preferences(caller: Caller): Promise<Versioned<Preferences>> {
    const { doc, version } = await find(caller.userId)
    return { doc: doc.preferences, version }
  }

  async function planPreferences(
    caller: Caller,
    patch: Preferences,
    ifVersion: number | undefined,
  ): ReturnType<Users['planPreferences']> {
    const { doc, version } = await findAt(caller.userId, ifVersion)
    const merged = mergePatch(doc.preferences, patch)
    if (Object.keys(merged).length > preferencesMax)
      fail('validation_failed', {
        message: `There is room for ${preferencesMax} preferences. Remove some: null removes a key.`,
      })
    if (Buffer.byteLength(JSON.stringify(merged)) > preferencesBytesMax)
      fail('payload_too_large', { message: `All preferences together have at most ${preferencesBytesMax} bytes.` })
    const changed: UserDocument = { ...doc, preferences: merged, updatedAt: now() }
    return {
      changes: [{ replace: 'users', version, doc: changed }, eventOf('user.updated', doc, caller.userId)],
      preferences: merged,
      version: version + 1,
    }
  }

  async function checkPassword(caller: Caller, password: string | undefined, address: string): Promise<void> {
    const { doc } = await find(caller.userId)
    if (doc.username === undefined)
      fail('forbidden', { message: 'Complete the setup first: it gives you a username and a password.' })
    // A first password opens the whole account, so that a narrow credential would widen itself by it.
    if (doc.passwordHash === undefined) return requireWholeRole(caller, doc.role)
    if (password === undefined)
      fail('validation_failed', {
        message: 'Give your current password.',
        details: [{ path: 'body/currentPassword', rule: 'required', message: 'currentPassword is missing.' }],
      })
    await throttle
      .run(doc.username, address, async () => {
        if (!(await passwords.isRight(password, doc.passwordHash))) fail('login_failed')
      })
      .catch(refuseWrongPassword)
  }

  async function planPassword(caller: Caller, passwordHash: string): Promise<Change[]> {
    const { doc, version } = await find(caller.userId)
    return [
      { replace: 'users', version, doc: { ...doc, passwordHash, updatedAt: now() } },
      eventOf('user.updated', doc, caller.userId),
      ...(await sessions.planEndAll(doc.id, caller.userId, caller.credentialId)),
      ...(await invites.planEnding(doc.id)),
    ]
  }

  async function isSetUp(): Promise<boolean> {
    const owner = await store.read.users.get(firstOwnerId)
    return owner === undefined || owner.doc.username !== undefined
  }

  async function planSetup(caller: Caller, { name, username }: SetupInput, passwordHash: string): Promise<Change[]> {
    if (await isSetUp()) fail('setup_done')
    const { doc, version } = await find(firstOwnerId)
    if (caller.userId !== doc.id) fail('forbidden', { message: 'The first owner alone completes the setup.' })
    requireScopes(caller, scopesOfRole(doc.role))
    if (caller.allow !== undefined)
      fail('forbidden', { message: 'This credential is narrowed to some things, and so cannot complete the setup.' })
    const changed: UserDocument = { ...doc, name, username, passwordHash, updatedAt: now() }
    return [
      ...(await reservationOf(username, doc.id)),
      { replace: 'users', version, doc: changed },
      eventOf('user.updated', changed, caller.userId),
    ]
  }

  function eventOf(kind: string, { id, name }: UserDocument, actor: string, more: Record<string, unknown> = {}) {
    return { event: { kind, at: now(), actor, data: { userId: id, name, ...more } } }
  }
}

/** What was wrong is not the credential of the call, so that no client throws that one away. */
function refuseWrongPassword(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'login_failed')
    fail('forbidden', { message: 'The current password is another one.' })
  throw error
}

/** RFC 7396. */
function mergePatch(target: unknown, patch: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key]
    else merged[key] = isObject(value) ? mergePatch(merged[key], value) : value
  }
  return merged
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOwnerAtWork({ role, isDisabled }: UserDocument): boolean {
  return role === 'owner' && !isDisabled
}

function toUser({ id, name, username, email, role, isDisabled, createdAt, updatedAt }: UserDocument): User {
  return {
    id,
    name,
    ...(username !== undefined && { username }),
    ...(email !== undefined && { email }),
    role,
    isDisabled: isDisabled ?? false,
    createdAt,
    updatedAt,
  }
}
