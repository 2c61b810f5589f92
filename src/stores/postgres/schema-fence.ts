import pg from 'pg'
import type { ClientBase } from 'pg'
import { StoreSuperseded } from '../port.ts'
import type { Schema } from '../schema.ts'
import { otherwiseDerived, readRecord, standingOf } from './schema-record.ts'

const none: ReadonlySet<string> = new Set()

/** Decides, by the fingerprint of the schema that is in force, whether this process may write. */
export class SchemaFence {
  readonly #schema: Schema
  /** What was decided of a schema that is not the one of this process. */
  #other: { readonly fingerprint: unknown; readonly stale: ReadonlySet<string> } | undefined

  constructor(schema: Schema) {
    this.#schema = schema
  }

  isOwn(fingerprint: unknown): boolean {
    return fingerprint === this.#schema.fingerprint
  }

  /**
   * Returns the collections whose items become stale when this process writes them. Reads the record of the schema
   * where its fingerprint is a new one. Throws `StoreSuperseded`.
   */
  async admit(client: Pick<ClientBase, 'query'>, fingerprint: unknown): Promise<ReadonlySet<string>> {
    if (this.isOwn(fingerprint)) return none
    if (this.#other && this.#other.fingerprint === fingerprint) return this.#other.stale
    const record = await readRecord(client)
    if (standingOf(this.#schema, record) !== 'behind') throw new StoreSuperseded()
    const stale = otherwiseDerived(this.#schema, record)
    // A reader outside of a transaction may have got the record of a later schema.
    if (record.fingerprint === fingerprint) this.#other = { fingerprint, stale }
    return stale
  }

  /**
   * What an error means: a table or column is not there because a newer version has removed it, or for another reason.
   */
  async meaningOf(client: Pick<ClientBase, 'query'>, error: unknown): Promise<unknown> {
    if (!isUndefined(error)) return error
    const record = await readRecord(client).catch(() => undefined)
    return record && standingOf(this.#schema, record) === 'superseded' ? new StoreSuperseded() : error
  }
}

function isUndefined(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '42P01' || error.code === '42703')
}
