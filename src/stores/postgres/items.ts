import type { ClientBase, QueryConfig } from 'pg'
import type { CollectionSchema } from '../collection.ts'
import { checksumOf } from '../checksum.ts'
import { plainFacetsOf } from '../facets.ts'
import { columnsOf, isSearchable, multiValuesOf, textOf, valueOf } from '../query.ts'
import { tokensOf } from '../tokens.ts'
import type { Item } from './group-write.ts'
import { toStored } from './text.ts'

// PostgreSQL takes a megabyte of different tokens; of a longer text the first ones are searched.
const tokenBytesMax = 1_000_000

/** Runs the queries of items one after the other, for connections that take one at a time. */
export async function writeItems(
  client: ClientBase,
  collection: CollectionSchema,
  changed: readonly (readonly [id: string, item: Item])[],
): Promise<void> {
  for (const query of itemQueries(collection, changed)) await client.query(query)
}

/** What puts items into the tables of their collection, and removes those without a document. */
export function itemQueries(
  collection: CollectionSchema,
  changed: readonly (readonly [id: string, item: Item])[],
): QueryConfig[] {
  if (changed.length === 0) return []
  const kept = changed.flatMap(([, { doc, version }]) => (doc ? [{ doc, version }] : []))
  const gone = changed.filter(([, { doc }]) => !doc).map(([id]) => toStored(id))
  const replaced = changed.some(([, { isNew }]) => !isNew) ? changed.map(([id]) => toStored(id)) : []
  return [
    ...(gone.length > 0 ? [removalOf(collection, gone)] : []),
    ...(kept.length > 0 ? [insertionOf(collection, kept)] : []),
    ...collection.lists.flatMap((field) => multiValueQueries(collection, field, kept, replaced)),
    ...(isSearchable(collection) ? textQueries(collection, kept, gone) : []),
  ]
}

interface Kept {
  readonly doc: { readonly id: string }
  readonly version: number
}

function removalOf({ name }: CollectionSchema, gone: readonly string[]): QueryConfig {
  return { name: `remove ${name}`, text: `DELETE FROM "${name}" WHERE id = ANY ($1)`, values: [gone] }
}

function insertionOf(collection: CollectionSchema, kept: readonly Kept[]): QueryConfig {
  const { name } = collection
  const docs = kept.map(({ doc }) => doc)
  const texts = docs.map((doc) => JSON.stringify(doc))
  const columns = columnsOf(collection)
  return {
    name: `put ${name}`,
    text: `INSERT INTO "${name}" (id, version, doc, checksum${listed(columns)}) SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[]${casts(columns, 5)})
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, doc = excluded.doc, checksum = excluded.checksum${columns.map((column) => `, "${column}" = excluded."${column}"`).join('')}`,
    values: [
      docs.map(({ id }) => toStored(id)),
      kept.map(({ version }) => version),
      texts,
      kept.map(({ version }, index) => checksumOf(texts[index] ?? '', version)),
      ...columnValues(columns, docs),
    ],
  }
}

/** One row for each value of a field that has several. */
function multiValueQueries(
  collection: CollectionSchema,
  field: string,
  kept: readonly Kept[],
  replaced: readonly string[],
): QueryConfig[] {
  const { name } = collection
  const columns = columnsOf(collection)
  const rows = kept.flatMap(({ doc }) => multiValuesOf(collection, doc, field).map((value) => ({ doc, value })))
  const docs = rows.map(({ doc }) => doc)
  const removal = {
    name: `unlabel ${name} ${field}`,
    text: `DELETE FROM "${name}_${field}" WHERE id = ANY ($1)`,
    values: [replaced],
  }
  const insertion = {
    name: `label ${name} ${field}`,
    text: `INSERT INTO "${name}_${field}" (id, value${listed(columns)}) SELECT * FROM unnest($1::text[], $2::text[]${casts(columns, 3)})`,
    values: [
      docs.map(({ id }) => toStored(id)),
      rows.map(({ value }) => toStored(value)),
      ...columnValues(columns, docs),
    ],
  }
  return [...(replaced.length > 0 ? [removal] : []), ...(rows.length > 0 ? [insertion] : [])]
}

function textQueries(collection: CollectionSchema, kept: readonly Kept[], gone: readonly string[]): QueryConfig[] {
  const { name } = collection
  const removal = {
    name: `forget ${name}`,
    text: `DELETE FROM "${name}_text" WHERE id = ANY ($1)`,
    values: [gone],
  }
  const insertion = {
    name: `learn ${name}`,
    // Words that have not changed are not indexed again.
    text: `INSERT INTO "${name}_text" (id, words) SELECT id, array_to_tsvector(string_to_array(words, ' ')) FROM unnest($1::text[], $2::text[]) AS given (id, words)
      ON CONFLICT (id) DO UPDATE SET words = excluded.words WHERE "${name}_text".words <> excluded.words`,
    values: [
      kept.map(({ doc }) => toStored(doc.id)),
      kept.map(({ doc }) => fitting([...plainFacetsOf(collection, doc), ...tokensOf(textOf(collection, doc))])),
    ],
  }
  return [...(gone.length > 0 ? [removal] : []), ...(kept.length > 0 ? [insertion] : [])]
}

function listed(columns: readonly string[]): string {
  return columns.map((column) => `, "${column}"`).join('')
}

function casts(columns: readonly string[], first: number): string {
  return columns.map((_, index) => `, $${first + index}::text[]`).join('')
}

function columnValues(columns: readonly string[], docs: readonly object[]): (string | null)[][] {
  return columns.map((column) => docs.map((doc) => stored(valueOf(doc, column))))
}

function stored(value: string | undefined): string | null {
  return value === undefined ? null : toStored(value)
}

function fitting(tokens: readonly string[]): string {
  let bytes = 0
  return tokens.filter((token) => (bytes += Buffer.byteLength(token)) <= tokenBytesMax).join(' ')
}
