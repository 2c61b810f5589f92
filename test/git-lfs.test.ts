import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitForJob } from './support/samples.ts'

const project = await makeGitProject(t)
const { git } = project
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: { ...project.environment, GANTRY_GIT_CONFIG: join(project.home, '.gitconfig') },
})
const call = (method: string, path: string, body?: unknown) =>
  gantry.call(method, `/git${path}`, body === undefined ? {} : { body })
const write = (files: Readonly<Record<string, string>>) => writeFiles(project.project, files)
const read = (name: string) => readFileSync(join(project.project, name), 'utf8')
const pointer = (digit: string, size = 12_345) =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${digit.repeat(64)}\nsize ${size}\n`
const statusOf = async () => (await call('GET', '/status')).body.data.status.files

// The repository is one of Git LFS, whose program is not on this machine.
write({ '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n', 'a.bin': pointer('1') })
await project.commit('.gitattributes', '*.bin filter=lfs diff=lfs merge=lfs -text\n')
await git('checkout', '--quiet', '-b', 'other')
await project.commit('a.bin', pointer('2'))
await project.commit('b.bin', pointer('3'))
await git('checkout', '--quiet', 'main')
for (const [key, value] of [
  ['filter.lfs.clean', 'git-lfs clean -- %f'],
  ['filter.lfs.smudge', 'git-lfs smudge -- %f'],
  ['filter.lfs.process', 'git-lfs filter-process'],
  ['filter.lfs.required', 'true'],
] as const)
  await git('config', key, value)
/** Git with the filter as someone sets it who has not installed Git LFS. */
const plainGit = (...given: string[]) =>
  git(
    '-c',
    'filter.lfs.clean=',
    '-c',
    'filter.lfs.smudge=',
    '-c',
    'filter.lfs.process=',
    '-c',
    'filter.lfs.required=false',
    ...given,
  )

t.test('getBlob, getGitStatus and getGitDiff say what is a pointer', async (t) => {
  t.match((await call('GET', '/content?path=a.bin')).body.data.blob, {
    content: pointer('1'),
    isLfsPointer: true,
    lfsSize: 12_345,
  })
  t.notOk('isLfsPointer' in (await call('GET', '/content?path=read.me')).body.data.blob)
  t.strictSame(await statusOf(), [])
  const { files } = (await call('GET', '/diff?from=main&to=other')).body.data
  t.match(files, [
    { path: 'a.bin', isLfsPointer: true },
    { path: 'b.bin', isLfsPointer: true },
  ])
})

t.test('pushChanges says which pointers are new to the remote, since their objects are not pushed', async (t) => {
  const push = async (branch: string, more: object = {}) => {
    const { status, body } = await call('POST', '/push', { branch, ...more })
    t.equal(status, 200, JSON.stringify(body))
    return body.data
  }
  t.match(await push('main', { dryRun: true }), { warnings: [/Git LFS are in the push: a\.bin\. .* git lfs push/] })
  t.match(await push('main'), { warnings: [/: a\.bin\. /] })
  t.strictSame(await push('main'), {}, 'there was nothing to push')
  t.match(await push('other'), { warnings: [/: (?:a|b)\.bin and 1 more\. /] })
  await git('branch', 'copy', 'other')
  t.strictSame(await push('copy'), {}, 'the remote had them on another branch')
  await git('branch', '--quiet', '-D', 'copy')
})

t.test('checkoutBranch, mergeBranch and the rest write pointers as commits have them', async (t) => {
  t.equal((await call('POST', '/checkout', { branch: 'other' })).status, 200)
  t.equal(read('a.bin'), pointer('2'))
  t.strictSame(await statusOf(), [])
  t.equal((await call('POST', '/checkout', { branch: 'main' })).status, 200)
  await plainGit('checkout', '--quiet', '-b', 'work')
  write({ 'read.me': 'ours' })
  await plainGit('commit', '--quiet', '--all', '--message=Ours')
  for (const [path, body] of [
    ['/merge', { branch: 'other' }],
    ['/revert', { commits: ['HEAD'], mainline: 1 }],
    ['/cherry-pick', { commits: ['other~1'] }],
  ] as const)
    t.equal((await call('POST', path, body)).status, 200, path)
  t.strictSame([read('a.bin'), existsSync(join(project.project, 'b.bin'))], [pointer('2'), false])
  t.strictSame(await statusOf(), [])
  t.equal(await plainGit('status', '--porcelain', '--untracked-files=no'), '')
})

t.test('stageFiles and createCommit take pointers, and refuse what the filter would change', async (t) => {
  write({ 'c.bin': pointer('4'), 'a.bin': pointer('5'), 'empty.bin': '', plain: 'x' })
  symlinkSync('plain', join(project.project, 'link.bin'))
  t.equal((await call('POST', '/stage', { paths: ['c.bin', 'link.bin', 'empty.bin', 'plain'] })).status, 200)
  t.equal(`${await git('show', ':c.bin')}\n`, pointer('4'))
  const made = await call('POST', '/commits', { message: 'Pointers', paths: ['a.bin', 'c.bin'] })
  t.equal(made.status, 201, JSON.stringify(made.body))
  t.equal(`${await git('show', 'HEAD:a.bin')}\n`, pointer('5'))
  for (const content of ['the content', `${pointer('6')}more`, 'x'.repeat(5_000)]) {
    write({ 'd.bin': content })
    const { body } = await call('POST', '/stage', {})
    t.match(body.error, { code: 'git_unsupported', message: /"?d\.bin"? goes through the filter of Git LFS/ })
  }
  t.equal(await git('ls-files', 'd.bin'), '')
  write({ 'd.bin': pointer('7') })
  t.equal((await call('POST', '/stage', {})).status, 200)
  t.equal((await call('POST', '/commits', { message: 'The rest' })).status, 201)
})

t.test('a stash with a pointer is made and applied', async (t) => {
  write({ plain: 'changed' })
  const { stash } = (await call('POST', '/stashes', {})).body.data
  t.equal((await call('POST', `/stashes/${stash.id}/apply`, { drop: true })).status, 200)
  t.equal(read('plain'), 'changed')
  await plainGit('checkout', '--quiet', '--', 'plain')
})

t.test('a workspace has pointers, takes new ones and is merged', async (t) => {
  const { workspace } = (await gantry.call('POST', '/workspaces', { body: { ref: 'work' } })).body.data
  t.equal(readFileSync(join(workspace.path, 'a.bin'), 'utf8'), pointer('5'))
  writeFiles(workspace.path, { 'a.bin': pointer('8'), 'e.bin': pointer('9') })
  const { job } = (await gantry.call('POST', `/workspaces/${workspace.id}/merge`, { body: { branch: 'work' } })).body
    .data
  t.match(await waitForJob(gantry, job.id), { state: 'succeeded' })
  t.strictSame([read('a.bin'), read('e.bin')], [pointer('8'), pointer('9')])
  t.strictSame(await statusOf(), [])
  writeFiles(workspace.path, { 'e.bin': 'no pointer' })
  const other = (await gantry.call('POST', `/workspaces/${workspace.id}/merge`, { body: { branch: 'work' } })).body.data
  t.match(await waitForJob(gantry, other.job.id), { state: 'failed', error: { code: 'git_unsupported' } })
})

t.test('a clone of a repository with pointers has pointers', async (t) => {
  await git('push', '--quiet', 'origin', 'work')
  const folder = makeFolder(t)
  const port = new URL(project.server.url).port
  const other = await startGantry(t, {
    args: ['--project', folder],
    environment: { ...project.environment, GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` },
  })
  const body = { url: `${project.server.url}/origin.git`, branch: 'work' }
  const { job } = (await other.call('POST', '/git/clone', { body })).body.data
  t.match(await waitForJob(other, job.id), { state: 'succeeded' })
  t.equal(readFileSync(join(folder, 'a.bin'), 'utf8'), pointer('8'))
  t.strictSame((await other.call('GET', '/git/status')).body.data.status.files, [])
})
