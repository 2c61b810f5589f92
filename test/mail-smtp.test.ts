import { execFile, spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTransport } from 'nodemailer'
import t from 'tap'
import type { Test } from 'tap'
import { collections } from '../src/collections.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry, GantryOptions } from './support/gantry.ts'
import { SmtpDialogue } from './support/smtp.ts'
import { openStream } from './support/event-stream.ts'
import { makeFolder } from './support/folder.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { StorageFull } from '../src/stores/port.ts'
import { waitUntil } from './support/wait.ts'
import { freePort } from './support/ports.ts'
import { alteredStore } from './support/stores/altered-store.ts'

const { gantry, port } = await startWithSmtp(t)

t.test('a message that another mail server hands over lies in the inbox when it is acknowledged', async (test) => {
  const stream = await openStream(gantry.origin, '/events?kinds=mail.received')
  test.teardown(() => stream.destroy())
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const sent = await transport.sendMail({
    envelope: { from: 'ada@elsewhere.example', to: 'team@example.org' },
    from: 'Ada <ada@elsewhere.example>',
    to: 'team@example.org',
    subject: 'Grüße',
    text: 'One.\n.\n..two\n',
    attachments: [{ filename: 'plan.txt', content: 'five steps' }],
  })
  const id = /mail_\w+/.exec(sent.response)?.[0] ?? ''
  const source = readFileSync(fileOf(gantry, id), 'latin1')
  test.match(
    source,
    /^Return-Path: <ada@elsewhere\.example>\r\nReceived: from \S+ \(\[127\.0\.0\.1\]\)\r\n\tby example\.org with ESMTP id \w+\r\n\tfor <team@example\.org>;\r\n\t\w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000\r\n/,
  )
  const { message } = (await gantry.call('GET', `/mail/inbox/${id}`)).body.data
  test.match(message, {
    id,
    from: 'Ada <ada@elsewhere.example>',
    subject: 'Grüße',
    content: 'One.\n.\n..two\n',
    attachments: [{ filename: 'plan.txt' }],
  })
  await stream.until(({ frames }) => frames.length === 1)
  test.match(stream.frames[0]?.data, { actor: { id: 'system' }, data: { id, folder: 'inbox' } })
  test.match((await gantry.call('GET', '/mail/inbox')).body.data.messages, [{ id, attachmentCount: 1 }])
})

const needsSwaks = spawnSync('swaks', ['--version']).error && 'swaks is not installed here'

t.test('swaks delivers too', { skip: needsSwaks ?? false }, async (test) => {
  // The service runs in this process, which must not wait for the program.
  const { stdout } = await promisify(execFile)(
    'swaks',
    [
      '--server',
      `127.0.0.1:${port}`,
      '--from',
      'swaks@elsewhere.example',
      '--to',
      'team@example.org',
      '--header',
      'Subject: By swaks',
    ],
    { encoding: 'utf8' },
  )
  test.match(stdout, /250 2\.6\.0 OK: stored as mail_/)
})

t.test('mail is taken for the domains of the configuration alone', async (test) => {
  const dialogue = await greeted(port)
  await dialogue.say('MAIL FROM:<a@elsewhere.example>')
  for (const to of [
    'b@elsewhere.example',
    'b@sub.example.org',
    'b@example.org.evil.example',
    'b@xexample.org',
    'b@[127.0.0.1]',
    'b%elsewhere.example@relay.example',
  ])
    test.match(await dialogue.say(`RCPT TO:<${to}>`), /^550 5\.1\.1 /, to)
  for (const to of ['b', 'b@', '@example.org', '"b c"@example.org', 'b@example.org>, <c@example.org', 'b@example..org'])
    test.match(await dialogue.say(`RCPT TO:<${to}>`), /^501 /, to)
  for (const to of [
    'b@example.org',
    'B@EXAMPLE.ORG',
    'b@xn--bcher-kva.example',
    'postmaster',
    '@relay.example:b@example.org',
  ])
    test.match(await dialogue.say(`RCPT TO:<${to}>`), /^250 /, to)
  dialogue.hangUp()
})

