import type { Caller, StreamFrame } from '../../call.ts'
import type { Schemas } from '../../generated/types.ts'
import { FrameStream } from '../../platform/streams/frame-stream.ts'
import { fileLimits } from './limits.ts'

type WatchedFile = Schemas['WatchedFile']
type FileWatchEvent = Schemas['FileWatchEvent']

/** Why a stream ends from our side. */
export type WatchEnd =
  | 'removed'
  | 'watch_unavailable'
  | 'interrupted'
  | 'too_slow'
  | 'credential_ended'
  | 'shutting_down'

const retryMs = 2_000
const stallMs = 30_000

export interface FileChangeStreamOptions {
  readonly caller: Caller
  /** How many folders are watched. */
  readonly folders: number
  readonly onClose: (stream: FileChangeStream) => void
}

/** One reader of the changes below a folder. What it has not taken is kept once for each path, or as a rescan. */
export class FileChangeStream extends FrameStream<WatchEnd> {
  #pending = new Map<string, WatchedFile>()
  #rescan: FileWatchEvent['reason']
  /** Sent first: from then on every change is reported. */
  #ready: FileWatchEvent | undefined

  constructor({ caller, folders, onClose }: FileChangeStreamOptions) {
    super({ caller, retryMs, stallMs, onClose: () => onClose(this) })
    this.#ready = { folders }
  }

  add(changes: readonly WatchedFile[]): void {
    if (this.#rescan !== undefined) return this.wake()
    for (const change of changes) this.#pending.set(change.path, change)
    if (this.#pending.size > fileLimits.changesMax) this.rescan('too_many_changes')
    this.wake()
  }

  rescan(reason: NonNullable<FileWatchEvent['reason']>): void {
    this.#pending = new Map()
    this.#rescan = reason
    this.wake()
  }

  stall(): void {
    this.end('too_slow')
  }

  protected async read(): Promise<readonly StreamFrame[]> {
    if (this.#ready !== undefined) {
      const data = this.#ready
      this.#ready = undefined
      return [{ event: 'ready', data }]
    }
    if (this.#rescan !== undefined) {
      const data: FileWatchEvent = { reason: this.#rescan }
      this.#rescan = undefined
      return [{ event: 'rescan', data }]
    }
    if (this.#pending.size === 0) return []
    const data: FileWatchEvent = { changes: [...this.#pending.values()] }
    this.#pending = new Map()
    return [{ event: 'changes', data }]
  }

  protected heartbeat(): readonly StreamFrame[] {
    return [{ comment: 'heartbeat' }]
  }

  protected takeLeave(reason: WatchEnd): readonly StreamFrame[] {
    const data: FileWatchEvent = { reason }
    return [{ event: 'end', data }]
  }
}
