import { isSame } from '../../platform/signatures/standard-webhooks.ts'
import { textIn } from './platform.ts'
import { mattermostMarkdown } from './formats/markdown.ts'
import type { PlatformAccess, HttpCall, OutgoingMessage, Platform, PlatformHttp } from './platform.ts'

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
    const author = textIn(body, 'user_name') ?? ''
    const message = {
      eventId,
      threadId,
      accountId: textIn(body, 'user_id') ?? '',
      author,
      text: text.replaceAll(mention, '').trim(),
      isOwn: author === botId,
      isMention: text.includes(mention) || (textIn(body, 'trigger_word') ?? '') !== '',
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
    }),
    test: async (access, http) => void (await call(access, http, '/users/me', { method: 'GET' })),
  },
}

function call({ settings, secrets }: PlatformAccess, http: PlatformHttp, path: string, request: Omit<HttpCall, 'url'>) {
  const url = `${settings.url?.replace(/\/+$/, '')}/api/v4${path}`
  return http.call({ ...request, url, headers: { authorization: `Bearer ${secrets.token}` } })
}
