import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Grant } from '../../call.ts'

/** What a link says: which bytes it gives, and for how long. */
export interface LinkTerms {
  readonly filename: string
  /** The blob that was under the filename when the link was made: another file of this name is not what was shared. */
  readonly blob: string
  /** In milliseconds since 1970. */
  readonly expiresAt: number
  /** With what it was made. */
  readonly grant: Grant
  readonly isInline: boolean
}

/**
 * Writes the terms into a token that cannot be forged without the key: base64url of an HMAC-SHA-256 and of what it
 * signs.
 */
export function sealLink({ filename, blob, expiresAt, grant, isInline }: LinkTerms, key: string): string {
  const { userId, tokenId, passwordChanges } = grant
  const maker = tokenId ?? passwordChanges ?? 0
  const text = Buffer.from(JSON.stringify([filename, blob, expiresAt, userId, isInline, maker]))
  return Buffer.concat([signatureOf(text, key), text]).toString('base64url')
}

/** Gives the terms of a token that was made with this key, or nothing for any other text. */
export function openLink(token: string, key: string): LinkTerms | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // The decoder passes over what is no digit and drops spare bits: there is one spelling of a token, and no other is
  // taken.
  if (bytes.length <= signatureBytes || bytes.toString('base64url') !== token) return undefined
  const text = bytes.subarray(signatureBytes)
  if (!timingSafeEqual(bytes.subarray(0, signatureBytes), signatureOf(text, key))) return undefined
  // Only `sealLink` writes what the signature has just vouched for.
  // An earlier version named no maker besides the user: it counts as a session before any change of the password.
  const [filename, blob, expiresAt, userId, isInline, maker = 0] = JSON.parse(text.toString()) as [
    string,
    string,
    number,
    string,
    boolean,
    (string | number)?,
  ]
  const grant = typeof maker === 'string' ? { userId, tokenId: maker } : { userId, passwordChanges: maker }
  return { filename, blob, expiresAt, grant, isInline }
}

const signatureBytes = 32

function signatureOf(text: Uint8Array, key: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest()
}
