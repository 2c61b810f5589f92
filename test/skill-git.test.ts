import t from 'tap'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addCredential } from './support/callers.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import { startGitServer } from './support/git-server.ts'
import { waitForJob } from './support/samples.ts'

const served = makeFolder(t)
const server = await startGitServer(served)
t.teardown(() => server.close())
const work = join(served, 'skills.git')
const git = (...given: string[]) =>
  execFileSync('git', ['-C', work, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...given], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
const textOf = (name: string, body = 'Text.') => `---\nname: ${name}\ndescription: Does ${name}.\n---\n\n${body}\n`
execFileSync('git', ['init', '-q', '-b', 'main', work])

/** Commits these files, and gives the commit. */
function commit(files: Readonly<Record<string, string>>): string {
  writeFiles(work, files)
  git('add', '-A')
  git('commit', '-q', '-m', 'Change')
  return git('rev-parse', 'HEAD')
}

const environment = {
  GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${new URL(server.url).port}`,
  GANTRY_SECRET_KEY: 'a-secret-key-of-these-tests-0123456789',
}
const gantry = await startGantry(t, { environment })
const gitUrl = `${server.url}/skills.git/.git`
const post = (path: string, body?: object, headers = {}) =>
  gantry.call('POST', path, { headers, ...(body && { body }) })
const importing = async (more: object = {}) => {
  const answer = await post('/skills/import', { gitUrl, ...more })
  t.equal(answer.status, 202, JSON.stringify(answer.body))
  return (await waitForJob(gantry, answer.body.data.job.id)) as any
}
const refreshing = async (name: string, body: object = {}) => {
  const answer = await post(`/skills/${name}/refresh`, body)
  t.equal(answer.status, 202, JSON.stringify(answer.body))
  return (await waitForJob(gantry, answer.body.data.job.id)) as any
}
const skillOf = async (name: string) => (await gantry.call('GET', `/skills/${name}`)).body.data.skill

const first = commit({
  'README.md': 'Skills.',
  'packs/one/SKILL.md': textOf('one'),
  'packs/one/scripts/run.sh': 'echo one\n',
  'packs/two/SKILL.md': textOf('two'),
  ...Object.fromEntries(Array.from({ length: 300 }, (_, number) => [`src/file-${number}.txt`, `${number}`])),
})

t.test('the skills of a repository are imported with their commit, and what is around them is ignored', async (t) => {
  const job = await importing({ path: 'packs' })
  t.match(job, { state: 'succeeded', result: { commit: first, skills: ['one', 'two'] } })
  t.match(await skillOf('one'), {
    isApproved: false,
    source: { kind: 'git', uri: gitUrl, commit: first, path: '.agents/skills/one' },
  })
  t.equal(readFileSync(join(gantry.project, '.agents/skills/one/scripts/run.sh'), 'utf8'), 'echo one\n')
  t.match(await importing(), { state: 'failed', error: { code: 'already_exists' } }, 'nothing is overwritten')
})

t.test('a refresh shows the difference, writes it, and ends the approval', async (t) => {
  const { digest } = await skillOf('one')
  t.equal((await post('/skills/one/approve', { digest })).body.data.skill.isApproved, true)
  t.match(await refreshing('one'), { state: 'succeeded', result: { commit: first, changes: [] } })
  t.equal((await skillOf('one')).isApproved, true, 'the same files stay approved')
  const second = commit({ 'packs/one/scripts/run.sh': 'echo two\n', 'packs/one/notes.md': 'New.\n' })
  git('rm', '-q', 'packs/two/SKILL.md')
  const changes = [
    { path: 'notes.md', change: 'added', patch: '@@ -1,0 +1,1 @@\n+New.\n' },
    { path: 'scripts/run.sh', change: 'modified', patch: '@@ -1,1 +1,1 @@\n-echo one\n+echo two\n' },
  ]
  const shown = await refreshing('one', { dryRun: true })
  t.match(shown.result, { skills: ['one'], commit: second })
  t.strictSame(
    shown.result.changes.map(({ patch, ...change }: any) => ({
      ...change,
      patch: patch.split('\n').sort().join('\n'),
    })),
    changes.map(({ patch, ...change }) => ({ ...change, patch: patch.split('\n').sort().join('\n') })),
  )
  t.equal((await skillOf('one')).digest, digest, 'a dry run writes nothing')
  t.match(await refreshing('one'), { state: 'succeeded', result: { changes: [{}, {}] } })
  t.match(await skillOf('one'), { isApproved: false, source: { commit: second } })
  t.equal(readFileSync(join(gantry.project, '.agents/skills/one/scripts/run.sh'), 'utf8'), 'echo two\n')
  const run = await post('/skills/one/run', { script: 'scripts/run.sh' })
  t.equal(run.body.error?.code, 'skill_not_approved')
})

t.test('what a refresh cannot do is refused', async (t) => {
  git('commit', '-q', '-m', 'Remove two')
  t.match(await refreshing('two'), { state: 'failed', error: { code: 'archive_invalid' } })
  t.ok(existsSync(join(gantry.project, '.agents/skills/two/SKILL.md')), 'the files are kept')
  await post('/skills', { name: 'local', description: 'Is local.', content: 'Text.' })
  t.match((await post('/skills/local/refresh', {})).body.error, { code: 'skill_invalid', message: /git/ })
  t.equal((await post('/skills/nothing/refresh')).body.error.code, 'skill_not_found')
  const job = (await post('/skills/one/refresh', { dryRun: true })).body.data.job
  await waitForJob(gantry, job.id)
})

t.test('a branch, a tag or a commit is imported, and one that is not there is named', async (t) => {
  git('tag', 'v1', first)
  for (const ref of ['v1', first]) {
    for (const name of ['one', 'two']) await gantry.call('DELETE', `/skills/${name}`)
    t.match(await importing({ ref, path: './packs/' }), { state: 'succeeded', result: { commit: first } }, ref)
  }
  const lost = await importing({ ref: 'nothing' })
  t.match(lost, { state: 'failed', error: { code: 'git_ref_not_found', message: /nothing/ } })
  t.match(await importing({ path: 'nowhere' }), {
    state: 'failed',
    error: { code: 'archive_invalid', message: /nowhere/ },
  })
  t.match(await importing({ path: 'src' }), { state: 'failed', error: { code: 'archive_invalid', message: /SKILL/ } })
})

t.test('one hostile entry in the folder of a skill refuses the whole import', async (t) => {
  const hostile: Readonly<Record<string, () => void>> = {
    link: () => symlinkSync('/etc/passwd', join(work, 'packs/bad/link')),
    submodule: () => git('update-index', '--add', '--cacheinfo', `160000,${first},packs/bad/module`),
    'name of Windows': () => writeFileSync(join(work, 'packs/bad/nul.txt'), 'x'),
    'second name': () => writeFiles(join(work, 'packs/bad'), { 'Notes.md': 'x', 'notes.md': 'y' }),
    'large file': () => writeFileSync(join(work, 'packs/bad/large'), Buffer.alloc(1024 * 1024 + 1)),
    backslash: () => writeFileSync(join(work, 'packs/bad/a\\b'), 'x'),
  }
  for (const [name, make] of Object.entries(hostile)) {
    git('checkout', '-q', '-B', 'hostile', first)
    writeFiles(work, { 'packs/bad/SKILL.md': textOf('bad'), 'packs/good/SKILL.md': textOf('good') })
    git('add', '-A')
    make()
    if (name !== 'submodule') git('add', '-A')
    git('commit', '-q', '-m', name)
    const job = await importing({ ref: 'hostile', path: 'packs' })
    t.match(job, { state: 'failed', error: { code: 'archive_invalid' } }, name)
    t.notOk(existsSync(join(gantry.project, '.agents/skills/good')), `${name}: nothing was written`)
    git('reset', '-q', '--hard')
    git('clean', '-qfd')
  }
  git('checkout', '-q', 'main')
})

t.test('addresses and callers are checked as by a fetch, before a job is queued', async (t) => {
  const refused = async (body: object, headers = {}) => (await post('/skills/import', body, headers)).body.error
  for (const url of ['file:///etc', '/etc', 'ext::sh -c id', 'http://user:secret@127.0.0.1/x.git', '-upload-pack=id'])
    t.equal((await refused({ gitUrl: url })).code, 'validation_failed', url)
  t.match(await refused({ gitUrl: 'http://169.254.169.254/x.git' }), { code: 'validation_failed' })
  for (const more of [{ ref: '--upload-pack=id' }, { ref: 'a:refs/heads/b' }, { path: '../x' }, { path: '/etc' }])
    t.equal((await refused({ gitUrl, ...more })).code, 'validation_failed', JSON.stringify(more))
  t.equal((await refused({})).code, 'validation_failed')
  const { secret } = await addCredential(gantry, 'user_owner', { scopes: ['skills:read', 'skills:write'] })
  const headers = { authorization: `Bearer ${secret}` }
  t.match(await refused({ gitUrl }, headers), { code: 'scope_missing', message: /git:write/ })
  t.equal((await post('/skills/one/refresh', {}, headers)).body.error.code, 'scope_missing')
})

t.test('a server that asks for a password is given the credential of a remote on it', async (t) => {
  for (const name of ['one', 'two']) await gantry.call('DELETE', `/skills/${name}`)
  server.fault = { kind: 'password', user: 'ada', password: 'of-the-remote-0123' }
  t.match(await importing({ ref: 'v1' }), { state: 'failed', error: { code: 'git_auth_failed' } })
  execFileSync('git', ['init', '-q', gantry.project])
  await gantry.call('POST', '/git/remotes', { body: { name: 'up', url: `${server.url}/other.git` } })
  const body = { username: 'ada', password: 'of-the-remote-0123' }
  t.equal((await gantry.call('PUT', '/git/credentials/up', { body })).status, 200)
  t.match(await importing({ ref: 'v1' }), { state: 'succeeded', result: { skills: ['one', 'two'] } })
  server.fault = undefined
})

t.test('without the git program, an archive is the only way', async (t) => {
  const without = await startGantry(t, { environment: { ...environment, GANTRY_GIT_ENGINE: 'isomorphic' } })
  const refused = await without.call('POST', '/skills/import', { body: { gitUrl } })
  t.match([refused.status, refused.body.error.code], [409, 'git_unsupported'])
  const given = { name: 'known', description: 'Was imported.', content: 'Text.' }
  t.equal((await without.call('POST', '/skills', { body: given })).status, 201)
  const { store } = without.service.app
  const found = await store.read.skills.get('.agents/skills/known')
  if (!found) throw new Error('the skill is not in the store')
  const source = { ...found.doc.source, kind: 'git' as const, uri: gitUrl }
  await store.commit([{ replace: 'skills', version: found.version, doc: { ...found.doc, source } }])
  const refreshed = await without.call('POST', '/skills/known/refresh')
  t.match([refreshed.status, refreshed.body.error.code], [409, 'git_unsupported'])
})
