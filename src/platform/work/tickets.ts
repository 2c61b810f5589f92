import { hash, randomBytes } from 'node:crypto'
import type { Change, Documents, Store } from '../../collections.ts'
import type { Log } from '../../call.ts'
import { later } from './clock.ts'
import { namedChange } from './named-change.ts'
import { removeOld } from './retention.ts'
import { tryCommit } from './try-commit.ts'

export interface Ticket {
  readonly secret: string
  readonly expiresAt: string
}

type TicketCollection = 'eventTickets' | 'terminalTickets'

export interface TicketsOptions<Name extends TicketCollection> {
  readonly collection: Name
  readonly store: Pick<Store, 'read' | 'commit'>
  readonly now: () => string
  readonly log: Log
  readonly ticketMs: number
}

const sweepEachMs = 60_000

/**
 * Tickets are rows, so that any process redeems what another one made. A row has only the digest of the secret: what
 * leaks from the store opens nothing.
 */
export class Tickets<Name extends TicketCollection> {
  readonly #options: TicketsOptions<Name>
  #sweptAt = performance.now()

  constructor(options: TicketsOptions<Name>) {
    this.#options = options
  }

  /** Makes a ticket; `about` says what it is for. */
  create(about: Omit<Documents[Name], 'id' | 'expiresAt'>): { readonly ticket: Ticket; readonly changes: Change[] } {
    const { collection, now, ticketMs } = this.#options
    this.#sweepAtTimes()
    const secret = `tkt_${randomBytes(32).toString('base64url')}`
    const expiresAt = later(now(), ticketMs)
    const doc = { ...about, id: digestOf(secret), expiresAt }
    return { ticket: { secret, expiresAt }, changes: [namedChange({ insert: collection, doc })] }
  }

  /** Gives for what the ticket was made, once and while it is valid: of several at once, one removes the row. */
  async redeem(secret: string): Promise<Documents[Name] | undefined> {
    const { collection, store, now } = this.#options
    const found = await store.read[collection].get(digestOf(secret))
    if (found === undefined) return undefined
    const { doc, version } = found
    const removal = namedChange({ remove: collection, id: doc.id, version })
    return (await tryCommit(store, [removal])) && doc.expiresAt > now() ? doc : undefined
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
    const { collection, store, now } = this.#options
    const isOld = ({ expiresAt }: { readonly expiresAt: string }) => expiresAt <= now()
    await removeOld<TicketCollection>(store, collection, { orderBy: 'expiresAt', isOld })
  }
}

function digestOf(secret: string): string {
  return hash('sha256', secret)
}
