import t from 'tap'
import type { ServerResponse } from 'node:http'
import { Egress } from '../src/platform/egress/egress.ts'
import type { EgressFailure } from '../src/platform/egress/egress.ts'
import { waitMaxMs } from './support/wait.ts'
import { listen } from './support/webhooks.ts'

t.test('egress: no spelling of a private address reaches a listener', async (t) => {
  const canary = await listen(t, (_request, response) => response.end())
  const resolve = async (name: string) => names[name] ?? []
  const names: Record<string, readonly string[]> = {
    'loopback.test': ['127.0.0.1'],
    'six.test': ['::1'],
    'mapped.test': ['::ffff:127.0.0.1'],
    'zone.test': ['fe80::1%lo'],
    'mixed.test': ['93.184.216.34', '127.0.0.1'],
    'nat.test': ['64:ff9b::7f00:1'],
    'compatible.test': ['::127.0.0.1'],
    'broken.test': ['127.0.0.1 '],
    localhost: ['127.0.0.1'],
    'localhost.': ['127.0.0.1'],
  }
  const hosts = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0x7F.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0177.1',
    '127.0.0.1.',
    '127.255.255.254',
    '0x7f.0.1',
    '0.0.0.0',
    '0',
    '0x0',
    '00',
    '①②⑦.⓪.⓪.①',
    '１２７.０.０.１',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '127.0.0\t.1',
    'LOCALHOST',
    'localhost',
    'localhost.',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12::1]',
    '[fec0::1]',
    '[ff02::1]',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '[::ffff:169.254.169.254]',
    '[fd00:ec2::254]',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    ...Object.keys(names),
    'user@127.0.0.1',
    'user:secret@93.184.216.34',
  ]
  const urls = [
    ...hosts.map((host) => `http://${host}:${canary.port}/`),
    `https://127.0.0.1:${canary.port}/`,
    `http:127.0.0.1:${canary.port}`,
    `http:\\\\127.0.0.1:${canary.port}/`,
    `ws://127.0.0.1:${canary.port}/`,
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
    'data:text/plain,x',
    'http://',
    'http://[::1',
    'http://93.184.216.34:25/',
  ]
  const egress = new Egress({ allowed: [], resolve })
  for (const url of urls) {
    t.match(await reasonOf(egress.check(url)), /denied|invalid/, `check refuses ${url}`)
    t.match(
      await reasonOf(egress.send({ url, method: 'POST', headers: {}, timeoutMs: waitMaxMs })),
      /denied|invalid/,
      `send refuses ${url}`,
    )
  }
  t.equal(canary.count(), 0)
  await new Egress({ allowed: [`127.0.0.1:${canary.port}`] }).send({
    url: `http://127.1:${canary.port}`,
    method: 'GET',
    headers: {},
    timeoutMs: waitMaxMs,
  })
  t.equal(canary.count(), 1, 'the listener can be reached')
})

t.test('egress: public addresses and those in the configuration pass', async (t) => {
  const egress = new Egress({
    allowed: ['127.0.0.1:9000', '10.0.0.0/8', '[fd00::5]:443', 'hooks.internal:8080', '::1'],
    resolve: async (name) =>
      name === 'hooks.internal' ? ['192.168.1.1'] : ['2606:4700::1111', '93.184.216.34', '64:ff9b::5db8:d822'],
  })
  for (const url of [
    'https://example.org/',
    'http://93.184.216.34:8080/',
    'http://[2606:4700::1111]/',
    'http://127.0.0.1:9000/',
    'http://[::ffff:127.0.0.1]:9000',
    'http://10.200.0.1:81/',
    'https://[fd00::5]/',
    'http://HOOKS.internal.:8080/',
    'http://[::1]:5555/',
  ])
    t.equal(await reasonOf(egress.check(url)), 'none', url)
  for (const url of [
    'http://127.0.0.1:9001/',
    'http://127.0.0.2:9000/',
    'http://11.0.0.1:25/',
    'http://[fd00::5]/',
    'http://hooks.internal/',
    'http://192.168.1.1:8080/',
  ])
    t.equal(await reasonOf(egress.check(url)), 'denied', url)
  for (const entry of ['http://x', '10.0.0.0/33', '0x7f.1', '127.1', 'name:0', '[::1', '*', 'name/8', ''])
    t.throws(() => new Egress({ allowed: [entry] }), { code: 'config_invalid' }, entry)
  t.equal(
    await reasonOf(
      new Egress({ allowed: [], resolve: () => Promise.reject(new Error('no such name')) }).check(
        'https://later.example/',
      ),
    ),
    'none',
    'a name that is not there yet is checked again when it is used',
  )
})

