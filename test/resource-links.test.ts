import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import type { Test } from 'tap'
import { collections } from '../src/collections.ts'
import { openLink, sealLink } from '../src/services/resources/link-token.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { startProcess } from './support/crash/service.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { upload } from './support/uploads.ts'
import { isAfter } from './support/moments.ts'
import { filesBelow } from './support/data-files.ts'

const nobody = { authorization: '' }
const gantry = await startGantry(t)

t.test('createResourceLink returns a URL that serves the bytes to anyone, and sets no cookie', async (t) => {
  const bytes = randomBytes(100_000)
  await upload(gantry, 'shared.bin', bytes)
  const before = Date.now()
  const made = await gantry.call('POST', '/resources/shared.bin/links')
  t.equal(made.status, 201)
  const { url, expiresAt } = made.body.data.link
  t.equal(made.headers.get('location'), url)
  t.match(url, /^\/api\/v1\/links\/[A-Za-z0-9_-]+$/)
  t.ok(isAfter(expiresAt, 3_600_000, before), 'for an hour')
  for (const headers of [
    nobody,
    { authorization: 'Bearer of-nobody' },
    { authorization: '', cookie: 'nut-session=of-nobody' },
  ]) {
    const answer = await follow(url, headers)
    t.equal(answer.status, 200)
    t.ok(bytes.equals(answer.body))
    t.match(Object.fromEntries(answer.headers), {
      'content-type': 'application/octet-stream',
      'content-length': '100000',
      'content-disposition': 'attachment; filename="shared.bin"; filename*=UTF-8\'\'shared.bin',
      'x-content-type-options': 'nosniff',
      'cache-control': /private/,
      'content-security-policy': /sandbox/,
      'accept-ranges': 'bytes',
      etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    })
    t.equal(answer.headers.get('set-cookie'), null)
  }
})

t.test('getLinkedFile answers ranges, conditions and HEAD', async (t) => {
  await upload(gantry, 'digits', '0123456789')
  const url = await link('digits')
  const etag = `"${createHash('sha256').update('0123456789').digest('hex')}"`
  const part = await follow(url, { ...nobody, range: 'bytes=2-4' })
  t.same([part.status, part.headers.get('content-range'), String(part.body)], [206, 'bytes 2-4/10', '234'])
  t.equal((await follow(url, { ...nobody, range: 'bytes=2-4', 'if-range': '"other"' })).status, 200)
  const beyond = await follow(url, { ...nobody, range: 'bytes=10-' })
  t.same(
    [beyond.status, beyond.headers.get('content-range'), beyond.body.error.code],
    [416, 'bytes */10', 'range_not_satisfiable'],
  )
  const held = await follow(url, { ...nobody, 'if-none-match': etag })
  t.same([held.status, held.headers.get('etag'), held.body.length], [304, etag, 0])
  const head = await gantry.call('HEAD', url.slice('/api/v1'.length), { headers: nobody })
  t.same(
    [head.status, head.headers.get('content-length'), head.headers.get('etag'), head.body.length],
    [200, '10', etag, 0],
  )
})

t.test(
  'createResourceLink takes a time of one second to thirty days, and refuses what is not in the contract',
  async (t) => {
    await upload(gantry, 'timed', 'x')
    for (const expiresInSeconds of [1, 2_592_000]) {
      const before = Date.now()
      const made = await gantry.call('POST', '/resources/timed/links', { body: { expiresInSeconds } })
      t.equal(made.status, 201)
      t.ok(isAfter(made.body.data.link.expiresAt, expiresInSeconds * 1000, before))
    }
    for (const body of [
      { expiresInSeconds: 0 },
      { expiresInSeconds: 2_592_001 },
      { expiresInSeconds: 1.5 },
      { expiresInSeconds: '1' },
      { inline: 1 },
      { filename: 'other' },
      [],
    ]) {
      refused(t, await gantry.call('POST', '/resources/timed/links', { body }), 400, 'validation_failed')
    }
    refused(
      t,
      await gantry.call('POST', '/resources/timed/links', { raw: 'x', headers: { 'content-type': 'text/plain' } }),
      415,
      'unsupported_media_type',
    )
    refused(
      t,
      await gantry.call('POST', '/resources/timed/links', {
        raw: ' '.repeat(12_000_000),
        headers: { 'content-type': 'application/json' },
      }),
      413,
      'payload_too_large',
    )
    refused(t, await gantry.call('POST', '/resources/nowhere/links'), 404, 'resource_not_found')
  },
)

