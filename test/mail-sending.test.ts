import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller, addCredential } from './support/callers.ts'
import { startProcess, token } from './support/crash/service.ts'
import { openStream } from './support/event-stream.ts'
import { call, makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { main } from './support/main.ts'
import { startSmtpServer } from './support/smtp.ts'
import type { SmtpServer, SmtpServerOptions } from './support/smtp.ts'
import { waitUntil } from './support/wait.ts'
import { freePort } from './support/ports.ts'
import { gantry, server, message, startWithServer, configOf, finish, upload } from './support/mail-sending.ts'

t.test('sendEmail hands a message to the mail server, and keeps what it sent', async (test) => {
  const stream = await openStream(gantry.origin, '/events?kinds=mail.*')
  test.teardown(() => stream.destroy())
  const before = server.received.length
  const answer = await gantry.call('POST', '/mail/send', {
    body: {
      ...message,
      cc: ['"Babbage, Charles" <charles@example.org>'],
      bcc: ['secret@example.org', 'ada@example.org'],
      replyTo: 'Team <team@example.org>',
      subject: 'Grüße – und mehr',
      content: 'Zeile eins\n.\n..zwei\r\ndrei\rvier\n',
      html: '<p>Zeile <b>eins</b></p>',
      inReplyTo: '<first@example.org>',
    },
  })
  test.equal(answer.status, 202)
  test.match(answer.body.data.job, { kind: 'send_email', state: 'queued' })
  test.equal(answer.headers.get('location'), `/api/v1/jobs/${answer.body.data.job.id}`)
  test.notMatch(JSON.stringify(answer.body), 'secret@example.org', 'what a job is told is not shown')
  const job = await finish(gantry, answer)
  const received = (await server.has(before + 1))[before]
  test.match(job, {
    state: 'succeeded',
    attempts: 1,
    result: {
      messageId: `<${job.id}@example.org>`,
      accepted: ['ada@example.org', 'charles@example.org', 'secret@example.org'],
      rejected: [],
    },
  })
  test.same(
    [received?.from, received?.to],
    ['gantry@example.org', ['ada@example.org', 'charles@example.org', 'secret@example.org']],
  )
  const source = received?.source ?? ''
  test.notMatch(source, /secret@|^Bcc:/im, 'who gets a blind copy stands nowhere in it')
  test.notMatch(source.replaceAll('\r\n', ''), /[\r\n]/, 'every line ends as mail wants it')

  const { body } = await gantry.call('GET', `/mail/sent/${job.result.emailId}`)
  test.match(body.data.message, {
    from: 'Gantry <gantry@example.org>',
    to: ['Ada Lovelace <ada@example.org>'],
    cc: ['"Babbage, Charles" <charles@example.org>'],
    bcc: [],
    subject: 'Grüße – und mehr',
    messageId: job.result.messageId,
    content: 'Zeile eins\n.\n..zwei\ndrei\nvier\n',
  })
  test.equal(
    (await gantry.call('GET', `/mail/sent/${job.result.emailId}/source`)).body.toString(),
    source,
    'the copy is what was sent',
  )
  test.match(
    source,
    /^Reply-To: Team <team@example\.org>\r\nIn-Reply-To: <first@example\.org>\r\nReferences: <first@example\.org>\r\n/m,
  )
  test.match((await gantry.call('GET', '/mail/sent?q=gr%C3%BC%C3%9Fe')).body.data.messages, [
    { id: job.result.emailId },
  ])
  await stream.until(({ frames }) => frames.length === 1)
  test.match(stream.frames[0]?.data, {
    kind: 'mail.sent',
    actor: job.createdBy,
    data: {
      jobId: job.id,
      folder: 'sent',
      id: job.result.emailId,
      messageId: job.result.messageId,
      accepted: 3,
      rejected: 0,
    },
  })
  test.match(
    await logOf(gantry, job.id),
    /^Connected to 127\.0\.0\.1:\d+, without TLS\.\nSent to 3 of 3 recipients: 250 /,
  )
})

t.test('sendEmail attaches resources as they are', async (test) => {
  const { gantry: own, server: theirs } = await startWithServer(test)
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, n) => (n * 7919) % 256))
  await upload(own, 'Pläne für März.bin', bytes)
  await upload(
    own,
    'letter.eml',
    'From: x@y.example\r\nSubject: Inner\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b--\r\n',
  )
  await upload(own, 'empty.txt', '')
  const job = await finish(
    own,
    await own.call('POST', '/mail/send', {
      body: { ...message, attachments: ['Pläne für März.bin', 'letter.eml', 'empty.txt'] },
    }),
  )
  await theirs.has(1)
  const path = `/mail/sent/${job.result.emailId}`
  const { attachments } = (await own.call('GET', path)).body.data.message
  test.same(
    attachments.map(({ filename }: { filename: string }) => filename),
    ['Pläne für März.bin', 'letter.eml', 'empty.txt'],
  )
  test.same((await own.call('GET', `${path}/attachments/1`)).body, bytes)
  test.match((await own.call('GET', `${path}/attachments/2`)).body.toString(), /^From: x@y\.example\r\nSubject: Inner/)
  test.equal((await own.call('GET', `${path}/attachments/3`)).body.length, 0)
})

