import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Dialect } from '../list-statement.ts'

export const dialect: Dialect = {
  placeholder: () => '?',
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
