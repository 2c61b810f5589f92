import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Git } from '../src/services/git.ts'
import { makeFolder } from './support/folder.ts'
import type { Teardown } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer, CallOptions, Gantry } from './support/gantry.ts'
import { createTestGit } from './support/git-area.ts'
import { makeGitProject } from './support/git-repositories.ts'
import type { GitProject } from './support/git-repositories.ts'
import { waitUntil } from './support/wait.ts'
import { fieldOf } from './support/events.ts'

// Each test has a service, repositories and a server of its own.
t.jobs = 3

interface Bench extends GitProject {
  readonly gantry: Gantry
  push(body?: object, options?: CallOptions): Promise<Answer>
}

/** A service on a project that has a remote. */
async function startBench(
  t: Teardown,
  environment: Readonly<Record<string, string>> = {},
  git?: (project: GitProject) => Git,
): Promise<Bench> {
  const project = await makeGitProject(t)
  const gantry = await startGantry(t, {
    args: ['--project', project.project],
    environment: { ...project.environment, ...environment },
    ...(git && { parts: { app: { git: git(project) } } }),
  })
  return { ...project, gantry, push: (body = {}, options) => gantry.call('POST', '/git/push', { body, ...options }) }
}

/** The kinds and data of the events so far; a commit behind them makes sure that they are all there. */
async function eventsOf({ gantry }: Bench) {
  await gantry.createTask()
  const events = await gantry.service.app.store.events({ after: 0, limit: 100 })
  return events.filter(({ kind }) => kind.startsWith('git.')).map(({ kind, actor, data }) => ({ kind, actor, data }))
}

t.test('pushChanges pushes the current branch to origin by default', async (t) => {
  const bench = await startBench(t)
  const answer = await bench.push()
  t.equal(answer.status, 200)
  t.same(answer.body, { success: true, data: {} })
  const oid = await bench.git('rev-parse', 'main')
  t.same(await bench.remoteRefs(), { 'refs/heads/main': oid })
  await bench.git('branch', 'side')
  t.equal((await bench.push({ remote: 'origin', branch: 'side', force: false })).status, 200)
  t.same(await bench.remoteRefs(), { 'refs/heads/main': oid, 'refs/heads/side': oid })
  t.equal((await bench.push()).status, 200, 'nothing to push is no failure')
  t.match(await eventsOf(bench), [
    { kind: 'git.pushed', actor: 'user_owner', data: { remote: 'origin', branch: 'main', oid, forced: false } },
    { kind: 'git.pushed', data: { branch: 'side' } },
  ])
})

t.test('pushChanges distinguishes the causes of a failure', async (t) => {
  const bench = await startBench(t)
  const { server, git, push } = bench
  const failures: Record<string, Answer> = {}
  failures['remote'] = await push({ remote: 'elsewhere' })
  failures['branch'] = await push({ branch: 'elsewhere' })
  for (const status of [401, 403]) {
    server.fault = { kind: 'status', status }
    failures[status] = await push()
  }
  server.fault = undefined
  writeFileSync(join(bench.remote, 'hooks', 'update'), '#!/bin/sh\necho "main is protected" >&2\nexit 1\n', {
    mode: 0o755,
  })
  failures['hook'] = await push()
  writeFileSync(join(bench.remote, 'hooks', 'update'), '#!/bin/sh\nexit 0\n')
  await push()
  await bench.commitElsewhere()
  await bench.commit('read.me', 'second')
  failures['diverged'] = await push()
  await git('checkout', '--quiet', '--detach')
  failures['detached'] = await push()
  writeFileSync(join(bench.project, '.git', 'HEAD'), 'ref: refs/heads/../config\n')
  failures['odd'] = await push()
  await git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/x.git')
  failures['unreachable'] = await push({ branch: 'main' })
  t.match(
    Object.fromEntries(
      Object.entries(failures).map(([name, { status, body }]) => [name, [status, body.error.code, body.error.message]]),
    ),
    {
      remote: [404, 'git_remote_not_found', /elsewhere/],
      branch: [404, 'git_ref_not_found', /elsewhere/],
      401: [502, 'git_auth_failed', /credentials/],
      403: [502, 'git_auth_failed', /credentials/],
      hook: [502, 'git_remote_rejected', /hook declined.*main is protected/],
      diverged: [409, 'git_non_fast_forward', /push with force/],
      odd: [404, 'git_ref_not_found', /detached HEAD/],
      detached: [404, 'git_ref_not_found', /detached HEAD/],
      unreachable: [502, 'git_remote_unreachable', /could not be reached/],
    },
  )
  t.same(
    (await eventsOf(bench)).map((event) => [event.kind, fieldOf(event, 'code')]),
    [
      ['git.push.rejected', 'git_auth_failed'],
      ['git.push.rejected', 'git_auth_failed'],
      ['git.push.rejected', 'git_remote_rejected'],
      ['git.pushed', undefined],
      ['git.push.rejected', 'git_non_fast_forward'],
      ['git.push.rejected', 'git_remote_unreachable'],
    ],
  )
})

