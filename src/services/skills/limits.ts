/** How much there may be of what. */
export const skillLimits = {
  fileBytesMax: 1024 * 1024,
  bytesMax: 8 * 1024 * 1024,
  filesMax: 256,
  /** Folders that are searched for skills, of all roots together. */
  foldersMax: 2_000,
  /** Levels of folders below a root, and below a skill. */
  depthMax: 6,
  /** An archive, as it is sent: its files are small enough, and some room for its directory. */
  archiveBytesMax: 9 * 1024 * 1024,
}
