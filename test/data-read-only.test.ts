import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { endOfJob, runStep, startOnDisk } from './support/crash/service-on-disk.ts'
import { createTask, open, readUntil } from './support/runner-service.ts'

/** A disk becomes read-only while the service runs, as after an error: what is open stays so, and nothing is made. */

const calls: readonly (readonly [string, string, object?])[] = [
  ['GET', '/git/status'],
  ['GET', '/git/commits'],
  ['GET', '/git/diff'],
  ['GET', '/files/content?path=read.me'],
  ['GET', '/files/search?q=project'],
  ['GET', '/files'],
  ['GET', '/workspaces'],
  ['GET', '/tasks'],
  ['POST', '/tasks', { title: 'Another task' }],
  ['POST', '/workspaces', {}],
  ['POST', '/files/write', { path: 'new.txt', content: 'new\n' }],
  ['POST', '/files/edit', { path: 'read.me', edits: [{ oldText: 'read', newText: 'Read' }] }],
  ['POST', '/git/stage', { paths: ['read.me'] }],
  ['POST', '/git/commits', { message: 'More', paths: ['read.me'] }],
  ['POST', '/git/stashes', { includeUntracked: true }],
  ['POST', '/git/branches', { name: 'topic' }],
  ['POST', '/git/checkout', { branch: 'main' }],
  ['POST', '/git/fetch', { remote: 'origin' }],
  ['PUT', '/config/secrets/TOKEN', { value: 'secret' }],
  ['POST', '/knowledge', { title: 'An entry', content: 'words' }],
]

for (const part of ['data', 'project'] as const)
  t.test(`a ${part} folder that becomes read-only is answered in sentences, and used again afterwards`, async (t) => {
    const house = await startOnDisk(t, { part, mebibytes: 64 })
    if (!house) return
    const { disk, service, call, data, project } = house
    const isData = part === 'data'
    const inside = (...words: string[]) => {
      const [launcher = '', ...rest] = disk.launcher
      execFileSync(launcher, [...rest, ...words], { stdio: 'pipe' })
    }
    const taskId = await createTask(service)
    const session = await open(service, taskId, { command: ['sh', '-c', 'echo ready; cat'] })
    await readUntil(service, session, 'ready')
    const workspace = (await call('POST', '/workspaces', { taskId })).body.data.workspace
    const step = (command: string) => runStep(call, taskId, command)
    t.match(await step('echo one > one.txt'), { job: { state: 'succeeded' } })
    const more: typeof calls = [
      ...calls,
      ['POST', `/workspaces/${workspace.id}/checkpoints`, {}],
      ['GET', `/workspaces/${workspace.id}/diff`],
      ['GET', `/workspaces/${workspace.id}/checkpoints`],
      ['POST', `/workspaces/${workspace.id}/merge`, { branch: 'main' }],
      ['POST', '/files/write', { path: 'two.txt', content: 'two\n', workspaceId: workspace.id }],
      ['POST', `/terminal/${taskId}/sessions`, { command: ['true'] }],
      ['POST', `/terminal/${taskId}/exec`, { command: ['echo', 'hello'] }],
    ]
    inside('mount', '--bind', join(disk.path, part), join(disk.path, part))
    inside('mount', '-o', 'remount,bind,ro', join(disk.path, part))
    for (const [method, path, body] of more) {
      const { status, body: answer } = await call(method, path, body)
      const { code = '', message = '' } = answer.error ?? {}
      t.ok(status < 500 || [503, 507].includes(status), `${method} ${path}: ${status} ${code} ${message}`)
      t.not(code, 'internal_error')
      if (isData && path === '/files/write') t.match(message, /disk of the service is read-only/)
      if (path === '/git/fetch' && isData)
        t.match(await endOfJob(call, answer), { error: { code: 'not_ready', message: /read-only/ } })
    }
    t.notMatch(service.errors(), /"level":"error"/, service.errors().slice(0, 3_000))
    const late = await step('echo three > three.txt')
    t.not(late.body.error?.code, 'internal_error')
    await call('POST', `/terminal/${taskId}/input`, { sessionId: session.id, data: 'still here\n' })
    t.match(await readUntil(service, session, 'still here'), /still here/, 'a terminal that runs goes on')

    inside('umount', join(disk.path, part))
    for (const [method, path, body] of more) {
      const { status, body: answer } = await call(method, path, body)
      t.ok(status < 500, `afterwards ${method} ${path}: ${status} ${answer.error?.message ?? ''}`)
    }
    const last = await step('cat one.txt')
    t.match(last, { job: { state: 'succeeded' } }, JSON.stringify(last.body))
    const locks = readdirSync(join(project, '.git'), { recursive: true, encoding: 'utf8' })
    t.same(
      locks.filter((name) => name.endsWith('.lock')),
      [],
    )
    t.ok(existsSync(data))
  })
