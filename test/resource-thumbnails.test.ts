import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import type { Test } from 'tap'
import { Thumbnails } from '../src/services/resources/thumbnails.ts'
import { openBlobFolder } from '../src/stores/files/blobs.ts'
import type { BlobStore } from '../src/stores/blobs.ts'
import { inChunks } from './units/stores/blobs.ts'
import { noSandbox } from '../src/platform/sandbox/sandbox.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { withMethods } from './support/blobs.ts'
import { makeFolder } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer, CallOptions, Gantry } from './support/gantry.ts'
import { bomb } from './support/pictures.ts'
import { upload } from './support/uploads.ts'
import { waitUntil } from './support/wait.ts'
import { atAnySpeed } from './support/speed.ts'

const mebibyte = 1_048_576
const uploadCount = 4
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const hasProc = process.platform === 'linux'
const skip = !hasProc && 'looks at processes by /proc'
const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

t.test('a picture that ends the process that draws costs its thumbnail alone', { skip }, async (t) => {
  let readCount = 0
  const { thumbnails, draw } = await prepare(t, {}, (blobs) => ({
    open: async (...given) => counted(await blobs.open(...given), () => readCount++),
  }))
  t.ok(await draw())
  const { pid = 0 } = thumbnails
  process.kill(pid, 'SIGSTOP')
  const fatal = draw()
  await waitUntil(() => readCount === 2) // the process has been given all of its bytes
  const next = draw()
  process.kill(pid, 'SIGKILL')
  t.equal(await fatal, undefined)
  t.ok(await next)
  t.not(thumbnails.pid, pid)
})

t.test(
  'a picture that would be too large is refused before it is drawn, and the process lives on',
  { skip },
  async (t) => {
    const gantry = await startGantry(t)
    t.ok(await hasThumbnail(gantry, 'before.png'))
    const pid = drawerOf(process.pid)
    const peakBefore = peakBytes(pid)
    for (const [filename, bytes] of [
      ['bomb.png', bomb()],
      ['broken.png', png.subarray(0, png.length / 2)],
    ] as const)
      t.notOk(await hasThumbnail(gantry, filename, bytes))
    t.equal((await gantry.call('GET', '/resources/bomb.png/thumbnail')).status, 404)
    t.same(Buffer.from((await gantry.call('GET', '/resources/bomb.png?download=true')).body), bomb())
    t.ok(peakBytes(pid) - peakBefore < 16 * mebibyte, `${peakBytes(pid) - peakBefore} bytes more`)
    t.ok(await hasThumbnail(gantry, 'after.png'))
    t.equal(drawerOf(process.pid), pid)
  },
)

t.test('the process that draws sees nothing of the service: no environment, no terminal', { skip }, async (t) => {
  // What tap puts into the environment of every Node process begins with its NODE_OPTIONS.
  const service = await startProcess({
    project: makeFolder(t),
    data: makeFolder(t),
    launcher: ['env', '-u', 'NODE_OPTIONS'],
  })
  t.teardown(() => service.end('SIGKILL'))
  const task = await answerOf(`${service.origin}/api/v1/tasks`, 'POST', JSON.stringify({ title: 'A task' }), {
    'content-type': 'application/json',
  })
  const terminal = await answerOf(
    `${service.origin}/api/v1/terminal/${task.body.data.id}/sessions`,
    'POST',
    JSON.stringify({ command: ['/bin/sh', '-c', 'read line'] }),
    { 'content-type': 'application/json' },
  )
  t.equal(terminal.status, 201)
  t.match((await upload(ownerOf(service), 'picture.png', png)).body.data.resource, { thumbnailUrl: String })
  t.notOk(
    openFilesOf(service.pid).some((target) => target.endsWith('ptmx')),
    'the service itself holds no terminal',
  )
  const pid = drawerOf(service.pid)
  t.same(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean)
      .map((entry) => entry.split('=')[0])
      .sort(),
    // PWD is set by the shell of the launcher.
    ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'PWD'],
  )
  t.match(readFileSync(`/proc/${pid}/cmdline`, 'utf8'), /--max-old-space-size=64\0/)
  t.same(
    openFilesOf(pid).filter((target) => /ptmx|pts|\.sqlite|blobs/.test(target)),
    [],
  )
  t.equal(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8'), '1000\n')
  await service.end('SIGTERM')
})

t.test(
  'a signal to all processes of a group does not end the one that draws before the service does',
  { skip },
  async (t) => {
    const gantry = await startGantry(t)
    t.ok(await hasThumbnail(gantry, 'before.png'))
    const pid = drawerOf(process.pid)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal)
    t.ok(await hasThumbnail(gantry, 'after.png'))
    t.equal(drawerOf(process.pid), pid)
    await gantry.service.stop()
    await waitUntil(() => isGone(pid))
  },
)

t.test('the process that draws ends with the service, also when that is killed', { skip }, async (t) => {
  const service = await startProcess({ project: makeFolder(t), data: makeFolder(t) })
  const owner = ownerOf(service)
  t.match((await upload(owner, 'picture.png', png)).body.data.resource, { thumbnailUrl: String })
  const pid = drawerOf(service.pid)
  await service.end('SIGKILL')
  await waitUntil(() => isGone(pid))
  t.ok(isGone(pid))
})

