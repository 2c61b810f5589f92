import type { Caller } from '../../call.ts'
import type { Foundation, Limit } from '../../foundation.ts'
import { refuseFolderPath } from '../../platform/files/project-paths.ts'
import { credentialsCheckMsOf, OpenStreams } from '../../platform/streams/open-streams.ts'
import type { StreamCredentials } from '../../platform/streams/open-streams.ts'
import type { WorkingTree } from '../working-tree.ts'
import { FileChangeStream } from './change-stream.ts'
import { fileLimits } from './limits.ts'
import { RootWatch } from './root-watch.ts'
import type { FileTree } from './tree.ts'

export interface FileWatchingOptions extends Pick<Foundation, 'log' | 'isStoreShared'> {
  readonly identity: StreamCredentials
  readonly workingTree: Pick<WorkingTree, 'inFolder'>
  readonly tree: FileTree
}

const heartbeatMs = 15_000

/** The streams of changes of files. A folder is watched for as long as one of them is open. */
export class FileWatching {
  readonly #options: FileWatchingOptions
  readonly #streams: OpenStreams<FileChangeStream>
  readonly #budget = { left: fileLimits.watchedFoldersMax }
  readonly #roots = new Map<string, Promise<RootWatch>>()

  constructor(options: FileWatchingOptions) {
    this.#options = options
    this.#streams = new OpenStreams({
      credentials: options.identity,
      scope: 'files:read',
      log: options.log,
      streamsMax: fileLimits.watchStreamsMax,
      streamsPerUserMax: fileLimits.watchStreamsPerUserMax,
      streamsPerCredentialMax: fileLimits.watchStreamsPerCredentialMax,
      heartbeatMs,
      credentialsCheckMs: credentialsCheckMsOf(options),
      subject: 'file',
    })
  }

  listLimits(): readonly Limit[] {
    return [
      {
        name: 'fileStreams',
        value: fileLimits.watchStreamsMax,
        unit: 'streams',
        used: this.#streams.size,
        description: 'The number of open streams of changes of files.',
      },
      {
        name: 'watchedFolders',
        value: fileLimits.watchedFoldersMax,
        unit: 'folders',
        used: fileLimits.watchedFoldersMax - this.#budget.left,
        description: 'The number of folders that all streams of changes of files watch together.',
      },
    ]
  }

  /** Fails with `too_many_streams`, `watch_unavailable` or `file_not_found`. */
  async watch(folder: string, path: string | undefined, caller: Caller): Promise<FileChangeStream> {
    if (path !== undefined) refuseFolderPath({ path, at: 'query/path' })
    const release = this.#streams.takePlace(caller)
    const key = JSON.stringify([folder, path])
    try {
      const root = await this.#rootOf(key, folder, path, caller)
      const stream = new FileChangeStream({
        caller,
        folders: root.folders,
        onClose: (closed) => {
          release()
          this.#streams.delete(closed)
          root.streams.delete(closed)
          this.#closeUnused(key, root)
        },
      })
      this.#streams.add(stream)
      root.streams.add(stream)
      return stream
    } catch (error) {
      release()
      throw error
    }
  }

  /** Ends all streams, and opens no more. */
  stop(): void {
    this.#streams.stop()
  }

  async close(): Promise<void> {
    this.stop()
    for (const root of await Promise.allSettled(this.#roots.values()))
      if (root.status === 'fulfilled') root.value.close()
    this.#roots.clear()
  }

  /** Those who ask at once share one. */
  #rootOf(key: string, folder: string, path: string | undefined, caller: Caller): Promise<RootWatch> {
    const found = this.#roots.get(key)
    if (found) return found
    const root = new RootWatch({ ...this.#options, folder, path, userId: caller.userId, budget: this.#budget })
    const starting = root.start().then(
      () => root,
      (error: unknown) => {
        this.#roots.delete(key)
        throw error
      },
    )
    this.#roots.set(key, starting)
    return starting
  }

  #closeUnused(key: string, root: RootWatch): void {
    if (root.streams.size > 0) return
    root.close()
    this.#roots.delete(key)
  }
}
