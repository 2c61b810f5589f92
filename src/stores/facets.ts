import { hash } from 'node:crypto'
import type { CollectionSchema } from './collection.ts'
import { groupsOf, multiValuesOf, valueOf } from './query.ts'
import type { Filter } from './query.ts'

/**
 * The words by which a document is filtered, beside those of its text in one inverted index: one for each field and
 * each group of fields that filter together, and the same again behind each value of a list. A filter is so one word,
 * whatever it combines. Private-use letters mark the fields: no word of a text contains them.
 */
export function facetsOf(collection: CollectionSchema, doc: object): string[] {
  const { groups, lists } = marksOf(collection)
  const words = groups.flatMap((fields) => groupWordOf(fields, doc) ?? [])
  const groupCount = words.length
  for (const { field, mark } of lists)
    for (const value of multiValuesOf(collection, doc, field)) {
      const label = mark + plain(value)
      words.push(label)
      for (let index = 0; index < groupCount; index++) words.push(label + words[index])
    }
  return words
}

/** Nothing where the document lacks one of the fields. */
function groupWordOf(fields: readonly MarkedField[], doc: object): string | undefined {
  let word = ''
  for (const { field, mark } of fields) {
    const value = valueOf(doc, field)
    if (value === undefined) return undefined
    word += mark + plain(value)
  }
  return word
}

/** The words that a document has exactly when it matches a filter. */
export function facetsOfFilter(
  collection: CollectionSchema,
  { equality, others, multiValue, otherValues }: Filter,
): readonly string[] {
  const first = [...(multiValue ? [multiValue] : []), ...equality]
  return [
    ...(first.length > 0 ? [wordOf(collection, first)] : []),
    ...[...others, ...otherValues].map((term) => wordOf(collection, [term])),
  ]
}

/** The words of each field alone, for an index that intersects many words as fast as it finds one. */
export function plainFacetsOf(collection: CollectionSchema, doc: object): string[] {
  const terms = collection.equal.map((field) => [field, valueOf(doc, field)] as const).filter(isDefined)
  const labels = collection.lists.flatMap((field) =>
    multiValuesOf(collection, doc, field).map((value) => [field, value] as const),
  )
  return [...terms, ...labels].map(plainWordOf)
}

/** The words of each field alone that a document has exactly when it matches a filter. */
export function plainFacetsOfFilter({ equality, others, multiValue, otherValues }: Filter): readonly string[] {
  return [...equality, ...others, ...(multiValue ? [multiValue] : []), ...otherValues].map(plainWordOf)
}

/** What the words of a collection are made of: where it differs from what was recorded, they are made anew. */
export function wordSourcesOf(collection: CollectionSchema): readonly string[] {
  const { text, equal, lists } = collection
  if (!hasWords(collection)) return []
  const facets = [...groupsOf(collection), ...lists.map((field) => [field])]
  const numbers = new Map([...equal, ...lists].map((field, index) => [field, index]))
  return [
    ...text,
    ...facets.map((fields) => `filter ${fields.map((field) => `${numbers.get(field)} ${field}`).join()}`),
  ]
}

/** The same for an index whose words have the facets of each field alone (`plainFacetsOf`). */
export function plainWordSourcesOf({ text, equal, lists }: CollectionSchema): readonly string[] {
  return [...text.map((field) => `text ${field}`), ...[...equal, ...lists].map((field) => `filter ${field}`)]
}

/** Whether there is an inverted index of a collection. */
export function hasWords({ text, lists }: CollectionSchema): boolean {
  return text.length + lists.length > 0
}

type Term = readonly [field: string, value: string]

function isDefined(term: readonly [string, string | undefined]): term is Term {
  return term[1] !== undefined
}

const fieldMark = 0xe100
const asciiMark = 0xe200
const namedFieldMark = '\ue1fd'
const unitMark = '\ue1ff'
const hashMark = '\ue1fe'
const valueLengthMax = 64

function wordOf(collection: CollectionSchema, terms: readonly Term[]): string {
  return terms.map(([field, value]) => markOf(collection, field) + plain(value)).join('')
}

function markOf({ equal, lists }: CollectionSchema, field: string): string {
  const index = equal.indexOf(field)
  return String.fromCharCode(fieldMark + (index === -1 ? equal.length + lists.indexOf(field) : index))
}

interface MarkedField {
  readonly field: string
  readonly mark: string
}

interface Marks {
  readonly groups: readonly (readonly MarkedField[])[]
  readonly lists: readonly MarkedField[]
}

const marks = new WeakMap<CollectionSchema, Marks>()

/** Made once for a collection: each write of a document needs them. */
function marksOf(collection: CollectionSchema): Marks {
  let made = marks.get(collection)
  if (!made) {
    const marked = (fields: readonly string[]) => fields.map((field) => ({ field, mark: markOf(collection, field) }))
    made = { groups: groupsOf(collection).map(marked), lists: marked(collection.lists) }
    marks.set(collection, made)
  }
  return made
}

/**
 * The field is known by its name and not by its place, so that processes with more or fewer fields find the same words.
 */
function plainWordOf([field, value]: Term): string {
  return namedFieldMark + plain(field) + namedFieldMark + plain(value)
}

/** Different values stay different; what is left is no separator, no quote, and no letter whose case an index folds. */
function plain(value: string): string {
  if (value.length > valueLengthMax) return hashMark + hash('sha256', value, 'hex').slice(0, 40)
  return value.replace(/[^a-z0-9\u0080-\ud7ff\uf900-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0)
    return code < 0x80 ? String.fromCharCode(asciiMark + code) : unitMark + code.toString(16).padStart(4, '0')
  })
}
