import { randomBytes } from 'node:crypto'
import { secretPrefix, signWebhook } from '../../platform/signatures/standard-webhooks.ts'
import type { WebhookDocument } from '../../collections/webhooks.ts'

const secretBytes = 32

export function createSecret(): string {
  return secretPrefix + randomBytes(secretBytes).toString('base64')
}

/** The headers of one attempt. For a day after a rotation they carry a signature by each of the two secrets. */
export function signedHeaders(
  webhook: WebhookDocument,
  id: string,
  payload: string,
  now: string,
): Record<string, string> {
  const timestamp = String(Math.floor(Date.parse(now) / 1000))
  const { secret, previousSecret, previousUntil } = webhook
  const secrets =
    previousSecret !== undefined && previousUntil !== undefined && now < previousUntil
      ? [secret, previousSecret]
      : [secret]
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((each) => signWebhook(each, `${id}.${timestamp}.${payload}`)).join(' '),
  }
}
