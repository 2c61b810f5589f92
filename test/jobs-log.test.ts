import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import { openStream } from './support/event-stream.ts'
import type { EventReader } from './support/event-stream.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { Stage, eventsOfJob, queueJob, untilJob, untilState } from './support/jobs.ts'
import type { StagedRun } from './support/jobs.ts'
import { waitUntil } from './support/wait.ts'

type Test = Parameters<typeof startGantry>[0]

t.test('a log is read from its beginning and on, and no byte is lost or repeated', async (t) => {
  const { gantry, id, run, finish } = await begin(t)
  await run.write(Buffer.from('one\n'))
  await untilJob(gantry, id, ({ logBytes }) => logBytes === 4)
  t.same(await partOf(gantry, id), { output: 'one\n', offset: 0, nextOffset: 4, state: 'running' })
  t.same(await partOf(gantry, id, 'offset=4'), { output: '', offset: 4, nextOffset: 4, state: 'running' })
  await run.write(Buffer.from('two\n'))
  finish()
  await untilState(gantry, id, 'succeeded')
  t.same(await partOf(gantry, id, 'offset=4'), { output: 'two\n', offset: 4, nextOffset: 8, state: 'succeeded' })
  t.same(await partOf(gantry, id), { output: 'one\ntwo\n', offset: 0, nextOffset: 8, state: 'succeeded' })
  t.same(
    await partOf(gantry, id, 'offset=8&waitMs=30000'),
    { output: '', offset: 8, nextOffset: 8, state: 'succeeded' },
    'nobody waits for a job that has ended',
  )
  const beyond = await gantry.call('GET', `/jobs/${id}/log?offset=9`)
  t.match(beyond.body, { error: { code: 'invalid_cursor', details: [{ path: 'query/offset' }] } })
  const lesser = await addCaller(gantry, 'developer', { scopes: ['tasks:read'] })
  t.match((await lesser.call('GET', `/jobs/${id}/log`)).body, { error: { code: 'scope_missing' } })
})

t.test('a character that is cut anywhere arrives whole, and what is no character does not stop the log', async (t) => {
  const { gantry, id, run, finish } = await begin(t)
  const text = 'ä€😀ñ'.repeat(40_000)
  const bytes = Buffer.from(text)
  const half = bytes.length / 2 + 1
  await run.write(bytes.subarray(0, half))
  await untilJob(gantry, id, ({ logBytes }) => logBytes === half)
  let output = ''
  let offset = 0
  const readOn = async () => {
    for (let part = await partOf(gantry, id); part.output !== ''; part = await partOf(gantry, id, `offset=${offset}`)) {
      if (part.offset !== offset) continue
      t.ok(Buffer.byteLength(part.output) <= 262_144)
      output += part.output
      offset = part.nextOffset
    }
  }
  await readOn()
  t.ok(offset <= half && offset > half - 4, 'the cut character is left for later')
  await run.write(bytes.subarray(half))
  await run.write(Buffer.from([0x80, 0xff, 0xe2]))
  finish()
  const { logBytes } = await untilState(gantry, id, 'succeeded')
  while (offset < logBytes) {
    const part = await partOf(gantry, id, `offset=${offset}`)
    output += part.output
    offset = part.nextOffset
  }
  t.equal(output.slice(0, text.length) === text, true, 'every character, each once')
  t.equal(
    output.slice(text.length),
    '\ufffd\ufffd\ufffd',
    'at the very end a cut character is told as one that is not known',
  )
})

t.test('a wait for a log ends with output, the end of the job, the timeout or the stop of the service', async (t) => {
  const { gantry, id, run, finish, stage } = await begin(t)
  const waiting = partOf(gantry, id, 'waitMs=30000')
  await run.write(Buffer.from('yes'))
  t.match(await waiting, { output: 'yes', nextOffset: 3 })
  t.match(await partOf(gantry, id, 'offset=3&waitMs=10'), { output: '', state: 'running' })
  const last = partOf(gantry, id, 'offset=3&waitMs=30000')
  finish()
  t.match(await last, { output: '', state: 'succeeded' })

  const other = await queueJob(gantry)
  await stage.begun(1)
  const held = partOf(gantry, other, 'waitMs=30000')
  const stream = await openStream(gantry.origin, `/jobs/${other}/events`)
  await stream.until(({ frames }) => frames.length === 1)
  const stopped = gantry.service.stop()
  t.match(await held, { output: '', state: 'running' })
  await stream.untilOver()
  t.match(stream.text, /: shutting_down/)
  await stopped
})

