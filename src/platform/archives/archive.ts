import { fail } from '../../errors.ts'
import { ArchiveRefused, FileGate } from './file-gate.ts'
import type { ArchiveFile, ArchiveLimits } from './file-gate.ts'
import { readTarGzip } from './tar.ts'
import { readZip } from './zip.ts'

export type { ArchiveFile, ArchiveLimits } from './file-gate.ts'

/**
 * Reads the regular files of a zip or tar.gz archive into memory, each checked before its content is read, and all
 * content counted while it is inflated, whatever the headers claim. Throws `ArchiveRefused` at the first file that is
 * refused.
 */
export async function readArchive(bytes: Buffer, limits: ArchiveLimits): Promise<ArchiveFile[]> {
  const gate = new FileGate(limits)
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) await readZip(bytes, gate)
  else if (first === 0x1f && second === 0x8b) await readTarGzip(bytes, gate, limits)
  else gate.refuse('The file is no zip archive and no gzipped tar archive.')
  return gate.files
}

/** Refuses with `archive_invalid` what `ArchiveRefused` says. */
export function refuseArchive(error: unknown): never {
  if (error instanceof ArchiveRefused) fail('archive_invalid', { message: error.message, cause: error })
  throw error
}
