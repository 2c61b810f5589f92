import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { localCommands, unconfined } from './support/unconfined.ts'
import { sectionsIn } from '../src/platform/repository/settings.ts'
import { faultInUrl, resolutionOf } from '../src/services/git/remotes/url.ts'
import { createSystemFetch } from '../src/services/git/system/fetch.ts'
import { Machine } from '../src/services/git/system/machine.ts'
import { targetOf } from '../src/services/git/remotes/targets.ts'
import { addCaller, addCredential } from './support/callers.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { CallOptions, Gantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { startGitServer } from './support/git-server.ts'
import { waitForJob } from './support/samples.ts'
import { waitUntil } from './support/wait.ts'
import { startSshServer, whyNoSsh } from './support/ssh-server.ts'

interface EndedJob {
  readonly id: string
  readonly state: string
  readonly error?: { readonly reason: string; readonly message: string; readonly code?: string }
  readonly result?: { readonly commit?: string; readonly refs?: readonly object[] }
}

const project = await makeGitProject(t)
const { git, server } = project
const port = new URL(server.url).port
const environment = { ...project.environment, GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` }
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: {
    ...environment,
    GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
    GANTRY_GIT_PROTECTED_BRANCHES: 'main',
    GANTRY_SECRET_KEY: 'a-secret-key-of-these-tests-0123456789',
  },
})
const call = (method: string, path: string, body?: unknown, options: CallOptions = {}) =>
  gantry.call(method, `/git${path}`, { ...(body !== undefined && { body }), ...options })
const dataOf = async (path: string) => (await call('GET', path)).body.data
const refusal = async (...given: Parameters<typeof call>) => {
  const { status, body } = await call(...given)
  return [status, body.error?.code, body.error?.message]
}
const jobOf = async (path: string, body: object = {}, of: Gantry = gantry): Promise<EndedJob> => {
  const answer = await of.call('POST', `/git${path}`, { body })
  if (answer.status !== 202) throw new Error(JSON.stringify(answer.body))
  const ended: unknown = await waitForJob(of, answer.body.data.job.id)
  return ended as EndedJob
}
const as = (secret: string): CallOptions => ({ headers: { authorization: `Bearer ${secret}` } })

t.test('createRemote, listRemotes and deleteRemote change the configuration and keep what else is in it', async (t) => {
  const config = join(project.project, '.git', 'config')
  const before = `${readFileSync(config, 'utf8')}# kept\n[alias]\n\tx = "y" ; z\n`
  writeFileSync(config, before)
  const made = await call('POST', '/remotes', { name: 'up/stream', url: `${server.url}/origin.git` })
  t.match([made.status, made.body.data], [201, { remote: { name: 'up/stream', url: `${server.url}/origin.git` } }])
  t.equal(await git('config', 'remote.up/stream.url'), `${server.url}/origin.git`)
  t.match(await refusal('POST', '/remotes', { name: 'up/stream', url: 'https://example.org/x' }), [
    409,
    'already_exists',
  ])
  await git('config', 'remote.backup.url', 'https://me:letmein@example.org/x.git')
  await git('config', 'remote.backup.pushurl', 'ssh://git@example.org/x.git')
  const { remotes, nextCursor } = await dataOf('/remotes?limit=2')
  t.same(remotes, [
    { name: 'backup', url: 'https://***@example.org/x.git', pushUrl: 'ssh://***@example.org/x.git' },
    { name: 'origin', url: `${server.url}/origin.git` },
  ])
  t.match(await dataOf(`/remotes?limit=2&cursor=${nextCursor}`), { remotes: [{ name: 'up/stream' }] })
  await git('update-ref', 'refs/remotes/up/stream/main', 'HEAD')
  for (const name of ['up%2Fstream', 'backup']) t.equal((await call('DELETE', `/remotes/${name}`)).status, 200)
  t.equal(readFileSync(config, 'utf8'), before)
  t.equal(await git('for-each-ref', 'refs/remotes'), '')
  t.match(await refusal('DELETE', '/remotes/backup'), [404, 'git_remote_not_found'])
  writeFileSync(`${config}.lock`, '')
  t.match(await refusal('POST', '/remotes', { name: 'x', url: 'https://example.org/x' }), [409, 'git_busy'])
  t.match(await refusal('DELETE', '/remotes/origin'), [409, 'git_busy'])
  await git('config', '--file', config, 'x.y', 'z').catch(() => undefined)
  t.equal(readFileSync(config, 'utf8'), before, 'the lock is one that git respects')
  await import('node:fs/promises').then(({ rm }) => rm(`${config}.lock`))
})

