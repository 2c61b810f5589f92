import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import t from 'tap'
import type { Test } from 'tap'
import { collections } from '../src/collections.ts'
import { Sweep } from '../src/services/resources/sweep.ts'
import { openBlobFolder } from '../src/stores/files/blobs.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { inChunks } from './units/stores/blobs.ts'
import { addCaller } from './support/callers.ts'
import { TestClock } from './support/clock.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { upload } from './support/uploads.ts'
import { waitUntil } from './support/wait.ts'

const day = 86_400_000
const document = {
  id: 'known',
  mimeType: 'application/octet-stream',
  mediaKind: 'application',
  size: 10,
  sha256: '',
  createdAt: '2026-01-01T00:00:00.000Z',
}
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

t.test('a schedule removes bytes without a file seven days after it found them, and nothing else', async (t) => {
  const clock = new TestClock()
  const gantry = await startGantry(t, { parts: { now: clock.now } })
  const folder = join(gantry.data, 'blobs')
  const { resource } = (await upload(gantry, 'kept.png', png)).body.data
  const files = blobsIn(folder).filter(isBlob)
  const other = await openBlobFolder(folder)
  const orphan = async () => (await other.receive(inChunks(randomBytes(10)), { limit: 10 })).keep()
  const old = [await orphan(), await orphan()]
  const young = await orphan()
  await other.receive(inChunks(randomBytes(10)), { limit: 10 })
  const received = blobsIn(join(folder, 'incoming'))
  await other.receive(inChunks(randomBytes(10)), { limit: 10 })
  for (const path of pathsIn(folder).filter((path) => [...files, ...old, ...received].includes(basename(path))))
    age(path, day + 60_000)

  const made = await gantry.call('POST', '/schedules', { body: { cron: '* * * * *', kind: 'sweep_resources' } })
  t.equal(made.status, 201)
  clock.advance(60_000)
  const { id: scheduleId } = made.body.data.schedule
  const job = await jobThat(gantry, (job) => job.scheduleId === scheduleId)
  t.match(job, {
    kind: 'sweep_resources',
    state: 'succeeded',
    result: { removed: 1, quarantined: 2 },
    attempts: 1,
    progress: { current: 2, total: 4, unit: 'files' },
  })
  await gantry.call('DELETE', `/schedules/${scheduleId}`)
  clock.advance(6 * day)
  for (const path of pathsIn(folder).filter((path) => basename(path) === young)) age(path, -7 * day)
  t.match(await sweep(gantry), { state: 'succeeded', result: { removed: 1, quarantined: 0 } }, 'the other upload')
  clock.advance(day)
  t.match(await sweep(gantry), { state: 'succeeded', result: { removed: 2, quarantined: 0 } })
  const left = pathsIn(folder).map((path) => basename(path))
  t.same(left.filter((id) => [...files, young].includes(id)).sort(), [...files, young].sort())
  t.same(
    left.filter((id) => [...old, ...received].includes(id)),
    [],
  )
  for (const url of [resource.url, resource.thumbnailUrl])
    t.equal((await gantry.call('GET', url.slice('/api/v1'.length))).status, 200)
})

t.test('a sweep removes remains of the running service, but no upload in progress', async (t) => {
  const gantry = await startGantry(t)
  const folder = join(gantry.data, 'blobs')
  await upload(gantry, 'lost.png', png)
  const found = await gantry.service.app.store.read.resources.get('lost.png')
  await gantry.service.app.store.commit([{ remove: 'resources', version: found?.version ?? 0, id: 'lost.png' }])
  const bytes = randomBytes(2_000_000)
  const uploading = await beginUpload(gantry, 'slow', bytes)
  await waitUntil(() => pathsIn(join(folder, 'incoming')).some((path) => statSync(path).size > 0))
  for (const path of pathsIn(folder)) age(path, 2 * day)
  t.match(await sweep(gantry), { state: 'failed', error: { message: /knows none of the uploaded files/ } })
  await upload(gantry, 'kept.png', png)
  t.match(await sweep(gantry), { state: 'succeeded', result: { removed: 0, quarantined: 2 } })
  t.match(await uploading.finish(), 'HTTP/1.1 201 ')
  t.ok(bytes.equals((await gantry.call('GET', '/resources/slow?download=true')).body))
})

t.test('a sweep leaves alone what is being uploaded to another service on the same bytes', async (t) => {
  const store = openMemoryStore(collections)
  const folder = makeFolder(t)
  const services = await Promise.all(
    [0, 1].map(() => startGantry(t, { environment: { GANTRY_BLOBS: folder }, parts: { store } })),
  )
  const [one, other] = services as [Gantry, Gantry]
  const bytes = randomBytes(2_000_000)
  const uploading = await beginUpload(one, 'slow', bytes)
  await waitUntil(() => pathsIn(join(folder, 'incoming')).some((path) => statSync(path).size > 0))
  t.match(await sweep(other), { state: 'succeeded', result: { removed: 0 } })
  t.match(await uploading.finish(), 'HTTP/1.1 201 ')
  t.ok(bytes.equals((await other.call('GET', '/resources/slow?download=true')).body))
})

