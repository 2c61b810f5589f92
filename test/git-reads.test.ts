import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { readDiff } from '../src/services/git/formats/diff.ts'
import { readStatus } from '../src/services/git/formats/status.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

const project = await makeGitProject(t)
const { git, commit } = project
const environment = { ...project.environment, GANTRY_GIT_ENGINE: 'system' }
const gantry = await startGantry(t, { args: ['--project', project.project], environment })
const get = async (path: string) => (await gantry.call('GET', path)).body
const dataOf = async (path: string) => (await get(path)).data
const errorOf = async (path: string) => {
  const { status, body } = await gantry.call('GET', path)
  return [status, body.error?.code, body.error?.message]
}

const first = await git('rev-parse', 'HEAD')

t.test('getGitStatus reports the branch, its upstream and every kind of change', async (t) => {
  t.same(await dataOf('/git/status'), {
    status: { branch: 'main', head: first, ahead: 0, behind: 0, files: [], isTruncated: false },
  })
  await commit('old name', 'a file that is renamed, and long enough to be found again\n')
  await commit('gone', 'x')
  await git('push', '--quiet', '--set-upstream', 'origin', 'main')
  await commit('both', 'one')
  await git('mv', 'old name', 'new name')
  await git('rm', '--quiet', 'gone')
  writeFiles(project.project, {
    both: 'two',
    'read.me': 'changed',
    'ünïcode/ "q"': 'x',
    ignored: 'x',
    '.gitignore': 'ignored\n',
  })
  await git('add', 'both', '.gitignore')
  writeFiles(project.project, { both: 'three' })
  const { status } = await dataOf('/git/status')
  t.same(
    { ...status, head: undefined },
    {
      branch: 'main',
      head: undefined,
      upstream: 'origin/main',
      ahead: 1,
      behind: 0,
      files: [
        { path: '.gitignore', index: 'added', worktree: 'unmodified' },
        { path: 'both', index: 'modified', worktree: 'modified' },
        { path: 'gone', index: 'deleted', worktree: 'unmodified' },
        { path: 'new name', oldPath: 'old name', index: 'renamed', worktree: 'unmodified' },
        { path: 'read.me', index: 'unmodified', worktree: 'modified' },
        { path: 'ünïcode/ "q"', index: 'unmodified', worktree: 'untracked' },
      ],
      isTruncated: false,
    },
  )
})

t.test('getGitDiff compares the working tree, the index and commits', async (t) => {
  const paths = async (query: string) => {
    const { files } = await dataOf(`/git/diff${query}`)
    return files.map(({ path, oldPath, change, additions, deletions }: Record<string, unknown>) =>
      [path, oldPath, change, additions, deletions].filter((value) => value !== undefined),
    )
  }
  t.same(await paths(''), [
    ['both', 'modified', 1, 1],
    ['read.me', 'modified', 1, 1],
  ])
  t.same(await paths('?staged=true'), [
    ['.gitignore', 'added', 1, 0],
    ['both', 'modified', 1, 1],
    ['gone', 'deleted', 0, 1],
    ['new name', 'old name', 'renamed', 0, 0],
  ])
  t.same(await paths('?from=HEAD&path=both'), [['both', 'modified', 1, 1]])
  t.same(await paths('?from=HEAD~2&to=HEAD'), [
    ['both', 'added', 1, 0],
    ['gone', 'added', 1, 0],
  ])
  t.same(await paths('?to=HEAD'), [['both', 'added', 1, 0]], 'with its parent')
  t.same(await paths(`?to=${first}`), [['read.me', 'added', 1, 0]], 'the first commit with nothing')
  t.match(await dataOf('/git/diff?path=both'), {
    files: [{ patch: /^diff --git a\/both b\/both\n[^]*\n-two\n[^]*\+three\n/, isBinary: false, isTruncated: false }],
  })
})

t.test('getGitDiff marks binary files and cuts long patches', async (t) => {
  writeFileSync(join(project.project, 'binary'), Buffer.from([0, 1, 2, 255]))
  writeFileSync(join(project.project, 'long'), 'a line of text\n'.repeat(20_000))
  symlinkSync('read.me', join(project.project, 'link'))
  await git('add', '--all')
  await git('commit', '--quiet', '--message=Everything')
  const { files } = await dataOf('/git/diff?to=HEAD')
  const byPath = Object.fromEntries(files.map((file: { path: string }) => [file.path, file]))
  t.match(byPath.binary, { change: 'added', patch: '', isBinary: true, isTruncated: false })
  t.match(byPath.long, { additions: 20_000, isTruncated: true })
  t.equal(byPath.long.patch.length, 131_072)
  t.match(byPath['ünïcode/ "q"'], { change: 'renamed', oldPath: 'gone', isTruncated: false })
  renameSync(join(project.project, 'link'), join(project.project, 'moved'))
  writeFileSync(join(project.project, 'link'), 'no link any more\n')
  t.match((await dataOf('/git/diff?path=link')).files, [{ path: 'link', change: 'type_changed', isTruncated: false }])
  await git('reset', '--quiet', '--hard')
  await git('clean', '--quiet', '--force', '-d')
})