t.test('sendEmail refuses before it starts a job: no server, no approval, no such file, too large', async (test) => {
  const bare = await startGantry(test)
  test.match(await bare.call('POST', '/mail/send', { body: message }), {
    status: 503,
    body: { error: { code: 'not_configured', hint: /outgoing/ } },
  })
  const untrusted = await startGantry(test, { files: { 'gantry.json': configOf(server) } })
  test.match(await untrusted.call('POST', '/mail/send', { body: message }), {
    status: 403,
    body: { error: { code: 'approval_required' } },
  })
  const { approval } = (await untrusted.call('GET', '/config/approvals')).body.data
  test.match(approval.commands, [
    {
      name: 'mail.outgoing',
      command: `send mail through smtp://127.0.0.1:${server.port} from Gantry <gantry@example.org>`,
    },
  ])
  await untrusted.call('POST', '/config/approvals/approve', { body: { hash: approval.hash } })
  test.equal(
    (await finish(untrusted, await untrusted.call('POST', '/mail/send', { body: message }))).state,
    'succeeded',
  )

  const send = (body: object) => gantry.call('POST', '/mail/send', { body: { ...message, ...body } })
  test.match(await send({ attachments: ['absent.txt'] }), {
    status: 404,
    body: { error: { code: 'resource_not_found', message: /absent\.txt/ } },
  })
  await upload(gantry, 'half-1.bin', Buffer.alloc(10_000_000, 1))
  await upload(gantry, 'half-2.bin', Buffer.alloc(10_000_000, 2))
  test.match(await send({ attachments: ['half-1.bin', 'half-2.bin'] }), {
    status: 413,
    body: { error: { code: 'payload_too_large', message: /limit is 26214400/ } },
  })
  for (const body of [
    { to: [] },
    { to: Array.from({ length: 101 }, (_, n) => `a${n}@example.org`) },
    { subject: '' },
    { subject: 'a\r\nBcc: evil@example.org' },
    { content: 5 },
    { inReplyTo: 'first' },
    { inReplyTo: '<a@b>\r\nBcc: x@y' },
    { from: 'me@example.org' },
    { headers: { Bcc: 'x@y' } },
    { raw: 'x' },
  ]) {
    test.equal((await send(body)).body.error.code, 'validation_failed', JSON.stringify(body).slice(0, 80))
  }
})

t.test('sendEmail needs its scope, has its effect once under an Idempotency-Key, and is audited', async (test) => {
  const { gantry: own, server: theirs } = await startWithServer(test)
  const reader = await addCaller(own, 'owner', { scopes: ['mail:read', 'mail:write', 'jobs:read'] })
  test.equal((await reader.call('POST', '/mail/send', { body: message })).body.error.code, 'scope_missing')
  const send = () => own.call('POST', '/mail/send', { body: message, headers: { 'idempotency-key': 'send-once' } })
  const first = await send()
  const repeated = await send()
  test.equal(repeated.headers.get('idempotency-replayed'), 'true')
  test.equal(repeated.body.data.job.id, first.body.data.job.id)
  await finish(own, first)
  test.equal((await theirs.has(1)).length, 1)
  const { entries } = (await own.call('GET', '/identity/audit?limit=10')).body.data
  test.match(
    entries.filter(({ operation }: { operation: string }) => operation === 'sendEmail'),
    [{ outcome: 'done', object: `/jobs/${first.body.data.job.id}` }],
  )
})

