import { randomUUID } from 'node:crypto'
import { isSame } from '../../platform/signatures/standard-webhooks.ts'
import { fieldIn, PlatformFault, textIn, BytesToSend } from './platform.ts'
import { matrixHtml } from './formats/html.ts'
import type {
  PlatformAccess,
  HttpCall,
  OutgoingFile,
  OutgoingMessage,
  Platform,
  PlatformFile,
  PlatformHttp,
  PlatformMessage,
} from './platform.ts'

/** Matrix, as an application service: the homeserver pushes what is written in rooms. A thread is a room. */
export const matrix: Platform = {
  // An event has at most 65,536 bytes, and an edit has its text four times: twice as HTML.
  textMax: 4_000,
  format: matrixHtml,

  // https://spec.matrix.org/v1.13/application-service-api/#pushing-events
  receive({ settings: { botId = '' }, secrets: { signingSecret = '' } }, { bearer, body }) {
    if (bearer === undefined || !isSame(Buffer.from(bearer), Buffer.from(signingSecret))) return undefined
    const events: readonly unknown[] = Array.isArray(body['events']) ? body['events'] : []
    return {
      messages: events.flatMap((event) => messageIn(botId, event) ?? []),
      invitations: events.flatMap((event) => invitationIn(botId, event) ?? []),
    }
  },

  http: {
    open: (access, http) => ({
      // The homeserver takes each id of a transaction once.
      send: async ({ id, threadId, ...content }) =>
        textIn(await say(access, http, threadId, id, contentOf(content)), 'event_id'),
      async edit(eventId, { threadId, text, markdown }) {
        const replacement = {
          'm.new_content': contentOf({ text, markdown }),
          'm.relates_to': { rel_type: 'm.replace', event_id: eventId },
        }
        await say(access, http, threadId, randomUUID(), {
          ...contentOf({ text: `* ${text}`, markdown: `* ${markdown}` }),
          ...replacement,
        })
      },
      sendFile: (file) => sendFile(access, http, file),
    }),
    // What a homeserver takes is a setting of its own; this is what they begin with.
    fileBytesMax: 50 * 1024 * 1024,
    // https://spec.matrix.org/v1.13/client-server-api/#content-repository
    async file(access, _http, ref) {
      const [, server = '', id = ''] = /^mxc:\/\/([^/]+)\/([\w-]+)$/.exec(ref) ?? []
      if (id === '') throw new PlatformFault('The message does not say where the file is.', { mayPass: false })
      return placeOf(access, `/_matrix/client/v1/media/download/${encodeURIComponent(server)}/${id}`)
    },
    enter: async (access, http, threadId) =>
      void (await call(access, http, `/rooms/${encodeURIComponent(threadId)}/join`, { body: {} })),
    test: async (access, http) => void (await call(access, http, '/account/whoami', { method: 'GET' })),
  },
}

const written = ['m.text', 'm.emote']
const fileTypes = ['m.file', 'm.image', 'm.audio', 'm.video']

/** A message has one file at most, whose words are its name unless there is a name beside them. */
function filesIn(content: unknown): PlatformFile[] {
  const [ref, size] = [textIn(content, 'url'), fieldIn(content, 'info', 'size')]
  if (!fileTypes.includes(textIn(content, 'msgtype') ?? '') || ref === undefined) return []
  const name = textIn(content, 'filename') ?? textIn(content, 'body') ?? 'file'
  return [{ name, ref, size: typeof size === 'number' ? size : undefined }]
}

