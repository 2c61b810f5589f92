import { TextDecoder } from 'node:util'

/** Tells the media type from the first bytes. What the sender says, and what the filename ends with, is not believed. */
export async function tellType(head: Uint8Array, isWhole: boolean): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const told = (await fileTypeFromBuffer(head))?.mime ?? (isTiff(head) ? 'image/tiff' : undefined)
  if (!isText(head, isWhole)) return told ?? 'application/octet-stream'
  return told !== undefined && isTextual(told) ? told : 'text/plain'
}

/** A TIFF may keep its directory at its end, beyond the head; file-type then gives up. Its signature is enough. */
function isTiff(head: Uint8Array): boolean {
  return ['II*\0', 'MM\0*'].includes(Buffer.from(head.subarray(0, 4)).toString('latin1'))
}

// WHATWG MIME Sniffing, section 3: the bytes that text does not have.
// eslint-disable-next-line no-control-regex
const binary = /[\x00-\x08\x0B\x0E-\x1A\x1C-\x1F]/

function isText(head: Uint8Array, isWhole: boolean): boolean {
  try {
    // The head may end within a character; the whole may not.
    return !binary.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole }))
  } catch {
    return false
  }
}

/** Some signatures are plain letters: `BMW` begins like a bitmap and `GIF89a/*` is a script. Text is believed to be of these types alone. */
function isTextual(type: string): boolean {
  return (
    type.startsWith('text/') ||
    ['application/xml', 'application/pdf', 'application/rtf', 'application/postscript', 'application/eps'].includes(
      type,
    )
  )
}