t.test('there is no sign-in, no TLS of a key that everybody has, and no joke', async (test) => {
  const dialogue = await SmtpDialogue.open(port)
  const greeting = await dialogue.say('EHLO client.example')
  test.match(greeting, 'SIZE 26210304')
  test.notMatch(greeting, /AUTH|STARTTLS|XCLIENT|XFORWARD/)
  for (const command of ['AUTH PLAIN AGEAYg==', 'STARTTLS', 'XCLIENT ADDR=1.2.3.4', 'WIZ letmein', 'SHELL', 'KILL me'])
    test.match(await dialogue.say(command), /^500 /, command)
  test.match(await dialogue.say('QUIT'), /^221/)
})

t.test('a client that gives itself an odd name does not write into the message', async (test) => {
  for (const [name, shown] of [
    ['evil(comment)', 'unknown'],
    ['<b@c>', 'unknown'],
    ['[192.0.2.1]', '[192.0.2.1]'],
    ['a;b', 'unknown'],
  ]) {
    const dialogue = await SmtpDialogue.open(port)
    await dialogue.say(`EHLO ${name}`)
    const id = await deliver(dialogue, 'Subject: named\r\n\r\n', '')
    test.match(readFileSync(fileOf(gantry, id), 'utf8'), `Return-Path: <>\r\nReceived: from ${shown} (`)
  }
  const dialogue = await SmtpDialogue.open(port)
  for (const name of ['a\u0000b', 'a\rb', 'x'.repeat(400)]) test.match(await dialogue.say(`EHLO ${name}`), /^501/)
  test.match(await dialogue.say('MAIL FROM:<a@b.example>'), /^503/)
  for (const from of [
    'a@b.example>\u0000',
    'a\rb@c.example',
    'a@b.example> SIZE=1 SIZE=2',
    'a@b.example> BODY=x+0D+0Ay',
  ])
    test.match(await (await greeted(port)).say(`MAIL FROM:<${from}>`), /^501/, JSON.stringify(from))
  dialogue.hangUp()
})

// What some servers take for the end of a message and others do not: whoever finds two such servers in a row writes
// mail in the name of others.
const smuggled = [
  '\n.\n',
  '\n.\r\n',
  '\r\n.\n',
  '\r.\r',
  '\r.\r\n',
  '\r\n.\r',
  '\r\n\u0000.\r\n',
  '\r\n. \r\n',
  '\r\n.\u00a0\r\n',
  '\n\r.\r\n',
]

for (const end of smuggled) {
  t.test(`${JSON.stringify(end)} does not end a message`, async (test) => {
    const before = readdirSync(inboxOf(gantry)).length
    const dialogue = await greeted(port)
    const hidden =
      'MAIL FROM:<admin@example.org>\r\nRCPT TO:<victim@example.org>\r\nDATA\r\nSubject: Smuggled\r\n\r\nevil'
    const id = await deliver(dialogue, `Subject: Outer\r\n\r\ntext${end}${hidden}`)
    const source = readFileSync(fileOf(gantry, id), 'utf8')
    test.match(source, 'Subject: Smuggled', 'it is text of the one message')
    test.equal(readdirSync(inboxOf(gantry)).length, before + 1)
    test.match(await dialogue.say('NOOP'), /^250/)
    dialogue.hangUp()
  })
}