t.test('what is behind a folder that became a link is not read', async (t) => {
  const elsewhere = makeFolder(t)
  writeFiles(elsewhere, { file: 'of somebody else' })
  await commit('linked/file', 'ours')
  rmSync(join(project.project, 'linked'), { recursive: true })
  symlinkSync(elsewhere, join(project.project, 'linked'))
  const { files } = await dataOf('/git/diff')
  t.match(files, [{ path: 'linked/file', change: 'deleted' }])
  t.notMatch(JSON.stringify(files), /somebody/)
  rmSync(join(project.project, 'linked'))
  await git('reset', '--quiet', '--hard', 'HEAD~1')
})

t.test('a conflict is reported as such by the status and the diff', async (t) => {
  await git('checkout', '--quiet', '-b', 'side')
  await commit('both', 'theirs')
  await git('checkout', '--quiet', 'main')
  await commit('both', 'ours')
  await git('merge', '--quiet', 'side').catch(() => undefined)
  t.match((await dataOf('/git/status')).status.files, [{ path: 'both', index: 'unmerged', worktree: 'unmerged' }])
  t.match((await dataOf('/git/diff')).files, [{ path: 'both', change: 'unmerged', patch: '', isTruncated: false }])
  await git('merge', '--abort')
})

t.test('listCommits pages through the history of one commit, whatever is committed meanwhile', async (t) => {
  const all = (await git('log', '--format=%H')).split('\n')
  const found: string[] = []
  let cursor: string | undefined
  do {
    const { commits, nextCursor } = await dataOf(
      `/git/commits?limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`,
    )
    found.push(...commits.map(({ oid }: { oid: string }) => oid))
    cursor = nextCursor
    if (found.length === 2) await commit('meanwhile', 'x')
  } while (cursor !== undefined)
  t.same(found, all)
  t.match((await dataOf('/git/commits?path=gone&ref=main~1')).commits, [
    { message: 'Everything' },
    { message: 'gone: x' },
  ])
  const { nextCursor } = await dataOf('/git/commits?limit=1')
  t.match(await errorOf(`/git/commits?limit=1&ref=side&cursor=${nextCursor}`), [400, 'invalid_cursor'])
})

t.test('getCommit reports who, when, why and after what', async (t) => {
  const message = 'A subject\n\nA body with\tétoiles ✨.'
  await git(
    '-c',
    'user.name=Grace Höpper',
    'commit',
    '--quiet',
    '--allow-empty',
    `--message=${message}`,
    '--date=2001-02-03T04:05:06+07:00',
  )
  const [oid, parent] = (await git('rev-list', '--max-count=2', 'HEAD')).split('\n')
  const { commit: found } = await dataOf(`/git/commits/${oid}`)
  t.match(found, {
    oid,
    message,
    author: { name: 'Grace Höpper', email: 'tester@example.com', createdAt: '2001-02-02T21:05:06.000Z' },
    committer: { name: 'Grace Höpper' },
    parents: [parent],
  })
  t.same((await dataOf(`/git/commits/${oid?.slice(0, 12)}`)).commit, found)
  t.match(await errorOf(`/git/commits/${'1'.repeat(40)}`), [404, 'git_ref_not_found'])
  const tree = await git('rev-parse', 'HEAD^{tree}')
  t.match(await errorOf(`/git/commits/${tree}`), [404, 'git_ref_not_found'])
})

t.test('getBlob returns a file as it was, as text, as base64 or as bytes', async (t) => {
  const oid = await git('rev-parse', `${first}:read.me`)
  t.same(await dataOf(`/git/content?path=read.me&ref=${first}`), {
    blob: {
      path: 'read.me',
      commit: first,
      oid,
      size: 5,
      encoding: 'utf8',
      content: 'first',
      isBinary: false,
      isTruncated: false,
    },
  })
  t.match(await dataOf('/git/content?path=binary'), {
    blob: { encoding: 'base64', content: 'AAEC/w==', isBinary: true },
  })
  const long = 'é'.repeat(600_000)
  writeFiles(project.project, { 'deep/er/long': long })
  await git('add', '--all')
  await git('commit', '--quiet', '--message=Long')
  const cut = (await dataOf('/git/content?path=deep/er/long')).blob
  t.match(cut, { size: 1_200_000, encoding: 'utf8', isTruncated: true })
  t.equal(cut.content.length, 524_288)
  const whole = await gantry.fetch('/api/v1/git/content?path=deep/er/long&download=true')
  t.equal(await whole.text(), long)
  t.match(whole.headers.get('content-disposition'), /attachment; filename="long"/)
  const part = await gantry.call('GET', '/git/content?path=read.me&download=true', { headers: { range: 'bytes=1-3' } })
  t.match([part.status, String(part.body)], [206, await git('show', 'HEAD:read.me').then((text) => text.slice(1, 4))])
  const tag = whole.headers.get('etag') ?? ''
  const again = await gantry.call('GET', '/git/content?path=deep/er/long&download=true', {
    headers: { 'if-none-match': tag },
  })
  t.equal(again.status, 304)
  t.match(await errorOf('/git/content?path=deep'), [404, 'git_path_not_found', /is a folder/])
  t.match(await errorOf('/git/content?path=none'), [404, 'git_path_not_found', /no file "none"/])
  t.match(await errorOf('/git/content?path=read.me&ref=none'), [404, 'git_ref_not_found', /none/])
  const far = await gantry.call('GET', '/git/content?path=read.me&download=true', { headers: { range: 'bytes=900-' } })
  t.equal(far.status, 416)
})

