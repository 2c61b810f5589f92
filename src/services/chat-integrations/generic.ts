import { isSignedWebhook, signWebhook } from '../../platform/signatures/standard-webhooks.ts'
import { textIn } from './platform.ts'
import type { PlatformAccess, OutgoingMessage, Platform, PlatformHttp } from './platform.ts'

/** A service of the user's own, by Standard Webhooks both ways. */
export const generic: Platform = {
  textMax: 65_536,

  receive({ secrets: { signingSecret = '' } }, { bytes, body, headers, now }) {
    const id = headers['webhook-id']
    const signed = { id, timestamp: headers['webhook-timestamp'], signature: headers['webhook-signature'] }
    if (id === undefined || !isSignedWebhook(signingSecret, signed, bytes, now)) return undefined
    const [threadId, author, text] = [textIn(body, 'threadId'), textIn(body, 'author'), textIn(body, 'text')]
    if (threadId === undefined || author === undefined || text === undefined) return { messages: [] }
    const message = {
      eventId: id,
      threadId,
      accountId: textIn(body, 'accountId') ?? author,
      author,
      text,
      isOwn: body['isBot'] === true,
      isMention: body['isMention'] !== false,
      editOf: textIn(body, 'editOf'),
    }
    return { messages: [message] }
  },

  http: {
    open: (access, http) => ({
      async send(message) {
        if (access.settings.url !== undefined) await post(access, http, message.id, contentOf(access, message))
        return undefined
      },
    }),
    async test(access, http) {
      if (access.settings.url !== undefined) await post(access, http, `test_${Date.now()}`, { type: 'chat.test' })
    },
  },
}

function contentOf({ name }: PlatformAccess, { threadId, text }: OutgoingMessage) {
  return { type: 'chat.message', threadId, author: name, text }
}

async function post(
  { settings, secrets }: PlatformAccess,
  http: PlatformHttp,
  id: string,
  content: object,
): Promise<void> {
  const now = new Date()
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const body = JSON.stringify({ ...content, timestamp: now.toISOString() })
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(secrets.signingSecret ?? '', `${id}.${timestamp}.${body}`),
  }
  await http.call({ url: settings.url ?? '', headers, body })
}
