import t from 'tap'
import type { Test } from 'tap'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { makeFolder } from './support/folder.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { createTask, pidOfRunner, send } from './support/runner-service.ts'
import { waitUntil } from './support/wait.ts'

/** A service in a repository, as a process of its own. */
async function prepare(t: Test) {
  const project = await makeGitProject(t)
  const data = join(makeFolder(t), 'data')
  t.teardown(() => stopRunner(data))
  const begin = async (): Promise<RunningService> => {
    const service = await startProcess({
      project: project.project,
      data,
      environment: { ...project.environment, GANTRY_GIT_ENGINE: 'system', GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1' },
    })
    t.teardown(() => service.end('SIGKILL'))
    return service
  }
  return { ...project, data, begin, lock: join(project.project, '.git', 'index.lock') }
}

/** The commands of the processes that a process has started, and that run. */
function childrenOf(pid: number): string[] {
  const own = commandOf(pid)
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    childrenOfThread(pid, thread).flatMap((child) => {
      const command = commandOf(child)
      // Its title is set a moment after its start. What was forked this moment becomes another program.
      const shown = command.includes('/runner/main.') ? 'gantry runner' : command
      return command === '' || command === own ? [] : [shown]
    }),
  )
}

/** None when it has ended. */
function childrenOfThread(pid: number, thread: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** Empty when the process has ended. */
function commandOf(pid: string | number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** Looks at the children of a process until the work is over. */
async function watched<Result>(pid: number, seen: Set<string>, work: Promise<Result>): Promise<Result> {
  let isOver = false
  const over = () => void (isOver = true)
  work.then(over, over)
  await waitUntil(() => {
    for (const command of childrenOf(pid)) seen.add(command)
    return isOver
  })
  return work
}

/** Of a file that git takes a while to read, but which takes no room. */
function writeLarge(path: string): void {
  writeFileSync(path, '')
  truncateSync(path, 128 * 1024 * 1024)
}

t.test('the service has no child but the runner, whatever git does', async (t) => {
  const { server, project, begin } = await prepare(t)
  const service = await begin()
  const seen = new Set<string>()
  const call = (method: string, path: string, body?: object) =>
    watched(service.pid, seen, send(service, method, path, body))
  writeFileSync(join(project, 'new.txt'), 'new\n')
  for (const path of ['/git/status', '/git/commits', '/git/diff', '/git/branches'])
    t.equal((await call('GET', path)).status, 200, path)
  t.equal((await call('POST', '/git/stage', { paths: ['new.txt'] })).status, 200)
  t.equal((await call('POST', '/git/commits', { message: 'One more' })).status, 201)
  // Git waits for a server that says nothing: it is there to be seen.
  for (const [path, kind] of [
    ['/git/fetch', 'hang'],
    ['/git/push', 'hangOnPack'],
  ] as const) {
    server.fault = { kind }
    const before = server.seen.length
    send(service, 'POST', path, { remote: 'origin' }).catch(() => {})
    await watched(
      service.pid,
      seen,
      waitUntil(() => server.seen.length > before, path),
    )
  }
  t.same([...seen], ['gantry runner'])

  const task = await createTask(service)
  const added = await send(service, 'POST', `/tasks/${task}/plan-steps`, { description: 'Make', command: 'touch made' })
  await send(service, 'POST', `/tasks/${task}/plan-steps/${added.body.data.planStep.id}/execute`, {})
  const made = join(project, 'made')
  await waitUntil(() => existsSync(made))
  const left = 0o666 & ~Number.parseInt(execFileSync('sh', ['-c', 'umask']).toString(), 8)
  t.equal(statSync(made).mode & 0o777, left, 'files have the rights that the umask of the service leaves')
})

t.test('git at work when the service is killed leaves no lock; when the runner is, the call fails', async (t) => {
  const { project, lock, data, git, begin } = await prepare(t)
  const service = await begin()
  writeLarge(join(project, 'large.bin'))
  const staging = send(service, 'POST', '/git/stage', { paths: ['large.bin'] }).catch(() => undefined)
  await waitUntil(() => existsSync(lock), 'the lock of the index')
  await service.end('SIGKILL')
  await staging
  await waitUntil(() => !existsSync(lock), 'the end of git')
  t.match(await git('status', '--porcelain'), /large\.bin/, 'and git goes on')
  const next = await begin()
  writeFileSync(join(project, 'new.txt'), 'new\n')
  t.equal((await send(next, 'POST', '/git/stage', { paths: ['new.txt'] })).status, 200)

  writeLarge(join(project, 'other.bin'))
  const again = send(next, 'POST', '/git/stage', { paths: ['other.bin'] })
  await waitUntil(() => existsSync(lock), 'the lock of the index')
  process.kill(pidOfRunner(data), 'SIGKILL')
  t.match(await again, { status: 503, body: { error: { code: 'overloaded', message: /The runner, which runs git/ } } })
  t.equal((await send(next, 'GET', '/git/status')).status, 200, 'the next call has another runner')
})
