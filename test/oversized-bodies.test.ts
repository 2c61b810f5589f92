import t from 'tap'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setImmediate as nextTick } from 'node:timers/promises'
import { routes } from '../src/generated/routes.ts'
import type { Route } from '../src/http/route.ts'
import { foreignClients } from './support/foreign-clients.ts'
import type { ClientCall } from './support/foreign-clients.ts'
import { ownerToken, startGantry } from './support/gantry.ts'
import { startNginx, whyNoNginx } from './support/nginx.ts'
import { freePort } from './support/ports.ts'
import { startServer } from './support/server.ts'
import { upload } from './support/uploads.ts'
import { endOf, nextOf, open, request, statusIn, write } from './support/wire.ts'

const mebibyte = 1_048_576
const jsonBytesMax = mebibyte
const uploadBytesMax = mebibyte
const archiveBytesMax = 9 * mebibyte
const frame = ['--b\r\nContent-Disposition: form-data; name="file"; filename="new"\r\n\r\n', '\r\n--b--\r\n'] as const

/** A new file, whose form lacks nothing. */
const newFile = {
  method: 'POST',
  path: '/api/v1/resources',
  type: 'multipart/form-data; boundary=b',
  authorization: `Bearer ${ownerToken}`,
  frame,
}

const gantry = await startGantry(t, { environment: { GANTRY_UPLOAD_BYTES_MAX: String(uploadBytesMax) } })
await upload(gantry, 'x', 'A file that is there, so that it can be replaced.')

/** As long as the longest body of an operation, which is called as a tool. */
const mcp = json('/mcp', Math.max(...Object.values(routes).map((route: Route) => route.bodyBytesMax ?? 0)))

/** A call of each operation with a body, and of each route beside the contract, at three times the limit. */
const calls: readonly ClientCall[] = [
  ...(Object.values(routes) as Route[]).filter(({ body }) => body !== undefined).map(oversized),
  ...['/v1/chat/completions', '/v1/responses', '/v1/embeddings'].map((path) => json(path, 4 * mebibyte)),
  mcp,
]

// With its length and without it in turn: for one client the first call has one, for the next the second.
for (const [offset, client] of foreignClients.entries())
  t.test(`${client.name} reads 413 for each body of three times the limit`, { skip: client.whyNot }, async (t) => {
    const sent = calls.map((call, index) => ({ ...call, isChunked: (index + offset) % 2 === 0, expects: true }))
    const answers = await client.answers(t, gantry.port, sent)
    t.strictSame(
      answers.map((answer, index) => [sent[index]?.path, answer]),
      calls.map(({ path }) => [path, 413]),
    )
  })

t.test('an upload of far more than the limit is refused so that each client reads it', async (t) => {
  const large = { ...newFile, size: 120 * mebibyte, isChunked: true }
  for (const client of foreignClients.filter(({ whyNot }) => !whyNot))
    t.strictSame(await client.answers(t, gantry.port, [large]), [413], client.name)
})

t.test('an upload of 300 MiB against the limit by default is refused so that its sender reads it', async (t) => {
  const { port } = await startGantry(t)
  for (const client of foreignClients.filter(({ whyNot }) => !whyNot).slice(-1))
    t.strictSame(await client.answers(t, port, [{ ...newFile, size: 300 * mebibyte }]), [413], client.name)
})

const slow = [
  { ...newFile, size: uploadBytesMax },
  { ...newFile, path: '/api/v1/knowledge/import', size: archiveBytesMax },
  { ...json('/api/v1/tasks', jsonBytesMax), size: jsonBytesMax },
]

for (const call of slow) {
  t.test(`the rest of a body over the limit that trickles in is read no further: ${call.path}`, async (t) => {
    const { port } = await startServer(t, gantry, { drain: { ms: 100 } })
    const { socket, chunk } = await sendOversized(port, call)
    t.equal(statusIn(await nextOf(socket)), 413)
    const ended = endOf(socket)
    while (!socket.closed && (await write(socket, chunk(1)))) await nextTick()
    t.ok(await ended)
  })

  t.test(`a stop does not wait for the rest of a refused body: ${call.path}`, async (t) => {
    const { server, port } = await startServer(t, gantry, { times: { bodyMs: 3_600_000 } })
    const { socket } = await sendOversized(port, call)
    t.equal(statusIn(await nextOf(socket)), 413)
    const ended = endOf(socket)
    await server.close()
    t.ok(await ended)
  })
}

