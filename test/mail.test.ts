import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { collections } from '../src/collections.ts'
import type { MailLimits } from '../src/services/mail.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { createBareMail } from './support/mail/bare.ts'

const gantry = await startGantry(t)

t.test('getEmail answers every field of a message', async (test) => {
  drop('inbox/welcome.eml', sample('welcome'))
  test.same(await read('inbox/welcome'), {
    id: 'welcome',
    emailId: `em_${createHash('sha256').update(sample('welcome')).digest('hex').slice(0, 32)}`,
    from: 'Ada Lovelace <ada@example.org>',
    to: [
      '"Babbage, Charles" <charles@example.org>',
      'mary@example.org',
      'Grace <grace@example.org>',
      'alan@example.org',
    ],
    subject: 'Welcome to the engine',
    cc: ['René Descartes <rene@example.org>'],
    bcc: ['hidden <hidden@example.org>'],
    messageId: '<welcome@example.org>',
    attachments: [],
    receivedAt: '2024-01-02T08:00:05.000Z',
    content: 'Good morning,\nthe engine is ready – ✓.\n',
  })
})

t.test('getEmail keeps the emailId of a message that moves to another folder', async (test) => {
  drop('inbox/moving.eml', sample('welcome'))
  const { emailId } = await read('inbox/moving')
  mkdirSync(join(gantry.project, '.gantry/mail/read'), { recursive: true })
  renameSync(mailPath('inbox/moving.eml'), mailPath('read/moved.eml'))
  test.equal((await gantry.call('GET', '/mail/inbox/moving')).status, 404)
  test.equal((await read('read/moved')).emailId, emailId)
})

t.test('getEmail decodes headers in several charsets, and lets none of them break its line', async (test) => {
  drop('sent/words.eml', sample('encoded-words'))
  test.match(await read('sent/words'), {
    from: '山田太郎 <yamada@example.jp>',
    to: ['Иван <ivan@example.ru>', 'José “Pepe” <jose@example.es>'],
    cc: ['"Quoted, Word" <quoted@example.org>'],
    subject: /^会議の件Привет and evil Bcc: x@example\.orgtxt$/,
    content: 'Добрый день\n',
    receivedAt: '1997-11-21T14:55:00.000Z',
  })
})

t.test('getEmail reads bodies that change the charset within themselves', async (test) => {
  drop('inbox/japanese.eml', sample('japanese'))
  test.match(await read('inbox/japanese'), { subject: 'こんにちは', content: 'こんにちは\n' })
})

t.test('getEmail lists the attachments of nested parts, each by a name without a path', async (test) => {
  drop('inbox/nested.eml', sample('nested'))
  const message = await read('inbox/nested')
  test.equal(message.content, 'The price is 5€ – a long line that is soft broken.\n')
  test.equal(message.receivedAt, '2024-01-03T15:30:00.000Z')
  test.same(message.attachments, [
    {
      id: '1',
      filename: 'logo.png',
      contentType: 'image/png',
      contentDisposition: 'inline',
      contentId: '<logo@example.org>',
    },
    { id: '2', filename: 'Pläne für März.pdf', contentType: 'application/pdf', contentDisposition: 'attachment' },
    { id: '3', filename: 'passwd', contentType: 'text/plain', contentDisposition: 'attachment' },
    { id: '4', filename: 'today.log', contentType: 'text/x-log', contentDisposition: 'attachment' },
    { id: '5', contentType: 'application/zip', contentDisposition: 'attachment' },
    { id: '6', contentType: 'message/rfc822' },
    { id: '7', contentType: 'text/calendar', contentDisposition: 'attachment' },
  ])
})

t.test('getEmail makes readable text of a message that says everything in HTML', async (test) => {
  drop('inbox/html.eml', sample('html'))
  test.equal(
    (await read('inbox/html')).content,
    'Café\n\nFirst & über all.\nSecond\n\n- one\n- two, more (https://example.org/?a=1&b=2)',
  )
})

t.test('getEmail reads of a broken message what makes sense, and dates it by its file', async (test) => {
  drop('inbox/broken.eml', sample('broken'))
  utimesSync(mailPath('inbox/broken.eml'), 1_700_000_000, 1_700_000_000)
  const message = await read('inbox/broken')
  test.match(message, {
    subject: /^✓ broken/,
    content: 'Hello there',
    messageId: '',
    cc: [],
    bcc: [],
    receivedAt: '2023-11-14T22:13:20.000Z',
  })
  test.ok(message.to.includes('ok@example.org'))
})

