import type { FileReply, SocketReply, StreamReply } from '../contract.ts'

/** What `answer` makes. Its type hides this from handlers. */
export interface Answered {
  readonly body?: object
  readonly file?: FileReply
  readonly stream?: StreamReply
  readonly socket?: SocketReply
  readonly about?: { location?: string; version?: number; deprecated?: boolean }
}

/**
 * An answer as it goes out, before anything of it is written: what is sent now and what is kept for a retry are the
 * same.
 */
export interface Rendered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
