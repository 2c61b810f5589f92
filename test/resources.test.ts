import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import type { Test } from 'tap'
import { collections } from '../src/collections.ts'
import { openBlobFolder } from '../src/stores/files/blobs.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { StorageFull } from '../src/stores/port.ts'
import type { Store } from '../src/collections.ts'
import { inChunks } from './stores/blobs.ts'
import { addCaller } from './support/callers.ts'
import { bomb } from './support/pictures.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'
import { fieldOf } from './support/events.ts'

const boundary = 'gantry-test-boundary'
const formType = `multipart/form-data; boundary=${boundary}`
const uploadBytesMax = 6_000_000
const gantry = await startGantry(t, { environment: { GANTRY_UPLOAD_BYTES_MAX: String(uploadBytesMax) } })

t.test('uploadResource answers the resource, which getResource answers again', async (test) => {
  const answer = await upload('plan.txt', 'One step.', { description: 'The plan' })
  test.equal(answer.status, 201)
  test.equal(answer.headers.get('location'), '/api/v1/resources/plan.txt')
  const { resource } = answer.body.data
  test.match(resource, {
    filename: 'plan.txt',
    mimeType: 'text/plain',
    size: 9,
    description: 'The plan',
    url: '/api/v1/resources/plan.txt?download=true',
    createdAt: /^\d{4}-.*Z$/,
  })
  test.notOk('taskId' in resource || 'thumbnailUrl' in resource)
  test.same((await send('GET', '/resources/plan.txt')).body.data.resource, resource)
})

for (const size of [0, 1, 5_000_000]) {
  t.test(`uploadResource and getResource carry ${size} bytes unchanged`, async (test) => {
    const bytes = randomBytes(size)
    test.equal((await upload(`bytes-${size}`, bytes)).status, 201)
    const answer = await send('GET', `/resources/bytes-${size}?download=true`)
    test.equal(answer.headers.get('content-length'), String(size))
    test.ok(bytes.equals(answer.body))
  })
}

t.test('uploadResource takes fields before and after a large file', async (test) => {
  const bytes = randomBytes(5_000_000)
  const taskId = await gantry.createTask()
  const before = await post([field('description', 'before'), field('taskId', taskId), file('fields-first', bytes)])
  const after = await post([file('file-first', bytes), field('description', 'after'), field('taskId', taskId)])
  test.match(before.body.data.resource, { description: 'before', taskId, size: bytes.length })
  test.match(after.body.data.resource, { description: 'after', taskId, size: bytes.length })
})

t.test('uploadResource detects the type from the bytes, not from the filename', async (test) => {
  const types: [filename: string, bytes: string | Buffer, mimeType: string][] = [
    ['text.png', 'not a picture', 'text/plain'],
    ['picture.txt', await picture('png'), 'image/png'],
    ['page.html', '<!doctype html><script>alert(1)</script>', 'text/plain'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'text/plain'],
    ['script.gif', 'GIF89a/*', 'text/plain'],
    ['latin.txt', Buffer.from('caf\xe9', 'latin1'), 'application/octet-stream'],
    ['nul.txt', 'a\0b', 'application/octet-stream'],
    ['empty.txt', '', 'text/plain'],
    ['cut.txt', `${'a'.repeat(4099)}é`, 'text/plain'],
    ['paper.bin', '%PDF-1.7\n', 'application/pdf'],
  ]
  for (const [filename, bytes, mimeType] of types) {
    test.equal((await upload(filename, bytes)).body.data.resource.mimeType, mimeType, filename)
  }
})

t.test('uploadResource keeps any filename that is a key, and its url leads to it', async (test) => {
  const filenames = [
    'naïve – plan.txt',
    '計画.txt',
    '👩‍🚀.txt',
    'a b+c&d=e?f#g.txt',
    '100%.txt',
    '%2e%2e%2fetc',
    "it's (1) [2].txt",
    '...',
    '.hidden',
    'thumbnail',
    '-rf',
    'é'.repeat(127),
    'constructor',
  ]
  for (const filename of filenames) {
    const answer = await upload(filename, filename)
    test.equal(answer.status, 201, filename)
    const { resource } = answer.body.data
    test.equal(resource.filename, filename)
    const download = await gantry.call('GET', resource.url.replace('/api/v1', ''))
    test.equal(String(download.body), filename)
    test.ok(download.headers.get('content-disposition')?.startsWith('attachment; filename='))
    test.equal((await send('DELETE', `/resources/${encodeURIComponent(filename)}`)).status, 200)
  }
})

const noKeys = [
  '',
  '.',
  '..',
  '../../etc/passwd',
  '/etc/passwd',
  'a/b',
  'a\\b',
  '..\\..\\boot.ini',
  'C:\\a',
  ' a',
  'a ',
  'a\t',
  'a\u0000b',
  'a\u0085b',
  'a\u202Etxt.exe',
  'a\u2066b',
  'a\u2028b',
  'e\u0301',
  'é'.repeat(128),
  'x'.repeat(256),
]
for (const filename of noKeys) {
  t.test(`uploadResource refuses the filename ${spell(filename)}`, async (test) => {
    await refuses(test, () => upload(filename, 'x'), 400, 'validation_failed')
  })
}

