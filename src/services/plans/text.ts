import { countRest } from '../../platform/text/characters.ts'

/** A text that is no longer than so many characters, whole ones. */
export function cut(text: string, lengthMax: number): string {
  return text.length <= lengthMax
    ? text.toWellFormed()
    : `${text.slice(0, lengthMax - 1).replace(/[\ud800-\udbff]$/, '')}…`.toWellFormed()
}

/**
 * Bytes of which the first ones may be the rest of a character, as text that every store and every JSON parser takes:
 * what is not UTF-8, and NUL, becomes U+FFFD.
 */
export function textFromMiddle(bytes: Uint8Array): string {
  return toText(bytes.subarray(countRest(bytes)))
}

export function toText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replaceAll('\0', '\ufffd')
}