t.test('egress: a name that resolves to a private address after the check is refused (DNS rebinding)', async (t) => {
  const canary = await listen(t, (_request, response) => response.end())
  const answers = [['93.184.216.34'], ['127.0.0.1'], ['127.0.0.1']]
  const egress = new Egress({ allowed: [], resolve: async () => answers.shift() ?? [] })
  const url = `http://rebinding.test:${canary.port}/`
  t.equal(await reasonOf(egress.check(url)), 'none')
  t.equal(await reasonOf(egress.send({ url, method: 'POST', headers: {}, timeoutMs: waitMaxMs })), 'denied')
  t.equal(canary.count(), 0)
})

t.test('egress: the checked address is the one connected to, and the name is resolved once', async (t) => {
  const receiver = await listen(t, (request, response) => response.end(request.headers.host))
  let asked = 0
  const egress = new Egress({
    allowed: [`only.test:${receiver.port}`],
    resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['203.0.113.1']),
  })
  const answer = await egress.send({
    url: `http://only.test:${receiver.port}/`,
    method: 'POST',
    headers: {},
    body: 'x',
    timeoutMs: waitMaxMs,
  })
  t.same([answer.status, answer.body.toString(), asked], [200, `only.test:${receiver.port}`, 1])
})

t.test('egress: follows no redirect, reads 64 KiB, times out, and reports what went wrong', async (t) => {
  const canary = await listen(t, (_request, response) => response.end())
  const other = await listen(t, (request, response) => {
    if (request.url === '/redirect') response.writeHead(307, { location: `http://127.0.0.1:${canary.port}/` }).end()
    if (request.url === '/endless') writeOn(response)
    if (request.url === '/headers') response.writeHead(200, { long: 'x'.repeat(20_000) }).end()
    if (request.url === '/close') request.socket.destroy()
    if (request.url === '/odd') request.socket.end('hello\r\n\r\n')
    if (request.url === '/upgrade')
      request.socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
  })
  const egress = new Egress({
    allowed: [`127.0.0.1:${other.port}`, '127.0.0.1:1', 'slow.test'],
    resolve: () => new Promise(() => {}),
  })
  const send = (path: string, timeoutMs = waitMaxMs) =>
    egress.send({ url: `http://127.0.0.1:${other.port}${path}`, method: 'POST', headers: {}, body: 'x', timeoutMs })
  t.equal((await send('/redirect')).status, 307)
  t.equal(canary.count(), 0)
  t.equal((await send('/endless')).body.length, 65_536)
  await t.rejects(send('/headers'), {
    reason: 'unreachable',
    message: 'The headers of the response are too large.',
  })
  await t.rejects(send('/close'), {
    reason: 'unreachable',
    message: 'The connection was closed before the response.',
  })
  await t.rejects(send('/odd'), { reason: 'unreachable', message: 'The response is not HTTP.' })
  t.equal(await reasonOf(send('/upgrade')), 'unreachable')
  await t.rejects(send('/nothing', 50), { reason: 'timeout', message: 'There was no response within 0.05 seconds.' })
  t.equal(
    await reasonOf(egress.send({ url: 'http://slow.test/', method: 'GET', headers: {}, timeoutMs: 50 })),
    'timeout',
  )
  const closed = await listen(t, () => {})
  await closed.close()
  await t.rejects(
    new Egress({ allowed: ['127.0.0.1'] }).send({
      url: `http://127.0.0.1:${closed.port}/`,
      method: 'GET',
      headers: {},
      timeoutMs: waitMaxMs,
    }),
    { reason: 'unreachable', message: 'The connection was refused.' },
  )
})

/** Answers as long as anybody reads. */
function writeOn(response: ServerResponse): void {
  while (!response.destroyed && response.write(Buffer.alloc(16_384)));
  if (!response.destroyed) response.once('drain', () => writeOn(response))
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: EgressFailure) => error.reason,
  )
}

t.test('egress: bytes are sent as they are, and are as long as they were said to be', async (t) => {
  const received: Buffer[] = []
  const target = await listen(t, async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    } catch {
      return
    }
    received.push(Buffer.concat(chunks))
    response.end('taken')
  })
  const egress = new Egress({ allowed: [`127.0.0.1:${target.port}`] })
  const bytes = Buffer.from([0, 255, 13, 10, 7])
  const send = (size: number, pieces: readonly Buffer[]) =>
    egress.send({
      url: `http://127.0.0.1:${target.port}/`,
      method: 'POST',
      headers: {},
      body: {
        size,
        bytes: (async function* () {
          yield* pieces
        })(),
      },
      timeoutMs: waitMaxMs,
    })
  t.equal((await send(10, [bytes, bytes])).body.toString(), 'taken')
  t.strictSame(received, [Buffer.concat([bytes, bytes])])
  await t.rejects(send(9, [bytes, bytes]), { message: /not as long/ })
  await t.rejects(send(11, [bytes, bytes]), { message: /not as long/ })
  await t.rejects(send(64 * 1024 * 1024 + 1, []), { message: /64 MiB/ })
  t.equal(received.length, 1)
})
