import { chmod, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolders } from '../../platform/files/make-folders.ts'

/** Files that a program brings to a runner of another machine, which gets them before as one transfer. */
export interface CarriedFiles {
  /** By this name the bytes of all files were received, one after the other. */
  readonly transfer: string
  readonly files: readonly CarriedFile[]
  /** Which word of the command names one of the files: the transfer, a slash and its path. */
  readonly wordAt: number
}

export interface CarriedFile {
  /** Below the folder of the files. */
  readonly path: string
  /** In bytes. */
  readonly size: number
  readonly isExecutable: boolean
}

/** Where carried files are, and a folder for what the program writes. */
export interface CarriedPlace {
  readonly files: string
  readonly work: string
}

const filesMax = 256
const bytesMax = 16 * 1024 * 1024

/** The folders of programs that bring their files. Each is there as long as its program. */
export class CarriedFolders {
  readonly #folder: string
  #cleared: Promise<void> | undefined

  /** In a folder of its own, which is emptied first: what is in it was left by a runner that was killed. */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** `received` is the file of the transfer, which is removed. Fails where its bytes are not those of the files. */
  async lay({ transfer, files }: CarriedFiles, received: string): Promise<CarriedPlace> {
    await (this.#cleared ??= rm(this.#folder, { recursive: true, force: true }))
    const place = this.#placeOf(transfer)
    const bytes = await readFile(received)
    await rm(received, { force: true })
    const total = files.reduce((sum, { size }) => sum + size, 0)
    if (files.length > filesMax || bytes.length > bytesMax || bytes.length !== total)
      throw new Error('The files of the program did not come whole.')
    for (const folder of [place.files, place.work]) await makeFolders(folder, 0o700)
    let position = 0
    for (const { path, size, isExecutable } of files) {
      requirePath(path)
      const name = join(place.files, path)
      await makeFolders(dirname(name), 0o700)
      await writeFile(name, bytes.subarray(position, position + size), { flag: 'wx', mode: 0o600 })
      if (isExecutable) await chmod(name, 0o700)
      position += size
    }
    return { files: await realpath(place.files), work: await realpath(place.work) }
  }

  async remove({ transfer }: Pick<CarriedFiles, 'transfer'>): Promise<void> {
    await rm(dirname(this.#placeOf(transfer).files), { recursive: true, force: true, maxRetries: 5 })
  }

  #placeOf(transfer: string): CarriedPlace {
    if (!/^[A-Za-z0-9_-]{1,128}$/.test(transfer)) throw new Error('This is no name of a transfer.')
    const folder = join(this.#folder, transfer)
    return { files: join(folder, 'files'), work: join(folder, 'work') }
  }
}

/** The command, in which one word is a path below the folder. */
export function commandWith(
  command: readonly string[],
  { transfer, files, wordAt }: CarriedFiles,
  folder: string,
): string[] {
  const file = files.find(({ path }) => command[wordAt] === `${transfer}/${path}`)
  if (!file) throw new Error('The command names none of the files.')
  return command.with(wordAt, join(folder, file.path))
}

function requirePath(path: string): void {
  const parts = path.split('/')
  if (path.includes('\0') || parts.some((part) => ['', '.', '..'].includes(part)))
    throw new Error('A file of the program has no path below its folder.')
}