t.test('a credential for some tasks attaches the resources of those alone', async (test) => {
  const [mine, others] = [await gantry.createTask(), await gantry.createTask()]
  await upload(gantry, 'mine.txt', 'mine', mine)
  await upload(gantry, 'theirs.txt', 'theirs', others)
  const owner = await addCaller(gantry, 'owner')
  const narrow = await addCredential(gantry, owner.userId, { allow: { taskIds: [mine] } })
  test.equal((await narrow.call('POST', '/mail/send', { body: { ...message, attachments: ['mine.txt'] } })).status, 202)
  test.match(
    (await narrow.call('POST', '/mail/send', { body: { ...message, attachments: ['theirs.txt'] } })).body.error,
    { code: 'resource_not_found' },
  )
})

t.test('a credential attaches no file that it may not read', async (test) => {
  await upload(gantry, 'salaries.txt', 'much')
  const owner = await addCaller(gantry, 'owner')
  const sender = await addCredential(gantry, owner.userId, { scopes: ['mail:send'] })
  const rule = { tool: 'getResource', action: 'deny' as const }
  const ruled = await addCaller(gantry, 'maintainer', { rules: [[rule]] })
  for (const { call } of [sender, ruled]) {
    test.equal((await call('POST', '/mail/send', { body: message })).status, 202)
    const { status, body } = await call('POST', '/mail/send', { body: { ...message, attachments: ['salaries.txt'] } })
    test.match([status, body.error], [403, { code: 'forbidden', message: /getResource/ }])
  }
})

t.test('a transient failure is retried with the same Message-ID', async (test) => {
  let refusals = 0
  const { gantry: own, server: theirs } = await startWithServer(test, {
    refuse: () => (++refusals === 1 ? 450 : undefined),
  })
  theirs.react = (count) => (count === 1 ? 451 : 'take')
  const job = await finish(
    own,
    await own.call('POST', '/mail/send', { body: { ...message, to: ['later@example.org'] } }),
  )
  test.match(job, { state: 'succeeded', attempts: 3 })
  test.match(await theirs.has(1), [
    { to: ['later@example.org'], source: new RegExp(`Message-ID: <${job.id}@example\\.org>`, 'i') },
  ])
  test.match(await logOf(own, job.id), /450[^\n]*\n[^]*451[^\n]*\n[^]*Sent to 1 of 1/)
  test.same(await kindsOf(own, job.id), ['mail.sent'], 'what is tried again has not failed')
})

t.test('a mail server that is not there yet gets the message when it is', async (test) => {
  const port = await freePort()
  const own = await startGantry(test, { args: ['--trust'], files: { 'gantry.json': configOf({ port }) } })
  const answer = await own.call('POST', '/mail/send', { body: message })
  await waitUntil(async () => /could not be reached/.test(await logOf(own, answer.body.data.job.id)))
  const theirs = await startSmtpServer(test, { port })
  test.match(await finish(own, answer), { state: 'succeeded' })
  test.equal((await theirs.has(1)).length, 1)
})

t.test('a permanent refusal of a mail server is not retried, and is reported', async (test) => {
  const cases: [Partial<SmtpServerOptions>, SmtpServer['react'], RegExp][] = [
    [{ refuse: () => 550 }, () => 'take', /550/],
    [{}, () => 554, /554/],
    [{ more: { size: 100, hideSize: false } }, () => 'take', /larger than allowed/],
  ]
  for (const [options, react, reason] of cases) {
    const { gantry: own, server: theirs } = await startWithServer(test, options)
    theirs.react = react
    const job = await finish(own, await own.call('POST', '/mail/send', { body: message }))
    test.match(job, { state: 'failed', attempts: 1, error: { reason: 'not_sent', message: reason } })
    const { events } = (await own.call('GET', '/events?kinds=mail.*&after=0')).body.data
    test.match(events, [{ kind: 'mail.failed', data: { jobId: job.id, subject: 'Welcome', message: reason } }])
    test.same((await own.call('GET', '/mail/sent')).body.data.messages, [])
  }
})

