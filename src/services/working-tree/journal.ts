import { randomBytes } from 'node:crypto'
import { open, readFile, readdir, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskFailureOf } from '../../platform/files/disk-fault.ts'
import { makeFolders } from '../../platform/files/make-folders.ts'
import { codeOf } from '../../platform/work/system-error.ts'
import type { FileLease } from '../project.ts'
import type { RecordedFile, RecordedRemoval } from '../../collections/working-tree.ts'

export type { RecordedFile, RecordedRemoval }

/** The record of an apply that is about to start, from which another process can complete it. */
export interface ApplyRecord {
  /**
   * `staging`: nothing that was there has been touched, and nothing will be. `ready`: all is prepared, and will be
   * done.
   */
  readonly state: 'staging' | 'ready'
  /** The real path of the project. */
  readonly project: string
  readonly files: readonly RecordedFile[]
  /** The files that go. */
  readonly removals?: readonly RecordedRemoval[]
  /** The folders that are made for them. */
  readonly madeFolders: readonly string[]
}

/** Where the records are. */
export interface ApplyRecords {
  /** Puts a record in place of the one before. Resolves once it is on disk. Fails if the lease is lost. */
  write(id: string, record: ApplyRecord, lease?: FileLease): Promise<void>
  /** Resolves once no restart will find the record again. */
  remove(id: string): Promise<void>
  /** Keeps a record for people to look at, and out of the way. */
  setAside(id: string): Promise<void>
  /** Every record by its id; without one where none can be read. */
  list(): Promise<{ readonly id: string; readonly record: ApplyRecord | undefined }[]>
}

/** The records of what is under way, in a folder of the service's own. */
export class Journal implements ApplyRecords {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async write(id: string, record: ApplyRecord): Promise<void> {
    const temporary = this.#fileOf(id, 'tmp')
    try {
      await this.#makeFolder()
      await writeFile(temporary, JSON.stringify(record), { mode: 0o600, flush: true })
      await rename(temporary, this.#fileOf(id, 'json'))
    } catch (error) {
      await unlink(temporary).catch(() => {})
      throw diskFailureOf(error) ?? error
    }
    await this.#sync()
  }

  async remove(id: string): Promise<void> {
    await unlink(this.#fileOf(id, 'json')).catch(throwUnlessMissing)
    await this.#sync()
  }

  async setAside(id: string): Promise<void> {
    await rename(this.#fileOf(id, 'json'), this.#fileOf(id, 'failed'))
    await this.#sync()
  }

  async list(): Promise<{ readonly id: string; readonly record: ApplyRecord | undefined }[]> {
    const names = (await readdir(this.#folder).catch(throwUnlessMissing)) ?? []
    const ids = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .toSorted()
    const found = await Promise.all(
      ids.map(async (id) => ({ id, text: await readFile(this.#fileOf(id, 'json'), 'utf8').catch(throwUnlessMissing) })),
    )
    // Writes in other folders remove theirs meanwhile.
    return found.flatMap(({ id, text }) => (text === undefined ? [] : [{ id, record: parse(text) }]))
  }

  /** Removes what was begun and never became a record. */
  async removeUnfinished(): Promise<void> {
    const names = (await readdir(this.#folder).catch(throwUnlessMissing)) ?? []
    await Promise.all(names.filter((name) => name.endsWith('.tmp')).map((name) => unlink(join(this.#folder, name))))
  }

  /** A name for the service that no other one has, the same after each restart. */
  async nameOfService(): Promise<string> {
    const file = join(this.#folder, 'name')
    const known = await readFile(file, 'utf8').catch(throwUnlessMissing)
    if (known && /^[0-9a-f]{16}$/.test(known)) return known
    const made = randomBytes(8).toString('hex')
    try {
      await this.#makeFolder()
      await writeFile(file, made, { mode: 0o600, flush: true })
      return made
    } catch (error) {
      // It is not the disk of the project.
      throw diskFailureOf(error) ?? error
    }
  }

  #fileOf(id: string, kind: 'json' | 'tmp' | 'failed'): string {
    return join(this.#folder, `${id}.${kind}`)
  }

  async #makeFolder(): Promise<void> {
    await makeFolders(this.#folder, 0o700)
  }

  async #sync(): Promise<void> {
    const folder = await open(this.#folder, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  }
}

/** A record is written by this service alone, so that one which can be read is whole. */
function parse(text: string): ApplyRecord | undefined {
  try {
    const record = JSON.parse(text) as ApplyRecord
    return Array.isArray(record.files) && Array.isArray(record.madeFolders) ? record : undefined
  } catch {
    return undefined
  }
}

function throwUnlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
  return undefined
}
