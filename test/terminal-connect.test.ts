import { readFileSync, writeFileSync } from 'node:fs'
import t from 'tap'
import { open } from './support/terminal.ts'
import { attach } from './support/terminal-client.ts'
import { startGantry } from './support/gantry.ts'

/** Terminals by connections: what goes down and up, and under which positions. */

const gantry = await startGantry(t)

t.test('a connection begins with a snapshot, and goes on with what is printed', async (t) => {
  const session = await open(gantry, await gantry.createTask(), { command: ['cat'], cols: 90, rows: 20 })
  const client = await attach(t, gantry, session)
  t.match(client.frames[0], {
    type: 'attached',
    mode: 'write',
    size: { cols: 90, rows: 20 },
    session: { id: session.id },
  })
  client.type('hello\r')
  await client.untilText('hello\r\nhello\r\n')
  t.match(client.snapshots, [{ position: 0, cols: 90, rows: 20 }])
  t.equal(client.position, client.output.length)
  client.send({ type: 'ping' })
  await client.until('pong')
  client.type(Uint8Array.of(4))
  t.match(await client.until('exited'), { exitCode: 0 })
  t.match(await client.until('ended'), { reason: 'exited', cursor: client.position })
  t.equal((await client.untilClosed()).code, 1000)
})

t.test('bytes come as the program wrote them, and go up as they were sent', async (t) => {
  const script = 'stty raw -echo; printf ready; head -c 1024 | od -An -tx1 -v | tr -d " \\n"; printf done'
  const session = await open(gantry, await gantry.createTask(), { command: ['sh', '-c', script] })
  const client = await attach(t, gantry, session, { query: '&cursor=0' })
  await client.untilText('ready')
  const bytes = Buffer.from(Array.from({ length: 1024 }, (_, index) => index % 256))
  client.type(bytes)
  await client.untilText('done')
  t.equal(client.text, `ready${bytes.toString('hex')}done`)
})

t.test('a client that comes back goes on at its cursor without a byte lost or repeated', async (t) => {
  const script = 'i=0; while read line; do i=$((i+1)); echo "line $i"; done'
  const session = await open(gantry, await gantry.createTask(), {
    command: ['sh', '-c', `stty -echo; echo go; ${script}`],
  })
  const first = await attach(t, gantry, session, { query: '&cursor=0' })
  await first.untilText('go')
  first.type('\r\r')
  await first.untilText('line 2\r\n')
  first.socket.terminate()
  const other = await attach(t, gantry, session)
  other.type('\r\r')
  await other.untilText('line 4\r\n')
  const again = await attach(t, gantry, session, { query: `&cursor=${first.position}` })
  again.type('\r')
  await again.untilText('line 5\r\n')
  t.equal(first.text + again.text, 'go\r\nline 1\r\nline 2\r\nline 3\r\nline 4\r\nline 5\r\n')
  t.strictSame([again.snapshots, again.all('gap')], [[], []])
})

t.test('what a program asks its terminal is answered by the host, or by the viewer that holds the size', async (t) => {
  const script = String.raw`stty raw -echo; while :; do printf '\033[c'; head -c 5 | od -An -c | tr -d ' \n'; echo; done`
  const session = await open(gantry, await gantry.createTask(), { command: ['bash', '-c', `read; ${script}`] })
  const watching = await attach(t, gantry, session, { query: '&mode=read' })
  const typing = await attach(t, gantry, session)
  typing.send({ type: 'take' }, { type: 'ping' })
  await typing.until('pong')
  typing.type('\r')
  await typing.untilText('\u001b[c')
  typing.type('mine1')
  await typing.untilText('mine1')
  t.notMatch(typing.text, '033', 'the host has answered nothing')
  typing.socket.terminate()
  await watching.until('viewers', ({ viewers }) => viewers.length === 1)
  // It asked once more while the viewer held the size, and nobody answered: the next answers are those of the host.
  const next = await attach(t, gantry, session)
  next.type('mine2')
  await watching.untilText('033[?1')
})

t.test('a size that is set while the screen is still drawn is told', async (t) => {
  const session = await open(gantry, await gantry.createTask(), {
    command: ['sh', '-c', 'yes | head -c 20000000; read line'],
  })
  const [watching, sizing] = await Promise.all([attach(t, gantry, session), attach(t, gantry, session)])
  sizing.send({ type: 'take' }, { type: 'resize', cols: 100, rows: 40 })
  for (const client of [watching, sizing]) t.match(await client.until('resized'), { cols: 100, rows: 40 })
})

t.test('the recorded exchange is what a service sends', async (t) => {
  const session = await open(gantry, await gantry.createTask(), { command: ['sh', '-c', 'read line; exit 3'] })
  const client = await attach(t, gantry, session)
  await client.until('viewers')
  const down = (since: number) => client.frames.slice(since).map((frame) => ({ down: frame }))
  const exchange: object[] = down(0)
  const steps = [
    { type: 'take' },
    { type: 'resize', cols: 100, rows: 40 },
    { type: 'ack', cursor: 1_000 },
    { type: 'ping' },
  ]
  const expected = ['viewers', 'resized', 'error', 'pong'] as const
  for (const [step, message] of steps.entries()) {
    const since = client.frames.length
    client.send(message)
    await client.until(expected[step] ?? 'pong', (frame) => client.frames.indexOf(frame) >= since)
    exchange.push({ up: message }, ...down(since))
  }
  const since = client.frames.length
  client.type('\r')
  await client.untilClosed()
  exchange.push({ up: 'bytes: 0d' }, ...down(since))
  const file = new URL('fixtures/terminal-exchange.json', import.meta.url)
  const text = `${JSON.stringify(exchange, masked, 1)}\n`
  if (process.env['RECORD']) writeFileSync(file, text)
  t.equal(text, readFileSync(file, 'utf8'))
})

/** What differs from run to run. */
function masked(name: string, value: unknown): unknown {
  if (name === 'createdAt' || name === 'connectedAt') return '2026-01-01T12:00:00.000Z'
  if (name === 'generation') return '…'
  if (name === 'pid') return 4711
  return typeof value === 'string' ? value.replace(/^(task|term|viewer|req)_\w+$/, '$1_…') : value
}