t.test('a link that was changed at any place, shortened or lengthened is not found', async (t) => {
  await upload(gantry, 'sealed', 'x')
  const token = (await link('sealed')).slice('/api/v1/links/'.length)
  const spellings: string[] = []
  for (let place = 0; place < token.length; place++) {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const digit = digits.indexOf(token[place] ?? '')
    // The neighbour differs in the lowest bit, which the last digit may have to spare; the other one in the highest.
    for (const other of [digit ^ 1, digit ^ 32])
      spellings.push(token.slice(0, place) + digits[other] + token.slice(place + 1))
    spellings.push(token.slice(0, place) + token.slice(place + 1))
  }
  spellings.push(
    token.slice(0, 43),
    token.slice(0, 44),
    `${token}A`,
    `${token}AAAA`,
    `${token}=`,
    `${token}==`,
    `${token}%20`,
    `%20${token}`,
    `${token}%0A`,
    `${token}%00`,
    `A${token}`,
    token + token.slice(43),
    'A',
    'eyJhbGciOiJub25lIn0',
  )
  // the other alphabet of base64
  if (/[-_]/.test(token)) spellings.push(token.replaceAll('_', '%2F').replaceAll('-', '%2B'))
  let found = 0
  for (const spelling of spellings) {
    const { status, body } = await gantry.call('GET', `/links/${spelling}`, { headers: nobody })
    if (status !== 404 || body.error.code !== 'link_not_found') found++
  }
  t.equal(found, 0)
  refused(t, await gantry.call('GET', `/links/${'A'.repeat(1025)}`, { headers: nobody }), 400, 'validation_failed')
  t.equal((await follow(`/api/v1/links/${token}`)).status, 200, 'the link itself is')
})

t.test('a link that another service made, or a key that is not in the store, is not found', async (t) => {
  const other = await startGantry(t)
  await upload(other, 'foreign', 'x')
  await upload(gantry, 'foreign', 'x')
  const foreign = (await other.call('POST', '/resources/foreign/links')).body.data.link.url
  refused(t, await follow(foreign), 404, 'link_not_found')
  const found = await gantry.service.app.store.read.resources.get('foreign')
  const terms = {
    filename: 'foreign',
    blob: found?.doc.blob ?? '',
    expiresAt: Date.now() + 3_600_000,
    grant: { userId: 'user_owner', tokenId: 'tok_preset' },
    isInline: false,
  }
  for (const key of ['', 'A'.repeat(43), randomBytes(32).toString('base64url')])
    refused(t, await follow(`/api/v1/links/${sealLink(terms, key)}`), 404, 'link_not_found')
  const key = (await gantry.service.app.store.read.serviceKeys.get('links'))?.doc.key ?? ''
  t.same(openLink(sealLink(terms, key), key), terms)
  const fresh = await startGantry(t)
  refused(t, await fresh.call('GET', foreign.slice('/api/v1'.length), { headers: nobody }), 404, 'link_not_found')
  t.equal(await fresh.service.app.store.read.serviceKeys.get('links'), undefined, 'who asks for links makes no key')
})

t.test('a link ends when its time is over', async (t) => {
  const clock = new TestClock()
  const timed = await startGantry(t, { parts: { now: clock.now } })
  await upload(timed, 'file', 'x')
  const { url } = (await timed.call('POST', '/resources/file/links', { body: { expiresInSeconds: 60 } })).body.data.link
  const status = async () => (await timed.call('GET', url.slice('/api/v1'.length), { headers: nobody })).status
  clock.advance(59_999)
  t.equal(await status(), 200)
  clock.advance(1)
  refused(
    t,
    await timed.call('GET', url.slice('/api/v1'.length), {
      headers: { ...nobody, range: 'bytes=0-0', 'if-none-match': '*' },
    }),
    410,
    'link_expired',
  )
  t.equal(await status(), 410)
})

t.test('a link ends with its file, and another file of that name is not given by it', async (t) => {
  await upload(gantry, 'replaced', 'the same bytes')
  const url = await link('replaced')
  await gantry.call('PATCH', '/resources/replaced', { body: { description: 'Said of it later' } })
  t.equal((await follow(url)).status, 200, 'what is said of the file does not matter')
  await gantry.call('DELETE', '/resources/replaced')
  refused(t, await follow(url), 404, 'link_not_found')
  for (const bytes of ['other bytes', 'the same bytes']) {
    await upload(gantry, 'replaced', bytes)
    refused(t, await follow(url), 404, 'link_not_found')
    await gantry.call('DELETE', '/resources/replaced')
  }
})

