import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { ChatPlatform, genericSecret, postEvent, signEvent } from './chat-platform.ts'
import type { PlatformCall } from './chat-platform.ts'
import type { Teardown } from './folder.ts'
import type { Gantry } from './gantry.ts'
import { IrcPerson, startNgircd, whyNoNgircd } from './ngircd.ts'
import { startProsody, whyNoProsody, XmppPerson } from './prosody.ts'
import { waitUntil } from './wait.ts'

export type Person = 'ada' | 'bob'

/** One kind of chat platform, as the people in one thread of it see it. */
export interface KindInUse {
  readonly port: number
  readonly threadId: string
  readonly integration: object
  /** By what a person is linked to a user; nothing where the platform vouches for nobody. */
  accountOf(person: Person): string | undefined
  /** Presses the button of a message that was sent last with this text; its label says what it does. */
  readonly press?: (person: Person, text: string, label: 'Approve' | 'Deny') => Promise<unknown>
  /** Says something to the integration, whose id is known now; returns by what it is edited. */
  say(person: Person, text: string): Promise<string>
  readonly edit?: (person: Person, said: string, text: string) => Promise<unknown>
  /** A reaction to a message, and its removal. */
  readonly others?: (person: Person, said: string) => Promise<unknown>
  /** What is to be read in the thread of the integration now. */
  heard(): readonly string[]
  down(): Promise<unknown>
  up(): Promise<unknown>
  /** Answers the next message with 429. */
  readonly refuseOnce?: () => void
  /** How often a message was refused so. */
  readonly refusals?: () => number
  /** How often a message was tried while the platform was away, where that is known. */
  readonly missed?: () => number
}

export interface Kind {
  /** Why it cannot run here; false if it can. */
  readonly skip: string | false
  readonly start: (t: Teardown) => Promise<KindInUse & { join(gantry: Gantry, integrationId: string): Promise<void> }>
}

type Sent = { readonly id?: string; readonly text: string; readonly isEdit?: boolean } | undefined

interface Recorded {
  readonly threadId: string
  readonly settings: object
  readonly secrets: object
  /** What a person says, with a number of its own. */
  readonly said: (person: Person, text: string, number: number) => object
  readonly edited?: (person: Person, said: string, text: string, number: number) => object
  readonly others?: (person: Person, said: string, number: number) => readonly object[]
  readonly headers: (text: string, number: number) => Readonly<Record<string, string>>
  readonly pathOf?: (number: number) => string
  /** The words that a request says, if it says any. */
  readonly read: (call: PlatformCall) => Sent
  readonly answer: (id: string) => object
  readonly account?: (person: Person) => string
  /** The buttons of a message by their labels, and what the platform sends when one is pressed. */
  readonly buttons?: (call: PlatformCall) => Readonly<Record<string, string>>
  readonly pressed?: (person: Person, button: string, number: number) => object
}

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const seconds = () => String(Math.floor(Date.now() / 1000))
const slackEvent = (event: object) => ({ type: 'event_callback', event })
const telegramIds = { ada: 11, bob: 12 }
const telegramMessage = (person: Person, number: number, text: string) => ({
  message_id: number,
  chat: { id: 42, type: 'supergroup' },
  from: { id: telegramIds[person], username: person },
  text: `@gantry_bot ${text}`,
})
const matrixEvent = (person: Person, number: number, type: string, content: object, more: object = {}) => ({
  events: [{ type, event_id: `$${number}`, room_id: '!r:x', sender: `@${person}:x`, content, ...more }],
})
const matrixText = (text: string) => ({ msgtype: 'm.text', body: text, 'm.mentions': { user_ids: ['@gantry:x'] } })

