import { createHmac, timingSafeEqual } from 'node:crypto'

// Standard Webhooks, https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
export const secretPrefix = 'whsec_'
const ageMaxSeconds = 300
const signaturesMax = 10

export interface SignedHeaders {
  readonly id: string | undefined
  readonly timestamp: string | undefined
  readonly signature: string | undefined
}

/** One signature, as the header `webhook-signature` has it. */
export function signWebhook(secret: string, content: string): string {
  return `v1,${macOf(secret, Buffer.from(content)).toString('base64')}`
}

/** Whether one of the signatures is that of the bytes, made less than five minutes from now. */
export function isSignedWebhook(
  secret: string,
  { id, timestamp, signature }: SignedHeaders,
  bytes: Uint8Array,
  now: string,
): boolean {
  if (id === undefined || signature === undefined || !isFresh(timestamp, now)) return false
  const mac = macOf(secret, Buffer.concat([Buffer.from(`${id}.${timestamp}.`), bytes]))
  return signature
    .split(' ', signaturesMax)
    .some((each) => each.startsWith('v1,') && isSame(Buffer.from(each.slice('v1,'.length), 'base64'), mac))
}

/** Whether a time in seconds is less than five minutes from now. */
export function isFresh(seconds: string | undefined, now: string): boolean {
  return /^\d{1,12}$/.test(seconds ?? '') && Math.abs(Date.parse(now) / 1000 - Number(seconds)) <= ageMaxSeconds
}

/** Compares in the same time whatever the difference. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function macOf(secret: string, content: Uint8Array): Buffer {
  return createHmac('sha256', Buffer.from(secret.slice(secretPrefix.length), 'base64'))
    .update(content)
    .digest()
}
