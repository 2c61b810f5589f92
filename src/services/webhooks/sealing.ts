import type { Store } from '../../collections.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { WebhookDocument } from './documents.ts'

type Secrets = Pick<WebhookDocument, 'id' | 'secret' | 'previousSecret'>

/** The secrets of a webhook as they are kept. */
export function sealWebhook<Document extends Secrets>(doc: Document, box: SecretBox): Document {
  const place = placeOf(doc)
  // What another key sealed is opened first.
  const seal = (secret: string) => (box.isToSeal(secret) ? box.seal(box.open(secret, place), place) : secret)
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

/** Seals what an earlier run kept without a key, or with an earlier one. Fails with `SecretsLocked` without that key. */
export async function sealWebhooks(store: Store, box: SecretBox): Promise<void> {
  for (const { doc, version } of await store.read.webhooks.list()) {
    openWebhook(doc, box)
    const sealed = sealWebhook(doc, box)
    if (sealed.secret !== doc.secret || sealed.previousSecret !== doc.previousSecret)
      await store.commit([{ replace: 'webhooks', version, doc: sealed }])
  }
}

function placeOf({ id }: Pick<WebhookDocument, 'id'>): string {
  return `webhooks/${id}`
}