t.test('pushChanges says that the project is no repository, even when a folder above is one', async (t) => {
  const { project, environment } = await makeGitProject(t)
  const inner = join(project, 'inner')
  mkdirSync(inner)
  const gantry = await startGantry(t, { args: ['--project', inner], environment })
  const { status, body } = await gantry.call('POST', '/git/push', { body: {} })
  t.match([status, body.error], [404, { code: 'git_repository_not_found', hint: /git init/ }])
})

t.test('pushChanges cuts off a remote that says nothing', async (t) => {
  const bench = await startBench(t, {}, ({ project, environment }) =>
    createTestGit(t, { projectFolder: project, environment, timeoutMs: 400 }),
  )
  bench.server.fault = { kind: 'hang' }
  const { status, body } = await bench.push()
  t.match([status, body.error.code], [504, 'upstream_timeout'])
  t.equal((await bench.push()).body.error.code, 'upstream_timeout', 'and the next push has its turn')
})

t.test('pushChanges refuses names that git would read as something else', async (t) => {
  const bench = await startBench(t)
  const branches = [
    '--mirror',
    '-f',
    '--force',
    '--receive-pack=touch canary',
    ':main',
    'main:refs/heads/evil',
    '+main',
    '+main:main',
    '../config',
    '../../etc/passwd',
    'main..other',
    'refs/heads/../../config',
    'main~1',
    'main^',
    'main@{1}',
    '@',
    'HEAD',
    'a b',
    'a\tb',
    'a\nb',
    'a\u0000b',
    'a\u007fb',
    '/main',
    'main/',
    'a//b',
    '.a',
    'a/.b',
    'a.lock',
    'a.lock/b',
    'main.',
    'a*',
    'a?',
    'a[b',
    'a\\b',
    ' ',
    `${'a'.repeat(251)}`,
  ]
  for (const branch of branches.filter((name) => name !== '+main')) {
    const { status, body } = await bench.push({ branch })
    t.match(
      [status, body.error.code, body.error.details?.[0]?.path],
      [400, 'validation_failed', 'body/branch'],
      JSON.stringify(branch),
    )
  }
  const remotes = [
    '--all',
    '-o',
    'http://me:letmein@127.0.0.1/x.git',
    'ext::touch canary',
    'git@example.com:x',
    '/etc',
    './x',
    '../x',
    'a b',
    '..',
    '.',
    'origin\n',
    bench.remote,
  ]
  for (const remote of remotes) {
    const { status, body } = await bench.push({ remote })
    t.match(
      [status, body.error.code, body.error.details?.[0]?.path],
      [400, 'validation_failed', 'body/remote'],
      JSON.stringify(remote),
    )
    t.notMatch(JSON.stringify(body), /letmein/)
  }
  t.match(
    (await bench.push({ branch: '+main' })).body.error,
    { code: 'git_ref_not_found' },
    'a plus is a character like any other',
  )
  t.same(await bench.remoteRefs(), {})
  t.same(
    bench.server.seen.filter(({ method }) => method === 'POST'),
    [],
  )
})

t.test('pushChanges with force replaces the commit that a refusal has reported', async (t) => {
  const bench = await startBench(t)
  await bench.git('branch', 'other')
  await bench.push()
  await bench.push({ branch: 'other' })
  const theirs = await bench.commitElsewhere()
  const ours = await bench.commit('read.me', 'second')
  const refusal = await bench.push()
  t.match(refusal.body.error, { code: 'git_non_fast_forward', message: new RegExp(theirs) })
  const before = await bench.remoteRefs()
  t.equal((await bench.push({ force: true })).status, 200)
  t.same(await bench.remoteRefs(), { ...before, 'refs/heads/main': ours })
  t.match((await eventsOf(bench)).at(-1), { kind: 'git.pushed', data: { oldOid: theirs, oid: ours, forced: true } })
})

