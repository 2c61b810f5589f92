import { isSame } from '../../platform/signatures/standard-webhooks.ts'
import { textIn, BytesToSend } from './platform.ts'
import { mattermostMarkdown } from './formats/markdown.ts'
import type { PlatformAccess, HttpCall, OutgoingMessage, Platform, PlatformFile, PlatformHttp } from './platform.ts'

/** Mattermost: an outgoing webhook sends us what is written, and a bot account writes. A thread is a channel. */
export const mattermost: Platform = {
  textMax: 16_000,
  format: mattermostMarkdown,

  // https://developers.mattermost.com/integrate/webhooks/outgoing/
  receive({ settings: { botId = '' }, secrets }, { body }) {
    const given = Buffer.from(textIn(body, 'token') ?? '')
    if (!isSame(given, Buffer.from(secrets.signingSecret ?? ''))) return undefined
    const [eventId, threadId, text] = [textIn(body, 'post_id'), textIn(body, 'channel_id'), textIn(body, 'text')]
    if (eventId === undefined || threadId === undefined || text === undefined) return { messages: [] }
    const mention = `@${botId}`
    const files = filesIn(textIn(body, 'file_ids'))
    const author = textIn(body, 'user_name') ?? ''
    const message = {
      eventId,
      threadId,
      accountId: textIn(body, 'user_id') ?? '',
      author,
      text: text.replaceAll(mention, '').trim(),
      isOwn: author === botId,
      isMention: text.includes(mention) || (textIn(body, 'trigger_word') ?? '') !== '',
      files,
    }
    return { messages: [message] }
  },

  http: {
    open: (access, http) => ({
      async send({ id, threadId, text }) {
        const body = { channel_id: threadId, message: text, pending_post_id: id }
        return textIn(await call(access, http, '/posts', { body }), 'id')
      },
      async edit(id, message: OutgoingMessage) {
        const path = `/posts/${encodeURIComponent(id)}/patch`
        await call(access, http, path, { method: 'PUT', body: { message: message.text } })
      },
      // https://developers.mattermost.com/api-documentation/#/operations/UploadFile
      async sendFile({ id, threadId, name, mediaType, size, open }) {
        const query = new URLSearchParams({ channel_id: threadId, filename: name }).toString()
        const stored = await call(access, http, `/files?${query}`, { body: new BytesToSend(mediaType, size, open()) })
        const file = textIn(stored, 'file_infos', '0', 'id')
        await call(access, http, '/posts', {
          body: { channel_id: threadId, message: '', file_ids: [file], pending_post_id: id },
        })
      },
    }),
    fileBytesMax: 100 * 1024 * 1024,
    async file(access, http, ref) {
      const path = `/files/${encodeURIComponent(ref)}`
      const about = await call(access, http, `${path}/info`, { method: 'GET' })
      return { ...placeOf(access, path), name: textIn(about, 'name') }
    },
    test: async (access, http) => void (await call(access, http, '/users/me', { method: 'GET' })),
  },
}

/** The webhook names files by their ids, with commas between. */
function filesIn(ids = ''): PlatformFile[] {
  return ids
    .split(',')
    .filter((id) => id !== '')
    .map((ref) => ({ name: 'file', ref }))
}

function placeOf({ settings, secrets }: PlatformAccess, path: string) {
  const url = `${settings.url?.replace(/\/+$/, '')}/api/v4${path}`
  return { url, headers: { authorization: `Bearer ${secrets.token}` } }
}

function call(access: PlatformAccess, http: PlatformHttp, path: string, request: Omit<HttpCall, 'url'>) {
  return http.call({ ...request, ...placeOf(access, path) })
}