t.test('a URL that a caller gives names a server on the public network, and nothing else', async (t) => {
  const canary = join(project.root, 'canary')
  const urls = [
    `ext::touch ${canary}`.replace(' ', '%20'),
    'fd::17',
    'file:///etc',
    '/etc',
    '../served/origin.git',
    `--upload-pack=touch`,
    'ssh://-oProxyCommand=true/x',
    '-oProxyCommand=true:x',
    'git@-oProxyCommand=true:x',
    'https://me:letmein@example.org/x.git',
    'https://token@example.org/x.git',
    'ftp://example.org/x',
    'http://127.0.0.1:1/x.git',
    'http://[::1]/x.git',
    'ssh://git@127.0.0.1/x.git',
    'git@127.0.0.1:x.git',
    'http://2130706433/x',
    'http://169.254.169.254/latest',
    // Git finds another host in these than a URL parser does.
    'ssh://127.0.0.1%2F@example.org/x',
    'ssh://example.org?@127.0.0.1/x',
    'ssh://example.org#@127.0.0.1/x',
    'ssh://[127.0.0.1]/x',
    'ssh://git@[localhost]:2222/x',
    'ssh://[git@127.0.0.1]/x',
    'git@[localhost]:x',
    'https://example.org?@127.0.0.1/x',
    'https://example.org#@127.0.0.1/x',
  ]
  for (const url of urls) {
    const [status, code, message] = await refusal('POST', '/remotes', { name: 'evil', url })
    t.match([status, code], [400, 'validation_failed'], url)
    t.notMatch(String(message), /letmein/)
  }
  for (const name of ['--all', 'a b', '../x', 'x:y', '.'])
    t.match(await refusal('POST', '/remotes', { name, url: 'https://example.org/x' }), [400, 'validation_failed'], name)
  for (const url of [
    'https://example.org/x.git',
    'git@example.org:x/y.git',
    'ssh://git@example.org:2222/x',
    'http://h/x',
    'https://example.org:8443/x',
    'ssh://git@[2001:db8::1]:2222/x',
  ])
    t.equal(faultInUrl(url), undefined, url)
  t.equal(targetOf('https://me%40corp:pass@example.org/x'), 'https://example.org')
  t.equal(targetOf('ssh://evil.example%2F@example.org/x'), undefined, 'a credential goes to no other server')
  t.notOk(existsSync(canary))
})

t.test('git connects to the addresses that were checked, wherever the name leads by then', async (t) => {
  const url = `http://git.invalid:${port}/origin.git`
  t.equal(resolutionOf('https://[2001:db8::1]/x', ['2001:db8::1']), undefined)
  t.equal(resolutionOf('git@example.org:x', ['192.0.2.1']), undefined, 'ssh looks names up itself')
  t.equal(resolutionOf('https://example.org/x', ['192.0.2.1', '2001:db8::1']), 'example.org:443:192.0.2.1,2001:db8::1')
  const clone = (addresses: readonly string[]) =>
    createSystemFetch(
      new Machine({ environment, sandbox: unconfined(), commands: localCommands(), workFolder: makeFolder(t) }),
    ).clone({
      folder: makeFolder(t),
      url,
      branch: undefined,
      depth: undefined,
      limits: { silenceMs: 60_000, totalMs: 60_000 },
      signal: new AbortController().signal,
      report: () => undefined,
      resolution: resolutionOf(url, addresses),
    })
  const cloned = await clone(['127.0.0.1'])
  t.equal(cloned.kind, 'cloned')
  if (cloned.kind === 'cloned') await cloned.remove()
  // A name that could not be resolved when it was checked may lead anywhere by now.
  t.equal((await clone([])).kind, 'unreachable')
})

