import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { domainToASCII } from 'node:url'
import PostalMime from 'postal-mime'
import t from 'tap'
import { tried } from './support/attacks.ts'
import { startGantry } from './support/gantry.ts'
import { bombs } from './support/mail/bombs.ts'
import { startSmtpServer } from './support/smtp.ts'
import { waitMaxMs } from './support/wait.ts'

const server = await startSmtpServer(t)
const gantry = await startGantry(t, {
  // A slow machine reads for longer than the service allows: what is refused here is refused for what it contains.
  parts: { mailLimits: { timeMs: waitMaxMs } },
  args: ['--trust'],
  files: {
    'gantry.json': JSON.stringify({
      mail: { outgoing: { host: '127.0.0.1', port: server.port, from: 'Gantry <gantry@example.org>' } },
    }),
  },
})
const took: [what: string, milliseconds: number][] = []

for (const [index, [what, make]] of Object.entries(bombs).entries()) {
  t.test(`a message with ${what} is read or refused within bounds, and the service goes on`, async (test) => {
    drop(`bomb-${index}`, make())
    const began = performance.now()
    const { status, body } = await gantry.call('GET', `/mail/inbox/bomb-${index}`)
    const elapsed = performance.now() - began
    took.push([what, elapsed])
    test.ok(status === 200 || (status === 413 && body.error.code === 'payload_too_large'), `${status}`)
    test.equal((await gantry.call('GET', '/version')).status, 200)
  })
}

t.test('all of them are listed, found and counted, and none keeps another one from it', async (test) => {
  const count = Object.keys(bombs).length
  const ids = new Set<string>()
  while (ids.size < count) {
    for (let cursor = ''; ; ) {
      const { messages, nextCursor } = (
        await gantry.call('GET', `/mail/inbox?limit=50${cursor && `&cursor=${cursor}`}`)
      ).body.data
      for (const { id } of messages) ids.add(id)
      if (!nextCursor) break
      cursor = nextCursor
    }
  }
  test.equal((await gantry.call('GET', '/mail')).body.data.folders[0].count, count)
  test.equal((await gantry.call('GET', '/mail/inbox?q=needle')).body.data.messages.length, 1)
  const [slowest] = took.sort(([, one], [, other]) => other - one)
  test.comment(`${count} messages; the slowest: ${slowest?.[0]} in ${Math.round(slowest?.[1] ?? 0)} ms`)
})

const evil = 'evil@evil.example'
const noAddresses = [
  `a@b.example\r\nBcc: ${evil}`,
  `a@b.example\nRCPT TO:<${evil}>`,
  `a@b.example\rX`,
  'a@b.example\u0000',
  `a@b.example\u0085Bcc: ${evil}`,
  `a@b.example\u2028Bcc: ${evil}`,
  'a@b.example\u007f',
  'a@b.example\t',
  `a@b.example, ${evil}`,
  `a@b.example; ${evil}`,
  `a@b.example ${evil}`,
  `Ada <a@b.example>, <${evil}>`,
  `<a@b.example> <${evil}>`,
  `<a@b.example><${evil}>`,
  `Ada <a@b.example> ${evil}`,
  `${evil} <a@b.example`,
  `a@b.example>`,
  `<<a@b.example>>`,
  `Ada <a@b.example>x`,
  `group: a@b.example, ${evil};`,
  'undisclosed-recipients:;',
  `Ada: <a@b.example>;`,
  `@relay.example:${evil}`,
  `@a.example,@b.example:${evil}`,
  `<@relay.example:${evil}>`,
  `${evil} (a@b.example)`,
  `(a@b.example) ${evil}`,
  `a(comment)@b.example`,
  `a@b.example(comment)`,
  `"a@b.example" ${evil}`,
  `"${evil}"@b.example`,
  '"a b"@b.example',
  '"a\\"b"@b.example',
  `a@b.example@evil.example`,
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  'a@127.0.0.1',
  'a@0x7f.1',
  'a@2130706433',
  'a@１２７.0.0.1',
  'a..b@b.example',
  '.a@b.example',
  'a.@b.example',
  'a@.example',
  'a@b.example.',
  'a@b..example',
  'a@-b.example',
  'a@b-.example',
  'a@b_c.example',
  'a@ex ample.org',
  'a@ex%61mple.org',
  'a@b.example?Bcc=x',
  'a@b.example/x',
  'a@b.example:25',
  'a@xn--',
  'a@xn--a',
  '@b.example',
  'a@',
  'abc',
  '   ',
  'üser@b.example',
  'a\u00adb@b.example',
  `a\u202e@b.example`,
  'Ada\u202e <a@b.example>',
  'Ada\u200b <a@b.example>',
  'Ada\ufeff <a@b.example>',
  `=?utf-8?Q?x=0D=0ABcc:_${evil}?= <a@b.example>`,
  '=?utf-8?B?QWRh?= <a@b.example>',
  'Ada "the" Great <a@b.example>',
  '"Ada <a@b.example>',
  'Ada" <a@b.example>',
  'Ada, Bob <a@b.example>',
  'Ada\\ <a@b.example>',
  'Ada [x] <a@b.example>',
  'Ada @ home <a@b.example>',
  'mailto:a@b.example',
  `${'x'.repeat(65)}@b.example`,
  `a@${'x'.repeat(64)}.example`,
  `a@${'x.'.repeat(124)}example`,
]

