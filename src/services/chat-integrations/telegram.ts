import { isSame } from '../../platform/signatures/standard-webhooks.ts'
import { fieldIn, PlatformFault, textIn } from './platform.ts'
import { formWith } from './form-body.ts'
import { telegramHtml } from './formats/html.ts'
import type {
  PlatformAccess,
  OutgoingFile,
  OutgoingMessage,
  Platform,
  PlatformFile,
  PlatformHttp,
  PlatformMessage,
  Received,
} from './platform.ts'

const base = 'https://api.telegram.org'
const queryIdLengthMax = 64

/** Telegram, by the webhook of a bot. A thread is `chat`, or `chat/topic`. */
export const telegram: Platform = {
  textMax: 4_096,
  format: telegramHtml,

  // https://core.telegram.org/bots/api#setwebhook
  receive(access, { body, headers }) {
    const given = Buffer.from(headers['X-Telegram-Bot-Api-Secret-Token'] ?? '')
    return isSame(given, Buffer.from(access.secrets.signingSecret ?? '')) ? messagesIn(access, body) : undefined
  },

  http: {
    open: (access, http) => ({
      send: async (message) => textIn(await write(access, http, 'sendMessage', message, {}), 'result', 'message_id'),
      edit: async (id, message) =>
        void (await write(access, http, 'editMessageText', message, { message_id: Number(id) })),
      sendFile: (file) => sendFile(access, http, file),
    }),
    fileBytesMax: 50_000_000,
    // https://core.telegram.org/bots/api#getfile
    async file(access, http, ref) {
      const path = textIn(await call(access, http, 'getFile', { file_id: ref }), 'result', 'file_path')
      if (path === undefined) throw new PlatformFault('Telegram does not say where the file is.', { mayPass: false })
      const place = path.split('/').map(encodeURIComponent).join('/')
      return { url: `${access.settings.url ?? base}/file/bot${access.secrets.token}/${place}` }
    },
    test: async (access, http) => void (await call(access, http, 'getMe', {})),
  },
}

/** Who presses a button says what stands behind it. */
function pressedIn(update: object): PlatformMessage | undefined {
  const query = fieldIn(update, 'callback_query')
  const [id, text, user] = [textIn(query, 'id'), textIn(query, 'data'), textIn(query, 'from', 'id')]
  const chat = textIn(query, 'message', 'chat', 'id')
  if (id === undefined || text === undefined || user === undefined || chat === undefined) return undefined
  const isTopic = fieldIn(query, 'message', 'is_topic_message') === true
  return {
    eventId: `callback/${id}`,
    threadId: isTopic ? `${chat}/${textIn(query, 'message', 'message_thread_id')}` : chat,
    accountId: user,
    author: textIn(query, 'from', 'username') ?? textIn(query, 'from', 'first_name') ?? '',
    text,
    isOwn: fieldIn(query, 'from', 'is_bot') === true,
    isMention: true,
  }
}

function messagesIn({ settings: { botId = '' } }: PlatformAccess, update: object): Received {
  const pressed = pressedIn(update)
  // The button waits for an answer, which may be that of the webhook (Bot API, "Making requests when getting updates").
  const queryId = textIn(update, 'callback_query', 'id')
  if (queryId !== undefined)
    return {
      messages: pressed ? [pressed] : [],
      answer: { method: 'answerCallbackQuery', callback_query_id: queryId.slice(0, queryIdLengthMax) },
    }
  const edited = fieldIn(update, 'edited_message')
  const message = edited ?? fieldIn(update, 'message')
  const id = textIn(message, 'message_id')
  const [updateId, chat] = [textIn(update, 'update_id'), textIn(message, 'chat', 'id')]
  const files = filesIn(message)
  const text = textIn(message, 'text') ?? textIn(message, 'caption') ?? (files.length > 0 ? '' : undefined)
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
    // An update has a number of its own.
    otherId: edited === undefined ? `${chat}/${id}` : undefined,
    editOf: edited === undefined ? undefined : `${chat}/${id}`,
    files,
  }
  return { messages: [found] }
}

/** A message has one file at most; of a photo the largest of its sizes, which is the last. */
function filesIn(message: unknown): PlatformFile[] {
  const photos = fieldIn(message, 'photo')
  const photo: unknown = Array.isArray(photos) ? photos.at(-1) : undefined
  const found = [
    { file: photo, name: 'photo.jpg' },
    ...Object.entries(names).map(([kind, name]) => ({ file: fieldIn(message, kind), name })),
  ]
  return found.flatMap(({ file, name }) => {
    const ref = textIn(file, 'file_id')
    const size = fieldIn(file, 'file_size')
    const about = { name: textIn(file, 'file_name') ?? name, size: typeof size === 'number' ? size : undefined }
    return ref === undefined ? [] : [{ ...about, ref }]
  })
}

/** How files are called that have no name. */
const names = { document: 'document', audio: 'audio.mp3', voice: 'voice.ogg', video: 'video.mp4' }

/** Buttons that say what a person would write. */
function buttonsOf(approvalId: string) {
  const buttons = ['approve', 'deny'].map((verb) => ({
    text: verb === 'approve' ? 'Approve' : 'Deny',
    callback_data: `${verb} ${approvalId}`,
  }))
  return { reply_markup: { inline_keyboard: [buttons] } }
}

/** Sends or changes a message; as plain text, should Telegram not understand our HTML. */
async function write(
  access: PlatformAccess,
  http: PlatformHttp,
  method: string,
  { threadId, text, markdown, approvalId }: OutgoingMessage,
  more: object,
) {
  const [chat, topic] = threadId.split('/')
  const place = { chat_id: chat, ...(topic !== undefined && { message_thread_id: Number(topic) }), ...more }
  // A preview would have Telegram load an address that a model wrote.
  const quiet = {
    ...place,
    link_preview_options: { is_disabled: true },
    ...(approvalId !== undefined && buttonsOf(approvalId)),
  }
  try {
    return await call(access, http, method, { ...quiet, text, parse_mode: 'HTML' })
  } catch (error) {
    if (!(error instanceof PlatformFault) || !error.message.includes("can't parse entities")) throw error
    return await call(access, http, method, { ...quiet, text: markdown })
  }
}

const photoTypes = ['image/jpeg', 'image/png', 'image/webp']
const photoBytesMax = 10_000_000

/** A picture is shown, unless Telegram wants it as a document: for its width, say. */
async function sendFile(access: PlatformAccess, http: PlatformHttp, file: OutgoingFile): Promise<void> {
  const { mediaType, size } = file
  if (photoTypes.includes(mediaType) && size <= photoBytesMax)
    try {
      return await upload(access, http, 'photo', file)
    } catch (error) {
      if (!(error instanceof PlatformFault) || error.mayPass) throw error
    }
  await upload(access, http, 'document', file)
}

// https://core.telegram.org/bots/api#sending-files
async function upload(
  access: PlatformAccess,
  http: PlatformHttp,
  kind: 'photo' | 'document',
  file: OutgoingFile,
): Promise<void> {
  const [chat = '', topic] = file.threadId.split('/')
  const fields = { chat_id: chat, ...(topic !== undefined && { message_thread_id: topic }) }
  await call(access, http, kind === 'photo' ? 'sendPhoto' : 'sendDocument', formWith(fields, kind, file))
}

function call({ settings, secrets }: PlatformAccess, http: PlatformHttp, method: string, body: object) {
  return http.call({ url: `${settings.url ?? base}/bot${secrets.token}/${method}`, body })
}
