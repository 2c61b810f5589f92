import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { collections } from '../src/collections.ts'
import { openBlobFolder } from '../src/stores/files/blobs.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { StorageFull } from '../src/stores/port.ts'
import type { Store } from '../src/collections.ts'
import { inChunks } from './units/stores/blobs.ts'
import { bomb } from './support/pictures.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { fieldOf } from './support/events.ts'
import {
  formType,
  gantry,
  send,
  post,
  upload,
  form,
  file,
  field,
  refuses,
  picture,
  countReceived,
  countKept,
} from './support/resources.ts'

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

/** Readable in a report even when it is made of what a report cannot show. */
function spell(filename: string): string {
  return JSON.stringify(filename.slice(0, 20)).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
