import type { Collections } from '../stores/collection.ts'

export interface EventDocuments {
  /** A ticket that was not redeemed yet; the id is the SHA-256 of its secret. */
  eventTickets: EventTicketDocument
}

export const eventCollections: Collections<EventDocuments> = {
  eventTickets: { ordered: ['expiresAt'] },
}

export interface EventTicketDocument {
  id: string
  /** For whom the ticket stands, as JSON (`Credentials.recordOf`). It contains no secret. */
  caller: string
  expiresAt: string
}
