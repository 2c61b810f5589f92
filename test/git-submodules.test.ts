import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { submoduleUrl } from '../src/services/git/remotes/submodule-url.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitForJob } from './support/samples.ts'

const library = await makeGitProject(t)
const project = await makeGitProject(t)
const { git } = project
const url = `${library.server.url}/origin.git`
const environment = { ...project.environment, GANTRY_GIT_CONFIG: join(project.home, '.gitconfig') }
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: { ...environment, GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${new URL(url).port}` },
})
const list = async () => (await gantry.call('GET', '/git/submodules')).body.data.submodules
const update = async (...paths: string[]) => {
  const answer = await gantry.call('POST', '/git/submodules/update', { body: { paths } })
  if (answer.status !== 202) return { status: answer.status, error: answer.body.error }
  return waitForJob(gantry, answer.body.data.job.id)
}
const modulesFile = (rows: Readonly<Record<string, readonly [path: string, url: string]>>) =>
  Object.entries(rows)
    .map(([name, [path, address]]) => `[submodule "${name}"]\n\tpath = ${path}\n\turl = ${address}\n`)
    .join('')
/** Commits links to a commit at these paths, as `git submodule add` leaves them in a clone without the submodules. */
const commitModules = async (rows: Parameters<typeof modulesFile>[0], oid: string) => {
  writeFiles(project.project, { '.gitmodules': modulesFile(rows) })
  await git('add', '.gitmodules')
  for (const [path] of Object.values(rows)) await git('update-index', '--add', '--cacheinfo', `160000,${oid},${path}`)
  await git('commit', '--quiet', '--message=Submodules')
}

await library.git('push', '--quiet', 'origin', 'main')
const first = await library.git('rev-parse', 'HEAD')
const second = await library.commit('library', '2')
await library.git('push', '--quiet', 'origin', 'main')

t.test('a project without submodules has none', async (t) => {
  t.strictSame(await list(), [])
  t.match(await update('vendor/library'), { status: 404, error: { code: 'git_path_not_found' } })
})

t.test('listSubmodules lists what the index and .gitmodules have, and fetches nothing', async (t) => {
  const address = url.replace('http://', 'http://me:secret@')
  await commitModules({ library: ['vendor/library', url], other: ['vendor/other', address] }, first)
  await git('update-index', '--add', '--cacheinfo', `160000,${first},vendor/unknown`)
  t.match(await list(), [
    { path: 'vendor/library', name: 'library', url, oid: first, isPresent: false },
    { path: 'vendor/other', name: 'other', url: /\*\*\*@/, isPresent: false },
    { path: 'vendor/unknown', oid: first, isPresent: false },
  ])
  const [page] = [(await gantry.call('GET', '/git/submodules?limit=1')).body.data]
  t.equal(page.submodules.length, 1)
  t.equal(
    (await gantry.call('GET', `/git/submodules?limit=2&cursor=${page.nextCursor}`)).body.data.submodules.length,
    2,
  )
  t.notOk(existsSync(join(project.project, '.git/modules')))
})

t.test('updateSubmodules gives what git submodule update gives, and again for another commit', async (t) => {
  t.match(await update('vendor/library'), { state: 'succeeded' })
  const folder = join(project.project, 'vendor/library')
  t.equal(readFileSync(join(folder, 'read.me'), 'utf8'), 'first')
  t.equal(await git('-C', folder, 'rev-parse', 'HEAD'), first)
  t.equal(await git('-C', folder, 'status', '--porcelain'), '')
  t.match(await git('submodule', 'status', 'vendor/library'), new RegExp(`^${first} vendor/library`))
  t.equal(await git('-C', folder, 'rev-parse', '--absolute-git-dir'), join(project.project, '.git/modules/library'))
  t.equal(await git('config', 'submodule.library.url'), url)
  t.match(await list(), [{ path: 'vendor/library', isPresent: true, currentOid: first }, {}, {}])
  await git('update-index', '--cacheinfo', `160000,${second},vendor/library`)
  t.match(await update('vendor/library'), { state: 'succeeded' })
  t.equal(readFileSync(join(folder, 'library'), 'utf8'), '2')
  t.equal(await git('-C', folder, 'status', '--porcelain'), '')
  t.match(await git('submodule', 'status', 'vendor/library'), new RegExp(`^\\+?${second}|^${second}`))
  writeFiles(folder, { library: 'mine' })
  await git('update-index', '--cacheinfo', `160000,${first},vendor/library`)
  t.match(await update('vendor/library'), { state: 'failed', error: { code: 'git_worktree_dirty' } })
  t.equal(readFileSync(join(folder, 'library'), 'utf8'), 'mine')
  t.match(await gantry.call('GET', '/git/status'), { status: 200 })
})

t.test('what .gitmodules says is refused where it leads elsewhere', async (t) => {
  const unreachable = (await startGantry(t, { environment })).port
  const rows = {
    file: ['m/file', library.remote],
    ext: ['m/ext', 'ext::sh -c touch% evil'],
    option: ['m/option', '--upload-pack=touch evil'],
    private: ['m/private', `http://127.0.0.1:${unreachable}/x.git`],
    above: ['m/above', '../../../../x.git'],
    'a/../../hooks': ['m/name', url],
    '-name': ['m/dash', url],
    data: ['.gantry/project', url],
  } as const
  await commitModules(rows, first)
  for (const [path] of Object.values(rows)) {
    const { state, error } = (await update(path)) as { state?: string; error?: { code?: string } }
    t.equal(state, 'failed', path)
    t.match(error?.code, /^(git_unsupported|validation_failed|path_forbidden)$/, path)
    t.notOk(existsSync(join(project.project, path, '.git')), path)
  }
  t.notOk(existsSync(join(project.project, 'evil')))
  t.strictSame(
    await git('config', '--get-regexp', String.raw`^submodule\.`),
    `submodule.library.active true\nsubmodule.library.url ${url}`,
  )
})

