import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { addCredential } from './support/callers.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { CallOptions } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

const execute = promisify(execFile)
const project = await makeGitProject(t)
const { git } = project
const environment = {
  ...project.environment,
  GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
  GANTRY_GIT_ENGINE: 'system',
}
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: { ...environment, GANTRY_GIT_PROTECTED_BRANCHES: 'release/*' },
})
const call = (method: string, path: string, body?: unknown, options: CallOptions = {}) =>
  gantry.call(method, `/git${path}`, { ...(body !== undefined && { body }), ...options })
const refusal = async (...given: Parameters<typeof call>) => {
  const { status, body } = await call(...given)
  return [status, body.error?.code, body.error?.message]
}
const write = (files: Readonly<Record<string, string>>) => writeFiles(project.project, files)
const head = () => git('rev-parse', 'HEAD')
const statusOf = async (path: string) =>
  (await call('GET', '/status')).body.data.status.files.find((file: { path: string }) => file.path === path)
const eventsOf = async (kind: string) => {
  const found = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  return found.filter((event) => event.kind === kind).map(({ actor, data }) => ({ actor, data }))
}

t.test('stageFiles and unstageFiles move files, folders and removals into the index and out of it', async (t) => {
  write({ 'read.me': 'changed', 'folder/a': '1', 'folder/b c': '2', other: '3' })
  const staged = await call('POST', '/stage', { paths: ['folder', 'read.me'] })
  t.match(staged.body.data.status.files, [
    { path: 'folder/a', index: 'added' },
    { path: 'folder/b c', index: 'added' },
    { path: 'other', worktree: 'untracked' },
    { path: 'read.me', index: 'modified' },
  ])
  t.match((await call('POST', '/unstage', { paths: ['folder/b c'] })).body.data.status.files, [
    { path: 'folder/a', index: 'added' },
    { path: 'folder/b c', worktree: 'untracked' },
  ])
  await call('POST', '/unstage', {})
  t.match(await statusOf('read.me'), { index: 'unmodified', worktree: 'modified' })
  await call('POST', '/stage')
  t.equal(await git('diff', '--name-only'), '')
  t.match(await refusal('POST', '/stage', { paths: ['none'] }), [404, 'git_path_not_found'])
  t.match(await refusal('POST', '/commits', { message: 'x', paths: ['none'] }), [404, 'git_path_not_found'])
  t.match(await refusal('GET', '/commits?ref=none'), [404, 'git_ref_not_found'])
  write({ '.gitignore': 'secret\n', secret: 'x' })
  t.match(await refusal('POST', '/stage', { paths: ['secret'] }), [400, 'validation_failed', /ignored/])
  for (const path of ['../x', '/etc/passwd', '.git/config', 'a//b', '.'])
    t.match(await refusal('POST', '/stage', { paths: [path] }), [400, 'validation_failed', /path/], path)
  t.match(await refusal('POST', '/stage', { paths: [':(glob)**'] }), [404, 'git_path_not_found'], 'no pattern')
})

t.test('createCommit commits what is staged, and says who did it', async (t) => {
  const before = await head()
  const message = 'Add files\n\nWith a body, ünïcode and "quotes".'
  const author = { name: 'Ada Lovelace', email: 'ada@example.org' }
  const made = await call('POST', '/commits', { message, author })
  t.equal(made.status, 201)
  const { commit } = made.body.data
  t.match(commit, {
    oid: await head(),
    message,
    author,
    committer: { name: 'Tester', email: 'tester@example.com' },
    parents: [before],
  })
  t.equal(made.headers.get('location'), `/api/v1/git/commits/${commit.oid}`)
  t.match(await eventsOf('git.committed'), [
    { actor: 'user_owner', data: { branch: 'main', oid: commit.oid, oldOid: before, subject: 'Add files' } },
  ])
  t.match(await refusal('POST', '/commits', { message: 'x' }), [409, 'git_nothing_to_commit'])
  await git('fsck', '--strict')
})