t.test('a sweep that cannot see the bytes is tried again', async (t) => {
  const gantry = await startGantry(t)
  const folder = join(gantry.data, 'blobs')
  renameSync(folder, `${folder}-away`)
  const id = await planSweep(gantry)
  await waitUntil(async () => (await jobOf(gantry, id)).attempts === 1 && (await jobOf(gantry, id)).state === 'queued')
  t.match((await jobOf(gantry, id)).error, { reason: 'failed', message: /could not be listed/ })
  renameSync(`${folder}-away`, folder)
  t.match(await jobThat(gantry, (job) => job.id === id), { state: 'succeeded', result: { removed: 0 }, attempts: 2 })
})

t.test('a sweep that is cancelled removes nothing more', async (t) => {
  const folder = await openBlobFolder(join(makeFolder(t), 'blobs'))
  const known = await (await folder.receive(inChunks(randomBytes(10)), { limit: 10 })).keep()
  const kept = await (await folder.receive(inChunks(randomBytes(10)), { limit: 10 })).keep()
  let days = 2
  const later = () => new Date(Date.now() + days * day).toISOString()
  const store = openMemoryStore(collections)
  await store.commit([{ insert: 'resources', doc: { ...document, blob: known } }])
  const work = new Sweep({ store, blobs: folder, now: later, log: silent, isAlone: true }).asJob()
  // A run has more members than the work looks at.
  const run = (signal: AbortSignal) => work.run({ signal, progress: () => {} } as never)
  await t.rejects(run(AbortSignal.abort(new Error('cancelled'))), /cancelled/)
  t.same(
    await run(new AbortController().signal),
    { result: { removed: 0, quarantined: 1 } },
    'none was quarantined before',
  )
  days = 10
  await t.rejects(run(AbortSignal.abort(new Error('cancelled'))), /cancelled/)
  t.equal(await folder.size(kept), 10)
  t.same(await run(new AbortController().signal), { result: { removed: 1, quarantined: 0 } })
  t.equal(await folder.size(kept), undefined)
})

t.test('a sweep requires the scope to write resources', async (t) => {
  const gantry = await startGantry(t)
  const body = { cron: '0 3 * * *', kind: 'sweep_resources' }
  const narrow = await addCaller(gantry, 'maintainer', { scopes: ['jobs:write', 'resources:read'] })
  const answer = await narrow.call('POST', '/schedules', { body })
  t.same([answer.status, answer.body.error.code], [403, 'scope_missing'])
  const wide = await addCaller(gantry, 'maintainer', { scopes: ['jobs:write', 'resources:write'] })
  t.equal((await wide.call('POST', '/schedules', { body })).status, 201)
})

t.test('a start without the database, with an empty one or with an older one removes no uploaded file', async (t) => {
  for (const loss of ['missing', 'empty', 'older'] as const) {
    const data = makeFolder(t)
    const database = join(data, 'gantry.db')
    const first = await restart(t, data)
    await first.service.stop()
    copyFileSync(database, join(data, 'older.db'))
    const second = await restart(t, data)
    const { resource } = (await upload(second, 'kept.png', png)).body.data
    await second.service.stop()
    const files = blobsIn(join(data, 'blobs')).sort()
    renameSync(database, join(data, 'newest.db'))
    for (const name of ['gantry.db-wal', 'gantry.db-shm']) rmSync(join(data, name), { force: true })
    if (loss === 'empty') writeFileSync(database, '')
    if (loss === 'older') copyFileSync(join(data, 'older.db'), database)

    // Later uploads do not make the files of the lost database its own.
    for (const name of ['one', 'two']) {
      const clock = new TestClock()
      const gantry = await restart(t, data, clock)
      await upload(gantry, name, png)
      clock.advance(8 * day)
      const job = await sweep(gantry)
      if (loss !== 'older') t.match(job, { state: 'failed', error: { message: /belong to another database/ } }, loss)
      await gantry.service.stop()
    }
    const left = blobsIn(join(data, 'blobs'))
    t.same(
      files.filter((file) => !left.includes(file)),
      [],
      `the database is ${loss}`,
    )

    renameSync(join(data, 'newest.db'), database)
    const last = await restart(t, data)
    const given = await last.call('GET', resource.url.slice('/api/v1'.length))
    t.equal(given.status, 200)
    t.ok(png.equals(given.body), loss)
    await last.service.stop()
  }
})

