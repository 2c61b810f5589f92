import { DocumentDamaged } from './port.ts'
import type { AnyTypes, Durability, Store } from './port.ts'
import { readDocument, readEvent } from './read-document.ts'
import type { Row } from './read-document.ts'

/** What data say of the version of the service that wrote them. */
export interface FoundSchema {
  readonly found: number
  /** The lowest version that may write beside others; nothing where one process has the data. */
  readonly writableBy?: number
  /** The collections that this version declared. */
  readonly collections: readonly string[]
}

/**
 * A look at the data of a store, also while a service works on it. Nothing is changed, and no schema is brought up to
 * date.
 */
export interface StoreInspection extends Pick<Store<AnyTypes>, 'audit'> {
  /** The version of the data, 0 where there are none, and the version that this service writes. */
  readonly schema: FoundSchema & { readonly known: number }
  /** What the database finds damaged in its own structure, one line, or nothing. */
  integrity(): Promise<string | undefined>
  /** The rows of a collection, or of `events`; none where there is no such table. */
  rows(table: string): AsyncIterable<Row>
  /** What a database server reports of itself; nothing where the database is a file of this machine. */
  readonly server?: DatabaseServer
  close(): Promise<void>
}

export interface DatabaseServer {
  /** Its clock minus the clock of this process, in milliseconds. */
  readonly clockSkewMs: number
  readonly durability: Durability
}

/** Reads the document or the event of a row. Gives nothing when it is damaged. */
export function readRow(table: string, row: Row): { readonly id: string | number } | undefined {
  try {
    return table === 'events' ? readEvent(row) : readDocument(table, row).doc
  } catch (error) {
    if (error instanceof DocumentDamaged) return undefined
    throw error
  }
}

/** The names in the record of a schema; none where it has no such text. */
export function collectionsIn(recorded: unknown): string[] {
  return typeof recorded === 'string' ? Object.keys(JSON.parse(recorded) as object) : []
}
