import { setTimeout as pause } from 'node:timers/promises'
import { openStream } from '../event-stream.ts'
import type { EventReader, Frame } from '../event-stream.ts'
import { token } from '../crash/service.ts'
import type { LoggedEvent } from './models.ts'

const pauseMs = 50

/** Follows the stream of events, and goes on where it was when a connection ends. */
export class Follower {
  readonly events: LoggedEvent[] = []
  /** Why the service ended a stream, as often as it did. */
  readonly gaps: string[] = []
  connections = 0
  readonly #origin: string
  #reader: EventReader | undefined
  #lastId: string | undefined
  #isStopped = false
  readonly #work: Promise<void>

  constructor(origin: string) {
    this.#origin = origin
    this.#work = this.#follow()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#reader?.destroy()
    await this.#work
  }

  async #follow(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#read()
      } catch {
        // The process is not there, or ended the connection: the next one goes on.
      }
      await pause(pauseMs)
    }
  }

  async #read(): Promise<void> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(this.#lastId !== undefined && { 'last-event-id': this.#lastId }),
    }
    const path = this.#lastId === undefined ? '/events?after=0' : '/events'
    const reader = await openStream(this.#origin, path, { headers, isUnjudged: true })
    this.#reader = reader
    if (reader.status !== 200) return void reader.destroy()
    this.connections++
    let taken = 0
    while (!reader.isOver || taken < reader.frames.length) {
      for (; taken < reader.frames.length; taken++) this.#take(reader.frames[taken])
      this.#lastId = reader.lastId ?? this.#lastId
      if (this.#isStopped) break
      await pause(pauseMs)
    }
    reader.destroy()
  }

  #take(frame: Frame | undefined): void {
    if (frame === undefined) return
    const { kind, taskId, data } = frame.data
    if (kind === 'stream.gap') this.gaps.push(data.reason)
    // One that ends a stream has no number; one at which a new history begins has.
    if (frame.id !== undefined) this.events.push({ id: frame.id, kind, taskId })
  }
}
