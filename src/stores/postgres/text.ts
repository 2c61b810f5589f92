import type { Dialect } from '../list-statement.ts'
import type { Filter } from '../query.ts'

export const dialect: Dialect = { mark: (position) => `$${position}`, hold: 'range', indexedBy: () => '' }

/**
 * PostgreSQL holds every character but U+0000. It and U+0001 become two characters each, in a way that keeps
 * different texts different and their order the same. Documents need none of this: JSON escapes the character.
 */
export function toStored(text: string): string {
  return /[\0\x01]/.test(text) ? text.replaceAll('\x01', '\x01\x02').replaceAll('\0', '\x01\x01') : text
}

export function toStoredFilter({ held, others, label }: Filter): Filter {
  const storedTerm = ([field, value]: readonly [string, string]) => [field, toStored(value)] as const
  return { held: held.map(storedTerm), others: others.map(storedTerm), label: label && storedTerm(label) }
}
