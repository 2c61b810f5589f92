import { createHash } from 'node:crypto'

/** An entry of the index of git, as gitformat-index(5) describes it. */
export interface IndexEntry {
  readonly path: string
  readonly oid: string
  readonly mode: number
  /** 0, or the side of a conflict. */
  readonly stage: number
  readonly size: number
  readonly mtimeSeconds: number
  readonly mtimeNanoseconds: number
  /** Whether git takes the file for unchanged, whatever it is. */
  readonly isAssumed: boolean
  /** What stands before the id: the times, the mode and the size of the file, as git last saw it. */
  readonly stat: Uint8Array
  /** The flags of version 3, such as that of a sparse checkout. */
  readonly moreFlags: number
}

export class BadIndex extends Error {}

/** Reads versions 2 to 4 with SHA-1 names; extensions are left aside. Throws `BadIndex`. */
export function readIndex(bytes: Buffer): IndexEntry[] {
  if (bytes.length < headerBytes + oidBytes || bytes.toString('latin1', 0, 4) !== 'DIRC') throw new BadIndex()
  const [version, count] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)]
  if (version < 2 || version > 4) throw new BadIndex(`its version is ${version}`)
  const entries: IndexEntry[] = []
  let [at, before] = [headerBytes, '']
  for (let number = 0; number < count; number++) {
    const found = readEntry(bytes, at, version, before)
    entries.push(found.entry)
    at = found.end
    before = found.entry.path
  }
  return entries
}

const headerBytes = 12
const oidBytes = 20
const statBytes = 40
const flag = { assumed: 0x8000, extended: 0x4000, skipped: 0x4000 } as const

function readEntry(bytes: Buffer, start: number, version: number, before: string) {
  const flagsAt = start + statBytes + oidBytes
  if (flagsAt + 2 > bytes.length) throw new BadIndex()
  const flags = bytes.readUInt16BE(flagsAt)
  const isExtended = version >= 3 && (flags & flag.extended) !== 0
  const more = isExtended ? bytes.readUInt16BE(flagsAt + 2) : 0
  const nameAt = flagsAt + (isExtended ? 4 : 2)
  const { path, end } = version === 4 ? readShortened(bytes, nameAt, before) : readPadded(bytes, start, nameAt)
  const entry: IndexEntry = {
    path,
    oid: bytes.toString('hex', start + statBytes, flagsAt),
    mode: bytes.readUInt32BE(start + 24),
    stage: (flags >> 12) & 3,
    size: bytes.readUInt32BE(start + 36),
    mtimeSeconds: bytes.readUInt32BE(start + 8),
    mtimeNanoseconds: bytes.readUInt32BE(start + 12),
    isAssumed: (flags & flag.assumed) !== 0 || (more & flag.skipped) !== 0,
    stat: bytes.subarray(start, start + statBytes),
    moreFlags: more,
  }
  return { entry, end }
}

/** Behind the name there are one to eight zeros, so that entries begin at a multiple of eight. */
function readPadded(bytes: Buffer, start: number, nameAt: number) {
  const nameEnd = endOfName(bytes, nameAt)
  return { path: bytes.toString('utf8', nameAt, nameEnd), end: start + ((nameEnd - start + 8) & ~7) }
}

/** Version 4 leaves out what the name has in common with the one before. */
function readShortened(bytes: Buffer, nameAt: number, before: string) {
  let at = nameAt
  let byte = bytes[at++] ?? 0
  let dropped = byte & 0x7f
  while ((byte & 0x80) !== 0) {
    byte = bytes[at++] ?? 0
    dropped = ((dropped + 1) << 7) | (byte & 0x7f)
  }
  const nameEnd = endOfName(bytes, at)
  const kept = Buffer.from(before)
  return {
    path: Buffer.concat([kept.subarray(0, kept.length - dropped), bytes.subarray(at, nameEnd)]).toString('utf8'),
    end: nameEnd + 1,
  }
}

function endOfName(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(0, from)
  if (end < 0) throw new BadIndex()
  return end
}

/** An entry of a file that was just read; without its state, git reads the file again. */
export function entryOf(
  path: string,
  file: { readonly mode: string; readonly oid: string },
  stat?: FileState,
): IndexEntry {
  const mode = Number.parseInt(file.mode, 8)
  const bytes = Buffer.alloc(statBytes)
  bytes.writeUInt32BE(mode, 24)
  if (stat !== undefined) {
    for (const [place, ms] of [
      [0, stat.ctimeMs],
      [8, stat.mtimeMs],
    ] as const) {
      bytes.writeUInt32BE(Math.trunc(ms / 1_000) >>> 0, place)
      bytes.writeUInt32BE(Math.trunc((ms % 1_000) * 1_000_000) >>> 0, place + 4)
    }
    for (const [index, value] of [stat.dev, stat.ino].entries()) bytes.writeUInt32BE(value % 2 ** 32, 16 + 4 * index)
    for (const [index, value] of [stat.uid, stat.gid, stat.size].entries())
      bytes.writeUInt32BE(value % 2 ** 32, 28 + 4 * index)
  }
  const times = { mtimeSeconds: bytes.readUInt32BE(8), mtimeNanoseconds: bytes.readUInt32BE(12) }
  const about = { path, oid: file.oid, mode, stage: 0, size: bytes.readUInt32BE(36), ...times }
  return { ...about, isAssumed: false, stat: bytes, moreFlags: 0 }
}

/** Of a file, as `lstat` gives it. */
export interface FileState {
  readonly ctimeMs: number
  readonly mtimeMs: number
  readonly dev: number
  readonly ino: number
  readonly uid: number
  readonly gid: number
  readonly size: number
}

/** The index with these entries, in version 2 or, where one has more flags, 3. */
export function writeIndex(entries: readonly IndexEntry[]): Buffer {
  const sorted = entries
    .map((entry) => ({ entry, name: Buffer.from(entry.path) }))
    .sort((one, other) => Buffer.compare(one.name, other.name) || one.entry.stage - other.entry.stage)
  const isExtended = entries.some(({ moreFlags }) => moreFlags !== 0)
  const header = Buffer.alloc(headerBytes)
  header.write('DIRC', 'latin1')
  header.writeUInt32BE(isExtended ? 3 : 2, 4)
  header.writeUInt32BE(entries.length, 8)
  const body = Buffer.concat([header, ...sorted.map(({ entry, name }) => bytesOf(entry, name))])
  return Buffer.concat([body, createHash('sha1').update(body).digest()])
}

function bytesOf({ stat, oid, stage, moreFlags, isAssumed }: IndexEntry, name: Buffer): Buffer {
  const isExtended = moreFlags !== 0
  const assumed = isAssumed && (moreFlags & flag.skipped) === 0 ? flag.assumed : 0
  const flags = Buffer.alloc(isExtended ? 4 : 2)
  flags.writeUInt16BE(assumed | (isExtended ? flag.extended : 0) | (stage << 12) | Math.min(name.length, 0xfff))
  if (isExtended) flags.writeUInt16BE(moreFlags, 2)
  const length = statBytes + oidBytes + flags.length + name.length
  return Buffer.concat([stat, Buffer.from(oid, 'hex'), flags, name, Buffer.alloc(8 - (length % 8))])
}
