/**
 * PostgreSQL holds every character but U+0000. It and U+0001 become two characters each, in a way that keeps
 * different texts different and their order the same. Documents need none of this: JSON escapes the character.
 */
export function toStored(text: string): string {
  return /[\0\x01]/.test(text) ? text.replaceAll('\x01', '\x01\x02').replaceAll('\0', '\x01\x01') : text
}
