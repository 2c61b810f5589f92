import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { collections } from '../src/collections.ts'
import { Resources } from '../src/services/resources.ts'
import { openBlobFolder } from '../src/stores/files/blobs.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { noSandbox } from '../src/platform/sandbox/sandbox.ts'
import { withMethods } from './support/blobs.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { endless } from './support/grants.ts'
import { atAnySpeed } from './support/speed.ts'
import { upload } from './support/uploads.ts'

const mebibyte = 1_048_576
const skip = process.platform !== 'linux' && 'reads the memory of a process from /proc'
const block = randomBytes(mebibyte)

t.test('a large file is uploaded and downloaded without being kept in memory', { skip }, async (t) => {
  const large = 192
  const service = await startProcess({
    project: makeFolder(t),
    data: makeFolder(t),
    environment: { GANTRY_UPLOAD_BYTES_MAX: String(large * mebibyte) },
  })
  t.match(await send(service, 'warm', 16), { status: 201 })
  const peakBefore = peakBytes(service)
  t.match(await send(service, 'large', large), {
    status: 201,
    body: { data: { resource: { filename: 'large', size: large * mebibyte } } },
  })
  const takenIn = peakBytes(service) - peakBefore
  const download = await fetch(`${service.origin}/api/v1/resources/large?download=true`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const hash = createHash('sha256')
  for await (const chunk of download.body ?? []) hash.update(chunk)
  const sent = createHash('sha256')
  for (const piece of pieces(large)) sent.update(piece)
  t.equal(hash.digest('hex'), sent.digest('hex'))
  const givenBack = peakBytes(service) - peakBefore
  t.comment(
    `${large} MiB: the service grew by ${Math.round(takenIn / mebibyte)} MiB, and by ${Math.round(givenBack / mebibyte)} MiB with the download`,
  )
  t.ok(givenBack < (large / 2) * mebibyte)
  t.match(await send(service, 'larger', large + 1), { status: 413, body: { error: { code: 'payload_too_large' } } })
  t.ok(peakBytes(service) - peakBefore < (large / 2) * mebibyte)
  await service.end('SIGTERM')
})

t.test('an upload is not given up because the disk of the service is slow', async (t) => {
  const uploadToSlowDisk = async (factor: number) => {
    const bodyMs = 200 * factor
    const folder = await openBlobFolder(join(makeFolder(t), 'blobs'))
    const slow = withMethods(folder, {
      receive: (bytes, options) => folder.receive(late(bytes, 5 * bodyMs), options),
    })
    const store = openMemoryStore(collections)
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const resources = new Resources({
      store,
      blobs: slow,
      hostSandbox: noSandbox(),
      jobs: { define: () => {} },
      now: () => new Date().toISOString(),
      identity: { ...endless, access: { mayCallAll: () => true } },
      uploadBytesMax: 8 * mebibyte,
      log,
      areBlobsShared: false,
    })
    t.teardown(() => resources.close())
    const gantry = await startGantry(t, { parts: { store, app: { resources }, server: { times: { bodyMs } } } })
    return (await upload(gantry, 'file', Buffer.concat([block, block, block]))).status
  }
  t.equal(await atAnySpeed(uploadToSlowDisk, (status) => status === 201), 201)
})

/** The first bytes, then nothing for a while, then the rest. */
async function* late(bytes: AsyncIterable<Uint8Array>, milliseconds: number): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const chunk of bytes) {
    yield chunk
    if (isFirst) await pause(milliseconds)
    isFirst = false
  }
}

function* pieces(sizeMiB: number): Generator<Buffer> {
  for (let number = 0; number < sizeMiB; number++) {
    const piece = Buffer.from(block)
    piece.writeUInt32LE(number)
    yield piece
  }
}

/** Uploads bytes that nobody holds: neither does the sender. */
async function send(
  { origin }: RunningService,
  filename: string,
  sizeMiB: number,
): Promise<{ status: number | undefined; body: unknown }> {
  const start = `--b-of-the-test\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`
  const end = '\r\n--b-of-the-test--\r\n'
  const sent = request(`${origin}/api/v1/resources`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b-of-the-test',
      'content-length': start.length + sizeMiB * mebibyte + end.length,
    },
  })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  const form = Readable.from(
    (function* form() {
      yield Buffer.from(start)
      yield* pieces(sizeMiB)
      yield Buffer.from(end)
    })(),
    { objectMode: false },
  )
  const [[response]] = await Promise.all([answered, pipeline(form, sent)])
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, body: JSON.parse(text) }
}

/** The most memory that a process had at once. */
function peakBytes({ pid }: RunningService): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}