t.test('uploadResource refuses a filename that is not UTF-8', async (test) => {
  await refuses(
    test,
    () => post([Buffer.from('Content-Disposition: form-data; name="file"; filename="caf\xe9"\r\n\r\nx', 'latin1')]),
    400,
    'validation_failed',
  )
})

t.test('getResource, getResourceThumbnail and deleteResource take a path for an unknown key', async (test) => {
  for (const path of [
    '..%2f..%2fetc%2fpasswd',
    '%2fetc%2fpasswd',
    '..%5c..%5cboot.ini',
    'incoming',
    'a%00b',
    '%252e%252e%252f',
    '....%2f%2f',
    '%c0%ae%c0%ae',
    '%ff',
    '__proto__',
    'constructor',
  ]) {
    for (const [method, address] of [
      ['GET', path],
      ['GET', `${path}?download=true`],
      ['GET', `${path}/thumbnail`],
      ['DELETE', path],
    ] as const) {
      const answer = await send(method, `/resources/${address}`)
      test.ok([400, 404].includes(answer.status), `${method} ${address} is ${answer.status}`)
      test.match(answer.body, { success: false, error: { code: String } })
    }
  }
})

const badForms: [sentence: string, parts: () => Buffer[], message: RegExp][] = [
  ['without parts', () => [], /part named file/],
  ['without a file', () => [field('description', 'x')], /part named file/],
  ['with a file of another name', () => [file('a', 'x', 'files')], /not accept a part named files/],
  ['with an unknown field', () => [file('a', 'x'), field('colour', 'red')], /not accept a part named colour/],
  ['with two files', () => [file('a', 'x'), file('b', 'y')], /more than one file/],
  ['with three files', () => [file('a', 'x'), file('b', 'y'), file('c', 'z')], /file/],
  ['with a file without a filename', () => [part('Content-Disposition: form-data; name="file"', 'x')], /no filename/],
  [
    'with bytes without a filename',
    () => [part('Content-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream', 'x')],
    /no filename/,
  ],
  ['with a part without a name', () => [file('a', 'x'), part('Content-Disposition: form-data', 'x')], /part/],
  ['with a part named __proto__', () => [file('a', 'x'), field('__proto__', 'x')], /part/],
  ['with the description as a file', () => [file('a', 'x'), file('b', 'y', 'description')], /description is a field/],
  [
    'with two descriptions',
    () => [file('a', 'x'), field('description', 'x'), field('description', 'y')],
    /more than one part named description/,
  ],
  [
    'with a description that is too long',
    () => [file('a', 'x'), field('description', 'x'.repeat(4097))],
    /at most 4096/,
  ],
  ['with an empty taskId', () => [file('a', 'x'), field('taskId', '')], /taskId is empty/],
  [
    'with a mistake before a large file',
    () => [field('colour', 'red'), file('a', randomBytes(5_000_000))],
    /not accept a part named colour/,
  ],
]
for (const [sentence, parts, message] of badForms) {
  t.test(`uploadResource refuses a form ${sentence}`, async (test) => {
    const error = await refuses(test, () => post(parts()), 400, 'validation_failed')
    test.match(error.message, message)
  })
}

t.test('uploadResource names every mistake of a form', async (test) => {
  const error = await refuses(
    test,
    () => post([file('a/b', 'x'), field('colour', 'red'), field('taskId', '')]),
    400,
    'validation_failed',
  )
  test.same(
    error.details.map(({ path, rule }: { path: string; rule: string }) => [path, rule]),
    [
      ['body/file', 'pattern'],
      ['body/colour', 'additionalProperties'],
      ['body/taskId', 'minLength'],
    ],
  )
})

t.test('uploadResource refuses a body that is no multipart form', async (test) => {
  await refuses(
    test,
    () => send('POST', '/resources', { 'content-type': 'application/json' }, '{}'),
    415,
    'unsupported_media_type',
  )
  await refuses(
    test,
    () => send('POST', '/resources', { 'content-type': 'text/plain' }, 'x'),
    415,
    'unsupported_media_type',
  )
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
  ]) {
    await refuses(
      test,
      () => send('POST', '/resources', { 'content-type': type }, form([file('a', 'x')])),
      400,
      'validation_failed',
    )
  }
  const body = form([file('a', 'x')])
  await refuses(
    test,
    () => send('POST', '/resources', { 'content-type': 'multipart/form-data; boundary=other' }, body),
    400,
    'validation_failed',
  )
})

t.test('uploadResource refuses a body that ends before its last boundary', async (test) => {
  const body = form([field('description', 'x'), file('cut', randomBytes(500_000))])
  for (const length of [10, 100, 200, 70_000, body.length - 20, body.length - 3]) {
    await refuses(test, () => sendForm(body.subarray(0, length)), 400, 'validation_failed')
  }
})

