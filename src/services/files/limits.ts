/** How much there may be of what, and how long it may take. */
export const fileLimits = {
  /** A file that is read: its version is a hash of all of it. */
  readBytesMax: 64 * 1024 * 1024,
  /** A file that is written, edited or patched. */
  writeBytesMax: 4 * 1024 * 1024,
  /** All files of a patch together. */
  patchBytesMax: 32 * 1024 * 1024,
  patchFilesMax: 200,
  /** Each may be looked for in the whole of its file. */
  patchHunksMax: 1_000,
  /** A file that is searched. */
  searchBytesMax: 8 * 1024 * 1024,
  /** A page of a search or a list ends after this time, at the place where it is. */
  pageMs: 2_000,
  /** After this time the thread of a search or a list is ended: something in it takes for ever. */
  threadMs: 4_000,
  threadIdleMs: 30_000,
  threadsMax: 2,
  waitingMax: 64,
  /** By all watches of a process together. */
  watchedFoldersMax: 50_000,
  /** More changes at once are reported as a rescan. */
  changesMax: 1_000,
  /** More reports of the system at once than this may be more than it can keep. */
  reportsMax: 8_000,
  /** For so long changes are collected. */
  collectMs: 100,
  /** The same during a flood. */
  floodMs: 500,
  watchStreamsMax: 256,
  watchStreamsPerUserMax: 64,
  watchStreamsPerCredentialMax: 32,
}
