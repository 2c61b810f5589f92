import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { GitEngine, PushOutcome, PushRequest } from '../../src/services/git/engine.ts'
import { createIsomorphicEngine } from '../../src/services/git/isomorphic/engine.ts'
import { openRepository } from '../../src/platform/repository/repository.ts'
import { createSystemEngine } from '../../src/services/git/system/engine.ts'
import { Machine } from '../../src/services/git/system/machine.ts'
import { localCommands, unconfined } from '../support/unconfined.ts'
import { makeFolder } from '../support/folder.ts'
import { makeGitProject } from '../support/git-repositories.ts'
import type { GitProject } from '../support/git-repositories.ts'
import { startGitServer } from '../support/git-server.ts'
import { waitUntil } from '../support/wait.ts'
import { patient, impatient, commandLines } from '../support/git-engines.ts'

/** The promises of `GitEngine`, kept by both against the real `git http-backend`. */
const engines: Readonly<Record<string, (environment: Readonly<Record<string, string>>) => GitEngine>> = {
  system: (environment) =>
    createSystemEngine(new Machine({ environment, sandbox: unconfined(), commands: localCommands(), workFolder })),
  isomorphic: () => createIsomorphicEngine(workFolder),
}

const workFolder = makeFolder(t)

// Each test has repositories and a server of its own.
t.jobs = 3
const noOid = '0'.repeat(40)