t.test('uploadResource leaves nothing behind when the caller hangs up', async (test) => {
  const keptBefore = await countKept()
  const body = form([file('hang-up', randomBytes(1_000_000))])
  const socket = connect(gantry.port, '127.0.0.1')
  socket.write(head('POST', '/resources', [`Content-Type: ${formType}`, `Content-Length: ${body.length}`]))
  socket.write(body.subarray(0, 500_000))
  await waitUntil(async () => (await countReceived()) === 1)
  socket.destroy()
  await waitUntil(async () => (await countReceived()) === 0)
  test.equal(await countKept(), keptBefore)
  test.equal((await send('GET', '/resources/hang-up')).status, 404)
})

t.test('uploadResource refuses a file above the limit and takes one at the limit', async (test) => {
  await refuses(test, () => upload('large', Buffer.alloc(uploadBytesMax + 1)), 413, 'payload_too_large')
  await refuses(test, () => upload('large', Buffer.alloc(uploadBytesMax + 3_000_000)), 413, 'payload_too_large')
  test.equal((await upload('large', Buffer.alloc(uploadBytesMax))).status, 201)
})

t.test('uploadResource refuses a field that calls itself JSON and is not', async (test) => {
  await refuses(
    test,
    () =>
      post([
        file('a', 'x'),
        part('Content-Disposition: form-data; name="description"\r\nContent-Type: application/json', '{'),
      ]),
    400,
    'validation_failed',
  )
  await refuses(
    test,
    () =>
      post([
        file('a', 'x'),
        part('Content-Disposition: form-data; name="description"\r\nContent-Type: application/json', '{"a":1}'),
      ]),
    400,
    'validation_failed',
  )
})

t.test('uploadResource reads a form with a mistake, so that the connection serves the next request', async (test) => {
  const refused = [
    form([file('a/b', randomBytes(10_000))]),
    form([file('a', randomBytes(1_000_000)), field('colour', 'red')]),
  ]
  const requests = refused.map((body) =>
    Buffer.concat([head('POST', '/resources', [`Content-Type: ${formType}`, `Content-Length: ${body.length}`]), body]),
  )
  const socket = connect(gantry.port, '127.0.0.1')
  socket.write(Buffer.concat([...requests, head('GET', '/version', ['Connection: close'])]))
  let answers = ''
  for await (const bytes of socket) answers += bytes
  test.same(
    [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status),
    ['400', '400', '200'],
  )
})

t.test('uploadResource refuses a task that does not exist', async (test) => {
  await refuses(test, () => post([field('taskId', 'task_none'), file('a', 'x')]), 404, 'task_not_found')
  await refuses(test, () => post([file('a', 'x'), field('taskId', 'task_none')]), 404, 'task_not_found')
})

t.test('uploadResource refuses a taken filename and leaves the first file as it was', async (test) => {
  await upload('taken', 'first')
  const error = await refuses(test, () => upload('taken', randomBytes(1_000_000)), 409, 'already_exists')
  test.match(error.message, /taken/)
  test.equal(String((await send('GET', '/resources/taken?download=true')).body), 'first')
})

t.test('of many uploads of one filename at once uploadResource takes one', async (test) => {
  const keptBefore = await countKept()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => upload('race', `from ${index}`)))
  const statuses = answers.map(({ status }) => status).sort()
  test.same(statuses, [201, ...Array(7).fill(409)])
  test.equal(await countKept(), keptBefore + 1)
  test.equal(await countReceived(), 0)
  const winner = answers.findIndex(({ status }) => status === 201)
  test.equal(String((await send('GET', '/resources/race?download=true')).body), `from ${winner}`)
})

t.test('getResource answers ranges of the bytes', async (test) => {
  const bytes = randomBytes(100_000)
  await upload('ranges', bytes)
  const ranges: [range: string, start: number, end: number][] = [
    ['bytes=0-0', 0, 0],
    ['bytes=0-999', 0, 999],
    ['bytes=5000-70000', 5000, 70_000],
    ['bytes=99999-', 99_999, 99_999],
    ['bytes=-100', 99_900, 99_999],
    ['bytes=-200000', 0, 99_999],
    ['bytes=99000-200000', 99_000, 99_999],
  ]
  for (const [range, start, end] of ranges) {
    const answer = await send('GET', '/resources/ranges?download=true', { range })
    test.equal(answer.status, 206, range)
    test.equal(answer.headers.get('content-range'), `bytes ${start}-${end}/100000`)
    test.ok(bytes.subarray(start, end + 1).equals(answer.body), range)
  }
})

t.test('getResource refuses a range beyond the end', async (test) => {
  await upload('ten', '0123456789')
  await upload('none', '')
  for (const [filename, range, size] of [
    ['ten', 'bytes=10-', 10],
    ['ten', 'bytes=99-100', 10],
    ['none', 'bytes=0-', 0],
  ] as const) {
    const answer = await send('GET', `/resources/${filename}?download=true`, { range })
    test.equal(answer.status, 416, range)
    test.equal(answer.headers.get('content-range'), `bytes */${size}`)
    test.match(answer.body, { success: false, error: { code: 'range_not_satisfiable' } })
  }
})

