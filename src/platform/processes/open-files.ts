import { readFileSync } from 'node:fs'

/** How many files and connections this process may have open at once (RLIMIT_NOFILE); nothing where it is not known. */
export function openFilesMax(): number | undefined {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    return limit === undefined ? undefined : Number(limit)
  } catch {
    // Only Linux has it there.
    return undefined
  }
}
