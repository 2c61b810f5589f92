import type { Gantry } from './gantry.ts'
import { readUntil } from './wait.ts'

export const modelBackend = { kind: 'model', model: 'acme/gpt-4o' }
export const allowAll = [{ tool: '*', action: 'allow' }]

interface PartSeen {
  readonly kind: string
  readonly text?: string
}

/** For chats whose model is given what was said alone. */
export const withoutContext = { settings: { isContextEnabled: false } }

/** A client of chats; each of them begins with the defaults. */
export function chatClient({ call }: Pick<Gantry, 'call'>, backend: object = modelBackend, defaults: object = {}) {
  const chatOf = async (chatId: string) => (await call('GET', `/chats/${chatId}`)).body.data.chat
  return {
    createChat: async (more: object = {}): Promise<string> =>
      (await call('POST', '/chats', { body: { backend, ...defaults, ...more } })).body.data.chat.id,
    send: (chatId: string, content: string, more: object = {}) =>
      call('POST', `/chats/${chatId}/messages`, { body: { content, ...more } }),
    compact: (chatId: string, body: object = {}) => call('POST', `/chats/${chatId}/compact`, { body }),
    chatOf,
    messagesOf: async (chatId: string) => (await call('GET', `/chats/${chatId}/messages?limit=200`)).body.data.messages,
    approvalsOf: async (chatId: string) => (await call('GET', `/chats/${chatId}/approvals`)).body.data.approvals,
    settled: async (chatId: string, state = 'idle') => {
      const ends = new Set([state, 'failed'])
      const chat = await readUntil(
        () => chatOf(chatId),
        (current) => ends.has(current.state),
        `the chat is ${state}`,
      )
      if (chat.state !== state) throw new Error(`the chat is ${chat.state}`)
      return chat
    },
  }
}

export function textOf(message: { readonly parts: readonly PartSeen[] }): string {
  return message.parts.map(({ kind, text }) => (kind === 'text' ? text : '')).join('')
}
