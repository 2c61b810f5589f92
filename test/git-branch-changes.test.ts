import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCredential } from './support/callers.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

const project = await makeGitProject(t)
const { git } = project
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: {
    ...project.environment,
    GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
    GANTRY_GIT_PROTECTED_BRANCHES: 'kept/*',
  },
})
const call = (method: string, path: string, body?: unknown, options: object = {}) =>
  gantry.call(method, `/git${path}`, { ...(body !== undefined && { body }), ...options })
const refusal = async (...given: Parameters<typeof call>) => {
  const { status, body } = await call(...given)
  return [status, body.error?.code, body.error?.message]
}
const oidOf = (revision: string) => git('rev-parse', revision)
const write = (files: Readonly<Record<string, string>>) => writeFiles(project.project, files)

/** Everything that git shows of a repository, as far as it does not depend on when something was done. */
async function stateOf(folder: string) {
  const run = (...given: string[]) => git('-C', folder, ...given)
  const log = await run('log', '--topo-order', '--format=%T %an <%ae> %cn %B', 'HEAD')
  const parents = (await run('rev-list', '--topo-order', '--parents', 'HEAD'))
    .split('\n')
    .map((line) => line.split(' '))
  return { log, shape: parents.map((each) => each.length), status: await run('status', '--porcelain', '--branch') }
}

/** All that a refused call must leave alone. */
async function everything() {
  const gitFolder = join(project.project, '.git')
  const files = readdirSync(project.project).filter((name) => name !== '.git' && name !== '.gantry')
  return {
    status: await git('status', '--porcelain', '--branch'),
    refs: await git('for-each-ref'),
    stash: await git('stash', 'list'),
    pending: readdirSync(gitFolder).filter((name) => /MERGE|CHERRY|REVERT|rebase|sequencer/.test(name)),
    files: files.map((name) => [name, existsSync(join(project.project, name)) && readText(name)]),
  }
}

function readText(name: string): string {
  try {
    return readFileSync(join(project.project, name), 'utf8')
  } catch {
    return 'a folder'
  }
}

/** A fork and a current branch, each with commits of its own, which change a file of many lines. */
async function makeFork(name: string, seed: number) {
  let state = seed
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.trunc(state / 65_536) % below
  }
  const change = async (file: string, lines: readonly string[], from: number) => {
    const at = from + random(8)
    await project.commit(file, `${lines.toSpliced(at, 1 + random(2), `${name} ${random(1_000_000)}`).join('\n')}\n`)
  }
  const read = (file: string) => readText(file).trimEnd().split('\n')
  await git('checkout', '--quiet', '-B', `${name}-main`, 'main')
  const base = Array.from({ length: 30 }, (_, index) => `line ${index}`)
  for (const file of ['one', 'two']) await project.commit(file, `${base.join('\n')}\n`)
  await git('checkout', '--quiet', '-b', `${name}-fork`)
  for (let round = 0; round < 3; round++)
    await change(round === 1 ? 'two' : 'one', read(round === 1 ? 'two' : 'one'), 0)
  await project.commit(`${name} new`, 'new')
  await git('commit', '--quiet', '--amend', '--no-edit', '--author=Ada <ada@example.org>')
  await git('checkout', '--quiet', `${name}-main`)
  for (let round = 0; round < 3; round++) await change('one', read('one'), 18)
  return { branch: `${name}-main`, fork: `${name}-fork` }
}

/** The same repository once more, for git itself. */
async function copyOfProject(): Promise<string> {
  const copy = join(makeFolder(t), 'copy')
  cpSync(join(project.project, '.git'), join(copy, '.git'), { recursive: true })
  await git('-C', copy, 'checkout', '--quiet', '--force', 'HEAD')
  writeFiles(copy, { untracked: 'mine', '.git/info/exclude': '.gantry\n' })
  return copy
}

interface Row {
  readonly name: string
  readonly path: string
  readonly body: (fork: string) => Promise<object>
  readonly byGit: (fork: string) => Promise<readonly string[]>
}

