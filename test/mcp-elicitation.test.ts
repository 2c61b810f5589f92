import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import { allowAll, chatClient, textOf, withoutContext } from './support/chats.ts'
import { startGantry } from './support/gantry.ts'
import { startWith } from './support/mcp.ts'
import { readUntil } from './support/wait.ts'

/** Servers of the specifications of 2025 ask a person in the middle of a call, which is held open meanwhile. */
const program = fileURLToPath(new URL('support/mcp-servers/asking-server.ts', import.meta.url))
const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const mcpServers = {
  asking: { command: process.execPath, args: [program, 'asked.log'] },
  everything: { command: process.execPath, args: [everything] },
}
const models = await startModels(t)
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ mcpServers }) },
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
})
await putProvider(gantry, models)
const { call } = gantry
const execute = (toolName: string, more: object = {}, serverName = 'asking', by = call) =>
  by('POST', '/mcp/tools/execute', { body: { serverName, toolName, ...more } })
const colour = (name: string) => ({ question: { action: 'accept', content: { colour: name } } })
const asked = async (name: string, times = 1) => {
  const { body } = await execute('ask', { arguments: { name, times } })
  t.equal(body.data.result.resultType, 'input_required')
  return { arguments: { name, times }, requestState: body.data.result.requestState as string }
}
const saidIn = ({ body }: { body: any }) => JSON.parse(body.data.result.content[0].text)
const log = join(gantry.project, 'asked.log')
const ended = () => (existsSync(log) ? readFileSync(log, 'utf8') : '').split('\n')

t.test('a question in the middle of a call is its result, and the next call answers it', async (t) => {
  const first = await execute('ask', { arguments: { name: 'zebra', times: 2 } })
  const { result } = first.body.data
  t.match(result, {
    resultType: 'input_required',
    inputRequests: {
      question: { method: 'elicitation/create', params: { message: 'What is the colour of zebra? (1)' } },
    },
  })
  t.equal((await call('GET', '/mcp/calls?serverName=asking')).body.data.calls[0].state, 'input_required')
  const given = { arguments: { name: 'zebra', times: 2 } }
  const second = await execute('ask', { ...given, requestState: result.requestState, inputResponses: colour('black') })
  t.match(second.body.data.result.inputRequests.question.params.message, /\(2\)/)
  const { requestState } = second.body.data.result
  const third = await execute('ask', { ...given, requestState, inputResponses: { question: { action: 'decline' } } })
  t.match(saidIn(third), [{ action: 'accept', content: { colour: 'black' } }, { action: 'decline' }])
  t.equal(ended().filter((name) => name === 'zebra').length, 1, 'the tool ran once')
})

t.test('an answer is for its call, its caller and its arguments, and counts once', async (t) => {
  const waiting = await asked('lion')
  const inputResponses = colour('yellow')
  const { call: other } = await addCaller(gantry, 'owner')
  t.match((await execute('ask', { ...waiting, inputResponses }, 'asking', other)).body.error, { code: 'mcp_timeout' })
  const changed = { ...waiting, arguments: { name: 'tiger', times: 1 }, inputResponses }
  t.match((await execute('ask', changed)).body.error, { code: 'mcp_arguments_invalid' })
  t.match((await execute('pid', { requestState: waiting.requestState, inputResponses })).body.error, {
    code: 'mcp_arguments_invalid',
  })
  t.match((await execute('ask', waiting)).body.error, { code: 'mcp_arguments_invalid', message: /inputResponses/ })
  const answers = await Promise.all(Array.from({ length: 8 }, () => execute('ask', { ...waiting, inputResponses })))
  t.equal(answers.filter(({ status }) => status === 200).length, 1, 'of eight at once, one answers')
  t.match((await execute('ask', { ...waiting, inputResponses })).body.error, { message: /lost/ })
})

t.test('while one call waits for its answer, others ask their own callers', async (t) => {
  const [one, two] = [await asked('ant'), await asked('bee')]
  const second = await execute('ask', { ...two, inputResponses: colour('brown') })
  const first = await execute('ask', { ...one, inputResponses: colour('red') })
  t.match([saidIn(first), saidIn(second)], [[{ content: { colour: 'red' } }], [{ content: { colour: 'brown' } }]])
})

