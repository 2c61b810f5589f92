import type { Gantry } from './gantry.ts'

type RealName = (example: string) => Promise<string>

const chatExample = 'chat_01ke3v7s9x4t2m8r6d0w5hq9nz'
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Makes what the examples of chats name. */
export function chatMakers({ call, service }: Gantry) {
  const { store, newId } = service.app
  return {
    chatlink_01ke3v7s9x4t2m8r6d0w5hq9nz: async (realName: RealName): Promise<string> => {
      const path = `/chat-integrations/${await realName('chatint_01ke3v7s9x4t2m8r6d0w5hq9nz')}/links`
      return (await call('POST', path, { body: { accountId: 'ada' } })).body.data.link.id
    },
    // An agent would have sent it.
    img_01ke3v7s9x4t2m8r6d0w5hq9nz: async (realName: RealName): Promise<string> => {
      const image = { id: newId('img'), chatId: await realName(chatExample), mediaType: 'image/png', data: pixel }
      await store.commit([{ insert: 'chatImages', doc: { ...image, readers: 'everyone' } }])
      return image.id
    },
    // A model would have called it.
    p0: async (realName: RealName): Promise<string> => {
      const [chatId, messageId] = [await realName(chatExample), await realName('queued-1')]
      const messages = await store.read.chatMessages.list({ where: { chatId } })
      const found = messages.find(({ doc }) => doc.messageId === messageId)
      if (!found) throw new Error('The sample message is not there.')
      const call = { kind: 'toolCall', step: 0, callId: 'call', tool: 'getVersion', state: 'done' } as const
      const part = { ...call, id: newId('part'), output: '{"version":"1.0.0"}', readers: 'everyone' as const }
      const doc = { ...found.doc, parts: [...found.doc.parts, part] }
      await store.commit([{ replace: 'chatMessages', version: found.version, doc }])
      return part.id
    },
  }
}
