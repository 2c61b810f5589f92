import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listChats: Handler<'listChats'> = async ({ query, caller, answer }, { chats }) =>
  answer({ data: await chats.list(query, caller) })

export const listChatAgents: Handler<'listChatAgents'> = async ({ answer }, { chats }) =>
  answer({ data: { agents: await chats.agents.list() } })

export const searchChats: Handler<'searchChats'> = async ({ query, caller, answer }, { chats }) =>
  answer({ data: await chats.searches.messages(query, caller) })

export const createChat: Handler<'createChat'> = ({ body, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.create(body, caller),
    ({ chat }) => answer({ data: { chat } }, { location: `/chats/${chat.id}`, version: 1 }),
  )

export const getChat: Handler<'getChat'> = async ({ path, caller, answer }, { chats }) => {
  const { chat, version } = await chats.get(path.chatId, caller)
  return answer({ data: { chat } }, { version })
}

export const updateChat: Handler<'updateChat'> = ({ path, body, ifVersion, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.update(path.chatId, body, ifVersion, caller),
    ({ chat, version }) => answer({ data: { chat } }, { version }),
  )

export const deleteChat: Handler<'deleteChat'> = ({ path, ifVersion, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.remove(path.chatId, ifVersion, caller),
    () => answer({}),
  )

export const listChatMessages: Handler<'listChatMessages'> = async ({ path, query, caller, answer }, { chats }) =>
  answer({ data: await chats.messages(path.chatId, query, caller) })

export const sendChatMessage: Handler<'sendChatMessage'> = ({ path, body, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.inbox.send(path.chatId, body, caller),
    ({ message }) => answer({ data: { message } }, { location: `/chats/${path.chatId}` }),
  )

export const streamChat: Handler<'streamChat'> = async (
  { path, query, headers, takesStream, caller, answer },
  { chats },
) => {
  if (!takesStream)
    fail('not_acceptable', { message: 'The response is an event stream. Send Accept: text/event-stream.' })
  return answer.stream(
    await chats.follow(path.chatId, { after: query.after, lastEventId: headers['Last-Event-ID'] }, caller),
  )
}

export const interruptChat: Handler<'interruptChat'> = ({ path, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.interrupt(path.chatId, caller),
    ({ chat }) => answer({ data: { chat } }),
  )

export const listApprovals: Handler<'listApprovals'> = async ({ path, query, caller, answer }, { chats }) =>
  answer({ data: await chats.approvals.list(path.chatId, query, caller) })

export const approveToolCall: Handler<'approveToolCall'> = ({ path, body, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.approvals.decide(path.chatId, path.approvalId, { ...body, state: 'allowed' }, caller),
    ({ approval }) => answer({ data: { approval } }),
  )

export const rejectToolCall: Handler<'rejectToolCall'> = ({ path, body, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.approvals.decide(path.chatId, path.approvalId, { ...body, state: 'denied' }, caller),
    ({ approval }) => answer({ data: { approval } }),
  )

export const updateQueuedMessage: Handler<'updateQueuedMessage'> = (
  { path, body, caller, commit, answer },
  { chats },
) =>
  commit(
    () => chats.inbox.update(path.chatId, path.messageId, body, caller),
    ({ message }) => answer({ data: { message } }),
  )

export const deleteQueuedMessage: Handler<'deleteQueuedMessage'> = ({ path, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.inbox.remove(path.chatId, path.messageId, caller),
    () => answer({}),
  )

export const forkChat: Handler<'forkChat'> = ({ path, body, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.fork(path.chatId, body, caller),
    ({ chat }) => answer({ data: { chat } }, { location: `/chats/${chat.id}`, version: 1 }),
  )

export const compactChat: Handler<'compactChat'> = ({ path, body, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.inbox.compact(path.chatId, body, caller),
    ({ message }) => answer({ data: { message } }, { location: `/chats/${path.chatId}` }),
  )

export const retryChatMessage: Handler<'retryChatMessage'> = ({ path, body, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.rewind.retry(path.chatId, path.messageId, body, caller),
    ({ message }) => answer({ data: { message } }, { location: `/chats/${path.chatId}` }),
  )

export const deleteChatMessage: Handler<'deleteChatMessage'> = ({ path, caller, commit, answer }, { chats }) =>
  commit(
    () => chats.rewind.remove(path.chatId, path.messageId, caller),
    () => answer({}),
  )

export const exportChat: Handler<'exportChat'> = async ({ path, query, caller, answer }, { chats }) =>
  answer.bytes(await chats.files.transcript(path.chatId, query.format, caller))

export const getChatImage: Handler<'getChatImage'> = async ({ path, caller, answer }, { chats }) =>
  answer.bytes(await chats.files.image(path.chatId, path.imageId, caller))

export const readChatOutput: Handler<'readChatOutput'> = async ({ path, query, caller, answer }, { chats }) =>
  answer({ data: await chats.files.output(path, query, caller) })

export const testToolRules: Handler<'testToolRules'> = async ({ path, body, caller, answer }, { chats }) =>
  answer({ data: await chats.ruleTests.run(path.chatId, body, caller) })
