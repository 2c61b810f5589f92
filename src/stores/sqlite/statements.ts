import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Dialect } from '../list-statement.ts'

/**
 * The place of a LIMIT. SQLite plans a statement by the value of a plain one, and so prepares it again each time it is
 * bound, which takes longer than most reads.
 */
export const limitPlace = '+?'

export const dialect: Dialect = {
  placeholder: () => '?',
  limitPlaceholder: () => limitPlace,
  equalityForm: 'equality',
  indexedBy: (index) => `INDEXED BY "${index}"`,
}

/** Each SQL text prepared once. */
export class Statements {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  of(sql: string): StatementSync {
    let statement = this.#prepared.get(sql)
    if (!statement) this.#prepared.set(sql, (statement = this.#database.prepare(sql)))
    return statement
  }

  run(sql: string): void {
    this.of(sql).run()
  }
}
