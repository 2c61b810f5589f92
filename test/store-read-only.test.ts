import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { writeRule } from './support/crash/rule.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { compileShim } from './support/crash/shim.ts'
import { mountSmallDisk } from './support/crash/small-disk.ts'
import { makeFolder } from './support/folder.ts'
import { createTask, send } from './support/runner-service.ts'
import { waitUntil } from './support/wait.ts'

/** The disk of the store itself becomes read-only, as after an error of the disk, or is so at the start. */

const shim = await compileShim(makeFolder(t))
const sentence = /^The disk of the service is read-only\./
const refused = { status: 503, body: { error: { code: 'not_ready', message: sentence } } }

/** What the disk refuses to a service that has a task: each call, and a read of what there is. */
async function expectReadOnly(t: Test, service: RunningService, task: string) {
  const call = (method: string, path: string, body?: object) => send(service, method, path, body)
  const writes: readonly (readonly [string, string, object?])[] = [
    ['POST', '/tasks', { title: 'Another' }],
    ['PATCH', `/tasks/${task}`, { title: 'Renamed' }],
    ['POST', `/tasks/${task}/comments`, { content: 'Words' }],
    ['DELETE', `/tasks/${task}`],
    ['PUT', '/config/secrets/TOKEN', { value: 'secret' }],
    ['POST', '/knowledge', { title: 'An entry', content: 'words' }],
    ['POST', '/identity/tokens', { name: 'one' }],
    ['POST', `/tasks/${task}/plan-steps`, { description: 'Work', command: 'true' }],
  ]
  for (const [method, path, body] of writes) t.match(await call(method, path, body), refused, `${method} ${path}`)
  const form = new FormData()
  form.append('file', new Blob(['bytes']), 'bytes.txt')
  const upload = await fetch(`${service.origin}/api/v1/resources`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  t.match({ status: upload.status, body: await upload.json() }, refused, 'an upload')
  await waitUntil(async () => (await call('GET', '/health/ready')).status === 503, 'it is not ready')
  t.match(await call('GET', '/health/ready'), refused)
  const reads = ['', `/${task}`, '?q=title', '/counts', `/${task}/history`].map((path) => `/tasks${path}`)
  for (const path of [
    ...reads,
    '/events',
    '/jobs',
    '/identity/audit',
    '/knowledge/search?q=words',
    '/search?q=title',
    '/resources',
    '/limits',
  ])
    t.equal((await call('GET', path)).status, 200, path)
}

t.test('a store whose disk becomes read-only says so, reads on, and writes again afterwards', async (t) => {
  if (shim === undefined) return t.comment('the shim needs a C compiler')
  const [project, data, folder] = [makeFolder(t), join(makeFolder(t), 'data'), makeFolder(t)]
  const rule = join(folder, 'rule')
  const environment = { LD_PRELOAD: shim, TEST_CRASH_FOLDER: data, TEST_CRASH_RULE: rule, UV_USE_IO_URING: '0' }
  const service = await startProcess({ project, data, environment })
  t.teardown(() => service.end('SIGKILL'))
  const task = await createTask(service)
  for (const round of [1, 2]) {
    writeRule(rule, { kind: 'write', error: 'EROFS', first: 1, last: 1_000_000_000, part: data })
    await expectReadOnly(t, service, task)
    rmSync(rule)
    t.equal((await send(service, 'PATCH', `/tasks/${task}`, { title: `Round ${round}` })).status, 200)
    await waitUntil(async () => (await send(service, 'GET', '/health/ready')).status === 200, 'it is ready')
  }
  t.notMatch(service.errors(), /internal_error|a call failed/, service.errors().slice(0, 2_000))
  t.equal(await service.end('SIGTERM'), 0)
  const next = await startProcess({ project, data })
  t.teardown(() => next.end('SIGKILL'))
  const { tasks } = (await send(next, 'GET', '/tasks')).body.data
  t.match(tasks, [{ id: task, title: 'Round 2' }])
  t.equal(tasks.length, 1, 'nothing of what was refused is there')
})

t.test('a file system that an error made read-only takes nothing, and loses nothing', async (t) => {
  const disk = mountExt4(t)
  if (!disk) return t.comment('no file system of its own can be mounted here')
  const project = makeFolder(t)
  const data = join(disk.path, 'data')
  const service = await startProcess({ project, data })
  t.teardown(() => service.end('SIGKILL'))
  const task = await createTask(service)
  disk.breakIt()
  await expectReadOnly(t, service, task)
  await service.end('SIGTERM')
  await t.rejects(startProcess({ project, data }), /cannot be used: the file system is read-only/)
  disk.repair()
  const next = await startProcess({ project, data })
  t.teardown(() => next.end('SIGKILL'))
  t.match((await send(next, 'GET', '/tasks')).body.data.tasks, [{ id: task, title: 'A task' }])
  t.equal((await send(next, 'PATCH', `/tasks/${task}`, { title: 'Again' })).status, 200)
  t.equal(await next.end('SIGTERM'), 0)
})

t.test('a start on a read-only disk is refused in a sentence, and works once the disk can be written', async (t) => {
  const disk = await mountSmallDisk(makeFolder(t), 64)
  if (!disk) return t.comment('no disk can be mounted here')
  t.teardown(() => disk.release())
  const inside = (...words: string[]) => {
    const [launcher = '', ...rest] = disk.launcher
    execFileSync(launcher, [...rest, ...words], { stdio: 'pipe' })
  }
  const project = makeFolder(t)
  const data = join(disk.path, 'data')
  const start = () => startProcess({ project, data, launcher: disk.launcher })
  const first = await start()
  const task = await createTask(first)
  t.equal(await first.end('SIGTERM'), 0)
  for (const part of ['data', 'data/gantry.db']) {
    const path = join(disk.path, part)
    inside('mount', '--bind', path, path)
    inside('mount', '-o', 'remount,bind,ro', path)
    const error = await start().then(
      async (service) => `it started, and ended with ${await service.end('SIGKILL')}`,
      ({ message }: Error) => message,
    )
    t.match(error, /cannot start: .*(the file system is read-only|gantry\.db cannot be written)\./, part)
    t.notMatch(error, /\n\s+at /, 'without a stack')
    inside('umount', path)
  }
  const again = await start()
  t.teardown(() => again.end('SIGKILL'))
  t.match((await send(again, 'GET', '/tasks')).body.data.tasks, [{ id: task }])
  t.ok(readdirSync(join(disk.seenAt, 'data')).includes('gantry.db'))
})

/** A real file system in a file, which its own command makes read-only as an error does, also for what is open. */
function mountExt4(t: Test) {
  const folder = makeFolder(t)
  const [image, repaired, path] = [join(folder, 'image'), join(folder, 'repaired'), join(folder, 'disk')]
  const run = (file: string, ...words: string[]) => execFileSync(file, words, { stdio: 'pipe' })
  mkdirSync(path)
  writeFileSync(image, Buffer.alloc(64 * 1024 * 1024))
  try {
    run('mkfs.ext4', '-q', image)
    run('mount', '-o', 'loop', image, path)
  } catch {
    return undefined
  }
  t.teardown(() => run('umount', '--lazy', path))
  return {
    path,
    breakIt: () => run('mount', '-o', 'remount,abort', path),
    repair: () => {
      // What is in the file is what has reached the disk.
      run('umount', '--lazy', path)
      cpSync(image, repaired)
      repairFileSystem(repaired)
      run('mount', '-o', 'loop', repaired, path)
    },
  }
}

function repairFileSystem(image: string): void {
  // By fsck(8) 1 says that errors were corrected.
  const { status, stdout } = spawnSync('e2fsck', ['-f', '-y', image], { encoding: 'utf8' })
  if (status !== 0 && status !== 1) throw new Error(stdout)
}