t.test('fetchRemote updates the remote-tracking branches, reports what moved, and prunes', async (t) => {
  await git('push', '--quiet', 'origin', 'main', 'main:gone')
  await git('update-ref', '-d', 'refs/remotes/origin/main')
  const oid = await git('rev-parse', 'main')
  const first = await jobOf('/fetch')
  t.match(first, { state: 'succeeded', result: { refs: [{ name: 'origin/main', oid }] } })
  const theirs = await project.commitElsewhere()
  await git('push', '--quiet', server.url + '/origin.git', ':gone')
  t.match((await jobOf('/fetch', { remote: 'origin' })).result, {
    refs: [
      { name: 'origin/gone', oldOid: oid },
      { name: 'origin/main', oid: theirs, oldOid: oid },
    ],
  })
  t.equal(await git('rev-parse', 'main'), oid, 'and no branch of the project')
  const events = await gantry.service.app.store.events({ after: 0, limit: 1_000 })
  t.match(
    events.filter(({ kind }) => kind === 'git.fetched').map(({ data }) => data),
    [{ remote: 'origin' }, { remote: 'origin', updated: 2 }],
  )
  t.match(await refusal('POST', '/fetch', { remote: 'none' }), [404, 'git_remote_not_found'])
  t.match(await refusal('POST', '/fetch', { remote: '--all' }), [400, 'validation_failed'])
})

t.test('a fetch that the remote refuses fails with its code, without credentials', async (t) => {
  await git('config', 'remote.origin.url', server.url.replace('//', '//me:letmein@') + '/origin.git')
  server.fault = { kind: 'status', status: 401 }
  const denied = await jobOf('/fetch')
  t.match(denied, { state: 'failed', error: { code: 'git_auth_failed' } })
  server.fault = { kind: 'status', status: 404 }
  t.match(await jobOf('/fetch'), { error: { code: 'git_remote_unreachable', message: /no repository/ } })
  const log = (await gantry.call('GET', `/jobs/${denied.id}/log`)).body
  t.notMatch(JSON.stringify([denied, log]), /letmein/)
  server.fault = undefined
  await git('config', 'remote.origin.url', `${server.url}/origin.git`)
})

t.test('a fetch is ended when its job is cancelled', async (t) => {
  server.fault = { kind: 'hang' }
  const before = server.seen.length
  const { job } = (await call('POST', '/fetch', {})).body.data
  await waitUntil(() => server.seen.length > before)
  await gantry.call('POST', `/jobs/${job.id}/cancel`)
  t.match(await waitForJob(gantry, job.id), { state: 'cancelled' })
  server.fault = undefined
})

t.test('pullChanges moves the branch forward, and merges only when it is told to', async (t) => {
  const theirs = await git('rev-parse', 'origin/main')
  t.match(await jobOf('/pull'), { state: 'succeeded', result: { commit: theirs } })
  t.equal(await git('rev-parse', 'HEAD'), theirs)
  t.ok(existsSync(join(project.project, 'elsewhere')))
  await git('push', '--quiet', 'origin', 'main:side')
  await project.commitElsewhere('side')
  await project.commit('ours', 'ours')
  t.match(await jobOf('/pull', { branch: 'side' }), { state: 'failed', error: { code: 'git_non_fast_forward' } })
  writeFiles(project.project, { elsewhere: 'in the way' })
  t.match(await jobOf('/pull', { branch: 'side', mode: 'merge' }), { error: { code: 'git_worktree_dirty' } })
  await git('checkout', '--quiet', '--', 'elsewhere')
  const merged = await jobOf('/pull', { branch: 'side', mode: 'merge' })
  t.match(merged, { state: 'succeeded' })
  t.match((await git('log', '-1', '--format=%s|%cn|%P')).split('|'), ["Merge branch 'side' of origin", 'Tester', / /])
  t.match(await jobOf('/pull', { branch: 'none' }), { error: { code: 'git_ref_not_found' } })
  t.match(await refusal('POST', '/pull', { remote: 'none' }), [404, 'git_remote_not_found'])
})

t.test('a pull whose merge has conflicts is undone', async (t) => {
  await git('push', '--quiet', 'origin', 'main:clash')
  const clone = join(project.root, 'clash')
  await git('clone', '--quiet', '--branch', 'clash', project.remote, clone)
  await project.commit('ours', 'theirs', clone)
  await git('-C', clone, 'push', '--quiet')
  await project.commit('ours', 'ours again')
  const before = await git('rev-parse', 'HEAD')
  t.match(await jobOf('/pull', { branch: 'clash', mode: 'merge' }), {
    state: 'failed',
    error: { code: 'git_conflict', message: /undone.*ours/ },
  })
  t.equal(await git('rev-parse', 'HEAD'), before)
  t.equal(await git('status', '--porcelain', '--untracked-files=no'), '')
})