t.test('getEmail reads an empty message', async (test) => {
  drop('inbox/empty.eml', '')
  test.match(await read('inbox/empty'), { from: '', to: [], subject: '', messageId: '', content: '', attachments: [] })
})

t.test('getEmail leaves out control characters, wherever a sender hides them', async (test) => {
  drop(
    'inbox/control.eml',
    [
      'From: "=?utf-8?Q?A=00=1B[2J=0AB?=" <a@example.org>',
      'Subject: =?utf-8?Q?one=0D=0A_two=7F?=',
      'Message-ID: <=?utf-8?Q?a=0Ab?=@c>',
      "Content-Disposition: attachment; filename*=utf-8''a%0D%0Ab%E2%80%AEfdp.exe",
      'Content-Type: application/x; name=x',
      'Content-ID: <a\u0007b>',
      '',
      'x',
    ].join('\r\n'),
  )
  drop('inbox/control-text.eml', 'Subject: x\r\n\r\na\u001b[2Jb\u0000c\rd\te\r\n')
  const message = await read('inbox/control')
  const fields = [message.from, message.subject, message.messageId, ...Object.values(message.attachments[0])]
  test.notMatch(fields.join(''), /[\p{Cc}\u202e]/u)
  test.equal((await read('inbox/control-text')).content, 'a[2Jbc\nd\te\n')
})

t.test('getEmail answers email_not_found for what is no message of the folder', async (test) => {
  drop('inbox/here.eml', sample('welcome'))
  writeFileSync(join(gantry.project, 'outside.eml'), sample('welcome'))
  symlinkSync(mailPath('inbox/here.eml'), mailPath('inbox/link.eml'))
  symlinkSync('/dev/zero', mailPath('inbox/zero.eml'))
  mkdirSync(mailPath('inbox/folder.eml'))
  for (const id of [
    'absent',
    'here.eml',
    '.here',
    '..',
    '..%2F..%2F..%2Foutside',
    '..%2Fread%2Fmoved',
    '%2Fetc%2Fpasswd',
    'here%00',
    'a..b',
    '-rf',
    'link',
    'zero',
    'folder',
    'über',
    'he*e',
    'x'.repeat(128),
  ]) {
    const { status, body } = await gantry.call('GET', `/mail/inbox/${id}`)
    test.match([status, body.error.code], id === '..' ? [400, 'validation_failed'] : [404, 'email_not_found'], id)
  }
})

t.test('getEmail follows no link out of the project', async (test) => {
  const elsewhere = makeFolder(test)
  writeFileSync(join(elsewhere, 'secret.eml'), 'Subject: secret\r\n\r\n')
  const { project, call } = await startGantry(test)
  mkdirSync(join(project, '.gantry/mail'), { recursive: true })
  symlinkSync(elsewhere, join(project, '.gantry/mail/inbox'))
  test.equal((await call('GET', '/mail/inbox/secret')).status, 404)
})

t.test('getEmail refuses an unknown folder and an over-long id', async (test) => {
  test.equal((await gantry.call('GET', '/mail/trash/welcome')).status, 400)
  test.equal((await gantry.call('GET', `/mail/inbox/${'x'.repeat(129)}`)).status, 400)
})

t.test('getEmail needs a credential', async (test) => {
  test.equal((await gantry.call('GET', '/mail/inbox/welcome', { headers: { authorization: '' } })).status, 401)
})

