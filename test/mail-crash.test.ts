import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startProcess, token } from './support/crash/service.ts'
import { mountSmallDisk } from './support/crash/small-disk.ts'
import { call, makeFolder, writeFiles } from './support/gantry.ts'
import { SmtpDialogue, startSmtpServer } from './support/smtp.ts'
import { waitUntil } from './support/wait.ts'
import { freePort } from './support/ports.ts'

const headers = { authorization: `Bearer ${token}` }
const environment = { GANTRY_TRUST: '1' }

t.test('what is acknowledged outlives kill -9, and what was left behind is found after it', async (test) => {
  const project = makeFolder(test)
  const data = makeFolder(test)
  const port = await freePort()
  writeFiles(project, { 'gantry.json': JSON.stringify({ mail: { smtp: { port, domains: ['example.org'] } } }) })
  const kept = new Map<string, string>()
  for (let round = 0; round < 3; round += 1) {
    const service = await startProcess({ project, data, environment })
    const byCalls = async (name: string) => {
      for (let n = 0; ; n += 1) {
        const source = `Subject: ${name} ${n} of round ${round}\n\n${'x'.repeat(5_000)}\n`
        const { id } = (await call(service.origin, 'POST', '/mail/inbox', { body: { source }, headers })).body.data
          .message
        kept.set(id, source)
        if (n % 3 === 0)
          await call(service.origin, 'POST', `/mail/inbox/${id}/move`, { body: { folder: 'read' }, headers })
      }
    }
    const bySmtp = async () => {
      const dialogue = await waitForSmtp(port)
      for (let n = 0; ; n += 1) {
        const source = `Subject: smtp ${n} of round ${round}\r\n\r\n${'y'.repeat(5_000)}\r\n`
        const id = /kept as (mail_\w+)/.exec(await deliver(dialogue, source))?.[1]
        if (id === undefined) return
        kept.set(id, source)
      }
    }
    const before = kept.size
    const workers = [byCalls('a'), byCalls('b'), bySmtp()].map((work) => work.catch(() => undefined))
    await waitUntil(() => kept.size >= before + 30)
    await service.end('SIGKILL')
    await Promise.all(workers)
  }
  // A write that was cut off just now, and one long ago.
  const spools = ['young', 'old'].map((name) => join(project, `.gantry/mail/inbox/.mail_${name}.tmp`))
  for (const spool of spools) writeFileSync(spool, 'half')
  utimesSync(spools[1] ?? '', 1, 1)
  const service = await startProcess({ project, data, environment })
  test.teardown(() => service.end('SIGKILL'))
  const onDisk = ['inbox', 'read'].flatMap((folder) =>
    readdirSync(join(project, '.gantry/mail', folder))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => [name.slice(0, -4), folder]),
  )
  const listed = new Map<string, string>()
  while (listed.size < onDisk.length) {
    for (const folder of ['inbox', 'read'])
      for (const id of await listAll(service.origin, folder)) listed.set(id, folder)
  }
  test.same([...listed].sort(), onDisk.sort(), 'what is listed is what is there')
  const contentOf = (id: string) =>
    readFileSync(join(project, '.gantry/mail', listed.get(id) ?? 'lost', `${id}.eml`), 'utf8')
  test.same(
    [...kept].filter(([id, source]) => !contentOf(id).endsWith(source)),
    [],
    `each of ${kept.size} is whole`,
  )
  test.same(
    readdirSync(join(project, '.gantry/mail/inbox')).filter((name) => name.endsWith('.tmp')),
    [],
    'the rests of earlier writes are gone',
  )
})

for (const moment of ['before', 'after'])
  t.test(
    `a delivery whose service was killed ${moment} its file got its name is there once after a retry`,
    async (test) => {
      const project = makeFolder(test)
      const data = makeFolder(test)
      const hook = new URL('support/mail/kill-at-arrival.ts', import.meta.url).href
      const doomed = await startProcess({
        project,
        data,
        environment: { ...environment, NODE_OPTIONS: `--import=${hook}`, TEST_KILL_AT: moment },
      })
      const order = {
        body: { source: 'Subject: once\n\nOnly once.\n' },
        headers: { ...headers, 'idempotency-key': 'the-key-of-the-delivery-1' },
      }
      await test.rejects(call(doomed.origin, 'POST', '/mail/inbox', order))
      await doomed.end('SIGKILL')
      const service = await startProcess({ project, data, environment })
      test.teardown(() => service.end('SIGKILL'))
      const again = await call(service.origin, 'POST', '/mail/inbox', order)
      test.equal(again.status, 201)
      const repeated = await call(service.origin, 'POST', '/mail/inbox', order)
      test.equal(repeated.headers.get('idempotency-replayed'), 'true')
      test.same(readdirSync(join(project, '.gantry/mail/inbox')), [`${again.body.data.message.id}.eml`])
      test.same(await listAll(service.origin, 'inbox'), [again.body.data.message.id])
      const { events } = (await call(service.origin, 'GET', '/events?kinds=mail.received&after=0', { headers })).body
        .data
      test.equal(events.length, 1)
      const other = await call(service.origin, 'POST', '/mail/inbox', {
        ...order,
        body: { source: 'Subject: other\n\n' },
      })
      test.equal(other.body.error.code, 'idempotency_key_reused')
    },
  )

