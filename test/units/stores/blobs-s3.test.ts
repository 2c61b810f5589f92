import { subscribe } from 'node:diagnostics_channel'
import { randomBytes } from 'node:crypto'
import { createServer, request as send } from 'node:http'
import type { ClientRequest } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import type { Test } from 'tap'
import { StorageFull, StorageUnavailable } from '../../../src/stores/port.ts'
import { openS3Blobs } from '../../../src/stores/s3/blobs.ts'
import type { S3BlobsOptions } from '../../../src/stores/s3/blobs.ts'
import { BucketUnavailable } from '../../../src/stores/s3/bucket-errors.ts'
import { connect } from '../../../src/stores/s3/client.ts'
import { startS3rver, startSwift } from '../../support/s3/servers.ts'
import type { S3Server } from '../../support/s3/servers.ts'
import { inChunks, testBlobStore } from './blobs.ts'
import type { BlobPlace } from './blobs.ts'
import { waitUntil } from '../../support/wait.ts'

const openRequests = new Set<ClientRequest>()
subscribe('http.client.request.start', (message) => {
  const { request } = message as { request: ClientRequest }
  openRequests.add(request)
  request.once('close', () => openRequests.delete(request))
})

// s3rver comes with npm. Four servers of Swift take their time to start, so they are asked for by TEST_SWIFT=1.
const s3rver = await startS3rver(t)
const swift = process.env['TEST_SWIFT'] === '1' ? await startSwift(t) : undefined
testBlobStore('S3 (s3rver)', async () => placeOn(s3rver))
if (swift) testBlobStore('S3 (Swift)', async () => placeOn(swift))

const unlimited = { limit: Number.MAX_SAFE_INTEGER }

t.test('S3: the sweep leaves objects alone that it did not put there', async (t) => {
  const prefix = newPrefix()
  const client = await connect(s3rver)
  const strangers = [`${prefix}/notes.txt`, `${prefix}/deeper/${'1'.repeat(32)}`, `${prefix}x/${'1'.repeat(32)}`]
  for (const key of strangers) await client.putObject({ Bucket: 'blobs', Key: key, Body: 'x' })
  const blobs = await openS3Blobs({ ...s3rver, bucket: 'blobs', prefix })
  t.same(await blobs.sweep(async () => {}, { at: new Date() }), {
    received: 0,
    kept: 0,
    quarantined: 0,
    released: 0,
  })
  for (const key of strangers) t.equal((await client.headObject({ Bucket: 'blobs', Key: key })).ContentLength, 1)
})

t.test('S3: keeps once, though the answer was lost and the SDK asked again', async (t) => {
  let isLost = false
  const server = await startBetween(t, s3rver, (method, path) => {
    if (method !== 'POST' || !path.includes('uploadId=') || isLost) return 'pass'
    isLost = true
    return 'lose the answer'
  })
  const blobs = await openS3Blobs({ ...server, bucket: 'blobs', prefix: newPrefix() })
  const id = await (await blobs.receive(inChunks(randomBytes(100)), unlimited)).keep()
  t.ok(isLost)
  t.equal(await blobs.size(id), 100)
})

t.test('S3: throws StorageFull and leaves nothing behind when the bucket is full', async (t) => {
  const server = await startBetween(t, s3rver, (method, path) =>
    method === 'PUT' && path.includes('partNumber=2') ? 'full' : 'pass',
  )
  const prefix = newPrefix()
  const blobs = await openS3Blobs({ ...server, bucket: 'blobs', prefix })
  await t.rejects(blobs.receive(inChunks(randomBytes(6_000_000)), unlimited), StorageFull)
  t.equal(await countReceived(s3rver, prefix), 0)
})

t.test('S3: a bucket that does not answer stores nothing, and says that it may later', async (t) => {
  const server = await startBetween(t, s3rver, () => 'pass')
  const blobs = await openS3Blobs({ ...server, bucket: 'blobs', prefix: newPrefix() })
  const id = await (await blobs.receive(inChunks(randomBytes(100)), unlimited)).keep()
  server.stop()
  await t.rejects(blobs.receive(inChunks(randomBytes(100)), unlimited), StorageUnavailable)
  await t.rejects(blobs.open(id, 0, 9), StorageUnavailable)
})

