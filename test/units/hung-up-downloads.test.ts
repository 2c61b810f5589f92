import fastify from 'fastify'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { sendFile } from '../../src/http/bytes.ts'
import { waitUntil } from '../support/wait.ts'

const size = 100_000

t.test('a file that was being opened for a caller who has hung up is closed', async (t) => {
  const server = fastify()
  let [opened, closed] = [0, 0]
  server.get('/', (request, reply) =>
    sendFile(request, reply, {
      size,
      type: 'application/octet-stream',
      tag: 'tag',
      lastModified: '2026-01-01T00:00:00.000Z',
      async open(start, end) {
        const file = await open(process.execPath)
        const bytes = file.createReadStream({ start, end }).once('close', () => closed++)
        opened++
        // As a slow disk, or a bucket.
        while (!reply.raw.destroyed) await pause(1)
        return passOn(bytes)
      },
    }),
  )
  await server.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => server.close())
  for (let count = 1; count <= 10; count++) {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await waitUntil(() => opened === count)
    socket.destroy()
    await waitUntil(() => closed === count)
  }
  t.equal(closed, 10)
})

t.test('a download of which its client takes nothing is cut, and its file closed', async (t) => {
  const server = fastify()
  let closed = 0
  const about = { type: 'text/plain', tag: 'tag', lastModified: '2026-01-01T00:00:00.000Z' }
  server.get('/', async (request, reply) => {
    const file = await open(process.execPath)
    const { size } = await file.stat()
    const bytes = async (start: number, end: number) =>
      passOn(file.createReadStream({ start, end }).once('close', () => closed++))
    return sendFile(request, reply, { ...about, size, open: bytes }, 500)
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  t.teardown(() => server.close())
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  t.teardown(() => socket.destroy())
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await waitUntil(() => closed === 1)
  t.equal(closed, 1)
})

/** As the readers of files do, which close what they have opened at their end. */
async function* passOn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* bytes
}