t.test(
  'getResource answers the whole file to several ranges, to broken ones and to a range of another version',
  async (test) => {
    await upload('whole', '0123456789')
    for (const headers of [
      { range: 'bytes=0-1,3-4' },
      { range: 'bytes=5-2' },
      { range: 'lines=0-1' },
      { range: 'bytes=a-b' },
      { range: 'bytes=0-1', 'if-range': '"other"' },
    ]) {
      const answer = await send('GET', '/resources/whole?download=true', headers)
      test.equal(answer.status, 200, JSON.stringify(headers))
      test.equal(String(answer.body), '0123456789')
    }
  },
)

t.test('getResource answers 304 to the ETag that it gave, which is the hash of the bytes', async (test) => {
  await upload('tagged', 'bytes')
  const tag = `"${createHash('sha256').update('bytes').digest('hex')}"`
  test.equal((await send('GET', '/resources/tagged?download=true')).headers.get('etag'), tag)
  for (const given of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await send('GET', '/resources/tagged?download=true', { 'if-none-match': given })
    test.equal(answer.status, 304, given)
    test.equal(answer.body.length, 0)
  }
  test.equal((await send('GET', '/resources/tagged?download=true', { 'if-none-match': '"other"' })).status, 200)
  test.equal(
    (await send('GET', '/resources/tagged?download=true', { 'if-range': tag, range: 'bytes=0-1' })).status,
    206,
  )
})

t.test('getResource answers HEAD with the headers of the bytes', async (test) => {
  await upload('headed', '0123456789')
  const answer = await send('HEAD', '/resources/headed?download=true')
  test.equal(answer.status, 200)
  test.equal(answer.headers.get('content-length'), '10')
  test.equal(answer.body.length, 0)
})

t.test('getResource never lets a browser run or guess what was uploaded', async (test) => {
  await upload('evil "page"\u00e9.html', '<script>alert(1)</script>').then((answer) => test.equal(answer.status, 201))
  const { headers } = await send('GET', `/resources/${encodeURIComponent('evil "page"\u00e9.html')}?download=true`)
  test.equal(headers.get('x-content-type-options'), 'nosniff')
  test.match(headers.get('content-security-policy'), /sandbox/)
  test.match(
    headers.get('content-disposition'),
    /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''evil%20%22page%22%C3%A9\.html$/,
  )
  test.notMatch(headers.get('content-type'), /html/)
})

for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const) {
  t.test(`getResourceThumbnail answers a small WebP of a ${format} picture`, async (test) => {
    const { resource } = (await upload(`picture.${format}`, await picture(format))).body.data
    test.equal(resource.thumbnailUrl, `/api/v1/resources/picture.${format}/thumbnail`)
    const answer = await gantry.call('GET', resource.thumbnailUrl.replace('/api/v1', ''))
    test.equal(answer.status, 200)
    test.equal(answer.headers.get('content-type'), 'image/webp')
    const { format: thumbnailFormat, width, height } = await sharp(answer.body).metadata()
    test.same({ thumbnailFormat, width, height }, { thumbnailFormat: 'webp', width: 256, height: 192 })
  })
}

t.test('getResourceThumbnail applies the orientation of the camera, and removes metadata', async (test) => {
  const turned = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  await upload('turned', turned)
  const { width, height, exif } = await sharp((await send('GET', '/resources/turned/thumbnail')).body).metadata()
  test.same({ width, height, exif }, { width: 192, height: 256, exif: undefined })
})

t.test('uploadResource takes pictures that have no thumbnail, and says so', async (test) => {
  const png = await picture('png')
  const pictures: [filename: string, bytes: Buffer | string][] = [
    ['broken.png', png.subarray(0, png.length / 2)],
    ['headless.png', png.subarray(0, 40)],
    ['bomb.png', bomb()],
    ['fake.png', 'text'],
    ['vector.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ]
  for (const [filename, bytes] of pictures) {
    const answer = await upload(filename, bytes)
    test.equal(answer.status, 201, filename)
    test.notOk('thumbnailUrl' in answer.body.data.resource, filename)
    test.equal((await send('GET', `/resources/${filename}/thumbnail`)).status, 404, filename)
  }
})

t.test('uploadResource accepts many images at once and reports correctly which have a thumbnail', async (test) => {
  const png = await picture('png')
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => upload(`crowd-${index}`, png)))
  test.ok(answers.every(({ status }) => status === 201))
  const urls = answers.flatMap(({ body }) => body.data.resource.thumbnailUrl ?? [])
  test.ok(urls.length > 0)
  for (const url of urls) test.equal((await gantry.call('GET', url.replace('/api/v1', ''))).status, 200)
})

t.test('deleteResource removes the file and its thumbnail and frees the filename', async (test) => {
  const keptBefore = await countKept()
  await upload('gone', await picture('png'))
  test.equal(await countKept(), keptBefore + 2)
  const answer = await send('DELETE', '/resources/gone')
  test.equal(answer.status, 200)
  test.same(answer.body, { success: true })
  test.equal(await countKept(), keptBefore)
  for (const [method, path] of [
    ['GET', 'gone'],
    ['GET', 'gone?download=true'],
    ['GET', 'gone/thumbnail'],
    ['DELETE', 'gone'],
  ] as const) {
    const refusal = await send(method, `/resources/${path}`)
    test.equal(refusal.status, 404)
    test.match(refusal.body, { error: { code: 'resource_not_found' } })
  }
  test.equal((await upload('gone', 'again')).status, 201)
})

