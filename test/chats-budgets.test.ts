/** What many turns at once may use of a budget: no more than it has, and what one call takes beyond its estimate. */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { chatClient, modelBackend, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

const turns = 12
const script = fileURLToPath(new URL('support/agents/agent.ts', import.meta.url))
const robot = { command: process.execPath, args: [script, 'budgets'], cancelSeconds: 60 }
const models = await startModels(t)
let asked = 0
let held = Promise.withResolvers<void>()
models.onMessage(/./, async () => {
  asked += 1
  await held.promise
  return { content: 'It is done.' }
})
const gantry = await startGantry(t, {
  files: { 'gantry.json': JSON.stringify({ agents: { robot } }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`, GANTRY_TRUST: '1' },
})
await putProvider(gantry, models)

type Call = Gantry['call']

/** A token with a budget of its own, or the budget of all calls. */
async function makeBudget(kind: 'token' | 'all', body: object): Promise<{ call: Call; budget: () => Promise<any> }> {
  if (kind === 'all') {
    await gantry.call('PUT', '/ai/budget', { body: { period: 'day', ...body } })
    return { call: gantry.call, budget: async () => (await gantry.call('GET', '/ai/budget')).body.data.budget }
  }
  const { data } = (await gantry.call('POST', '/identity/tokens', { body: { name: 'A program' } })).body
  const path = `/ai/budget?tokenId=${data.token.id}`
  await gantry.call('PUT', path, { body: { period: 'day', ...body } })
  const headers = { authorization: `Bearer ${data.secret}` }
  return {
    call: (method, at, order) => gantry.call(method, at, { ...order, headers: { ...headers, ...order?.headers } }),
    budget: async () => (await gantry.call('GET', path)).body.data.budget,
  }
}

/** The chats of as many turns, begun at once. */
async function beginTurns(call: Call, backend: object, words: string): Promise<() => Promise<string[]>> {
  const { createChat, send, chatOf } = chatClient({ call }, backend, withoutContext)
  const ids = await Promise.all(Array.from({ length: turns }, () => createChat()))
  await Promise.all(ids.map((id) => send(id, words)))
  return () => Promise.all(ids.map(async (id) => (await chatOf(id)).state))
}

const count = (states: readonly string[], state: string) => states.filter((each) => each === state).length

async function atOnce(t: Test, kind: 'token' | 'all'): Promise<void> {
  asked = 0
  held = Promise.withResolvers()
  // Each reserves more than 4,096 tokens until it has ended.
  const tokensMax = 20_000
  const { call, budget } = await makeBudget(kind, { tokensMax })
  const statesOf = await beginTurns(call, modelBackend, 'Go.')
  await readUntil(statesOf, (states) => asked + count(states, 'failed') === turns, 'each is asked or refused')
  t.ok(asked > 0 && asked < turns, `${asked} of ${turns} are asked`)
  const { reservedTokens } = await budget()
  t.ok(reservedTokens > 0 && reservedTokens <= tokensMax, `${reservedTokens} tokens are reserved`)
  held.resolve()
  await readUntil(statesOf, (states) => count(states, 'failed') + count(states, 'idle') === turns, 'all have ended')
  t.ok((await budget()).usedTokens <= tokensMax)
  t.equal((await budget()).reservedTokens, 0, 'nothing stays reserved')
}

t.test('turns of a model at once, on the budget of a token', (t) => atOnce(t, 'token'))
t.test('turns of a model at once, on the budget of all calls', async (t) => {
  await atOnce(t, 'all')
  await gantry.call('PUT', '/ai/budget', { body: { period: 'day' } })
})

t.test('turns of an agent at once use no more than the budget and one turn', async (t) => {
  // A turn takes 120 tokens and 0.25 dollars, which is known when it has ended.
  const [ofTurn, costMicrosMax] = [250_000, 600_000]
  const { call, budget } = await makeBudget('token', { costMicrosMax })
  const backend = { kind: 'agent', agent: 'robot' }
  for (const round of ['nothing is known of the agent', 'it is known what a turn takes']) {
    const statesOf = await beginTurns(call, backend, 'Please spend')
    await readUntil(statesOf, (states) => count(states, 'failed') + count(states, 'idle') === turns, 'all have ended')
    const { usedCostMicros, reservedCostMicros } = await budget()
    t.ok(usedCostMicros <= costMicrosMax + ofTurn, `${round}: ${usedCostMicros} of ${costMicrosMax} are used`)
    t.equal(reservedCostMicros, 0)
    t.ok(count(await statesOf(), 'idle') > 0, `${round}: some run`)
    if (usedCostMicros > costMicrosMax) return
  }
})

t.test('an agent goes on while the budget has anything left, and no further', async () => {
  const { call } = await makeBudget('token', { costMicrosMax: 300_000 })
  const { createChat, send, settled } = chatClient({ call }, { kind: 'agent', agent: 'robot' }, withoutContext)
  const chatId = await createChat()
  for (const _ of ['the first', 'one that takes more than is left']) {
    await send(chatId, 'Please spend')
    await settled(chatId)
  }
  await send(chatId, 'Please spend')
  await settled(chatId, 'failed')
})