const rows: readonly Row[] = [
  {
    name: 'merge',
    path: '/merge',
    body: async (branch) => ({ branch }),
    byGit: async (branch) => ['merge', '--no-edit', branch],
  },
  {
    name: 'merge-message',
    path: '/merge',
    body: async (branch) => ({ branch: `${branch}~1`, message: 'A message' }),
    byGit: async (branch) => ['merge', '-m', 'A message', `${branch}~1`],
  },
  {
    name: 'rebase',
    path: '/rebase',
    body: async (onto) => ({ onto }),
    byGit: async (onto) => ['rebase', '--quiet', onto],
  },
  {
    name: 'pick',
    path: '/cherry-pick',
    body: async (branch) => ({ commits: [`${branch}~2`, branch] }),
    byGit: async (branch) => ['cherry-pick', `${branch}~2`, branch],
  },
  {
    name: 'revert',
    path: '/revert',
    body: async () => ({ commits: ['HEAD', 'HEAD~2'] }),
    byGit: async () => ['revert', '--no-edit', 'HEAD', 'HEAD~2'],
  },
]

for (const { name, path, body, byGit } of rows)
  t.test(`${name} gives what git gives, with random histories`, async (t) => {
    for (const seed of [1, 2, 3]) {
      const { fork } = await makeFork(`${name}-${seed}`, seed)
      write({ untracked: 'mine', '.git/info/exclude': '.gantry\n' })
      const copy = await copyOfProject()
      const before = await oidOf('HEAD')
      const given = await byGit(fork)
      const isDone = await git('-C', copy, ...given).then(
        () => true,
        () => false,
      )
      const answer = await call('POST', path, await body(fork))
      if (!isDone) {
        t.match([answer.status, answer.body.error?.code], [409, 'git_conflict'], `${seed}`)
        t.equal(await oidOf('HEAD'), before)
        continue
      }
      t.equal(answer.status, 200, JSON.stringify(answer.body))
      t.equal(answer.body.data.commit.oid, await oidOf('HEAD'))
      t.strictSame(await stateOf(project.project), await stateOf(copy), `${name} ${seed}`)
    }
    await git('fsck', '--strict')
  })

t.test('mergeBranch moves the branch forward, makes a merge commit, or finds nothing to do', async (t) => {
  await git('checkout', '--quiet', '-B', 'ff', 'main')
  await git('checkout', '--quiet', '-b', 'ahead')
  const ahead = await project.commit('ahead', '1')
  await git('checkout', '--quiet', 'ff')
  const before = await oidOf('HEAD')
  write({ 'read.me': 'changed here', staged: 'staged' })
  await git('add', 'staged')
  t.match((await call('POST', '/merge', { branch: 'ahead' })).body.data.commit, { oid: ahead })
  t.equal(await git('status', '--porcelain', '--untracked-files=no'), 'M read.me\nA  staged', 'local changes are kept')
  t.match((await call('POST', '/merge', { branch: 'ahead' })).body.data.commit, { oid: ahead }, 'nothing to do')
  await git('reset', '--quiet', '--hard', before)
  const made = (await call('POST', '/merge', { branch: 'ahead', fastForward: 'never' })).body.data.commit
  t.match(made, { parents: [before, ahead], message: "Merge branch 'ahead' into ff" })
  await project.commit('more', '1')
  await git('branch', '--force', 'ahead', 'ahead')
  t.match(await refusal('POST', '/merge', { branch: 'ahead', fastForward: 'only' }), [200, undefined])
  await git('checkout', '--quiet', 'ahead')
  await project.commit('ahead', '2')
  await git('checkout', '--quiet', 'ff')
  t.match(await refusal('POST', '/merge', { branch: 'ahead', fastForward: 'only' }), [409, 'git_non_fast_forward'])
  const found = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  t.match(
    found.findLast(({ kind }) => kind === 'git.branch.updated'),
    {
      actor: 'user_owner',
      data: { branch: 'ff', change: 'moved', oid: made.oid, oldOid: before },
    },
  )
})

