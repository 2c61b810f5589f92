import { fileURLToPath } from 'node:url'
import t from 'tap'
import { startModels } from './support/ai.ts'
import { chatClient, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'

/** Rules that hold once so much was spent: of chats, of tokens and what is made from them, and of MCP servers. */
const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const server = (costMicrosMin: number) => ({
  command: process.execPath,
  args: [odd],
  rules: [{ tool: 'tell-*', action: 'ask', costMicrosMin }],
})
const models = await startModels(t)
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ mcpServers: { low: server(1), high: server(1_000_000_000_000) } }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
})
const { call } = gantry
const prices = { inputMicros: 1_000_000_000, outputMicros: 1_000_000_000 }
await call('PUT', '/ai/providers/acme', {
  body: { kind: 'openai-compatible', baseUrl: `${models.url}/v1`, models: [{ id: 'm', prices }] },
})
models.onMessage('count', { content: 'One.' })
models.on(
  { predicate: ({ messages }: any) => messages.at(-1).role === 'user' },
  { toolCalls: [{ id: 'make', name: 'createTask', arguments: '{"title":"A zebra"}' }] },
)
models.onMessage(/./, { content: 'It is made.' })
const tokenWith = async (body: object, make = call): Promise<typeof call> => {
  const made = await make('POST', '/identity/tokens', { body: { name: 'spender', ...body } })
  const headers = { authorization: `Bearer ${made.body.data.secret}` }
  return (method, path, order) => call(method, path, { headers, ...order })
}
/** One call of the model, which costs the same each time. */
const spend = async (by: typeof call): Promise<number> => {
  const { body } = await by('POST', '/ai/generate', {
    body: { model: 'acme/m', messages: [{ role: 'user', content: 'count' }] },
  })
  return body.data.usage.costMicros
}
const create = (by: typeof call) => by('POST', '/tasks', { body: { title: 'A task' } })
const waits = ({ body }: Answer) => body.error?.hint?.includes('mcpc_') === true

t.test('a server has rules that depend on what the user has spent', async (t) => {
  const tell = async (serverName: string) =>
    (await call('POST', '/mcp/tools/execute', { body: { serverName, toolName: 'tell-pid' } })).body
  t.equal((await tell('low')).success, true, 'nothing was spent yet')
  t.ok((await spend(call)) > 0)
  t.equal((await tell('low')).error.code, 'approval_required')
  t.equal((await tell('high')).success, true)
})

t.test('a rule of a token holds from its cost on, to the millionth', async (t) => {
  const cost = await spend(call)
  for (const [costMicrosMin, calls] of [
    [2 * cost - 1, 2],
    [2 * cost, 2],
    [2 * cost + 1, 3],
  ] as const) {
    const by = await tokenWith({ rules: [{ tool: 'createTask', action: 'ask', costMicrosMin }] })
    for (let count = 0; count < calls; count++) {
      t.equal((await create(by)).status, 201, `after ${count} calls, with a rule from ${costMicrosMin} on`)
      await spend(by)
    }
    t.ok(waits(await create(by)), `after ${calls} calls`)
  }
})

t.test('what is allowed from a cost on is not before, and a denial comes with the cost', async (t) => {
  const cost = await spend(call)
  const rules = [
    { tool: 'createTask', action: 'deny', costMicrosMin: 2 * cost },
    { tool: 'createTask', action: 'allow', costMicrosMin: cost },
    { tool: 'createTask', action: 'ask' },
  ]
  const by = await tokenWith({ rules })
  t.ok(waits(await create(by)))
  await spend(by)
  t.equal((await create(by)).status, 201)
  await spend(by)
  t.match((await create(by)).body.error, { code: 'forbidden', message: /denies/ })
})

t.test('a token that is made from another does not begin anew, and what it spends counts for both', async (t) => {
  const cost = await spend(call)
  const parent = await tokenWith({ rules: [{ tool: 'createTask', action: 'ask', costMicrosMin: 2 * cost }] })
  const child = await tokenWith({ scopes: ['ai:execute', 'tasks:write', 'tasks:read'] }, parent)
  await spend(child)
  t.equal((await create(child)).status, 201)
  await Promise.all([spend(child), spend(child), spend(child)])
  t.ok(waits(await create(child)))
  t.ok(waits(await create(parent)), 'also for the one that made it')
  t.ok(waits(await create(await tokenWith({ scopes: ['tasks:write'] }, parent))), 'and for a new one')
})

t.test('a rule of a chat depends on what the chat has cost', async (t) => {
  const chat = chatClient(gantry, { kind: 'model', model: 'acme/m' }, withoutContext)
  const toolRules = (costMicrosMin: number) => [
    { tool: 'createTask', action: 'ask', costMicrosMin },
    { tool: '*', action: 'allow' },
  ]
  const chatId = await chat.createChat({ toolRules: toolRules(1_000_000_000_000) })
  await chat.send(chatId, 'Make one.')
  await chat.settled(chatId)
  const { calls } = (await call('GET', `/ai/calls?chatId=${chatId}`)).body.data
  const spent = calls.reduce((sum: number, { usage }: any) => sum + usage.costMicros, 0)
  for (const [costMicrosMin, action] of [
    [spent - 1, 'ask'],
    [spent, 'ask'],
    [spent + 1, 'allow'],
  ] as const) {
    const body = { toolRules: toolRules(costMicrosMin) }
    t.match((await call('POST', `/chats/${chatId}/rules/test`, { body })).body.data.calls, [{ action }])
  }
  await call('PATCH', `/chats/${chatId}`, { body: { toolRules: toolRules(spent + 1) } })
  await chat.send(chatId, 'Make another.')
  await chat.settled(chatId, 'waiting_approval')
  t.match(await chat.approvalsOf(chatId), [{ tool: 'createTask', state: 'pending' }])
})
