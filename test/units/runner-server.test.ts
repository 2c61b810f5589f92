import t from 'tap'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { FrameReader, frameBytes, frameIn, writeFrame } from '../../src/runner/frames.ts'
import type { RunnerEvent } from '../../src/runner/protocol.ts'
import { RunnerServer } from '../../src/runner/server.ts'
import type { CallHandlers, ServicePeer } from '../../src/runner/server.ts'
import { makeFolder } from '../support/folder.ts'

t.test('a service that reads nothing is told every exit, and of screens no more than a little', async (t) => {
  const path = join(makeFolder(t), 'test.sock')
  const met = Promise.withResolvers<ServicePeer>()
  const ping = (_: object, { peer }: { readonly peer: ServicePeer }) => {
    met.resolve(peer)
    return {}
  }
  const server = new RunnerServer({ ping } as unknown as CallHandlers, () => {})
  await server.listen(path)
  t.teardown(() => server.close())
  const socket = createConnection(path)
  await once(socket, 'connect')
  socket.pause()
  writeFrame(socket, { call: 'ping', ask: {} })
  const peer = await met.promise
  const screen = { cols: 80, rows: 1, lines: ['x'.repeat(100_000)], cursor: { row: 0, col: 0 }, position: 0 }
  for (let count = 0; count < 200; count += 1) peer.tellLatest({ event: 'screen', terminal: 'one', screen })
  for (let count = 0; count < 64; count += 1)
    peer.tell({ event: 'exited', terminal: `${count}`, exit: { exitCode: 0 } })
  const told: RunnerEvent[] = []
  const reader = new FrameReader<RunnerEvent>()
  const exits = () => told.filter(({ event }) => event === 'exited').length
  for await (const bytes of socket) {
    told.push(...reader.read(bytes).map(({ head }) => head))
    if (exits() === 64) break
  }
  t.ok(told.length > 64)
  t.ok(told.length < 64 + 100)
})

t.test('frames come whole from pieces of any length, whose memory is used again', async (t) => {
  const bodies = [0, 1, 7, 300_000].map((length, index) => Buffer.alloc(length, index + 1))
  const whole = Buffer.concat(bodies.map((body, index) => frameBytes({ index }, body)))
  for (const length of [1, 3, 4, 5, 4_096, whole.length]) {
    const reader = new FrameReader<{ readonly index: number }>()
    const piece = Buffer.alloc(length)
    const frames = []
    for (let at = 0; at < whole.length; at += length) {
      frames.push(...reader.read(piece.subarray(0, whole.copy(piece, 0, at))))
      piece.fill(0xff)
    }
    t.same(
      frames.map(({ head, body }) => [head.index, body.equals(bodies[head.index] ?? Buffer.alloc(0))]),
      bodies.map((_, index) => [index, true]),
      `pieces of ${length}`,
    )
  }
})

t.test('a message of a runner elsewhere is one frame, and no part of one', async (t) => {
  const frame = frameBytes({ event: 'beat' }, Buffer.from('body'))
  t.match(frameIn(frame), { head: { event: 'beat' }, body: Buffer.from('body') })
  const tooLong = Buffer.from(frame)
  tooLong.writeUInt32BE(60 * 1024 * 1024)
  for (const bad of [
    Buffer.alloc(0),
    frame.subarray(0, 3),
    frame.subarray(0, -1),
    Buffer.concat([frame, frame]),
    tooLong,
  ])
    t.throws(() => frameIn(bad), { name: 'TypeError' })
})
