import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startOnDisk } from './support/crash/service-on-disk.ts'
import { writeFiles } from './support/folder.ts'
import { createTask, open, readUntil } from './support/runner-service.ts'
import { leftoversIn } from './support/working-tree.ts'

const large = () => randomBytes(200_000).toString('hex')
const full = { status: 507, body: { error: { code: 'storage_full' } } }

/** Names of lock files of git, wherever they are in a repository. */
function locksIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lock'))
}

t.test('a full disk of the project: files are old or new, git leaves no lock, and both go on with room', async (t) => {
  const files = { 'a.txt': large(), 'b.txt': large() }
  const house = await startOnDisk(t, {
    part: 'project',
    mebibytes: 24,
    fill: async ({ project, git }) => {
      const commit = async (named: Readonly<Record<string, string>>) => {
        writeFiles(project, named)
        await git('add', '--all')
        await git('commit', '--quiet', '--message', Object.keys(named).join(' '))
      }
      await commit(files)
      await git('checkout', '--quiet', '-b', 'other')
      await commit({ 'b.txt': large(), 'c.txt': large() })
      await git('checkout', '--quiet', 'main')
      writeFiles(project, { 'new.txt': large() })
    },
  })
  if (!house) return
  const { disk, call, project: seen } = house
  t.equal((await call('GET', '/git/status')).status, 200)
  const before = readdirSync(seen)
  // Room for the index, and for one of two files.
  disk.fill(500_000)
  for (const path of ['/git/checkout', '/git/merge']) {
    t.match(await call('POST', path, { branch: 'other' }), full, `${path} with some room`)
    t.same(readdirSync(seen), [...before], `${path}: the same files`)
    t.ok(readFileSync(join(seen, 'b.txt'), 'utf8') === files['b.txt'], `${path}: b.txt is whole`)
    t.match((await call('GET', '/git/status')).body.data.status, { branch: 'main', files: [{ path: 'new.txt' }] })
  }
  disk.free()
  disk.fill(0)
  const writes: readonly (readonly [string, object])[] = [
    ['/files/write', { path: 'a.txt', content: large() }],
    ['/files/edit', { path: 'a.txt', edits: [{ oldText: files['a.txt'].slice(0, 80), newText: large() }] }],
    ['/git/stage', { paths: ['new.txt'] }],
    ['/git/commits', { message: 'Too large', paths: ['new.txt'] }],
    ['/git/checkout', { branch: 'other' }],
    ['/git/merge', { branch: 'other' }],
    ['/git/stashes', { includeUntracked: true }],
    ['/git/branches', { name: 'topic' }],
  ]
  for (const [path, body] of writes) {
    t.match(await call('POST', path, body), full, path)
    t.same(readdirSync(seen), [...before], `${path}: the same files`)
    for (const [name, content] of Object.entries(files))
      t.ok(readFileSync(join(seen, name), 'utf8') === content, `${path}: ${name} is whole`)
    t.same([...locksIn(join(seen, '.git')), ...leftoversIn(seen)], [], `${path}: nothing is left`)
  }
  for (const path of ['/git/status', '/git/content?path=b.txt', '/files/content?path=a.txt'])
    t.equal((await call('GET', path)).status, 200, path)
  t.same((await call('GET', '/git/status')).body.data.status.files, [
    { path: 'new.txt', index: 'unmodified', worktree: 'untracked' },
  ])
  disk.free()
  for (const [path, body] of writes) {
    const { status, body: answer } = await call('POST', path, body)
    t.ok([200, 201].includes(status) || answer.error?.code !== 'storage_full', `${path}: ${JSON.stringify(answer)}`)
  }
  const [launcher = '', ...words] = disk.launcher
  execFileSync(launcher, [...words, 'git', '-C', join(disk.path, 'project'), 'fsck', '--strict'], { stdio: 'pipe' })
})

t.test('a full disk of the data: terminals go on, and no workspace is half made', async (t) => {
  const house = await startOnDisk(t, {
    part: 'data',
    mebibytes: 32,
    fill: async ({ project, git }) => {
      for (const name of ['a.txt', 'b.txt', 'c.txt'])
        writeFiles(project, { [name]: randomBytes(1_500_000).toString('hex') })
      await git('add', '--all')
      await git('commit', '--quiet', '--message', 'large')
    },
  })
  if (!house) return
  const { disk, service, call, git, data: seen } = house
  const task = await createTask(service)
  const session = await open(service, task, { command: ['sh', '-c', 'echo ready; cat'] })
  await readUntil(service, session, 'ready')
  t.equal((await call('GET', '/git/status')).status, 200)
  const workspaces = async () => (await call('GET', '/workspaces')).body.data.workspaces

  disk.fill(3_000_000)
  t.match(await call('POST', '/workspaces', {}), full, 'its files do not fit')
  t.same(await workspaces(), [])
  t.same(readdirSync(join(seen, 'workspaces')), [])
  t.notMatch(await git('worktree', 'list'), /workspaces/)

  disk.free()
  disk.fill(0)
  t.match(await call('POST', '/workspaces', {}), full, 'nothing fits')
  t.match(await call('POST', `/terminal/${task}/sessions`, { command: ['true'] }), full)
  t.match(await call('GET', '/git/status'), { status: 503, body: { error: { code: 'not_ready', message: /full/ } } })
  t.equal((await call('GET', '/files/content?path=a.txt&limit=100')).status, 200)
  await call('POST', `/terminal/${task}/input`, { sessionId: session.id, data: 'still here\n' })
  t.match(await readUntil(service, session, 'still here'), /still here/, 'a terminal that runs needs no disk')

  disk.free()
  t.equal((await call('GET', '/git/status')).status, 200)
  t.equal((await call('POST', `/terminal/${task}/sessions`, { command: ['true'] })).status, 201)
  const made = await call('POST', '/workspaces', {})
  t.equal(made.status, 201, JSON.stringify(made.body))
  t.same(readdirSync(join(seen, 'workspaces')), [made.body.data.workspace.id])
  t.equal((await workspaces()).length, 1)
})
