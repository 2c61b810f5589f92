import { crc32 } from 'node:zlib'

/** The column beside a stored text that has its checksum; NULL where it was written by a version before checksums. */
export const checksumColumn = 'checksum'

/**
 * The CRC-32 (ISO 3309) of a text, begun with the version of its item, so that a change of either is seen. It finds
 * damage, not forgery.
 */
export function checksumOf(text: string, version = 0): number {
  return crc32(text, version) | 0 // Signed, which both databases keep in four bytes.
}
