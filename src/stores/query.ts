import type { CollectionSchema } from './collection.ts'
import type { ListQuery } from './port.ts'

/** A filter whose fields are all declared. */
export interface Filter {
  /** Fields that must equal a value, and that an index begins with in this order. */
  readonly equality: readonly (readonly [field: string, value: string])[]
  /** Fields that must equal a value, and are looked at in what the index gives. */
  readonly others: readonly (readonly [field: string, value: string])[]
  /** The multi-value field that must contain a value, and that leads to an index. */
  readonly multiValue: readonly [field: string, value: string] | undefined
  /** Further multi-value fields that must contain a value; each is looked at in what the index gives. */
  readonly otherValues: readonly (readonly [field: string, value: string])[]
}

/** A list query whose fields are all declared, in the terms that drivers work with. */
export interface CheckedQuery extends Filter {
  /** The field that comes before the id in the order. */
  readonly orderBy: string | undefined
  readonly after: { readonly id: string; readonly value: string | undefined } | undefined
  /** What the ordered field must be greater than. */
  readonly above: string | undefined
  readonly isDescending: boolean
  readonly limit: number | undefined
}

/** Throws when the query names a field for which no driver keeps an index. */
export function checkQuery<Doc>(collection: CollectionSchema, query: ListQuery<Doc>): CheckedQuery {
  const { name, ordered } = collection
  const orderBy = query.orderBy === undefined || query.orderBy === 'id' ? undefined : query.orderBy
  if (orderBy !== undefined && !ordered.includes(orderBy)) throw new Error(`${name} cannot be ordered by ${orderBy}`)
  if (orderBy !== undefined && query.after && query.after.value === undefined)
    throw new Error(`a page ordered by ${orderBy} starts after a value and an id`)
  if (orderBy === undefined && query.above !== undefined)
    throw new Error(`${name} are above a value only when ordered by a field`)
  return {
    ...checkFilter(collection, query.where),
    orderBy,
    above: query.above,
    after: query.after && { id: query.after.id, value: orderBy === undefined ? undefined : query.after.value },
    isDescending: query.descending ?? false,
    limit: query.limit,
  }
}

/** Throws when a filter names a field for which no driver keeps an index. */
export function checkFilter({ name, equal, together, lists }: CollectionSchema, where: object = {}): Filter {
  const terms = Object.entries(where).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, String(value)] as const],
  )
  for (const [field] of terms)
    if (!equal.includes(field) && !lists.includes(field)) throw new Error(`${name} cannot be filtered by ${field}`)
  const [multiValue, ...otherValues] = lists.flatMap((field) => terms.filter(([each]) => each === field))
  const named = equal.filter((field) => terms.some(([each]) => each === field))
  const [first] = named
  const leading =
    together.find((fields) => fields[0] === first && fields.every((field) => named.includes(field))) ??
    named.slice(0, 1)
  const termsOf = (fields: readonly string[]) => fields.flatMap((field) => terms.filter(([each]) => each === field))
  return {
    equality: termsOf(leading),
    others: termsOf(named.filter((field) => !leading.includes(field))),
    multiValue,
    otherValues,
  }
}

/** The fields of a document that a driver keeps beside it, each in a column of its own. */
export function columnsOf({ equal, ordered }: CollectionSchema): readonly string[] {
  return [...new Set([...equal, ...ordered])]
}

export function isSearchable({ text }: CollectionSchema): boolean {
  return text.length > 0
}

/** Throws when the collection is not searched as text. */
export function checkSearch(collection: CollectionSchema, where: object | undefined): Filter {
  if (!isSearchable(collection)) throw new Error(`${collection.name} cannot be searched`)
  return checkFilter(collection, where)
}

/** What of a document is searched. */
export function textOf({ text }: CollectionSchema, doc: object): string {
  return text.map((field) => valueOf(doc, field) ?? '').join('\n')
}

export function valueOf(doc: object, field: string): string | undefined {
  const value = ownValue(doc, field)
  return value === undefined || value === null ? undefined : String(value)
}

/** A document has any fields; a descriptor, which needs no cast, is an object for each look. */
function ownValue(doc: object, field: string): unknown {
  return Object.hasOwn(doc, field) ? (doc as Readonly<Record<string, unknown>>)[field] : undefined
}

export function multiValuesOf({ computed }: CollectionSchema, doc: object, field: string): readonly string[] {
  const value: unknown = computed[field]?.(doc) ?? ownValue(doc, field)
  return Array.isArray(value) ? [...new Set(value.map(String))] : []
}

/** Whether a document is one that a filter asks for. */
export function fits(
  collection: CollectionSchema,
  doc: object,
  { equality, others, multiValue, otherValues }: Filter,
): boolean {
  return (
    [...equality, ...others].every(([field, value]) => valueOf(doc, field) === value) &&
    [...(multiValue ? [multiValue] : []), ...otherValues].every(([field, value]) =>
      multiValuesOf(collection, doc, field).includes(value),
    )
  )
}

/** By bytes, as the databases compare; JavaScript itself would put an emoji before a full-width letter. */
export function compareText(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other))
}

/** The groups of fields that an index begins with, and that are held to values at once. */
export function groupsOf({ equal, together }: CollectionSchema): readonly (readonly string[])[] {
  return [...equal.map((field) => [field]), ...together]
}