const bombs: Record<string, () => string | Buffer> = {
  'ten thousand nested parts': () =>
    lines(10_000, (n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`),
  'a hundred thousand addresses': () =>
    `To: ${lines(100_000, (n) => `"N ${n}" <a${n}@example.org>,\r\n `)}a@example.org\r\n\r\n`,
  'eleven thousand short addresses': () => `To: ${lines(11_000, (n) => `a@b${n},\r\n `)}a@b\r\n\r\n`,
  'a header of three million bytes': () => `Subject: ${'a'.repeat(3_000_000)}\r\n\r\n`,
  'two thousand attachments': () =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${lines(2_000, () => '--b\r\nContent-Type: image/png\r\n\r\nx\r\n')}`,
  'more bytes than the limit': () => Buffer.alloc(26 * 1024 * 1024),
}

for (const [what, make] of Object.entries(bombs)) {
  t.test(`getEmail refuses ${what} and reads the next message`, async (test) => {
    drop('inbox/bomb.eml', make())
    drop('inbox/next.eml', sample('welcome'))
    const { status, body } = await gantry.call('GET', '/mail/inbox/bomb')
    test.match([status, body.error.code], [413, 'payload_too_large'])
    test.match(body.error.message, /\d/, 'the message tells the limit')
    test.equal((await read('inbox/next')).id, 'next')
  })
}

const tangled: Record<string, string> = {
  'ten thousand messages within each other': 'Content-Type: message/rfc822\r\n\r\n'.repeat(10_000),
  'fifty thousand nested groups': `To: ${'g:'.repeat(50_000)}${';'.repeat(50_000)}\r\n\r\n`,
  'a hundred thousand folded lines': `Subject: a\r\n${' b\r\n'.repeat(100_000)}\r\n`,
  'a hundred thousand comments that do not end': `To: ${'('.repeat(100_000)}\r\nContent-Type: ${'('.repeat(100_000)}\r\n\r\n`,
  'a million signs that open a tag': `Content-Type: text/html\r\n\r\n${'<'.repeat(1_000_000)}`,
  'a hundred thousand quotes within tags': `Content-Type: text/html\r\n\r\n${'<a "\'>'.repeat(100_000)}`,
  'a hundred thousand links that do not end': `Content-Type: text/html\r\n\r\n${'<a href="x">'.repeat(100_000)}`,
}

for (const [what, message] of Object.entries(tangled)) {
  t.test(`getEmail reads a message with ${what}`, async (test) => {
    drop('inbox/tangled.eml', message)
    test.equal((await read('inbox/tangled')).id, 'tangled')
  })
}

t.test('a message that takes all memory costs no other one', async (test) => {
  const { mail, put } = await startBareMail(test, { heapMegabytes: 24 })
  put('bomb', `Content-Type: text/html\r\n\r\n${'<p>x'.repeat(3_000_000)}`)
  put('good', sample('welcome'))
  await test.rejects(mail.get('inbox', 'bomb'), { code: 'payload_too_large', message: /memory/ })
  test.match(await mail.get('inbox', 'good'), { id: 'good' })
})

t.test('a message that takes too long is given up', async (test) => {
  const { mail, put } = await startBareMail(test, { timeMs: 1 })
  put('slow', 'x'.repeat(1_000_000))
  await test.rejects(mail.get('inbox', 'slow'), { code: 'payload_too_large', message: /too long/ })
})

t.test('more messages than may wait are refused, to be asked for again', async (test) => {
  const { mail, put } = await startBareMail(test, { waitingMax: 2 })
  put('good', sample('welcome'))
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => mail.get('inbox', 'good')))
  test.same(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'],
  )
  test.match(outcomes[4], { reason: { code: 'not_ready', options: { retryAfter: 1 } } })
})

t.test('many messages are read at once', async (test) => {
  for (let n = 0; n < 40; n += 1) drop(`inbox/many-${n}.eml`, `Subject: number ${n}\r\n\r\n`)
  const messages = await Promise.all(Array.from({ length: 40 }, (_, n) => read(`inbox/many-${n}`)))
  test.same(
    messages.map(({ subject }) => subject),
    Array.from({ length: 40 }, (_, n) => `number ${n}`),
  )
})

/** Mail with limits of its own. */
async function startBareMail(test: Test, limits: Partial<MailLimits>) {
  const projectFolder = makeFolder(test)
  const store = await openSqliteStore(makeFolder(test), collections)
  test.teardown(() => store.close())
  const mail = createBareMail(test, { projectFolder, store, limits })
  return {
    mail,
    put: (id: string, content: string | Buffer) => write(join(projectFolder, `.gantry/mail/inbox/${id}.eml`), content),
  }
}

function sample(name: string): Buffer {
  return readFileSync(new URL(`support/mail/${name}.eml`, import.meta.url))
}

function mailPath(path: string): string {
  return join(gantry.project, '.gantry/mail', path)
}

function drop(path: string, content: string | Buffer): void {
  write(mailPath(path), content)
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

async function read(path: string) {
  const { status, body } = await gantry.call('GET', `/mail/${path}`)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data.message
}

function lines(count: number, make: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => make(n)).join('')
}