t.test('a wait for a log returns nothing once the credential has ended', async (t) => {
  const { gantry, id, run, finish } = await begin(t)
  const { jobs } = gantry.service.app
  const log = jobs.log.bind(jobs)
  const letIn = Promise.withResolvers<void>()
  Object.assign(jobs, {
    log: (...asked: Parameters<typeof log>) => {
      letIn.resolve()
      return log(...asked)
    },
  })
  const revoked = await addCredential(gantry, 'user_owner', { scopes: ['jobs:read'] })
  const waiting = revoked.call('GET', `/jobs/${id}/log?waitMs=30000`)
  await letIn.promise
  const still = partOf(gantry, id, 'waitMs=30000')
  await gantry.call('DELETE', `/identity/tokens/${revoked.tokenId}`)
  await run.write(Buffer.from('secret'))
  t.match(await waiting, { status: 401, body: { error: { code: 'token_invalid' } } })
  t.match(await still, { output: 'secret' })
  finish()
})

t.test('a log that reaches its limit ends with a line that says so', async (t) => {
  const { gantry, id, run, finish } = await begin(t)
  const { logBytesMax } = gantry.service.app.jobs.limits
  for (let written = 0; written <= logBytesMax; written += 1_000_000) await run.write(Buffer.alloc(1_000_000, 'x'))
  await run.write(Buffer.from('never kept'))
  finish()
  const { logBytes } = await untilState(gantry, id, 'succeeded')
  const { output } = await partOf(gantry, id, `offset=${logBytesMax - 2}`)
  t.match(output, /^xx\n\[The log ends here: it has reached its limit of 16777216 bytes.\]\n$/)
  t.equal(logBytes, logBytesMax + output.length - 2)
})

t.test('a writer that waits for room keeps only a little in memory', async (t) => {
  const { gantry, id, run, finish } = await begin(t)
  const { store } = gantry.service.app
  let written = 0
  for (let count = 0; count < 64; count++) {
    await run.write(Buffer.alloc(65_536, 'x'))
    written += 65_536
    const kept = (await store.read.jobs.get(id))?.doc.logBytes ?? 0
    if (written - kept >= 262_144) t.fail(`${written - kept} bytes wait`)
  }
  finish()
  t.equal((await untilState(gantry, id, 'succeeded')).logBytes, written)
})

t.test('the output of a plan step is emitted as it arrives', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry, 'execute_plan_step')
  const taskId = await gantry.createTask()
  const id = await queueJob(gantry, { kind: 'execute_plan_step', taskId, planStepId: 'step_1' })
  const { run, finish } = await stage.begun()
  await run.write(Buffer.from('12345'))
  await untilJob(gantry, id, ({ logBytes }) => logBytes === 5)
  await run.write(Buffer.from('678'))
  finish()
  await untilState(gantry, id, 'succeeded')
  const told = (await eventsOfJob(gantry, id)).filter(({ kind }) => kind === 'plan_step.output')
  t.match(told, [
    { taskId, data: { planStepId: 'step_1', from: 0, to: 5 } },
    { taskId, data: { from: 5, to: 8 } },
  ])
})

t.test('a stream sends the job, its log and its end, in order', async (t) => {
  const { gantry, id, run, finish } = await begin(t)
  const stream = await openStream(gantry.origin, `/jobs/${id}/events`)
  t.equal(stream.status, 200)
  t.match(stream.headers['content-type'], /^text\/event-stream/)
  await stream.until(({ frames }) => frames.length === 1)
  t.match(stream.frames[0], { event: 'job', id: undefined, data: { id, state: 'running' } })
  await run.write(Buffer.from('first '))
  await stream.until(() => logOf(stream) === 'first ')
  run.progress({ current: 1 })
  await stream.until(({ frames }) => frames.some(({ event, data }) => event === 'job' && data.progress?.current === 1))
  await run.write(Buffer.from('second'))
  finish({ result: { removed: 1 } })
  await stream.untilOver()
  t.equal(logOf(stream), 'first second')
  t.match(stream.frames.at(-1), { event: 'job', data: { state: 'succeeded', result: { removed: 1 }, logBytes: 12 } })
  t.equal(stream.frames.filter(({ data }) => data.state === 'succeeded' && data.id === id).length, 1)
  t.equal(stream.lastId, '12')
})