t.test('a conflict changes nothing, and names the files', async (t) => {
  await git('checkout', '--quiet', '-B', 'ours', 'main')
  await project.commit('both', 'base\n')
  await git('checkout', '--quiet', '-b', 'theirs')
  await project.commit('fine', 'theirs\n')
  const theirs = await project.commit('both', 'theirs\n')
  await git('checkout', '--quiet', 'ours')
  const ours = await project.commit('both', 'ours\n')
  await project.commit('both', 'ours again\n')
  write({ 'read.me': 'local' })
  const before = await everything()
  const calls: readonly (readonly [string, object, RegExp])[] = [
    ['/merge', { branch: 'theirs' }, /merge of theirs has conflicts in 1 files/],
    ['/cherry-pick', { commits: ['theirs~1', 'theirs'] }, new RegExp(`at the commit ${theirs}`)],
    ['/revert', { commits: ['HEAD~1'] }, new RegExp(`at the commit ${ours}`)],
  ]
  for (const [path, body, message] of calls) {
    const answer = await call('POST', path, body)
    t.match([answer.status, answer.body.error.code, answer.body.error.message], [409, 'git_conflict', message], path)
    t.match(answer.body.error.details, [{ path: 'both', rule: 'git_conflict' }])
    t.strictSame(await everything(), before, path)
  }
  await git('checkout', '--quiet', '--', 'read.me')
  const clean = await everything()
  t.match((await call('POST', '/rebase', { onto: 'theirs' })).body.error, {
    code: 'git_conflict',
    message: new RegExp(`rebase onto theirs has conflicts in 1 files at the commit ${ours}`),
  })
  t.strictSame(await everything(), clean)
})

t.test('local changes that would be lost are refused, and stay', async (t) => {
  await git('checkout', '--quiet', '-B', 'dirty', 'main')
  await git('checkout', '--quiet', '-b', 'dirty-fork')
  await project.commit('read.me', 'theirs')
  await project.commit('untracked-here', 'theirs')
  await git('checkout', '--quiet', 'dirty')
  await project.commit('other', 'ours')
  for (const files of [{ 'read.me': 'mine' }, { 'untracked-here': 'mine' }]) {
    write(files)
    const before = await everything()
    for (const [path, body] of [
      ['/merge', { branch: 'dirty-fork' }],
      ['/cherry-pick', { commits: ['dirty-fork~1', 'dirty-fork'] }],
      ...('read.me' in files ? [['/rebase', { onto: 'dirty-fork' }] as const] : []),
    ] as const)
      t.match(await refusal('POST', path, body), [409, 'git_worktree_dirty'], path)
    t.strictSame(await everything(), before)
    await git('checkout', '--quiet', '--', 'read.me')
  }
  t.match(await refusal('POST', '/rebase', { onto: 'dirty-fork' }), [409, 'git_worktree_dirty'])
  await git('clean', '-fdq', '--exclude=.gantry')
  write({ 'read.me': 'mine' })
  t.match(await refusal('POST', '/revert', { commits: ['main'] }), [409, 'git_worktree_dirty'])
  await git('checkout', '--quiet', '--', 'read.me')
})

t.test('rebaseBranch keeps what is linear, moves forward what is behind, and leaves out what is there', async (t) => {
  await git('checkout', '--quiet', '-B', 'linear', 'main')
  const head = await project.commit('linear', '1')
  t.equal((await call('POST', '/rebase', { onto: 'main' })).body.data.commit.oid, head, 'nothing to do')
  await git('checkout', '--quiet', '-b', 'behind', 'main')
  t.equal((await call('POST', '/rebase', { onto: 'linear' })).body.data.commit.oid, head, 'forward')
  await git('checkout', '--quiet', '-B', 'twice', 'main')
  await project.commit('base', 'x')
  await git('cherry-pick', 'linear')
  const { commit } = (await call('POST', '/rebase', { onto: 'linear' })).body.data
  t.match(commit, { parents: [head], message: 'base: x' }, 'a commit that is there already is left out')
  await git('checkout', '--quiet', '-B', 'kept/x', 'main')
  await project.commit('mine', 'x')
  t.match(await refusal('POST', '/rebase', { onto: 'linear' }), [403, 'protected_branch', /not replaced/])
  await git('checkout', '--quiet', '--detach', 'twice')
  t.equal((await call('POST', '/rebase', { onto: 'kept/x' })).status, 200, 'a detached HEAD')
  t.equal(await git('branch', '--show-current'), '')
})

