import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { addCaller } from './support/callers.ts'
import { startProcess, token } from './support/crash/service.ts'
import { openStream } from './support/event-stream.ts'
import { startFiles } from './support/files.ts'
import { call, makeFolder, writeFiles } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const files = { '.gitignore': 'ignored/\n*.log\n', 'src/a.txt': 'a', 'ignored/x.txt': 'x', 'docs/deep/b.txt': 'b' }
const house = await startFiles(t, { files })
const { gantry, project } = house

type Reader = Awaited<ReturnType<typeof openStream>>
const follow = async (t: Test, { origin }: Pick<Gantry, 'origin'> = gantry, query = '', headers = {}) => {
  const reader = await openStream(origin, `/files/watch${query}`, { headers })
  t.teardown(() => reader.destroy())
  if (reader.status === 200) await reader.until(({ frames }) => frames[0]?.event === 'ready', 'ready')
  return reader
}
/** What the stream has reported last of each path. */
const reported = ({ frames }: Pick<Reader, 'frames'>) =>
  Object.fromEntries(
    frames.flatMap(({ data }) => (data.changes ?? []).map((each: any) => [each.path, each.type ?? each.change])),
  )
const untilReported = (reader: Reader, path: string, what: string) =>
  reader.until((each) => reported(each)[path] === what, `${path} ${what}`)
const at = (path: string) => join(project, path)
let count = 0
/** Nothing that came before it is still on its way. */
const untilAllCame = async (reader: Reader, folder = '') => {
  const path = `${folder}mark-${++count}`
  // A flood may end after the first of them.
  await waitUntil(() => {
    writeFileSync(at(path), '')
    return reported(reader)[path] === 'file'
  }, 'the mark')
}

t.test('what a program writes, renames and deletes is reported as it is then', async (t) => {
  const reader = await follow(t)
  t.match(reader.headers['content-type'], 'text/event-stream')
  writeFileSync(at('src/new.txt'), 'new')
  await untilReported(reader, 'src/new.txt', 'file')
  t.match(reader.frames.at(-1)?.data.changes[0], { change: 'changed', type: 'file', size: 3, modifiedAt: /^20/ })
  renameSync(at('src/new.txt'), at('src/moved.txt'))
  await untilReported(reader, 'src/moved.txt', 'file')
  await untilReported(reader, 'src/new.txt', 'deleted')
  symlinkSync('/etc', at('src/link'))
  await untilReported(reader, 'src/link', 'link')
  rmSync(at('src/moved.txt'))
  await untilReported(reader, 'src/moved.txt', 'deleted')
})

t.test('what calls write is reported once it is in its place, and nothing of how it comes there', async (t) => {
  const reader = await follow(t)
  await house.write({ path: 'src/call.txt', content: 'call' })
  await untilReported(reader, 'src/call.txt', 'file')
  await untilAllCame(reader)
  t.same(
    Object.keys(reported(reader)).filter((path) => path.includes('gantry')),
    [],
  )
})

t.test('new folders are watched with all that comes into them', async (t) => {
  const reader = await follow(t)
  for (let round = 0; round < 5; round++) {
    const folder = `made-${round}/one/two/three`
    mkdirSync(at(folder), { recursive: true })
    writeFileSync(at(`${folder}/file`), 'x')
    await untilReported(reader, `${folder}/file`, 'file')
    writeFileSync(at(`${folder}/later`), 'x')
    await untilReported(reader, `${folder}/later`, 'file')
  }
  renameSync(at('made-0'), at('renamed'))
  await untilReported(reader, 'renamed/one/two/three/file', 'file')
  await untilReported(reader, 'made-0', 'deleted')
  writeFileSync(at('renamed/one/two/three/again'), 'x')
  await untilReported(reader, 'renamed/one/two/three/again', 'file')
})

t.test('what git ignores, git itself and the service are not reported, until the rules change', async (t) => {
  const reader = await follow(t)
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  writeFiles(project, { 'ignored/y.txt': 'y', 'a.log': 'log', '.gantry/data/secret': 'x', 'src/b.log': 'x' })
  await untilAllCame(reader)
  t.same(
    Object.keys(reported(reader)).filter((path) => !path.startsWith('mark')),
    [],
  )
  writeFileSync(at('.gitignore'), '*.log\n')
  await reader.until(({ frames }) => frames.some(({ data }) => data.reason === 'ignore_rules_changed'), 'a rescan')
  writeFileSync(at('ignored/z.txt'), 'z')
  await untilReported(reader, 'ignored/z.txt', 'file')
  writeFileSync(at('.gitignore'), files['.gitignore'])
})

t.test('a link or a folder that moves in leads out of the project by no name', async (t) => {
  const outside = makeFolder(t)
  const reader = await follow(t)
  mkdirSync(at('swapped'))
  await untilReported(reader, 'swapped', 'folder')
  rmSync(at('swapped'), { recursive: true })
  symlinkSync(outside, at('swapped'))
  await untilReported(reader, 'swapped', 'link')
  writeFileSync(join(outside, 'private.txt'), 'x')
  await untilAllCame(reader)
  t.notMatch(reader.text, /private/)
})

t.test('a path limits what is watched, and may be that of an ignored folder', async (t) => {
  const [docs, ignored] = [await follow(t, gantry, '?path=docs'), await follow(t, gantry, '?path=ignored')]
  t.equal(docs.frames[0]?.data.folders, 2)
  writeFileSync(at('src/beside.txt'), 'x')
  writeFileSync(at('docs/deep/c.txt'), 'c')
  await untilReported(docs, 'docs/deep/c.txt', 'file')
  t.same(Object.keys(reported(docs)), ['docs/deep/c.txt'])
  await untilAllCame(ignored, 'ignored/')
  rmSync(at('docs'), { recursive: true })
  await docs.untilOver()
  t.match(docs.frames.at(-1), { event: 'end', data: { reason: 'removed' } })
})

