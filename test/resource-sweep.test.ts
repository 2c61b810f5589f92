import { randomBytes } from 'node:crypto'
import { readdirSync, renameSync, statSync, utimesSync } from 'node:fs'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import t from 'tap'
import { Sweep } from '../src/services/resources/sweep.ts'
import { openBlobFolder } from '../src/stores/files/blobs.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { inChunks } from './stores/blobs.ts'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { upload } from './support/uploads.ts'

const day = 86_400_000
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

t.test('a schedule removes the bytes without a file that are older than a day, and nothing else', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const folder = join(gantry.data, 'blobs')
  const { resource } = (await upload(gantry, 'kept.png', png)).body.data
  const files = blobsIn(folder)
  const other = await openBlobFolder(folder)
  const orphan = async () => (await other.receive(inChunks(randomBytes(10)), { limit: 10 })).keep()
  const old = [await orphan(), await orphan()]
  const young = await orphan()
  await other.receive(inChunks(randomBytes(10)), { limit: 10 })
  const received = blobsIn(join(folder, 'incoming'))
  await other.receive(inChunks(randomBytes(10)), { limit: 10 })
  for (const path of pathsIn(folder).filter((path) => [...files, ...old, ...received].includes(basename(path))))
    age(path, day + 60_000)

  const made = await gantry.call('POST', '/jobs/schedules', { body: { cron: '* * * * *', kind: 'sweep_resources' } })
  t.equal(made.status, 201)
  clock.advance(60_000)
  const { id: scheduleId } = made.body.data.schedule
  const job = await jobThat(gantry, (job) => job.scheduleId === scheduleId)
  t.match(job, {
    kind: 'sweep_resources',
    status: 'succeeded',
    result: { removed: 3 },
    attempts: 1,
    progress: { current: 2, total: 5, unit: 'files' },
  })
  const left = pathsIn(folder).map((path) => basename(path))
  t.same(left.filter((id) => [...files, young].includes(id)).sort(), [...files, young].sort())
  t.same(
    left.filter((id) => [...old, ...received].includes(id)),
    [],
  )
  t.equal(left.length, files.length + 2, 'what is young stays, kept or only received')
  for (const url of [resource.url, resource.thumbnailUrl])
    t.equal((await gantry.call('GET', url.slice('/api/v1'.length))).status, 200)
})

t.test('a sweep removes what the running service itself left, but no upload that is under way', async (t) => {
  const gantry = await startGantry(t)
  const folder = join(gantry.data, 'blobs')
  await upload(gantry, 'lost.png', png)
  const found = await gantry.service.app.store.read.resources.get('lost.png')
  await gantry.service.app.store.commit([{ remove: 'resources', version: found?.version ?? 0, id: 'lost.png' }])
  const bytes = randomBytes(2_000_000)
  const uploading = await beginUpload(gantry, 'slow', bytes)
  await until(() => pathsIn(join(folder, 'incoming')).some((path) => statSync(path).size > 0))
  for (const path of pathsIn(folder)) age(path, 2 * day)
  t.match(await sweep(gantry), { status: 'succeeded', result: { removed: 2 } })
  t.match(await uploading.finish(), 'HTTP/1.1 201 ')
  t.ok(bytes.equals((await gantry.call('GET', '/resources/slow?download=true')).body))
})

t.test('a sweep leaves alone what is being uploaded to another service on the same bytes', async (t) => {
  const store = openMemoryStore()
  const folder = makeFolder(t)
  const services = await Promise.all(
    [0, 1].map(() => startGantry(t, { environment: { GANTRY_BLOBS: folder }, parts: { store } })),
  )
  const [one, other] = services as [Gantry, Gantry]
  const bytes = randomBytes(2_000_000)
  const uploading = await beginUpload(one, 'slow', bytes)
  await until(() => pathsIn(join(folder, 'incoming')).some((path) => statSync(path).size > 0))
  t.match(await sweep(other), { status: 'succeeded', result: { removed: 0 } })
  t.match(await uploading.finish(), 'HTTP/1.1 201 ')
  t.ok(bytes.equals((await other.call('GET', '/resources/slow?download=true')).body))
})