t.test('unknown commits, names with a meaning, merges without a mainline and empty picks are refused', async (t) => {
  await git('checkout', '--quiet', '-B', 'refused', 'main')
  await project.commit('refused', '1')
  for (const [path, key] of [
    ['/merge', 'branch'],
    ['/rebase', 'onto'],
    ['/cherry-pick', 'commits'],
    ['/revert', 'commits'],
  ] as const) {
    const body = (name: string) => ({ [key]: key === 'commits' ? [name] : name })
    t.match(await refusal('POST', path, body('none')), [404, 'git_ref_not_found'], path)
    for (const name of ['--abort', '--upload-pack=x', 'a..b', 'HEAD@{1}', ':/x', 'main:read.me'])
      t.match(await refusal('POST', path, body(name)), [400, 'validation_failed'], `${path} ${name}`)
    t.match(await refusal('POST', path, { ...body('main'), expectedHead: '1'.repeat(40) }), [412, 'revision_mismatch'])
  }
  t.match(await refusal('POST', '/merge', { branch: 'main', message: 'a\u0000b' }), [400, 'validation_failed'])
  t.match(await refusal('POST', '/cherry-pick', { commits: ['HEAD'] }), [409, 'git_nothing_to_commit', /already/])
  await git('checkout', '--quiet', '-b', 'side', 'main')
  await project.commit('side', '1')
  await git('checkout', '--quiet', 'refused')
  await git('merge', '--quiet', '--no-edit', 'side')
  t.match(await refusal('POST', '/revert', { commits: ['HEAD'] }), [400, 'validation_failed', /mainline/])
  t.match(await refusal('POST', '/revert', { commits: ['side'], mainline: 2 }), [400, 'validation_failed', /mainline/])
  t.equal((await call('POST', '/revert', { commits: ['HEAD'], mainline: 1 })).status, 200)
  t.notOk(existsSync(join(project.project, 'side')))
  await git('checkout', '--quiet', '--orphan', 'unrelated')
  await git('commit', '--quiet', '--message=Unrelated')
  await git('checkout', '--quiet', 'refused')
  t.match(await refusal('POST', '/merge', { branch: 'unrelated' }), [409, 'git_conflict', /in common/])
  const narrow = await addCredential(gantry, 'user_owner', { allow: { gitBranches: ['topic/*'] } })
  for (const [path, body] of [
    ['/git/merge', { branch: 'main' }],
    ['/git/rebase', { onto: 'main' }],
    ['/git/cherry-pick', { commits: ['main'] }],
    ['/git/revert', { commits: ['main'] }],
  ] as const)
    t.match((await narrow.call('POST', path, { body })).body.error, { code: 'protected_branch' }, path)
})

t.test('what another program has begun in the project folder is left alone', async (t) => {
  await git('checkout', '--quiet', '--force', 'ours')
  await git('merge', 'theirs').catch(() => undefined)
  const before = await everything()
  for (const [path, body] of [
    ['/merge', { branch: 'main' }],
    ['/rebase', { onto: 'main' }],
    ['/revert', { commits: ['HEAD'] }],
  ] as const)
    t.match(await refusal('POST', path, body), [409, 'git_conflict', /A merge is in progress/], path)
  t.strictSame(await everything(), before)
  await git('merge', '--abort')
})

t.test('a commit with files where the service keeps its data is not brought in', async (t) => {
  await git('checkout', '--quiet', '-B', 'hostile', 'main')
  const blob = await git('hash-object', '-w', join(project.project, 'read.me'))
  await git('update-index', '--add', '--cacheinfo', `100644,${blob},.gantry/project/lock`)
  await git('commit', '--quiet', '--message=Hostile')
  const hostile = await oidOf('HEAD')
  await git('checkout', '--quiet', '--force', 'main')
  const before = await oidOf('HEAD')
  for (const [path, body] of [
    ['/merge', { branch: hostile }],
    ['/rebase', { onto: hostile }],
    ['/cherry-pick', { commits: [hostile] }],
  ] as const)
    t.match(await refusal('POST', path, body), [403, 'path_forbidden'], path)
  t.equal(await oidOf('HEAD'), before)
})

