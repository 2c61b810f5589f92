import { createPublicKey, verify } from 'node:crypto'
import { isFresh } from '../../platform/signatures/standard-webhooks.ts'
import { formWith } from './form-body.ts'
import { fieldIn, PlatformFault, textIn } from './platform.ts'
import { discordMarkdown } from './formats/markdown.ts'
import type {
  PlatformAccess,
  HttpCall,
  Platform,
  PlatformFile,
  PlatformHttp,
  Received,
  SignedRequest,
} from './platform.ts'

const base = 'https://discord.com/api/v10'
/** An Ed25519 key without what DER puts before it (RFC 8410). */
const keyPrefix = Buffer.from('302a300506032b6570032100', 'hex')
const fileBases = ['https://cdn.discordapp.com', 'https://media.discordapp.net']
const types = { ping: 1, command: 2, button: 3 }
const answers = { pong: 1, message: 4, nothing: 6 }
const nonceMax = 25
const shownMax = 2_000
/** A preview would have Discord load an address that a model wrote. */
const suppressEmbeds = 4

/**
 * Discord, by the interactions of an application: what people write reaches us as a slash command: its first option
 * of text is what is said, and its attachments are files. A thread is a channel.
 */
export const discord: Platform = {
  textMax: 2_000,
  format: discordMarkdown,

  // https://discord.com/developers/docs/interactions/overview#setting-up-an-endpoint
  receive({ settings: { publicKey = '' } }, request) {
    if (!isVerified(publicKey, request)) return undefined
    if (request.body['type'] === types.ping) return { messages: [], answer: { type: answers.pong } }
    return commandIn(request.body)
  },

  http: {
    open: (access, http) => ({
      async send({ id, threadId, text, approvalId }) {
        const body = {
          ...contentOf(text),
          ...(approvalId !== undefined && buttonsOf(approvalId)),
          ...onceBy(id),
        }
        return textIn(await call(access, http, `/channels/${encodeURIComponent(threadId)}/messages`, { body }), 'id')
      },
      async edit(id, { threadId, text }) {
        const path = `/channels/${encodeURIComponent(threadId)}/messages/${encodeURIComponent(id)}`
        await call(access, http, path, { method: 'PATCH', body: contentOf(text) })
      },
      // https://discord.com/developers/docs/reference#uploading-files
      async sendFile(file) {
        const about = { ...contentOf(''), attachments: [{ id: 0, filename: file.name }], ...onceBy(file.id) }
        const body = formWith({ payload_json: JSON.stringify(about) }, 'files[0]', file)
        await call(access, http, `/channels/${encodeURIComponent(file.threadId)}/messages`, { body })
      },
    }),
    fileBytesMax: 10 * 1024 * 1024,
    // The address is signed: it needs no token, and ours is for the interface alone.
    async file({ settings }, _http, ref) {
      const origins = [...fileBases, settings.url ?? base].map((each) => URL.parse(each)?.origin)
      if (!origins.includes(URL.parse(ref)?.origin))
        throw new PlatformFault('The file is not at Discord.', { mayPass: false })
      return { url: ref }
    },
    test: async (access, http) => void (await call(access, http, '/users/@me', { method: 'GET' })),
  },
}

function isVerified(publicKey: string, { bytes, headers, now }: SignedRequest): boolean {
  const timestamp = headers['X-Signature-Timestamp']
  const signature = Buffer.from(headers['X-Signature-Ed25519'] ?? '', 'hex')
  if (!isFresh(timestamp, now)) return false
  const der = Buffer.concat([keyPrefix, Buffer.from(publicKey, 'hex')])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.concat([Buffer.from(timestamp ?? ''), bytes]), key, signature)
}

function commandIn(body: object): Received {
  const [eventId, threadId] = [textIn(body, 'id'), textIn(body, 'channel_id')]
  const isButton = fieldIn(body, 'type') === types.button
  const files = isButton ? [] : filesIn(body)
  const text = isButton ? textIn(body, 'data', 'custom_id') : (saidIn(body) ?? (files.length > 0 ? '' : undefined))
  const isCommand = isButton || fieldIn(body, 'type') === types.command
  if (!isCommand || eventId === undefined || threadId === undefined || text === undefined) return { messages: [] }
  const user = fieldIn(body, 'member', 'user') ?? fieldIn(body, 'user')
  const author = textIn(user, 'username') ?? ''
  const message = {
    eventId,
    threadId,
    accountId: textIn(user, 'id') ?? '',
    author,
    text,
    isOwn: fieldIn(user, 'bot') === true,
    isMention: true,
    files,
  }
  if (isButton) return { messages: [message], answer: { type: answers.nothing } }
  // Discord shows this in the channel, where the command itself is not to be seen.
  return {
    messages: [message],
    answer: {
      type: answers.message,
      content: shownOf(`${author}: ${[text, ...files.map(({ name }) => name)].join(' ').trim()}`),
    },
  }
}

const optionTypes = { text: 3, attachment: 11 }

function optionsIn(body: object): readonly unknown[] {
  const options = fieldIn(body, 'data', 'options')
  return Array.isArray(options) ? options : []
}

/** The first option that is text. */
function saidIn(body: object): string | undefined {
  const isText = (option: unknown) => (fieldIn(option, 'type') ?? optionTypes.text) === optionTypes.text
  return textIn(optionsIn(body).find(isText), 'value')
}

/** The options that are attachments, which stand beside the options themselves. */
function filesIn(body: object): PlatformFile[] {
  return optionsIn(body).flatMap((option) => {
    if (fieldIn(option, 'type') !== optionTypes.attachment) return []
    const file = fieldIn(body, 'data', 'resolved', 'attachments', textIn(option, 'value') ?? '')
    const [ref, size] = [textIn(file, 'url'), fieldIn(file, 'size')]
    const about = { name: textIn(file, 'filename') ?? 'file', size: typeof size === 'number' ? size : undefined }
    return ref === undefined ? [] : [{ ...about, ref }]
  })
}

/** The words of a person who may mention fewer people than we may: as plain text. */
function shownOf(text: string): string {
  const lines = text.split('\n').map((line) => discordMarkdown.text(line))
  return lines.join('\n').replaceAll('@', '@\u200b').slice(0, shownMax).toWellFormed()
}

/** A green and a red button that say what a person would write. */
function buttonsOf(approvalId: string) {
  const button = (style: number, label: string, verb: string) => ({
    type: 2,
    style,
    label,
    custom_id: `${verb} ${approvalId}`,
  })
  return { components: [{ type: 1, components: [button(3, 'Approve', 'approve'), button(4, 'Deny', 'deny')] }] }
}

/** Discord takes a message of an id once. */
function onceBy(id: string) {
  return { nonce: id.slice(-nonceMax), enforce_nonce: true }
}

/** A message whose mentions send no notification, since a model wrote it. */
function contentOf(text: string) {
  return { content: text, allowed_mentions: { parse: [] }, flags: suppressEmbeds }
}

function call({ settings, secrets }: PlatformAccess, http: PlatformHttp, path: string, request: Omit<HttpCall, 'url'>) {
  const headers = { authorization: `Bot ${secrets.token}` }
  return http.call({ ...request, url: `${settings.url ?? base}${path}`, headers })
}
