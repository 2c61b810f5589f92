import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { addCaller } from './support/callers.ts'
import { obeyWords, wordsFor } from './support/called-by-words.ts'
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

t.test('an answer that does not fit the question is refused, and the question waits on', async (t) => {
  const waiting = await asked('newt')
  const wrong = { question: { action: 'accept', content: { colour: 5 } } }
  const { status, body } = await execute('ask', { ...waiting, inputResponses: wrong })
  t.equal(status, 400)
  t.match(body.error, {
    code: 'mcp_arguments_invalid',
    message: 'The answer does not match the schema of the question: colour must be string.',
    details: [{ path: 'body/inputResponses/question/content/colour', rule: 'type' }],
  })
  const right = await execute('ask', { ...waiting, inputResponses: colour('blue') })
  t.match(saidIn(right), [{ content: { colour: 'blue' } }])
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

t.test('in a chat, the answer of a model is for a person to decide, whatever its rules allow', async (t) => {
  const chat = chatClient(gantry, undefined, withoutContext)
  const chatId = await chat.createChat({ toolRules: allowAll })
  const args = { serverName: 'asking', toolName: 'ask', arguments: { name: 'owl' } }
  const toolsIn = ({ messages }: { messages: readonly { role: string; content?: unknown }[] }) =>
    messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content))
  const isOfOwl = ({ messages }: { messages: readonly object[] }) =>
    JSON.stringify(messages).includes('What is its colour?')
  models.on(
    { predicate: (request: any) => isOfOwl(request) && toolsIn(request).length === 0 },
    { toolCalls: [{ id: 'ask_1', name: 'executeMcpTool', arguments: JSON.stringify(args) }] },
  )
  let stateSeen = ''
  models.on(
    {
      predicate: (request: any) =>
        isOfOwl(request) && toolsIn(request).length === 1 && request.messages.at(-1).role === 'tool',
    },
    (request: any) => {
      stateSeen = /held:[0-9a-f-]+/.exec(toolsIn(request)[0] ?? '')?.[0] ?? ''
      const answer = { ...args, requestState: stateSeen, inputResponses: colour('brown') }
      return { toolCalls: [{ id: 'ask_2', name: 'executeMcpTool', arguments: JSON.stringify(answer) }] }
    },
  )
  models.onMessage(/its colour/, { content: 'It is done.' })
  await chat.send(chatId, 'What is its colour?')
  await chat.settled(chatId, 'waiting_approval')
  const [question] = await chat.approvalsOf(chatId)
  // Without an answer, the model reads the question.
  await call('POST', `/chats/${chatId}/approvals/${question.id}/approve`, { body: {} })
  await readUntil(
    () => chat.approvalsOf(chatId),
    (approvals) => approvals.length === 2,
    'its answer waits',
  )
  const [approval] = await chat.approvalsOf(chatId)
  t.match(approval.input, { requestState: stateSeen, inputResponses: colour('brown') })
  t.match((await call('GET', '/waiting')).body.data, {})
  await call('POST', `/chats/${chatId}/approvals/${approval.id}/approve`, { body: {} })
  await chat.settled(chatId)
  t.ok(ended().includes('owl'))
  t.ok(textOf((await chat.messagesOf(chatId)).at(-1)))
})

t.test('in a chat, the person is asked, and the model reads what the tool says in the end', async (t) => {
  obeyWords(models)
  const chat = chatClient(gantry, undefined, withoutContext)
  const chatId = await chat.createChat({ toolRules: allowAll })
  await chat.send(
    chatId,
    wordsFor(['executeMcpTool', { serverName: 'asking', toolName: 'ask', arguments: { name: 'cat', times: 2 } }]),
  )
  const decide = async (decision: string, body: object) => {
    await chat.settled(chatId, 'waiting_approval')
    const [approval] = await chat.approvalsOf(chatId)
    const { status } = await call('POST', `/chats/${chatId}/approvals/${approval.id}/${decision}`, { body })
    return { approval, status }
  }
  const first = await decide('approve', { inputResponses: colour('white') })
  t.equal(first.status, 200)
  t.match(first.approval.inputRequests.question.params, { message: 'What is the colour of cat? (1)' })
  t.strictSame(Object.keys(first.approval.input).toSorted(), ['arguments', 'serverName', 'toolName'])
  t.notOk('proposedArguments' in first.approval)
  await readUntil(
    () => chat.approvalsOf(chatId),
    (approvals) => approvals.length === 2,
    'it asks again',
  )
  const second = await decide('approve', { inputResponses: { question: { action: 'decline' } } })
  t.match(second.approval.inputRequests.question.params, { message: 'What is the colour of cat? (2)' })
  await chat.settled(chatId)
  t.ok(ended().includes('cat'))
  const calls = (await chat.messagesOf(chatId)).at(-1).parts.filter(({ kind }: { kind: string }) => kind === 'toolCall')
  t.match(calls, [{ state: 'succeeded', output: /white.*decline/, input: { inputResponses: { question: {} } } }])
  t.equal(calls.length, 1, 'the model has called once')
})

t.test('in a chat, a question that is rejected is not answered, and only a question takes an answer', async (t) => {
  const chat = chatClient(gantry, undefined, withoutContext)
  const ask = async (operation: string, input: object) => {
    const chatId = await chat.createChat({ toolRules: operation === 'createTask' ? [] : allowAll })
    await chat.send(chatId, wordsFor([operation, input]))
    await chat.settled(chatId, 'waiting_approval')
    const [{ id }] = await chat.approvalsOf(chatId)
    return { chatId, path: `/chats/${chatId}/approvals/${id}` }
  }
  const asked = await ask('executeMcpTool', { serverName: 'asking', toolName: 'ask', arguments: { name: 'dog' } })
  t.equal((await call('POST', `${asked.path}/reject`, { body: {} })).status, 200)
  await chat.settled(asked.chatId)
  t.notOk(ended().includes('dog'))
  const other = await ask('createTask', { title: 'No question' })
  const refused = await call('POST', `${other.path}/approve`, { body: { inputResponses: colour('red') } })
  t.match(refused.body.error, { code: 'validation_failed', details: [{ path: 'body/inputResponses' }] })
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