t.test(
  'an older copy of the database loses no file that was uploaded after it, and the operator is told once',
  async (t) => {
    const data = makeFolder(t)
    const database = join(data, 'gantry.db')
    const first = await restart(t, data)
    const old = (await upload(first, 'old.png', png)).body.data.resource
    execute(database, `VACUUM INTO '${join(data, 'older.db')}'`)
    const late = (await upload(first, 'late.png', png)).body.data.resource
    await first.service.stop()
    const files = blobsIn(join(data, 'blobs')).filter(isBlob).sort()
    const putBack = (from: string, away: string) => {
      for (const name of ['gantry.db-wal', 'gantry.db-shm']) rmSync(join(data, name), { force: true })
      renameSync(database, join(data, away))
      renameSync(join(data, from), database)
    }
    putBack('older.db', 'newer.db')

    const clock = new TestClock()
    const said: string[] = []
    t.intercept(process.stderr, 'write', { value: (text: string) => said.push(text) > 0 })
    for (const _ of ['one', 'two']) {
      const gantry = await restart(t, data, clock, { GANTRY_LOG: 'warn' })
      for (const name of ['week', 'later']) {
        t.match(await sweep(gantry), { state: 'succeeded', result: { removed: 0, quarantined: 0 } }, name)
        clock.advance(8 * day)
      }
      t.equal((await gantry.call('GET', old.url.slice('/api/v1'.length))).status, 200)
      await gantry.service.stop()
    }
    t.same(blobsIn(join(data, 'blobs')).filter(isBlob).sort(), files)
    const told = said.filter((line) => line.includes('older'))
    t.equal(told.length, 1)
    t.match(JSON.parse(told[0] ?? '{}'), { level: 'error', files: 2, message: /older than the uploaded files/ })

    putBack('newer.db', 'older.db')
    const last = await restart(t, data, clock)
    t.ok(png.equals((await last.call('GET', late.url.slice('/api/v1'.length))).body))
    t.match(await sweep(last), { state: 'succeeded' })
    t.equal(readFileSync(join(data, 'blobs', 'spared'), 'utf8').trim(), '', 'what is known again is swept as ever')
  },
)

t.test('a data folder of before the identity is adopted silently, and swept as ever', async (t) => {
  const data = makeFolder(t)
  const first = await restart(t, data)
  await upload(first, 'kept.png', png)
  const { store } = first.service.app
  const identity = await store.read.serviceKeys.get('blobs')
  await store.commit([{ remove: 'serviceKeys', version: identity?.version ?? 0, id: 'blobs' }])
  await first.service.stop()
  rmSync(join(data, 'blobs', 'identity'))
  const orphan = await (
    await (await openBlobFolder(join(data, 'blobs'))).receive(inChunks(png), { limit: png.length })
  ).keep()

  const second = await restart(t, data)
  t.match(readdirSync(join(data, 'blobs', 'quarantine')), [new RegExp(`^${orphan}\\.`)])
  const adopted = await second.service.app.store.read.serviceKeys.get('blobs')
  t.equal(readFileSync(join(data, 'blobs', 'identity'), 'utf8').trim(), adopted?.doc.key)
  t.match(await sweep(second), { state: 'succeeded' })
})

t.test('two databases on the same bytes do not sweep each other', async (t) => {
  const folder = makeFolder(t)
  const services = [0, 1].map(() => startGantry(t, { environment: { GANTRY_BLOBS: folder } }))
  const one = await services[0]
  const other = await services[1]
  if (!one || !other) throw new Error('two services were started')
  for (const gantry of [one, other]) await upload(gantry, 'file.png', png)
  for (const path of pathsIn(folder)) age(path, 2 * day)
  const jobs = [await sweep(one), await sweep(other)]
  for (const job of jobs) t.match(job, { state: 'failed', error: { message: /belong to another database/ } })
})

/** Starts a service on this data, as after a stop. */
function restart(
  t: Test,
  data: string,
  clock?: TestClock,
  environment: Readonly<Record<string, string>> = {},
): Promise<Gantry> {
  return startGantry(t, { args: ['--data', data], environment, ...(clock && { parts: { now: clock.now } }) })
}

function execute(file: string, sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

function isBlob(name: string): boolean {
  return /^[0-9a-f]{32}$/.test(name)
}

async function sweep(gantry: Gantry) {
  const id = await planSweep(gantry)
  return jobThat(gantry, (job) => job.id === id)
}

/** What a schedule does when its time comes. */
async function planSweep({ service }: Gantry): Promise<string> {
  const { jobs, store } = service.app
  const { changes, job } = await jobs.enqueue({ kind: 'sweep_resources', grant: { userId: 'user_owner' } })
  await store.commit(changes)
  return job.id
}

/** The first job of these that has ended. */
async function jobThat(gantry: Gantry, isIt: (job: any) => boolean) {
  const find = async () =>
    (await gantry.call('GET', '/jobs')).body.data.jobs.find((job: any) => isIt(job) && job.endedAt !== undefined)
  await waitUntil(async () => (await find()) !== undefined)
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