t.test('a body that comes too slowly ends with its 408, and the connection with it', async (t) => {
  for (const [what, headers] of [
    ['an anonymous one', {}],
    ['one of the owner', { Authorization: `Bearer ${ownerToken}` }],
  ] as const) {
    const { port } = await startServer(t, gantry, { times: { bodyMs: 100 }, drain: { ms: 3_600_000 } })
    const socket = await open(port)
    socket.write(
      request('POST', '/api/v1/identity/login', {
        'Content-Type': 'application/json',
        'Content-Length': '1000',
        ...headers,
      }),
    )
    socket.write('{"username":')
    t.equal(statusIn(await nextOf(socket)), 408, what)
    t.equal(await endOf(socket), 'end', what)
  }
})

t.test('a client that was allowed to send reads the refusal of what it sends', async (t) => {
  for (const { path, size } of [json('/api/v1/tasks', jsonBytesMax), mcp]) {
    const socket = await open(gantry.port)
    socket.write(
      request('POST', path, {
        Authorization: `Bearer ${ownerToken}`,
        'Content-Type': 'application/json',
        'Transfer-Encoding': 'chunked',
        Expect: '100-continue',
      }),
    )
    t.equal(statusIn(await nextOf(socket)), 100, path)
    const answered = nextOf(socket)
    const chunk = `${mebibyte.toString(16)}\r\n${' '.repeat(mebibyte)}\r\n`
    for (let sent = 0; sent < size; sent += mebibyte) await write(socket, chunk)
    t.equal(statusIn(await answered), 413, path)
    await write(socket, '0\r\n\r\n')
    t.equal(await endOf(socket), 'end', path)
  }
})

t.test('behind nginx each client reads the refusal in the envelope', { skip: whyNoNginx }, async (t) => {
  const port = await freePort()
  const behind = await startGantry(t, {
    environment: {
      GANTRY_PUBLIC_URL: `http://127.0.0.1:${port}/gantry`,
      GANTRY_TRUSTED_PROXIES: '127.0.0.1',
      GANTRY_UPLOAD_BYTES_MAX: String(uploadBytesMax),
    },
  })
  const site = readFileSync(new URL('../examples/nginx.conf', import.meta.url), 'utf8')
    .replace('127.0.0.1:4600', `127.0.0.1:${behind.port}`)
    .replace('listen 443 ssl', `listen ${port}`)
    .replace(/ssl_certificate.*/g, '')
  await startNginx(t, site, port)
  const sent = [{ ...newFile, size: 120 * mebibyte }, json('/api/v1/tasks', jsonBytesMax)].flatMap((call) =>
    [false, true].map((isChunked) => ({ ...call, path: `/gantry${call.path}`, isChunked, expects: true })),
  )
  for (const client of foreignClients.filter(({ whyNot }) => !whyNot))
    t.strictSame(
      await client.answers(t, port, sent),
      sent.map(() => 413),
      client.name,
    )
})

function oversized({ method, path: pattern, body, bodyBytesMax = jsonBytesMax }: Route): ClientCall {
  const path = `/api/v1${pattern.replaceAll(/:\w+/g, 'x')}`
  if (body !== 'multipart') return { ...json(path, bodyBytesMax), method }
  const size = 3 * (pattern.endsWith('/import') ? archiveBytesMax : uploadBytesMax)
  return { ...newFile, method, path: method === 'PUT' ? `${path}?replace=true` : path, size }
}

function json(path: string, limit: number): ClientCall {
  return { method: 'POST', path, type: 'application/json', authorization: `Bearer ${ownerToken}`, size: 3 * limit }
}

/** Sends a chunked body of one byte more than the limit, and leaves it open. */
async function sendOversized(
  port: number,
  { method, path, type, frame: [before] = ['', ''], size }: ClientCall,
): Promise<{ socket: Socket; chunk: (size: number) => string }> {
  const socket = await open(port)
  const chunk = (size: number, first = '') => `${(first.length + size).toString(16)}\r\n${first}${' '.repeat(size)}\r\n`
  const headers = { Authorization: `Bearer ${ownerToken}`, 'Content-Type': type, 'Transfer-Encoding': 'chunked' }
  socket.write(request(method, path, headers) + chunk(size + 1, before))
  return { socket, chunk }
}
