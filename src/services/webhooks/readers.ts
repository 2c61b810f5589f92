import type { Grants } from '../identity.ts'
import { intersect } from '../identity.ts'
import { mayReadKind } from '../events.ts'
import type { WebhookDocument } from '../../collections/webhooks.ts'

/** What a webhook may receive as of now, or why it may receive nothing any more. */
export type WebhookReader = { readonly mayReceive: (kind: string) => boolean } | { readonly ended: string }

/**
 * A webhook receives what its grant may read: with the scopes of the caller who chose its target, cut to those of the
 * grant now. The grant decides alone for a webhook that was stored without scopes; one that was stored without a grant
 * counts as made by a session of its user.
 */
export async function readerOf(grants: Pick<Grants, 'check'>, webhook: WebhookDocument): Promise<WebhookReader> {
  const { createdBy, grant = { userId: createdBy }, scopes = ['*'], taskId } = webhook
  const state = await grants.check(grant, { scopes: ['webhooks:admin'], taskId })
  if ('ended' in state) return state
  const readable = intersect(state.caller.scopes, scopes)
  return { mayReceive: (kind) => mayReadKind(kind, readable) }
}
