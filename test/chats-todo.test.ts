import t from 'tap'
import { putProvider, startModels } from './support/ai.ts'
import { chatClient, modelBackend, withoutContext } from './support/chats.ts'
import { cliOf, runCli } from './support/cli.ts'
import { RestartedService } from './support/crash/restarted-service.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { readUntil } from './support/wait.ts'

/** A model keeps a list of what it has to do, as agents do. */
const models = await startModels(t)
const lists = (id: string, items: unknown) => ({
  toolCalls: [{ id, name: 'updateTodo', arguments: JSON.stringify({ items }) }],
})
const counting = { content: 'Count the  zebras', progress: 'in_progress' }
const feeding = { content: 'Feed them', progress: 'pending' }
models.on({ userMessage: /plan/, toolCallId: 'second' }, { content: 'All is planned.' })
models.on({ userMessage: /plan/, toolCallId: 'first' }, lists('second', [{ ...counting, progress: 'done' }, feeding]))
models.on({ userMessage: /plan/, hasToolResult: false }, lists('first', [counting, feeding]))
models.on({ userMessage: /err/, hasToolResult: true }, { content: 'I see.' })
models.on({ userMessage: /err none/ }, lists('none', 'Feed them'))
models.on({ userMessage: /err empty/ }, lists('empty', [{ content: ' ', progress: 'done' }]))
models.on({ userMessage: /err state/ }, lists('state', [{ content: 'Feed them', progress: 'halfway' }]))
models.on(
  { userMessage: /err many/ },
  lists(
    'many',
    Array.from({ length: 201 }, () => feeding),
  ),
)
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
})
await putProvider(gantry, models)
const { createChat, send, messagesOf, settled } = chatClient(gantry, modelBackend, withoutContext)

t.test('the to-do list of a model is one part, which has what it wrote last', async (t) => {
  const chatId = await createChat()
  await send(chatId, 'plan')
  await settled(chatId)
  const { parts } = (await messagesOf(chatId)).at(-1)
  t.match(
    parts.map(({ kind, state }: { kind: string; state?: string }) => state ?? kind),
    ['succeeded', 'plan', 'succeeded', 'text'],
  )
  t.match(parts[1], {
    text: '- [x] Count the zebras\n- [ ] Feed them',
    items: [
      { content: 'Count the zebras', progress: 'done' },
      { content: 'Feed them', progress: 'pending' },
    ],
  })
})

t.test('a list that cannot be read is given back with what is wrong', async (t) => {
  const chatId = await createChat()
  for (const [what, says] of [
    ['none', /Give items as a list/],
    ['empty', /item 1 has no content/],
    ['state', /halfway|must be one of/],
    ['many', /at most 200/],
  ] as const) {
    const id = await createChat()
    await send(id, `err ${what}`)
    await settled(id)
    t.match((await messagesOf(id)).at(-1).parts, [{ state: 'failed', output: says }, { text: 'I see.' }])
  }
  t.strictSame(await messagesOf(chatId), [])
})

t.test('a terminal shows tool calls and the list line by line', async (t) => {
  const place = cliOf(gantry, makeFolder(t))
  const { errors, output } = await runCli(place, ['chat', await createChat()], 'plan\n')
  t.match(errors, /· updateTodo queued\n· updateTodo succeeded/)
  t.match(errors, /· \[~\] Count the zebras/)
  t.match(errors, /· \[x\] Count the zebras\n· \[ \] Feed them/)
  t.match(output, /All is planned\./)
})

t.test('a list that was written stays when the service is killed before the next step is answered', async (t) => {
  let answerNow: () => void = () => undefined
  const isKilled = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  models.on({ userMessage: /survive/, hasToolResult: true }, async () => {
    await isKilled
    return { content: 'All is planned.' }
  })
  models.on({ userMessage: /survive/ }, lists('only', [counting, feeding]))
  const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` }
  const service = await RestartedService.start(t, { project: makeFolder(t), data: makeFolder(t), environment })
  await service.call('PUT', '/ai/providers/acme', { kind: 'openai-compatible', baseUrl: `${models.url}/v1` })
  const { chat } = await service.call('POST', '/chats', { backend: modelBackend, ...withoutContext })
  await service.call('POST', `/chats/${chat.id}/messages`, { content: 'survive' })
  const partsNow = async () => (await service.call('GET', `/chats/${chat.id}/messages`)).messages.at(-1).parts
  const isDone = ({ kind, state }: { kind: string; state?: string }) => kind === 'toolCall' && state === 'succeeded'
  await readUntil(partsNow, (parts) => parts.some(isDone), 'the list is written')
  await service.kill()
  answerNow()
  await readUntil(
    async () => (await service.call('GET', `/chats/${chat.id}`)).chat.state,
    (state) => state === 'idle',
    'the end of the turn',
  )
  t.match(await partsNow(), [
    { kind: 'toolCall', state: 'succeeded', step: 0 },
    { kind: 'plan', step: 0, items: [{ content: 'Count the zebras' }, { content: 'Feed them' }] },
    { kind: 'text', text: 'All is planned.', step: 1 },
  ])
})
