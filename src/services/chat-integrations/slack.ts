import { createHmac } from 'node:crypto'
import { isFresh, isSame } from '../../platform/signatures/standard-webhooks.ts'
import { fieldIn, PlatformFault, textIn, BytesToSend } from './platform.ts'
import { slackText } from './formats/styled.ts'
import type {
  PlatformAccess,
  OutgoingFile,
  OutgoingMessage,
  Platform,
  PlatformFile,
  PlatformHttp,
  Received,
} from './platform.ts'

const base = 'https://slack.com/api'
const filesBase = 'https://files.slack.com'
// An edit would find names of channels and people in the text, which a new message does not.
const withoutNames = { parse: 'none', link_names: false }
const withoutPreviews = { unfurl_links: false, unfurl_media: false }
const passing = ['ratelimited', 'internal_error', 'fatal_error', 'service_unavailable', 'not_in_channel']
/** Subtypes that are messages of people all the same. */
const written = [undefined, 'file_share', 'thread_broadcast']

/** Slack, by its Events API. A thread is `channel`, or `channel/time of the first message`. */
export const slack: Platform = {
  textMax: 3_900,
  format: slackText,

  // https://docs.slack.dev/authentication/verifying-requests-from-slack
  receive(access, { bytes, body, headers, now }) {
    const timestamp = headers['X-Slack-Request-Timestamp']
    const mac = createHmac('sha256', access.secrets.signingSecret ?? '')
      .update(`v0:${timestamp}:`)
      .update(bytes)
    const signature = Buffer.from(headers['X-Slack-Signature'] ?? '')
    if (!isFresh(timestamp, now) || !isSame(signature, Buffer.from(`v0=${mac.digest('hex')}`))) return undefined
    const challenge = textIn(body, 'challenge')
    if (body['type'] === 'url_verification' && challenge !== undefined)
      return { messages: [], answer: { challenge: challenge.slice(0, 1_024) } }
    return messagesIn(access, fieldIn(body, 'event'))
  },

  http: {
    open: (access, http) => ({
      // A preview would have Slack load an address that a model wrote.
      send: async (message) =>
        textIn(await call(access, http, 'chat.postMessage', { ...contentOf(message), ...withoutPreviews }), 'ts'),
      edit: async (ts, message) =>
        void (await call(access, http, 'chat.update', { ...contentOf(message), ...withoutNames, ts })),
      sendFile: (file) => sendFile(access, http, file),
    }),
    fileBytesMax: 1_000_000_000,
    // https://docs.slack.dev/reference/objects/file-object
    async file(access, _http, ref) {
      // A file that is only linked is elsewhere, and our token is for Slack alone.
      if (!isAtSlack(access, ref)) throw new PlatformFault('The file is not at Slack.', { mayPass: false })
      return { url: ref, headers: { authorization: `Bearer ${access.secrets.token}` } }
    },
    test: async (access, http) => void (await call(access, http, 'auth.test', {})),
  },
}

/** A mention comes as two events with one time: that of the message is its id. */
function messagesIn({ settings: { botId = '' } }: PlatformAccess, outer: unknown): Received {
  const isEdit = textIn(outer, 'subtype') === 'message_changed'
  const event = isEdit ? fieldIn(outer, 'message') : outer
  const [channel, ts, text] = [textIn(outer, 'channel'), textIn(event, 'ts'), textIn(event, 'text')]
  // Slack tells of a preview that it has added as of an edit.
  if (isEdit && text === textIn(outer, 'previous_message', 'text')) return { messages: [] }
  const isMessage = ['message', 'app_mention'].includes(textIn(event, 'type') ?? '')
  if (!isMessage || channel === undefined || ts === undefined || text === undefined) return { messages: [] }
  const thread = textIn(event, 'thread_ts')
  const user = textIn(event, 'user') ?? ''
  const mention = `<@${botId}>`
  const message = {
    eventId: isEdit
      ? `${channel}/${ts}/${textIn(event, 'edited', 'ts') ?? textIn(outer, 'event_ts')}`
      : `${channel}/${ts}`,
    threadId: thread === undefined ? channel : `${channel}/${thread}`,
    accountId: user,
    author: user,
    text: plain(text.replaceAll(mention, '').trim()),
    isOwn:
      user === '' ||
      user === botId ||
      fieldIn(event, 'bot_id') !== undefined ||
      !written.includes(textIn(event, 'subtype')),
    isMention: text.includes(mention) || fieldIn(outer, 'channel_type') === 'im',
    newThreadId: thread === undefined && fieldIn(outer, 'channel_type') !== 'im' ? `${channel}/${ts}` : undefined,
    editOf: isEdit ? `${channel}/${ts}` : undefined,
    files: filesIn(event),
  }
  return { messages: [message] }
}

function filesIn(event: unknown): PlatformFile[] {
  const files = fieldIn(event, 'files')
  const given: readonly unknown[] = Array.isArray(files) ? files : []
  return given.flatMap((file) => {
    const [ref, size] = [textIn(file, 'url_private'), fieldIn(file, 'size')]
    const about = { name: textIn(file, 'name') ?? 'file', size: typeof size === 'number' ? size : undefined }
    return ref === undefined ? [] : [{ ...about, ref }]
  })
}

function contentOf({ threadId, text }: OutgoingMessage) {
  const [channel, thread] = threadId.split('/')
  return { channel, text, ...(thread !== undefined && { thread_ts: thread }) }
}

function isAtSlack({ settings }: PlatformAccess, url: string): boolean {
  const origins = [filesBase, settings.url ?? base].map((each) => URL.parse(each)?.origin)
  return origins.includes(URL.parse(url)?.origin)
}

/** An address is asked for, the bytes are sent there without our token, and the file is shared in the channel. */
// https://docs.slack.dev/messaging/working-with-files#uploading_files
async function sendFile(access: PlatformAccess, http: PlatformHttp, file: OutgoingFile): Promise<void> {
  const { name, size, threadId } = file
  const asked = new URLSearchParams({ filename: name, length: String(size) }).toString()
  const place = await call(access, http, 'files.getUploadURLExternal', asked)
  const [url, id] = [textIn(place, 'upload_url'), textIn(place, 'file_id')]
  if (url === undefined || id === undefined || !isAtSlack(access, url))
    throw new PlatformFault('Slack does not say where the file is to be sent.', { mayPass: false })
  await http.call({ url, body: new BytesToSend('application/octet-stream', size, file.open()) })
  const [channel, thread] = threadId.split('/')
  const shared = { channel_id: channel, ...(thread !== undefined && { thread_ts: thread }) }
  await call(access, http, 'files.completeUploadExternal', { files: [{ id, title: name }], ...shared })
}

/** A failure of Slack has status 200. A body of text is a form. */
async function call({ settings, secrets }: PlatformAccess, http: PlatformHttp, method: string, body: object | string) {
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8'
  const headers = { authorization: `Bearer ${secrets.token}`, 'content-type': type }
  const answer = await http.call({ url: `${settings.url ?? base}/${method}`, headers, body })
  if (answer['ok'] === true) return answer
  const error = textIn(answer, 'error') ?? 'no reason'
  throw new PlatformFault(`Slack refused: ${error}.`, { mayPass: passing.includes(error) })
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
