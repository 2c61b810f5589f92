import type { Change, Store } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import { later } from '../../platform/work/clock.ts'
import type { TokenDocument, UserDocument } from '../../collections/identity.ts'
import { userCreated } from './events.ts'
import { digest, makeSecret, makeToken } from './secrets.ts'
import { presetTokenId } from './tokens.ts'
import { firstOwnerId } from './user.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'

export interface FirstCredentials {
  readonly token: string
  readonly linkSecret: string
}

export type FirstOwnerOptions = Pick<Foundation, 'store' | 'now' | 'newId'>

const linkMs = 15 * 60 * 1000
const ownersOfPage = 200

/** Makes the first owner with the credentials to get in; gives nothing when there are users already. */
export async function makeFirstOwner(
  { store, now, newId }: FirstOwnerOptions,
  needsCredentials: boolean,
): Promise<FirstCredentials | undefined> {
  const [someone] = await store.read.users.list({ limit: 1 })
  if (someone) return undefined
  const at = now()
  const first = { token: makeToken('gty'), linkSecret: makeSecret() }
  const owner: UserDocument = {
    id: firstOwnerId,
    name: 'Owner',
    role: 'owner',
    preferences: {},
    createdAt: at,
    updatedAt: at,
  }
  const changes: Change[] = [{ insert: 'users', doc: owner }, userCreated(owner, { at, actor: 'system' })]
  if (needsCredentials) {
    changes.push({
      insert: 'tokens',
      doc: {
        id: newId('tok'),
        userId: owner.id,
        name: 'First token',
        hash: digest(first.token),
        scopes: ['*'],
        createdAt: at,
      },
    })
    changes.push({
      insert: 'signInLinks',
      doc: { id: digest(first.linkSecret), userId: owner.id, expiresAt: later(now(), linkMs) },
    })
  }
  // One commit: an owner without credentials could never sign in. Another process that was faster shows its own.
  const isFirst = await tryCommit(store, changes)
  return isFirst && needsCredentials ? first : undefined
}

/** Stores the token of the environment, for an owner. `hash` is its digest. */
export async function keepPresetToken(options: FirstOwnerOptions, hash: string): Promise<void> {
  const { store, now } = options
  const doc: TokenDocument = {
    id: presetTokenId,
    userId: await someOwner(store),
    name: 'Preset token',
    hash,
    scopes: ['*'],
    createdAt: now(),
  }
  const found = await store.read.tokens.get(presetTokenId)
  if (found?.doc.hash === doc.hash && found.doc.userId === doc.userId) return
  const change: Change = found ? { replace: 'tokens', version: found.version, doc } : { insert: 'tokens', doc }
  // Another process on the same store keeps the same token at the same time.
  if (!(await tryCommit(store, [change]))) await keepPresetToken(options, hash)
}

/** The first owner, or another owner if that user no longer is one: there is always an owner. */
export async function someOwner(store: Store): Promise<string> {
  const owners = await store.read.users.list({ where: { role: 'owner' }, limit: ownersOfPage })
  const atWork = owners.filter(({ doc }) => !doc.isDisabled)
  return (atWork.find(({ doc }) => doc.id === firstOwnerId) ?? atWork[0])?.doc.id ?? firstOwnerId
}
