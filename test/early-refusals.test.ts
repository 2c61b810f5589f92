import t from 'tap'
import { routes } from '../src/generated/routes.ts'
import { OverloadRefusals } from '../src/http/overload/refusals.ts'
import type { Route } from '../src/http/route.ts'
import { foreignClients } from './support/foreign-clients.ts'
import type { ClientCall } from './support/foreign-clients.ts'
import { startGantry } from './support/gantry.ts'
import { startServer } from './support/server.ts'
import { endOf, nextOf, open, request, statusIn, write } from './support/wire.ts'

const gantry = await startGantry(t)
const owner = `Bearer ${gantry.token}`
const bad = 'Bearer not-a-token-of-this-service'
const [small, medium, large] = [2_000, 100_000, 3_000_000] as const

/** A request that is refused before its body is read. */
interface Refused {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly type: string
  readonly authorization: string
  readonly status: number
}

const all = Object.entries(routes) as [string, Route][]
const withBody: readonly Refused[] = all
  .filter(([, { body, isPublic }]) => body && !isPublic)
  .map(([name, { method, path, body }]) => ({
    name,
    method,
    path: `/api/v1${path.replaceAll(/:\w+/g, 'x')}`,
    type: body === 'multipart' ? 'multipart/form-data; boundary=b' : 'application/json',
    authorization: bad,
    status: 401,
  }))
const upload = {
  name: 'uploadResource',
  method: 'POST',
  path: '/api/v1/resources',
  type: 'multipart/form-data; boundary=b',
}
const others: readonly Refused[] = [
  { ...upload, name: 'an unknown path', path: '/api/v1/nothing', authorization: owner, status: 404 },
  { ...upload, name: 'a method that is not taken', method: 'PUT', authorization: owner, status: 405 },
  { ...upload, name: 'an unknown query parameter', path: '/api/v1/resources?x=1', authorization: owner, status: 400 },
  { ...upload, name: 'a media type that is not taken', type: 'text/plain', authorization: owner, status: 415 },
  {
    ...upload,
    name: 'JSON of another type',
    path: '/api/v1/tasks',
    type: 'text/plain',
    authorization: owner,
    status: 415,
  },
]

type RefusedCall = Refused & ClientCall

const byStranger = { authorization: bad, status: 401 }
const clientCalls: readonly RefusedCall[] = [
  ...[small, medium].flatMap((size) => withBody.map((refused) => ({ ...refused, size, isChunked: size === medium }))),
  ...[...others, { ...upload, ...byStranger }].flatMap((refused) =>
    [small, medium, large].map((size) => ({ ...refused, size })),
  ),
]

/** Refuses every call as an overloaded service does. */
const refusals = new OverloadRefusals()
const overloaded = await startServer(t, gantry, {
  admission: { offer: (call) => refusals.refuse(call.request, call.response, call.refusedBodies) },
})
const callsUnderOverload = [upload, { ...upload, name: 'createTask', path: '/api/v1/tasks', type: 'application/json' }]
  .flatMap((call) => [small, medium, large].map((size) => ({ ...call, size, authorization: owner, status: 503 })))
  .flatMap((call) => Array<RefusedCall>(5).fill(call))

t.test('a refused request may be sent to its end, and its connection closes in order', async (t) => {
  for (const refused of [...withBody, ...others]) {
    const body = Buffer.alloc(medium, 'x')
    const socket = await open(gantry.port)
    socket.write(headOf(refused, body.length))
    t.equal(statusIn(await nextOf(socket)), refused.status, `${refused.name} is answered before the body is there`)
    for (let sent = 0; sent < body.length; sent += 10_000) await write(socket, body.subarray(sent, sent + 10_000))
    t.equal(await endOf(socket), 'end', `${refused.name} takes the rest`)
  }
})

t.test('a body that is too large is refused so that the sender reads it', async (t) => {
  for (const [name, head] of Object.entries({
    'by its length': `Content-Length: ${large}\r\n`,
    'by its bytes': 'Transfer-Encoding: chunked\r\n',
  })) {
    const socket = await open(gantry.port)
    socket.write(
      `POST /api/v1/tasks HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${owner}\r\nContent-Type: application/json\r\n${head}\r\n`,
    )
    const answered = nextOf(socket)
    const bytes = Buffer.alloc(100_000, ' ')
    for (let sent = 0; sent < large; sent += bytes.length) {
      if (head.startsWith('Transfer')) await write(socket, `${bytes.length.toString(16)}\r\n`)
      await write(socket, bytes)
      if (head.startsWith('Transfer')) await write(socket, '\r\n')
    }
    if (head.startsWith('Transfer')) await write(socket, '0\r\n\r\n')
    t.equal(statusIn(await answered), 413, name)
    t.equal(await endOf(socket), 'end', name)
  }
})

for (const client of foreignClients) {
  t.test(`${client.name} loses no refusal`, { skip: client.whyNot }, async (t) => {
    const calls = [
      ...clientCalls,
      ...[small, medium, large].flatMap((size) => Array<RefusedCall>(20).fill({ ...upload, ...byStranger, size })),
    ]
    t.strictSame(await client.answers(t, gantry.port, calls), statusesOf(calls))
    t.strictSame(await client.answers(t, overloaded.port, callsUnderOverload), statusesOf(callsUnderOverload))
  })
}

t.test('a client that sends on and on is disconnected', async (t) => {
  const { port } = await startServer(t, gantry, { drain: { bytesMax: 200_000, ms: 60_000 } })
  const socket = await open(port)
  socket.write(`${headOf({ ...upload, authorization: bad }, undefined)}`)
  t.equal(statusIn(await nextOf(socket)), 401)
  const ended = endOf(socket)
  const chunk = `2710\r\n${'x'.repeat(10_000)}\r\n`
  while (!socket.closed && (await write(socket, chunk)));
  t.not(await ended, 'open', 'behind the bytes that are read')
})

t.test('a client that sends no more is disconnected', async (t) => {
  const { port } = await startServer(t, gantry, { drain: { bytesMax: 200_000, ms: 1 } })
  const socket = await open(port)
  socket.write(headOf({ ...upload, authorization: bad }, 1_000))
  t.equal(statusIn(await nextOf(socket)), 401)
  t.equal(await endOf(socket), 'end')
})

t.test('a client that waits for permission to send is refused at once', async (t) => {
  const socket = await open(gantry.port)
  socket.write(headOf({ ...upload, authorization: bad }, large, { Expect: '100-continue' }))
  t.equal(statusIn(await nextOf(socket)), 401)
  t.equal(await endOf(socket), 'end')
})

function headOf(
  { method, path, type, authorization }: Omit<Refused, 'name' | 'status'>,
  length: number | undefined,
  more: Readonly<Record<string, string>> = {},
): string {
  return request(method, path, {
    Authorization: authorization,
    'Content-Type': type,
    ...(length === undefined ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': `${length}` }),
    ...more,
  })
}

function statusesOf(calls: readonly RefusedCall[]): number[] {
  return calls.map(({ status }) => status)
}