t.test(
  `sendEmail refuses ${noAddresses.length} texts that are not exactly one address, wherever they stand`,
  async (test) => {
    const send = (body: object) =>
      gantry.call('POST', '/mail/send', { body: { to: ['ada@example.org'], subject: 'x', content: 'x', ...body } })
    for (const text of noAddresses) {
      const places: [path: string, body: object][] = [
        ['body/to/1', { to: ['ada@example.org', text] }],
        ['body/cc/0', { cc: [text] }],
        ['body/bcc/0', { bcc: [text] }],
        ['body/replyTo', { replyTo: text }],
      ]
      const answers = await Promise.all(places.map(([, body]) => send(body)))
      test.same(
        answers.map(({ status, body }) => [status, body.error?.code]),
        places.map(() => [400, 'validation_failed']),
        shown(text),
      )
      tried(
        test,
        'a mail smuggles a recipient',
        shown(text),
        answers.some((answer) => answer.status < 400),
      )
      test.same(
        answers.map(({ body }) => body.error?.details?.[0]?.path),
        places.map(([path]) => path),
      )
    }
    const both = await send({ to: ['x', 'ada@example.org', 'y'] })
    test.same(
      both.body.error.details.map(({ path }: { path: string }) => path),
      ['body/to/0', 'body/to/2'],
      'each mistake is told',
    )
    test.equal(server.count, 0)
  },
)

