import { hash } from 'node:crypto'
import t from 'tap'
import type { Test } from 'tap'
import { startGantry } from './support/gantry.ts'
import { open, type } from './support/terminal.ts'
import type { Session } from './support/terminal.ts'
import { attach } from './support/terminal-client.ts'
import type { TerminalClient } from './support/terminal-client.ts'
import { readUntil as readUntilSo } from './support/wait.ts'

/** Programs that print much, and viewers that do not keep up: no byte is lost unsaid, and no program is lost. */

const gantry = await startGantry(t)

t.test('a program that prints faster than it is read is read to the last byte', async (t) => {
  const script = 'stty raw -echo; echo go; read line; seq 1 2000000'
  const session = await open(gantry, await gantry.createTask(), { command: ['sh', '-c', script] })
  const client = await attach(t, gantry, session, { query: '&cursor=0' })
  await client.untilText('go')
  const readers = [
    readOn(t, session, client),
    readOn(t, session, await attach(t, gantry, session, { query: '&cursor=0' })),
  ]
  await type(gantry, session, '\n')
  const counted = Array.from({ length: 2_000_000 }, (_, index) => `${index + 1}\n`).join('')
  for (const seen of await Promise.all(readers)) t.equal(hash('sha256', seen), hash('sha256', `go\n${counted}`))
})

/** All output, over connections that end on a machine that is too busy. */
async function readOn(t: Test, session: Session, first: TerminalClient): Promise<Buffer> {
  const seen: Buffer[] = []
  for (let client = first; ; ) {
    await client.untilClosed()
    seen.push(client.output)
    t.same([client.snapshots, client.all('gap')], [[], []])
    if (client.all('exited').length > 0) return Buffer.concat(seen)
    client = await attach(t, gantry, session, { query: `&cursor=${Buffer.concat(seen).length}` })
  }
}

t.test('a client that comes back too late is told what it missed, and gets the screen', async (t) => {
  const script = 'stty -echo; echo first; read line; seq 1 500000; echo last; cat'
  const session = await open(gantry, await gantry.createTask(), { command: ['sh', '-c', script], rows: 10 })
  const first = await attach(t, gantry, session, { query: '&cursor=0' })
  await first.untilText('first')
  first.socket.terminate()
  await type(gantry, session, '\r')
  await gantry.call('POST', `/terminal/${session.taskId}/wait`, {
    body: { sessionId: session.id, until: { text: 'last\n' }, offset: first.position ?? 0 },
  })
  const again = await attach(t, gantry, session, { query: `&cursor=${first.position}` })
  const gap = await again.until('gap')
  await readUntilSo(
    () => again.snapshots,
    ({ length }) => length === 1,
    'the snapshot',
  )
  const [snapshot] = again.snapshots
  t.match(gap, { from: first.position, to: snapshot?.position })
  t.match(snapshot?.bytes.toString(), /500000\r\nlast/)
  again.type('on\r')
  await again.untilText('on\r\n')
})

t.test('a viewer that takes nothing is cut, and neither the program nor another viewer is', async (t) => {
  const session = await open(gantry, await gantry.createTask(), { command: ['sh', '-c', 'stty -echo; yes line'] })
  const silent = await attach(t, gantry, session, { acknowledges: false })
  const stuck = await attach(t, gantry, session)
  stuck.socket.pause()
  t.match(await silent.until('ended'), { reason: 'too_slow' })
  t.same(await silent.untilClosed(), { code: 1008, reason: 'too_slow' })
  const bytes = silent.output.length
  t.ok(bytes >= 1024 * 1024 && bytes <= 8 * 1024 * 1024, `${bytes} bytes were sent to the silent one`)
  await readUntilSo(
    async () =>
      (await gantry.call('GET', `/terminal/${session.taskId}/viewers?sessionId=${session.id}`)).body.data.viewers,
    ({ length }) => length === 0,
    'the end of both',
  )
  const keen = await attach(t, gantry, session)
  await readUntilSo(
    () => (keen.position ?? 0) - (keen.snapshots[0]?.position ?? 0),
    (count) => count > 3 * 1024 * 1024,
    'the output',
  )
  t.match((await gantry.call('GET', `/terminal/${session.taskId}/sessions/${session.id}`)).body.data.session, {
    state: 'running',
  })
  await gantry.call('DELETE', `/terminal/${session.taskId}/sessions/${session.id}`)
  t.match(await keen.until('ended'), { reason: 'exited' })
})
