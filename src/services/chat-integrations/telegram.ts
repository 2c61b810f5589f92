import { isSame } from '../../platform/signatures/standard-webhooks.ts'
import { fieldIn, textIn } from './platform.ts'
import type { PlatformAccess, OutgoingMessage, Platform, PlatformHttp, Received } from './platform.ts'

const base = 'https://api.telegram.org'

/** Telegram, by the webhook of a bot. A thread is `chat`, or `chat/topic`. */
export const telegram: Platform = {
  textMax: 4_096,

  // https://core.telegram.org/bots/api#setwebhook
  receive(access, { body, headers }) {
    const given = Buffer.from(headers['X-Telegram-Bot-Api-Secret-Token'] ?? '')
    return isSame(given, Buffer.from(access.secrets.signingSecret ?? '')) ? messagesIn(access, body) : undefined
  },

  http: {
    open: (access, http) => ({
      send: async (message) =>
        textIn(await call(access, http, 'sendMessage', contentOf(message)), 'result', 'message_id'),
      async edit(id, message) {
        await call(access, http, 'editMessageText', { ...contentOf(message), message_id: Number(id) })
      },
    }),
    test: async (access, http) => void (await call(access, http, 'getMe', {})),
  },
}

function messagesIn({ settings: { botId = '' } }: PlatformAccess, update: object): Received {
  const message = fieldIn(update, 'message')
  const [updateId, chat, text] = [textIn(update, 'update_id'), textIn(message, 'chat', 'id'), textIn(message, 'text')]
  if (updateId === undefined || chat === undefined || text === undefined) return { messages: [] }
  const topic = fieldIn(message, 'is_topic_message') === true ? textIn(message, 'message_thread_id') : undefined
  const mention = `@${botId}`
  const found = {
    eventId: updateId,
    threadId: topic === undefined ? chat : `${chat}/${topic}`,
    accountId: textIn(message, 'from', 'id') ?? '',
    author: textIn(message, 'from', 'username') ?? textIn(message, 'from', 'first_name') ?? '',
    text: text.replaceAll(mention, '').trim(),
    isOwn: fieldIn(message, 'from', 'is_bot') === true,
    isMention:
      text.includes(mention) ||
      fieldIn(message, 'chat', 'type') === 'private' ||
      fieldIn(message, 'reply_to_message', 'from', 'username') === botId,
  }
  return { messages: [found] }
}

function contentOf({ threadId, text }: OutgoingMessage) {
  const [chat, topic] = threadId.split('/')
  return { chat_id: chat, text, ...(topic !== undefined && { message_thread_id: Number(topic) }) }
}

function call({ settings, secrets }: PlatformAccess, http: PlatformHttp, method: string, body: object) {
  return http.call({ url: `${settings.url ?? base}/bot${secrets.token}/${method}`, body })
}