t.test('a sweep that cannot see the bytes is tried again', async (t) => {
  const gantry = await startGantry(t)
  const folder = join(gantry.data, 'blobs')
  renameSync(folder, `${folder}-away`)
  const id = await planSweep(gantry)
  await until(async () => (await jobOf(gantry, id)).attempts === 1 && (await jobOf(gantry, id)).status === 'queued')
  t.match((await jobOf(gantry, id)).error, { reason: 'failed', message: /looked through/ })
  renameSync(`${folder}-away`, folder)
  t.match(await jobThat(gantry, (job) => job.id === id), { status: 'succeeded', result: { removed: 0 }, attempts: 2 })
})

t.test('a sweep that is cancelled removes nothing more', async (t) => {
  const folder = await openBlobFolder(join(makeFolder(t), 'blobs'))
  const kept = await (await folder.receive(inChunks(randomBytes(10)), { limit: 10 })).keep()
  const later = () => new Date(Date.now() + 2 * day).toISOString()
  const work = new Sweep({ store: openMemoryStore(), blobs: folder, now: later, log: silent }).asJob()
  // A run has more members than the work looks at.
  const run = (signal: AbortSignal) => work.run({ signal, progress: () => {} } as never)
  await t.rejects(run(AbortSignal.abort(new Error('cancelled'))), /cancelled/)
  t.equal(await folder.size(kept), 10)
  t.same(await run(new AbortController().signal), { result: { removed: 1 } })
  t.equal(await folder.size(kept), undefined)
})

t.test('who may not write resources may have none swept', async (t) => {
  const gantry = await startGantry(t)
  const body = { cron: '0 3 * * *', kind: 'sweep_resources' }
  const narrow = await addCaller(gantry, 'maintainer', { scopes: ['jobs:write', 'resources:read'] })
  const answer = await narrow.call('POST', '/jobs/schedules', { body })
  t.same([answer.status, answer.body.error.code], [403, 'scope_missing'])
  const wide = await addCaller(gantry, 'maintainer', { scopes: ['jobs:write', 'resources:write'] })
  t.equal((await wide.call('POST', '/jobs/schedules', { body })).status, 201)
})

async function sweep(gantry: Gantry) {
  const id = await planSweep(gantry)
  return jobThat(gantry, (job) => job.id === id)
}

/** What a schedule does when its time comes. */
async function planSweep({ service }: Gantry): Promise<string> {
  const { jobs, store } = service.app
  const { changes, job } = await jobs.plan({ kind: 'sweep_resources', createdBy: 'user_owner' })
  await store.commit(changes)
  jobs.wake()
  return job.id
}

/** The first job of these that has ended. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
async function jobThat(gantry: Gantry, isIt: (job: any) => boolean) {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const find = async () =>
    (await gantry.call('GET', '/jobs')).body.data.jobs.find((job: any) => isIt(job) && job.finishedAt !== undefined)
  await until(async () => (await find()) !== undefined)
  return find()
}

async function jobOf(gantry: Gantry, id: string) {
  return (await gantry.call('GET', `/jobs/${id}`)).body.data.job
}

/** Sends half of an upload, and the rest when it is told to. */
async function beginUpload({ port, token }: Gantry, filename: string, bytes: Buffer) {
  const body = Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/v1/resources HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
  )
  socket.write(body.subarray(0, body.length / 2))
  return {
    finish: async (): Promise<string> => {
      socket.write(body.subarray(body.length / 2))
      let answer = ''
      for await (const chunk of socket) answer += chunk
      return answer
    },
  }
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function blobsIn(folder: string): string[] {
  return pathsIn(folder).map((path) => basename(path))
}

/** Makes a file as old as it would be after so long. */
function age(path: string, milliseconds: number): void {
  const at = new Date(Date.now() - milliseconds)
  utimesSync(path, at, at)
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('it did not come to that')
    await pause(10)
  }
}