t.test('uploadResource and deleteResource emit an event', async (test) => {
  const taskId = await gantry.createTask()
  await upload('told', 'x', { taskId })
  await send('DELETE', '/resources/told')
  const events = await gantry.service.app.store.events({ after: 0, limit: 10_000 })
  const told = events.filter((event) => fieldOf(event, 'filename') === 'told')
  test.match(told, [
    { kind: 'resource.uploaded', taskId, actor: String, data: { filename: 'told', mimeType: 'text/plain', size: 1 } },
    { kind: 'resource.deleted', taskId },
  ])
  test.equal(told.length, 2)
})

t.test('uploadResource answers storage_full and leaves nothing behind when the store is full', async (test) => {
  const store = openMemoryStore(collections)
  const full: Store = {
    ...store,
    commit: (changes) =>
      changes.some((change) => 'insert' in change && change.insert === 'resources')
        ? Promise.reject(new StorageFull(new Error('no space left')))
        : store.commit(changes),
  }
  const crowded = await startGantry(test, { parts: { store: full } })
  const answer = await crowded.call('POST', '/resources', {
    headers: { 'content-type': formType },
    raw: new Uint8Array(form([file('a.png', await picture('png'))])),
  })
  test.equal(answer.status, 507)
  test.match(answer.body, { error: { code: 'storage_full' } })
  test.equal((await countKept(crowded.data)) + (await countReceived(crowded.data)), 0)
})

t.test(
  'what a crash left without a document is removed or in quarantine after the next start, and the rest is not',
  async (test) => {
    const project = makeFolder(test)
    const before = await startGantry(test, { args: ['--project', project] })
    const uploaded = await before.call('POST', '/resources', {
      headers: { 'content-type': formType },
      raw: new Uint8Array(form([file('kept.png', await picture('png'))])),
    })
    const keptBefore = await countKept(before.data)
    await before.service.stop()
    const blobs = await openBlobFolder(join(before.data, 'blobs'))
    const orphan = await (await blobs.receive(inChunks(Buffer.from('kept without a document')), { limit: 100 })).keep()
    await blobs.receive(inChunks(Buffer.from('received and never kept')), { limit: 100 })

    const after = await startGantry(test, { args: ['--project', project] })
    test.equal(await countReceived(after.data), 0)
    test.equal(await countKept(after.data), keptBefore + 1)
    const marks = await readdir(join(after.data, 'blobs', 'quarantine'))
    test.same(
      marks.map((mark) => mark.split('.')[0]),
      [orphan],
    )
    for (const url of [uploaded.body.data.resource.url, uploaded.body.data.resource.thumbnailUrl]) {
      test.equal((await after.call('GET', url.replace('/api/v1', ''))).status, 200)
    }
  },
)

t.test('getResource answers a fault, not an unknown resource, when the bytes of a resource are lost', async (test) => {
  await upload('lost', 'x')
  const found = await gantry.service.app.store.read.resources.get('lost')
  await (await openBlobFolder(join(gantry.data, 'blobs'))).remove(found?.doc.blob ?? '')
  const answer = await send('GET', '/resources/lost?download=true')
  test.equal(answer.status, 500)
  test.match(answer.body, { success: false, error: { code: 'data_damaged', message: /"lost" is missing/ } })
})

t.test('listResources pages through the resources of a task, each once', async (test) => {
  const taskId = await gantry.createTask()
  const filenames = Array.from({ length: 7 }, (_, index) => `page "${index}" ${'é'.repeat(100)}`)
  for (const filename of filenames) await upload(filename, filename, { taskId })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = (await send('GET', `/resources?taskId=${taskId}&limit=3${cursor ? `&cursor=${cursor}` : ''}`)).body
    seen.push(...data.resources.map(({ filename }: { filename: string }) => filename))
    cursor = data.nextCursor
  } while (cursor !== undefined)
  test.same(seen, filenames)
})

t.test('listResources refuses a cursor of another list', async (test) => {
  const { data } = (await send('GET', '/resources?limit=1')).body
  for (const query of [
    `taskId=other&cursor=${data.nextCursor}`,
    'cursor=nonsense',
    `cursor=${data.nextCursor}x`,
    'cursor=%00',
  ]) {
    const answer = await send('GET', `/resources?${query}`)
    test.equal(answer.status, 400, query)
    test.match(answer.body, { error: { code: 'invalid_cursor' } })
  }
  test.equal((await send('GET', `/resources?limit=1&cursor=${data.nextCursor}`)).status, 200)
})

