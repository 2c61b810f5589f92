import t from 'tap'
import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { routes } from '../src/generated/routes.ts'
import { OverloadRefusals } from '../src/http/overload/refusals.ts'
import type { Route } from '../src/http/route.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { startServer } from './support/server.ts'
import { request } from './support/wire.ts'

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
    path: path.replaceAll(/:\w+/g, 'x'),
    type: body === 'multipart' ? 'multipart/form-data; boundary=b' : 'application/json',
    authorization: bad,
    status: 401,
  }))
const upload = { name: 'uploadResource', method: 'POST', path: '/resources', type: 'multipart/form-data; boundary=b' }
const others: readonly Refused[] = [
  { ...upload, name: 'an unknown path', path: '/nothing', authorization: owner, status: 404 },
  { ...upload, name: 'a method that is not taken', method: 'PUT', authorization: owner, status: 405 },
  { ...upload, name: 'an unknown query parameter', path: '/resources?x=1', authorization: owner, status: 400 },
  { ...upload, name: 'a media type that is not taken', type: 'text/plain', authorization: owner, status: 415 },
  { ...upload, name: 'JSON of another type', path: '/tasks', type: 'text/plain', authorization: owner, status: 415 },
]

interface ClientCall extends Refused {
  readonly size: number
}

const byStranger = { authorization: bad, status: 401 }
const clientCalls: readonly ClientCall[] = [
  ...[small, medium].flatMap((size) => withBody.map((refused) => ({ ...refused, size }))),
  ...[...others, { ...upload, ...byStranger }].flatMap((refused) =>
    [small, medium, large].map((size) => ({ ...refused, size })),
  ),
]

/** Refuses every call as an overloaded service does. */
const refusals = new OverloadRefusals()
const overloaded = await startServer(t, gantry, {
  admission: { offer: (call) => refusals.refuse(call.request, call.response, call.refusedBodies) },
})
const callsUnderOverload = [upload, { ...upload, name: 'createTask', path: '/tasks', type: 'application/json' }]
  .flatMap((call) => [small, medium, large].map((size) => ({ ...call, size, authorization: owner, status: 503 })))
  .flatMap((call) => Array<ClientCall>(5).fill(call))

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

t.test('fetch of Node.js loses no refusal', async (t) => {
  const calls = [
    ...clientCalls,
    ...[small, medium, large].flatMap((size) => Array<ClientCall>(20).fill({ ...upload, ...byStranger, size })),
  ]
  t.strictSame(await answersOf(process.execPath, 'calls.mjs', fetching, calls), statusesOf(calls))
  t.strictSame(
    await answersOf(process.execPath, 'calls.mjs', fetching, callsUnderOverload, overloaded.port),
    statusesOf(callsUnderOverload),
  )
})

// In a process of its own: in that of the service, client and service would take turns.
const fetching = `
import { readFileSync } from 'node:fs'
const [, , port, file] = process.argv
const answers = []
for (const { method, path, type, authorization, size } of JSON.parse(readFileSync(file, 'utf8'))) {
  try {
    const isForm = type.startsWith('multipart')
    const form = new FormData()
    form.set('file', new File([new Uint8Array(size).fill(120)], 'name'))
    const response = await fetch('http://127.0.0.1:' + port + '/api/v1' + path, {
      method,
      headers: { authorization, ...(!isForm && { 'content-type': type }) },
      body: isForm ? form : chunks(size),
      duplex: 'half',
    })
    answers.push((await response.json()).success === false ? response.status : 'no refusal')
  } catch (error) {
    answers.push(String(error.cause ?? error))
  }
}
console.log(JSON.stringify(answers))

async function* chunks(size) {
  for (let sent = 0; sent < size; sent += 65536) yield new Uint8Array(Math.min(65536, size - sent)).fill(120)
}
`

t.test('curl loses no refusal', { skip: missing('curl') }, async (t) => {
  const folder = makeFolder(t)
  for (const size of [small, medium, large]) writeFileSync(join(folder, `${size}`), Buffer.alloc(size, 'x'))
  const calls = [
    ...clientCalls.map((call) => ({ ...call, port: gantry.port })),
    ...callsUnderOverload.map((call) => ({ ...call, port: overloaded.port })),
  ]
  const config = calls.map(({ method, path, type, authorization, size, port }) =>
    [
      `url = "http://127.0.0.1:${port}/api/v1${path}"`,
      `request = "${method}"`,
      `header = "Authorization: ${authorization}"`,
      `header = "Content-Type: ${type}"`,
      'header = "Expect:"',
      `data-binary = "@${join(folder, `${size}`)}"`,
      'write-out = "\\n%{http_code} %{exitcode}\\n"',
      'silent',
    ].join('\n'),
  )
  writeFileSync(join(folder, 'calls'), config.join('\nnext\n'))
  const { stdout } = await promisify(execFile)('curl', ['--config', join(folder, 'calls')], { maxBuffer: 1e8 })
  t.strictSame(
    stdout.match(/^\d{3} \d+$/gm),
    statusesOf(calls).map((status) => `${status} 0`),
  )
})

t.test("Python's http.client loses no refusal", { skip: missing('python3') }, async (t) => {
  t.strictSame(await answersOf('python3', 'calls.py', python, clientCalls), statusesOf(clientCalls))
  t.strictSame(
    await answersOf('python3', 'calls.py', python, callsUnderOverload, overloaded.port),
    statusesOf(callsUnderOverload),
  )
})

const python = `
import http.client, json, sys
answers = []
for call in json.load(open(sys.argv[2])):
    connection = http.client.HTTPConnection('127.0.0.1', int(sys.argv[1]))
    try:
        connection.request(call['method'], '/api/v1' + call['path'], b'x' * call['size'],
            {'Authorization': call['authorization'], 'Content-Type': call['type']})
        response = connection.getresponse()
        answers.append(response.status if json.load(response)['success'] is False else 'no refusal')
    except Exception as error:
        answers.append(repr(error))
    connection.close()
print(json.dumps(answers))
`

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
  return request(method, `/api/v1${path}`, {
    Authorization: authorization,
    'Content-Type': type,
    ...(length === undefined ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': `${length}` }),
    ...more,
  })
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  // What goes wrong is seen by how the connection ends.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function nextOf(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}

function statusIn(text: string): number {
  return Number(text.split(' ')[1])
}

/** Writes, and returns whether the connection took it. */
function write(socket: Socket, bytes: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve) => socket.write(bytes, (error) => resolve(!error)))
}

/** How a connection ends: in order, or by an error. */
function endOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    if (socket.errored) resolve('error')
    socket.on('end', () => resolve('end')).on('error', () => resolve('error'))
    socket.resume()
  })
}

/** Runs a client that makes the calls, and returns the status of each, or how its answer was lost. */
async function answersOf(
  program: string,
  name: string,
  text: string,
  calls: readonly ClientCall[],
  port = gantry.port,
): Promise<(number | string)[]> {
  const folder = makeFolder(t)
  writeFileSync(join(folder, 'calls.json'), JSON.stringify(calls))
  writeFileSync(join(folder, name), text)
  const run = promisify(execFile)(program, [join(folder, name), `${port}`, join(folder, 'calls.json')])
  return JSON.parse((await run).stdout)
}

function statusesOf(calls: readonly ClientCall[]): number[] {
  return calls.map(({ status }) => status)
}

function missing(program: string): string | false {
  return spawnSync(program, ['--version']).error === undefined ? false : `there is no ${program}`
}
