import t from 'tap'
import { OutputTimes } from '../src/runner/output-times.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { open, read, readUntil, resize, type } from './support/terminal.ts'
import type { Session } from './support/terminal.ts'

/** Recordings of terminal sessions, as asciicast v2. */

const gantry = await startGantry(t)

type Line = readonly [seconds: number, kind: 'o' | 'r', data: string]

t.test('a recording has the output with its times, and the sizes in their places', async (t) => {
  const script = String.raw`stty -echo; printf 'one \303'; read line; printf '\274 two\n'; read line; echo three`
  const taskId = await gantry.createTask()
  const session = await open(gantry, taskId, { command: ['sh', '-c', script], cols: 90, rows: 20 })
  await readUntil(gantry, session, 'one')
  await type(gantry, session, '\r')
  await readUntil(gantry, session, 'two')
  await resize(gantry, session, 100, 30)
  await type(gantry, session, '\r')
  await readUntil(gantry, session, 'three')
  const { status, headers, header, lines } = await recordingOf(session)
  t.equal(status, 200)
  t.equal(headers.get('content-type'), 'application/x-asciicast')
  t.match(headers.get('content-disposition'), `${session.id}.cast`)
  t.match(header, { version: 2, width: 90, height: 20, timestamp: Number })
  t.ok(Math.abs(header.timestamp * 1000 - Date.parse(session.createdAt)) < 60_000)
  const output = (await read(gantry, session, { offset: 0 })).output
  t.equal(textOf(lines), output, 'no character is cut')
  t.match(output, 'one ü two\r\nthree\r\n')
  const at = lines.findIndex(([, kind]) => kind === 'r')
  t.match(lines[at], [Number, 'r', '100x30'])
  t.equal(textOf(lines.slice(0, at)), 'one ü two\r\n')
  const seconds = lines.map(([second]) => second)
  t.same(
    seconds,
    seconds.toSorted((one, other) => one - other),
  )
  t.equal(seconds[0], 0)
})

t.test('a recording begins where the retained output does, with the size of then', async (t) => {
  const script = 'stty -echo; echo small; read line; head -c 3000000 /dev/zero | tr "\\0" x; echo end; cat'
  const session = await open(gantry, await gantry.createTask(), { command: ['sh', '-c', script], cols: 50, rows: 5 })
  await readUntil(gantry, session, 'small')
  await resize(gantry, session, 70, 7)
  await type(gantry, session, '\r')
  const body = { sessionId: session.id, until: { text: 'end\n' }, offset: 0 }
  await gantry.call('POST', `/terminal/${session.taskId}/wait`, { body })
  const { header, lines } = await recordingOf(session)
  t.match(header, { width: 70, height: 7 })
  t.equal(textOf(lines).length, 2 * 1024 * 1024)
  t.match(textOf(lines).slice(-6), 'xend\r\n')
  t.notOk(lines.some(([, kind]) => kind === 'r'))
})

t.test('a recording is read in parts, and only by those who read the session', async (t) => {
  const session = await open(gantry, await gantry.createTask(), { command: ['echo', 'done'] })
  await readUntil(gantry, session, 'done')
  const path = `/terminal/${session.taskId}/sessions/${session.id}/recording`
  const part = await gantry.call('GET', path, { headers: { range: 'bytes=0-11' } })
  t.match([part.status, String(part.body)], [206, '{"version":2'])
  const tag = part.headers.get('etag') ?? ''
  t.equal((await gantry.call('GET', path, { headers: { 'if-none-match': tag } })).status, 304)
  t.equal((await gantry.call('GET', path, { headers: { range: 'bytes=1000000-' } })).status, 416)
  const stranger = await addCaller(gantry, 'developer')
  t.match(await stranger.call('GET', path), { status: 403, body: { error: { code: 'forbidden' } } })
  t.equal((await gantry.call('GET', path.replace(session.id, 'term_none'))).status, 404)
})

t.test('the times of endless output take no more memory, and the first and the last stay', async (t) => {
  const times = new OutputTimes({ cols: 80, rows: 24 })
  for (let position = 0; position <= 100_000; position++) {
    times.noteOutput(position)
    times.noteSize(position, { cols: 1 + (position % 1000), rows: 24 })
  }
  const { output, sizes } = times.all()
  t.ok(output.length <= 8_192 && sizes.length <= 512)
  t.same([output[0]?.[0], output.at(-1)?.[0]], [0, 100_000])
  t.same([sizes[0]?.[2], sizes.at(-1)?.[0]], [80, 100_000])
})

async function recordingOf({ taskId, id }: Session) {
  const answer = await gantry.call('GET', `/terminal/${taskId}/sessions/${id}/recording`)
  const [header, ...lines] = String(answer.body).trimEnd().split('\n')
  return { ...answer, header: JSON.parse(header ?? ''), lines: lines.map((line): Line => JSON.parse(line)) }
}

function textOf(lines: readonly Line[]): string {
  return lines.flatMap(([, kind, data]) => (kind === 'o' ? [data] : [])).join('')
}