t.test('listResources filters by media type, or by kind of media, and by task', async (test) => {
  const taskId = await gantry.createTask()
  const others: [filename: string, bytes: string | Buffer][] = [
    ['kind.png', await picture('png')],
    ['kind.webp', await picture('webp')],
    ['kind.txt', 'text'],
    ['kind.bin', randomBytes(8)],
  ]
  for (const [filename, bytes] of others) {
    await upload(filename, bytes, { taskId })
    await upload(`other ${filename}`, bytes)
  }
  const list = async (query: string) =>
    (await send('GET', `/resources?limit=200&${query}`)).body.data.resources
      .map(({ filename }: { filename: string }) => filename)
      .filter((filename: string) => /kind\./.test(filename))
  test.same(await list(`taskId=${taskId}&type=image/*`), ['kind.png', 'kind.webp'])
  test.same(await list(`taskId=${taskId}&type=image/webp`), ['kind.webp'])
  test.same(await list(`taskId=${taskId}&type=text/plain`), ['kind.txt'])
  test.same(await list(`taskId=${taskId}&type=video/*`), [])
  test.same(await list('type=image/*'), ['kind.png', 'kind.webp', 'other kind.png', 'other kind.webp'])
  test.same(await list('type=application/octet-stream'), ['kind.bin', 'other kind.bin'])
  for (const type of ['image', 'image/', '*/*', 'IMAGE/*', 'image/p*', '', 'a'.repeat(300)]) {
    const answer = await send('GET', `/resources?type=${type}`)
    test.same([answer.status, answer.body.error.code], [400, 'validation_failed'], type)
  }
})

t.test('listResources binds a cursor to the type as well', async (test) => {
  const { data } = (await send('GET', '/resources?limit=1&type=image/*')).body
  for (const query of ['', 'type=image/png&', 'type=text/*&'])
    test.match((await send('GET', `/resources?${query}cursor=${data.nextCursor}`)).body, {
      error: { code: 'invalid_cursor' },
    })
  test.equal((await send('GET', `/resources?type=image/*&cursor=${data.nextCursor}`)).status, 200)
})

t.test('listResources gives a credential for some tasks the files of those, each once and in order', async (test) => {
  const [one, other, foreign] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
  // The bytes of the full-width letter come first, its UTF-16 last.
  const filenames = ['narrow a', 'narrow b', 'narrow \u{FF21}', 'narrow \u{1F600}']
  for (const [index, filename] of filenames.entries())
    await upload(filename, filename, { taskId: index % 2 === 0 ? one : other })
  await upload('narrow foreign', 'x', { taskId: foreign })
  await upload('narrow of none', 'x')
  const narrowed = await addCaller(gantry, 'developer', { allow: { taskIds: [other, one, other] } })
  for (const query of ['limit=1', 'limit=3', 'limit=1&type=text/plain']) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { data } = (await narrowed.call('GET', `/resources?${query}${cursor ? `&cursor=${cursor}` : ''}`)).body
      seen.push(...data.resources.map(({ filename }: { filename: string }) => filename))
      cursor = data.nextCursor
    } while (cursor !== undefined)
    test.same(seen, filenames, query)
  }
  test.same((await narrowed.call('GET', `/resources?taskId=${foreign}`)).body.error.code, 'task_not_found')
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '?download=true'],
    ['GET', '/thumbnail'],
    ['DELETE', ''],
  ] as const) {
    for (const filename of ['narrow%20foreign', 'narrow%20of%20none'])
      test.same((await narrowed.call(method, `/resources/${filename}${path}`)).body.error.code, 'resource_not_found')
  }
})

t.test('updateResource changes and removes metadata, and its ETag changes', async (test) => {
  const taskId = await gantry.createTask()
  const { resource } = (await upload('said', 'x', { description: 'First' })).body.data
  const before = await send('GET', '/resources/said')
  test.equal(before.headers.get('etag'), '"1"')
  test.equal((await send('GET', '/resources/said', { 'if-none-match': '"1"' })).status, 304)
  const steps: [patch: object, after: object][] = [
    [{ description: 'Second' }, { ...resource, description: 'Second' }],
    [{ taskId }, { ...resource, description: 'Second', taskId }],
    [{ description: null }, without({ ...resource, taskId }, 'description')],
    [
      { description: '', taskId: null },
      { ...resource, description: '' },
    ],
    [
      { description: 'é'.repeat(4096), taskId },
      { ...resource, description: 'é'.repeat(4096), taskId },
    ],
  ]
  for (const [index, [patch, after]] of steps.entries()) {
    const answer = await change('said', patch, { 'if-match': `"${index + 1}"` })
    test.same(
      [answer.status, answer.headers.get('etag'), answer.body],
      [200, `"${index + 2}"`, { success: true, data: { resource: after } }],
    )
    const found = await send('GET', '/resources/said', { 'if-none-match': `"${index + 1}"` })
    test.same([found.status, found.headers.get('etag'), found.body.data.resource], [200, `"${index + 2}"`, after])
  }
  const download = await send('GET', '/resources/said?download=true')
  test.equal(
    download.headers.get('etag'),
    `"${createHash('sha256').update('x').digest('hex')}"`,
    'the bytes are what they were',
  )
  test.ok(
    (await send('GET', `/resources?taskId=${taskId}`)).body.data.resources.some(
      ({ filename }: { filename: string }) => filename === 'said',
    ),
  )
})

