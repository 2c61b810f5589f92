/** One version of the schema. */
export interface SchemaLine {
  /** Counts up by one. A migration has the number of the version that it makes. */
  readonly version: number
  /** The lowest version whose processes may still write beside this one. */
  readonly writableBy: number
  /**
   * Covers every table, column and index of both drivers. A line gets it with its release and never changes afterwards;
   * the last line is without one while it is under development.
   */
  readonly fingerprint?: string
}

/**
 * The versions of the schema since processes of two versions may work on one database, oldest first. Any change of a
 * collection, index or column after a release needs a new line here.
 *
 * What only adds (a collection, field, filter, order or text) keeps `writableBy`: older processes go on writing. What
 * removes something takes two releases: the first no longer reads it, the second no longer declares it and raises
 * `writableBy` to the version of the first. Decision 88 has the reasons.
 */
export const schemaLedger: readonly [SchemaLine, ...SchemaLine[]] = [
  // Processes of version 3 and before know nothing of this ledger: they stop writing when they see another schema.
  { version: 4, writableBy: 4 },
]

/** The version that this service writes. */
export const currentLine: SchemaLine = schemaLedger.at(-1) ?? schemaLedger[0]
