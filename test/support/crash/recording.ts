import { readFileSync } from 'node:fs'

/** What one call did to the disk, as the shim saw it. */
export interface Operation {
  readonly kind: 'create' | 'write' | 'truncate' | 'sync' | 'rename' | 'unlink' | 'makeFolder'
  readonly begun: bigint
  readonly ended: bigint
  readonly inode: bigint
  /** Below the data folder; empty for the folder itself. */
  readonly path: string
  /** Where a file was renamed to. */
  readonly other: string
  /** Where the bytes were written, or the length that was cut to. */
  readonly offset: number
  readonly bytes: Buffer
}

const kinds: Readonly<Record<string, Operation['kind']>> = {
  c: 'create',
  w: 'write',
  t: 'truncate',
  s: 'sync',
  r: 'rename',
  u: 'unlink',
  m: 'makeFolder',
}
const headerBytes = 48

/** Reads what the shim recorded, in the order in which the calls ended. */
export function readRecording(file: string, folder: string): Operation[] {
  const log = readFileSync(file)
  const operations: Operation[] = []
  for (let at = 0; at < log.length; ) {
    const [pathSize, otherSize, size] = [36, 40, 44].map((field) => log.readUInt32LE(at + field)) as [
      number,
      number,
      number,
    ]
    const start = at + headerBytes
    const text = (from: number, length: number) =>
      log
        .toString('utf8', from, from + length)
        .replace(/ \(deleted\)$/, '')
        .slice(folder.length + 1)
    operations.push({
      kind: kinds[String.fromCharCode(log.readUInt32LE(at + 32))] ?? 'sync',
      begun: log.readBigUInt64LE(at),
      ended: log.readBigUInt64LE(at + 8),
      inode: log.readBigUInt64LE(at + 16),
      offset: Number(log.readBigUInt64LE(at + 24)),
      path: text(start, pathSize),
      other: text(start + pathSize, otherSize),
      bytes: log.subarray(start + pathSize + otherSize, start + pathSize + otherSize + size),
    })
    at = start + pathSize + otherSize + size
  }
  return operations
}
