import { checkQuery } from './query.ts'
import type { Documents } from './documents.ts'
import type { CollectionName, ListQuery } from './port.ts'

export interface Statement {
  readonly sql: string
  readonly values: (string | number)[]
}

export interface Dialect {
  /** Writes the place of a value; the places stand in the order of the values. */
  readonly mark: (position: number) => string
  /**
   * How to hold a field to a value. A `range` from the value to itself makes it part of the order: so PostgreSQL cannot take the
   * index of the order alone, walk it, and hope to meet the value soon.
   */
  readonly hold: 'equality' | 'range'
}

/**
 * The SQL of a list, in words that SQLite and PostgreSQL share.
 * A filter by label starts from the table of labels, which repeats the other columns so that one index gives filter and order.
 */
export function listStatement<Name extends CollectionName>(name: Name, query: ListQuery<Documents[Name]>, { mark, hold }: Dialect): Statement {
  const { equal, label, orderBy, after, isDescending, limit } = checkQuery(name, query)
  const values: (string | number)[] = []
  const bind = (value: string | number) => mark(values.push(value))
  const column = (field: string) => `${label ? 'label' : 'item'}."${field}"`
  const row = (columns: readonly string[], operator: string, given: readonly string[]) => `(${columns.join(', ')}) ${operator} (${given.map(bind).join(', ')})`
  const [beyond, upTo] = isDescending ? ['<', '>='] : ['>', '<=']

  // An index begins with the label and one field; further fields are looked at in what it gives.
  const [first, ...others] = equal
  const held = [...(label ? [['value', label[1]] as const] : []), ...(first ? [first] : [])]
  const heldColumns = held.map(([field]) => column(field))
  const heldValues = held.map(([, value]) => value)
  const order = [...(orderBy === undefined ? [] : [column(orderBy)]), column('id')]
  const position = after && [...(after.value === undefined ? [] : [after.value]), after.id]

  const terms = others.map(([field, value]) => `${column(field)} = ${bind(value)}`)
  if (label) terms.push('item.id = label.id')
  for (const indexed of [...(first ? [first[0]] : []), ...(orderBy === undefined ? [] : [orderBy])]) terms.push(`${column(indexed)} IS NOT NULL`)
  if (held.length === 0 || hold === 'equality') {
    for (const [field, value] of held) terms.push(`${column(field)} = ${bind(value)}`)
    if (position) terms.push(row(order, beyond, position))
  } else {
    terms.push(row(heldColumns, upTo, heldValues))
    terms.push(position ? row([...heldColumns, ...order], beyond, [...heldValues, ...position]) : row(heldColumns, `${beyond}=`, heldValues))
  }
  const parts = [
    `SELECT item.version, item.doc FROM ${label ? `"${name}_${label[0]}" AS label CROSS JOIN ` : ''}"${name}" AS item`,
    ...(terms.length > 0 ? [`WHERE ${terms.join(' AND ')}`] : []),
    `ORDER BY ${[...heldColumns, ...order].map((term) => `${term} ${isDescending ? 'DESC' : 'ASC'}`).join(', ')}`,
    ...(limit === undefined ? [] : [`LIMIT ${bind(limit)}`]),
  ]
  return { sql: parts.join(' '), values }
}
