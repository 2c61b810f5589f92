import { hash, randomBytes } from 'node:crypto'
import { isTokenAt, tokenLength, tokenOf } from '../../platform/secrets/token-form.ts'
import type { TokenPrefix } from '../../platform/secrets/token-form.ts'

/** The stored form of a secret. It does not work as a credential. */
export function digest(secret: string): string {
  return hash('sha256', secret)
}

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function makeToken(prefix: TokenPrefix): string {
  return tokenOf(prefix, randomBytes(32).toString('hex'))
}

/** Whether this has the prefix of a token but a wrong checksum: a typing error or a guess, refused without a lookup. */
export function isMistyped(secret: string): boolean {
  return /^gt[rxy]_/.test(secret) && !(secret.length === tokenLength && isTokenAt(secret, 0))
}