t.test('a message that is with the mail server when the service is killed is not sent a second time', async (test) => {
  const server = await startSmtpServer(test)
  server.react = () => 'nothing'
  const project = makeFolder(test)
  const data = makeFolder(test)
  writeFiles(project, {
    'gantry.json': JSON.stringify({
      mail: { outgoing: { host: '127.0.0.1', port: server.port, from: 'gantry@example.org' } },
    }),
  })
  const first = await startProcess({ project, data, environment })
  const { job } = (
    await call(first.origin, 'POST', '/mail/send', {
      body: { to: ['ada@example.org'], subject: 'Once', content: 'Only once.' },
      headers,
    })
  ).body.data
  await server.saw(1)
  await first.end('SIGKILL')
  const second = await startProcess({ project, data, environment })
  test.teardown(() => second.end('SIGKILL'))
  const read = async () => (await call(second.origin, 'GET', `/jobs/${job.id}`, { headers })).body.data.job
  await waitUntil(async () => !['queued', 'running'].includes((await read()).status))
  test.match(await read(), { state: 'interrupted', error: { reason: 'interrupted' }, attempts: 1 })
  const { events } = (await call(second.origin, 'GET', '/events?kinds=mail.failed&after=0', { headers })).body.data
  test.match(events, [{ data: { jobId: job.id, subject: 'Once' } }])
  test.equal(server.count, 1)
})

t.test(
  'a full disk refuses mail from every source, stores no partial message, and accepts mail again once there is room',
  async (test) => {
    const folder = makeFolder(test)
    const disk = await mountSmallDisk(folder, 8)
    if (!disk) return void test.comment('no disk can be mounted here')
    test.teardown(() => disk.release())
    const port = await freePort()
    mkdirSync(join(disk.seenAt, 'project'))
    writeFiles(join(disk.seenAt, 'project'), {
      'gantry.json': JSON.stringify({ mail: { smtp: { port, domains: ['example.org'] } } }),
    })
    const service = await startProcess({
      project: join(disk.path, 'project'),
      data: makeFolder(test),
      environment,
      launcher: disk.launcher,
    })
    test.teardown(() => service.end('SIGKILL'))
    const source = `Subject: large\r\n\r\n${'line\r\n'.repeat(70_000)}`
    const dialogue = await waitForSmtp(port)
    test.match(await deliver(dialogue, source), /^250 /)
    disk.fill(100_000)
    for (let n = 0; n < 3; n += 1) {
      test.match((await call(service.origin, 'POST', '/mail/inbox', { body: { source }, headers })).body.error, {
        code: 'storage_full',
      })
      test.match(await deliver(dialogue, source), /^452 /)
    }
    const inbox = join(disk.seenAt, 'project/.gantry/mail/inbox')
    test.equal(readdirSync(inbox).length, 1)
    test.equal((await listAll(service.origin, 'inbox')).length, 1)
    disk.free()
    test.equal((await call(service.origin, 'POST', '/mail/inbox', { body: { source }, headers })).status, 201)
    test.match(await deliver(dialogue, source), /^250 /)
    dialogue.hangUp()
    test.equal((await listAll(service.origin, 'inbox')).length, 3)
  },
)

async function listAll(origin: string, folder: string): Promise<string[]> {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const { messages, nextCursor } = (
      await call(origin, 'GET', `/mail/${folder}?limit=200${cursor && `&cursor=${cursor}`}`, { headers })
    ).body.data
    ids.push(...messages.map(({ id }: { id: string }) => id))
    if (!nextCursor) return ids
    cursor = nextCursor
  }
}

/** Waits until somebody listens. */
async function waitForSmtp(port: number): Promise<SmtpDialogue> {
  for (;;) {
    const dialogue = await SmtpDialogue.open(port)
    if (/^250/.test(await dialogue.say('EHLO client.example'))) return dialogue
    dialogue.hangUp()
    await pause()
  }
}

async function deliver(dialogue: SmtpDialogue, source: string): Promise<string> {
  await dialogue.say('MAIL FROM:<a@b.example>')
  await dialogue.say('RCPT TO:<b@example.org>')
  await dialogue.say('DATA')
  dialogue.write(`${source}.\r\n`)
  return dialogue.reply()
}

/** Lets a state come about that nobody tells of. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
