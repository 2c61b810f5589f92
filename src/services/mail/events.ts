import type { EventData } from '../../generated/event-kinds.ts'
import type { EmailDocument } from '../../collections/mail.ts'
import type { Change } from '../../collections.ts'
import type { Moment } from '../../platform/work/moment.ts'

type MailFolder = EmailDocument['folder']

export function mailReceived({ folder, name, from, subject }: EmailDocument, moment: Moment): Change {
  return { event: { kind: 'mail.received', ...moment, data: { folder, id: name, from, subject } } }
}

export function mailMoved(name: string, from: MailFolder, to: MailFolder, moment: Moment): Change {
  return { event: { kind: 'mail.moved', ...moment, data: { id: name, from, to } } }
}

export function mailDeleted(name: string, folder: MailFolder, moment: Moment): Change {
  return { event: { kind: 'mail.deleted', ...moment, data: { folder, id: name } } }
}

export function mailSent(data: EventData<'mail.sent'>, moment: Moment): Change {
  return { event: { kind: 'mail.sent', ...moment, data } }
}

export function mailFailed(data: EventData<'mail.failed'>, at: string): Change {
  return { event: { kind: 'mail.failed', at, actor: 'system', data } }
}
