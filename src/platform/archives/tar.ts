import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ArchiveRefused } from './file-gate.ts'
import type { ArchiveLimits, FileGate } from './file-gate.ts'

// Headers, padding and long names, which the reader of tar keeps whole.
const overheadBytesMax = 2 * 1024 * 1024

/** Reads a gzipped tar archive. The reader passes on whatever an archive has: all rules are in the gate. */
export async function readTarGzip(bytes: Buffer, gate: FileGate, limits: ArchiveLimits): Promise<void> {
  const { default: stream } = await import('tar-stream')
  const tar = stream.extract()
  const inflating = pipeline(Readable.from([bytes]), createGunzip(), bounded(limits.bytesMax + overheadBytesMax), tar)
  // Its failure reaches the loop below, as the end of the archive.
  inflating.catch(() => undefined)
  try {
    for await (const entry of tar) {
      const { type, name, mode = 0 } = entry.header
      if (type !== 'file' && type !== 'directory' && type !== 'contiguous-file')
        gate.refuse(
          `The archive has a ${type ?? 'special file'} (${JSON.stringify(name.slice(0, 100))}). Only files and folders are taken.`,
        )
      const path = gate.admit(name, type === 'directory' ? 'folder' : 'file')
      if (type === 'directory') entry.resume()
      // An entry gives bytes.
      else await gate.read(path, (mode & 0o100) !== 0, entry as AsyncIterable<Uint8Array>)
    }
    await inflating
  } catch (error) {
    tar.destroy()
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('The archive is damaged or incomplete.', error)
  }
}

function bounded(bytesMax: number): PassThrough {
  let size = 0
  const stream = new PassThrough()
  stream.on('data', (chunk: Uint8Array) => {
    size += chunk.length
    if (size > bytesMax)
      stream.destroy(new ArchiveRefused(`The archive has more than ${bytesMax} bytes when it is inflated.`))
  })
  return stream
}