t.test('a refused recipient is reported, and the others get the message', async (test) => {
  const { gantry: own, server: theirs } = await startWithServer(test, {
    refuse: (address) => (address.startsWith('gone') ? 550 : undefined),
  })
  const job = await finish(
    own,
    await own.call('POST', '/mail/send', {
      body: { ...message, to: ['ada@example.org', 'gone@example.org'], bcc: ['gone2@example.org'] },
    }),
  )
  test.match(job, {
    state: 'succeeded',
    result: { accepted: ['ada@example.org'], rejected: ['gone@example.org', 'gone2@example.org'] },
  })
  test.match(await theirs.has(1), [{ to: ['ada@example.org'] }])
  test.match(await logOf(own, job.id), 'Refused gone@example.org: 550')
})

t.test('a message is not sent again if the server received it whole and did not respond', async (test) => {
  const { gantry: own, server: theirs } = await startWithServer(test)
  theirs.react = () => 'hang up'
  const job = await finish(own, await own.call('POST', '/mail/send', { body: message }))
  test.match(job, {
    state: 'failed',
    attempts: 1,
    error: { reason: 'failed', message: /unknown whether the message was sent/ },
  })
  theirs.react = () => 'nothing'
  const answer = await own.call('POST', '/mail/send', { body: message })
  await theirs.saw(2)
  await own.call('POST', `/jobs/${answer.body.data.job.id}/cancel`)
  test.match(await finish(own, answer), {
    state: 'cancelled',
    attempts: 1,
    error: { message: /unknown whether the message was sent|cancelled/ },
  })
  test.equal(theirs.count, 2)
  test.same(await kindsOf(own, answer.body.data.job.id), ['mail.failed'])
})

t.test("the operator's password authenticates at the mail server, and is reported nowhere", async (test) => {
  const login = { user: 'operator-canary', password: 'pass"word-canary 4711' }
  const environment = { GANTRY_SMTP_USER: login.user, GANTRY_SMTP_PASSWORD: login.password }
  const { gantry: own, server: theirs } = await startWithServer(test, { auth: login }, { environment })
  const job = await finish(own, await own.call('POST', '/mail/send', { body: message }))
  test.match(await theirs.has(1), [{ user: login.user }])
  const { gantry: wrong } = await startWithServer(test, { auth: { ...login, password: 'another' } }, { environment })
  const refused = await finish(wrong, await wrong.call('POST', '/mail/send', { body: message }))
  test.match(refused, { state: 'failed', attempts: 1, error: { reason: 'not_sent', message: /535/ } })
  const told: unknown[] = [job, refused]
  for (const each of [own, wrong]) {
    for (const path of [
      '/jobs',
      '/events?after=0&limit=200',
      '/identity/audit?limit=100',
      '/config',
      '/config/approvals',
      '/mail/sent',
      '/limits',
      '/health',
    ])
      told.push((await each.call('GET', path)).body)
    for (const { id } of [job, refused]) told.push((await each.call('GET', `/jobs/${id}/log`)).body)
  }
  told.push(theirs.received)
  const everything = JSON.stringify(told)
  for (const secret of [
    login.password,
    'word-canary',
    base64(login.password),
    base64(`\0${login.user}\0${login.password}`),
  ])
    test.notOk(everything.includes(secret), secret)
  const half = spawnSync(process.execPath, [main], {
    env: { ...process.env, GANTRY_SMTP_USER: 'only' },
    encoding: 'utf8',
  })
  test.match([half.status, half.stderr + half.stdout], [2, /GANTRY_SMTP_USER and GANTRY_SMTP_PASSWORD/])
})

