import t from 'tap'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { formatterOf } from '../src/services/chat-integrations/formats/format.ts'
import type { PlatformHttp, PlatformMessage } from '../src/services/chat-integrations/platform.ts'
import { platforms } from '../src/services/chat-integrations/platforms.ts'
import { splitText } from '../src/services/chat-integrations/split-text.ts'
import { genericSecret, signEvent } from './support/chat-platform.ts'
import { guides } from './support/guides.ts'

/** What each kind of chat platform does, as the guide says it. Requests are those of the platforms' documentation. */
type Kind = keyof typeof platforms
type Recorded = Exclude<Kind, 'irc' | 'xmpp'>

const now = new Date().toISOString()
const timestamp = String(Math.floor(Date.parse(now) / 1000))
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const access = {
  id: 'x',
  name: 'Gantry',
  settings: {
    url: 'https://platform.example',
    botId: 'bot',
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
  },
  secrets: { token: 'token', signingSecret: 'secret' },
}
const slackSignature = createHmac('sha256', 'secret').update(`v0:${timestamp}:`).digest('hex')
const telegramChat = { id: 42, type: 'private' }
const ada = { id: 'ada', username: 'ada' }
const matrixEvent = { type: 'm.room.message', event_id: '$1', room_id: '!r', sender: 'ada' }
const slackEvent = { type: 'message', channel: 'C1', user: 'ada', ts: '1.5' }

/** How a mention with the text `hello` arrives; and the correction of a message, and a file, where there are such. */
const recordings: { readonly [Each in Recorded]: { said: object; edit?: object; file?: object } } = {
  generic: {
    said: { threadId: 'r', author: 'ada', text: 'hello' },
    edit: { threadId: 'r', author: 'ada', text: 'hello', editOf: 'e1' },
  },
  telegram: {
    said: { update_id: 1, message: { message_id: 1, chat: telegramChat, from: ada, text: '@bot hello' } },
    edit: { update_id: 1, edited_message: { message_id: 1, chat: telegramChat, from: ada, text: 'hello' } },
    file: { update_id: 1, message: { message_id: 1, chat: telegramChat, from: ada, document: { file_id: 'f' } } },
  },
  slack: {
    said: { event: { ...slackEvent, text: '<@bot> hello' } },
    edit: {
      event: {
        ...{ type: 'message', subtype: 'message_changed', channel: 'C1', event_ts: '2.1' },
        message: { type: 'message', user: 'ada', ts: '1.5', text: '<@bot> hello' },
      },
    },
    file: {
      event: { ...slackEvent, subtype: 'file_share', text: '', files: [{ url_private: 'https://files.slack.com/f' }] },
    },
  },
  mattermost: {
    said: {
      ...{ token: 'secret', post_id: 'p1', channel_id: 'c1', user_id: 'ada', user_name: 'ada' },
      text: '@bot hello',
    },
    file: {
      token: 'secret',
      post_id: 'p1',
      channel_id: 'c1',
      user_id: 'ada',
      user_name: 'ada',
      text: '',
      file_ids: 'f',
    },
  },
  discord: {
    said: {
      ...{ type: 2, id: 'i1', channel_id: 'c1', member: { user: ada } },
      data: { name: 'ask', options: [{ name: 'text', value: 'hello' }] },
    },
    file: {
      ...{ type: 2, id: 'i1', channel_id: 'c1', member: { user: ada } },
      data: {
        name: 'ask',
        options: [{ name: 'file', type: 11, value: 'a' }],
        resolved: { attachments: { a: { filename: 'f', url: 'https://cdn.discordapp.com/f' } } },
      },
    },
  },
  matrix: {
    file: { events: [{ ...matrixEvent, content: { msgtype: 'm.file', body: 'f', url: 'mxc://x/f' } }] },
    said: {
      events: [
        { ...matrixEvent, content: { msgtype: 'm.text', body: 'bot: hello', 'm.mentions': { user_ids: ['bot'] } } },
      ],
    },
    edit: {
      events: [
        {
          ...matrixEvent,
          content: {
            ...{ msgtype: 'm.text', body: '* hello', 'm.new_content': { msgtype: 'm.text', body: 'hello' } },
            'm.relates_to': { rel_type: 'm.replace', event_id: '$0' },
          },
        },
      ],
    },
  },
}
/** What their tests show on real servers: `chat-irc` and `chat-xmpp`. */
const connected = {
  irc: { isAnswerEdited: false, isPersonEdited: false },
  xmpp: { isAnswerEdited: false, isPersonEdited: true },
}

