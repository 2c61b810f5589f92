import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'

export interface TerminalDocuments {
  /** The terminal sessions of all processes on the store, each with the process that has it. */
  terminalSessions: TerminalSessionDocument
}

export const terminalCollections: Collections<TerminalDocuments> = {
  terminalSessions: { equal: ['taskId', 'process'] },
}

export interface TerminalSessionDocument {
  id: string
  taskId: string
  /** The process in whose memory the session lives, and with which it ends. */
  process: string
  /** As its process last wrote it. */
  view: StoredTerminal
}

/** A session as it is stored. */
export interface StoredTerminal extends Omit<Schemas['TerminalSession'], 'state' | 'createdBy' | 'endedAt'> {
  status: Schemas['TerminalSession']['state']
  /** The id of the user. */
  createdBy: string
  exitedAt?: string
}
