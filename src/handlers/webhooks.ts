import type { Handler } from '../contract.ts'

export const listWebhooks: Handler<'listWebhooks'> = async ({ query, caller, answer }, { webhooks }) =>
  answer({ data: await webhooks.list(query, caller) })

export const createWebhook: Handler<'createWebhook'> = async ({ body, caller, commit, answer }, { webhooks }) => {
  const { changes, webhook, secret } = await webhooks.planCreation(body, caller)
  return commit(changes, answer({ data: { webhook, secret } }, { location: `/webhooks/${webhook.id}` }))
}

export const getWebhook: Handler<'getWebhook'> = async ({ path, caller, answer }, { webhooks }) => {
  const { webhook, version } = await webhooks.get(path.id, caller)
  return answer({ data: { webhook } }, { version })
}

export const updateWebhook: Handler<'updateWebhook'> = (
  { path, body, ifVersion, caller, commitLatest, answer },
  { webhooks },
) =>
  commitLatest(async () => {
    const { changes, webhook, version } = await webhooks.planUpdate(path.id, body, ifVersion, caller)
    return { changes, reply: answer({ data: { webhook } }, { version }) }
  })

export const deleteWebhook: Handler<'deleteWebhook'> = (
  { path, ifVersion, caller, commitLatest, answer },
  { webhooks },
) =>
  commitLatest(async () => {
    const { changes } = await webhooks.planRemoval(path.id, ifVersion, caller)
    return { changes, reply: answer({}) }
  })

export const testWebhook: Handler<'testWebhook'> = async ({ path, caller, commit, answer }, { webhooks }) => {
  const { changes, delivery } = await webhooks.test(path.id, caller)
  return commit(changes, answer({ data: { delivery } }))
}

export const listDeliveries: Handler<'listDeliveries'> = async ({ path, query, caller, answer }, { webhooks }) =>
  answer({ data: await webhooks.listDeliveries(path.id, query, caller) })

export const redeliver: Handler<'redeliver'> = async ({ path, caller, commitLatest, answer }, { webhooks }) => {
  const attempt = await webhooks.resend(path.id, path.deliveryId, caller)
  return commitLatest(async () => {
    const { changes, delivery } = await webhooks.planResent(path.id, path.deliveryId, attempt, caller)
    return { changes, reply: answer({ data: { delivery } }) }
  })
}

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = (
  { path, caller, commitLatest, answer },
  { webhooks },
) =>
  commitLatest(async () => {
    const { changes, webhook, secret } = await webhooks.planRotation(path.id, caller)
    return { changes, reply: answer({ data: { webhook, secret } }, { location: `/webhooks/${webhook.id}` }) }
  })
