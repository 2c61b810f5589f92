import { createHash } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { text as readText } from 'node:stream/consumers'
import t from 'tap'
import { startProgram } from '../src/platform/processes/start-program.ts'
import { ownerToken, type Gantry } from './support/gantry.ts'
import { gantry, open, close, closeAll, write, type, resize, read, readUntil, readAll } from './support/terminal.ts'
import type { Session } from './support/terminal.ts'

t.test('output is read whole by a reader that keeps up', async (t) => {
  const taskId = await gantry.createTask()
  const parts = [0, 1, 2, 3, 4].map((part) => ({ first: 1_000_000 + part * 131_072, count: 131_072 }))
  const lines = parts.map(({ first, count }) => `seq ${first} ${first + count - 1}; read line`)
  const session = await open(gantry, taskId, { command: ['sh', '-c', `stty -echo -onlcr; ${lines.join('; ')}`] })
  const hash = createHash('sha256')
  let offset = 0
  let gaps = 0
  for (const part of parts.keys()) {
    const end = (part + 1) * 8 * 131_072
    while (offset < end) {
      const { output, ...place } = await read(gantry, session, { offset, waitMs: 30_000 })
      gaps += Math.abs(place.offset - offset)
      hash.update(output)
      offset = place.nextOffset
    }
    await type(gantry, session, '\r')
  }
  t.equal(offset, 5 * 8 * 131_072)
  t.equal(gaps, 0)
  t.equal(hash.digest('hex'), sha256(parts.map(printNumbers).join('')))
  t.match(await readAll(gantry, session, offset), { text: '', last: { exitCode: 0 } })
})

t.test('a reader that does not keep up gets cursor_expired, and the last 2 MiB are retained', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, { command: ['sh', '-c', 'stty -echo -onlcr; seq 1000000 1655359'] })
  while (await isRunning(gantry, session));
  const all = printNumbers({ first: 1_000_000, count: 655_360 })
  const kept = 2 * 1024 * 1024
  const late = await gantry.call(
    'GET',
    `/terminal/${taskId}/output?sessionId=${session.id}&offset=${all.length - kept - 1}`,
  )
  t.match(late, { status: 410, body: { error: { code: 'cursor_expired' } } })
  const byPath = `/terminal/${taskId}/sessions/${session.id}/output?offset=${all.length - kept - 1}`
  t.match(await gantry.call('GET', byPath), { status: 410, body: { error: { code: 'cursor_expired' } } })
  t.equal((await read(gantry, session, {})).offset, all.length - kept)
  const { text, last } = await readAll(gantry, session)
  t.equal(last.nextOffset, all.length)
  t.equal(sha256(text), sha256(all.slice(-kept)))
  const beyond = await gantry.call('GET', `/terminal/${taskId}/output?sessionId=${session.id}&offset=${all.length + 1}`)
  t.match(beyond, { status: 400, body: { error: { code: 'invalid_cursor' } } })
})

t.test('output is cut between characters, however the bytes come', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, {
    command: ['sh', '-c', `stty -echo; printf 'A\\342\\202'; read line; printf '\\254B\\377C\\342\\202'`],
  })
  t.match(await readUntil(gantry, session, 'A'), { text: 'A', offset: 1 })
  t.match(await read(gantry, session, { offset: 1 }), { output: '', offset: 1, nextOffset: 1, state: 'running' })
  await type(gantry, session, '\r')
  const { text, last } = await readAll(gantry, session, 1)
  t.equal(text, '€B\ufffdC\ufffd', 'what stays broken is replaced')
  t.equal(last.nextOffset, 9, 'and counted in bytes')
})

t.test('long output is answered in pieces of whole characters', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, { command: ['sh', '-c', `yes '€€€€€€€€€' | head -n 20000 | tr -d '\\n'`] })
  while (await isRunning(gantry, session));
  const first = await read(gantry, session, { offset: 0 })
  t.equal(first.nextOffset, Math.floor((256 * 1024) / 3) * 3)
  t.equal((await readAll(gantry, session)).text, '€'.repeat(180_000))
})

t.test('the end of the output is retained although a child still has the terminal open', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, {
    command: ['sh', '-c', `(trap '' HUP; exec sleep 1000) & stty -onlcr; seq 1000000 1007999`],
  })
  t.equal((await readAll(gantry, session)).text, printNumbers({ first: 1_000_000, count: 8000 }))
})