t.test('listPushes says who pushed what, where it was before, and what came of it', async (t) => {
  const { status } = await call('POST', '/push', { branch: 'main' })
  t.equal(status, 200)
  const [oid, oldOid] = [
    await git('rev-parse', 'main'),
    (await git('rev-parse', 'main@{upstream}').catch(() => '')) || undefined,
  ]
  await git('branch', 'feature')
  await call('POST', '/push', { branch: 'feature' })
  await git('push', '--quiet', 'origin', 'main~1:feature', '--force')
  await git('checkout', '--quiet', 'feature')
  await git('commit', '--quiet', '--amend', '--message=rewritten')
  await git('checkout', '--quiet', 'main')
  server.fault = { kind: 'status', status: 403 }
  await call('POST', '/push', { branch: 'feature' })
  server.fault = undefined
  const { pushes, nextCursor } = await dataOf('/pushes?limit=2')
  t.match(pushes, [
    { branch: 'feature', remote: 'origin', outcome: 'rejected', code: 'git_auth_failed', forced: false },
    { branch: 'feature', oid, outcome: 'pushed', forced: false, createdBy: { id: 'user_owner' } },
  ])
  const rest = (await dataOf(`/pushes?limit=2&cursor=${nextCursor}`)).pushes
  t.match(rest, [{ branch: 'main', oid, outcome: 'pushed' }])
  t.not(rest[0].oldOid, oid)
  t.ok(oldOid === undefined || oldOid.length === 40)
})

t.test('a protected branch is neither forced nor pushed by agents', async (t) => {
  t.match(await refusal('POST', '/push', { branch: 'main', force: true }), [403, 'protected_branch'])
  const agent = await addCaller(gantry, 'agent')
  const push = async (branch: string) => (await agent.call('POST', '/git/push', { body: { branch } })).status
  t.same([await push('main'), await push('clash-2')], [403, 404])
  await git('branch', 'agents')
  t.equal(await push('agents'), 200)
})

t.test('a token for some remotes or branches keeps to them in every row', async (t) => {
  const scopes = ['git:read', 'git:write'] as const
  const { secret } = await addCredential(gantry, 'user_owner', {
    scopes,
    allow: { gitRemotes: ['up*'], gitBranches: ['topic/*'] },
  })
  for (const [path, body] of [
    ['/fetch', { remote: 'origin' }],
    ['/pull', { remote: 'origin' }],
    ['/remotes', { name: 'up2', url: 'https://example.org/x' }],
  ] as const)
    t.match(await refusal('POST', path, body, as(secret)), [403, 'forbidden'], path)
  t.match(await refusal('DELETE', '/remotes/origin', undefined, as(secret)), [403, 'forbidden'])
  await git('remote', 'add', 'upstream', `${server.url}/origin.git`)
  t.match(await refusal('POST', '/pull', { remote: 'upstream' }, as(secret)), [403, 'protected_branch'])
  t.equal((await call('POST', '/fetch', { remote: 'upstream' }, as(secret))).status, 202)
  const other = await startGantry(t, { environment })
  const narrow = await addCredential(other, 'user_owner', { scopes, allow: { gitRemotes: ['origin'] } })
  const clone = await other.call('POST', '/git/clone', { body: { url: 'https://example.org/x' }, ...as(narrow.secret) })
  t.equal(clone.status, 403)
})

t.test('cloneRepository makes the project folder a repository, and keeps the files that are there', async (t) => {
  await git('push', '--quiet', '--force', 'origin', 'main')
  const folder = makeFolder(t)
  writeFiles(folder, { mine: 'stays' })
  const other = await startGantry(t, { args: ['--project', folder], environment })
  const url = `${server.url}/origin.git`
  const oid = (await project.remoteRefs())['refs/heads/main']
  t.match(await jobOf('/clone', { url, branch: 'none' }, other), { error: { code: 'git_ref_not_found' } })
  t.match(await jobOf('/clone', { url }, other), { state: 'succeeded', result: { commit: oid } })
  t.match((await other.call('GET', '/git/status')).body.data.status, {
    branch: 'main',
    upstream: 'origin/main',
    ahead: 0,
    behind: 0,
    files: [{ path: 'mine', worktree: 'untracked' }],
  })
  t.equal(readFileSync(join(folder, 'mine'), 'utf8'), 'stays')
  t.same(
    readdirSync(folder).filter((name) => name.startsWith('.gantry-clone')),
    [],
  )
  await git('-C', folder, 'fsck', '--strict')
  const again = await other.call('POST', '/git/clone', { body: { url } })
  t.match([again.status, again.body.error.code], [409, 'already_exists'])
})

