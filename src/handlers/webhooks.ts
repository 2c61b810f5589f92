import type { Handler } from '../contract.ts'

export const listWebhooks: Handler<'listWebhooks'> = async ({ query, caller, answer }, { webhooks }) =>
  answer({ data: await webhooks.list(query, caller) })

export const createWebhook: Handler<'createWebhook'> = ({ body, caller, commit, answer }, { webhooks }) =>
  commit(
    () => webhooks.create(body, caller),
    ({ webhook, secret }) => answer({ data: { webhook, secret } }, { location: `/webhooks/${webhook.id}`, version: 1 }),
  )

export const getWebhook: Handler<'getWebhook'> = async ({ path, caller, answer }, { webhooks }) => {
  const { webhook, version } = await webhooks.get(path.webhookId, caller)
  return answer({ data: { webhook } }, { version })
}

export const updateWebhook: Handler<'updateWebhook'> = (
  { path, body, ifVersion, caller, commit, answer },
  { webhooks },
) =>
  commit(
    () => webhooks.update(path.webhookId, body, ifVersion, caller),
    ({ webhook, version }) => answer({ data: { webhook } }, { version }),
  )

export const deleteWebhook: Handler<'deleteWebhook'> = ({ path, ifVersion, caller, commit, answer }, { webhooks }) =>
  commit(
    () => webhooks.remove(path.webhookId, ifVersion, caller),
    () => answer({}),
  )

export const testWebhook: Handler<'testWebhook'> = ({ path, caller, commit, answer }, { webhooks }) =>
  commit(
    () => webhooks.deliveries.test(path.webhookId, caller),
    ({ delivery }) => answer({ data: { delivery } }),
  )

export const listDeliveries: Handler<'listDeliveries'> = async ({ path, query, caller, answer }, { webhooks }) =>
  answer({ data: await webhooks.deliveries.list(path.webhookId, query, caller) })

export const redeliver: Handler<'redeliver'> = ({ path, caller, commit, answer }, { webhooks }) =>
  commit(
    () => webhooks.deliveries.redeliver(path.webhookId, path.deliveryId, caller),
    ({ delivery }) => answer({ data: { delivery } }),
  )

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = ({ path, caller, commit, answer }, { webhooks }) =>
  commit(
    () => webhooks.rotateSecret(path.webhookId, caller),
    ({ webhook, secret, version }) =>
      answer({ data: { webhook, secret } }, { location: `/webhooks/${webhook.id}`, version }),
  )
