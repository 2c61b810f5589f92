import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

/** What the service reads without the git program has to be what it reads by it. */
const project = await makeGitProject(t)
const { git, commit } = project
const gantryOf = (engine: string, folder = project.project) =>
  startGantry(t, {
    args: ['--project', folder, '--data', makeFolder(t)],
    environment: { ...project.environment, GANTRY_GIT_ENGINE: engine },
  })
const [byGit, without] = await Promise.all([gantryOf('system'), gantryOf('isomorphic')])
const get = async (gantry: Gantry, path: string) => {
  const { status, body } = await gantry.call('GET', `/git${path}`)
  return Buffer.isBuffer(body) ? [status, body] : [status, body.data, body.error?.code, body.error?.message]
}

writeFiles(project.project, { 'deep/er/file': 'é'.repeat(600_000) })
writeFileSync(join(project.project, 'binary'), Buffer.from([0, 1, 2, 255]))
await commit('both', 'one')
await git('branch', 'topic/é')
await git('checkout', '--quiet', '-b', 'side', 'HEAD~1')
await commit('side', 'theirs')
await git('tag', '--annotate', '--message=Marked', 'v1')
await git('checkout', '--quiet', 'main')
await commit('both', 'two\n\n')
await git('merge', '--quiet', '--message=Merged', 'side')
await git('push', '--quiet', '--set-upstream', 'origin', 'main')

t.test('commits, files and branches are those that the git program reads', async (t) => {
  const merged = await git('rev-parse', 'HEAD')
  const tree = await git('rev-parse', 'HEAD^{tree}')
  const compare = async (paths: readonly string[]) => {
    for (const path of paths) t.same(await get(without, path), await get(byGit, path), path)
  }
  const reads = [
    '/commits?limit=200',
    '/commits?ref=v1',
    '/commits?ref=main^2~1',
    '/commits?ref=HEAD~100',
    `/commits/${merged}`,
    `/commits/${merged.slice(0, 12)}`,
    `/commits/${tree}`,
    '/content?path=deep/er/file',
    '/content?path=deep/er/file&download=true',
    '/content?path=binary',
    '/content?path=read.me&ref=v1',
    '/content?path=read.me&ref=none',
    '/content?path=deep',
    '/content?path=none',
    '/branches?limit=2',
  ]
  await compare(reads)
  await git('gc', '--quiet')
  await compare(['/commits?limit=200', '/branches'])
  const { status } = await without.call('GET', '/git/content?path=read.me&download=true', {
    headers: { range: 'bytes=1-3' },
  })
  t.equal(status, 206)
})

t.test('a shallow clone has the commits that it has', async (t) => {
  const shallow = join(project.root, 'shallow')
  await git('clone', '--quiet', '--depth=1', `file://${project.remote}`, shallow)
  const { body } = await (await gantryOf('isomorphic', shallow)).call('GET', '/git/commits')
  t.same(
    body.data.commits.map(({ oid }: { oid: string }) => oid),
    [await git('rev-parse', 'HEAD')],
  )
})

t.test('a repository without a commit has no commits', async (t) => {
  const empty = join(project.root, 'empty')
  mkdirSync(empty)
  await git('init', '--quiet', empty)
  const other = await gantryOf('isomorphic', empty)
  t.same((await other.call('GET', '/git/commits')).body.data, { commits: [] })
  t.same((await other.call('GET', '/git/branches')).body.data, { branches: [] })
  t.match((await other.call('GET', '/git/content?path=file')).body.error, { code: 'git_ref_not_found' })
})

t.test('a project that is no repository says so', async (t) => {
  const plain = await gantryOf('isomorphic', makeFolder(t))
  for (const path of ['commits', 'commits/abcd1234', 'content?path=x', 'branches'])
    t.match((await plain.call('GET', `/git/${path}`)).body.error, { code: 'git_repository_not_found' }, path)
})

t.test('everything else is refused, and changes nothing', async (t) => {
  writeFiles(project.project, { new: 'x' })
  const machine = await startGantry(t, {
    args: ['--project', project.project, '--data', makeFolder(t)],
    environment: { ...project.environment, PATH: '/nowhere' },
  })
  const rows: readonly (readonly [string, string, object?])[] = [
    ['GET', '/status'],
    ['GET', '/diff'],
    ['GET', '/commits?path=both'],
    ['POST', '/stage', {}],
    ['POST', '/unstage', {}],
    ['POST', '/commits', { message: 'x' }],
    ['POST', '/branches', { name: 'x' }],
    ['DELETE', '/branches/side'],
    ['POST', '/checkout', { branch: 'side' }],
    ['POST', '/fetch', {}],
    ['POST', '/pull', {}],
    ['DELETE', '/remotes/origin'],
    ['GET', '/tree'],
    ['GET', '/blame?path=both'],
    ['GET', '/tags'],
    ['GET', '/tags/v1'],
    ['POST', '/tags', { name: 'v1' }],
    ['DELETE', '/tags/v1'],
    ['GET', '/submodules'],
    ['POST', '/submodules/update', { paths: ['x'] }],
    ['POST', '/push', { tag: 'v1' }],
    ['POST', '/merge', { branch: 'side' }],
    ['POST', '/rebase', { onto: 'side' }],
    ['POST', '/cherry-pick', { commits: ['side'] }],
    ['POST', '/revert', { commits: ['HEAD'] }],
    ['GET', '/stashes'],
    ['POST', '/stashes', {}],
    ['GET', `/stashes/${'1'.repeat(40)}`],
    ['DELETE', `/stashes/${'1'.repeat(40)}`],
    ['POST', `/stashes/${'1'.repeat(40)}/apply`, {}],
  ]
  const state = () => git('status', '--porcelain', '--branch')
  const before = [await state(), await git('show-ref'), await git('config', '--list', '--local')]
  for (const [method, path, body] of rows) {
    const options = body === undefined ? {} : { body }
    t.match(
      (await machine.call(method, `/git${path}`, options)).body.error,
      { code: 'git_unsupported', message: /install git/ },
      path,
    )
    t.match((await without.call(method, `/git${path}`, options)).body.error, { code: 'git_unsupported' }, path)
  }
  t.same([await state(), await git('show-ref'), await git('config', '--list', '--local')], before)
})
