import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Operation } from './recording.ts'

const sectorBytes = 512

/** How much of what was not yet flushed the power cut takes. */
export interface Cut {
  /** The power goes before this operation begins. */
  readonly at: number
  /** The chance that a write that was not flushed is on the disk all the same, whole or in part. */
  readonly luck: number
  readonly random: () => number
  /** As if no flush had ever been asked for: what the checks must not let pass. */
  readonly ignoresSyncs?: boolean
}

/**
 * Writes a folder as a disk may hold it after a power cut. What was flushed is there. Of the rest each write is there,
 * gone or torn between two sectors, whatever came after it; names that were not flushed are there up to some moment,
 * as a journal keeps them.
 */
export function writeImage(target: string, operations: readonly Operation[], cut: Cut): void {
  const done = operations.slice(0, cut.at)
  const files = contentsOf(done, cut)
  const { entries, folders } = namesOf(done, cut)
  mkdirSync(target, { recursive: true })
  for (const folder of folders) mkdirSync(join(target, folder), { recursive: true })
  for (const [path, inode] of entries) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), files.get(inode)?.bytes ?? Buffer.alloc(0))
  }
}

/** The bytes of each file, by its inode. */
function contentsOf(done: readonly Operation[], cut: Cut): Map<bigint, Content> {
  const syncs = new Map<bigint, bigint>()
  if (!cut.ignoresSyncs) for (const { kind, inode, begun } of done) if (kind === 'sync') syncs.set(inode, begun)
  const files = new Map<bigint, Content>()
  for (const operation of done) {
    const { kind, inode } = operation
    if (kind === 'create') files.set(inode, new Content()) // a number that was used before starts anew
    if (kind !== 'write' && kind !== 'truncate') continue
    const content = files.get(inode) ?? new Content()
    files.set(inode, content)
    // A flush covers only what had been written when it began.
    const isFlushed = operation.ended <= (syncs.get(inode) ?? -1n)
    if (!isFlushed && cut.random() >= cut.luck) continue
    if (kind === 'truncate') content.truncate(operation.offset)
    else content.write(operation.offset, isFlushed ? operation.bytes : torn(operation.bytes, cut.random))
  }
  return files
}

/** Half of the writes that got lucky are whole; of the others some sectors from the start are there. */
function torn(bytes: Buffer, random: () => number): Buffer {
  if (random() < 0.5) return bytes
  return bytes.subarray(0, Math.floor(random() * (bytes.length / sectorBytes)) * sectorBytes)
}

class Content {
  #room = Buffer.alloc(65_536)
  #size = 0

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#size)
  }

  write(offset: number, bytes: Buffer): void {
    if (bytes.length === 0) return
    if (this.#size < offset + bytes.length) this.truncate(offset + bytes.length)
    bytes.copy(this.#room, offset)
  }

  truncate(size: number): void {
    if (size > this.#room.length) {
      const room = Buffer.alloc(size * 2)
      this.bytes.copy(room)
      this.#room = room
    } else if (size < this.#size) this.#room.fill(0, size, this.#size)
    this.#size = size
  }
}

/** Which names there are: all up to the last one that was flushed with its folder, and by luck some later ones. */
function namesOf(done: readonly Operation[], cut: Cut): { entries: Map<string, bigint>; folders: Set<string> } {
  const entries = new Map<string, bigint>()
  const folders = new Set<string>()
  const changes = done.filter(({ kind }) => ['create', 'rename', 'unlink', 'makeFolder'].includes(kind))
  const flushed = changes.map((change) => !cut.ignoresSyncs && isFlushed(change, done))
  const lastFlushed = flushed.lastIndexOf(true)
  const journalEnd =
    lastFlushed + 1 + Math.floor((changes.length - lastFlushed) * (cut.random() < cut.luck ? cut.random() : 0))
  changes.forEach(({ kind, path, other, inode }, index) => {
    if (index >= journalEnd) return
    if (kind === 'makeFolder') folders.add(path)
    else if (kind === 'create') entries.set(path, inode)
    else entries.delete(path)
    if (kind === 'rename') entries.set(other, inode)
  })
  return { entries, folders }
}

function isFlushed(change: Operation, done: readonly Operation[]): boolean {
  const folders = [change.path, change.other]
    .filter((path, index) => index === 0 || path !== '')
    .map((path) => (path === '' ? undefined : folderOf(path)))
  return done.some(({ kind, path, begun }) => kind === 'sync' && begun >= change.ended && folders.includes(path))
}

function folderOf(path: string): string {
  const folder = dirname(path)
  return folder === '.' ? '' : folder
}
