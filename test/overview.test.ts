import { fileURLToPath } from 'node:url'
import t from 'tap'
import { collections } from '../src/collections.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { putProvider, startModels } from './support/ai.ts'
import { obeyWords, outcomeOfCalls, wordsFor } from './support/called-by-words.ts'
import { addCaller, addCredential } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { chatClient } from './support/chats.ts'
import { approveCommands, makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import type { Gantry, GantryOptions } from './support/gantry.ts'
import { startPostgres } from './support/postgres.ts'
import { skillFiles } from './support/sample-files.ts'

type Caller = Pick<Gantry, 'call'> | TestCaller

interface Decision {
  readonly decision: string
  readonly operationId: string
  readonly path: Readonly<Record<string, string>>
  readonly body?: object
}

interface Item {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly createdAt: string
  readonly decisions: readonly Decision[]
  readonly [field: string]: unknown
}

const models = await startModels(t)
obeyWords(models)
const postgres = await startPostgres(t)
const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const files = {
  'gantry.json': JSON.stringify({
    mcpServers: { odd: { command: process.execPath, args: [odd], tools: { 'tell-*': 'ask' } } },
  }),
  ...Object.fromEntries(
    Object.entries(skillFiles).map(([name, text]) => [`.agents/skills/release-notes/${name}`, text]),
  ),
}
const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` }
const start = (options: GantryOptions = {}) =>
  startGantry(t, { files, ...options, environment: { ...environment, ...options.environment } })
const onPostgres = async () => ({ GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) })

const stores: Readonly<Record<string, () => Promise<GantryOptions>>> = {
  memory: async () => ({ parts: { store: openMemoryStore(collections) } }),
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ environment: await onPostgres() }),
}

for (const [name, options] of Object.entries(stores))
  t.test(`what waits in all areas is one list, and each item says how it is decided (${name})`, async (t) => {
    const gantry = await start(await options())
    await makeAll(gantry)
    const { items, total, counts } = await waitingFor(gantry)
    t.strictSame(items.map(({ kind }) => kind).sort(), ['commands', 'mcp_call', 'review', 'skill', 'tool_call'])
    t.strictSame(
      items.map(({ createdAt }) => createdAt),
      items.map(({ createdAt }) => createdAt).toSorted((one, other) => (one < other ? 1 : -1)),
      'newest first',
    )
    t.equal(total, 5)
    t.strictSame(
      counts,
      ['tool_call', 'mcp_call', 'commands', 'skill', 'review'].map((kind) => ({ kind, count: 1 })),
    )
    t.match(Object.fromEntries(items.map((item) => [item.kind, item])), {
      tool_call: { title: 'createTask', createdBy: { id: 'user_owner' }, expiresAt: String, chatId: /^chat_/ },
      mcp_call: { title: 'odd/tell-pid', createdBy: { id: 'user_owner' }, expiresAt: String },
      commands: { title: '2 commands of the project', createdBy: { kind: 'file' } },
      skill: { title: 'release-notes' },
      review: { title: 'To be judged', createdBy: { id: 'user_owner' }, taskId: /^task_/ },
    })
    for (const { decisions } of items) {
      const [approve] = decisions
      t.ok((await decide(gantry, approve)).status < 300, approve?.operationId ?? 'none')
    }
    t.strictSame((await waitingFor(gantry)).items, [], 'what was decided waits no more')
  })

t.test('pages and filters, and a cursor that serves its filter alone', async (t) => {
  const gantry = await start()
  await makeAll(gantry)
  const { items } = await waitingFor(gantry)
  const paged: Item[] = []
  for (let cursor = ''; ; ) {
    const page = await waitingFor(gantry, `?limit=2${cursor}`)
    t.equal(page.total, 5)
    paged.push(...page.items)
    if (page.nextCursor === undefined) break
    cursor = `&cursor=${page.nextCursor}`
  }
  t.strictSame(paged, items)
  const { nextCursor = '' } = await waitingFor(gantry, '?limit=1')
  const foreign = await gantry.call('GET', `/waiting?kind=review&limit=1&cursor=${nextCursor}`)
  t.equal(foreign.body.error.code, 'invalid_cursor')
  await decide(gantry, items[1]?.decisions[0])
  t.strictSame(
    (await waitingFor(gantry, `?limit=9&cursor=${(await firstPage(gantry)).nextCursor}`)).items,
    items.slice(2),
  )
  const some = await waitingFor(gantry, '?kind=review,skill')
  t.strictSame(
    some.counts.map(({ kind }) => kind),
    ['skill', 'review'],
  )
  t.equal((await gantry.call('GET', '/waiting?kind=none')).status, 400)
})

t.test('a credential is shown what it may read and decide, and nothing else', async (t) => {
  const gantry = await start()
  const { reviewed } = await makeAll(gantry)
  const owner = (options: Parameters<typeof addCredential>[2]) => addCredential(gantry, 'user_owner', options)
  const kindsFor = async (caller: Caller) => (await waitingFor(caller)).counts.map(({ kind }) => kind)
  t.strictSame(await waitingFor(await owner({ scopes: ['tasks:read'] })), { items: [], total: 0, counts: [] })
  t.strictSame(await waitingFor(await owner({ scopes: ['identity:read'] })), { items: [], total: 0, counts: [] })
  t.strictSame(await kindsFor(await owner({ scopes: ['tasks:read', 'tasks:write'] })), ['review'])
  t.strictSame(await kindsFor(await owner({ scopes: ['config:write'] })), [], 'who may not read it')
  t.strictSame(await kindsFor(await owner({ scopes: ['mcp:admin', 'mcp:read'] })), ['mcp_call'])
  const agent = await addCaller(gantry, 'agent')
  t.strictSame(await waitingFor(agent), { items: [], total: 0, counts: [{ kind: 'review', count: 0 }] })
  const bound = await owner({ allow: { taskIds: [await gantry.createTask()] } })
  t.match(await waitingFor(bound), { items: [], total: 0 }, 'of other tasks')
  const own = await owner({ allow: { taskIds: [reviewed] } })
  t.match((await waitingFor(own)).items, [{ kind: 'review', taskId: reviewed }])
  const tools = await owner({ allow: { mcpTools: ['odd/never-*'] } })
  t.strictSame(
    (await waitingFor(tools)).items.filter(({ kind }) => kind === 'mcp_call'),
    [],
    'calls of tools that it may not call',
  )
  t.equal((await gantry.call('GET', '/waiting', { headers: { authorization: '' } })).status, 401)
})

t.test('a call of a chat is shown with what the caller may do with it', async (t) => {
  const gantry = await start()
  await putProvider(gantry, models)
  const privately = await waitingChat(gantry, 'listTokens')
  const widely = await waitingChat(gantry, 'putAiBudget', { period: 'month', tokensMax: 1_000 })
  const decisionsFor = async (caller: Caller) =>
    Object.fromEntries(
      (await waitingFor(caller, '?kind=tool_call')).items.map(({ title, decisions }) => [
        title,
        decisions.map(({ decision }) => decision),
      ]),
    )
  const both = ['approve', 'reject']
  t.strictSame(await decisionsFor(gantry), { listTokens: both, putAiBudget: both })
  const otherOwner = await addCaller(gantry, 'owner')
  t.strictSame(
    await decisionsFor(otherOwner),
    { listTokens: ['reject'], putAiBudget: both },
    'what belongs to another is not theirs to approve',
  )
  const developer = await addCaller(gantry, 'developer')
  t.strictSame(await decisionsFor(developer), { listTokens: ['reject'], putAiBudget: ['reject'] })
  for (const { decisions } of (await waitingFor(developer, '?kind=tool_call')).items) t.strictSame(decisions.length, 1)
  const taskId = await gantry.createTask()
  const bound = await addCredential(gantry, 'user_owner', { allow: { taskIds: [taskId] } })
  t.strictSame(await decisionsFor(bound), {}, 'of chats of no task of its own')
  const ofTask = await waitingChat(gantry, 'createTask', { title: 'Made' }, { taskId })
  t.match((await waitingFor(bound)).items, [{ chatId: ofTask, taskId, decisions: [{ decision: 'reject' }] }])
  await gantry.call('DELETE', `/chats/${privately}`)
  await gantry.call('POST', `/chats/${ofTask}/interrupt`)
  t.strictSame(
    (await waitingFor(gantry, '?kind=tool_call')).items.map(({ chatId }) => chatId),
    [widely],
    'a chat that is deleted, and a turn that is interrupted, wait no more',
  )
})

t.test('a model is not told what waits for someone else than the one it works for', async (t) => {
  const gantry = await start()
  await putProvider(gantry, models)
  const chatId = await chatClient(gantry).createChat({ toolRules: [{ tool: '*', action: 'allow' }] })
  await chatClient(gantry).send(chatId, wordsFor(['listWaiting']))
  const { callsAfter } = outcomeOfCalls(chatClient(gantry))
  t.match(await callsAfter(chatId), [{ tool: 'listWaiting', state: 'succeeded', output: /command of the project/ }])
  for (const other of [await addCaller(gantry, 'maintainer'), await addCaller(gantry, 'owner')]) {
    const { messages } = (await other.call('GET', `/chats/${chatId}/messages`)).body.data
    const [part] = messages.at(-1).parts
    t.match([part.isOutputHidden, part.output], [true, undefined])
  }
})

t.test('a review waits for each reviewer until they have judged the task as it is', async (t) => {
  const gantry = await start()
  const [ada, bob] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  const id = await gantry.createTask('To be judged')
  const reviewsFor = async (caller: Caller) =>
    (await waitingFor(caller, '?kind=review')).items.map(({ taskId }) => taskId)
  await gantry.call('PUT', `/tasks/${id}/reviewers`, { body: { reviewers: [ada.userId, bob.userId, 'Grace'] } })
  t.strictSame(await reviewsFor(ada), [], 'it is not in review')
  await submit(gantry, id)
  t.strictSame([await reviewsFor(ada), await reviewsFor(bob), await reviewsFor(gantry)], [[id], [id], []])
  const judge = (verdict: string) => ada.call('POST', `/tasks/${id}/reviews`, { body: { verdict } })
  await judge('commented')
  t.strictSame(await reviewsFor(ada), [id], 'a comment is no verdict')
  await judge('changes_requested')
  await bob.call('POST', `/tasks/${id}/reviews`, { body: { verdict: 'commented' } })
  t.strictSame([await reviewsFor(ada), await reviewsFor(bob)], [[], [id]])
  await bob.call('PATCH', `/tasks/${id}`, { body: { content: 'Another one.' } })
  t.match((await waitingFor(ada)).items, [{ taskId: id, createdBy: { id: bob.userId } }], 'as it was changed')
  await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: 'done' } })
  t.strictSame(await reviewsFor(ada), [])
})

t.test('commands with secrets wait for those alone who decide on secrets, and a broken file for nobody', async (t) => {
  const gantry = await start({ files: {} })
  const owner = (scopes: readonly ('config:read' | 'config:write' | 'secrets:write')[]) =>
    addCredential(gantry, 'user_owner', { scopes })
  const [keeper, other] = [
    await owner(['config:read', 'config:write', 'secrets:write']),
    await owner(['config:read', 'config:write']),
  ]
  const titles = async (caller: Caller) => (await waitingFor(caller, '?kind=commands')).items.map(({ title }) => title)
  t.strictSame([await titles(keeper), await titles(other)], [[], []])
  await gantry.call('PUT', '/config/secrets/KEY', { body: { value: 'a-secret-of-the-project' } })
  const { KEY: reference } = { KEY: '${' + 'secret:KEY}' }
  writeFiles(gantry.project, { 'gantry.json': JSON.stringify({ scripts: { send: `send ${reference}` } }) })
  t.strictSame([await titles(keeper), await titles(other)], [['A command of the project'], []])
  const { items } = await waitingFor(keeper, '?kind=commands')
  t.notMatch(JSON.stringify(items), /a-secret|send/)
  writeFiles(gantry.project, { 'gantry.json': '{' })
  t.strictSame([await titles(keeper), await titles(other)], [[], []])
  writeFiles(gantry.project, {
    'gantry.json': '{}',
    '.mcp.json': JSON.stringify({ mcpServers: { one: { command: 'one' } } }),
  })
  const [item] = (await waitingFor(other, '?kind=commands')).items
  t.match(item, { title: 'A command of the project', createdAt: /^20/, createdBy: undefined })
  await approveCommands(gantry)
  t.strictSame(await titles(other), [])
})

t.test('two processes on one database answer the same list', async (t) => {
  const project = makeFolder(t)
  writeFiles(project, files)
  const shared = await onPostgres()
  const begin = () => start({ args: ['--project', project, '--data', makeFolder(t)], environment: shared })
  const [first, second] = [await begin(), await begin()]
  await makeAll(first, project)
  const seen = await waitingFor(second)
  t.equal(seen.total, 5)
  t.strictSame(seen, await waitingFor(first))
  for (const [index, { decisions }] of seen.items.entries()) await decide(index % 2 ? first : second, decisions.at(-1))
  for (const gantry of [first, second]) t.equal((await waitingFor(gantry)).total, 0)
})

async function waitingFor(
  caller: Caller,
  query = '',
): Promise<{ items: Item[]; total: number; counts: { kind: string; count: number }[]; nextCursor?: string }> {
  return (await caller.call('GET', `/waiting${query}`)).body.data
}

function firstPage(caller: Caller) {
  return waitingFor(caller, '?limit=1')
}

const paths: Readonly<Record<string, string>> = {
  approveToolCall: '/chats/{chatId}/approvals/{approvalId}/approve',
  rejectToolCall: '/chats/{chatId}/approvals/{approvalId}/reject',
  approveMcpCall: '/mcp/calls/{mcpCallId}/approve',
  rejectMcpCall: '/mcp/calls/{mcpCallId}/reject',
  approveCommands: '/config/approvals/approve',
  approveSkill: '/skills/{skillName}/approve',
  submitTaskReview: '/tasks/{id}/reviews',
}

function decide(caller: Caller, decision: Decision | undefined) {
  const { operationId = '', path = {}, body } = decision ?? {}
  const filled = Object.entries(path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    paths[operationId] ?? '',
  )
  return caller.call('POST', filled, body ? { body } : {})
}

/** One of each kind. Commands wait last, as a tool of theirs must run first. */
async function makeAll(gantry: Gantry, project = gantry.project) {
  await putProvider(gantry, models)
  await approveCommands(gantry)
  const execute = { serverName: 'odd', toolName: 'tell-pid' }
  await gantry.call('POST', '/mcp/tools/execute', { body: execute })
  await waitingChat(gantry, 'createTask', { title: 'Made' })
  const reviewed = await gantry.createTask('To be judged')
  await gantry.call('PUT', `/tasks/${reviewed}/reviewers`, { body: { reviewers: ['user_owner'] } })
  await submit(gantry, reviewed)
  const config = JSON.parse(files['gantry.json'])
  writeFiles(project, { 'gantry.json': JSON.stringify({ ...config, scripts: { one: 'echo one' } }) })
  return { reviewed }
}

async function submit(gantry: Gantry, id: string) {
  await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: 'in_progress' } })
  await gantry.call('POST', `/tasks/${id}/transition`, { body: { state: 'in_review' } })
}

async function waitingChat(gantry: Gantry, operation: string, input: object = {}, more: object = {}): Promise<string> {
  const { createChat, send, settled } = chatClient(gantry)
  const chatId = await createChat({ toolRules: [{ tool: '*', action: 'ask' }], ...more })
  await send(chatId, wordsFor([operation, input]))
  await settled(chatId, 'waiting_approval')
  return chatId
}