t.test('a call whose server ends while it waits is told to be lost', async (t) => {
  const waiting = await asked('dodo')
  t.equal((await call('POST', '/mcp/servers/asking/restart')).status, 200)
  const late = await execute('ask', { ...waiting, inputResponses: colour('grey') })
  t.match(late.body.error, { code: 'mcp_timeout', message: /lost/ })
  t.notOk(ended().includes('dodo'))
})

t.test('a public server asks', async (t) => {
  const { body } = await execute('trigger-elicitation-request', {}, 'everything')
  const { requestState, inputRequests } = body.data.result
  t.match(inputRequests.question.params, { message: /./, requestedSchema: { type: 'object' } })
  const content = { name: 'Ada Lovelace', check: true }
  const answer = { requestState, inputResponses: { question: { action: 'accept', content } } }
  t.match((await execute('trigger-elicitation-request', answer, 'everything')).body.data.result, {
    content: [{ text: /provided/ }, { text: /Ada Lovelace/ }],
  })
})

t.test('by /mcp, the result asks, and the next call of the tool answers', async (t) => {
  const client = new Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${gantry.token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${gantry.origin}/mcp?tools=all`), { requestInit }))
  const ask = async (more: object): Promise<any> => {
    const args = { serverName: 'asking', toolName: 'ask', arguments: { name: 'fox' }, ...more }
    return (await client.callTool({ name: 'executeMcpTool', arguments: args })).structuredContent
  }
  const { result } = await ask({})
  t.match(result.inputRequests.question.params.message, /fox/)
  const done = await ask({ requestState: result.requestState, inputResponses: colour('red') })
  t.match(done.result.content, [{ text: /"colour":"red"/ }])
  await client.close()
})

t.test('in a chat, a person decides on the answer, whatever its rules allow', async (t) => {
  const chat = chatClient(gantry, undefined, withoutContext)
  const chatId = await chat.createChat({ toolRules: allowAll })
  const args = { serverName: 'asking', toolName: 'ask', arguments: { name: 'owl' } }
  const toolsIn = ({ messages }: { messages: readonly { role: string; content?: unknown }[] }) =>
    messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content))
  models.on(
    { predicate: (request: any) => toolsIn(request).length === 0 },
    { toolCalls: [{ id: 'ask_1', name: 'executeMcpTool', arguments: JSON.stringify(args) }] },
  )
  let stateSeen = ''
  models.on(
    { predicate: (request: any) => toolsIn(request).length === 1 && request.messages.at(-1).role === 'tool' },
    (request: any) => {
      stateSeen = /held:[0-9a-f-]+/.exec(toolsIn(request)[0] ?? '')?.[0] ?? ''
      const answer = { ...args, requestState: stateSeen, inputResponses: colour('brown') }
      return { toolCalls: [{ id: 'ask_2', name: 'executeMcpTool', arguments: JSON.stringify(answer) }] }
    },
  )
  models.onMessage(/./, { content: 'It is done.' })
  await chat.send(chatId, 'What is its colour?')
  await chat.settled(chatId, 'waiting_approval')
  const [approval] = await chat.approvalsOf(chatId)
  t.match(approval.input, { requestState: stateSeen, inputResponses: colour('brown') })
  t.match((await call('GET', '/waiting')).body.data, {})
  await call('POST', `/chats/${chatId}/approvals/${approval.id}/approve`, { body: {} })
  await chat.settled(chatId)
  t.ok(ended().includes('owl'))
  t.ok(textOf((await chat.messagesOf(chatId)).at(-1)))
})

t.test('a call is held for a time, after which its server is told that nobody answered', async (t) => {
  const { gantry: quick } = await startWith(t, { asking: mcpServers.asking }, { inputMs: 100 })
  const { body } = await execute('ask', { arguments: { name: 'gnu' } }, 'asking', quick.call)
  t.equal(body.data.result.resultType, 'input_required')
  const { requestState } = body.data.result
  const late = { arguments: { name: 'gnu' }, requestState, inputResponses: {} }
  const codeNow = async () => (await execute('ask', late, 'asking', quick.call)).body.error.code
  await readUntil(codeNow, (code) => code === 'mcp_timeout', 'the call is no longer held')
})
