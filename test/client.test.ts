import t from 'tap'
import { GantryError, UnexpectedAnswer, createClient } from 'gantry/client'
import type { Codes, Progress, Schemas } from 'gantry/client'
import { laterCodes, table } from '../src/generated/client-table.ts'
import { operations } from '../src/generated/operations.js'
import { errorCodes, errors } from '../src/errors.ts'
import { answering, clientsOf, failing, thrownBy } from './support/client.ts'
import { startCompressingProxy } from './support/compressing-proxy.ts'
import { startCuttingProxy } from './support/cutting-proxy.ts'
import { startGantry } from './support/gantry.ts'
import { oddEntry } from './support/mcp.ts'

const gantry = await startGantry(t, {
  args: ['--trust'],
  files: {
    'gantry.json': JSON.stringify({ mcpServers: { odd: oddEntry(), broken: { command: '/none/of/this' } } }),
  },
})
const proxy = await startCuttingProxy(t, gantry.origin)
const clientOf = clientsOf(gantry)
const client = clientOf()

t.test('every operation with a name is a function of the client, by its name', async (t) => {
  const names = operations.flatMap(({ command }) => (command === undefined ? [] : [command]))
  t.ok(names.length > 240)
  for (const name of names) {
    const words = name.split(' ').map((word) => word.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase()))
    const found = words.reduce((group: any, word) => group?.[word], client)
    t.type(found, 'function', name)
  }
})

t.test('the rows of the table have the methods and paths of the operations', async (t) => {
  const rowsOf = (rows: object): string[] =>
    Object.values(rows).flatMap((row: string | object) =>
      typeof row === 'string' ? [row.split(' ').slice(0, 2).join(' ')] : rowsOf(row),
    )
  t.same(
    rowsOf(table).toSorted(),
    operations
      .filter(({ command }) => command)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  )
})

t.test('the ETag of an answer that a proxy has compressed, and so made weak, is taken by If-Match', async (t) => {
  const { origin } = await startCompressingProxy(t, gantry.origin)
  const id = await gantry.createTask('Read through a proxy')
  const path = `${origin}/api/v1/tasks/${id}`
  const headers = {
    authorization: `Bearer ${gantry.token}`,
    'accept-encoding': 'gzip',
    'content-type': 'application/json',
  }
  const read = await fetch(path, { headers })
  t.match([read.headers.get('content-encoding'), read.headers.get('etag')], ['gzip', /^W\/"\d+"$/])
  const weak = read.headers.get('etag') ?? ''
  t.equal((await fetch(path, { headers: { ...headers, 'if-none-match': weak } })).status, 304, 'the comparison is weak')
  const body = JSON.stringify({ title: 'Changed' })
  const refused = await fetch(path, { method: 'PATCH', headers: { ...headers, 'if-match': weak }, body })
  t.equal(refused.status, 412, 'the comparison is strong')
  t.match(await refused.json(), { error: { message: /takes strong ETags alone.*Send If-Match: "\d+"/ } })
  const behind = clientOf({ baseUrl: origin })
  const { etag = '' } = await behind.tasks.get({ id }).answer()
  t.equal((await behind.tasks.update({ id, ifMatch: etag, title: 'Changed' })).title, 'Changed')
})

t.test('a call gives its data, and the whole answer with the ETag when asked', async (t) => {
  const task = await client.tasks.create({ title: 'Plan', tags: ['a'] })
  t.same([task.title, task.tags], ['Plan', ['a']])
  const made = await client.tasks.create({ title: 'Another' }).answer()
  t.match(made, { status: 201, location: /^\/api\/v1\/tasks\/task_/ })
  const { etag = '' } = await client.tasks.get({ id: task.id }).answer()
  const unchanged = await client.tasks.get({ id: task.id }, { headers: { 'if-none-match': etag } }).answer()
  t.match(unchanged, { status: 304, data: undefined, etag })
  await client.tasks.update({ id: task.id, ifMatch: etag, title: 'Changed' })
  t.match(await thrownBy(client.tasks.update({ id: task.id, ifMatch: etag, title: 'Again' })), {
    code: 'revision_mismatch',
    status: 412,
  })
  t.equal(await client.tasks.delete({ id: task.id }), undefined)
})

