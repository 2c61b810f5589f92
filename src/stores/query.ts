import { indexes } from './documents.ts'
import type { Documents } from './documents.ts'
import type { CollectionName, ListQuery } from './port.ts'

/** A list query whose fields are all declared, in the terms that drivers work with. */
export interface CheckedQuery {
  /** Fields that must equal a value. */
  readonly equal: readonly (readonly [field: string, value: string])[]
  /** The field of labels that must hold a value. */
  readonly label: readonly [field: string, value: string] | undefined
  /** The field that comes before the id in the order. */
  readonly orderBy: string | undefined
  readonly after: { readonly id: string; readonly value: string | undefined } | undefined
  readonly isDescending: boolean
  readonly limit: number | undefined
}

/** Throws when the query names a field for which no driver keeps an index. */
export function checkQuery<Name extends CollectionName>(name: Name, query: ListQuery<Documents[Name]>): CheckedQuery {
  const { equal = [], lists = [], ordered = [] } = declared(name)
  const terms = Object.entries(query.where ?? {}).flatMap(([field, value]) => value === undefined ? [] : [[field, String(value)] as const])
  for (const [field] of terms) if (!equal.includes(field) && !lists.includes(field)) throw new Error(`${name} cannot be filtered by ${field}`)
  const labels = terms.filter(([field]) => lists.includes(field))
  if (labels.length > 1) throw new Error(`${name} can be filtered by one of ${lists.join(', ')} at a time`)
  const orderBy = query.orderBy === undefined || query.orderBy === 'id' ? undefined : query.orderBy
  if (orderBy !== undefined && !ordered.includes(orderBy)) throw new Error(`${name} cannot be ordered by ${orderBy}`)
  if (orderBy !== undefined && query.after && query.after.value === undefined) throw new Error(`a page ordered by ${orderBy} starts after a value and an id`)
  return {
    equal: terms.filter(([field]) => equal.includes(field)),
    label: labels[0],
    orderBy,
    after: query.after && { id: query.after.id, value: orderBy === undefined ? undefined : query.after.value },
    isDescending: query.descending ?? false,
    limit: query.limit,
  }
}

/** The fields of a document that a driver keeps beside it, each in a column of its own. */
export function columnsOf(name: CollectionName): readonly string[] {
  const { equal = [], ordered = [] } = declared(name)
  return [...new Set([...equal, ...ordered])]
}

/** The fields whose values a driver keeps one by one in a table of their own. */
export function labelFieldsOf(name: CollectionName): readonly string[] {
  return declared(name).lists ?? []
}

export function isSearchable(name: CollectionName): boolean {
  return declared(name).text !== undefined
}

/** What of a document is searched. */
export function textOf(name: CollectionName, doc: object): string {
  return (declared(name).text ?? []).map((field) => valueOf(doc, field) ?? '').join('\n')
}

export function valueOf(doc: object, field: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(doc, field)?.value
  return value === undefined || value === null ? undefined : String(value)
}

export function labelsOf(doc: object, field: string): readonly string[] {
  const value: unknown = Object.getOwnPropertyDescriptor(doc, field)?.value
  return Array.isArray(value) ? [...new Set(value.map(String))] : []
}

export const collectionNames = Object.keys(indexes) as readonly CollectionName[]

interface Declared {
  readonly equal?: readonly string[]
  readonly lists?: readonly string[]
  readonly ordered?: readonly string[]
  readonly text?: readonly string[]
}

function declared(name: CollectionName): Declared {
  return indexes[name]
}
