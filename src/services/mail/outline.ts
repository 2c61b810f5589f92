import type { Schemas } from '../../generated/types.ts'
import { plainLine } from './header-text.ts'

/** The parsed content of a raw message; the other fields of an email depend on where it is stored. */
export type OutlinedMessage = Omit<Schemas['Email'], 'id' | 'receivedAt'> & {
  /** Absent if no header contains the time of arrival. */
  readonly receivedAt?: string
}

/** What lists and searches know of a message. */
export interface Outline {
  readonly from: string
  /** The first hundred. */
  readonly to: string[]
  readonly subject: string
  /** How the text begins, to be searched. */
  readonly text: string
  readonly snippet: string
  readonly attachmentCount: number
  /** Identifies the content; absent when nothing was read. */
  readonly contentId?: string
  readonly receivedAt?: string
}

export function outlineOf({
  emailId,
  from,
  to,
  subject,
  content,
  attachments: { length },
  receivedAt,
}: OutlinedMessage): Outline {
  return {
    from,
    to: to.slice(0, 100),
    subject: plainLine(subject, 1024),
    text: content.slice(0, 16_000).toWellFormed(),
    snippet: plainLine(content.slice(0, 1_024).replace(/\s+/g, ' '), 200),
    attachmentCount: length,
    contentId: emailId,
    ...(receivedAt === undefined ? {} : { receivedAt }),
  }
}
