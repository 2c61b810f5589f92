import t from 'tap'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { addCaller } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import { upload } from './support/uploads.ts'
import { readUntil } from './support/wait.ts'

const gantry = await startGantry(t, { environment: { GANTRY_UPLOAD_BYTES_MAX: '1000' } })

t.test('putResource replaces the version that the caller names, and keeps the fields', async (t) => {
  const taskId = await gantry.createTask()
  await upload(gantry, 'report.txt', 'first', { description: 'The report', taskId })
  const { etag, resource: before } = await read('report.txt')
  const link = (await gantry.call('POST', '/resources/report.txt/links', { body: {} })).body.data.link.url

  const replaced = await replace('report.txt', '<p>second</p>', { headers: { 'if-match': etag } })
  t.equal(replaced.status, 200)
  t.match(replaced.body.data.resource, { description: 'The report', taskId, size: 13, filename: 'report.txt' })
  t.ok(replaced.body.data.resource.createdAt > before.createdAt)
  t.equal(replaced.headers.get('etag'), (await read('report.txt')).etag)
  t.equal(await bytesOf('/api/v1/resources/report.txt?download=true'), '<p>second</p>')
  t.equal((await gantry.fetch(link)).status, 404, 'a link was for the bytes that it was made for')

  const stale = await replace('report.txt', 'third', { headers: { 'if-match': etag } })
  t.equal(stale.body.error.code, 'revision_mismatch')
  t.equal(await bytesOf('/api/v1/resources/report.txt?download=true'), '<p>second</p>')
})

t.test('putResource with replace=true replaces any version, and sets the fields of the form', async (t) => {
  await upload(gantry, 'build.log', 'first')
  const first = await gantry.call('GET', '/events?limit=200')
  for (const text of ['second', 'third']) {
    const { status } = await replace('build.log', text, { query: '?replace=true', fields: { description: text } })
    t.equal(status, 200)
  }
  t.equal((await read('build.log')).resource.description, 'third')
  const after = first.body.data.events.at(-1).id
  const { events } = (await gantry.call('GET', `/events?after=${after}`)).body.data
  t.strictSame(
    events.map(({ kind, data }: { kind: string; data: { changed: string[]; size: number } }) => [
      kind,
      data.size,
      ...data.changed,
    ]),
    [
      ['resource.updated', 6, 'description', 'content'],
      ['resource.updated', 5, 'description', 'content'],
    ],
  )
})

t.test('putResource removes the bytes that it replaced, and those of a refused replacement', async (t) => {
  await upload(gantry, 'counted.txt', 'first')
  const count = await countBlobs()
  await replace('counted.txt', 'second', { query: '?replace=true' })
  await replace('counted.txt', 'third', { headers: { 'if-match': '"1"' } })
  t.equal(await countBlobs(), count)
})

t.test('of writers that replace one version one succeeds', async (t) => {
  await upload(gantry, 'raced.txt', 'first')
  const { etag } = await read('raced.txt')
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => replace('raced.txt', `${index}`, { headers: { 'if-match': etag } })),
  )
  t.strictSame(answers.map(({ status }) => status).toSorted(), [200, 412, 412, 412, 412, 412])
  const winner = answers.findIndex(({ status }) => status === 200)
  t.equal(await bytesOf('/api/v1/resources/raced.txt?download=true'), `${winner}`)
})