t.test('createCommit with paths commits these files alone, and keeps what else is staged', async (t) => {
  write({ one: '1', two: '2', 'read.me': 'again' })
  await call('POST', '/stage', { paths: ['two', 'read.me'] })
  t.equal((await call('POST', '/commits', { message: 'One', paths: ['one', 'read.me'] })).status, 201)
  t.equal(await git('diff', '--name-only', 'HEAD~1', 'HEAD'), 'one\nread.me')
  t.match(await statusOf('two'), { index: 'added' })
  await git('rm', '--quiet', '--cached', 'two')
})

t.test('createCommit refuses another current commit than the expected one, and changes nothing', async (t) => {
  const [now, before] = (await git('rev-list', '--max-count=2', 'HEAD')).split('\n')
  write({ three: '3' })
  const body = { message: 'Three', paths: ['three'] }
  t.match(await refusal('POST', '/commits', { ...body, expectedHead: before }), [
    412,
    'revision_mismatch',
    new RegExp(`${now}`),
  ])
  t.equal(await head(), now)
  t.match(await statusOf('three'), { worktree: 'untracked' })
  t.equal((await call('POST', '/commits', { ...body, expectedHead: now })).status, 201)
})

t.test('createCommit with an Idempotency-Key commits once', async (t) => {
  write({ four: '4' })
  const options = { headers: { 'idempotency-key': 'four' } }
  const body = { message: 'Four', paths: ['four'] }
  const [first, again] = [await call('POST', '/commits', body, options), await call('POST', '/commits', body, options)]
  t.same(again.body.data, first.body.data)
  t.equal(await head(), first.body.data.commit.oid)
})

t.test('writers of the service and of git that race lose nothing', async (t) => {
  const rounds = Array.from({ length: 8 }, (_, index) => index)
  const before = Number(await git('rev-list', '--count', 'HEAD'))
  write(
    Object.fromEntries(
      rounds.flatMap((index) => [
        [`ours/${index}`, 'x'],
        [`theirs/${index}`, 'x'],
      ]),
    ),
  )
  const ours = Promise.all(
    rounds.map(async (index) => {
      const { status } = await call('POST', '/commits', { message: `Ours ${index}`, paths: [`ours/${index}`] })
      return status
    }),
  )
  const theirs = async (...given: string[]): Promise<void> => {
    await execute('git', ['-C', project.project, ...given], { env: project.environment }).catch((error: Error) => {
      // A lock that the other one has is no loss: git says so, and is called again.
      if (!/\.lock|cannot lock ref/.test(error.message)) throw error
      return theirs(...given)
    })
  }
  for (const index of rounds) {
    await theirs('add', '--', `theirs/${index}`)
    await theirs('commit', '--quiet', `--message=Theirs ${index}`, '--', `theirs/${index}`)
  }
  t.same(
    await ours,
    rounds.map(() => 201),
  )
  t.equal(Number(await git('rev-list', '--count', 'HEAD')), before + 2 * rounds.length)
  const files = (await git('ls-tree', '-r', '--name-only', 'HEAD')).split('\n')
  for (const index of rounds)
    for (const side of ['ours', 'theirs']) t.ok(files.includes(`${side}/${index}`), `${side} ${index}`)
  t.equal(await git('status', '--porcelain', '--untracked-files=no'), '')
  await git('fsck', '--strict')
})

t.test('a lock that another program keeps is waited for, and then reported', async (t) => {
  await git('branch', 'locked')
  const index = join(project.project, '.git', 'index.lock')
  const refs = ['locked', 'made'].map((name) => join(project.project, '.git', 'refs', 'heads', `${name}.lock`))
  for (const lock of [index, ...refs]) writeFileSync(lock, '')
  const calls: readonly (readonly [method: string, path: string, body?: object])[] = [
    ['POST', '/stage', {}],
    ['POST', '/unstage', {}],
    ['POST', '/commits', { message: 'x', paths: ['read.me'] }],
    ['POST', '/checkout', { branch: 'locked' }],
    ['POST', '/branches', { name: 'made' }],
    ['DELETE', '/branches/locked'],
  ]
  // One service writes one after the other, and each waits for seconds.
  const answers = await Promise.all(
    calls.map(async ([method, path, body]) => {
      const other = await startGantry(t, {
        args: ['--project', project.project, '--data', makeFolder(t)],
        environment,
      })
      return other.call(method, `/git${path}`, body === undefined ? {} : { body })
    }),
  )
  t.strictSame(
    answers.map(({ status, body }) => [status, body.error.code]),
    calls.map(() => [409, 'git_busy']),
  )
  t.ok(existsSync(index))
  await execute('rm', [index, ...refs])
  await git('branch', '--delete', 'locked')
  t.equal((await call('POST', '/stage', {})).status, 200)
})

