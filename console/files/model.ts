/** The address of a file on this page. */
export function addressOf(path: string, line?: number): string {
  const query = new URLSearchParams({ path, ...(line !== undefined && { line: String(line) }) })
  return `/files?${query}`
}

/** Whether an event may change what the files are. */
export function isFileEvent(kind: string): boolean {
  return /^(file|workspace)\.|^git\.(branch|stash)|^task\.changes\.applied$|^job\.finished$/.test(kind)
}