t.test('a flood is told once, or a few times, and what comes after it in full', async (t) => {
  const reader = await follow(t)
  const script = 'mkdir flood; cd flood; for d in $(seq 100); do mkdir $d; seq -f "$d/%g" 1000 | xargs touch; done'
  execFileSync('sh', ['-c', script], { cwd: project })
  await reader.until(({ frames }) => frames.some(({ data }) => data.reason === 'too_many_changes'), 'a rescan')
  await untilAllCame(reader)
  writeFileSync(at('flood/100/after'), 'x')
  await untilReported(reader, 'flood/100/after', 'file')
  t.ok(reader.bytes < 2_000_000, `${reader.bytes} bytes for 100,000 files`)
  rmSync(at('flood'), { recursive: true })
})

t.test('folders are watched only while someone reads', async (t) => {
  const used = async () => {
    const { limits } = (await gantry.call('GET', '/limits')).body.data
    return limits.find(({ name }: { name: string }) => name === 'watchedFolders').used
  }
  await waitUntil(async () => (await used()) === 0, 'no watches')
  const [one, other] = [await follow(t), await follow(t)]
  const watched = await used()
  t.equal(watched, one.frames[0]?.data.folders, 'two readers share them')
  one.destroy()
  await untilAllCame(other)
  t.equal(await used(), watched)
  other.destroy()
  await waitUntil(async () => (await used()) === 0, 'no watches')
})

t.test('a watch is refused as other reads are', async (t) => {
  const refusal = async (
    query: string,
    caller: Pick<Gantry, 'call'> = gantry,
    headers = { accept: 'text/event-stream' },
  ) => {
    const { status, body } = await caller.call('GET', `/files/watch${query}`, { headers })
    return [status, body.error.code]
  }
  t.same(await refusal('', gantry, { accept: 'application/json' }), [406, 'not_acceptable'])
  t.same(await refusal('?path=none'), [404, 'file_not_found'])
  t.same(await refusal('?path=src/a.txt'), [404, 'file_not_found'])
  t.same(await refusal('?path=.git'), [403, 'path_forbidden'])
  t.same(await refusal('?path=../x'), [400, 'validation_failed'])
  t.same(await refusal('?workspaceId=workspace_none'), [404, 'workspace_not_found'])
  t.same(await refusal('', await addCaller(gantry, 'viewer')), [403, 'scope_missing'])
})

t.test('a stream ends with its credential', async (t) => {
  const agent = await addCaller(gantry, 'agent')
  const reader = await follow(t, gantry, '', { authorization: `Bearer ${agent.secret}` })
  await gantry.call('DELETE', `/identity/tokens/${agent.tokenId}`)
  await reader.untilOver()
  t.match(reader.frames.at(-1), { event: 'end', data: { reason: 'credential_ended' } })
})

t.test('what programs write in a workspace is reported for it, until it is removed', async (t) => {
  const house = await startWorkspaces(t)
  const { id, taskId } = await house.create()
  const reader = await follow(t, house.gantry, `?workspaceId=${id}`)
  const body = { command: ['sh', '-c', 'echo x > typed'] }
  t.match((await house.gantry.call('POST', `/terminal/${taskId}/exec`, { body })).status, 200)
  await untilReported(reader, 'typed', 'file')
  t.notOk('.git' in reported(reader))
  await house.gantry.call('DELETE', `/workspaces/${id}?discard=true`)
  await reader.untilOver()
  t.match(reader.frames.at(-1), { event: 'end', data: { reason: 'removed' } })
})

t.test('a credential has only so many streams of files', async (t) => {
  const agent = await addCaller(gantry, 'agent')
  const headers = { authorization: `Bearer ${agent.secret}` }
  for (let n = 0; n < 32; n++) t.equal((await follow(t, gantry, '?path=src', headers)).status, 200)
  const refused = await agent.call('GET', '/files/watch?path=src', { headers: { accept: 'text/event-stream' } })
  t.match(refused, { status: 429, body: { error: { code: 'too_many_streams' } } })
})

t.test('a workspace whose folder is gone is not watched', async (t) => {
  const house = await startWorkspaces(t)
  const { id, path } = await house.create()
  rmSync(path, { recursive: true })
  const headers = { accept: 'text/event-stream' }
  t.match(await house.gantry.call('GET', `/files/watch?workspaceId=${id}`, { headers }), {
    status: 409,
    body: { error: { code: 'workspace_not_ready' } },
  })
})

const limited = ['unshare', '-Ur', 'sh', '-c', 'echo 20 > /proc/sys/user/max_inotify_watches && exec "$@"', 'sh']
const canLimit = (() => {
  try {
    execFileSync(limited[0] ?? '', [...limited.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

t.test('when the machine has no more watches, that is said', { skip: !canLimit }, async (t) => {
  const project = mkdtempSync(join(makeFolder(t), 'project-'))
  for (let n = 0; n < 30; n++) mkdirSync(join(project, 'many', String(n)), { recursive: true })
  mkdirSync(join(project, 'few'))
  const service = await startProcess({ project, data: makeFolder(t), launcher: limited })
  t.teardown(() => service.end('SIGKILL'))
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  t.match(await call(service.origin, 'GET', '/files/watch', { headers }), {
    status: 503,
    body: { error: { code: 'watch_unavailable', message: /fs\.inotify\.max_user_watches/ } },
  })
  const reader = await follow(t, service, '?path=few', headers)
  for (let n = 0; n < 30; n++) mkdirSync(join(project, 'few', String(n)))
  await reader.untilOver()
  t.match(reader.frames.at(-1), { event: 'end', data: { reason: 'watch_unavailable' } })
})
