import { watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { codeOf } from '../work/system-error.ts'

/** The entries to watch, by the folder that they are in; all of them where no names are given. */
export type WatchedEntries = ReadonlyMap<string, ReadonlySet<string> | undefined>

/** The types of `statfs` whose changes by other machines the system does not report: NFS, SMB, FUSE, 9p, Ceph, AFS. */
const remoteTypes: ReadonlySet<number> = new Set([
  0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x65735546, 0x01021997, 0x00c36400, 0x5346414f,
])

/** Whether a file system of this type of `statfs` is one of a network. */
export function isRemoteType(type: number): boolean {
  return remoteTypes.has(type)
}

/**
 * Watches entries of folders by the means of the system, which cost nothing while nothing changes. A folder that does
 * not exist yet, or was replaced, is watched from the next `renew` on: an entry of it counts in the folder above.
 */
export class EntryWatch {
  readonly #entries: WatchedEntries
  readonly #onChange: () => void
  readonly #watchers = new Map<string, FSWatcher>()

  constructor(entries: WatchedEntries, onChange: () => void) {
    this.#entries = entries
    this.#onChange = onChange
  }

  /**
   * Watches what is not watched yet. Returns whether the system reports all changes from now on: it does not where the
   * first folder is missing or on another machine, and where the user has too many watches.
   */
  async renew(): Promise<boolean> {
    const [root = ''] = this.#entries.keys()
    try {
      if (isRemoteType((await statfs(root)).type)) return false
      for (const [folder, names] of this.#entries) if (!this.#watchers.has(folder)) this.#watch(folder, names)
      return this.#watchers.has(root)
    } catch {
      this.close()
      return false
    }
  }

  close(): void {
    for (const folder of [...this.#watchers.keys()]) this.#drop(folder)
  }

  #watch(folder: string, names: ReadonlySet<string> | undefined): void {
    try {
      const watcher = watch(folder, { persistent: false }, (_kind, name) => {
        if (name !== null && names && !names.has(name)) return
        // It may be another folder now.
        for (const below of [...this.#watchers.keys()])
          if (name === null ? below.startsWith(folder + sep) : isWithin(below, join(folder, name))) this.#drop(below)
        this.#onChange()
      })
      watcher.on('error', () => this.#drop(folder))
      this.#watchers.set(folder, watcher)
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) throw error
    }
  }

  #drop(folder: string): void {
    this.#watchers.get(folder)?.close()
    this.#watchers.delete(folder)
  }
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep)
}
