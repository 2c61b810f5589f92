import type { CountDialect } from '../count-statement.ts'
import type { Dialect } from '../list-statement.ts'
import type { Filter } from '../query.ts'

export const dialect: Dialect = {
  placeholder: (position) => `$${position}`,
  limitPlaceholder: (position) => `$${position}`,
  equalityForm: 'range',
  indexedBy: () => '',
}

export const countDialect: CountDialect = {
  placeholder: dialect.placeholder,
  isOneOf: (column, values, bind) => `${column} = ANY (${bind(values)}::text[])`,
  // A quoted word is taken literally, whatever it contains.
  hasWords: (name, tokens, bind) =>
    `EXISTS (SELECT 1 FROM "${name}_text" AS text WHERE text.id = item.id AND text.words @@ ${bind(tokens.map((word) => `'${word}'`).join(' & '))}::tsquery)`,
}

/**
 * PostgreSQL stores every character except U+0000. It and U+0001 become two characters each, in a way that keeps
 * different texts different and their order the same. Documents need none of this: JSON escapes the character.
 */
export function toStored(text: string): string {
  return /[\0\x01]/.test(text) ? text.replaceAll('\x01', '\x01\x02').replaceAll('\0', '\x01\x01') : text
}

/** The text of which `toStored` made this one. */
export function fromStored(text: string): string {
  return text.includes('\x01') ? text.replaceAll('\x01\x01', '\0').replaceAll('\x01\x02', '\x01') : text
}

export function toStoredFilter({ equality, others, multiValue, otherValues }: Filter): Filter {
  const storedTerm = ([field, value]: readonly [string, string]) => [field, toStored(value)] as const
  return {
    equality: equality.map(storedTerm),
    others: others.map(storedTerm),
    multiValue: multiValue && storedTerm(multiValue),
    otherValues: otherValues.map(storedTerm),
  }
}
