import type { Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Change, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import type { UserDocument } from '../../collections/identity.ts'
import { userUpdated } from './events.ts'
import type { Moment } from '../../platform/work/moment.ts'
import type { Role } from './roles.ts'
import { defined } from '../../platform/work/defined.ts'

export type User = Schemas['User']
export type OwnPatch = Schemas['CurrentUserPatch']
export type StagedUser = Staged<{ user: User; version: number }>

/** The user that the first start makes. */
export const firstOwnerId = 'user_owner'

export async function findUser(store: Store, id: string): Promise<Versioned<UserDocument>> {
  return (await store.read.users.get(id)) ?? fail('user_not_found')
}

/** The document of the username makes it unique: of two users who want it at once, one inserts it. */
export async function reserveUsername(store: Store, username: string, userId: string): Promise<Change[]> {
  if (await store.read.usernames.get(username))
    fail('already_exists', { message: `The username ${username} is taken. Choose another one.` })
  return [{ insert: 'usernames', doc: { id: username, userId } }]
}

export function stagePatch(
  { doc, version }: Versioned<UserDocument>,
  { name, email }: OwnPatch,
  moment: Moment,
  { role, isOwn = false }: { readonly role?: Role; readonly isOwn?: boolean } = {},
): StagedUser {
  const { email: oldEmail, isEmailOwn: wasEmailOwn, ...rest } = doc
  const newEmail = email === undefined ? oldEmail : (email ?? undefined)
  // An administrator who gives the same address again confirms it.
  const isUnchanged = email === undefined || (isOwn && newEmail === oldEmail)
  const isEmailOwn = newEmail !== undefined && (isUnchanged ? wasEmailOwn : isOwn)
  const changed: UserDocument = {
    ...rest,
    ...defined({ name, email: newEmail }),
    ...(isEmailOwn && { isEmailOwn }),
    ...(role && { role }),
    updatedAt: moment.at,
  }
  return {
    changes: [{ replace: 'users', version, doc: changed }, userUpdated(changed, moment, role && { role })],
    user: toUser(changed),
    version: version + 1,
  }
}

/** The user with a new password, which ends what sessions made before. */
export function withPassword(doc: UserDocument, passwordHash: string, at: string): UserDocument & WithPassword {
  return { ...doc, passwordHash, passwordChanges: (doc.passwordChanges ?? 0) + 1, updatedAt: at }
}

type WithPassword = Required<Pick<UserDocument, 'passwordHash' | 'passwordChanges'>>

export function isOwnerAtWork({ role, isDisabled }: UserDocument): boolean {
  return role === 'owner' && !isDisabled
}

export function toUser({ id, name, username, email, role, isDisabled, createdAt, updatedAt }: UserDocument): User {
  return {
    id,
    name,
    ...defined({ username, email }),
    role,
    isEnabled: !isDisabled,
    createdAt,
    updatedAt,
  }
}
