import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listAiProviders: Handler<'listAiProviders'> = async ({ answer }, { ai }) =>
  answer({ data: { providers: await ai.providers.list() } })

export const putAiProvider: Handler<'putAiProvider'> = ({ path, body, ifVersion, caller, commit, answer }, { ai }) =>
  commit(
    () => ai.providers.put(path.providerName, body, ifVersion, caller),
    ({ provider, version }) => answer({ data: { provider } }, { version }),
  )

export const deleteAiProvider: Handler<'deleteAiProvider'> = ({ path, ifVersion, caller, commit, answer }, { ai }) =>
  commit(
    () => ai.providers.remove(path.providerName, ifVersion, caller),
    () => answer({}),
  )

export const testAiProvider: Handler<'testAiProvider'> = ({ path, commit, answer }, { ai }) =>
  commit(
    () => ai.testProvider(path.providerName),
    ({ test }) => answer({ data: { test } }),
  )

export const listAiModels: Handler<'listAiModels'> = async ({ query, answer }, { ai }) =>
  answer({ data: await ai.models(query) })

export const generateText: Handler<'generateText'> = async (
  { body, headers, wantsStream, caller, signal, commit, answer },
  { ai },
) => {
  if (!wantsStream)
    return commit(
      () => ai.generate(body, caller, signal),
      ({ message, finishReason, output, usage, callId: aiCallId }) =>
        answer({ data: { message, finishReason, usage, aiCallId, ...(output !== undefined && { output }) } }),
    )
  if (headers['Idempotency-Key'] !== undefined)
    fail('validation_failed', {
      message: 'A streamed response cannot be repeated. Leave Idempotency-Key out, or accept application/json.',
    })
  return answer.stream(await ai.stream(body, caller))
}

export const countTokens: Handler<'countTokens'> = async ({ body, answer }, { ai }) =>
  answer({ data: ai.countTokens(body.text) })

export const createEmbeddings: Handler<'createEmbeddings'> = ({ body, caller, signal, commit, answer }, { ai }) =>
  commit(
    () => ai.embedFor(body, caller, signal),
    ({ embeddings, usage, callId: aiCallId }) => answer({ data: { embeddings, usage, aiCallId } }),
  )

export const listAiCalls: Handler<'listAiCalls'> = async ({ query, caller, answer }, { ai }) =>
  answer({ data: await ai.calls(query, caller) })

export const getAiCall: Handler<'getAiCall'> = async ({ path, caller, answer }, { ai }) => {
  const { call, version } = await ai.call(path.aiCallId, caller)
  return answer({ data: { call } }, { version })
}

export const getAiUsage: Handler<'getAiUsage'> = async ({ query, answer }, { ai }) =>
  answer({ data: await ai.usage(query) })

export const getAiBudget: Handler<'getAiBudget'> = async ({ query, answer }, { ai }) =>
  answer({ data: { budget: await ai.budget(query.tokenId) } })

export const putAiBudget: Handler<'putAiBudget'> = ({ query, body, caller, commit, answer }, { ai }) =>
  commit(
    () => ai.putBudget(body, query.tokenId, caller),
    ({ budget }) => answer({ data: { budget } }),
  )