t.test('what an answer has beside its data is given too', async (t) => {
  const { document } = await client.context.role.get()
  t.equal(document.filename, 'role.md')
  t.ok(document.content.length > 0)
})

t.test('a failure is thrown with its code, which narrows, and its details', async (t) => {
  const error = await thrownBy(client.tasks.get({ id: 'task_none' }))
  t.ok(error instanceof GantryError && error.is('task_not_found', 'job_not_found'))
  t.match(error, { code: 'task_not_found', status: 404, requestId: /^req_/ })
  const wrong = await thrownBy(client.tasks.list({ limit: 1000 }))
  t.match(wrong, { code: 'validation_failed', details: [{ path: 'query/limit', rule: 'maximum' }] })
  t.notOk(error instanceof GantryError && error.is('validation_failed'))
})

t.test('an outcome is the data, or the failure with a code of the operation', async (t) => {
  const { error } = await client.tasks.get({ id: 'task_none' }).outcome()
  const code: Codes.GetTaskCode | undefined = error?.code
  t.equal(code, 'task_not_found')
  const { data } = await client.tasks.create({ title: 'An outcome' }).outcome()
  t.equal(data?.title, 'An outcome')
})

t.test('a path argument that is missing is refused before anything is sent', async (t) => {
  const { requests, fetch } = answering()
  const id = undefined as unknown as string
  t.match(await thrownBy(clientOf({ fetch }).tasks.delete({ id })), { message: 'The argument id is missing.' })
  t.equal(requests.length, 0)
})

t.test('an answer of another program is thrown as such', async (t) => {
  const page = () => new Response('<h1>Hello</h1>', { status: 404 })
  const error = await thrownBy(clientOf({ fetch: answering(page).fetch }).server.version())
  t.ok(error instanceof UnexpectedAnswer)
  t.match(error, { status: 404, message: /<h1>Hello/ })
})

t.test('a list gives the items of all pages, and reads no page before it is needed', async (t) => {
  const made: string[] = []
  for (const title of ['1', '2', '3', '4', '5']) made.push((await client.tasks.create({ title, tags: ['paged'] })).id)
  const { requests, fetch } = answering()
  const lists = clientOf({ fetch })
  const input: Schemas.ListTasksArguments = { tag: ['paged'], limit: 2, sort: 'createdAt', fields: ['id', 'title'] }
  const found: string[] = []
  for await (const task of lists.tasks.list(input)) found.push(task.id)
  t.same(found, made)
  t.equal(requests.length, 3)
  t.match(requests[0]?.url, 'fields=id&fields=title')
  for await (const task of lists.tasks.list(input)) if (task.id === made[1]) break
  t.equal(requests.length, 4)
  const page = await lists.tasks.list(input)
  t.equal(page.tasks.length, 2)
  t.ok(page.nextCursor)
  t.same(
    (await lists.tasks.list(input).all()).map(({ id }) => id),
    made,
  )
  let pages = 0
  for await (const { tasks } of lists.tasks.list(input).pages()) pages += tasks.length > 0 ? 1 : 0
  t.equal(pages, 3)
})

t.test('a filter with several values loses no item, whatever is in the values', async (t) => {
  await client.tasks.create({ title: 'With a comma', tags: ['x,y'] })
  await client.tasks.create({ title: 'Without', tags: ['z'] })
  const titles = (await client.tasks.list({ tag: ['x,y', 'z'] }).all()).map(({ title }) => title)
  t.same(titles.toSorted(), ['With a comma', 'Without'])
  t.equal((await client.tasks.list({ state: ['open', 'blocked'], tag: ['z'] }).all()).length, 1)
})