t.test(
  'a revert of what is reverted changes nothing, and one that brings forbidden files back is refused',
  async (t) => {
    await git('checkout', '--quiet', '-B', 'again', 'main')
    const oid = await project.commit('again', '1')
    t.equal((await call('POST', '/revert', { commits: [oid] })).status, 200)
    t.match(await refusal('POST', '/revert', { commits: [oid] }), [409, 'git_nothing_to_commit'])
    await git('checkout', '--quiet', '--force', 'hostile')
    await git('rm', '--quiet', '--cached', '.gantry/project/lock')
    await git('commit', '--quiet', '--message=Harmless')
    t.match(await refusal('POST', '/revert', { commits: ['HEAD'] }), [403, 'path_forbidden'])
    await git('checkout', '--quiet', '--force', 'main')
  },
)

t.test('a lock that another program keeps is waited for, and then reported', async (t) => {
  await git('checkout', '--quiet', '-B', 'locked', 'main')
  await git('branch', '--force', 'to-merge', 'ahead')
  const lock = join(project.project, '.git/index.lock')
  const before = await everything()
  writeFileSync(lock, '')
  t.match(await refusal('POST', '/merge', { branch: 'to-merge' }), [409, 'git_busy'])
  rmSync(lock)
  t.strictSame(await everything(), before)
  t.equal((await call('POST', '/merge', { branch: 'to-merge' })).status, 200)
})

t.test('a project without a repository has no branches to change', async (t) => {
  const folder = makeFolder(t)
  const other = await startGantry(t, { args: ['--project', folder], environment: project.environment })
  const codesOf = async () => {
    const found = []
    for (const [path, body] of [
      ['/git/merge', { branch: 'main' }],
      ['/git/rebase', { onto: 'main' }],
      ['/git/cherry-pick', { commits: ['main'] }],
      ['/git/revert', { commits: ['main'] }],
      ['/git/submodules/update', { paths: ['x'] }],
    ] as const)
      found.push((await other.call('POST', path, { body })).body.error?.code)
    return found
  }
  t.strictSame(
    await codesOf(),
    Array.from({ length: 5 }, () => 'git_repository_not_found'),
  )
  t.match((await other.call('GET', '/git/submodules')).body.error, { code: 'git_repository_not_found' })
  await git('init', '--quiet', folder)
  t.strictSame(await codesOf(), [...Array.from({ length: 4 }, () => 'git_ref_not_found'), 'git_path_not_found'])
})

t.test('nothing that the repository names runs', async (t) => {
  const mark = join(makeFolder(t), 'mark')
  await git('checkout', '--quiet', '-B', 'hooks', 'main')
  await git('checkout', '--quiet', '-b', 'hooks-fork')
  await project.commit('.gitattributes', 'x merge=evil diff=evil\n')
  await project.commit('x', 'theirs\n')
  await git('checkout', '--quiet', 'hooks')
  await project.commit('x', 'ours\n')
  for (const name of [
    'pre-merge-commit',
    'commit-msg',
    'prepare-commit-msg',
    'post-merge',
    'pre-rebase',
    'post-rewrite',
  ])
    writeFileSync(join(project.project, '.git/hooks', name), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 })
  for (const [key, value] of [
    ['merge.evil.driver', `touch ${mark}; true`],
    ['core.editor', `touch ${mark}`],
    ['sequence.editor', `touch ${mark}`],
    ['commit.gpgSign', 'true'],
    ['gpg.program', `touch ${mark}`],
  ] as const)
    await git('config', key, value)
  t.match(await refusal('POST', '/merge', { branch: 'hooks-fork' }), [409, 'git_conflict'])
  t.equal((await call('POST', '/merge', { branch: 'hooks-fork~1' })).status, 200)
  t.equal((await call('POST', '/revert', { commits: ['HEAD'], mainline: 1 })).status, 200)
  t.notOk(existsSync(mark))
})

t.test('each with an Idempotency-Key happens once', async (t) => {
  const options = { headers: { 'idempotency-key': 'revert-once' } }
  await git('checkout', '--quiet', '--force', 'linear')
  const body = { commits: ['HEAD'] }
  const [first, again] = [await call('POST', '/revert', body, options), await call('POST', '/revert', body, options)]
  t.same(again.body.data, first.body.data)
  t.equal(await oidOf('HEAD'), first.body.data.commit.oid)
})
