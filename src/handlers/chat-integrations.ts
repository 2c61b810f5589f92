import type { Handler } from '../contract.ts'

export const listChatIntegrations: Handler<'listChatIntegrations'> = async ({ query, answer }, { chatIntegrations }) =>
  answer({ data: await chatIntegrations.list(query) })

export const createChatIntegration: Handler<'createChatIntegration'> = (
  { body, caller, commit, answer },
  { chatIntegrations },
) =>
  commit(
    () => chatIntegrations.create(body, caller),
    ({ integration }) =>
      answer({ data: { integration } }, { location: `/chat-integrations/${integration.id}`, version: 1 }),
  )

export const getChatIntegration: Handler<'getChatIntegration'> = async ({ path, answer }, { chatIntegrations }) => {
  const { integration, version } = await chatIntegrations.get(path.integrationId)
  return answer({ data: { integration } }, { version })
}

export const updateChatIntegration: Handler<'updateChatIntegration'> = (
  { path, body, ifVersion, caller, commit, answer },
  { chatIntegrations },
) =>
  commit(
    () => chatIntegrations.update(path.integrationId, body, ifVersion, caller),
    ({ integration, version }) => answer({ data: { integration } }, { version }),
  )

export const deleteChatIntegration: Handler<'deleteChatIntegration'> = (
  { path, ifVersion, caller, commit, answer },
  { chatIntegrations },
) =>
  commit(
    () => chatIntegrations.remove(path.integrationId, ifVersion, caller),
    () => answer({}),
  )

export const testChatIntegration: Handler<'testChatIntegration'> = async ({ path, answer }, { chatIntegrations }) =>
  answer({ data: { test: await chatIntegrations.test(path.integrationId) } })

export const receiveChatEvent: Handler<'receiveChatEvent'> = (
  { path, bytes, bearer, body, headers, commit, answer },
  { chatIntegrations },
) =>
  commit(
    () => chatIntegrations.receive(path.integrationId, { bytes, bearer, body, headers: { ...headers } }),
    ({ outcome, answer: { content, ...more } }) =>
      answer({ data: { outcome, ...(content !== undefined && { content }) }, ...more }),
  )

export const receiveMatrixTransaction: Handler<'receiveMatrixTransaction'> = (
  { path, bytes, bearer, body, commit, answer },
  { chatIntegrations },
) =>
  commit(
    () => chatIntegrations.receive(path.integrationId, { bytes, bearer, body, headers: {} }),
    ({ outcome }) => answer({ data: { outcome } }),
  )

export const listChatBindings: Handler<'listChatBindings'> = async ({ path, query, answer }, { chatIntegrations }) =>
  answer({ data: await chatIntegrations.bindings.list(path.integrationId, query) })

export const createChatBinding: Handler<'createChatBinding'> = (
  { path, body, caller, commit, answer },
  { chatIntegrations },
) =>
  commit(
    () => chatIntegrations.bindings.create(path.integrationId, body, caller),
    ({ binding }) =>
      answer({ data: { binding } }, { location: `/chat-integrations/${path.integrationId}/bindings/${binding.id}` }),
  )

export const getChatBinding: Handler<'getChatBinding'> = async ({ path, answer }, { chatIntegrations }) =>
  answer({ data: { binding: await chatIntegrations.bindings.get(path.integrationId, path.bindingId) } })

export const deleteChatBinding: Handler<'deleteChatBinding'> = ({ path, commit, answer }, { chatIntegrations }) =>
  commit(
    () => chatIntegrations.bindings.remove(path.integrationId, path.bindingId),
    () => answer({}),
  )

export const createChatLink: Handler<'createChatLink'> = (
  { path, body, caller, commit, answer },
  { chatIntegrations },
) =>
  commit(
    () => chatIntegrations.link(path.integrationId, body.accountId, caller),
    ({ link }) => answer({ data: { link } }),
  )

export const deleteChatLink: Handler<'deleteChatLink'> = ({ path, caller, commit, answer }, { chatIntegrations }) =>
  commit(
    () => chatIntegrations.unlink(path.integrationId, path.linkId, caller),
    () => answer({}),
  )

export const listChatDeliveries: Handler<'listChatDeliveries'> = async (
  { path, query, answer },
  { chatIntegrations },
) => answer({ data: await chatIntegrations.deliveries(path.integrationId, query) })
