import { TextDecoder } from 'node:util'

/** Detects the media type from the first bytes. The declared type and the extension of the filename are ignored. */
export async function detectType(head: Uint8Array, isWhole: boolean): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const detected = (await fileTypeFromBuffer(head))?.mime ?? (isTiff(head) ? 'image/tiff' : undefined)
  if (!isText(head, isWhole)) return detected ?? 'application/octet-stream'
  return detected !== undefined && isTextual(detected) ? detected : 'text/plain'
}

/** A TIFF may keep its directory at its end, beyond the head; file-type then gives up. Its signature is enough. */
function isTiff(head: Uint8Array): boolean {
  return ['II*\0', 'MM\0*'].includes(Buffer.from(head.subarray(0, 4)).toString('latin1'))
}

// WHATWG MIME Sniffing, section 3: the bytes that text does not have.
const binary = /[\x00-\x08\x0B\x0E-\x1A\x1C-\x1F]/

function isText(head: Uint8Array, isWhole: boolean): boolean {
  try {
    // The head may end within a character; the whole may not.
    return !binary.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole }))
  } catch {
    return false
  }
}

/**
 * Some signatures are plain letters: `BMW` begins like a bitmap and `GIF89a/*` is a script. Text is believed to be of
 * these types alone.
 */
function isTextual(type: string): boolean {
  return (
    type.startsWith('text/') ||
    ['application/xml', 'application/pdf', 'application/rtf', 'application/postscript', 'application/eps'].includes(
      type,
    )
  )
}