t.test('updateResource emits an event for a change, and none for a no-op', async (test) => {
  const [one, other] = [await gantry.createTask(), await gantry.createTask()]
  await upload('followed', 'x', { description: 'First', taskId: one })
  const patches = [
    { description: 'First' },
    { description: 'Second' },
    { taskId: one },
    { description: 'Third', taskId: other },
    { taskId: null },
    { taskId: null },
    { description: null },
    { description: null, taskId: null },
  ]
  for (const patch of patches) test.equal((await change('followed', patch)).status, 200)
  test.equal((await send('GET', '/resources/followed')).headers.get('etag'), '"5"')
  const events = (
    await gantry.service.app.store.events({ after: 0, limit: 10_000, kinds: ['resource.updated'] })
  ).filter((event) => fieldOf(event, 'filename') === 'followed')
  const file = { filename: 'followed', mimeType: 'text/plain', size: 1 }
  test.same(
    events.map(({ taskId, data }) => ({ taskId, data })),
    [
      { taskId: one, data: { ...file, changed: ['description'] } },
      { taskId: other, data: { ...file, changed: ['description', 'taskId'] } },
      { taskId: other, data: { ...file, changed: ['taskId'] } },
      { taskId: undefined, data: { ...file, changed: ['description'] } },
    ],
  )
  test.ok(events.every(({ actor }) => actor === 'user_owner'))
  const { entries } = (await send('GET', '/identity/audit?limit=200')).body.data
  test.equal(
    entries.filter(
      ({ operation, object, outcome }: Record<string, unknown>) =>
        operation === 'updateResource' && object === '/resources/followed' && outcome === 'done',
    ).length,
    patches.length,
  )
})

t.test('updateResource refuses what is not in the contract, and changes nothing then', async (test) => {
  await upload('firm', 'x', { description: 'First' })
  for (const body of [
    {},
    [],
    null,
    { mimeType: 'text/html' },
    { filename: 'other' },
    { description: 1 },
    { description: 'x'.repeat(4097) },
    { taskId: '' },
    { taskId: 'x'.repeat(129) },
    { description: 'Second', colour: 'red' },
  ]) {
    const answer = await change('firm', body)
    test.same([answer.status, answer.body.error.code], [400, 'validation_failed'], JSON.stringify(body).slice(0, 40))
  }
  const refusals: [answer: Answer, status: number, code: string][] = [
    [await change('nowhere', { description: 'x' }), 404, 'resource_not_found'],
    [await change('firm', { taskId: 'task_none' }), 404, 'task_not_found'],
    [await change('firm', { description: 'Second', taskId: 'task_none' }), 404, 'task_not_found'],
    [await change('firm', { description: 'Second' }, { 'if-match': '"2"' }), 412, 'revision_mismatch'],
    [await change('firm', { description: 'Second' }, { 'if-match': 'W/"1"' }), 412, 'revision_mismatch'],
    [await change('firm', { description: 'Second' }, { authorization: '' }), 401, 'unauthenticated'],
    [await send('PATCH', '/resources/firm', { 'content-type': 'text/plain' }, 'x'), 415, 'unsupported_media_type'],
    [
      await send('PATCH', '/resources/firm', { 'content-type': 'application/json' }, ' '.repeat(12_000_000)),
      413,
      'payload_too_large',
    ],
  ]
  for (const [answer, status, code] of refusals) test.same([answer.status, answer.body.error.code], [status, code])
  test.equal(
    (await change('firm', { description: 'Second' }, { 'if-match': '"2"' })).headers.get('etag'),
    '"1"',
    'what is current is told',
  )
  const reader = await addCaller(gantry, 'developer', { scopes: ['resources:read'] })
  test.same(
    (await reader.call('PATCH', '/resources/firm', { body: { description: 'Second' } })).body.error.code,
    'scope_missing',
  )
  const found = await send('GET', '/resources/firm')
  test.same([found.headers.get('etag'), found.body.data.resource.description], ['"1"', 'First'])
  for (const tags of ['*', '"7", "1"'])
    test.equal((await change('firm', { description: 'First' }, { 'if-match': tags })).status, 200, tags)
})

t.test(
  'updateResource moves no file out of the tasks of a credential, and none into them that was not there',
  async (test) => {
    const [mine, also, foreign] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
    await upload('moved mine', 'x', { taskId: mine })
    await upload('moved foreign', 'x', { taskId: foreign })
    await upload('moved none', 'x')
    const narrowed = await addCaller(gantry, 'developer', { allow: { taskIds: [mine, also] } })
    const move = async (filename: string, body: object) => {
      const answer = await narrowed.call('PATCH', `/resources/${encodeURIComponent(filename)}`, { body })
      return [answer.status, answer.body.error?.code]
    }
    test.same(await move('moved mine', { description: 'Said' }), [200, undefined])
    test.same(await move('moved mine', { taskId: also }), [200, undefined])
    test.same(await move('moved mine', { taskId: foreign }), [404, 'task_not_found'])
    test.same(await move('moved mine', { taskId: null }), [403, 'forbidden'])
    for (const filename of ['moved foreign', 'moved none']) {
      for (const body of [{ taskId: mine }, { description: 'Said' }, { taskId: null }])
        test.same(await move(filename, body), [404, 'resource_not_found'])
    }
    test.same((await send('GET', '/resources/moved%20mine')).body.data.resource.taskId, also)
  },
)

