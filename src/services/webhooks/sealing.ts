import type { Store } from '../../collections.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { WebhookDocument } from '../../collections/webhooks.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'

type Secrets = Pick<WebhookDocument, 'id' | 'secret' | 'previousSecret'>

/** The secrets of a webhook as they are kept. */
export function sealWebhook<Document extends Secrets>(doc: Document, box: SecretBox): Document {
  const seal = (secret: string) => box.reseal(secret, placeOf(doc))
  return {
    ...doc,
    secret: seal(doc.secret),
    ...(doc.previousSecret !== undefined && { previousSecret: seal(doc.previousSecret) }),
  }
}

/** The secrets of a webhook as they sign. Fails with `SecretsLocked`. */
export function openWebhook(doc: WebhookDocument, box: SecretBox): WebhookDocument {
  return {
    ...doc,
    secret: box.open(doc.secret, placeOf(doc)),
    ...(doc.previousSecret !== undefined && { previousSecret: box.open(doc.previousSecret, placeOf(doc)) }),
  }
}

/**
 * Seals what an earlier run kept without a key, or with an earlier one. Fails with `SecretsLocked` without that key.
 */
export function sealWebhooks(store: Store, box: SecretBox): Promise<void> {
  return resealAll(store, 'webhooks', (doc) => {
    openWebhook(doc, box)
    return sealWebhook(doc, box)
  })
}

function placeOf({ id }: Pick<WebhookDocument, 'id'>): string {
  return `webhooks/${id}`
}