/** Programs write `m.notice`, which no program answers. An edit has its new content within it. */
function messageIn(botId: string, event: unknown): PlatformMessage | undefined {
  const outer = fieldIn(event, 'content')
  const isEdit = textIn(outer, 'm.relates_to', 'rel_type') === 'm.replace'
  const content = isEdit ? fieldIn(outer, 'm.new_content') : outer
  const [eventId, threadId, sender] = [textIn(event, 'event_id'), textIn(event, 'room_id'), textIn(event, 'sender')]
  const body = textIn(content, 'body')
  const files = filesIn(content)
  const isText = written.includes(textIn(content, 'msgtype') ?? '')
  const isWritten = textIn(event, 'type') === 'm.room.message' && (isText || files.length > 0)
  if (!isWritten) return undefined
  if (eventId === undefined || threadId === undefined || sender === undefined || body === undefined) return undefined
  const mentioned = fieldIn(content, 'm.mentions', 'user_ids')
  return {
    eventId,
    threadId,
    accountId: sender,
    author: sender,
    // A file without words has its name in their place.
    text: !isText && textIn(content, 'filename') === undefined ? '' : plain(botId, content, body),
    isOwn: sender === botId,
    isMention: Array.isArray(mentioned) ? mentioned.includes(botId) : body.includes(botId),
    editOf: isEdit ? textIn(outer, 'm.relates_to', 'event_id') : undefined,
    files,
  }
}

/** The text without what it answers to, which older clients put before it, and without the name that it begins with. */
function plain(botId: string, content: unknown, body: string): string {
  const isReply = fieldIn(content, 'm.relates_to', 'm.in_reply_to') !== undefined
  const text = isReply ? body.replace(/^(?:> .*\n)+\n?/, '') : body
  const pills = textIn(content, 'formatted_body')?.matchAll(/<a href="https:\/\/matrix\.to\/#\/([^"]+)">([^<]+)<\/a>/g)
  const shown = [...(pills ?? [])].flatMap(([, user, name = '']) =>
    user === botId || user === encodeURIComponent(botId) ? [name] : [],
  )
  // What is shown can begin with the other names.
  const names = [...shown, botId, /^@([^:]+)/.exec(botId)?.[1] ?? botId].map((name) => RegExp.escape(name))
  return text.replace(new RegExp(`^@?(?:${names.join('|')})[:,]?\\s+`, 'i'), '')
}

/** The room into which the integration is invited. */
function invitationIn(botId: string, event: unknown): string | undefined {
  const isOurs = textIn(event, 'type') === 'm.room.member' && textIn(event, 'state_key') === botId
  return isOurs && textIn(event, 'content', 'membership') === 'invite' ? textIn(event, 'room_id') : undefined
}

/** A message whose mentions send no notification, since a model wrote it. */
function contentOf({ text, markdown }: Pick<OutgoingMessage, 'text' | 'markdown'>) {
  const html = { format: 'org.matrix.custom.html', formatted_body: text }
  return { msgtype: 'm.notice', body: markdown, ...html, 'm.mentions': {} }
}

function say(access: PlatformAccess, http: PlatformHttp, threadId: string, transactionId: string, body: object) {
  const path = `/rooms/${encodeURIComponent(threadId)}/send/m.room.message/${encodeURIComponent(transactionId)}`
  return call(access, http, path, { method: 'PUT', body })
}

async function sendFile(access: PlatformAccess, http: PlatformHttp, file: OutgoingFile): Promise<void> {
  const { id, threadId, name, mediaType, size } = file
  const query = new URLSearchParams({ filename: name }).toString()
  const place = placeOf(access, `/_matrix/media/v3/upload?${query}`)
  const stored = await http.call({ ...place, body: new BytesToSend(mediaType, size, file.open()) })
  const url = textIn(stored, 'content_uri')
  if (url === undefined) throw new PlatformFault('The homeserver does not say where the file is.', { mayPass: false })
  const info = { mimetype: mediaType, size }
  const about = { msgtype: msgtypeOf(mediaType), body: name, filename: name, url, info, 'm.mentions': {} }
  await say(access, http, threadId, id, about)
}

function msgtypeOf(mediaType: string): string {
  const kind = mediaType.split('/')[0] ?? ''
  return ['image', 'audio', 'video'].includes(kind) ? `m.${kind}` : 'm.file'
}

function placeOf({ settings, secrets }: PlatformAccess, path: string) {
  const url = `${settings.url?.replace(/\/+$/, '')}${path}`
  return { url, headers: { authorization: `Bearer ${secrets.token}` } }
}

function call(access: PlatformAccess, http: PlatformHttp, path: string, request: Omit<HttpCall, 'url'>) {
  return http.call({ ...request, ...placeOf(access, `/_matrix/client/v3${path}`) })
}
