import { hash, randomBytes } from 'node:crypto'
import type { Caller, Staged } from '../../call.ts'
import type { Store } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import { later } from '../../platform/work/clock.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import { removeOld } from '../../platform/work/retention.ts'

export interface Ticket {
  readonly secret: string
  readonly expiresAt: string
}

/** What keeps a caller beyond its request. */
export interface CallerRecords {
  recordOf(caller: Caller): string
  restore(record: string): Caller
}

export interface TicketsOptions extends Pick<Foundation, 'now' | 'log'> {
  readonly store: Pick<Store, 'read' | 'commit'>
  readonly ticketMs: number
  readonly callers: CallerRecords
}

const sweepEachMs = 60_000

/**
 * Tickets are rows, so that any process redeems what another one made. A row has only the digest of the secret: what
 * leaks from the store opens nothing.
 */
export class Tickets {
  readonly #options: TicketsOptions
  #sweptAt = performance.now()

  constructor(options: TicketsOptions) {
    this.#options = options
  }

  create(caller: Caller): Staged<{ ticket: Ticket }> {
    const { now, ticketMs, callers } = this.#options
    this.#sweepAtTimes()
    const secret = `tkt_${randomBytes(32).toString('base64url')}`
    const expiresAt = later(now(), ticketMs)
    const doc = { id: digestOf(secret), caller: callers.recordOf(caller), expiresAt }
    return { ticket: { secret, expiresAt }, changes: [{ insert: 'eventTickets', doc }] }
  }

  /** Gives for whom the ticket was made, once and while it is valid: of several at once, one removes the row. */
  async redeem(secret: string): Promise<Caller | undefined> {
    const { store, now, callers } = this.#options
    const found = await store.read.eventTickets.get(digestOf(secret))
    if (found === undefined) return undefined
    const { doc, version } = found
    const isRemoved = await tryCommit(this.#options.store, [{ remove: 'eventTickets', id: doc.id, version }])
    return isRemoved && doc.expiresAt > now() ? callers.restore(doc.caller) : undefined
  }

  /** Removes expired tickets, from time to time while tickets are made: most services have none. */
  #sweepAtTimes(): void {
    if (performance.now() - this.#sweptAt < sweepEachMs) return
    this.#sweptAt = performance.now()
    this.sweep().catch((error: unknown) => {
      this.#options.log.warn({ err: error }, 'expired tickets could not be removed')
    })
  }

  async sweep(): Promise<void> {
    const { store, now } = this.#options
    await removeOld(store, 'eventTickets', { orderBy: 'expiresAt', isOld: ({ expiresAt }) => expiresAt <= now() })
  }
}

function digestOf(secret: string): string {
  return hash('sha256', secret)
}
