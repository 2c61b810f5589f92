import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'

export interface TerminalDocuments {
  /** The terminal sessions of all processes on the store, each with the process that has it. */
  terminalSessions: TerminalSessionDocument
  /** A ticket that was not redeemed yet; the id is the SHA-256 of its secret. */
  terminalTickets: TerminalTicketDocument
  /** The terminals at runners of other machines, with what was noted about each; the id is that of the terminal. */
  terminalsElsewhere: { id: string; runnerId: string; note: unknown }
}

export const terminalCollections: Collections<TerminalDocuments> = {
  terminalSessions: { equal: ['taskId', 'process'] },
  terminalTickets: { ordered: ['expiresAt'] },
  terminalsElsewhere: {},
}

export interface TerminalSessionDocument {
  id: string
  taskId: string
  /** The process in whose memory the session lives, and with which it ends. */
  process: string
  /** As its process last wrote it. */
  view: StoredTerminal
}

export interface TerminalTicketDocument {
  id: string
  /** For whom the ticket stands, as JSON (`Credentials.recordOf`). It contains no secret. */
  caller: string
  /** The terminal session to which alone it connects. */
  sessionId: string
  mode: Schemas['TerminalMode']
  expiresAt: string
}

/** A session as it is stored. */
export interface StoredTerminal
  extends Omit<Schemas['TerminalSession'], 'state' | 'createdBy' | 'endedAt' | 'lateSince'> {
  status: Schemas['TerminalSession']['state']
  /** The id of the user. */
  createdBy: string
  exitedAt?: string
}
