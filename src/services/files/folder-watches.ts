import { watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { walk } from '../../platform/files/folders.ts'
import type { Folder } from '../../platform/files/folders.ts'
import { refuseUnwatched } from './watch-failures.ts'

/** How many folders may be watched, by all watches of this process together. */
export interface FolderBudget {
  left: number
}

export interface FolderWatchesOptions {
  /** The folder that contains all others. */
  readonly top: string
  readonly budget: FolderBudget
  /** `isEntry` is false where the entries of the folder are as they were. */
  readonly onEvent: (path: string, isEntry: boolean) => void
  /** The top may be another folder now, or gone. */
  readonly onGone: () => void
}

/** The folder of a root itself. */
export const rootPath = ''

/**
 * Watches folders by inotify or its like, each by itself: ignored ones cost nothing. A folder is opened through its
 * parents, so that no link leads a watch elsewhere.
 */
export class FolderWatches {
  readonly #options: FolderWatchesOptions
  readonly #watchers = new Map<string, FSWatcher>()

  constructor(options: FolderWatchesOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#watchers.size
  }

  has(path: string): boolean {
    return this.#watchers.has(path)
  }

  /** Watches those of the folders that are there. Fails with `watch_unavailable`. */
  async add(root: Folder, paths: readonly string[]): Promise<void> {
    // The walk opens the folders in which something is.
    const items = paths.map((path) => ({ path: path === rootPath ? 'x' : `${path}/x`, folder: path }))
    await walk(
      root,
      items,
      (folder, name) => folder.enter(name),
      async (place, found) => {
        const folder = found[0]?.item.folder
        if (folder !== undefined && typeof place !== 'string') this.#watch(place, folder)
      },
    )
  }

  /** Forgets a folder, and those in it. */
  drop(path: string): void {
    for (const [folder, watcher] of this.#watchers)
      if (folder === path || path === rootPath || folder.startsWith(`${path}/`)) this.#close(folder, watcher)
  }

  /** Forgets the folders that are not among these. */
  keep(paths: ReadonlySet<string>): void {
    for (const [folder, watcher] of this.#watchers) if (!paths.has(folder)) this.#close(folder, watcher)
  }

  #watch(place: Folder, path: string): void {
    if (this.#watchers.has(path)) return
    const { budget, onEvent, onGone, top } = this.#options
    if (budget.left === 0) refuseUnwatched('folders')
    try {
      const watcher = watch(place.at('.'), { persistent: false }, (kind, name) => {
        // Of the folder itself the system reports the last part of the path by which it was opened.
        if (name === null || name === '.') return kind === 'rename' && path === top ? onGone() : undefined
        onEvent(path === rootPath ? name : `${path}/${name}`, kind === 'rename')
      })
      watcher.on('error', () => this.drop(path))
      this.#watchers.set(path, watcher)
      budget.left--
    } catch (error) {
      refuseUnwatched(error)
    }
  }

  #close(path: string, watcher: FSWatcher): void {
    watcher.close()
    this.#watchers.delete(path)
    this.#options.budget.left++
  }
}