t.test('putResource refuses', async (t) => {
  await upload(gantry, 'kept.txt', 'kept')
  const force = { query: '?replace=true' }
  for (const [what, answer, code, message] of [
    [
      'a call that does not say that it replaces',
      await replace('kept.txt', 'x'),
      'validation_failed',
      /If-Match.*replace=true/,
    ],
    ['a file that does not exist', await replace('absent.txt', 'x', force), 'resource_not_found', /./],
    ['what is too large', await replace('kept.txt', 'x'.repeat(1001), force), 'payload_too_large', /1000 bytes/],
    [
      'a task that does not exist',
      await replace('kept.txt', 'x', { ...force, fields: { taskId: 'task_none' } }),
      'task_not_found',
      /./,
    ],
    [
      'another body',
      await gantry.call('PUT', '/resources/kept.txt?replace=true', { body: {} }),
      'unsupported_media_type',
      /multipart/,
    ],
    [
      'an anonymous caller',
      await replace('kept.txt', 'x', { ...force, headers: { authorization: '' } }),
      'unauthenticated',
      /./,
    ],
    ['a bad flag', await replace('kept.txt', 'x', { query: '?replace=yes' }), 'validation_failed', /replace/],
  ] as const) {
    t.equal(answer.body.error.code, code, what)
    t.match(answer.body.error.message, message, what)
  }
  const viewer = await addCaller(gantry, 'viewer')
  t.equal((await replace('kept.txt', 'x', { ...force, caller: viewer })).body.error.code, 'scope_missing')
  const taskId = await gantry.createTask()
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: [taskId] }, scopes: ['resources:write'] })
  t.equal((await replace('kept.txt', 'x', { ...force, caller: narrow })).body.error.code, 'resource_not_found')
  await upload(gantry, 'of-task.txt', 'first', { taskId })
  t.equal((await replace('of-task.txt', 'x', { ...force, caller: narrow })).status, 200)
  const other = { taskId: await gantry.createTask() }
  t.equal(
    (await replace('of-task.txt', 'x', { ...force, caller: narrow, fields: other })).body.error.code,
    'task_not_found',
  )
  t.equal(await bytesOf('/api/v1/resources/kept.txt?download=true'), 'kept')
})

t.test('a replacement is one of the uploads in progress of its user', async (t) => {
  const greedy = await addCaller(gantry, 'developer')
  await upload(gantry, 'wanted.txt', 'text')
  const { limits } = (await gantry.call('GET', '/limits')).body.data
  const share = limits.find(({ name }: { name: string }) => name === 'uploadsPerUser').value
  const open: Socket[] = []
  t.teardown(() => open.forEach((socket) => socket.destroy()))
  // One more each time: a replacement that is accepted may have taken the place of an upload.
  const refusal = async () => {
    while (open.length < share) open.push(startUpload(gantry, greedy, `${open.length}.txt`))
    const { body } = await replace('wanted.txt', 'x', { query: '?replace=true', caller: greedy })
    if (!body.error) open.push(startUpload(gantry, greedy, `${open.length}.txt`))
    return body.error
  }
  t.match(await readUntil(refusal, (error) => error?.code === 'quota_exceeded', 'the refusal'), { retryAfter: Number })
})

interface Sent {
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, string>>
  readonly caller?: Pick<Gantry, 'call'>
}

function replace(
  filename: string,
  text: string,
  { query = '', headers = {}, fields = {}, caller = gantry }: Sent = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([text], 'any-name.txt'))
  return caller.call('PUT', `/resources/${filename}${query}`, { raw: form, headers })
}

async function read(filename: string): Promise<{ etag: string; resource: Answer['body'] }> {
  const { headers, body } = await gantry.call('GET', `/resources/${filename}`)
  return { etag: headers.get('etag') ?? '', resource: body.data.resource }
}

async function bytesOf(path: string): Promise<string> {
  return (await gantry.fetch(path)).text()
}

async function countBlobs(): Promise<number> {
  const files = await readdir(join(gantry.data, 'blobs'), { recursive: true, withFileTypes: true })
  return files.filter((file) => file.isFile()).length
}

/** Sends the beginning of a file and leaves it at that. */
function startUpload({ port }: Gantry, { secret }: TestCaller, filename: string): Socket {
  const start = `--b\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\nbegin`
  return connect(port, '127.0.0.1', function (this: Socket) {
    this.write(
      `POST /api/v1/resources HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${secret}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 10000\r\n\r\n${start}`,
    )
  })
}
