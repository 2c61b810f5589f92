/**
 * What a person allows of a tool of an MCP server is for the tool as its server describes it then: a server that
 * changes its words afterwards ("rug pull") is asked about again.
 */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, outcomeOfCalls, wordsFor } from './support/called-by-words.ts'
import { chatClient, modelBackend, textOf, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'

const scriptOf = (path: string) => fileURLToPath(new URL(`support/${path}`, import.meta.url))
const odd = { command: process.execPath, args: [scriptOf('mcp-servers/odd-server.ts')] }
const robot = { command: process.execPath, args: [scriptOf('agents/agent.ts'), 'tools'], cancelSeconds: 60 }
const models = await startModels(t)
obeyWords(models)
/** A service of its own, since the server changes its words once. */
const startChats = async (t: Test, backend: object) => {
  const gantry = await startGantry(t, {
    args: ['--trust'],
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
    files: { 'gantry.json': JSON.stringify({ mcpServers: { odd }, agents: { robot } }) },
  })
  await putProvider(gantry, models)
  const chats = chatClient(gantry, backend, withoutContext)
  return { gantry, ...chats, callsAfter: outcomeOfCalls(chats).callsAfter }
}
const changeTool = async ({ call }: Pick<Gantry, 'call'>) => {
  const body = { serverName: 'odd', toolName: 'describe-otherwise', arguments: {} }
  const changed = await call('POST', '/mcp/tools/execute', { body })
  if (changed.status !== 200) throw new Error('the server did not change')
  await call('POST', '/mcp/servers/odd/test')
}
const input = { serverName: 'odd', toolName: 'answer-extras', arguments: {} }
const extras = wordsFor(['executeMcpTool', input])
const patterns = { serverName: 'odd', toolName: 'answer-*', arguments: '*' }

for (const [how, decision] of [
  ['exactly', { scope: 'always' }],
  ['by a pattern', { scope: 'always', arguments: patterns }],
] as const)
  t.test(`what was always allowed ${how} ends when the server changes its words`, async (t) => {
    const { gantry, createChat, send, approvalsOf, settled, callsAfter } = await startChats(t, modelBackend)
    const chatId = await createChat()
    const decideLast = async () => {
      const [{ id }] = await approvalsOf(chatId)
      const decided = await gantry.call('POST', `/chats/${chatId}/approvals/${id}/approve`, { body: decision })
      t.equal(decided.status, 200)
      await settled(chatId)
    }
    const stateAfter = async (words = extras) => {
      t.equal((await send(chatId, words)).status, 202)
      return (await callsAfter(chatId))[0]?.state
    }
    t.equal(await stateAfter(), 'waiting_approval')
    t.notOk('isToolChanged' in (await approvalsOf(chatId))[0])
    await decideLast()
    t.equal(await stateAfter(), 'waiting_approval', 'what the tool has said is text from outside')
    await decideLast()
    t.equal(await stateAfter(), 'succeeded', 'it asks no more')
    await changeTool(gantry)
    t.equal(await stateAfter(), 'waiting_approval', 'it is another tool now')
    t.match((await approvalsOf(chatId))[0], { state: 'pending', isToolChanged: true })
    await decideLast()
    t.equal(await stateAfter(), 'succeeded', 'it is allowed as it is now')
  })

t.test('a pattern allows no tool that nobody was asked about', async (t) => {
  const { gantry, createChat, send, approvalsOf, settled, callsAfter } = await startChats(t, modelBackend)
  const chatId = await createChat()
  await send(chatId, extras)
  await settled(chatId, 'waiting_approval')
  const [{ id }] = await approvalsOf(chatId)
  await gantry.call('POST', `/chats/${chatId}/approvals/${id}/approve`, {
    body: { scope: 'always', arguments: patterns },
  })
  await settled(chatId)
  await send(chatId, wordsFor(['executeMcpTool', { ...input, toolName: 'answer-error' }]))
  t.equal((await callsAfter(chatId))[0]?.state, 'waiting_approval')
})

t.test('an approval of one call is for the tool as it was when it was asked', async (t) => {
  const { gantry, createChat, send, approvalsOf, settled, callsAfter } = await startChats(t, modelBackend)
  const chatId = await createChat()
  await send(chatId, extras)
  await settled(chatId, 'waiting_approval')
  const [first] = await approvalsOf(chatId)
  await changeTool(gantry)
  const approve = (id: string) => gantry.call('POST', `/chats/${chatId}/approvals/${id}/approve`, { body: {} })
  t.equal((await approve(first.id)).status, 200)
  t.equal((await callsAfter(chatId))[0]?.state, 'waiting_approval')
  const [second] = await approvalsOf(chatId)
  t.match(second, { state: 'pending', isToolChanged: true })
  t.not(second.id, first.id)
  await approve(second.id)
  await settled(chatId)
  t.equal((await callsAfter(chatId))[0]?.state, 'succeeded')
})

t.test('nobody is asked about a tool that there is not', async (t) => {
  const { createChat, send, approvalsOf, callsAfter, settled } = await startChats(t, modelBackend)
  const chatId = await createChat()
  await send(chatId, wordsFor(['executeMcpTool', { ...input, toolName: 'no-such' }]))
  await settled(chatId)
  t.match(await callsAfter(chatId), [{ state: 'failed', output: /"odd" offers no tool "no-such"/ }])
  t.strictSame(await approvalsOf(chatId), [])
})

t.test('what an agent is always allowed ends when the server changes its words', async (t) => {
  const agent = { kind: 'agent', agent: 'robot' }
  const { gantry, createChat, send, approvalsOf, settled, messagesOf } = await startChats(t, agent)
  const chatId = await createChat()
  const decideLast = async () => {
    const [{ id }] = await approvalsOf(chatId)
    await gantry.call('POST', `/chats/${chatId}/approvals/${id}/approve`, { body: { scope: 'always' } })
    await settled(chatId)
    t.match(textOf((await messagesOf(chatId)).at(-1)), /^made/)
  }
  const ask = () => send(chatId, `${JSON.stringify({ name: 'executeMcpTool', arguments: input })} use`)
  await ask()
  await settled(chatId, 'waiting_approval')
  await decideLast()
  await ask()
  await settled(chatId)
  t.match(textOf((await messagesOf(chatId)).at(-1)), /^made/, 'it asks no more')
  await changeTool(gantry)
  await ask()
  await settled(chatId, 'waiting_approval')
  t.match((await approvalsOf(chatId))[0], { state: 'pending', isToolChanged: true })
  await decideLast()
})
