import type { Entry, ZipFile } from 'yauzl'
import { ArchiveRefused } from './file-gate.ts'
import type { FileGate } from './file-gate.ts'

const unixSystems = [3, 19]
const fileType = 0o170000
const regularFile = 0o100000
const folder = 0o040000

/** Reads a zip archive by its central directory, entry by entry. */
export async function readZip(bytes: Buffer, gate: FileGate): Promise<void> {
  const { default: yauzl } = await import('yauzl')
  try {
    const zip = await yauzl.fromBufferPromise(bytes, {
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    })
    for await (const entry of zip.eachEntry()) await readEntry(zip, entry, gate)
  } catch (error) {
    throw error instanceof ArchiveRefused
      ? error
      : new ArchiveRefused(
          `The archive is not valid: ${error instanceof Error ? error.message : 'damaged'}.`.slice(0, 500),
          error,
        )
  }
}

async function readEntry(zip: ZipFile, entry: Entry, gate: FileGate): Promise<void> {
  const { fileName } = entry
  const mode = unixSystems.includes(entry.versionMadeBy >> 8) ? entry.externalFileAttributes >>> 16 : 0
  const type = mode & fileType
  const isFolder = fileName.endsWith('/')
  if (type !== 0 && type !== (isFolder ? folder : regularFile))
    gate.refuse(
      `The archive has a link or special file (${JSON.stringify(fileName.slice(0, 100))}). Only files and folders are taken.`,
    )
  if (entry.isEncrypted()) gate.refuse('The archive is encrypted.')
  const path = gate.admit(fileName, isFolder ? 'folder' : 'file')
  if (isFolder) return
  const { fileName: localName } = await zip.readLocalFileHeaderPromise(entry)
  if (!localName.equals(entry.fileNameRaw)) gate.refuse(`The archive has two names for ${JSON.stringify(path)}.`)
  const content = await zip.openReadStreamPromise(entry)
  try {
    await gate.read(path, (mode & 0o100) !== 0, content)
  } finally {
    content.destroy()
  }
}