t.test(
  'of updates at once each builds on the other, and of those that name one version a single one is taken',
  async (test) => {
    await upload('busy', 'x')
    const taskIds = await Promise.all(Array.from({ length: 8 }, () => gantry.createTask()))
    const free = await Promise.all(
      taskIds.map((taskId, index) => change('busy', index % 2 === 0 ? { taskId } : { description: `from ${index}` })),
    )
    test.same(
      free.map(({ status }) => status),
      Array(8).fill(200),
    )
    test.same(
      free.map(({ headers }) => Number(headers.get('etag')?.slice(1, -1))).sort((a, b) => a - b),
      [2, 3, 4, 5, 6, 7, 8, 9],
    )
    const { taskId, description } = (await send('GET', '/resources/busy')).body.data.resource
    test.ok(taskIds.includes(taskId) && /^from [1357]$/.test(description), 'both members are of some update')
    const bound = await Promise.all(
      taskIds.map((_, index) => change('busy', { description: `bound ${index}` }, { 'if-match': '"9"' })),
    )
    test.same(bound.map(({ status }) => status).sort(), [200, ...Array(7).fill(412)])
    test.equal(
      (await send('GET', '/resources/busy')).body.data.resource.description,
      `bound ${bound.findIndex(({ status }) => status === 200)}`,
    )
  },
)

t.test('deleteResource deletes a file that is being changed', async (test) => {
  const keptBefore = await countKept()
  for (let round = 0; round < 10; round++) {
    await upload('contested', 'x')
    const [gone, ...changed] = await Promise.all([
      send('DELETE', '/resources/contested'),
      ...Array.from({ length: 4 }, (_, index) => change('contested', { description: `from ${index}` })),
    ])
    test.equal(gone?.status, 200)
    test.ok(changed.every(({ status }) => status === 200 || status === 404))
    test.equal((await send('GET', '/resources/contested')).status, 404)
  }
  test.equal(await countKept(), keptBefore)
})

t.test('of many calls that delete one file deleteResource takes one', async (test) => {
  await upload('once', 'x')
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('DELETE', '/resources/once')))
  test.same(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(404)])
})

async function change(filename: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return gantry.call('PATCH', `/resources/${filename}`, { body, headers })
}

function without(resource: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _, ...rest } = resource
  return rest
}

async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  raw?: string | Buffer,
): Promise<Answer> {
  return gantry.call(method, path, { headers, ...(raw !== undefined && { raw: new Uint8Array(Buffer.from(raw)) }) })
}

async function sendForm(body: Buffer): Promise<Answer> {
  return send('POST', '/resources', { 'content-type': formType }, body)
}

function head(method: string, path: string, headers: string[]): Buffer {
  return Buffer.from(
    [
      `${method} /api/v1${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${gantry.token}`,
      ...headers,
      '',
      '',
    ].join('\r\n'),
  )
}

async function post(parts: Buffer[]): Promise<Answer> {
  return sendForm(form(parts))
}

async function upload(filename: string, bytes: string | Buffer, fields: Record<string, string> = {}): Promise<Answer> {
  return post([file(filename, bytes), ...Object.entries(fields).map(([name, value]) => field(name, value))])
}

function form(parts: Buffer[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap((given) => [Buffer.from(`--${boundary}\r\n`), given, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

function part(headers: string, content: string | Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${headers}\r\n\r\n`), Buffer.from(content)])
}

function file(filename: string, content: string | Buffer, name = 'file'): Buffer {
  return part(
    `Content-Disposition: form-data; name="${name}"; filename="${filename.replaceAll(/["\\]/g, '\\$&')}"\r\nContent-Type: text/html`,
    content,
  )
}

function field(name: string, value: string): Buffer {
  return part(`Content-Disposition: form-data; name="${name}"`, value)
}

/** Sees that a request is refused as it should be, and that nothing of it stays. */
async function refuses(test: Test, request: () => Promise<Answer>, status: number, code: string) {
  const keptBefore = await countKept()
  const { status: answered, body } = await request()
  test.equal(answered, status)
  test.match(body, { success: false, error: { code } })
  test.equal(await countReceived(), 0)
  test.equal(await countKept(), keptBefore)
  return body.error
}

async function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff'): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer()
}

/** Readable in a report even when it is made of what a report cannot show. */
function spell(filename: string): string {
  return JSON.stringify(filename.slice(0, 20)).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

async function countReceived(data = gantry.data): Promise<number> {
  return (await readdir(join(data, 'blobs', 'incoming'))).length
}

async function countKept(data = gantry.data): Promise<number> {
  const entries = await readdir(join(data, 'blobs'), { recursive: true, withFileTypes: true })
  return entries.filter(({ name, parentPath }) => /^[0-9a-f]{32}$/.test(name) && !parentPath.endsWith('incoming'))
    .length
}
