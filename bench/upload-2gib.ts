/**
 * Uploads one large file to a real service and prints what that took, against what the machine itself needs to copy,
 * flush and hash the same bytes: `node bench/upload-2gib.ts [--size MiB] [--folder DIR]`. Needs three times the size on
 * disk.
 */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { secretKey, token } from './seed.ts'

const mebibyte = 1_048_576
const { values } = parseArgs({
  options: { size: { type: 'string', default: '2048' }, folder: { type: 'string', default: tmpdir() } },
})
const sizeMiB = Number(values.size)
const block = randomBytes(mebibyte)
const folder = mkdtempSync(join(values.folder, 'gantry-upload-'))
try {
  await compare()
} finally {
  rmSync(folder, { recursive: true })
}

async function compare(): Promise<void> {
  const source = join(folder, 'source')
  await pipeline(pieces(), createWriteStream(source))
  execFileSync('sync', [source])
  const upload = await measureUpload()
  const machine = measureMachine(source)
  if (upload.sha256 !== machine.sha256)
    throw new Error(`the service kept other bytes than were sent: ${upload.sha256} and not ${machine.sha256}`)
  console.log(`Upload of ${sizeMiB} MiB, from the first byte to the answer: ${seconds(upload.ms)}, ${rate(upload.ms)}`)
  console.log(`Peak memory of the service: ${upload.peakMiB} MiB; ${upload.restingMiB} MiB before`)
  console.log(
    `The machine itself: ${seconds(machine.totalMs)} (cp ${seconds(machine.copyMs)}, sync ${seconds(machine.flushMs)}, sha256sum ${seconds(machine.hashMs)})`,
  )
  console.log(`Upload, of cp + sync + sha256sum: ${(upload.ms / machine.totalMs).toFixed(2)}`)
}

/** The bytes of the file, as a stream makes them: no piece is like another. */
function* pieces(): Generator<Buffer> {
  for (let number = 0; number < sizeMiB; number++) {
    const piece = Buffer.from(block)
    piece.writeUInt32LE(number)
    yield piece
  }
}

async function measureUpload() {
  const service = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../src/main.ts', import.meta.url)),
      '--project',
      folder,
      '--data',
      join(folder, 'data'),
      '--port',
      '0',
    ],
    {
      env: {
        ...process.env,
        GANTRY_ADMIN_TOKEN: token,
        GANTRY_SECRET_KEY: secretKey,
        GANTRY_UPLOAD_BYTES_MAX: String(sizeMiB * mebibyte),
        GANTRY_RATE_LIMIT: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    const origin = await originOf(service.stdout)
    const restingMiB = peakMiBOf(service)
    const startedAt = performance.now()
    await send(origin)
    const ms = performance.now() - startedAt
    return { ms, restingMiB, peakMiB: peakMiBOf(service), sha256: await hashOf(origin) }
  } finally {
    const ended = once(service, 'exit')
    service.kill()
    await ended
  }
}

async function send(origin: string): Promise<void> {
  const start =
    '--a-boundary-that-is-not-in-the-file\r\nContent-Disposition: form-data; name="file"; filename="large"\r\n\r\n'
  const end = '\r\n--a-boundary-that-is-not-in-the-file--\r\n'
  const sent = request(`${origin}/api/v1/resources`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=a-boundary-that-is-not-in-the-file',
      'content-length': start.length + sizeMiB * mebibyte + end.length,
    },
  })
  const answered = once(sent, 'response')
  const body = Readable.from(
    (function* form() {
      yield Buffer.from(start)
      yield* pieces()
      yield Buffer.from(end)
    })(),
    { objectMode: false },
  )
  const [[response]] = await Promise.all([answered as Promise<[IncomingMessage]>, pipeline(body, sent)])
  const text = await textOf(response)
  if (response.statusCode !== 201) throw new Error(`the upload was answered ${response.statusCode}: ${text}`)
}

/** The strong ETag of a file is the SHA-256 of its bytes. */
async function hashOf(origin: string): Promise<string | undefined> {
  const head = await fetch(`${origin}/api/v1/resources/large?download=true`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
  })
  return head.headers.get('etag')?.slice(1, -1)
}

function measureMachine(source: string) {
  const copy = join(folder, 'copy')
  const [, copyMs] = timed(() => execFileSync('cp', ['--reflink=never', source, copy]))
  const [, flushMs] = timed(() => execFileSync('sync', [copy]))
  const [hashed, hashMs] = timed(() => execFileSync('sha256sum', [copy], { encoding: 'utf8' }))
  return { copyMs, flushMs, hashMs, totalMs: copyMs + flushMs + hashMs, sha256: hashed.split(' ')[0] }
}

function timed<Result>(run: () => Result): [result: Result, ms: number] {
  const startedAt = performance.now()
  return [run(), performance.now() - startedAt]
}

async function originOf(output: Readable): Promise<string> {
  let text = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    text += chunk
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
    if (origin) {
      output.resume()
      return origin
    }
  }
  throw new Error(`the service did not start: ${text}`)
}

/** The most memory that the process had at once. */
function peakMiBOf({ pid }: ChildProcess): number {
  return Math.round(Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}

function rate(ms: number): string {
  return `${Math.round(sizeMiB / (ms / 1_000))} MiB/s`
}
