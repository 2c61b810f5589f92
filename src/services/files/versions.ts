import { fail } from '../../errors.ts'
import type { FoundContent } from '../../platform/files/contents.ts'

/** Few enough bits that a JSON number has them. */
const versionDigits = 13

/** The version of a content by its SHA-256: the first 52 bits. */
export function versionOfHash(sha256: string): number {
  return Number.parseInt(sha256.slice(0, versionDigits), 16)
}

/** Refuses with `revision_mismatch` a file that has another version; 0 is that of no file. */
export function requireFileVersion(found: FoundContent, path: string, version: number | undefined): void {
  const current = found.kind === 'file' ? versionOfHash(found.sha256) : 0
  if (version === undefined || version === current) return
  fail('revision_mismatch', {
    version: current,
    message:
      current === 0
        ? `${path} is not there, or is not a file.`
        : `${path} has the version ${current} now. Read it again and repeat the change.`,
  })
}