t.test('a stream that broke off is resumed by its last number, or by a position', async (t) => {
  const { gantry, id, run, finish } = await begin(t)
  await run.write(Buffer.from('first '))
  const stream = await openStream(gantry.origin, `/jobs/${id}/events`)
  await stream.until(() => logOf(stream) === 'first ')
  stream.destroy()
  await run.write(Buffer.from('second'))
  const resumed = await openStream(gantry.origin, `/jobs/${id}/events?offset=1`, {
    headers: { 'last-event-id': stream.lastId ?? '' },
  })
  await resumed.until(() => logOf(resumed) === 'second')
  const placed = await openStream(gantry.origin, `/jobs/${id}/events?offset=3`)
  await placed.until(() => logOf(placed) === 'st second')
  finish()
  await Promise.all([resumed.untilOver(), placed.untilOver()])
  const after = await openStream(gantry.origin, `/jobs/${id}/events?offset=12`)
  await after.untilOver()
  t.match(
    after.frames.map(({ event, data }) => [event, data.state]),
    [['job', 'succeeded']],
  )
  for (const [path, headers] of [
    ['?offset=13', {}],
    ['', { 'last-event-id': '13' }],
    ['', { 'last-event-id': 'x' }],
  ] as const) {
    t.match((await gantry.call('GET', `/jobs/${id}/events${path}`, { headers })).body, {
      error: { code: 'invalid_cursor' },
    })
  }
})

t.test('a stream is returned if Accept allows anything, and refused if it excludes streams', async (t) => {
  const { gantry, id, finish } = await begin(t)
  finish()
  await untilState(gantry, id, 'succeeded')
  for (const accept of ['*/*', 'text/*', 'application/json, text/event-stream;q=0.1']) {
    const stream = await openStream(gantry.origin, `/jobs/${id}/events`, { headers: { accept } })
    t.equal(stream.status, 200, accept)
    await stream.untilOver()
  }
  for (const accept of ['application/json', 'text/html', 'text/event-stream;q=0']) {
    t.match(
      (await gantry.call('GET', `/jobs/${id}/events`, { headers: { accept } })).body,
      { error: { code: 'not_acceptable' } },
      accept,
    )
  }
})

t.test('a slow reader gets everything, and unread output is not kept in memory', async (t) => {
  const { gantry, id, run, finish } = await begin(t)
  const stream = await openStream(gantry.origin, `/jobs/${id}/events`, { isPaused: true })
  const line = 'a line of a log that is long enough to fill every buffer on the way\n'
  const chunk = Buffer.from(line.repeat(1_000))
  for (let count = 0; count < 200; count++) await run.write(chunk)
  finish()
  const { logBytes } = await untilState(gantry, id, 'succeeded')
  t.ok(stream.bytes < logBytes / 2, `${stream.bytes} bytes came before it read`)
  stream.resume()
  await stream.untilOver()
  t.equal(logOf(stream) === line.repeat(200_000), true, 'everything, once')
  t.match(stream.frames.at(-1), { event: 'job', data: { state: 'succeeded' } })
})

t.test('a stream ends when its credential does', async (t) => {
  const { gantry, id, finish } = await begin(t)
  const caller = await addCredential(gantry, 'user_owner', { scopes: ['jobs:read'] })
  const stream = await openStream(gantry.origin, `/jobs/${id}/events`, {
    headers: { authorization: `Bearer ${caller.secret}` },
  })
  await stream.until(({ frames }) => frames.length === 1)
  await gantry.call('DELETE', `/identity/tokens/${caller.tokenId}`)
  await stream.untilOver()
  t.match(stream.text, /: credential_ended/)
  t.equal(gantry.service.app.jobs.openStreams(), 0)
  finish()
})

t.test('one credential follows so many jobs at once, and a stream that is closed makes room', async (t) => {
  const { gantry, id, finish } = await begin(t)
  const { jobs } = gantry.service.app
  const open = () => openStream(gantry.origin, `/jobs/${id}/events`)
  const streams = await Promise.all(Array.from({ length: jobs.limits.streamsPerCredentialMax }, open))
  const refused = await gantry.call('GET', `/jobs/${id}/events`)
  t.match(refused.body, { error: { code: 'too_many_streams' } })
  t.ok(refused.headers.get('retry-after'))
  const other = await addCaller(gantry, 'viewer')
  const [first] = streams
  t.equal(
    (await openStream(gantry.origin, `/jobs/${id}/events`, { headers: { authorization: `Bearer ${other.secret}` } }))
      .status,
    200,
  )
  first?.destroy()
  await waitUntil(() => jobs.openStreams() <= streams.length)
  t.equal((await open()).status, 200)
  finish()
})

async function begin(t: Test): Promise<StagedRun & { gantry: Gantry; id: string; stage: Stage }> {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry)
  const id = await queueJob(gantry)
  return { ...(await stage.begun()), gantry, id, stage }
}

async function partOf(gantry: Gantry, id: string, query = ''): Promise<any> {
  return (await gantry.call('GET', `/jobs/${id}/log?${query}`)).body.data
}

/** The log as a stream told it. */
function logOf(stream: EventReader): string {
  return stream.frames
    .filter(({ event }) => event === 'log')
    .map(({ data }) => data.output)
    .join('')
}
