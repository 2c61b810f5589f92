import type { Socket } from 'node:net'
import type { Client, Pool } from 'pg'
import { jumpMin } from '../fork.ts'
import { openClient } from './connections.ts'
import type { Origin } from './origin.ts'
import { staleChannel } from './stale-items.ts'
import { eventsChannel } from './writer.ts'

const reconnectMs = 500

export interface ListenerOptions {
  readonly url: string
  readonly pool: Pool
  /** Makes the socket of a connection. */
  readonly stream: () => Socket
  readonly pollMs: number
  readonly origin: Origin
  /** Called when the log went back, and no writer has noticed yet. */
  readonly onFork: () => void
  /** Called when a writer of an older version left items stale. */
  readonly onStale: () => void
}

/**
 * Reports new events, its own and those of other processes, each once.
 * What a lost connection did not bring, the next look at the newest number finds.
 */
export class EventListener {
  readonly #options: ListenerOptions
  readonly #listeners = new Set<() => void>()
  readonly #forkListeners = new Set<() => void>()
  #newest = 0
  #isClosed = false
  #connection: Promise<Client | undefined> | undefined
  #poll: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined

  constructor(options: ListenerOptions) {
    this.#options = options
  }

  /** The number of the newest event that this process knows of. */
  get newest(): number {
    return this.#newest
  }

  add(listener: () => void): () => void {
    const own = () => listener()
    this.#listeners.add(own)
    this.#start()
    return () => {
      this.#listeners.delete(own)
    }
  }

  onWentBack(listener: () => void): () => void {
    const own = () => listener()
    this.#forkListeners.add(own)
    this.#start()
    return () => {
      this.#forkListeners.delete(own)
    }
  }

  #start(): void {
    this.#connection ??= this.#connect()
    this.#poll ??= setInterval(() => this.#look(), this.#options.pollMs).unref()
  }

  /** Numbers become visible in order: a listener that was notified of N has missed nothing below it. */
  notify(newest: number): void {
    if (newest <= this.#newest || this.#isClosed) return
    const hasForked = this.#newest > 0 && newest - this.#newest >= jumpMin
    this.#newest = newest
    if (hasForked) for (const listener of [...this.#forkListeners]) listener()
    for (const listener of [...this.#listeners]) listener()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#poll)
    clearTimeout(this.#retry)
    await (await this.#connection)?.end()
  }

  async #connect(): Promise<Client | undefined> {
    try {
      const client = await openClient(this.#options.url, () => this.#reconnect(), { stream: this.#options.stream })
      const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema')
      const prefix = `${rows[0]?.schema} `
      client.on('notification', ({ channel, payload = '' }) => {
        if (channel === staleChannel && payload === prefix.trimEnd()) this.#options.onStale()
        else if (payload.startsWith(prefix)) this.notify(Number(payload.slice(prefix.length)))
      })
      await client.query(`LISTEN ${eventsChannel}; LISTEN ${staleChannel}`)
      void this.#look()
      return client
    } catch {
      this.#reconnect()
      return undefined
    }
  }

  #reconnect(): void {
    if (this.#isClosed || this.#retry) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#connection = this.#connect()
    }, reconnectMs).unref()
  }

  async #look(): Promise<void> {
    if (this.#listeners.size + this.#forkListeners.size === 0 || this.#isClosed) return
    const known = this.#newest
    const { pool, origin, onFork } = this.#options
    const found = await pool
      .query<{ newest: string; hasForked: boolean | null }>(
        `SELECT "eventId" AS newest, ${origin.hasForked} AS "hasForked" FROM heads`,
      )
      .catch(() => undefined)
    const [row] = found?.rows ?? []
    if (!row || this.#isClosed) return
    if (row.hasForked || Number(row.newest) < known) onFork()
    else this.notify(Number(row.newest))
  }
}
