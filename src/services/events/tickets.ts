import { hash, randomBytes } from 'node:crypto'
import type { Caller } from '../../call.ts'

export interface Tickets {
  create(caller: Caller): Ticket
  /** Gives for whom the ticket was made, once and while it is valid. */
  redeem(secret: string): Caller | undefined
}

export interface Ticket {
  readonly secret: string
  readonly expiresAt: string
}

/** The limit of unredeemed tickets; the oldest are dropped. */
const ticketsMax = 10_000

/** Keeps tickets in memory, and of each only the digest: what leaks from here opens nothing. */
export function createTickets({ now, ticketMs }: { now: () => string; ticketMs: number }): Tickets {
  const kept = new Map<string, { caller: Caller; expiresAt: string }>()
  return { create, redeem }

  function create(caller: Caller): Ticket {
    dropOldest()
    const secret = `tkt_${randomBytes(32).toString('base64url')}`
    const expiresAt = new Date(Date.parse(now()) + ticketMs).toISOString()
    kept.set(hash('sha256', secret), { caller, expiresAt })
    return { secret, expiresAt }
  }

  function redeem(secret: string): Caller | undefined {
    const key = hash('sha256', secret)
    const ticket = kept.get(key)
    kept.delete(key)
    return ticket && ticket.expiresAt > now() ? ticket.caller : undefined
  }

  // They stand in the order in which they expire.
  function dropOldest(): void {
    for (const [key, { expiresAt }] of kept) {
      if (expiresAt > now() && kept.size < ticketsMax) return
      kept.delete(key)
    }
  }
}