t.test('createBranch, checkoutBranch and deleteBranch', async (t) => {
  const now = await head()
  const made = await call('POST', '/branches', { name: 'topic/é', from: 'HEAD~1' })
  const oid = await git('rev-parse', 'HEAD~1')
  t.match([made.status, made.body.data], [201, { branch: { name: 'topic/é', oid, isCurrent: false } }])
  t.equal(made.headers.get('location'), '/api/v1/git/branches/topic%2F%C3%A9')
  t.match(await refusal('POST', '/branches', { name: 'topic/é' }), [409, 'already_exists'])
  t.match(await refusal('POST', '/branches', { name: 'topic' }), [409, 'already_exists', /conflicting name/])
  t.match(await refusal('POST', '/branches', { name: 'other', from: 'none' }), [404, 'git_ref_not_found'])
  for (const name of ['-f', '../config', 'a..b', 'HEAD', 'a b', 'x.lock'])
    t.match(await refusal('POST', '/branches', { name }), [400, 'validation_failed'], name)
  t.match((await call('POST', '/checkout', { branch: 'topic/é' })).body.data.status, { branch: 'topic/é', head: oid })
  t.match(await refusal('DELETE', '/branches/topic%2F%C3%A9'), [409, 'git_conflict', /checked out/])
  write({ topic: 'x' })
  await call('POST', '/commits', { message: 'Topic', paths: ['topic'] })
  await call('POST', '/checkout', { branch: 'main' })
  t.match([await head(), existsSync(join(project.project, 'topic'))], [now, false])
  t.match(await refusal('DELETE', '/branches/topic%2F%C3%A9'), [409, 'git_conflict', /force=true/])
  t.match(await refusal('DELETE', `/branches/topic%2F%C3%A9?force=true&expectedOid=${oid}`), [412, 'revision_mismatch'])
  t.equal((await call('DELETE', '/branches/topic%2F%C3%A9?force=true')).status, 200)
  t.match(await refusal('DELETE', '/branches/topic%2F%C3%A9'), [404, 'git_ref_not_found'])
  t.match(await refusal('POST', '/checkout', { branch: 'none' }), [404, 'git_ref_not_found'])
  t.equal((await call('POST', '/branches', { name: 'merged' })).status, 201)
  t.equal((await call('DELETE', '/branches/merged')).status, 200)
  t.match(
    (await eventsOf('git.branch.updated')).map(({ data }) => data),
    [
      { branch: 'topic/é', change: 'created', oid },
      { branch: 'topic/é', change: 'checked_out' },
      { branch: 'main', change: 'checked_out', oid: now },
      { branch: 'topic/é', change: 'deleted' },
      { branch: 'merged', change: 'created' },
      { branch: 'merged', change: 'deleted' },
    ],
  )
})

t.test('createBranch and deleteBranch move loose and packed refs, and no other one', async (t) => {
  await git('branch', 'kept')
  await git('tag', '--annotate', '--message=x', 'v1')
  const before = await git('for-each-ref')
  const oid = await git('rev-parse', 'HEAD~1')
  const made = await call('POST', '/branches', { name: 'deep/er', from: 'HEAD~1' })
  t.match([made.status, made.body.data], [201, { branch: { name: 'deep/er', oid, isCurrent: false } }])
  t.equal(await git('rev-parse', 'deep/er'), oid)
  t.match(await refusal('POST', '/branches', { name: 'deep' }), [409, 'already_exists'])
  t.match(await refusal('POST', '/branches', { name: 'kept/er' }), [409, 'already_exists'])
  t.match(await refusal('POST', '/branches', { name: 'kept' }), [409, 'already_exists'])
  t.match(await refusal('DELETE', '/branches/main'), [409, 'git_conflict', /checked out/])
  await git('pack-refs', '--all')
  t.match(await refusal('POST', '/branches', { name: 'deep' }), [409, 'already_exists'])
  t.match(await refusal('DELETE', `/branches/deep%2Fer?expectedOid=${'1'.repeat(40)}`), [412, 'revision_mismatch'])
  t.equal((await call('DELETE', '/branches/deep%2Fer')).status, 200)
  t.equal(await git('for-each-ref'), before)
  await git('fsck', '--strict')
  await git('branch', '--delete', 'kept')
})