t.test('a list gives its items, and not what could not be read', async (t) => {
  const page = await client.mcp.tools.list({ limit: 200 })
  t.match(page.failures, [{ serverName: 'broken' }])
  const tools = await client.mcp.tools.list().all()
  t.same(tools, page.tools)
  t.ok(tools.every(({ name }) => typeof name === 'string'))
})

t.test('a member of a body that has the name of a path parameter is an argument of its own', async (t) => {
  const { requests, fetch } = answering(failing(404, 'email_not_found'))
  await thrownBy(clientOf({ fetch }).mail.move({ folder: 'inbox', id: 'mail_1', newFolder: 'read' }))
  t.match(requests[0]?.url, /\/mail\/inbox\/mail_1\/move$/)
  t.same(await requests[0]?.json(), { folder: 'read' })
})

t.test('a body of any members is one argument', async (t) => {
  await client.me.preferences.update({ body: { theme: 'dark' } })
  t.match(await client.me.preferences.get(), { preferences: { theme: 'dark' } })
})

t.test('a POST whose answer was lost is repeated, and has one effect', async (t) => {
  const before = proxy.cuts
  proxy.cut(0, 40)
  const { id } = await clientOf({ baseUrl: proxy.origin }).tasks.create({ title: 'Once', tags: ['once'] })
  t.equal(proxy.cuts, before + 2)
  t.same(
    (await client.tasks.list({ tag: ['once'] }).all()).map((task) => task.id),
    [id],
  )
})

t.test('an answer that breaks off in its body counts as lost', async (t) => {
  const broken = () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":tr')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    })
    return new Response(body, { status: 201, headers: { 'content-type': 'application/json' } })
  }
  const { requests, fetch } = answering(broken)
  const { title } = await clientOf({ fetch }).tasks.create({ title: 'Broken off' })
  t.equal(title, 'Broken off')
  t.equal(requests.length, 2)
})

t.test('a PATCH whose answer was lost is not repeated', async (t) => {
  const id = await gantry.createTask()
  const before = proxy.cuts
  proxy.cut(0)
  const change = clientOf({ baseUrl: proxy.origin }).tasks.update({ id, title: 'Changed' })
  t.ok((await thrownBy(change)) instanceof TypeError)
  t.equal(proxy.cuts, before + 1)
})

t.test('the Idempotency-Key of the caller is sent in place of one made up', async (t) => {
  const { requests, fetch } = answering(failing(503, 'overloaded'))
  await clientOf({ fetch }).tasks.create({ title: 'Keyed' }, { idempotencyKey: 'mine' })
  t.same(
    requests.map(({ headers }) => headers.get('idempotency-key')),
    ['mine', 'mine'],
  )
})

t.test('a token may be given for each attempt', async (t) => {
  const tokens = ['gty_old', gantry.token]
  const { requests, fetch } = answering(failing(503, 'overloaded'))
  await clientOf({ fetch, token: async () => tokens.shift() ?? '' }).whoami()
  t.same(
    requests.map(({ headers }) => headers.get('authorization')),
    ['Bearer gty_old', `Bearer ${gantry.token}`],
  )
})

t.test('Retry-After is waited for, up to a limit', async (t) => {
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const { requests, fetch } = answering(
    failing(503, 'overloaded', { 'retry-after': '7' }),
    failing(503, 'shutting_down'),
    failing(503, 'overloaded', { 'retry-after': '31' }),
  )
  const waiting = clientOf({ fetch, retry: { wait } })
  await waiting.tasks.create({ title: 'Waited' }).catch(() => {})
  t.equal(waits[0], 7_000)
  t.ok(waits[1] !== undefined && waits[1] >= 250 && waits[1] <= 750, 'a pause that grows, without one')
  t.equal(waits.length, 2, 'a longer wait is left to the caller')
  t.equal(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size, 1)
})

