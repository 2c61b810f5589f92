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
