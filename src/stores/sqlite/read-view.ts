import type { DatabaseSync, StatementSync } from 'node:sqlite'

/**
 * One view of the data for what a call reads without a wait in between. SQLite takes the lock of readers for each
 * statement outside a transaction, which is more than half of what it costs to read a document. The transaction ends
 * before the event loop takes anything else in, so that no caller reads data from before a commit that it knows of.
 */
export class ReadView {
  readonly #database: DatabaseSync
  readonly #beginning: StatementSync
  readonly #ending: StatementSync
  readonly #end = () => this.end()
  #isOpen = false

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#beginning = database.prepare('BEGIN')
    this.#ending = database.prepare('COMMIT')
  }

  begin(): void {
    if (this.#isOpen) return
    this.#beginning.run()
    this.#isOpen = true
    process.nextTick(this.#end)
  }

  /** Also what writes ends it first: a transaction that has read becomes none that writes. */
  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    // SQLite ends a transaction by itself when its disk fails.
    if (this.#database.isTransaction) this.#ending.run()
  }
}