t.test('cloneRepository overwrites no file, and leaves nothing behind when it fails', async (t) => {
  const folder = makeFolder(t)
  writeFiles(folder, { 'read.me': 'mine' })
  const other = await startGantry(t, { args: ['--project', folder], environment })
  const url = `${server.url}/origin.git`
  t.match(await jobOf('/clone', { url }, other), { state: 'failed', error: { code: 'git_worktree_dirty' } })
  t.equal(readFileSync(join(folder, 'read.me'), 'utf8'), 'mine')
  server.fault = { kind: 'status', status: 404 }
  t.match(await jobOf('/clone', { url }, other), { error: { code: 'git_remote_unreachable' } })
  server.fault = undefined
  t.same(readdirSync(folder).sort(), ['.gantry', 'read.me'])
  t.match((await other.call('POST', '/git/clone', { body: { url: '/etc' } })).body.error, { code: 'validation_failed' })
})

t.test('a stored credential is given to git when it asks, and is nowhere else', async (t) => {
  const password = 'correct horse/battery%staple'
  server.fault = { kind: 'password', user: 'ada', password }
  const put = await call('PUT', '/credentials/origin', { username: 'ada', password })
  t.match(put.body.data, { credential: { remote: 'origin', target: server.url, kind: 'password', username: 'ada' } })
  t.equal((await jobOf('/fetch')).state, 'succeeded')
  await project.commit('with-credential', 'x')
  t.equal((await call('POST', '/push', { branch: 'main' })).status, 200)
  const seen = server.seen.filter(({ authorization }) => authorization !== undefined)
  t.ok(seen.length > 0)
  const listed = await call('GET', '/credentials')
  const stored = await gantry.service.app.store.read.gitCredentials.get('origin')
  const log = JSON.stringify([put.body, listed.body, await dataOf('/pushes')])
  t.notMatch(log + JSON.stringify(stored), /horse/)
  t.match(stored?.doc.sealed, /^sealed:1:/)
  await call('PUT', '/credentials/origin', { username: 'ada', password: 'wrong-password' })
  const denied = await jobOf('/fetch')
  t.match(denied, { error: { code: 'git_auth_failed' } })
  t.notMatch(JSON.stringify(denied), /wrong-password/)
  t.equal((await call('DELETE', '/credentials/origin')).status, 200)
  t.match(await refusal('DELETE', '/credentials/origin'), [404, 'secret_not_found'])
  t.match(await jobOf('/fetch'), { error: { code: 'git_auth_failed' } })
  server.fault = undefined
})

t.test('a stored credential is never given to another server', async (t) => {
  const other = await startGitServer(join(project.root, 'served'))
  t.teardown(() => other.close())
  const password = 'for-the-first-server'
  await call('PUT', '/credentials/origin', { password })
  await git('config', 'remote.origin.url', `${other.url}/origin.git`)
  other.fault = { kind: 'password', user: 'git', password }
  t.match(await jobOf('/fetch'), { error: { code: 'git_auth_failed' } })
  t.same(
    other.seen.filter(({ authorization }) => authorization !== undefined),
    [],
  )
  await git('config', 'remote.origin.url', `${server.url}/origin.git`)
  await call('DELETE', '/credentials/origin')
})

t.test('putGitCredential refuses what does not fit the remote, and what cannot be used', async (t) => {
  t.match(await refusal('PUT', '/credentials/none', { password: 'x' }), [404, 'git_remote_not_found'])
  t.match(await refusal('PUT', '/credentials/origin', {}), [400, 'validation_failed', /password/])
  await git('remote', 'add', 'by-ssh', 'git@example.org:x.git')
  t.match(await refusal('PUT', '/credentials/by-ssh', { password: 'x' }), [400, 'validation_failed', /privateKey/])
  const broken = `-----BEGIN OPENSSH PRIVATE KEY-----\n${'A'.repeat(80)}\n-----END OPENSSH PRIVATE KEY-----\n`
  t.match(await refusal('PUT', '/credentials/by-ssh', { privateKey: broken }), [400, 'validation_failed', /damaged/])
  await git('remote', 'add', 'by-path', project.remote)
  t.match(await refusal('PUT', '/credentials/by-path', { password: 'x' }), [409, 'git_unsupported'])
  const { secret } = await addCredential(gantry, 'user_owner', { allow: { gitRemotes: ['origin'] } })
  t.match(await refusal('PUT', '/credentials/origin', { password: 'x' }, as(secret)), [403, 'forbidden'])
  t.match(await refusal('DELETE', '/credentials/origin', undefined, as(secret)), [403])
})