t.test('pushChanges with force does not replace a commit that was never reported', async (t) => {
  const bench = await startBench(t)
  await bench.push()
  const theirs = await bench.commitElsewhere()
  await bench.commit('read.me', 'second')
  const refusal = await bench.push({ force: true })
  t.match(
    [refusal.status, refusal.body.error],
    [409, { code: 'git_non_fast_forward', message: new RegExp(`at ${theirs}`) }],
  )
  t.equal((await bench.push({ force: true, expectedOid: '1'.repeat(40) })).status, 409)
  t.equal((await bench.push({ force: true, expectedOid: theirs, dryRun: true })).status, 200)
  t.equal((await bench.remoteRefs())['refs/heads/main'], theirs)
  t.equal((await bench.push({ force: true, expectedOid: theirs })).status, 200)
})

t.test('pushChanges takes pushes that come together one by one', async (t) => {
  const bench = await startBench(t)
  for (const name of ['one', 'two', 'three']) await bench.git('branch', name)
  const answers = await Promise.all(['main', 'one', 'two', 'three'].map((branch) => bench.push({ branch })))
  t.same(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  t.equal(Object.keys(await bench.remoteRefs()).length, 4)
  const packs = bench.server.seen.map(({ method, path }) =>
    method === 'POST' ? 'pack' : path.startsWith('/origin.git/info/refs') ? 'refs' : path,
  )
  t.same(packs, ['refs', 'pack', 'refs', 'pack', 'refs', 'pack', 'refs', 'pack'])
})

t.test('pushChanges ends with its caller', async (t) => {
  const bench = await startBench(t)
  bench.server.fault = { kind: 'hang' }
  const caller = new AbortController()
  const answer = bench.push({}, { signal: caller.signal })
  await waitUntil(() => bench.server.seen.length > 0)
  caller.abort()
  await t.rejects(answer)
  bench.server.fault = undefined
  t.equal((await bench.push()).status, 200, 'the next one does not wait for it')
})

t.test('pushChanges reports no credentials, whatever their source', async (t) => {
  const bench = await startBench(t)
  await bench.git('config', 'http.extraHeader', 'Authorization: Basic bWU6bGV0bWVpbg==')
  bench.server.fault = { kind: 'password', user: 'me', password: 'letmein' }
  t.equal((await bench.push()).status, 200, 'a header of the repository is sent along')
  await bench.commit('read.me', 'second')
  writeFileSync(
    join(bench.remote, 'hooks', 'update'),
    '#!/bin/sh\necho "got bWU6bGV0bWVpbg== from https://me:letmein@host/?access_token=12345678" >&2\nexit 1\n',
    { mode: 0o755 },
  )
  const refused = await bench.push()
  t.equal(refused.body.error.code, 'git_remote_rejected')
  t.notMatch(JSON.stringify(refused.body), /letmein|bWU6|12345678/)
  await bench.git('remote', 'set-url', 'origin', 'https://me:letmein@127.0.0.1:1/x.git')
  t.notMatch(JSON.stringify((await bench.push()).body), /letmein/)
  t.notMatch(JSON.stringify(await eventsOf(bench)), /letmein|bWU6/)
})

t.test('pushChanges runs nothing that the repository names', async (t) => {
  const bench = await startBench(t)
  const { git, project, server } = bench
  await bench.push()
  // Where a git in its sandbox could run them, and could write.
  const canary = join(project, '.git', 'canary')
  const script = join(project, '.git', 'script')
  writeFileSync(script, `#!/bin/sh\ntouch ${canary}\nexit 1\n`, { mode: 0o755 })
  execFileSync('git', ['init', '--quiet', '--bare', join(project, 'inside.git')])
  mkdirSync(join(project, 'inside.git', 'hooks'), { recursive: true })
  for (const hook of ['pre-receive', 'update', 'post-receive', 'reference-transaction'])
    writeFileSync(join(project, 'inside.git', 'hooks', hook), `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 })
  mkdirSync(join(project, 'hooks'))
  for (const hook of ['pre-push', 'reference-transaction', 'post-index-change']) {
    writeFileSync(join(project, 'hooks', hook), `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 })
    writeFileSync(join(project, '.git', 'hooks', hook), `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 })
  }
  writeFileSync(
    join(project, 'included'),
    `[remote "origin"]\nreceivepack = ${script}\n[core]\nhooksPath = ${join(project, 'hooks')}\n`,
  )
  const there = `${server.url}/origin.git`
  const hostile: Record<string, Record<string, string>> = {
    hook: {},
    'hooks folder': { 'core.hooksPath': join(project, 'hooks') },
    'receive-pack': { 'remote.origin.url': bench.remote, 'remote.origin.receivepack': script },
    'receive-pack over ssh': { 'remote.origin.url': 'ssh://127.0.0.1:1/x', 'remote.origin.receivepack': script },
    'upload-pack': { 'remote.origin.url': bench.remote, 'remote.origin.uploadpack': script },
    ext: { 'remote.origin.url': `ext::${script}`, 'protocol.ext.allow': 'always', 'protocol.allow': 'always' },
    'ext by rewriting': { [`url.ext::${script}.insteadOf`]: there, 'protocol.ext.allow': 'always' },
    'ext by rewriting pushes': { [`url.ext::${script}.pushInsteadOf`]: there, 'protocol.ext.allow': 'always' },
    'ext by push address': { 'remote.origin.pushurl': `ext::${script}`, 'protocol.ext.allow': 'always' },
    helper: { 'remote.origin.vcs': 'ext', 'remote.origin.url': `${script}`, 'protocol.ext.allow': 'always' },
    'ssh command': { 'remote.origin.url': 'ssh://127.0.0.1:1/x', 'core.sshCommand': script },
    'git proxy': { 'remote.origin.url': 'git://127.0.0.1:1/x', 'core.gitProxy': script },
    askpass: { 'core.askPass': script },
    'credential helper': { 'credential.helper': `!${script}` },
    'credential helper of the address': { [`credential.${server.url}.helper`]: script },
    fsmonitor: { 'core.fsmonitor': script },
    'signed push': { 'push.gpgSign': 'true', 'gpg.program': script, 'user.signingKey': 'x' },
    'ssh signing': {
      'push.gpgSign': 'true',
      'gpg.format': 'ssh',
      'gpg.ssh.program': script,
      'gpg.ssh.defaultKeyCommand': script,
    },
    submodules: {
      'push.recurseSubmodules': 'on-demand',
      'submodule.recurse': 'true',
      'submodule.x.update': `!${script}`,
    },
    include: { 'remote.origin.url': bench.remote, 'include.path': join(project, 'included') },
    alias: { 'alias.push': `!${script}`, 'alias.rev-parse': `!${script}` },
    pager: { 'core.pager': script, 'pager.push': 'true', 'pager.rev-parse': 'true' },
    alternates: { 'core.alternateRefsCommand': script },
    'pack hook': { 'uploadpack.packObjectsHook': script },
    editor: { 'core.editor': script, 'sequence.editor': script },
    'path inside': { 'remote.origin.url': join(project, 'inside.git') },
    'path inside by file': { 'remote.origin.url': `file://${project}/inside.git` },
    'path inside, relative': { 'remote.origin.url': './inside.git' },
    'path inside, without its ending': { 'remote.origin.url': './inside' },
    'path inside by rewriting': { [`url.${project}/inside.git.insteadOf`]: there },
    'the project itself': { 'remote.origin.url': '.' },
  }
  const config = readFileSync(join(project, '.git', 'config'))
  const answers: Record<string, number> = {}
  const sung: string[] = []
  const addCommit = async (message: string) =>
    git(
      '-c',
      'core.hooksPath=/dev/null',
      'update-ref',
      'refs/heads/main',
      await git('commit-tree', '-p', 'main', '-m', message, 'main^{tree}'),
    )
  for (const [name, settings] of Object.entries(hostile)) {
    for (const [key, value] of Object.entries(settings)) await git('config', key, value)
    server.fault = /askpass|credential/.test(name) ? { kind: 'status', status: 401 } : undefined
    await addCommit(name)
    rmSync(canary, { force: true })
    answers[name] = (await bench.push()).status
    t.notOk(existsSync(canary), name)
    await addCommit(`${name}, once more`)
    const withoutHooks = /^hook/.test(name) ? [] : ['-c', 'core.hooksPath=/dev/null']
    await git(...withoutHooks, 'push', '--quiet', 'origin', 'main').catch(() => undefined)
    if (existsSync(canary)) sung.push(name)
    writeFileSync(join(project, '.git', 'config'), config)
  }
  t.match(answers, {
    hook: 200,
    'hooks folder': 200,
    'receive-pack': 200,
    ext: 400,
    'ext by rewriting': 400,
    'path inside': 400,
    'path inside by rewriting': 400,
    'ssh command': 502,
    pager: 200,
  })
  t.same(Object.keys(await bench.remoteRefs()), ['refs/heads/main'], 'and no other ref came to be')
  t.ok(sung.length >= 10, `though git by itself runs the command of ${sung.join(', ')}`)
})