t.test('checkoutBranch refuses to lose local changes, and to write into the data of the service', async (t) => {
  await call('POST', '/branches', { name: 'side' })
  await call('POST', '/checkout', { branch: 'side' })
  write({ 'read.me': 'on the side' })
  await call('POST', '/commits', { message: 'Side', paths: ['read.me'] })
  await call('POST', '/checkout', { branch: 'main' })
  write({ 'read.me': 'in the way' })
  t.match(await refusal('POST', '/checkout', { branch: 'side' }), [409, 'git_worktree_dirty'])
  t.equal(readFileSync(join(project.project, 'read.me'), 'utf8'), 'in the way')
  await git('checkout', '--quiet', '--', 'read.me')
  const blob = await git('hash-object', '-w', 'read.me')
  const treeOf = async (entry: string) => {
    const child = execFile('git', ['-C', project.project, 'mktree'], { env: project.environment })
    child.stdin?.end(`${entry}\n`)
    let text = ''
    for await (const chunk of child.stdout ?? []) text += chunk
    return text.trim()
  }
  const inner = await treeOf(`100644 blob ${blob}\tgantry.db`)
  const folder = await treeOf(`040000 tree ${inner}\tdata`)
  for (const entry of [`040000 tree ${folder}\t.gantry`, `120000 blob ${blob}\t.gantry`]) {
    const commit = await git('commit-tree', '-m', 'hostile', await treeOf(entry))
    await git('branch', '--force', 'hostile', commit)
    t.match(await refusal('POST', '/checkout', { branch: 'hostile' }), [
      403,
      'path_forbidden',
      /service keeps its data/,
    ])
  }
})

t.test('a merge that is in progress is committed with both parents once it is resolved', async (t) => {
  await git('checkout', '--quiet', 'main')
  await project.commit('read.me', 'ours')
  const [ours, theirs] = [await head(), await git('rev-parse', 'side')]
  await git('merge', '--quiet', 'side').catch(() => undefined)
  t.match(await refusal('POST', '/commits', { message: 'x' }), [409, 'git_conflict', /Resolve/])
  t.match(await refusal('POST', '/commits', { message: 'x', paths: ['read.me'] }), [
    409,
    'git_conflict',
    /without paths/,
  ])
  t.match(await refusal('POST', '/checkout', { branch: 'side' }), [409])
  write({ 'read.me': 'both' })
  await call('POST', '/stage', { paths: ['read.me'] })
  const { commit } = (await call('POST', '/commits', { message: 'Merge' })).body.data
  t.same(commit.parents, [ours, theirs])
  t.equal(await git('status', '--porcelain', '--untracked-files=no'), '')
  t.notOk(existsSync(join(project.project, '.git', 'MERGE_HEAD')))
})