t.test('a dot at the beginning of a line arrives as one, however the bytes are cut', async (test) => {
  const dialogue = await greeted(port)
  await dialogue.say('MAIL FROM:<a@b.example>')
  await dialogue.say('RCPT TO:<b@example.org>')
  await dialogue.say('DATA')
  for (const piece of ['..', '\r', '\n.', '.two\r\n', '.', '.\r\n\r', '\n.', '\r', '\n']) {
    dialogue.write(piece)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const id = /mail_\w+/.exec(await dialogue.reply())?.[0] ?? ''
  test.ok(readFileSync(fileOf(gantry, id), 'utf8').endsWith('+0000\r\n.\r\n.two\r\n.\r\n\r\n'))
  dialogue.hangUp()
})

t.test(
  'a message beyond the size is refused by what it announces and by what it is, and leaves nothing',
  async (test) => {
    const { gantry: own, port: itsPort } = await startWithSmtp(test, { bytesMax: 10_000 })
    const dialogue = await greeted(itsPort)
    test.match(await dialogue.say('MAIL FROM:<a@b.example> SIZE=10001'), /^552 5\.3\.4 /)
    await dialogue.say('MAIL FROM:<a@b.example> SIZE=10')
    await dialogue.say('RCPT TO:<b@example.org>')
    await dialogue.say('DATA')
    dialogue.write(`Subject: x\r\n\r\n${'0123456789\r\n'.repeat(100_000)}.\r\n`)
    test.match(await dialogue.reply(), /^552 5\.3\.4 /)
    test.same(readdirSync(inboxOf(own)), [])
    test.match(await deliver(dialogue, `Subject: x\r\n\r\n${'a'.repeat(9_900)}`), /^mail_/, 'the connection goes on')
    dialogue.hangUp()
  },
)

t.test('a message that is made to take all time or memory is refused, and the next one is taken', async (test) => {
  const dialogue = await greeted(port)
  await dialogue.say('MAIL FROM:<a@b.example>')
  await dialogue.say('RCPT TO:<b@example.org>')
  await dialogue.say('DATA')
  dialogue.write(
    `${Array.from({ length: 1_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')}.\r\n`,
  )
  test.match(await dialogue.reply(), /^554 5\.6\.0 .*nesting/)
  test.match(await deliver(dialogue, 'Subject: next\r\n\r\n'), /^mail_/)
  dialogue.hangUp()
})

t.test('a hundred recipients are enough for one message', async (test) => {
  const dialogue = await greeted(port)
  await dialogue.say('MAIL FROM:<a@b.example>')
  for (let n = 0; n < 100; n += 1) await dialogue.say(`RCPT TO:<b${n}@example.org>`)
  test.match(await dialogue.say('RCPT TO:<b100@example.org>'), /^452 /)
  dialogue.write('DATA\r\n')
  await dialogue.reply()
  dialogue.write('Subject: to many\r\n\r\n.\r\n')
  const id = /mail_\w+/.exec(await dialogue.reply())?.[0] ?? ''
  test.notMatch(readFileSync(fileOf(gantry, id), 'utf8'), /b\d+@example\.org/, 'none is told about the others')
  dialogue.hangUp()
})

t.test('fifty connections are enough, and one that is closed makes room', async (test) => {
  const { port: itsPort } = await startWithSmtp(test)
  const open = await Promise.all(Array.from({ length: 50 }, () => SmtpDialogue.open(itsPort)))
  const late = new Promise<string>((resolve) =>
    connect(itsPort, '127.0.0.1').once('data', (bytes) => resolve(String(bytes))),
  )
  test.match(await late, /^421 .*Too many/)
  await open[0]?.say('QUIT')
  test.match(await (await greeted(itsPort)).say('NOOP'), /^250/)
  for (const dialogue of open) dialogue.hangUp()
})

t.test('a message whose sender hangs up in the middle leaves nothing', async (test) => {
  const { gantry: own, port: itsPort } = await startWithSmtp(test)
  const dialogue = await greeted(itsPort)
  await dialogue.say('MAIL FROM:<a@b.example>')
  await dialogue.say('RCPT TO:<b@example.org>')
  await dialogue.say('DATA')
  dialogue.write(`Subject: half\r\n\r\n${'x\r\n'.repeat(100_000)}`)
  await waitUntil(() => readdirSync(inboxOf(own)).some((name) => name.endsWith('.tmp')))
  dialogue.hangUp()
  await waitUntil(() => readdirSync(inboxOf(own)).length === 0)
  test.same((await own.call('GET', '/mail/inbox')).body.data.messages, [])
})

t.test('a store that is full refuses mail for now, and takes it again', async (test) => {
  const store = await openSqliteStore(makeFolder(test), collections)
  let isFull = false
  const full = alteredStore(store, {
    commit: (changes) => (isFull ? Promise.reject(new StorageFull(new Error('full'))) : store.commit(changes)),
  })
  const { gantry: own, port: itsPort } = await startWithSmtp(test, {}, { parts: { store: full } })
  const dialogue = await greeted(itsPort)
  isFull = true
  await dialogue.say('MAIL FROM:<a@b.example>')
  await dialogue.say('RCPT TO:<b@example.org>')
  await dialogue.say('DATA')
  dialogue.write('Subject: no room\r\n\r\n.\r\n')
  test.match(await dialogue.reply(), /^452 /)
  test.same(readdirSync(inboxOf(own)), [], 'nothing is left that the sender will send again')
  isFull = false
  test.match(await deliver(dialogue, 'Subject: room\r\n\r\n'), /^mail_/)
  dialogue.hangUp()
})

t.test(
  'the port opens once it is approved, follows the configuration, and is approved as a command is',
  async (test) => {
    const itsPort = await freePort()
    const own = await startGantry(test, { files: { 'gantry.json': configOf({ port: itsPort }) } })
    const { approval } = (await own.call('GET', '/config/approvals')).body.data
    test.match(approval, {
      approved: false,
      commands: [
        {
          source: 'gantry.json',
          name: 'mail.smtp',
          command: `listen smtp://127.0.0.1:${itsPort} for example.org, bücher.example`,
        },
      ],
    })
    await own.call('GET', '/mail/inbox')
    test.notOk(await isListening(itsPort), 'not before')
    await own.call('POST', '/config/approvals/approve', { body: { hash: approval.hash } })
    await waitUntil(() => isListening(itsPort))
    const dialogue = await greeted(itsPort)
    test.match(await deliver(dialogue, 'Subject: approved\r\n\r\n'), /^mail_/)
    dialogue.hangUp()
    writeFileSync(join(own.project, 'gantry.json'), '{"mail": ')
    const otherPort = await freePort()
    writeFileSync(join(own.project, 'gantry.json'), configOf({ port: otherPort }))
    await waitUntil(async () => !(await isListening(itsPort)))
    test.notOk(await isListening(otherPort), 'another port is another approval')
    const {
      approval: { hash },
    } = (await own.call('GET', '/config/approvals')).body.data
    test.not(hash, approval.hash)
    await own.call('POST', '/config/approvals/approve', { body: { hash } })
    await waitUntil(() => isListening(otherPort))
    await own.service.stop()
    test.notOk(await isListening(otherPort))
  },
)

t.test('a port that is taken is tried again until it is free', async (test) => {
  const { gantry: first, port: itsPort } = await startWithSmtp(test)
  const second = await startGantry(test, { args: ['--trust'], files: { 'gantry.json': configOf({ port: itsPort }) } })
  await second.call('GET', '/mail/inbox')
  await first.service.stop()
  await waitUntil(() => isListening(itsPort))
  const dialogue = await greeted(itsPort)
  const id = await deliver(dialogue, 'Subject: to the second\r\n\r\n')
  dialogue.hangUp()
  test.equal((await second.call('GET', `/mail/inbox/${id}`)).status, 200)
})

/** A service that takes mail for two domains on a port of its own. */
async function startWithSmtp(
  test: Test,
  smtp: object = {},
  options: GantryOptions = {},
): Promise<{ gantry: Gantry; port: number }> {
  const port = await freePort()
  const gantry = await startGantry(test, {
    args: ['--trust'],
    ...options,
    files: { 'gantry.json': configOf({ port, ...smtp }), '.gantry/mail/inbox/.keep': '' },
  })
  await waitUntil(() => isListening(port))
  rmSync(join(inboxOf(gantry), '.keep'))
  return { gantry, port }
}

function configOf(smtp: object): string {
  return JSON.stringify({ mail: { smtp: { domains: ['example.org', 'bücher.example'], ...smtp } } })
}

async function greeted(port: number): Promise<SmtpDialogue> {
  const dialogue = await SmtpDialogue.open(port)
  await dialogue.say('EHLO client.example')
  return dialogue
}

/** Sends a message and gives its id, or the reply that is none. */
async function deliver(dialogue: SmtpDialogue, message: string, from = 'a@b.example'): Promise<string> {
  await dialogue.say(`MAIL FROM:<${from}>`)
  await dialogue.say('RCPT TO:<b@example.org>')
  await dialogue.say('DATA')
  dialogue.write(`${message}\r\n.\r\n`)
  const reply = await dialogue.reply()
  return /mail_\w+/.exec(reply)?.[0] ?? reply
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

function inboxOf({ project }: Gantry): string {
  return join(project, '.gantry/mail/inbox')
}

function fileOf(gantry: Gantry, id: string): string {
  return join(inboxOf(gantry), `${id}.eml`)
}