t.test('pushChanges uses what the configuration of the operator names', async (t) => {
  const config = join(makeFolder(t), 'gitconfig')
  const own = (text: string) => writeFileSync(config, text)
  own('')
  const bench = await startBench(t, { GANTRY_GIT_CONFIG: config })
  const { project, server } = bench
  server.fault = { kind: 'password', user: 'me', password: 'letmein' }
  own('[credential]\nhelper = "!f() { echo username=me; echo password=letmein; }; f"\n')
  t.equal((await bench.push()).status, 200, 'a credential helper')
  server.fault = undefined
  await bench.git('config', 'remote.origin.url', 'mine:origin.git')
  await bench.commit('file', 'second')
  own(`[url "${server.url}/"]\ninsteadOf = mine:\n`)
  t.equal((await bench.push()).status, 200, 'a short name for a server')
  const ssh = join(project, '.git', 'ssh')
  writeFileSync(ssh, `#!/bin/sh\nshift\neval "exec $*"\n`, { mode: 0o755 })
  const far = join(project, '.git', 'far.git')
  await bench.git('init', '--quiet', '--bare', far)
  await bench.git('config', 'remote.origin.url', `someone@somewhere:${far}`)
  const last = await bench.commit('file', 'third')
  own(`[core]\nsshCommand = ${ssh}\n`)
  t.equal((await bench.push()).status, 200, 'an ssh command')
  t.equal(await bench.git('-C', far, 'rev-parse', 'main'), last)
})