const recorded: Readonly<Record<string, Recorded>> = {
  generic: {
    threadId: 'planning',
    settings: {},
    secrets: { signingSecret: genericSecret },
    said: (author, text) => ({ threadId: 'planning', author, text }),
    edited: (author, editOf, text) => ({ threadId: 'planning', author, text, editOf: `said${editOf}` }),
    headers: (text, number) => signEvent(text, { id: `said${number}` }),
    read: ({ body }) => (body?.type === 'chat.message' ? { text: body.text } : undefined),
    answer: () => ({}),
  },
  telegram: {
    threadId: '42',
    settings: { botId: 'gantry_bot' },
    secrets: { token: '1:k', signingSecret: 'secret' },
    said: (person, text, number) => ({ update_id: number, message: telegramMessage(person, number, text) }),
    edited: (person, said, text, number) => ({
      update_id: number,
      edited_message: telegramMessage(person, Number(said), text),
    }),
    others: (person, said, number) => [
      {
        update_id: number,
        message_reaction: {
          ...{ chat: { id: 42, type: 'supergroup' }, message_id: Number(said), user: { id: telegramIds[person] } },
          ...{ date: 1, old_reaction: [], new_reaction: [{ type: 'emoji', emoji: '👍' }] },
        },
      },
    ],
    headers: () => ({ 'x-telegram-bot-api-secret-token': 'secret' }),
    read: ({ path, body }) => ({
      text: path.endsWith('Message') || path.endsWith('MessageText') ? body.text : '',
      ...(path.endsWith('/editMessageText') && { id: String(body.message_id), isEdit: true }),
    }),
    answer: (id) => ({ ok: true, result: { message_id: Number(id) } }),
    account: (person) => String(telegramIds[person]),
    buttons: ({ body }) => labelled(body.reply_markup?.inline_keyboard?.flat(), 'text', 'callback_data'),
    pressed: (person, data, number) => ({
      update_id: number,
      callback_query: {
        ...{ id: `q${number}`, from: { id: telegramIds[person], username: person }, data },
        message: { message_id: 1, chat: { id: 42, type: 'supergroup' } },
      },
    }),
  },
  slack: {
    threadId: 'C1/1.1',
    settings: { botId: 'U0' },
    secrets: { token: 'xoxb', signingSecret: 'secret' },
    said: (user, text, number) =>
      slackEvent({ type: 'message', channel: 'C1', user, text: `<@U0> ${text}`, ts: `${number}.5`, thread_ts: '1.1' }),
    edited: (user, said, text, number) =>
      slackEvent({
        ...{ type: 'message', subtype: 'message_changed', channel: 'C1', ts: `${number}.5`, event_ts: `${number}.5` },
        message: { type: 'message', user, text: `<@U0> ${text}`, ts: `${said}.5`, thread_ts: '1.1' },
      }),
    others: (user, said, number) => [
      slackEvent({ type: 'reaction_added', user, reaction: 'x', item: { channel: 'C1', ts: `${said}.5` } }),
      slackEvent({
        ...{ type: 'message', subtype: 'message_deleted', channel: 'C1', ts: `${number}.6` },
        ...{ deleted_ts: `${said}.5`, previous_message: { user, text: '<@U0> gone', ts: `${said}.5` } },
      }),
    ],
    headers: (text) => {
      const timestamp = seconds()
      const mac = createHmac('sha256', 'secret').update(`v0:${timestamp}:${text}`).digest('hex')
      return { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${mac}` }
    },
    read: ({ path, body }) =>
      path.includes('chat.')
        ? { text: body.text, ...(path.endsWith('update') && { id: body.ts, isEdit: true }) }
        : undefined,
    answer: (ts) => ({ ok: true, ts }),
  },
  mattermost: {
    threadId: 'c1',
    settings: { botId: 'gantry' },
    secrets: { token: 'mm', signingSecret: 'secret' },
    said: (user_name, text, number) => ({
      ...{ token: 'secret', post_id: `p${number}`, channel_id: 'c1', user_id: user_name, user_name },
      text: `@gantry ${text}`,
    }),
    headers: () => ({}),
    read: ({ path, method, body }) =>
      method === 'PUT'
        ? { id: path.split('/').at(-2) ?? '', text: body.message, isEdit: true }
        : { text: body.message },
    answer: (id) => ({ id }),
  },
  discord: {
    threadId: 'c1',
    settings: { publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex') },
    secrets: { token: 'dd' },
    said: (username, text, number) => ({
      ...{ type: 2, id: `i${number}`, channel_id: 'c1', member: { user: { id: username, username } } },
      data: { name: 'ask', options: [{ name: 'text', type: 3, value: text }] },
    }),
    headers: (text) => {
      const timestamp = seconds()
      const signature = sign(null, Buffer.from(timestamp + text), privateKey).toString('hex')
      return { 'x-signature-timestamp': timestamp, 'x-signature-ed25519': signature }
    },
    read: ({ path, method, body }) =>
      method === 'PATCH'
        ? { id: path.split('/').at(-1) ?? '', text: body.content, isEdit: true }
        : { text: body.content },
    answer: (id) => ({ id }),
    buttons: ({ body }) => labelled(body.components?.[0]?.components, 'label', 'custom_id'),
    pressed: (username, custom_id, number) => ({
      ...{ type: 3, id: `i${number}`, channel_id: 'c1', member: { user: { id: username, username } } },
      data: { component_type: 2, custom_id },
    }),
  },
  matrix: {
    threadId: '!r:x',
    settings: { botId: '@gantry:x' },
    secrets: { token: 'as', signingSecret: 'secret' },
    said: (person, text, number) => matrixEvent(person, number, 'm.room.message', matrixText(text)),
    edited: (person, said, text, number) =>
      matrixEvent(person, number, 'm.room.message', {
        ...{ ...matrixText(`* ${text}`), 'm.new_content': matrixText(text) },
        'm.relates_to': { rel_type: 'm.replace', event_id: `$${said}` },
      }),
    others: (person, said, number) => [
      matrixEvent(person, number, 'm.reaction', {
        'm.relates_to': { rel_type: 'm.annotation', event_id: `$${said}`, key: '👍' },
      }),
      matrixEvent(person, number + 1, 'm.room.redaction', { redacts: `$${said}` }, { redacts: `$${said}` }),
    ],
    headers: () => ({ authorization: 'Bearer secret' }),
    pathOf: (number) => `/_matrix/app/v1/transactions/${number}`,
    read: ({ path, body }) => {
      if (!path.includes('/send/')) return undefined
      const edited = body['m.relates_to']?.event_id
      const text = (body['m.new_content'] ?? body).formatted_body
      return { text, ...(edited !== undefined && { id: edited, isEdit: true }) }
    },
    answer: (event_id) => ({ event_id }),
    account: (person) => `@${person}:x`,
  },
}

function labelled(buttons: any[] | undefined, label: string, value: string): Readonly<Record<string, string>> {
  return Object.fromEntries((buttons ?? []).map((button) => [button[label], button[value]]))
}

let numbers = 100

function recordedKind(name: string, kind: Recorded): Kind {
  return {
    skip: false,
    async start(t) {
      const platform = await ChatPlatform.start(t)
      const shown = new Map<string, string>()
      const buttons = new Map<string, Readonly<Record<string, string>>>()
      let state: 'up' | 'down' | 'busy' = 'up'
      let refusals = 0
      let missed = 0
      let post: (event: object, number: number) => Promise<unknown> = async () => undefined
      platform.react = (call) => {
        const sent = kind.read(call)
        if (!sent) return kind.answer('0')
        if (state === 'down') {
          missed += 1
          return 503
        }
        if (state === 'busy') {
          state = 'up'
          refusals += 1
          return Response.json({ message: 'slow down' }, { status: 429, headers: { 'retry-after': '1' } })
        }
        const id = sent.isEdit ? (sent.id ?? '') : String(++numbers)
        shown.set(id, sent.text)
        buttons.set(sent.text, kind.buttons?.(call) ?? {})
        return kind.answer(id)
      }
      const { edited, others, pressed, account = (person: Person) => person } = kind
      const posted = async (event: object) => {
        const number = ++numbers
        await post(event, number)
      }
      return {
        port: platform.port,
        threadId: kind.threadId,
        integration: { kind: name, name, settings: { url: platform.url, ...kind.settings }, secrets: kind.secrets },
        async join(gantry, id) {
          post = (event, number) => {
            const text = JSON.stringify(event)
            const headers = { 'content-type': 'application/json', authorization: '', ...kind.headers(text, number) }
            if (!kind.pathOf) return postEvent(gantry, id, text, headers)
            return gantry.call('PUT', `/chat-integrations/${id}${kind.pathOf(number)}`, { raw: text, headers })
          }
        },
        accountOf: account,
        ...(pressed && {
          async press(person: Person, text: string, label: 'Approve' | 'Deny') {
            const found = [...buttons].findLast(([sent]) => sent.includes(text))?.[1][label]
            if (found === undefined) throw new Error(`there is no button ${label}`)
            await posted(pressed(person, found, numbers + 1))
          },
        }),
        async say(person, text) {
          const number = ++numbers
          await post(kind.said(person, text, number), number)
          return String(number)
        },
        ...(edited && {
          edit: (person: Person, said: string, text: string) => posted(edited(person, said, text, numbers + 1)),
        }),
        ...(others && {
          others: async (person: Person, said: string) => {
            for (const event of others(person, said, numbers + 1)) await posted(event)
          },
        }),
        heard: () => [...shown.values()],
        down: async () => (state = 'down'),
        up: async () => (state = 'up'),
        refuseOnce: () => (state = 'busy'),
        refusals: () => refusals,
        missed: () => missed,
      }
    },
  }
}

const irc: Kind = {
  skip: whyNoNgircd,
  async start(t) {
    const server = await startNgircd(t)
    let people: Record<Person, IrcPerson> | undefined
    const heard: string[] = []
    const connect = async () => {
      people = { ada: new IrcPerson(server.port, 'ada'), bob: new IrcPerson(server.port, 'bob') }
      for (const person of Object.values(people)) await person.connect('#dev')
      const { ada } = people
      await waitUntil(async () => (await ada.namesIn('#dev')).includes('gantry'), 'it is in the channel')
    }
    const leave = () => {
      heard.push(...(people?.ada.heard ?? []).flatMap(({ nick, message }) => (nick === 'gantry' ? [message] : [])))
      for (const person of Object.values(people ?? {})) person.quit()
      people = undefined
    }
    t.teardown(leave)
    return {
      port: server.port,
      threadId: '#dev',
      integration: {
        kind: 'irc',
        name: 'IRC',
        settings: { host: '127.0.0.1', port: server.port, isTls: false, nick: 'gantry' },
      },
      join: connect,
      // ngircd names no accounts: a nickname proves nothing.
      accountOf: () => undefined,
      async say(person, text) {
        people?.[person].say('#dev', `gantry: ${text}`)
        return ''
      },
      heard: () => [
        ...heard,
        ...(people?.ada.heard ?? []).flatMap(({ nick, message }) => (nick === 'gantry' ? [message] : [])),
      ],
      async down() {
        leave()
        await server.kill()
      },
      async up() {
        await server.start()
        await connect()
      },
    }
  },
}

const xmpp: Kind = {
  skip: whyNoProsody,
  async start(t) {
    const server = await startProsody(t, ['gantry', 'ada', 'bob'])
    const room = 'dev@open.localhost'
    let people: Record<Person, XmppPerson> | undefined
    const heard: string[] = []
    const ours = () => (people?.ada.heard ?? []).flatMap(({ from, text }) => (from === `${room}/gantry` ? [text] : []))
    const connect = async () => {
      people = { ada: new XmppPerson(server.port, 'ada'), bob: new XmppPerson(server.port, 'bob') }
      for (const person of Object.values(people)) await person.connect(room)
    }
    const leave = async () => {
      heard.push(...ours())
      const left = Object.values(people ?? {})
      people = undefined
      await Promise.all(left.map((person) => person.quit()))
    }
    t.teardown(leave)
    return {
      port: server.port,
      threadId: room,
      integration: {
        kind: 'xmpp',
        name: 'XMPP',
        settings: { account: 'gantry@localhost', nick: 'gantry', host: '127.0.0.1', port: server.port, isTls: false },
        secrets: { password: 'gantry' },
      },
      join: connect,
      accountOf: (person) => `${person}@localhost`,
      async say(person, text) {
        const id = `said${++numbers}`
        await people?.[person].say(room, `gantry: ${text}`, 'groupchat', id)
        return id
      },
      edit: async (person, said, text) =>
        people?.[person].say(room, `gantry: ${text}`, 'groupchat', `said${++numbers}`, said),
      async others(person, said) {
        await people?.[person].gesture(room, 'reactions', said, 'gantry: likes that')
        await people?.[person].gesture(room, 'retract', said, 'gantry: takes that back')
      },
      heard: () => [...heard, ...ours()],
      async down() {
        await leave()
        await server.kill()
      },
      async up() {
        await server.start()
        await connect()
      },
    }
  },
}

/** Every kind: on a real server where there is one for it, and else on what the documentation of the platform says. */
export const chatKinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(Object.entries(recorded).map(([name, kind]) => [name, recordedKind(name, kind)])),
  irc,
  xmpp,
}
