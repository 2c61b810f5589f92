import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The stored form of a secret. It does not work as a credential. */
export function digest(secret: string): string {
  return hash('sha256', secret)
}

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A prefix by which scanners find leaked tokens, and a checksum by which they know them from chance. */
export function makeToken(prefix: 'gty' | 'gtx'): string {
  const body = randomBytes(32).toString('hex')
  return `${prefix}_${body}_${checksumOf(body)}`
}

/** Whether this has the prefix of a token but a wrong checksum: a typing error or a guess, refused without a lookup. */
export function isMistyped(secret: string): boolean {
  if (!/^gt[xy]_/.test(secret)) return false
  const [, body, checksum] = /^gt[xy]_([0-9a-f]{64})_([0-9a-z]{7})$/.exec(secret) ?? []
  return body === undefined || checksumOf(body) !== checksum
}

function checksumOf(body: string): string {
  return crc32(body).toString(36).padStart(7, '0')
}
