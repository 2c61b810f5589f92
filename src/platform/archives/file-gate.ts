import { faultInPath, foldedPath } from '../files/portable-path.ts'
import { quote } from '../text/quote.ts'

export interface ArchiveLimits {
  readonly filesMax: number
  readonly fileBytesMax: number
  /** Of all files together, inflated. */
  readonly bytesMax: number
  readonly foldersMax: number
  /** Two names that differ in case alone are two files: for what is not written to a disk. */
  readonly isCaseKept?: boolean
}

export interface ArchiveFile {
  /** Relative, with slashes. */
  readonly path: string
  readonly bytes: Buffer
  readonly isExecutable: boolean
}

/** The message is a sentence for the sender of the archive. */
export class ArchiveRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'ArchiveRefused'
  }
}

/** Lets the files of an archive or a repository pass that may be written, and refuses all at the first that may not. */
export class FileGate {
  readonly files: ArchiveFile[] = []
  readonly #limits: ArchiveLimits
  /** The folded paths of files, and of the folders above them. */
  readonly #filePaths = new Set<string>()
  readonly #folderPaths = new Set<string>()
  #entries = 0
  #bytes = 0

  constructor(limits: ArchiveLimits) {
    this.#limits = limits
  }

  /** Checks the name of an entry, a folder or a file, before anything of it is read. Gives its path. */
  admit(name: string, kind: 'file' | 'folder'): string {
    const { filesMax, foldersMax } = this.#limits
    if (++this.#entries > 2 * filesMax) this.refuse(`The archive has more than ${2 * filesMax} entries.`)
    const path = name.replace(/^\.\//, '').replace(/\/$/, '')
    // The folder in which the archive was made.
    if (kind === 'folder' && (path === '' || path === '.')) return ''
    const fault = faultInPath(path, foldersMax)
    if (fault !== undefined) this.refuse(`The path ${quote(name)} ${fault}.`)
    if (kind === 'folder') return path
    if (this.files.length >= filesMax) this.refuse(`The archive has more than ${filesMax} files.`)
    this.#takePath(path)
    return path
  }

  /** Reads the content of an admitted file, and no more of it than may be. */
  async read(path: string, isExecutable: boolean, content: AsyncIterable<Uint8Array>): Promise<void> {
    const { fileBytesMax, bytesMax } = this.#limits
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of content) {
      size += chunk.length
      this.#bytes += chunk.length
      if (size > fileBytesMax) this.refuse(`The file ${quote(path)} has more than ${fileBytesMax} bytes.`)
      if (this.#bytes > bytesMax) this.refuse(`The files of the archive have more than ${bytesMax} bytes.`)
      chunks.push(chunk)
    }
    this.files.push({ path, bytes: Buffer.concat(chunks), isExecutable })
  }

  refuse(message: string, cause?: unknown): never {
    throw new ArchiveRefused(message, cause)
  }

  #takePath(path: string): void {
    const folded = this.#limits.isCaseKept ? path : foldedPath(path)
    const segments = folded.split('/')
    const folders = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'))
    if (
      this.#filePaths.has(folded) ||
      this.#folderPaths.has(folded) ||
      folders.some((each) => this.#filePaths.has(each))
    )
      this.refuse(
        `The archive has ${quote(path)} twice${this.#limits.isCaseKept ? '' : ', on systems that ignore case'}.`,
      )
    this.#filePaths.add(folded)
    for (const folder of folders) this.#folderPaths.add(folder)
  }
}