t.test('a token for some branches changes those alone, and a protected branch is not deleted', async (t) => {
  const { secret } = await addCredential(gantry, 'user_owner', {
    scopes: ['git:read', 'git:write'],
    allow: { gitBranches: ['topic/*'] },
  })
  const narrow = { headers: { authorization: `Bearer ${secret}` } }
  write({ five: '5' })
  const body = { message: 'Five', paths: ['five'] }
  t.match(await refusal('POST', '/commits', body, narrow), [403, 'protected_branch', /main/])
  t.match(await refusal('POST', '/branches', { name: 'free' }, narrow), [403, 'protected_branch'])
  t.match(await refusal('POST', '/checkout', { branch: 'main' }, narrow), [403, 'protected_branch'])
  t.match(await refusal('DELETE', '/branches/side', undefined, narrow), [403, 'protected_branch'])
  t.equal((await call('POST', '/branches', { name: 'topic/mine' }, narrow)).status, 201)
  t.equal((await call('POST', '/checkout', { branch: 'topic/mine' }, narrow)).status, 200)
  t.equal((await call('POST', '/commits', body, narrow)).status, 201)
  await git('checkout', '--quiet', '--detach')
  t.match(await refusal('POST', '/commits', body, narrow), [403, 'protected_branch', /detached/])
  await git('checkout', '--quiet', 'main')
  await call('POST', '/branches', { name: 'release/1' })
  t.match(await refusal('DELETE', '/branches/release%2F1?force=true'), [403, 'protected_branch'])
  const taskIds = [await gantry.createTask()]
  const bound = await addCredential(gantry, 'user_owner', { scopes: ['git:write'], allow: { taskIds } })
  const options = { headers: { authorization: `Bearer ${bound.secret}` } }
  t.match(await refusal('POST', '/commits', body, options), [403], 'a token for some tasks alone')
})

t.test('a first commit is made in a repository without one', async (t) => {
  const empty = join(project.root, 'empty')
  await git('init', '--quiet', empty)
  const other = await startGantry(t, {
    args: ['--project', empty],
    environment: { ...environment, GANTRY_GIT_CONFIG: '' },
  })
  const commit = (body: object) => other.call('POST', '/git/commits', { body })
  t.match((await commit({ message: 'x' })).body.error, { code: 'git_nothing_to_commit' })
  t.match((await other.call('POST', '/git/branches', { body: { name: 'x' } })).body.error, {
    code: 'git_ref_not_found',
  })
  writeFiles(empty, { file: '1' })
  t.equal((await other.call('POST', '/git/stage')).status, 200)
  t.equal((await other.call('POST', '/git/unstage')).status, 200)
  const { body } = await commit({ message: 'First', paths: ['file'], expectedHead: '0'.repeat(40) })
  t.match(body.data.commit, { parents: [], committer: { email: 'user_owner@gantry.invalid' } })
})

t.test('a file that goes through a filter is refused, and no filter runs', async (t) => {
  const canary = join(project.root, 'canary')
  await git('config', 'filter.evil.clean', `touch ${canary}; cat`)
  await git('config', 'filter.evil.smudge', `touch ${canary}; cat`)
  write({ '.gitattributes': '*.evil filter=evil\n*.big filter=lfs\n', 'a.evil': 'x', 'a.big': 'x' })
  t.match(await refusal('POST', '/stage', { paths: ['a.evil'] }), [409, 'git_unsupported', /filter/])
  t.match(await refusal('POST', '/commits', { message: 'x', paths: ['a.big'] }), [409, 'git_unsupported', /filter/])
  t.equal((await call('GET', '/status')).status, 200)
  t.notOk(existsSync(canary))
})

t.test('writing needs a repository, and git', async (t) => {
  const rows: readonly (readonly [string, string, object?])[] = [
    ['POST', '/stage', {}],
    ['POST', '/unstage', {}],
    ['POST', '/commits', { message: 'x' }],
    ['POST', '/branches', { name: 'x' }],
    ['DELETE', '/branches/x'],
    ['POST', '/checkout', { branch: 'x' }],
  ]
  const plain = await startGantry(t, { environment: project.environment })
  const bare = await startGantry(t, {
    args: ['--project', project.project, '--data', makeFolder(t)],
    environment: { ...project.environment, GANTRY_GIT_ENGINE: 'system', PATH: '/nowhere' },
  })
  for (const [method, path, body] of rows) {
    const options = body === undefined ? {} : { body }
    t.match((await plain.call(method, `/git${path}`, options)).body.error, { code: 'git_repository_not_found' }, path)
    t.match((await bare.call(method, `/git${path}`, options)).body.error, { code: 'git_unsupported' }, path)
  }
})