for (const type of ['ed25519', 'rsa'] as const)
  t.test(`a real sshd takes a stored ${type} key, which is never on disk`, { skip: whyNoSsh }, async (t) => {
    const { url, privateKey, knownHosts } = await startSshServer(t, type)
    const name = `ssh-${type}`
    await git('remote', 'add', name, url(project.remote))
    t.match(await jobOf('/fetch', { remote: name }), { error: { code: /git_remote_unreachable|git_auth_failed/ } })
    t.equal((await call('PUT', `/credentials/${name}`, { privateKey, knownHosts })).status, 200)
    t.match(await jobOf('/fetch', { remote: name }), { state: 'succeeded' })
    await project.commit(`by-${type}`, 'x')
    t.equal((await call('POST', '/push', { remote: name, branch: 'main' })).status, 200)
    t.equal((await project.remoteRefs())['refs/heads/main'], await git('rev-parse', 'main'))
    const other = knownHosts.replace(/.{6}\n$/, 'AAAAAA\n')
    await call('PUT', `/credentials/${name}`, { privateKey, knownHosts: other })
    t.match(await jobOf('/fetch', { remote: name }), { error: { code: 'git_remote_unreachable', message: /host key/ } })
  })

t.test('every row of a project that is no repository, or of a machine without git, says so', async (t) => {
  const other = await startGantry(t, { environment })
  t.match((await other.call('GET', '/git/remotes')).body.error, { code: 'git_repository_not_found' })
  const rows: readonly (readonly [string, string, object?])[] = [
    ['POST', '/remotes', { name: 'x', url: 'https://example.org/x' }],
    ['DELETE', '/remotes/x'],
    ['POST', '/fetch', {}],
    ['POST', '/pull', {}],
    ['PUT', '/credentials/x', { password: 'letmein' }],
  ]
  for (const [method, path, body] of rows)
    t.match(
      (await other.call(method, `/git${path}`, body === undefined ? {} : { body })).body.error,
      { code: 'git_repository_not_found' },
      path,
    )
  const empty = join(project.root, 'plain')
  mkdirSync(empty)
  const bare = await startGantry(t, {
    args: ['--project', project.project, '--data', makeFolder(t)],
    environment: { ...environment, GANTRY_GIT_ENGINE: 'system', PATH: '/nowhere' },
  })
  for (const [method, path] of [
    ['POST', '/fetch'],
    ['POST', '/pull'],
    ['DELETE', '/remotes/origin'],
  ] as const)
    t.match(
      (await bare.call(method, `/git${path}`, method === 'POST' ? { body: {} } : {})).body.error,
      { code: 'git_unsupported' },
      path,
    )
  const cloning = await startGantry(t, {
    args: ['--project', empty, '--data', makeFolder(t)],
    environment: { ...environment, GANTRY_GIT_ENGINE: 'system', PATH: '/nowhere' },
  })
  const clone = await cloning.call('POST', '/git/clone', { body: { url: `${server.url}/origin.git` } })
  t.match(clone.body.error, { code: 'git_unsupported' })
})

t.test('sections of a configuration are found where git finds them', async (t) => {
  const text = '; top\n[a]\nb = "[x]"\n[remote "o\\"p"]\nurl = 1 # [y]\n[c] d = e\n'
  t.same(
    sectionsIn(text).sections.map(({ section, subsection, start, end }) => [
      section,
      subsection,
      text.slice(start, end),
    ]),
    [
      ['a', undefined, '[a]\nb = "[x]"\n'],
      ['remote', 'o"p', '[remote "o\\"p"]\nurl = 1 # [y]\n'],
      ['c', undefined, '[c] d = e\n'],
    ],
  )
})
