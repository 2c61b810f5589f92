import t from 'tap'
import { chmodSync, chownSync, existsSync, readFileSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from './support/crash/ledger.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService, ServiceOptions } from './support/crash/service.ts'
import { mountSmallDisk } from './support/crash/small-disk.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import type { Teardown } from './support/folder.ts'
import { filesBelow, filesIn, leftoversIn, recordsIn } from './support/working-tree.ts'
import type { Change } from './support/working-tree.ts'

t.test('kill -9 in the middle of an apply leaves all of it or nothing after the restart', async (t) => {
  const seed = Number(process.env['TEST_KILL_SEED'] ?? 20_260_102)
  const random = seededRandom(seed)
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  const count = 200
  const names = Array.from({ length: count }, (_, index) => `f${index}`)
  writeFiles(project, Object.fromEntries(names.map((name) => [`d/${name}`, 'version 0'])))
  const tally = { none: 0, all: 0, between: 0, answered: 0 }
  let version = 0
  for (let round = 1; round <= 8; round++) {
    const service = await startProcess({ project, data })
    t.teardown(() => service.end('SIGKILL'))
    const next = `version ${round}`
    // Every third file goes to another name and back.
    const changes = names.map((name, index): Change => {
      const [here, there] = [`d/${name}`, `d/${name}-moved`]
      const [from, to] = existsSync(join(project, here)) ? [here, there] : [there, here]
      return index % 3 === 0 ? { path: to, content: next, oldPath: from } : { path: here, content: next }
    })
    const id = await putOn(service, [...changes, { path: `new/of/${round}`, content: next }])
    // In turn while files are prepared and while they are put in their places.
    const isKilled = killAfter(
      service,
      join(project, 'd'),
      Math.ceil(random() * count),
      (name) => name.includes('gantry-') === (round % 2 === 0),
    )
    const answer = await post(service, `/tasks/${id}/changes/apply`, {}, { 'idempotency-key': `round-${round}` }).catch(
      () => undefined,
    )
    await isKilled()
    const found = versionsIn(project)
    tally[found.size > 1 ? 'between' : found.has(next) ? 'all' : 'none']++
    if (answer?.status === 200) tally.answered++
    const again = await startProcess({ project, data })
    const after = versionsIn(project)
    t.equal(after.size, 1, `round ${round}: all files are of one version`)
    if (answer?.status === 200) t.ok(after.has(next), `round ${round}: what was answered is there`)
    t.equal(filesBelow(project).length, count + countOfNew(project), `round ${round}: each file has one name`)
    t.same([...leftoversIn(project), ...recordsIn(join(data, 'apply'))], [], `round ${round}: nothing is left behind`)
    const repeated = await post(again, `/tasks/${id}/changes/apply`, {}, { 'idempotency-key': `round-${round}` })
    const code = repeated.body.error?.code ?? 'done'
    t.ok(
      answer?.status === 200 ? code === 'done' : ['done', 'idempotency_outcome_unknown'].includes(code),
      `round ${round}: the key tells ${code}`,
    )
    const finished = await post(again, `/tasks/${id}/changes/apply`, {})
    t.equal(finished.status, 200, `round ${round}: it can be applied again`)
    t.strictSame([...versionsIn(project)], [next])
    version = round
    t.equal(await again.end('SIGTERM'), 0)
  }
  t.comment(`seed ${seed}`, tally)
  t.equal(version, 8)
})

t.test('kill -9 in the middle of a patch leaves all of it or nothing, also of what it deletes', async (t) => {
  const random = seededRandom(20_261_126)
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  writeFiles(project, stateOf(0))
  const tally = { none: 0, all: 0, answered: 0 }
  for (let round = 1, from = 0; round <= 6; round++) {
    const service = await startProcess({ project, data })
    t.teardown(() => service.end('SIGKILL'))
    const isKilled = killAfter(
      service,
      join(project, 'd'),
      Math.ceil(random() * 60),
      (name) => name.includes('gantry-') === (round % 2 === 0),
    )
    const answer = await post(service, '/files/patch', { patch: patchOf(from, round) }).catch(() => undefined)
    await isKilled()
    const again = await startProcess({ project, data })
    t.teardown(() => again.end('SIGKILL'))
    const found = filesIn(project)
    const isDone = found['d/f1'] === stateOf(round)['d/f1']
    t.strictSame(found, stateOf(isDone ? round : from), `round ${round}: ${isDone ? 'all' : 'nothing'}`)
    if (answer?.status === 200) t.ok(isDone, `round ${round}: what was answered is there`)
    t.same([...leftoversIn(project), ...recordsIn(join(data, 'apply'))], [], `round ${round}: nothing is left behind`)
    tally[isDone ? 'all' : 'none']++
    if (answer?.status === 200) tally.answered++
    if (isDone) from = round
    t.equal(await again.end('SIGTERM'), 0)
  }
  t.comment(tally)
})

t.test('a disk that is full refuses an apply as a whole, and takes it once there is room', async (t) => {
  const disk = await mountSmallDisk(makeFolder(t), 8)
  if (!disk) return void t.comment('no disk can be mounted here')
  t.teardown(() => disk.release())
  const [project, seen] = [join(disk.path, 'project'), join(disk.seenAt, 'project')]
  writeFiles(seen, { a0: 'old' })
  const service = await startHere(t, { project, data: makeFolder(t), launcher: disk.launcher })
  const id = await putOn(
    service,
    Array.from({ length: 20 }, (_, index) => ({
      path: index % 2 ? `made/${index}/a` : `a${index}`,
      content: String(index).padEnd(100_000),
    })),
  )
  const before = filesIn(seen)
  disk.fill(900_000)
  for (let tries = 0; tries < 3; tries++) {
    const { status, body } = await post(service, `/tasks/${id}/changes/apply`, {})
    t.match({ status, code: body.error?.code }, { status: 507, code: 'storage_full' })
    t.strictSame(filesIn(seen), before)
    t.same(readdirSync(seen), ['.gantry', 'a0'], 'no folder is left behind, and no hold')
  }
  disk.free()
  disk.fill(0)
  t.match(
    (await post(service, `/tasks/${id}/changes/apply`, {})).body,
    { error: { code: 'storage_full' } },
    'nor is there a byte',
  )
  disk.free()
  t.equal((await post(service, `/tasks/${id}/changes/apply`, {})).status, 200)
  t.equal(Object.keys(filesIn(seen)).length, 20)
  t.equal(await service.end('SIGTERM'), 0)
})

t.test('a full disk of the service refuses an apply as a whole', async (t) => {
  const disk = await mountSmallDisk(makeFolder(t), 24)
  if (!disk) return void t.comment('no disk can be mounted here')
  t.teardown(() => disk.release())
  const project = makeFolder(t)
  const service = await startHere(t, { project, data: join(disk.path, 'data'), launcher: disk.launcher })
  const id = await putOn(
    service,
    Array.from({ length: 500 }, (_, index) => ({ path: `${'long/'.repeat(20)}${index}`, content: 'x' })),
  )
  disk.fill(20_000)
  t.match((await post(service, `/tasks/${id}/changes/apply`, {})).body, { error: { code: 'storage_full' } })
  t.same(readdirSync(project), ['.gantry'])
  disk.free()
  t.equal((await post(service, `/tasks/${id}/changes/apply`, {})).status, 200)
  t.equal(await service.end('SIGTERM'), 0)
})

t.test('a file that the service may not read or write is named', async (t) => {
  const isRoot = process.getuid?.() === 0
  const project = makeFolder(t)
  const data = makeFolder(t)
  writeFiles(project, { 'closed/a': '1', hidden: '1', 'open/a': '1' })
  if (isRoot) for (const folder of [project, data, join(project, 'open')]) chownSync(folder, 65534, 65534)
  chmodSync(join(project, 'closed'), 0o555)
  chmodSync(join(project, 'hidden'), 0o000)
  const service = await startHere(t, {
    project,
    data,
    launcher: isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [],
  })
  const replace = async (path: string) => (await put(service, await createTask(service), [{ path, content: '2' }])).body
  t.match(await replace('hidden'), {
    error: { code: 'path_forbidden', message: 'hidden cannot be read or written: the service lacks the permission.' },
  })
  const id = await putOn(service, [
    { path: 'closed/a', content: '2' },
    { path: 'open/a', content: '2' },
  ])
  t.match((await post(service, `/tasks/${id}/changes/apply`, {})).body, {
    error: { code: 'path_forbidden', message: /^closed\/a cannot be/ },
  })
  t.equal(readFileSync(join(project, 'open/a'), 'utf8'), '1')
  t.same(leftoversIn(project), [])
  t.equal((await post(service, `/tasks/${id}/changes/apply`, { paths: ['open/a'] })).status, 200)
  t.equal(await service.end('SIGTERM'), 0)
  chmodSync(join(project, 'closed'), 0o755)
})

/** Kills the service once so many things have happened in a folder to such files; gives what waits for its end. */
function killAfter(
  service: RunningService,
  folder: string,
  count: number,
  counts: (name: string) => boolean,
): () => Promise<void> {
  let seen = 0
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const watcher = watch(folder, (_kind, name) => {
    if (counts(name ?? '') && ++seen === count) resolve(service.end('SIGKILL'))
  })
  return async () => {
    if (seen < count) resolve(service.end('SIGKILL'))
    await promise
    watcher.close()
  }
}

async function startHere(t: Teardown, options: ServiceOptions): Promise<RunningService> {
  const service = await startProcess(options)
  t.teardown(() => service.end('SIGKILL'))
  return service
}

async function send(
  service: RunningService,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${service.origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as { data: { id: string }; error?: { code: string } },
  }
}

function post(service: RunningService, path: string, body: object, headers?: Record<string, string>) {
  return send(service, 'POST', path, body, headers)
}

async function createTask(service: RunningService): Promise<string> {
  return (await post(service, '/tasks', { title: 'A task' })).body.data.id
}

function put(service: RunningService, id: string, changes: readonly Change[]) {
  return send(service, 'PUT', `/tasks/${id}/changes`, { changes })
}

async function putOn(service: RunningService, changes: readonly Change[]): Promise<string> {
  const id = await createTask(service)
  const { status, body } = await put(service, id, changes)
  if (status !== 200) throw new Error(`the changes were not taken: ${JSON.stringify(body)}`)
  return id
}

/** The versions of the files that every round changes. */
function versionsIn(project: string): Set<string> {
  return new Set(
    filesBelow(join(project, 'd'))
      .filter((name) => !name.includes('gantry-'))
      .map((name) => readFileSync(join(project, 'd', name), 'utf8')),
  )
}

function countOfNew(project: string): number {
  return existsSync(join(project, 'new')) ? filesBelow(join(project, 'new')).length : 0
}

/** Files of a version: each third one has another name in each version. */
function stateOf(version: number): Record<string, string> {
  const names = Array.from({ length: 60 }, (_, index) => (index % 3 ? `d/f${index}` : `d/f${index}-${version}`))
  return Object.fromEntries(names.map((name) => [name, `version ${version}\n`]))
}

function patchOf(from: number, to: number): string {
  const [before, after] = [stateOf(from), stateOf(to)]
  const lines = [`-version ${from}`, `+version ${to}`]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => {
      const [isOld, isNew] = [name in before, name in after]
      const header = `--- ${isOld ? `a/${name}` : '/dev/null'}\n+++ ${isNew ? `b/${name}` : '/dev/null'}\n`
      const hunk = lines.filter((line) => (line.startsWith('-') ? isOld : isNew)).join('\n')
      return `${header}@@ -${isOld ? '1' : '0,0'} +${isNew ? '1' : '0,0'} @@\n${hunk}\n`
    })
    .join('')
}
