import type { Table } from '../report.ts'

/** What one part of `npm run bench:stores` writes. */
export interface Section {
  readonly title: string
  readonly tables: readonly Table[]
  readonly notes: readonly string[]
}