function received(kind: Recorded, body: object): readonly PlatformMessage[] {
  const bytes = kind === 'slack' ? new Uint8Array() : Buffer.from(JSON.stringify(body))
  const headers: Record<string, string> = {
    'X-Slack-Request-Timestamp': timestamp,
    'X-Slack-Signature': `v0=${slackSignature}`,
    'X-Telegram-Bot-Api-Secret-Token': 'secret',
    'X-Signature-Timestamp': timestamp,
    'X-Signature-Ed25519': sign(null, Buffer.concat([Buffer.from(timestamp), bytes]), privateKey).toString('hex'),
    ...signEvent(bytes.toString(), { id: 'e2' }),
  }
  const secrets = kind === 'generic' ? { signingSecret: genericSecret } : access.secrets
  const request = { bytes, body: { ...body }, headers, now, bearer: 'secret' }
  return platforms[kind].receive?.({ ...access, secrets }, request)?.messages ?? []
}

/** An HTTP interface that takes everything, and keeps what it was sent. */
function recordingHttp(bodies: unknown[] = []): PlatformHttp {
  return {
    call: async ({ body }) => {
      bodies.push(typeof body === 'string' ? JSON.parse(body) : body)
      return { ok: true, id: '7' }
    },
    load: () => Promise.reject(new Error('nothing is loaded')),
  }
}

async function sentBy(kind: Recorded, approvalId: string): Promise<string> {
  const bodies: unknown[] = []
  const http = recordingHttp(bodies)
  const secrets = kind === 'generic' ? { signingSecret: genericSecret } : access.secrets
  const channel = platforms[kind].http?.open({ ...access, secrets }, http)
  await channel?.send({ id: 'a', threadId: 'r', text: 'May it?', markdown: 'May it?', approvalId })
  return JSON.stringify(bodies)
}

const isRecorded = (kind: Kind): kind is Recorded => kind in recordings
const kinds = Object.keys(platforms) as Kind[]
const mark = (does: boolean) => (does ? 'yes' : '–')

/** The row of a kind, by what it does. */
async function rowOf(kind: Kind): Promise<string> {
  const { format, http, fileBytesMax = 0, textMax } = platforms[kind]
  if (!isRecorded(kind)) {
    const { isAnswerEdited, isPersonEdited } = connected[kind as keyof typeof connected]
    const does = [isAnswerEdited, isPersonEdited, format !== undefined, false, false, fileBytesMax > 0]
    return row(kind, [...does.map(mark), textMax])
  }
  const { edit, file } = recordings[kind]
  const isAnswerEdited = http?.open(access, recordingHttp()).edit !== undefined
  const isPersonEdited = edit !== undefined && received(kind, edit).some(({ editOf }) => editOf !== undefined)
  const hasButtons = (await sentBy(kind, 'appr_1')).includes('approve appr_1')
  const takesFiles = file !== undefined && http?.file !== undefined && received(kind, file)[0]?.files?.length === 1
  const sendsFiles = http?.open(access, recordingHttp()).sendFile !== undefined && (http.fileBytesMax ?? 0) > 0
  const does = [isAnswerEdited, isPersonEdited, format !== undefined, hasButtons, takesFiles, sendsFiles]
  return row(kind, [...does.map(mark), textMax])
}

function row(kind: string, cells: readonly (string | number)[]): string {
  return `| \`${kind}\` | ${cells.join(' | ')} |`
}

t.test('the table of the guide says what each kind does', async (t) => {
  const guide = guides.find(({ name }) => name === 'chat-integrations.md')?.text ?? ''
  const rows = await Promise.all(kinds.map(rowOf))
  t.comment(rows.join('\n'))
  for (const each of rows) t.ok(guide.includes(each), each)
})

for (const kind of kinds.filter(isRecorded))
  t.test(`${kind}: who speaks, what is said, and that it is said to us`, async (t) => {
    t.match(received(kind, recordings[kind].said), [
      { author: 'ada', accountId: 'ada', text: 'hello', isMention: true, isOwn: false },
    ])
  })

for (const kind of kinds)
  t.test(`${kind}: a long answer is cut at words, in the form of the platform`, async (t) => {
    const { format, textMax } = platforms[kind]
    const formatted = await formatterOf(format)
    const text = 'a **bold** word & '.repeat(Math.ceil(textMax / 12))
    const parts = splitText(text, textMax, (part) => formatted(part).length)
    t.ok(parts.length > 1)
    t.ok(parts.every((part) => formatted(part).length <= textMax))
    t.ok(parts.join(' ').trim() === text.trim(), 'no word is cut, and none is lost')
  })
