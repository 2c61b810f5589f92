import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'

export interface MailDocuments {
  /** What is known of a stored message without reading it; the id is in the order in which messages were found. */
  emails: EmailDocument
  /** Which message a file is; the id is `folder/name`, so that the store itself gives each name once. */
  emailNames: { id: string; emailId: string; fileVersion?: string }
  /** The task that was made of a message; the id is the one of the message's content. */
  emailTasks: { id: string; emailId: string; taskId: string }
}

export const mailCollections: Collections<MailDocuments> = {
  emails: { equal: ['folder'], ordered: ['receivedAt'], text: ['subject', 'from', 'to', 'text'] },
  emailNames: {},
  emailTasks: {},
}

export interface EmailDocument {
  id: string
  folder: Schemas['MailFolder']
  /** The id that callers know the message by: the name of its file without `.eml`. */
  name: string
  from: string
  to: string[]
  subject: string
  /** The beginning of the text, to be searched. */
  text: string
  snippet?: string
  receivedAt: string
  size: number
  attachmentCount: number
  taskId?: string
  /** Identifies the content, whatever file it is in; absent when it could not be read. */
  contentId?: string
  problem?: string
  /** Differs whenever the file may have changed. */
  fileVersion: string
}
