import { hash } from 'node:crypto'
import type { CollectionSchema } from '../collection.ts'
import { facetsOf } from '../facets.ts'
import { textOf } from '../query.ts'
import { tokensOf } from '../tokens.ts'
import type { Statements } from './statements.ts'
import { wordsTableOf } from './tables.ts'

/** The word of items whose row is not in the order of the ids. */
export const lateWord = '\ue0ef'

const orderMark = 0xe0f0

/** What an item is found by. */
export interface ItemWords {
  readonly text: string
  /** With a blank between each two. */
  readonly facets: string
  /** Differs when one of these differs. */
  readonly hash: string
}

export function itemWordsOf(collection: CollectionSchema, doc: object): ItemWords {
  const text = textOf(collection, doc)
  const facets = facetsOf(collection, doc).join(' ')
  return { text, facets, hash: hash('sha256', `${text}\0${facets}`, 'base64url') }
}

/** The facet of an item in the entries of an order. */
export function orderedFacet(field: number, facet: string): string {
  return String.fromCharCode(orderMark + field) + facet
}

/**
 * The place of an entry's number. Numbers are bound as floating-point ones, by which FTS5 does not seek: it would read
 * all entries up to there.
 */
export const numberPlace = 'CAST(? AS INTEGER)'

/** The query for the entries that have all words. In quotes a word is a word, even AND, OR, NOT and NEAR. */
export function matching(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(' AND ')
}

/** The entry of a row, or of the order key of a field. */
type Entry = { readonly words: ItemWords } & ({ readonly isLate: boolean } | { readonly field: number })

interface EntryChange {
  readonly name: string
  readonly number: number
  /** Whether there was no entry of this number before. */
  readonly isNew: boolean
  readonly entry: Entry | undefined
}

/**
 * The entries of inverted indexes that a transaction changes. They are written last and after every savepoint: at each
 * savepoint FTS5 would flush its whole buffer.
 */
export class WordEntries {
  #changes: EntryChange[] = []
  readonly #sql = new Map<string, EntrySql>()

  get count(): number {
    return this.#changes.length
  }

  /** Forgets what came after this many changes. */
  truncate(count: number): void {
    this.#changes.length = count
  }

  put(name: string, number: number, entry: Entry, isNew: boolean): void {
    this.#changes.push({ name, number, entry, isNew })
  }

  remove(name: string, number: number): void {
    this.#changes.push({ name, number, entry: undefined, isNew: false })
  }

  write(statements: Statements): void {
    for (const { name, number, isNew, entry } of inOrder(this.#changes)) {
      const { insert, remove } = this.#sqlOf(name)
      if (!isNew) statements.of(remove).run(number)
      if (entry) statements.of(insert).run(number, wordsOf(entry))
    }
    this.#changes = []
  }

  #sqlOf(name: string): EntrySql {
    let sql = this.#sql.get(name)
    if (!sql) {
      const table = wordsTableOf(name)
      sql = {
        insert: `INSERT INTO "${table}" (rowid, words) VALUES (?, ?)`,
        remove: `DELETE FROM "${table}" WHERE rowid = ?`,
      }
      this.#sql.set(name, sql)
    }
    return sql
  }
}

interface EntrySql {
  readonly insert: string
  readonly remove: string
}

/**
 * What the changes come to, each entry once and in the order of their numbers: FTS5 flushes its buffer at each one that
 * falls.
 */
function inOrder(changes: readonly EntryChange[]): EntryChange[] {
  const last = new Map<string, Map<number, EntryChange>>()
  for (const change of changes) {
    let ofName = last.get(change.name)
    if (!ofName) last.set(change.name, (ofName = new Map()))
    const first = ofName.get(change.number)
    ofName.set(change.number, first ? { ...change, isNew: first.isNew } : change)
  }
  return [...last.values()].flatMap((ofName) => [...ofName.values()]).sort((one, other) => one.number - other.number)
}

function wordsOf(entry: Entry): string {
  const { text, facets } = entry.words
  if ('field' in entry) return facets === '' ? '' : ` ${facets}`.replaceAll(' ', ` ${orderedFacet(entry.field, '')}`)
  return `${tokensOf(text).join(' ')} ${facets}${entry.isLate ? ` ${lateWord}` : ''}`
}
