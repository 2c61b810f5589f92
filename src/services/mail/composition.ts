import type { Schemas } from '../../generated/types.ts'
import { fail, type ErrorDetail } from '../../errors.ts'
import { parseMailbox, type Mailbox } from '../../platform/text/mailbox.ts'
import { defined } from '../../platform/work/defined.ts'

type EmailInput = Schemas['EmailInput']

/** A message with every address read, once and for all. */
export interface Draft {
  readonly from: Mailbox
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  readonly bcc: readonly Mailbox[]
  readonly replyTo?: Mailbox
  readonly subject: string
  readonly content: string
  readonly html?: string
  readonly inReplyTo?: string
}

export interface AttachedFile {
  readonly filename: string
  readonly type: string
  readonly bytes: Buffer
}

/** Reads the addresses of a message. Fails with `validation_failed`, naming each that is not exactly one address. */
export function draftOf(
  { to, cc = [], bcc = [], replyTo, subject, content, html, inReplyTo }: EmailInput,
  from: Mailbox,
): Draft {
  const details: ErrorDetail[] = []
  const readAll = (field: string, texts: readonly string[]) =>
    texts.flatMap((text, index) => read(`body/${field}/${index}`, text) ?? [])
  const read = (path: string, text: string): Mailbox | undefined => {
    const mailbox = parseMailbox(text)
    if (mailbox === undefined)
      details.push({
        path,
        rule: 'recipient',
        message: 'This is not one address. Write it as ada@example.org or as Ada <ada@example.org>.',
      })
    return mailbox
  }
  const lists = { to: readAll('to', to), cc: readAll('cc', cc), bcc: readAll('bcc', bcc) }
  const answersTo = replyTo === undefined ? undefined : read('body/replyTo', replyTo)
  if (details.length > 0)
    fail('validation_failed', {
      message: `${details.length === 1 ? 'An address is' : `${details.length} addresses are`} not accepted.`,
      details,
    })
  return {
    from,
    ...lists,
    ...(answersTo && { replyTo: answersTo }),
    subject,
    content,
    ...defined({ html, inReplyTo }),
  }
}

/** Everybody who gets the message, each once. */
export function recipientsOf({ to, cc, bcc }: Draft): string[] {
  return [...new Set([...to, ...cc, ...bcc].map(({ address }) => address))]
}

/** How many bytes a message will have at most, when what is attached has these sizes. */
export function composedSizeOf(
  { content = '', html = '' }: Pick<EmailInput, 'content' | 'html'>,
  attachedSizes: readonly number[],
): number {
  const texts = 3 * (Buffer.byteLength(content) + Buffer.byteLength(html))
  // Four letters for three bytes, in lines of 76 letters; the heads of all parts come on top.
  return attachedSizes.reduce((sum, size) => sum + (Math.ceil(size / 3) * 4 * 78) / 76 + 2_048, texts + 65_536)
}

/** Writes the message. Who gets a blind copy stands nowhere in it. */
export async function compose(
  { from, to, cc, replyTo, subject, content, html, inReplyTo }: Draft,
  { messageId, date, files }: { messageId: string; date: Date; files: readonly AttachedFile[] },
): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    from,
    to: [...to],
    cc: [...cc],
    ...(replyTo && { replyTo }),
    subject,
    messageId,
    date,
    ...(inReplyTo !== undefined && { inReplyTo, references: inReplyTo }),
    text: lines(content),
    ...(html !== undefined && { html: lines(html) }),
    attachments: files.map(attachmentOf),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return await composer.compile().build()
}

function attachmentOf({ filename, type, bytes }: AttachedFile) {
  return {
    filename,
    content: bytes,
    contentDisposition: 'attachment',
    contentTransferEncoding: 'base64',
    // RFC 2046, section 5.2.1: a message within a message must not be encoded, and as it is it could break the one
    // around it.
    contentType: /^(?:message|multipart)\//i.test(type) ? 'application/octet-stream' : type,
  }
}

function lines(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n')
}
