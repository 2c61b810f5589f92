import { checkQuery, compareText } from './query.ts'
import type { CheckedQuery, Filter } from './query.ts'
import type { CollectionSchema } from './collection.ts'
import type { ListQuery } from './port.ts'

export interface Statement {
  readonly sql: string
  readonly values: (string | number)[]
}

export interface Dialect {
  /** Writes the place of a value; the places stand in the order of the values. */
  readonly placeholder: (position: number) => string
  /** The same for the LIMIT. */
  readonly limitPlaceholder: (position: number) => string
  /**
   * How to filter by equality. A `range` from the value to itself makes the field part of the order, so that PostgreSQL
   * does not walk the index of the order alone in the hope of finding the value soon.
   */
  readonly equalityForm: 'equality' | 'range'
  /** Names the index to take: so SQLite, which knows nothing of how many items an index gives, cannot take another. */
  readonly indexedBy: (index: string) => string
}

/** Gives the place of one more value. */
export type Bind = (value: string | number) => string

/** The SQL of a list, in words that SQLite and PostgreSQL share. */
export function listStatement<Doc>(collection: CollectionSchema, query: ListQuery<Doc>, dialect: Dialect): Statement {
  const { name } = collection
  const checked = checkQuery(collection, query)
  const table = leaderOf(name, checked)
  const join =
    table === name
      ? { lead: 'item' }
      : { lead: 'label', joined: `CROSS JOIN "${name}" AS item`, term: () => 'item.id = label.id' }
  return statementOf(checked, dialect, { name, give: 'item.id, item.version, item.doc, item.checksum', table, ...join })
}

export interface IdsQuery {
  /** The id below which to begin. */
  readonly below?: string | undefined
  readonly limit?: number
  /** A further column to return, and a further condition, on `item`. */
  readonly give?: string
  readonly term?: (bind: Bind) => string
  /** The table to begin with, where it is not the one whose indexes know the filter. */
  readonly table?: string
}

/** The SQL of the ids of the items that fit a filter, newest first. */
export function idsStatement(
  name: string,
  filter: Filter,
  dialect: Dialect,
  { below, limit, give, term, table = leaderOf(name, filter) }: IdsQuery,
): Statement {
  const query = {
    ...filter,
    orderBy: undefined,
    above: undefined,
    isDescending: true,
    after: below === undefined ? undefined : { id: below, value: undefined },
    limit,
  }
  return statementOf(query, dialect, {
    name,
    give: give === undefined ? 'item.id' : `item.id, ${give}`,
    table,
    lead: 'item',
    ...(term && { term }),
  })
}

/**
 * A filter by label starts from the table of labels, which repeats the other columns so that one index gives filter and
 * order.
 */
function leaderOf(name: string, { multiValue }: Filter): string {
  return multiValue ? `${name}_${multiValue[0]}` : name
}

interface Source {
  readonly name: string
  readonly give: string
  /** The table whose index leads, and its name in the statement. */
  readonly table: string
  readonly lead: string
  readonly joined?: string
  readonly term?: (bind: Bind) => string
}

function statementOf(
  query: CheckedQuery,
  { placeholder, limitPlaceholder, equalityForm, indexedBy }: Dialect,
  { name, give, table, lead, joined = '', term }: Source,
): Statement {
  const { equality: fields, others, multiValue, otherValues, orderBy, isDescending, limit } = query
  const values: (string | number)[] = []
  const bind: Bind = (value) => placeholder(values.push(value))
  const column = (field: string) => `${lead}."${field}"`
  const row = (equality: readonly Term[], operator: string) =>
    `(${equality.map(([field]) => column(field)).join(', ')}) ${operator} (${equality.map(([, value]) => bind(value)).join(', ')})`
  const [beyond, upTo] = isDescending ? ['<', '>='] : ['>', '<=']
  const equality: Term[] = [...(multiValue ? [['value', multiValue[1]] as const] : []), ...fields]
  const { begin, end } = boundsOf(query)

  const indexed = [...fields.map(([field]) => field), ...(orderBy === undefined ? [] : [orderBy])]
  const terms = others.map(([field, value]) => `${column(field)} = ${bind(value)}`)
  for (const [field, value] of otherValues)
    terms.push(
      `EXISTS (SELECT 1 FROM "${name}_${field}" AS other WHERE other.id = ${lead}.id AND other.value = ${bind(value)})`,
    )
  for (const field of indexed) terms.push(`${column(field)} IS NOT NULL`)
  if (equality.length === 0 || equalityForm === 'equality') {
    for (const each of equality) terms.push(row([each], '='))
    if (begin) terms.push(row(begin, beyond))
    if (end) terms.push(row(end, '>'))
  } else {
    terms.push(begin ? row([...equality, ...begin], beyond) : row(equality, `${beyond}=`))
    terms.push(end ? row([...equality, ...end], '>') : row(equality, upTo))
  }
  if (term) terms.push(term(bind))
  const order = [...(multiValue ? ['value'] : []), ...indexed, 'id']
  const parts = [
    `SELECT ${give} FROM "${table}" AS ${lead} ${indexed.length > 0 ? indexedBy([table, ...indexed, ...(multiValue ? ['id'] : [])].join('_')) : ''} ${joined}`,
    ...(terms.length > 0 ? [`WHERE ${terms.join(' AND ')}`] : []),
    `ORDER BY ${order.map((field) => `${column(field)} ${isDescending ? 'DESC' : 'ASC'}`).join(', ')}`,
    ...(limit === undefined ? [] : [`LIMIT ${limitPlaceholder(values.push(limit))}`]),
  ]
  return { sql: parts.join(' '), values }
}

type Term = readonly [field: string, value: string]

/**
 * A list that rises begins behind `after` or above `above`, whichever is further; one that falls begins behind `after`
 * and ends at `above`.
 */
function boundsOf({ after, above, orderBy, isDescending }: CheckedQuery): {
  begin: readonly Term[] | undefined
  end: readonly Term[] | undefined
} {
  const position: readonly Term[] | undefined = after && [
    ...(orderBy === undefined || after.value === undefined ? [] : [[orderBy, after.value] as const]),
    ['id', after.id],
  ]
  const floor = orderBy === undefined || above === undefined ? undefined : [[orderBy, above] as const]
  if (isDescending) return { begin: position, end: floor }
  const isPastFloor = above === undefined || (after?.value !== undefined && compareText(after.value, above) > 0)
  return { begin: isPastFloor ? position : floor, end: undefined }
}
