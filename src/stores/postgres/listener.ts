import type { Socket } from 'node:net'
import type { Client, Pool } from 'pg'
import { openClient } from './connections.ts'
import { staleChannel } from './stale-items.ts'
import { eventsChannel } from './writer.ts'

const reconnectMs = 500

/**
 * Reports new events, its own and those of other processes, each once.
 * What a lost connection did not bring, the next look at the newest number finds.
 */
export class EventListener {
  readonly #url: string
  readonly #pool: Pool
  readonly #stream: () => Socket
  readonly #pollMs: number
  readonly #onStale: () => void
  readonly #listeners = new Set<() => void>()
  #newest = 0
  #isClosed = false
  #connection: Promise<Client | undefined> | undefined
  #poll: NodeJS.Timeout | undefined
  #retry: NodeJS.Timeout | undefined

  constructor(url: string, pool: Pool, stream: () => Socket, pollMs: number, onStale: () => void) {
    this.#url = url
    this.#pool = pool
    this.#stream = stream
    this.#pollMs = pollMs
    this.#onStale = onStale
  }

  add(listener: () => void): () => void {
    const own = () => listener()
    this.#listeners.add(own)
    this.#connection ??= this.#connect()
    this.#poll ??= setInterval(() => this.#look(), this.#pollMs).unref()
    return () => {
      this.#listeners.delete(own)
    }
  }

  /** Numbers become visible in order: a listener that was notified of N has missed nothing below it. */
  notify(newest: number): void {
    if (newest <= this.#newest || this.#isClosed) return
    this.#newest = newest
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
      const client = await openClient(this.#url, () => this.#reconnect(), { stream: this.#stream })
      const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema')
      const prefix = `${rows[0]?.schema} `
      client.on('notification', ({ channel, payload = '' }) => {
        if (channel === staleChannel && payload === prefix.trimEnd()) this.#onStale()
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
    if (this.#listeners.size === 0 || this.#isClosed) return
    const found = await this.#pool.query<{ eventId: string }>('SELECT "eventId" FROM heads').catch(() => undefined)
    if (found) this.notify(Number(found.rows[0]?.eventId))
  }
}
