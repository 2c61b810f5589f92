import type { Scope } from '../../call.ts'
import type { Store } from '../../collections.ts'
import { mayReadKind } from '../events.ts'
import { intersect, scopesOfRole } from '../identity.ts'
import type { WebhookDocument } from './documents.ts'

/** Whether a webhook may be sent events of a kind. */
export type MayReceive = (webhook: WebhookDocument, kind: string) => boolean

/**
 * A webhook receives what the user behind it may read: with the scopes of the credential by which the user chose its
 * address and kinds, cut to those of the user's role now. The role decides alone for a webhook that was stored without
 * scopes. A user who is gone or disabled may read nothing.
 */
export async function readersOf(store: Store, webhooks: readonly WebhookDocument[]): Promise<MayReceive> {
  const userIds = [...new Set(webhooks.map(({ createdBy }) => createdBy))]
  const scopesOf = new Map(await Promise.all(userIds.map(async (id) => [id, await scopesOfUser(store, id)] as const)))
  return ({ createdBy, scopes = ['*'] }, kind) => mayReadKind(kind, intersect(scopesOf.get(createdBy) ?? [], scopes))
}

async function scopesOfUser(store: Store, id: string): Promise<readonly Scope[]> {
  const found = await store.read.users.get(id)
  return found && !found.doc.isDisabled ? scopesOfRole(found.doc.role) : []
}
