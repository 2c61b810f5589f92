import { crc32 } from 'node:zlib'

/**
 * The form of the tokens of this service: a prefix by which scanners find leaked ones, random digits, and a checksum by
 * which they know them from chance.
 */
export type TokenPrefix = 'gty' | 'gtx' | 'gtr'

export const tokenPrefixes: readonly string[] = ['gty_', 'gtx_', 'gtr_']
export const tokenLength = 76

const form = /gt[rxy]_([0-9a-f]{64})_([0-9a-z]{7})/y
const beginning = /^g(?:t(?:[rxy](?:_(?:[0-9a-f]{0,63}|[0-9a-f]{64}(?:_[0-9a-z]{0,6})?))?)?)?$/

export function tokenOf(prefix: TokenPrefix, body: string): string {
  return `${prefix}_${body}_${checksumOf(body)}`
}

/** Whether a token with the right checksum stands at this place of a text. */
export function isTokenAt(text: string, start: number): boolean {
  form.lastIndex = start
  const [, body, checksum] = form.exec(text) ?? []
  return body !== undefined && checksumOf(body) === checksum
}

/** Whether a text may go on as a token. */
export function beginsToken(text: string): boolean {
  return beginning.test(text)
}

function checksumOf(body: string): string {
  return crc32(body).toString(36).padStart(7, '0')
}