t.test('the service keeps no image in memory, neither compressed nor decoded', { skip }, async (t) => {
  const service = await startProcess({ project: makeFolder(t), data: makeFolder(t) })
  const owner = ownerOf(service)
  // Interlaced and hard to compress: 24 MB as it comes, and decoded as a whole.
  const noise = await sharp({
    create: {
      width: 2900,
      height: 2900,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()
  t.ok(noise.length > 16 * mebibyte && noise.length <= 32 * mebibyte, `${noise.length} bytes`)
  const uploadAtOnce = (name: string, bytes: Buffer) =>
    Promise.all(Array.from({ length: uploadCount }, (_, index) => upload(owner, `${name}-${index}`, bytes)))
  // What the service takes for the same bytes when they are no picture.
  await uploadAtOnce('bytes', Buffer.concat([Buffer.from('\0'), noise]))
  const peakBefore = peakBytes(service.pid)
  const areDrawn = async (uploads: Promise<Answer[]>) =>
    (await uploads).every(({ body }) => body.data.resource.thumbnailUrl !== undefined)
  // Too late on a busy machine, a picture goes without.
  await waitUntil(() => areDrawn(uploadAtOnce('noise.png', noise)), 'drawn pictures')
  const flat = await sharp({ create: { width: 4900, height: 4900, channels: 3, background: 'teal' } })
    .png({ progressive: true })
    .toBuffer()
  await waitUntil(() => areDrawn(Promise.all([upload(owner, 'flat.png', flat)])), 'a drawn picture')
  const grown = peakBytes(service.pid) - peakBefore
  t.comment(
    `the service grew by ${Math.round(grown / mebibyte)} MiB; the process that draws took ${Math.round(peakBytes(drawerOf(service.pid)) / mebibyte)} MiB`,
  )
  t.ok(
    grown < (uploadCount * noise.length * 3) / 4,
    `${grown} bytes more, with ${uploadCount} pictures of ${noise.length}`,
  )
  await service.end('SIGTERM')
})

t.test('a process that is late is ended, and the next picture gets a new one', { skip }, async (t) => {
  // A busy machine takes longer to start the process and to draw.
  const drawn = await atAnySpeed(
    async (factor) => {
      const prepared = await prepare(t, { renderTimeoutMs: 2_000 * factor })
      return { ...prepared, isDrawn: (await prepared.draw()) !== undefined }
    },
    ({ isDrawn }) => isDrawn,
  )
  const { thumbnails, draw, warnings } = drawn
  const pid = thumbnails.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  t.equal(await draw(), undefined)
  t.ok(isGone(pid))
  t.match(warnings.at(-1), { err: /time/ })
  await waitUntil(async () => (await draw()) !== undefined, 'a drawn picture')
  t.not(thumbnails.pid, pid)
})

t.test(
  'the process is there while it is needed: none before the first picture, none after a while without one',
  { skip },
  async (t) => {
    const { thumbnails, draw } = await prepare(t, { idleMs: 100 })
    t.equal(thumbnails.pid, undefined)
    for (let round = 0; round < 2; round++) {
      t.ok(await draw())
      const pid = thumbnails.pid
      await waitUntil(() => thumbnails.pid === undefined && (pid === undefined || isGone(pid)))
    }
  },
)

t.test('bytes that cannot be read cost their thumbnail alone', async (t) => {
  let isBroken = true
  const { draw, warnings } = await prepare(t, {}, (blobs) => ({
    open: (id, start, end) => {
      if (!isBroken) return blobs.open(id, start, end)
      isBroken = false
      return Promise.reject(new Error('the disk is gone'))
    },
  }))
  t.equal(await draw(), undefined)
  t.match(warnings, [{ err: /the disk is gone/ }])
  t.ok(await draw())
})

t.test('nothing is drawn once it is closed', async (t) => {
  const { thumbnails, draw } = await prepare(t, {})
  const drawing = draw()
  await thumbnails.close()
  await drawing
  t.equal(await draw(), undefined)
  t.equal(thumbnails.pid, undefined)
})

async function prepare(
  t: Test,
  options: { renderTimeoutMs?: number; idleMs?: number },
  replaced: (blobs: BlobStore) => Partial<BlobStore> = () => ({}),
) {
  const folder = await openBlobFolder(join(makeFolder(t), 'blobs'))
  const blobs = withMethods(folder, replaced(folder))
  const warnings: object[] = []
  const thumbnails = new Thumbnails({
    sandbox: noSandbox(),
    blobs,
    log: { ...silent, warn: (about) => warnings.push(about) },
    ...options,
  })
  t.teardown(() => thumbnails.close())
  const blob = await (await folder.receive(inChunks(png), { limit: png.length })).keep()
  return { thumbnails, warnings, draw: () => thumbnails.make({ blob, size: png.length, mimeType: 'image/png' }) }
}

async function hasThumbnail(gantry: Gantry, filename: string, bytes: Uint8Array = png): Promise<boolean> {
  return 'thumbnailUrl' in (await upload(gantry, filename, bytes)).body.data.resource
}

/** The process that draws for a service. */
function drawerOf(service: number): number {
  // Its launcher has the same words among its arguments.
  const [pid, ...others] = descendantsOf(service).filter((child) => {
    const [file, ...args] = readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0')
    return file === process.execPath && args.some((word) => word.includes('thumbnail-process'))
  })
  if (pid === undefined || others.length > 0)
    throw new Error(`${others.length + (pid === undefined ? 0 : 1)} processes draw`)
  return pid
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

function isGone(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return true
  }
}

function openFilesOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${descriptor}`)]
    } catch {
      return [] // closed since it was listed
    }
  })
}

/** The most memory that a process had at once. */
function peakBytes(pid: number): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

async function* counted(bytes: AsyncIterable<Uint8Array>, onEnd: () => void): AsyncGenerator<Uint8Array> {
  yield* bytes
  onEnd()
}

function ownerOf({ origin }: RunningService) {
  return {
    call: (method: string, path: string, { raw }: CallOptions = {}): Promise<Answer> =>
      answerOf(`${origin}/api/v1${path}`, method, raw ?? ''),
  }
}

async function answerOf(
  address: string,
  method: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(address, { method, body, headers: { authorization: `Bearer ${token}`, ...headers } })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
