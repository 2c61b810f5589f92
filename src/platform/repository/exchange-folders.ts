import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A folder for one exchange with a remote: what it has of git and of ssh is seen by the programs of this exchange
 * alone.
 */
export interface ExchangeFolder {
  readonly path: string
  /** Empties it for the next exchange. */
  release(): Promise<void>
}

/**
 * The folders for exchanges with remotes, as many as there are exchanges at the same time. They are kept because the
 * sandbox keeps the view of the file system that it made for a folder.
 */
export class ExchangeFolders {
  readonly #workFolder: string
  readonly #end: (path: string) => Promise<void>
  readonly #free: string[] = []

  /** `end` ends what still works in a folder when its exchange is over. */
  constructor(workFolder: string, end: (path: string) => Promise<void> = async () => {}) {
    this.#workFolder = workFolder
    this.#end = end
  }

  async take(): Promise<ExchangeFolder> {
    const path = this.#free.pop() ?? (await mkdtemp(join(this.#workFolder, 'exchange-')))
    return { path, release: () => this.#release(path) }
  }

  async #release(path: string): Promise<void> {
    await this.#end(path)
    const names = await readdir(path)
    await Promise.all(names.map((name) => rm(join(path, name), { recursive: true, force: true })))
    this.#free.push(path)
  }
}
