import { createHmac, randomBytes } from 'node:crypto'
import type { WebhookDocument } from './documents.ts'

// Standard Webhooks, https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
const secretPrefix = 'whsec_'
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
    'webhook-signature': secrets.map((each) => sign(each, `${id}.${timestamp}.${payload}`)).join(' '),
  }
}

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
