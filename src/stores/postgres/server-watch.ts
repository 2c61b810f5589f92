import { Socket } from 'node:net'
import type { Client } from 'pg'
import { timeouts } from '../../timeouts.ts'
import type { Durability } from '../port.ts'
import { openClient } from './connections.ts'
import { timeColumn } from './database-clock.ts'
import type { DatabaseClock } from './database-clock.ts'
import { durabilityColumn, durabilityOf } from './durability.ts'

/** How often the server is asked for a sign of life. */
const pulseMs = 500
const quietTicksMax = timeouts.postgresSilence.ms / pulseMs

/**
 * Finds out that the server, or the network before it, has gone silent, and ends every connection then: all that wait
 * for an answer fail at once. A slow statement is no silence, because a connection of the watch's own asks all the
 * time. Each answer measures the clock of the database. Silence is counted in ticks of a timer, between which the
 * process reads what has arrived: a blocked event loop is none.
 */
export class ServerWatch {
  readonly #url: string
  readonly #clock: DatabaseClock
  /** How many bytes came in by each open connection. */
  readonly #received = new Map<Socket, number>()
  readonly #timer: NodeJS.Timeout
  #durability: Durability = 'single'
  #quietTicks = 0
  #isSilent = false
  #isClosed = false
  #isAsking = false
  #client: Client | undefined

  constructor(url: string, clock: DatabaseClock) {
    this.#url = url
    this.#clock = clock
    this.#timer = setInterval(() => this.#tick(), pulseMs).unref()
    void this.#ask()
  }

  /** Makes the socket of a connection, for `pg`. While the server is silent, it ends as soon as it connects. */
  readonly socket = (): Socket => {
    const socket = this.#watchedSocket()
    if (this.#isSilent || this.#isClosed) setImmediate(() => socket.destroy(new ServerSilent()))
    return socket
  }

  /** As the server was last asked. */
  get durability(): Durability {
    return this.#durability
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
    this.#endAll()
  }

  #watchedSocket(): Socket {
    const socket = new Socket()
    this.#received.set(socket, 0)
    socket.once('close', () => this.#received.delete(socket))
    return socket
  }

  #tick(): void {
    if (this.#hasHeard()) {
      this.#quietTicks = 0
      this.#isSilent = false
    } else if (this.#isAsking && ++this.#quietTicks >= quietTicksMax) {
      this.#quietTicks = 0
      this.#isSilent = true
      this.#endAll()
    }
    void this.#ask()
  }

  #hasHeard(): boolean {
    let hasHeard = false
    for (const [socket, before] of this.#received) {
      hasHeard ||= socket.bytesRead > before
      this.#received.set(socket, socket.bytesRead)
    }
    return hasHeard
  }

  /** Asks something that any server answers at once. One question at a time. */
  async #ask(): Promise<void> {
    if (this.#isAsking || this.#isClosed) return
    this.#isAsking = true
    try {
      this.#client ??= await openClient(this.#url, () => (this.#client = undefined), {
        stream: () => this.#watchedSocket(),
        connectionTimeoutMillis: 0,
      })
      const client = this.#client
      const { rows } = await this.#clock.measure(
        () => client.query<{ timeMs: number; durability: string }>(`SELECT ${timeColumn}, ${durabilityColumn}`),
        ({ rows }) => rows[0]?.timeMs,
      )
      this.#durability = durabilityOf(rows[0]?.durability)
    } catch {
      this.#client = undefined
    } finally {
      this.#isAsking = false
    }
  }

  #endAll(): void {
    for (const socket of this.#received.keys()) socket.destroy(new ServerSilent())
  }
}

/** The error of connections that were ended because nothing came in by any of them. */
class ServerSilent extends Error {
  constructor() {
    super('the database server does not answer')
    this.name = 'ServerSilent'
  }
}
