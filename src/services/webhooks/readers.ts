import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import { eventKinds } from '../../generated/event-kinds.ts'
import type { Grants } from '../identity.ts'
import { coversAllow, intersect, intersectAllow } from '../identity.ts'
import { allowsEvent, mayReadKind } from '../events.ts'
import type { DeliveryDocument, WebhookDocument } from '../../collections/webhooks.ts'

interface ReadableEvent {
  readonly kind: string
  readonly data?: unknown
}

/** What a webhook may receive as of now, or why it may receive nothing any more. */
export type WebhookReader = { readonly mayReceive: (event: ReadableEvent) => boolean } | { readonly ended: string }

/**
 * A webhook receives what its grant may read: with the scopes of the caller who chose its target, cut to those of the
 * grant now. The grant decides alone for a webhook that was stored without scopes; one that was stored without a grant
 * counts as made by a session of its user.
 */
export async function readerOf(grants: Pick<Grants, 'check'>, webhook: WebhookDocument): Promise<WebhookReader> {
  const { createdBy, grant = { userId: createdBy }, scopes = ['*'], taskId } = webhook
  const state = await grants.check(grant, { scopes: ['webhooks:admin'], taskId })
  if ('ended' in state) return state
  const { allow } = state.caller
  const readable = intersect(state.caller.scopes, scopes)
  return { mayReceive: (event) => isForAll(event) || (mayReadKind(event.kind, readable) && allowsEvent(allow, event)) }
}

/**
 * Refuses a caller who may not read all that the webhook may send now. Of one whose grant has ended, that is nothing.
 */
export async function requireReaderOf(
  { createdBy, grant = { userId: createdBy }, scopes = ['*'], taskId }: WebhookDocument,
  caller: Caller,
  grants: Pick<Grants, 'check'>,
): Promise<void> {
  const state = await grants.check(grant, { scopes: ['webhooks:admin'], taskId })
  if ('ended' in state) return
  const sent = intersect(state.caller.scopes, scopes)
  const allow = intersectAllow(state.caller.allow, taskId === undefined ? undefined : { taskIds: [taskId] })
  const isReader = eventKinds.every((kind) => !mayReadKind(kind, sent) || mayReadKind(kind, caller.scopes))
  if (isReader && coversAllow(caller.allow, allow)) return
  fail('forbidden', {
    message:
      'The webhook sends what this credential may not read, signed with its secret. Create another webhook, or let somebody with these rights rotate the secret.',
  })
}

/** The event in the payload of a delivery, as the user could read it for whom the webhook acted then. */
export function eventIn({ payload }: Pick<DeliveryDocument, 'payload'>): ReadableEvent {
  return JSON.parse(payload).data
}

/** A gap tells that something is missing, and a test nothing. */
function isForAll({ kind }: ReadableEvent): boolean {
  return kind === 'stream.gap' || kind === 'webhook.test'
}