t.test('a folder with files and one behind a link are left alone', async (t) => {
  await commitModules({ full: ['full', url], linked: ['away/linked', url] }, first)
  writeFiles(project.project, { 'full/mine': 'x' })
  t.match(await update('full'), { state: 'failed', error: { code: 'git_worktree_dirty' } })
  const outside = makeFolder(t)
  symlinkSync(outside, join(project.project, 'away'))
  t.match(await update('away/linked'), { state: 'failed', error: { code: 'git_unsupported' } })
  t.notOk(existsSync(join(outside, 'linked')))
  t.notOk(existsSync(join(project.project, '.git/modules/full')))
})

t.test('a commit that the remote lacks, and a remote that is not there, fail', async (t) => {
  await commitModules({ lacking: ['lacking', url] }, '1'.repeat(40))
  t.match(await update('lacking'), { state: 'failed', error: { code: 'git_ref_not_found' } })
  await commitModules({ gone: ['gone', `${library.server.url}/none.git`] }, first)
  t.match(await update('gone'), { state: 'failed', error: { code: 'git_remote_unreachable' } })
  for (const name of ['lacking', 'gone']) t.notOk(existsSync(join(project.project, '.git/modules', name)), name)
})

t.test('a credential of certain remotes updates no submodule, and a path is no option', async (t) => {
  const narrow = await addCredential(gantry, 'user_owner', { allow: { gitRemotes: ['origin'] } })
  const body = { paths: ['vendor/library'] }
  t.equal((await narrow.call('POST', '/git/submodules/update', { body })).status, 403)
  for (const path of ['../x', '/etc', '.git/modules']) t.match(await update(path), { status: 400 }, path)
  t.match(await update('--all'), { status: 404 })
})

t.test('hooks and templates of a submodule do not run', async (t) => {
  const mark = join(makeFolder(t), 'mark')
  const template = makeFolder(t)
  writeFiles(template, {})
  await git('config', 'init.templateDir', template)
  writeFileSync(join(template, 'post-checkout'), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 })
  await commitModules({ quiet: ['quiet', url] }, first)
  t.match(await update('quiet'), { state: 'succeeded' })
  t.notOk(existsSync(mark))
})

t.test('a URL that is relative is one of the server of origin', (t) => {
  const rows = [
    ['https://example.org/a.git', 'ssh://x/y', 'https://example.org/a.git'],
    ['../library.git', 'https://example.org/team/app.git', 'https://example.org/team/library.git'],
    ['./library', 'https://example.org/team/app.git', 'https://example.org/team/app.git/library'],
    ['../../library', 'git@example.org:team/app', 'git@example.org:library'],
    ['../../../library', 'https://example.org/team/app', undefined],
    ['../library', undefined, undefined],
    ['../library', '/srv/app.git', undefined],
  ] as const
  for (const [given, origin, expected] of rows) t.equal(submoduleUrl(given, origin), expected, `${given} of ${origin}`)
  t.end()
})

t.test('an agent fetches no submodule into what the sandbox keeps read-only', async (t) => {
  const { call } = await addCaller(gantry, 'agent')
  const path = (await list())[0].path as string
  const [top = ''] = path.split('/')
  for (const fixed of [path, top, `${path}/read.me`]) {
    writeFileSync(join(project.project, 'gantry.json'), JSON.stringify({ sandbox: { readOnlyPaths: [fixed] } }))
    const answer = await call('POST', '/git/submodules/update', { body: { paths: [path] } })
    t.match(
      answer,
      { status: 403, body: { error: { code: 'path_forbidden', message: /sandbox\.readOnlyPaths/ } } },
      fixed,
    )
    t.equal((await gantry.call('POST', '/git/submodules/update', { body: { paths: [path] } })).status, 202, 'a person')
  }
  writeFileSync(join(project.project, 'gantry.json'), JSON.stringify({ sandbox: { readOnlyPaths: [`${top}-else`] } }))
  t.equal((await call('POST', '/git/submodules/update', { body: { paths: [path] } })).status, 202)
})