t.test(
  'S3: a bucket that cannot be used is reported at the start, by the name of the error and what to do',
  async (t) => {
    const frozen = await startBetween(t, s3rver, () => 'freeze')
    const cases: readonly [options: Partial<S3BlobsOptions>, message: RegExp][] = [
      [
        { bucket: 'missing' },
        /^The bucket missing cannot be used: NoSuchBucket\. Create it, or correct its name in GANTRY_BLOBS\.$/,
      ],
      [{ accessKeyId: 'UNKNOWN' }, /: InvalidAccessKeyId\. Correct GANTRY_S3_ACCESS_KEY_ID/],
      [
        { endpoint: 'http://127.0.0.1:1' },
        /: ECONNREFUSED\. No server listens there: start it, or correct GANTRY_S3_ENDPOINT\.$/,
      ],
      [{ endpoint: 'http://nowhere.invalid' }, /: (ENOTFOUND|EAI_AGAIN)\. The name of the server is unknown/],
      [{ endpoint: s3rver.endpoint.replace('http:', 'https:') }, /: (EPROTO|ERR_SSL_\w+)\. .*or use http\.$/],
      [{ endpoint: frozen.endpoint, answerMs: 50 }, /: TimeoutError\. The server does not answer/],
    ]
    for (const [options, message] of cases) {
      const opened = openS3Blobs({ ...s3rver, bucket: 'blobs', prefix: '', ...options })
      const error: unknown = await opened.catch((error) => error)
      t.ok(error instanceof BucketUnavailable)
      t.match(String((error as Error).message), message)
    }
    const denied = Object.assign(new Error('Access Denied'), { name: 'AccessDenied' })
    t.match(new BucketUnavailable('blobs', denied).message, /: AccessDenied\. Allow these credentials .*s3:ListBucket/)
  },
)

t.test('S3: a server that freezes keeps an upload and a download no longer than the time of an answer', async (t) => {
  let fate: Fate = 'pass'
  const server = await startBetween(t, s3rver, () => fate)
  const blobs = await openS3Blobs({ ...server, bucket: 'blobs', prefix: newPrefix(), answerMs: 2_000 })
  const bytes = randomBytes(1_000_000)
  const id = await (await blobs.receive(inChunks(bytes), unlimited)).keep()
  fate = 'freeze'
  await t.rejects(blobs.receive(inChunks(bytes), unlimited), StorageUnavailable)
  await t.rejects(blobs.open(id, 0, bytes.length - 1), StorageUnavailable)
  fate = 'freeze in the body'
  const begun = await blobs.open(id, 0, bytes.length - 1)
  await t.rejects(Array.fromAsync(begun), StorageUnavailable)
})

t.test('S3: counts its requests and those that failed', async (t) => {
  let fate: Fate = 'pass'
  const server = await startBetween(t, s3rver, () => fate)
  const blobs = await openS3Blobs({ ...server, bucket: 'blobs', prefix: newPrefix() })
  const { requests } = blobs.stats() ?? {}
  t.equal(requests, 1, 'the look at the bucket')
  await (await blobs.receive(inChunks(randomBytes(100)), unlimited)).keep()
  t.equal(await blobs.size('0'.repeat(32)), undefined)
  t.match(blobs.stats(), { requests: 5, errors: 0 }, 'begin, part, end, and a blob that is missing')
  fate = 'full'
  await t.rejects(blobs.receive(inChunks(randomBytes(100)), unlimited), StorageFull)
  t.match(blobs.stats(), { requests: 6, errors: 1 })
  t.ok((blobs.stats()?.seconds ?? 0) > 0)
})

function placeOn(server: S3Server): BlobPlace {
  const prefix = newPrefix()
  return {
    open: () => openS3Blobs({ ...server, bucket: 'blobs', prefix }),
    countReceived: () => countReceived(server, prefix),
    countOpen,
  }
}

function newPrefix(): string {
  return `test-${randomBytes(6).toString('hex')}`
}

async function countReceived(server: S3Server, prefix: string): Promise<number> {
  const client = await connect(server)
  let count = 0
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
  for (;;) {
    const page = await client.listMultipartUploads({ Bucket: 'blobs', Prefix: `${prefix}/`, ...marker })
    count += page.Uploads?.length ?? 0
    if (!page.IsTruncated) return count
    marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}

/** The requests to a server that have not ended; one that was just let go of closes a moment later. */
async function countOpen(): Promise<number> {
  await waitUntil(() => openRequests.size === 0, 'the end of every request')
  return openRequests.size
}

type Fate = 'pass' | 'lose the answer' | 'full' | 'freeze' | 'freeze in the body'

/** A server before the server that decides what becomes of each request. */
async function startBetween(
  t: Test,
  server: S3Server,
  decide: (method: string, path: string) => Fate,
): Promise<S3Server & { stop(): void }> {
  const { port: target } = new URL(server.endpoint)
  const between = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const fate = decide(method, url)
    if (fate === 'full') {
      request
        .resume()
        .once('end', () =>
          response.writeHead(507).end('<Error><Code>XMinioStorageFull</Code><Message>Full.</Message></Error>'),
        )
      return
    }
    if (fate === 'freeze') return void request.resume()
    const passed = send({ host: '127.0.0.1', port: target, method, path: url, headers }, (answer) => {
      if (fate === 'lose the answer') answer.resume().once('end', () => response.destroy())
      else if (fate === 'freeze in the body')
        answer.once('data', (bytes) => response.writeHead(answer.statusCode ?? 0, answer.headers).write(bytes))
      else answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers))
    })
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  const endpoint = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
  const stop = () => {
    between.closeAllConnections()
    between.close()
  }
  t.teardown(stop)
  return { ...server, endpoint, stop }
}
