import type { Caller } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { WebhookDocument } from '../../collections/webhooks.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { defined } from '../../platform/work/defined.ts'
import type { Versioned } from '../../stores/port.ts'

export type Webhook = components['schemas']['Webhook']
export type WebhookPatch = components['schemas']['WebhookPatch']

/** Everything but the secrets. */
export function toWebhook({
  id,
  url,
  kinds,
  taskId,
  description,
  isActive,
  disabledReason,
  failingSince,
  createdAt,
  updatedAt,
}: WebhookDocument): Webhook {
  return {
    id,
    url,
    kinds,
    isEnabled: isActive,
    createdAt,
    updatedAt,
    ...defined({ taskId, description, disabledReason, failingSince }),
  }
}

/** A credential for some tasks sees the webhooks of those tasks alone. */
export function maySee({ allow }: Caller, { taskId }: WebhookDocument): boolean {
  return !allow?.taskIds || (taskId !== undefined && allow.taskIds.includes(taskId))
}

/** Fails with `webhook_not_found`, also when the caller may not see it. */
export async function findWebhook(
  store: Pick<Store, 'read'>,
  id: string,
  caller: Caller,
): Promise<Versioned<WebhookDocument>> {
  const found = await store.read.webhooks.get(id)
  return found && maySee(caller, found.doc) ? found : fail('webhook_not_found')
}

/**
 * The webhook after a patch. One that is activated again starts after the newest event. One that is activated, or gets
 * another target, receives what the caller may read, for as long as the grant of the caller lasts.
 */
export function patchWebhook(
  { taskId, description, disabledReason, failingSince, ...before }: WebhookDocument,
  patch: WebhookPatch,
  { at, newestEvent, caller }: { readonly at: string; readonly newestEvent: number; readonly caller: Caller },
): WebhookDocument {
  const isActivated = patch.isEnabled === true && !before.isActive
  return {
    ...before,
    ...((isActivated || patch.url !== undefined || patch.kinds !== undefined || patch.taskId !== undefined) && {
      createdBy: caller.userId,
      grant: caller.grant,
      scopes: [...caller.scopes],
    }),
    updatedAt: at,
    url: patch.url ?? before.url,
    kinds: patch.kinds ?? before.kinds,
    isActive: patch.isEnabled ?? before.isActive,
    ...defined({ taskId: merge(taskId, patch.taskId), description: merge(description, patch.description) }),
    ...(isActivated ? { sinceEvent: newestEvent } : defined({ disabledReason, failingSince })),
  }
}

/** A merge patch (RFC 7396): null removes, absence leaves. */
function merge(before: string | undefined, given: string | null | undefined): string | undefined {
  return given === undefined ? before : (given ?? undefined)
}