t.test('pushChanges says which settings of the repository it did not use when the remote denies', async (t) => {
  const bench = await startBench(t)
  bench.server.fault = { kind: 'status', status: 401 }
  await bench.git('config', 'credential.helper', 'store')
  t.match((await bench.push()).body.error, {
    code: 'git_auth_failed',
    hint: /credential\.helper.*file that GANTRY_GIT_CONFIG names/,
  })
})

t.test('pushChanges reaches a repository by its path, and lets the hooks there judge', async (t) => {
  const bench = await startBench(t)
  for (const address of [bench.remote, `file://${bench.remote}`, '../served/origin.git']) {
    await bench.git('config', 'remote.origin.url', address)
    await bench.commit('read.me', address)
    t.equal((await bench.push()).status, 200, address)
  }
  writeFileSync(join(bench.remote, 'hooks', 'pre-receive'), '#!/bin/sh\nenv | grep -c GANTRY_ >&2\nexit 1\n', {
    mode: 0o755,
  })
  await bench.commit('read.me', 'last')
  t.match((await bench.push()).body.error, { code: 'git_remote_rejected', message: / 0$/ })
})

t.test('pushChanges by ssh says when the host cannot be reached', async (t) => {
  const bench = await startBench(t)
  for (const address of ['ssh://git@127.0.0.1:1/x.git', 'git@host.invalid:x.git']) {
    await bench.git('config', 'remote.origin.url', address)
    t.match((await bench.push()).body.error, { code: 'git_remote_unreachable', message: /ssh: / }, address)
  }
})

t.test('pushChanges works without git on the machine, and says what it then cannot do', async (t) => {
  const bench = await startBench(t, { PATH: '/nowhere' })
  t.equal((await bench.push()).status, 200)
  t.match(await eventsOf(bench), [{ kind: 'git.pushed', data: { engine: 'isomorphic' } }])
  await bench.git('config', 'remote.origin.url', 'git@example.com:x.git')
  t.match((await bench.push()).body.error, { code: 'git_unsupported', message: /ssh.*install git/ })
})

t.test('pushChanges uses the configured engine', async (t) => {
  const bench = await startBench(t, { GANTRY_GIT_ENGINE: 'isomorphic' })
  await bench.push()
  t.match(await eventsOf(bench), [{ data: { engine: 'isomorphic' } }])
  const without = await startBench(t, { GANTRY_GIT_ENGINE: 'system', PATH: '/nowhere' })
  t.match((await without.push()).body.error, { code: 'git_unsupported', message: /Install git/ })
})

t.test('pushChanges leaves a project whose contents are in Git LFS to git itself', async (t) => {
  const bench = await startBench(t)
  mkdirSync(join(bench.project, '.git', 'lfs', 'objects', 'ab'), { recursive: true })
  t.match((await bench.push()).body.error, { code: 'git_unsupported', message: /LFS/ })
})

t.test('pushChanges says where the configuration of the repository is broken', async (t) => {
  const bench = await startBench(t)
  writeFileSync(join(bench.project, '.git', 'config'), '[core]\nbare = false\n[remote "origin\nurl = x\n')
  t.match((await bench.push()).body.error, { code: 'git_repository_not_found', message: /line 3/ })
})
