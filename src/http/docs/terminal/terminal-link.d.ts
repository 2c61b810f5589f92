import type { TerminalFrame, TerminalRequest } from '../../../generated/client-types.ts'

export interface LinkEvents {
  /** Resolves once the bytes are drawn. */
  readonly show: (bytes: Uint8Array) => Promise<void>
  /** Resolves once the bytes have replaced what was drawn. */
  readonly redraw: (size: { readonly cols: number; readonly rows: number }, bytes: Uint8Array) => Promise<void>
  /** That there is no connection since a time in milliseconds, or that there is one. */
  readonly away: (since: number | undefined) => void
  readonly tell: (frame: TerminalFrame) => void
}

/** The connection to a terminal, which comes back by itself at the position up to which everything was shown. */
export class TerminalLink {
  constructor(address: string, events: LinkEvents)
  /** Types; false where there is no connection. */
  type(text: string): boolean
  ask(request: TerminalRequest): boolean
  close(): void
}