t.test('readTerminal waits until there is output, the program exits or the time is over', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, {
    command: ['sh', '-c', 'stty -echo; echo ready; read line; echo "$line"; read line'],
  })
  const { offset } = await readUntil(gantry, session, 'ready\r\n')
  t.match(await read(gantry, session, { offset, waitMs: 1 }), {
    output: '',
    state: 'running',
    offset,
    nextOffset: offset,
  })
  const output = read(gantry, session, { offset, waitMs: 30_000 })
  await type(gantry, session, 'hello\r')
  t.match(await output, { output: /^hello/, state: 'running' })
  const exit = readAll(gantry, session, offset)
  await type(gantry, session, '\r')
  t.match(await exit, { text: 'hello\r\n', last: { state: 'exited', exitCode: 0 } })
})

t.test('a reader that hangs up is not waited for', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, { command: ['cat'] })
  const controller = new AbortController()
  const { terminals, identity } = gantry.service.app
  const caller = await identity.callerOfToken(ownerToken)
  const waiting = terminals.read(taskId, session.id, { waitMs: 30_000 }, { caller, signal: controller.signal })
  controller.abort()
  t.match(await waiting, { output: '', state: 'running' })
  await closeAll(gantry, taskId)
})

t.test('input for a program that does not read is refused beyond 64 KiB, and costs no work', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, { command: ['sh', '-c', 'stty raw -echo; echo ready; exec sleep 1000'] })
  const { offset } = await readUntil(gantry, session, 'ready')
  const statuses = []
  for (let written = 0; written < 4; written++) statuses.push((await write(gantry, session, 'x'.repeat(32_000))).status)
  t.same(statuses, [200, 200, 409, 409])
  t.match(await write(gantry, session, 'x'.repeat(65_000)), {
    status: 409,
    body: { error: { code: 'terminal_input_full' } },
  })
  const bySession = `/terminal/${taskId}/sessions/${session.id}/input`
  t.equal(
    (await gantry.call('POST', bySession, { body: { data: 'x'.repeat(65_000) } })).body.error.code,
    'terminal_input_full',
  )
  const before = process.cpuUsage()
  await read(gantry, session, { offset, waitMs: 500 })
  t.ok(process.cpuUsage(before).user < 250_000, 'waiting for the program does not spin')
  await closeAll(gantry, taskId)
})

t.test('input that had to wait reaches the program whole', async (t) => {
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, {
    command: [
      'bash',
      '-c',
      'stty raw -echo; trap "head -c 65536 | sha256sum; exit" WINCH; echo ready; while true; do sleep 0.01; done',
    ],
  })
  const { offset } = await readUntil(gantry, session, 'ready')
  const data = Array.from({ length: 65_536 }, (_, at) => String.fromCharCode(97 + (at % 23))).join('')
  t.equal((await write(gantry, session, data)).status, 200)
  await resize(gantry, session, 81, 24)
  t.match((await readAll(gantry, session, offset)).text, sha256(data))
})

t.test('a program inherits no descriptor of the service', async (t) => {
  const taskId = await gantry.createTask()
  const gaps = Array.from({ length: 40 }, () => openSync('/dev/null', 'r'))
  const other = await open(gantry, taskId, { command: ['cat'] })
  // Gaps in the numbers of the descriptors: node-pty itself stops closing at the first.
  for (const descriptor of gaps) closeSync(descriptor)
  const { text } = await readAll(gantry, await open(gantry, taskId, { command: ['sh', '-c', 'ls -l /proc/$$/fd'] }))
  t.same(
    [...text.matchAll(/ (\d+) -> (\S+)/g)].filter(([, , target]) => !target?.startsWith('/dev/pts/')),
    [],
  )
  const list = { file: 'ls', args: ['-l', '/proc/self/fd'], cwd: '/', environment: { PATH: process.env.PATH ?? '' } }
  const { stdout: listed } = startProgram(list, { stdio: ['ignore', 'pipe', 'pipe'] })
  t.notMatch(listed && (await readText(listed)), /ptmx/, 'nor does a child of another service that asks for none')
  await close(gantry, other)
})

async function isRunning(gantry: Gantry, { taskId, id }: Session): Promise<boolean> {
  return (await gantry.call('GET', `/terminal/${taskId}/sessions/${id}`)).body.data.session.state === 'running'
}

function printNumbers({ first, count }: { first: number; count: number }): string {
  return Array.from({ length: count }, (_, at) => `${first + at}\n`).join('')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