t.test('a call is sent a limited number of times', async (t) => {
  const busy = failing(503, 'overloaded')
  for (const [attemptsMax, sent] of [
    [undefined, 4],
    [1, 1],
  ] as const) {
    const { requests, fetch } = answering(busy, busy, busy, busy, busy)
    const retry = { wait: async () => {}, ...(attemptsMax && { attemptsMax }) }
    const error = await thrownBy(clientOf({ fetch, retry }).server.version())
    t.match(error, { code: 'overloaded' })
    t.equal(requests.length, sent)
  }
})

t.test('what may have had its effect is repeated only by calls that read', async (t) => {
  const late = failing(500, 'mcp_timeout')
  const tool = { serverName: 'files', toolName: 'write', arguments: {} }
  const writing = answering(late)
  t.match(await thrownBy(clientOf({ fetch: writing.fetch }).mcp.call(tool)), { code: 'mcp_timeout' })
  t.equal(writing.requests.length, 1)
  const calls = [
    (reading: typeof client) => reading.server.version(),
    (reading: typeof client) => reading.tokens.check({ operations: ['listTasks'] }),
  ]
  for (const call of calls) {
    const { requests, fetch } = answering(failing(500, 'internal_error'))
    await call(clientOf({ fetch }))
    t.equal(requests.length, 2)
  }
})

t.test('the codes that pass by themselves are those of the retry class later', async (t) => {
  t.same(
    laterCodes,
    errorCodes.filter((code) => errors[code][1] === 'later'),
  )
})

t.test('a signal ends the wait for a retry', async (t) => {
  const ends = new AbortController()
  const { requests, fetch } = answering(() => {
    queueMicrotask(() => ends.abort(new Error('enough')))
    return failing(503, 'overloaded', { 'retry-after': '30' })()
  })
  const patient = createClient({ baseUrl: gantry.origin, token: gantry.token, fetch })
  const error = await thrownBy(patient.server.version({}, { signal: ends.signal }))
  t.match(error, { message: 'enough' })
  t.equal(requests.length, 1)
})

t.test('an upload reports its progress, its bytes come back, and others replace them', async (t) => {
  const bytes = new Uint8Array(300_000).map((_, index) => index % 251)
  const progress: Progress[] = []
  const file = new File([bytes], 'progress.bin')
  const onProgress = (now: Progress) => void progress.push(now)
  const { resource } = await client.files.upload({ file, description: 'Bytes' }, { onProgress })
  t.match(resource, { filename: 'progress.bin', size: bytes.length, description: 'Bytes' })
  t.same(progress.at(-1), { sentBytes: bytes.length, totalBytes: bytes.length })
  t.ok(progress.length > 1)
  const { filename } = resource
  t.same(new Uint8Array(await (await client.files.get.bytes({ filename })).arrayBuffer()), bytes)
  const { etag = '' } = await client.files.get({ filename }).answer()
  await client.files.set({ filename, ifMatch: etag, file: new Blob(['shorter']) }, { onProgress })
  t.same(progress.at(-1), { sentBytes: 7, totalBytes: 7 })
  const stale = await client.files.set({ filename, ifMatch: etag, file: new Blob(['stale']) }).outcome()
  t.equal(stale.error?.code, 'revision_mismatch')
  await client.files.set({ filename, replace: true, file: new Blob(['whatever it is']) })
  t.equal(await (await client.files.get.bytes({ filename })).text(), 'whatever it is')
})

t.test('an upload whose answer was lost is repeated, and stores one file', async (t) => {
  const careful = clientOf({ baseUrl: proxy.origin })
  for (const onProgress of [undefined, () => {}]) {
    const file = new File(['five steps'], onProgress ? 'stream.txt' : 'form.txt')
    proxy.cut(0)
    const { resource } = await careful.files.upload({ file }, onProgress ? { onProgress } : {})
    t.match(resource, { filename: file.name, size: 10 })
  }
})
