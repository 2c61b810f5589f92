/** How much there may be of what. */
export const knowledgeLimits = {
  contentLengthMax: 1_048_576,
  revisionsMax: 100,
  importFilesMax: 1_000,
  importFileBytesMax: 4 * 1024 * 1024,
  importBytesMax: 32 * 1024 * 1024,
  /** A file or an archive, as it is sent. */
  importArchiveBytesMax: 9 * 1024 * 1024,
  /** Characters of a chunk: about 600 tokens of English. */
  chunkLength: 2_400,
  /** What may not be divided, such as a table, may be longer. */
  chunkLengthMax: 8_000,
  /** Sections beyond these are not told apart by their headings. */
  sectionsMax: 1_000,
}
