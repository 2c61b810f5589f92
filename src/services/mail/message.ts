import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, type Email as ParsedMail } from 'postal-mime'
import type { Schemas } from '../../generated/types.ts'
import { formatAddresses } from './addresses.ts'
import { checkBounds } from './bounds.ts'
import { readMailDate, readReceivedDate } from './dates.ts'
import { plainLine, plainText } from './header-text.ts'
import { htmlToText } from './html-text.ts'
import { BeyondLimits } from './limits.ts'
import type { OutlinedMessage } from './outline.ts'

/** An attachment as its sender attached it. */
export interface DecodedAttachment {
  readonly filename?: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const addressesMax = 10_000
const attachmentsMax = 1_000

/** Reads a raw message (RFC 5322, MIME). Broken ones are read as far as they make sense. */
export async function readMessage(bytes: Uint8Array): Promise<OutlinedMessage> {
  const mail = await parse(bytes)
  const receivedAt = receivedDate(mail)
  return {
    emailId: `em_${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`,
    from: formatAddresses(mail.from === undefined ? [] : [mail.from])[0] ?? '',
    to: addresses(mail, 'to'),
    subject: plainLine(mail.subject ?? '', 65_536),
    cc: addresses(mail, 'cc'),
    bcc: addresses(mail, 'bcc'),
    messageId: plainLine(mail.messageId ?? '', 2048),
    attachments: attachments(mail),
    ...(receivedAt === undefined ? {} : { receivedAt }),
    content: contentOf(mail),
  }
}

/** Decodes the attachment to which `readMessage` gave this id; undefined if there is none. */
export async function readAttachment(bytes: Uint8Array, id: string): Promise<DecodedAttachment | undefined> {
  const { attachments: list } = await parse(bytes)
  const attachment = /^[1-9]\d{0,3}$/.test(id) ? list[Number(id) - 1] : undefined
  if (attachment === undefined) return undefined
  const { filename } = describe(attachment, id)
  return { ...(filename === undefined ? {} : { filename }), bytes: bytesOf(attachment) }
}

// A buffer of its own, so that it can be handed to another thread.
function bytesOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof ArrayBuffer ? new Uint8Array(content) : content.slice()
}

async function parse(bytes: Uint8Array): Promise<ParsedMail> {
  checkBounds(bytes)
  try {
    // A message within a message is an attachment: its text is not what this sender wrote.
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true })
  } catch (cause) {
    // The library reports its limits only by these messages.
    const [limit] =
      cause instanceof Error
        ? (/^Maximum (?:header size|MIME nesting depth) of \d+ (?:bytes|levels)/.exec(cause.message) ?? [])
        : []
    if (limit === undefined) throw cause
    throw new BeyondLimits(`The message exceeds the ${limit.toLowerCase().replace('mime', 'MIME')}.`, { cause })
  }
}

function addresses(mail: ParsedMail, field: 'to' | 'cc' | 'bcc'): string[] {
  const list = formatAddresses(mail[field] ?? [])
  if (list.length > addressesMax)
    throw new BeyondLimits(`The message has ${list.length} addresses in one field; the limit is ${addressesMax}.`)
  return list
}

function receivedDate({ headers }: ParsedMail): string | undefined {
  // Each server that a message passes puts its line on top.
  const received = headers.find(({ key }) => key === 'received')
  const sent = headers.find(({ key }) => key === 'date')
  return (received && readReceivedDate(received.value)) ?? (sent && readMailDate(sent.value))
}

function contentOf({ text = '', html = '' }: ParsedMail): string {
  const plain = plainText(text)
  // Many programs send an empty text beside the HTML that says everything.
  return plain.trim() === '' && html !== '' ? plainText(htmlToText(html)) : plain
}

function attachments({ attachments: list }: ParsedMail): Schemas['EmailAttachment'][] {
  if (list.length > attachmentsMax)
    throw new BeyondLimits(`The message has ${list.length} attachments; the limit is ${attachmentsMax}.`)
  return list.map((attachment, index) => describe(attachment, String(index + 1)))
}

function describe({ filename, mimeType, disposition, contentId }: Attachment, id: string): Schemas['EmailAttachment'] {
  const name = lastSegment(filename ?? '')
  const cid = plainLine(contentId ?? '', 2048)
  return {
    id,
    ...(name === '' ? {} : { filename: name }),
    contentType: mediaType(mimeType),
    // RFC 2183, section 2.8: an unknown disposition means attachment.
    ...(disposition === null ? {} : { contentDisposition: disposition === 'inline' ? 'inline' : 'attachment' }),
    ...(cid === '' ? {} : { contentId: cid }),
  }
}

// A sender may write a path; only its last part is a name.
function lastSegment(filename: string): string {
  const segment = plainLine(filename.split(/[/\\]/).at(-1) ?? '', Infinity)
  if (/^\.*$/.test(segment)) return ''
  if (segment.length <= filenameLengthMax) return segment
  const ending = /\.[^.]{1,16}$/.exec(segment)?.[0] ?? ''
  return `${segment.slice(0, filenameLengthMax - ending.length).toWellFormed()}${ending}`
}

const filenameLengthMax = 255

function mediaType(text: string): string {
  const type = plainLine(text, 255).toLowerCase()
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type) ? type : 'application/octet-stream'
}