for (const [name, createEngine] of Object.entries(engines)) {
  const push = async (
    { project, environment }: GitProject,
    wishes: Partial<PushRequest> = {},
  ): Promise<PushOutcome> => {
    const repository = await openRepository(project)
    if (repository === undefined) throw new Error('the project is not a repository')
    return createEngine(environment).push({
      repository,
      remote: 'origin',
      branch: 'main',
      force: false,
      dryRun: false,
      expectedOid: undefined,
      limits: patient,
      signal: new AbortController().signal,
      ...wishes,
    })
  }

  t.test(`${name}: a new branch arrives whole`, async (t) => {
    const project = await makeGitProject(t)
    await project.commit('deep/er/file', 'second')
    await project.git('pack-refs', '--all')
    const oid = await project.git('rev-parse', 'main')
    t.same(await push(project), { kind: 'pushed', oid, oldOid: undefined, isForced: false })
    t.same(await project.remoteRefs(), { 'refs/heads/main': oid })
    await project.git('-C', project.remote, 'fsck', '--strict')
  })

  t.test(`${name}: a push is noted as the place where the remote branch was last seen`, async (t) => {
    const project = await makeGitProject(t)
    await push(project)
    t.equal(await project.git('rev-parse', 'refs/remotes/origin/main'), await project.git('rev-parse', 'main'))
  })

  t.test(`${name}: a fast-forward reports the old and the new commit`, async (t) => {
    const project = await makeGitProject(t)
    await push(project)
    const oldOid = await project.git('rev-parse', 'main')
    await project.git('gc', '--quiet')
    const oid = await project.commit('read.me', 'second')
    t.same(await push(project), { kind: 'pushed', oid, oldOid, isForced: false })
    t.same(await project.remoteRefs(), { 'refs/heads/main': oid })
  })

  t.test(`${name}: what is there already is up to date, and the remote is not bothered with a pack`, async (t) => {
    const project = await makeGitProject(t)
    await push(project)
    project.server.seen.length = 0
    t.same(await push(project), { kind: 'upToDate', oid: await project.git('rev-parse', 'main') })
    t.notOk(project.server.seen.some(({ method }) => method === 'POST'))
  })

  t.test(`${name}: a rewritten branch is not a fast-forward`, async (t) => {
    const project = await makeGitProject(t)
    await project.commit('read.me', 'second')
    await push(project)
    const remoteOid = await project.git('rev-parse', 'main')
    await project.git('reset', '--quiet', '--hard', 'HEAD~1')
    t.same(await push(project), { kind: 'nonFastForward', remoteOid })
    t.same(await project.remoteRefs(), { 'refs/heads/main': remoteOid })
  })

  t.test(`${name}: commits that are not here make it no fast-forward`, async (t) => {
    const project = await makeGitProject(t)
    await push(project)
    const remoteOid = await project.commitElsewhere()
    await project.commit('read.me', 'second')
    t.same(await push(project), { kind: 'nonFastForward', remoteOid })
  })

  t.test(`${name}: force replaces a branch that is where it was last seen, and moves no other ref`, async (t) => {
    const project = await makeGitProject(t)
    await project.git('branch', 'other')
    await project.git('tag', 'v1')
    await project.git('push', '--quiet', 'origin', 'main', 'other', 'v1')
    const before = await project.remoteRefs()
    await project.git('branch', '--force', 'other', await project.commit('read.me', 'second'))
    await project.git('tag', '--annotate', '--message=2', 'v2')
    await project.git('commit', '--quiet', '--amend', '--message=rewritten', '--date=2001-01-01')
    await project.git(
      'update-ref',
      'refs/heads/main',
      await project.git('commit-tree', '-m', 'new root', 'main^{tree}'),
    )
    const oid = await project.git('rev-parse', 'main')
    t.same(await push(project, { force: true }), {
      kind: 'pushed',
      oid,
      oldOid: before['refs/heads/main'],
      isForced: true,
    })
    t.same(await project.remoteRefs(), { ...before, 'refs/heads/main': oid })
  })

  t.test(`${name}: force does not replace what was never seen here, unless its id is given`, async (t) => {
    const project = await makeGitProject(t)
    await push(project)
    const remoteOid = await project.commitElsewhere()
    const oid = await project.commit('read.me', 'second')
    t.same(await push(project, { force: true }), { kind: 'moved', remoteOid })
    t.same(await push(project, { force: true, expectedOid: noOid }), { kind: 'moved', remoteOid })
    t.same(await project.remoteRefs(), { 'refs/heads/main': remoteOid })
    t.same(await push(project, { force: true, expectedOid: remoteOid }), {
      kind: 'pushed',
      oid,
      oldOid: remoteOid,
      isForced: true,
    })
  })

  t.test(`${name}: an expected id is checked without force too`, async (t) => {
    const project = await makeGitProject(t)
    const first = await project.git('rev-parse', 'main')
    t.match(await push(project, { expectedOid: noOid }), { kind: 'pushed', oldOid: undefined })
    const second = await project.commit('read.me', 'second')
    t.same(await push(project, { expectedOid: noOid }), { kind: 'moved', remoteOid: first })
    t.match(await push(project, { expectedOid: first }), { kind: 'pushed', oid: second })
    await project.git('commit', '--quiet', '--amend', '--message=rewritten')
    t.same(await push(project, { expectedOid: second }), { kind: 'nonFastForward', remoteOid: second })
  })

  t.test(`${name}: a dry run asks the remote and moves nothing`, async (t) => {
    const project = await makeGitProject(t)
    const oid = await project.git('rev-parse', 'main')
    t.same(await push(project, { dryRun: true }), { kind: 'pushed', oid, oldOid: undefined, isForced: false })
    t.same(await project.remoteRefs(), {})
    await push(project)
    await project.git('commit', '--quiet', '--amend', '--message=rewritten')
    t.same(await push(project, { dryRun: true }), { kind: 'nonFastForward', remoteOid: oid })
    t.same(await project.remoteRefs(), { 'refs/heads/main': oid })
  })

  t.test(`${name}: an unknown remote and an unknown branch are distinguished`, async (t) => {
    const project = await makeGitProject(t)
    t.same(await push(project, { remote: 'elsewhere' }), { kind: 'unknownRemote' })
    t.same(await push(project, { branch: 'elsewhere' }), { kind: 'unknownBranch' })
    t.same(
      project.server.seen.filter(({ method }) => method === 'POST'),
      [],
    )
  })

  t.test(
    `${name}: a hook of the remote refuses in its own words, without credentials and control characters`,
    async (t) => {
      const project = await makeGitProject(t)
      writeFileSync(
        join(project.remote, 'hooks', 'pre-receive'),
        '#!/bin/sh\nprintf "\\033[31mNot on a Friday.\\033[0m See https://me:letmein@example.com/rules\\n" >&2\nexit 1\n',
        { mode: 0o755 },
      )
      const outcome = await push(project)
      t.match(outcome, {
        kind: 'rejected',
        reason: /pre-receive hook declined/,
        words: /^Not on a Friday\. See https:\/\/\*\*\*@example\.com\/rules$/,
      })
      t.same(await project.remoteRefs(), {})
    },
  )

  t.test(`${name}: a remote that forbids rewriting refuses even with force`, async (t) => {
    const project = await makeGitProject(t)
    await push(project)
    await project.git('-C', project.remote, 'config', 'receive.denyNonFastForwards', 'true')
    await project.git('commit', '--quiet', '--amend', '--message=rewritten')
    t.match(await push(project, { force: true }), { kind: 'rejected', reason: /non-fast-forward/ })
  })

  t.test(`${name}: responses that are not those of a git server are reported by their kind`, async (t) => {
    const project = await makeGitProject(t)
    const outcomes: Record<string, PushOutcome> = {}
    for (const status of [401, 403, 404, 500]) {
      project.server.fault = { kind: 'status', status }
      outcomes[status] = await push(project)
    }
    project.server.fault = { kind: 'page' }
    t.match(
      { ...outcomes, page: await push(project) },
      {
        401: { kind: 'denied' },
        403: { kind: 'denied', hint: /403/ },
        404: { kind: 'unreachable', message: /no repository/ },
        500: { kind: 'unreachable', message: /500/ },
        page: { kind: 'unreachable', message: /not a git server/ },
      },
    )
  })

  t.test(`${name}: a port without a listener is unreachable`, async (t) => {
    const project = await makeGitProject(t)
    await project.git('remote', 'set-url', 'origin', 'http://me:letmein@127.0.0.1:1/origin.git')
    const outcome = await push(project)
    t.match(outcome, { kind: 'unreachable', message: /could not be reached/ })
    t.notMatch(JSON.stringify(outcome), /letmein/)
  })

  t.test(`${name}: a server that does not speak TLS is not trusted`, async (t) => {
    const project = await makeGitProject(t)
    await project.git('remote', 'set-url', 'origin', `${project.server.url.replace('http:', 'https:')}/origin.git`)
    t.match(await push(project), { kind: 'unreachable', message: /No trusted TLS connection/ })
  })

  t.test(`${name}: a remote that says nothing is left alone`, async (t) => {
    const project = await makeGitProject(t)
    project.server.fault = { kind: 'hang' }
    t.same(await push(project, { limits: impatient }), { kind: 'silent' })
    project.server.fault = { kind: 'hangOnPack' }
    t.same(await push(project, { limits: impatient }), { kind: 'silent' })
    t.same(await project.remoteRefs(), {})
  })

  t.test(`${name}: a push is ended when its caller has gone`, async (t) => {
    const project = await makeGitProject(t)
    project.server.fault = { kind: 'hang' }
    const caller = new AbortController()
    const outcome = push(project, { signal: caller.signal })
    await waitUntil(() => project.server.seen.length > 0)
    caller.abort()
    t.same(await outcome, { kind: 'abandoned' })
    t.same(
      commandLines().filter((line) => line.includes(project.server.url)),
      [],
      'and its processes with it',
    )
  })

  t.test(`${name}: a connection that is lost within the pack is reported as unreachable`, async (t) => {
    const project = await makeGitProject(t)
    project.server.fault = { kind: 'reset' }
    t.match(await push(project), { kind: 'unreachable', message: /was lost/ })
  })

  t.test(`${name}: a redirect to another origin is not followed`, async (t) => {
    const project = await makeGitProject(t)
    const other = await startGitServer(join(project.root, 'served'))
    t.teardown(() => other.close())
    await project.git('remote', 'set-url', 'origin', `${project.server.url.replace('//', '//me:letmein@')}/origin.git`)
    project.server.fault = { kind: 'redirect', to: other.url }
    const outcome = await push(project)
    t.match(outcome, { kind: 'unreachable', message: /redirect/ })
    t.same(other.seen, [])
    t.notMatch(JSON.stringify(outcome), /letmein/)
  })

  t.test(`${name}: credentials in the URL are used and never reported`, async (t) => {
    const project = await makeGitProject(t)
    project.server.fault = { kind: 'password', user: 'me', password: 'let/me in' }
    const secrets = /let.{1,3}me.{1,3}in|bWU6bGV0L21lIGlu/
    await project.git(
      'remote',
      'set-url',
      'origin',
      `${project.server.url.replace('//', '//me:let%2Fme%20in@')}/origin.git`,
    )
    t.match(await push(project), { kind: 'pushed' })
    await project.commit('read.me', 'second')
    writeFileSync(
      join(project.remote, 'hooks', 'pre-receive'),
      '#!/bin/sh\necho "you sent let%2Fme%20in, let/me in and bWU6bGV0L21lIGlu" >&2\nexit 1\n',
      { mode: 0o755 },
    )
    const refused = await push(project)
    t.match(refused, { kind: 'rejected', words: 'you sent ***, *** and ***' })
    project.server.fault = { kind: 'password', user: 'me', password: 'another' }
    const denied = await push(project)
    t.match(denied, { kind: 'denied' })
    t.notMatch(JSON.stringify([refused, denied]), secrets)
  })

  t.test(`${name}: addresses that run commands are refused`, async (t) => {
    const project = await makeGitProject(t)
    const canary = join(project.root, 'canary')
    for (const address of [
      `ext::touch ${canary}`,
      `EXT::touch ${canary}`,
      'fd::17',
      'ftp://127.0.0.1/x.git',
      `--upload-pack=touch ${canary}`,
      'ssh://-oProxyCommand=true/x',
      '',
    ]) {
      await project.git('config', 'remote.origin.url', address)
      t.match(await push(project), { kind: 'forbiddenAddress' }, address)
    }
    t.notOk(existsSync(canary))
  })

  t.test(`${name}: neither hooks nor settings of the repository run anything`, async (t) => {
    const project = await makeGitProject(t)
    const canary = join(project.root, 'canary')
    writeFileSync(join(project.project, '.git', 'hooks', 'pre-push'), `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 })
    await project.git('config', 'credential.helper', `!touch ${canary}; :`)
    await project.git('config', 'http.corsProxy', 'http://127.0.0.1:1')
    await project.git('config', 'http.proxy', 'http://127.0.0.1:1')
    t.match(await push(project), { kind: 'pushed' })
    project.server.fault = { kind: 'status', status: 401 }
    await project.commit('read.me', 'second')
    t.match(await push(project), { kind: 'denied' })
    t.notOk(existsSync(canary))
  })

  t.test(`${name}: a linked working tree and a shallow clone push like any other`, async (t) => {
    const project = await makeGitProject(t)
    await project.commit('read.me', 'second')
    await push(project)
    const tree = join(project.root, 'tree')
    await project.git('worktree', 'add', '--quiet', '-b', 'side', tree)
    const oid = await project.commit('side', 'by side', tree)
    t.match(await push({ ...project, project: tree }, { branch: 'side' }), { kind: 'pushed', oid })
    const shallow = join(project.root, 'shallow')
    await project.git('clone', '--quiet', '--depth=1', `file://${project.remote}`, shallow)
    await project.git('-C', shallow, 'remote', 'set-url', 'origin', `${project.server.url}/origin.git`)
    const next = await project.commit('read.me', 'third', shallow)
    t.match(await push({ ...project, project: shallow }), { kind: 'pushed', oid: next })
    await project.git('-C', project.remote, 'fsck', '--strict')
  })

  t.test(`${name}: nothing is left behind in the git folder`, async (t) => {
    const project = await makeGitProject(t)
    const before = readdirSync(join(project.project, '.git')).sort()
    const config = readFileSync(join(project.project, '.git', 'config'), 'utf8')
    await push(project)
    await push(project, { branch: 'elsewhere' })
    project.server.fault = { kind: 'hang' }
    await push(project, { limits: impatient })
    t.same(
      readdirSync(join(project.project, '.git'))
        .sort()
        .filter((name) => name !== 'logs'),
      before.filter((name) => name !== 'logs'),
    )
    t.equal(readFileSync(join(project.project, '.git', 'config'), 'utf8'), config)
  })
}

t.test('system: repositories of every kind are pushed', async (t) => {
  const project = await makeGitProject(t)
  const push = async (folder: string) => {
    const repository = await openRepository(folder)
    if (repository === undefined) throw new Error('the folder is not a repository')
    return createSystemEngine(
      new Machine({ ...project, sandbox: unconfined(), commands: localCommands(), workFolder }),
    ).push({
      repository,
      remote: 'origin',
      branch: 'main',
      force: false,
      dryRun: false,
      expectedOid: undefined,
      limits: patient,
      signal: new AbortController().signal,
    })
  }
  const served = (name: string) => join(project.root, 'served', `${name}.git`)
  const clone = async (name: string, ...options: string[]) => {
    const folder = join(project.root, name)
    await project.git('clone', '--quiet', ...options, `file://${project.remote}`, folder)
    await project.git('-C', folder, 'remote', 'set-url', 'origin', `${project.server.url}/origin.git`)
    return folder
  }
  await project.commit('deep/file', 'second')
  t.match(await push(project.project), { kind: 'pushed' })

  await project.git('init', '--quiet', '--bare', '--object-format=sha256', served('sha256'))
  const long = join(project.root, 'long')
  await project.git('init', '--quiet', '--object-format=sha256', long)
  await project.git('-C', long, 'remote', 'add', 'origin', `${project.server.url}/sha256.git`)
  await project.commit('file', 'in long names', long)
  t.match(await push(long), { kind: 'pushed', oid: /^[0-9a-f]{64}$/ }, 'with SHA-256')

  await project.git('-C', project.remote, 'config', 'uploadpack.allowFilter', 'true')
  const partial = await clone('partial', '--filter=blob:none', '--no-checkout')
  await project.git(
    '-C',
    partial,
    'update-ref',
    'refs/heads/main',
    await project.git('-C', partial, 'commit-tree', '-p', 'main', '-m', 'third', 'main^{tree}'),
  )
  t.match(await push(partial), { kind: 'pushed' }, 'a partial clone')

  const borrower = join(project.root, 'borrower')
  await project.git('clone', '--quiet', '--shared', project.remote, borrower)
  await project.git('-C', borrower, 'remote', 'set-url', 'origin', `${project.server.url}/origin.git`)
  await project.commit('file', 'fourth', borrower)
  t.match(await push(borrower), { kind: 'pushed' }, 'with borrowed objects')

  const outer = join(project.root, 'outer')
  await project.git('init', '--quiet', outer)
  await project.git(
    '-C',
    outer,
    '-c',
    'protocol.file.allow=always',
    'submodule',
    '--quiet',
    'add',
    project.remote,
    'inner',
  )
  await project.git('-C', join(outer, 'inner'), 'remote', 'set-url', 'origin', `${project.server.url}/origin.git`)
  await project.commit('file', 'fifth', join(outer, 'inner'))
  t.match(await push(join(outer, 'inner')), { kind: 'pushed' }, 'a submodule')
  await project.git('-C', project.remote, 'fsck', '--strict')
})

t.test('isomorphic: a remote that never stops talking is cut off', async (t) => {
  const project = await makeGitProject(t)
  const repository = await openRepository(project.project)
  if (repository === undefined) throw new Error('the project is not a repository')
  project.server.fault = { kind: 'flood' }
  t.match(
    await createIsomorphicEngine(workFolder).push({
      repository,
      remote: 'origin',
      branch: 'main',
      force: false,
      dryRun: false,
      expectedOid: undefined,
      limits: patient,
      signal: new AbortController().signal,
    }),
    { kind: 'unreachable', message: /not a git server/ },
  )
})

t.test('isomorphic: what it cannot serve it refuses by name', async (t) => {
  const project = await makeGitProject(t)
  const push = async () => {
    const repository = await openRepository(project.project)
    if (repository === undefined) throw new Error('the project is not a repository')
    return createIsomorphicEngine(workFolder).push({
      repository,
      remote: 'origin',
      branch: 'main',
      force: false,
      dryRun: false,
      expectedOid: undefined,
      limits: patient,
      signal: new AbortController().signal,
    })
  }
  for (const [address, words] of [
    ['git@example.com:a/b.git', /ssh/],
    ['ssh://example.com/b.git', /ssh/],
    ['git://example.com/b.git', /git/],
    [project.remote, /a path/],
  ] as const) {
    await project.git('config', 'remote.origin.url', address)
    t.match(await push(), { kind: 'unsupported', message: words }, address)
  }
  await project.git('config', 'remote.origin.url', `${project.server.url}/origin.git`)
  for (const [key, value, words] of [
    ['extensions.partialClone', 'origin', /partialclone/],
    ['extensions.objectFormat', 'sha256', /SHA-256/],
  ] as const) {
    await project.git('config', 'core.repositoryformatversion', '1')
    writeFileSync(
      join(project.project, '.git', 'config'),
      `\n[${key.split('.')[0]}]\n${key.split('.')[1]} = ${value}\n`,
      { flag: 'a' },
    )
    t.match(await push(), { kind: 'unsupported', message: words })
  }
})
