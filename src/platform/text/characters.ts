/** How many of the bytes there are without a character that is cut off at their end. */
export function countWhole(bytes: Uint8Array): number {
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - 3); at--) {
    const byte = bytes[at] ?? 0
    if (!isContinuation(byte)) return at + countBytes(byte) > bytes.length ? at : bytes.length
  }
  return bytes.length
}

/** How many bytes at the start belong to a character whose first byte is gone. */
export function countRest(bytes: Uint8Array): number {
  const first = bytes.subarray(0, 3).findIndex((byte) => !isContinuation(byte))
  return first < 0 ? Math.min(3, bytes.length) : first
}

/** The length of the UTF-8 sequence that a byte begins (RFC 3629); a byte that begins none stands alone. */
function countBytes(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2
  if (byte >= 0xe0 && byte <= 0xef) return 3
  if (byte >= 0xf0 && byte <= 0xf4) return 4
  return 1
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf
}

/**
 * What a text of one line for people (a title, name, tag, subject or address) does not contain, as the patterns of
 * openapi.yaml write it: controls (C0, DEL, C1), line separators, and embeddings, overrides and isolates of the
 * direction of text (Unicode, section 23.2), which change how what stands around it is shown.
 */
export const excludedFromLines = String.raw`\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`

/** The same place in a text, or the one after it where it would divide a character: UTF-16 code units. */
export function wholeAt(text: string, place: number): number {
  const code = text.charCodeAt(place)
  return code >= 0xdc00 && code <= 0xdfff ? place + 1 : place
}