t.test('a link does not work while its creator is disabled, and never again once the creator is deleted', async (t) => {
  const maker = await addCaller(gantry, 'developer')
  await upload(gantry, 'made-by-somebody', 'x')
  const { url } = (await maker.call('POST', '/resources/made-by-somebody/links')).body.data.link
  t.equal((await follow(url)).status, 200)
  t.equal((await gantry.call('POST', `/users/${maker.userId}/disable`)).status, 200)
  refused(t, await follow(url), 404, 'link_not_found')
  t.equal((await gantry.call('POST', `/users/${maker.userId}/enable`)).status, 200)
  t.equal((await follow(url)).status, 200)
  t.equal((await gantry.call('DELETE', `/users/${maker.userId}`)).status, 200)
  refused(t, await follow(url), 404, 'link_not_found')
})

t.test('a browser shows pictures of pixels alone, and those only where that was asked for', async (t) => {
  const pixels = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff') =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer()
  const files: [filename: string, bytes: string | Buffer, disposition: string][] = [
    ...(await Promise.all(
      (['png', 'jpeg', 'webp', 'gif', 'avif'] as const).map(
        async (format): Promise<[string, Buffer, string]> => [`shown.${format}`, await pixels(format), 'inline'],
      ),
    )),
    ['saved.tiff', await pixels('tiff'), 'attachment'],
    [
      'drawing.svg',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'attachment',
    ],
    ['page.html', '<!doctype html><script>alert(1)</script>', 'attachment'],
    ['page.png', '<html><script>alert(1)</script></html>', 'attachment'],
    ['script.gif', 'GIF89a/*', 'attachment'],
    ['paper.pdf', '%PDF-1.7\n', 'attachment'],
  ]
  for (const [filename, bytes, disposition] of files) {
    await upload(gantry, filename, bytes)
    const shown = await follow(await link(filename, { inline: true }))
    t.equal(
      shown.headers.get('content-disposition'),
      `${disposition}; filename="${filename}"; filename*=UTF-8''${filename}`,
    )
    t.notMatch(shown.headers.get('content-type'), /html|svg/)
    t.match(shown.headers.get('content-security-policy'), /sandbox/)
    t.equal(shown.headers.get('x-content-type-options'), 'nosniff')
    t.match(
      (await follow(await link(filename))).headers.get('content-disposition'),
      /^attachment;/,
      `${filename}, unless asked for`,
    )
  }
})