const addresses: [given: string, name: string, address: string][] = [
  ['ada@example.org', '', 'ada@example.org'],
  ['<ada@example.org>', '', 'ada@example.org'],
  ['Ada <ada@example.org>', 'Ada', 'ada@example.org'],
  ['  Ada   Lovelace  <ada@example.org> ', 'Ada Lovelace', 'ada@example.org'],
  ['"Lovelace, Ada" <ada@example.org>', 'Lovelace, Ada', 'ada@example.org'],
  [`"Bcc: ${evil}" <ada@example.org>`, `Bcc: ${evil}`, 'ada@example.org'],
  [`"<${evil}>," <ada@example.org>`, `<${evil}>,`, 'ada@example.org'],
  ['"a \\"quoted\\" \\\\ name" <ada@example.org>', 'a "quoted" \\ name', 'ada@example.org'],
  ['"" <ada@example.org>', '', 'ada@example.org'],
  ['Адa Лавлейс <ada@example.org>', 'Адa Лавлейс', 'ada@example.org'],
  ['José Ñandú – 会議 <ada@example.org>', 'José Ñandú – 会議', 'ada@example.org'],
  ['👩‍💻 <ada@example.org>', '👩‍💻', 'ada@example.org'],
  [`${'long '.repeat(60)}<ada@example.org>`, 'long '.repeat(60).trim(), 'ada@example.org'],
  ["o'brien+tag/x=y{z}~!#$%&*?^_`|-@EXAMPLE.org", '', "o'brien+tag/x=y{z}~!#$%&*?^_`|-@example.org"],
  ['ada@bücher.example', '', 'ada@xn--bcher-kva.example'],
  ['ada@例え.テスト', '', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@xn--bcher-kva.example', '', 'ada@xn--bcher-kva.example'],
  ['root@localhost', '', 'root@localhost'],
  ['John Q. Public <ada@example.org>', 'John Q. Public', 'ada@example.org'],
]

const texts = [
  'line\r\n.\r\nMAIL FROM:<x@y.example>\r\nRCPT TO:<evil@evil.example>\r\nDATA\r\nSubject: Smuggled\r\n\r\nevil\r\n.\r\n',
  'a\n.\nb',
  'a\r.\rb',
  '.',
  '..',
  '.\r\n',
  '\n.\n',
  '\u0000\u0001\u0007\u001b[2J',
  `--\r\nBcc: ${evil}\r\n\r\n`,
  `\r\nBcc: ${evil}\r\n`,
  'x'.repeat(100_000),
  '='.repeat(1_000),
  '\u2028\u2029\u0085',
  'ä'.repeat(5_000),
  '',
]

t.test('an email of sendEmail reaches exactly its recipients, in one message', async (test) => {
  let sent = 0
  const send = async (body: { to: string[]; content: string; subject: string; html?: string }) => {
    const answer = await gantry.call('POST', '/mail/send', { body })
    test.equal(answer.status, 202, shown(JSON.stringify(body)))
    const mail = (await server.has(++sent))[sent - 1]
    return { to: mail?.to, parsed: await PostalMime.parse(mail?.source ?? '') }
  }
  for (const [given, name, address] of addresses) {
    const { to, parsed } = await send({ to: [given], subject: given, content: 'x' })
    // The library of this server tells every domain as people write it.
    test.same(to?.map(encoded), [address], shown(given))
    test.match(parsed.to, [{ name, address }], shown(given))
    test.same([parsed.to?.length, parsed.cc, parsed.bcc], [1, undefined, undefined])
  }
  for (const text of texts) {
    const { to, parsed } = await send({
      to: ['ada@example.org'],
      subject: 'text',
      content: text,
      html: `<pre>${text}</pre>`,
    })
    test.same(
      [to, parsed.subject, parsed.to?.length, parsed.bcc],
      [['ada@example.org'], 'text', 1, undefined],
      shown(text),
    )
    test.equal((parsed.text ?? '').replaceAll('\r\n', '\n').trimEnd(), text.replace(/\r\n?/g, '\n').trimEnd())
  }
  for (const subject of [
    `=?utf-8?Q?x=0D=0ABcc:_${evil}?=`,
    'x'.repeat(998),
    'ü'.repeat(500),
    `Re: ${'a '.repeat(300)}`,
    ': : :',
  ]) {
    const { to, parsed } = await send({ to: ['ada@example.org'], subject, content: 'x' })
    test.same([to, parsed.to?.length, parsed.bcc], [['ada@example.org'], 1, undefined], shown(subject))
  }
  for (const subject of ['\u2028Bcc: x', '\u0085Bcc: x', 'x\r\nBcc: x']) {
    const { status } = await gantry.call('POST', '/mail/send', {
      body: { to: ['ada@example.org'], subject, content: 'x' },
    })
    tried(test, 'a mail smuggles a recipient', shown(subject), status < 400)
  }
  test.equal(server.count, sent, 'nothing more has come')
})

function encoded(address: string): string {
  return address.replace(/@(.*)$/, (_, domain: string) => `@${domainToASCII(domain)}`)
}

/** The name of a check must not break what reads it. */
function shown(text: string): string {
  return JSON.stringify(text.slice(0, 80)).replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)
}

function drop(id: string, content: string | Uint8Array): void {
  const file = join(gantry.project, `.gantry/mail/inbox/${id}.eml`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'))
}