t.test('listBranches lists by name, page by page', async (t) => {
  await git('branch', 'topic/é')
  const { branches, nextCursor } = await dataOf('/git/branches?limit=2')
  t.match(branches, [
    { name: 'main', oid: await git('rev-parse', 'main'), upstream: 'origin/main', isCurrent: true },
    { name: 'side', isCurrent: false },
  ])
  t.match((await dataOf(`/git/branches?limit=2&cursor=${nextCursor}`)).branches, [{ name: 'topic/é' }])
})

t.test('names that git would read as something else are refused', async (t) => {
  const refs = [
    '--output=canary',
    '-p',
    '../config',
    'main..side',
    'a:b',
    ':/first',
    'HEAD^{/x}',
    '@{-1}',
    'a b',
    'HEAD~12345678901',
  ]
  for (const ref of refs)
    for (const path of ['/git/commits?ref=', '/git/diff?from=', '/git/diff?to=', '/git/content?path=read.me&ref=']) {
      t.match(await errorOf(path + encodeURIComponent(ref)), [400, 'validation_failed'], `${path}${ref}`)
    }
  for (const name of ['../read.me', '/etc/passwd', '.git/config', 'a//b', './read.me', 'a/../../b', 'x/.GIT/y'])
    t.match(await errorOf(`/git/content?path=${encodeURIComponent(name)}`), [400, 'validation_failed'], name)
  t.same((await dataOf(`/git/diff?from=${first}&path=${encodeURIComponent(':(exclude)both')}`)).files, [], 'no pattern')
  t.match(await errorOf('/git/diff?staged=true&to=HEAD'), [400, 'validation_failed', /omit to/])
  t.match(await errorOf('/git/diff?from=none'), [404, 'git_ref_not_found'])
})

t.test('a repository without a commit has a status and no commits', async (t) => {
  const empty = join(project.root, 'empty')
  mkdirSync(empty)
  await git('init', '--quiet', empty)
  const other = await startGantry(t, { args: ['--project', empty], environment })
  writeFiles(empty, { file: 'x' })
  t.match((await other.call('GET', '/git/status')).body.data.status, {
    branch: 'main',
    head: null,
    files: [{ path: 'file', worktree: 'untracked' }],
  })
  t.same((await other.call('GET', '/git/commits')).body.data, { commits: [] })
  t.same((await other.call('GET', '/git/branches')).body.data, { branches: [] })
  t.match((await other.call('GET', '/git/content?path=file')).body.error, { code: 'git_ref_not_found' })
  t.match((await other.call('GET', '/git/diff?staged=true')).body.data, { files: [] })
})

t.test('every row of a project that is no repository says so', async (t) => {
  const other = await startGantry(t, { environment })
  for (const path of ['status', 'diff', 'commits', 'commits/abcd1234', 'content?path=x', 'branches', 'branches/main'])
    t.match((await other.call('GET', `/git/${path}`)).body.error, { code: 'git_repository_not_found' }, path)
})

t.test('output that is cut anywhere is read up to there', async (t) => {
  const status = '# branch.oid (initial)\0# branch.head main\0? one\0? two\0'
  t.match(readStatus(status.slice(0, -3), true), { files: [{ path: 'one' }], isTruncated: true })
  const diff = ':100644 100644 aaaa bbbb M\0f\0:100644 100644 aaaa bbbb M\0g\0' + '1\t1\tf\0' + '1\t1\tg\0\0'
  const patch = 'diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+diff --git a/g b/g\n'
  t.match(readDiff(diff + patch).files, [
    { path: 'f', patch, isTruncated: false },
    { path: 'g', patch: '', isTruncated: true },
  ])
})

t.test('what needs git says so on a machine without it', async (t) => {
  const other = await startGantry(t, {
    args: ['--project', project.project, '--data', makeFolder(t)],
    environment: { ...project.environment, GANTRY_GIT_ENGINE: 'system', PATH: '/nowhere' },
  })
  for (const path of ['status', 'diff', 'commits', 'commits/abcd1234', 'content?path=x', 'branches', 'branches/main'])
    t.match(
      (await other.call('GET', `/git/${path}`)).body.error,
      { code: 'git_unsupported', message: /Install git/ },
      path,
    )
})