t.test('a message leaves this machine with TLS and a certificate that was checked, or not at all', async (test) => {
  // This address means this machine to the system, and is none of those that are known for it.
  const host = '0.0.0.0'
  const outcome = async (server: SmtpServer, config: object, environment: Record<string, string> = {}) => {
    const own = await startGantry(test, {
      args: ['--trust'],
      environment,
      files: { 'gantry.json': configOf({ host, port: server.port, ...config }) },
    })
    return finish(own, await own.call('POST', '/mail/send', { body: message }))
  }
  const plain = await startSmtpServer(test)
  test.match(await outcome(plain, {}), {
    state: 'failed',
    attempts: 1,
    error: { reason: 'not_sent', message: /could not be secured/ },
  })
  test.equal(plain.count, 0)
  const withLogin = { GANTRY_SMTP_USER: 'operator', GANTRY_SMTP_PASSWORD: 'not-to-be-told' }
  test.match(await outcome(plain, { secure: false }, withLogin), {
    state: 'failed',
    error: { message: /does not offer TLS/ },
  })
  test.match(
    await outcome(plain, { secure: false }),
    { state: 'succeeded' },
    'unless the project says that it need not',
  )

  const selfMade = await startSmtpServer(test, { more: { disabledCommands: ['AUTH'] } })
  for (const config of [{}, { secure: false }])
    test.match(await outcome(selfMade, config), { state: 'failed', error: { message: /could not be secured/ } })
  test.match(
    await outcome(selfMade, { host: '127.0.0.1' }),
    { state: 'succeeded' },
    'within this machine no certificate is needed',
  )
  const wholly = await startSmtpServer(test, { more: { secure: true, disabledCommands: ['AUTH'] } })
  test.match(await outcome(wholly, { secure: true }), { state: 'failed', error: { reason: 'not_sent' } })
  test.match(await outcome(wholly, { host: '127.0.0.1', secure: true }), {
    state: 'failed',
    error: { reason: 'not_sent' },
  })
  test.same([selfMade.count, wholly.count], [1, 0])
})

const needsOpenssl = spawnSync('openssl', ['version']).error && 'openssl is not installed here'

t.test(
  'a server with a certificate that is trusted gets the message over TLS',
  { skip: needsOpenssl ?? false },
  async (test) => {
    const folder = makeFolder(test)
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        key,
        '-out',
        cert,
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost,IP:0.0.0.0,IP:127.0.0.1',
      ],
      { stdio: 'ignore' },
    )
    const keys = { key: readFileSync(key), cert: readFileSync(cert) }
    const login = { user: 'user', password: 'password' }
    const offered = await startSmtpServer(test, { auth: login, more: { ...keys, disabledCommands: [] } })
    const wholly = await startSmtpServer(test, { more: { ...keys, secure: true, disabledCommands: ['AUTH'] } })
    for (const [server, config] of [
      [offered, {}],
      [offered, { secure: false }],
      [wholly, { secure: true }],
    ] as const) {
      const before = server.received.length
      const project = makeFolder(test)
      writeFiles(project, { 'gantry.json': configOf({ host: '0.0.0.0', port: server.port, ...config }) })
      const service = await startProcess({
        project,
        data: makeFolder(test),
        environment: {
          GANTRY_TRUST: '1',
          NODE_EXTRA_CA_CERTS: cert,
          ...(server === offered && { GANTRY_SMTP_USER: login.user, GANTRY_SMTP_PASSWORD: login.password }),
        },
      })
      const headers = { authorization: `Bearer ${token}` }
      await call(service.origin, 'POST', '/mail/send', { body: message, headers })
      await server.has(before + 1)
      test.equal(server.received[before]?.user, server === offered ? login.user : undefined)
      await service.end('SIGTERM')
    }
  },
)

async function logOf({ call }: Gantry, id: string): Promise<string> {
  return (await call('GET', `/jobs/${id}/log`)).body.data.output
}

/** The kinds of the events of mail that tell of a job. */
async function kindsOf({ call }: Gantry, jobId: string): Promise<string[]> {
  const { events } = (await call('GET', '/events?kinds=mail.*&after=0&limit=200')).body.data
  return events
    .filter(({ data }: { data: { jobId?: string } }) => data.jobId === jobId)
    .map(({ kind }: { kind: string }) => kind)
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