t.test(
  'a real browser shows a picture by its link, and saves a page that calls itself one',
  { skip: whyNoBrowser },
  async (t) => {
    await upload(
      gantry,
      'red.png',
      await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
        .png()
        .toBuffer(),
    )
    await upload(gantry, 'page.svg.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const page = await (await openBrowser(t)).newPage({ viewport: { width: 300, height: 300 } })
    await page.goto(gantry.origin + (await link('red.png', { inline: true })))
    const { data } = await sharp(await page.screenshot())
      .extract({ left: 150, top: 150, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    t.same([...data], [255, 0, 0])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.goto(gantry.origin + (await link('page.svg.png', { inline: true }))).catch(() => undefined),
    ])
    t.equal(download.suggestedFilename(), 'page.svg.png')
  },
)

t.test(
  'createResourceLink needs its scope, and a credential for some tasks reaches the files of those tasks alone',
  async (t) => {
    const [mine, foreign] = [await gantry.createTask(), await gantry.createTask()]
    await upload(gantry, 'of-mine', 'x', { taskId: mine })
    await upload(gantry, 'of-foreign', 'x', { taskId: foreign })
    await upload(gantry, 'of-none', 'x')
    const reader = await addCaller(gantry, 'developer', { scopes: ['resources:read'] })
    refused(t, await reader.call('POST', '/resources/of-mine/links'), 403, 'scope_missing')
    refused(t, await gantry.call('POST', '/resources/of-mine/links', { headers: nobody }), 401, 'unauthenticated')
    const narrowed = await addCaller(gantry, 'developer', { allow: { taskIds: [mine] } })
    t.equal((await narrowed.call('POST', '/resources/of-mine/links')).status, 201)
    for (const filename of ['of-foreign', 'of-none'])
      refused(t, await narrowed.call('POST', `/resources/${filename}/links`), 404, 'resource_not_found')
  },
)

t.test('createResourceLink gives the same link to a repeated call, and another one to another key', async (t) => {
  const clock = new TestClock()
  const timed = await startGantry(t, { parts: { now: clock.now } })
  await upload(timed, 'file', 'x')
  const make = (key: string, body: object) =>
    timed.call('POST', '/resources/file/links', { body, headers: { 'idempotency-key': key } })
  const first = await make('key-of-the-test-1', { expiresInSeconds: 60 })
  clock.advance(1_000)
  const again = await make('key-of-the-test-1', { expiresInSeconds: 60 })
  t.same(
    [again.status, again.body, again.headers.get('location'), again.headers.get('idempotency-replayed')],
    [201, first.body, first.headers.get('location'), 'true'],
  )
  t.not((await make('key-of-the-test-2', { expiresInSeconds: 60 })).body.data.link.url, first.body.data.link.url)
  refused(t, await make('key-of-the-test-1', { expiresInSeconds: 61 }), 409, 'idempotency_key_reused')
})

t.test('createResourceLink is audited without the link, which stands nowhere in the store', async (t) => {
  const quiet = await startGantry(t)
  await upload(quiet, 'secret', 'x')
  const { url } = (
    await quiet.call('POST', '/resources/secret/links', { headers: { 'idempotency-key': 'key-of-the-test' } })
  ).body.data.link
  const [entry] = (await quiet.call('GET', '/identity/audit?limit=1')).body.data.entries
  t.match(entry, {
    operation: 'createResourceLink',
    object: '/resources/secret/links',
    outcome: 'done',
    actor: { id: String },
  })
  const token: string = url.slice('/api/v1/links/'.length)
  await quiet.call('GET', `/links/${token}`, { headers: nobody })
  const files = filesBelow(quiet.data)
  t.ok(
    files.some((file) => readFileSync(file).includes('createResourceLink')),
    'the store is among the files',
  )
  t.same(
    files.filter((file) => readFileSync(file).includes(token)),
    [],
  )
})

t.test('the log of requests names no link, followed or not', async (t) => {
  const service = await startProcess({
    project: makeFolder(t),
    data: makeFolder(t),
    environment: { GANTRY_LOG: 'info' },
  })
  for (const path of [
    '/links/not-a-link-0123456789',
    '/links/not-a-link-0123456789/more',
    '/links/not-a-link-0123456789?a=b',
  ])
    await fetch(`${service.origin}/api/v1${path}`)
  await service.end('SIGTERM')
  t.equal(service.errors().match(/"path":"\/api\/v1\/links\/…"/g)?.length, 3, service.errors())
  t.notMatch(service.errors(), 'not-a-link')
})

t.test(
  'two services that make their first links at once share one key, and each takes the links of the other',
  async (t) => {
    const store = openMemoryStore(collections)
    const environment = { GANTRY_BLOBS: makeFolder(t) }
    const services = await Promise.all([0, 1].map(() => startGantry(t, { environment, parts: { store } })))
    const [one, other] = services as [Gantry, Gantry]
    await upload(one, 'file', 'x')
    const made = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (services[index % 2] as Gantry).call('POST', '/resources/file/links')),
    )
    t.same(
      made.map(({ status }) => status),
      Array(16).fill(201),
    )
    for (const { body } of made)
      for (const service of [one, other])
        t.equal(
          (await service.call('GET', body.data.link.url.slice('/api/v1'.length), { headers: nobody })).status,
          200,
        )
  },
)

t.test('a link of the longest filename and the longest user id fits into the contract', async (t) => {
  t.ok(
    sealLink(
      {
        filename: '"'.repeat(255),
        blob: 'f'.repeat(32),
        expiresAt: 8.64e15,
        grant: { userId: 'u'.repeat(128), tokenId: createIds()('tok') },
        isInline: false,
      },
      'key',
    ).length <= 1024,
  )
  const filename = 'é'.repeat(127)
  await upload(gantry, filename, 'x')
  t.equal((await follow(await link(filename))).status, 200)
})

async function link(filename: string, body: object = {}): Promise<string> {
  return (await gantry.call('POST', `/resources/${encodeURIComponent(filename)}/links`, { body })).body.data.link.url
}

async function follow(url: string, headers: Readonly<Record<string, string>> = nobody): Promise<Answer> {
  return gantry.call('GET', url.slice('/api/v1'.length), { headers })
}

function refused(t: Test, { status, body }: Answer, expected: number, code: string): void {
  t.same([status, body.error?.code], [expected, code])
}
