/** A part of a text: of Markdown a section below its headings, or a piece of a long one. */
export interface Chunk {
  readonly headingPath: readonly string[]
  readonly start: number
  readonly end: number
}
