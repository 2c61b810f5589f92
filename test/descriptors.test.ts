import t from 'tap'
import type { Test } from 'tap'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { call, makeFolder, ownerToken } from './support/gantry.ts'
import { main } from './support/main.ts'
import { nextOf, open, statusIn } from './support/wire.ts'
import { upload } from './support/uploads.ts'

const filesMax = 256
const skip = spawnSync('prlimit', ['--version']).error !== undefined && 'there is no prlimit'

for (const [what, sent] of [
  ['silent', ''],
  ['half-sent', 'GET /api/v1/health/live HTTP/1.1\r\nHost:'],
  ['idle', 'GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'],
] as const)
  t.test(`with ${filesMax} descriptors, 300 ${what} connections shut no caller out`, { skip }, async (t) => {
    const origin = await startLimited(t)
    const port = Number(new URL(origin).port)
    for (let count = 0; count < 300; count++) {
      const socket = await openSilent(t, port)
      if (sent !== '') socket.write(sent)
    }
    for (let count = 0; count < 10; count++) {
      const socket = await open(port)
      socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
      t.equal(statusIn(await nextOf(socket)), 200)
    }
    const caller = { call: (...given: [string, string]) => call(origin, ...given) }
    t.equal((await call(origin, 'POST', '/tasks', { body: { title: 'A task' } })).status, 201)
    t.equal((await upload(caller, 'a.txt', 'A file needs a descriptor.')).status, 201)
  })

t.test('a call in progress keeps its connection while others make room', { skip }, async (t) => {
  const origin = await startLimited(t)
  const port = Number(new URL(origin).port)
  const body = '{"title":"Slowly sent"}'
  const calling = await open(port)
  calling.write(
    `POST /api/v1/tasks HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${ownerToken}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  t.equal(statusIn(await nextOf(calling)), 100)
  for (let count = 0; count < 300; count++) await openSilent(t, port)
  t.equal((await call(origin, 'GET', '/health/live')).status, 200)
  calling.write(body)
  t.equal(statusIn(await nextOf(calling)), 201)
})

async function openSilent(t: Test, port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  t.teardown(() => socket.destroy())
  // The service may close it, or may not have accepted it.
  await Promise.race([
    once(socket, 'connect'),
    once(
      socket.on('error', () => {}),
      'close',
    ),
  ])
  return socket
}

/** A service that may open few files; returns its origin. */
async function startLimited(t: Test): Promise<string> {
  const args = [`--nofile=${filesMax}`, process.execPath, main, '--project', makeFolder(t), '--port', '0']
  const inherited = Object.entries(process.env).filter(([name]) => !/^(GANTRY_|INIT_CWD)/.test(name))
  const env = { ...Object.fromEntries(inherited), GANTRY_ADMIN_TOKEN: ownerToken, GANTRY_RATE_LIMIT: 'off' }
  const service = spawn('prlimit', args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  t.teardown(() => service.kill('SIGKILL'))
  let output = ''
  for await (const chunk of service.stdout.setEncoding('utf8')) {
    output += chunk
    if (output.includes('Ctrl+C')) break
  }
  return /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? ''
}
