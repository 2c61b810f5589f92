import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { formatSettings } from '../src/platform/repository/settings.ts'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitForJob } from './support/samples.ts'

const project = await makeGitProject(t)
const { git, root } = project
const folder = project.project
// Where a git in its sandbox could run them, and could write.
const place = join(folder, '.git', 'hostile')
mkdirSync(place)
const canary = join(place, 'canary')
const script = join(place, 'script')
const config = join(folder, '.git', 'config')
writeFileSync(script, `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 })
await git('push', '--quiet', '--set-upstream', 'origin', 'main')
await project.commitElsewhere()
await git('branch', 'other')
const plain = readFileSync(config, 'utf8')
const gantry = await startGantry(t, { args: ['--project', folder], environment: project.environment })

/** Every row that starts git, with what it needs to have something to do. */
let round = 0
const rows: Readonly<Record<string, () => Promise<unknown>>> = {
  status: () => get('/status'),
  'diff of the working tree': () => get('/diff'),
  'diff of the index': () => get('/diff?staged=true'),
  'diff of a commit': () => get('/diff?to=HEAD'),
  log: () => get('/commits?path=read.me'),
  commit: async () => get(`/commits/${await git('rev-parse', 'HEAD')}`),
  blob: () => get('/content?path=read.me'),
  bytes: () => gantry.fetch('/api/v1/git/content?path=read.me&download=true').then((answer) => answer.arrayBuffer()),
  branches: () => get('/branches'),
  stage: () => post('/stage', {}),
  unstage: () => post('/unstage', {}),
  'create a commit': () => post('/commits', { message: `Round ${round}`, paths: ['read.me'] }),
  'create a branch': () => post('/branches', { name: `made/${round}` }),
  'check out': () => post('/checkout', { branch: `made/${round}` }),
  'check out again': () => post('/checkout', { branch: 'main' }),
  'delete a branch': () => gantry.call('DELETE', `/git/branches/made%2F${round}?force=true`),
  fetch: () => job('/fetch'),
  pull: () => job('/pull', { mode: 'merge' }),
}

function get(path: string) {
  return gantry.call('GET', `/git${path}`)
}

function post(path: string, body: object) {
  return gantry.call('POST', `/git${path}`, { body })
}

async function job(path: string, body: object = {}) {
  const answer = await post(path, body)
  if (answer.status === 202) await waitForJob(gantry, answer.body.data.job.id)
}

const hooks = [
  'pre-commit',
  'prepare-commit-msg',
  'commit-msg',
  'post-commit',
  'pre-merge-commit',
  'post-merge',
  'post-checkout',
  'post-index-change',
  'reference-transaction',
  'fsmonitor-watchman',
  'pre-auto-gc',
  'post-rewrite',
]

/** Settings of a repository by which it may run a command of its own. */
const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hooks: {},
  'a folder of hooks': { 'core.hooksPath': join(place, 'hooks') },
  'a monitor': { 'core.fsmonitor': script },
  'the monitor of git': { 'core.fsmonitor': 'true', 'core.useBuiltinFSMonitor': 'true' },
  'a filter': { 'filter.evil.clean': script, 'filter.evil.smudge': script, 'filter.evil.process': script },
  'a diff driver': { 'diff.evil.command': script, 'diff.evil.textconv': script, 'diff.evil.cachetextconv': 'true' },
  'an external diff': { 'diff.external': script },
  'a merge driver': { 'merge.evil.driver': `${script} %A`, 'merge.default': 'evil' },
  'a pager': {
    'core.pager': script,
    'pager.status': 'true',
    'pager.diff': script,
    'pager.log': script,
    'pager.branch': script,
  },
  'an editor': { 'core.editor': script, 'sequence.editor': script },
  'an alias': { 'alias.status': `!${script}`, 'alias.diff': `!${script}`, 'alias.add': `!${script}` },
  signing: { 'commit.gpgSign': 'true', 'gpg.program': script, 'log.showSignature': 'true', 'user.signingKey': 'x' },
  'signing by ssh': {
    'commit.gpgSign': 'true',
    'gpg.format': 'ssh',
    'gpg.ssh.program': script,
    'gpg.ssh.defaultKeyCommand': script,
  },
  'an ssh command': { 'core.sshCommand': script, 'remote.origin.url': 'ssh://127.0.0.1:1/x' },
  'a proxy': { 'core.gitProxy': script, 'remote.origin.url': 'git://127.0.0.1:1/x' },
  'an ext remote': {
    'remote.origin.url': `ext::${script}`,
    'protocol.ext.allow': 'always',
    'protocol.allow': 'always',
  },
  'a rewritten URL': { [`url.ext::${script}.insteadOf`]: 'http://', 'protocol.ext.allow': 'always' },
  'a remote helper': { 'remote.origin.vcs': 'ext', 'remote.origin.url': script, 'protocol.ext.allow': 'always' },
  'upload-pack': { 'remote.origin.url': project.remote, 'remote.origin.uploadpack': script },
  'a helper for credentials': { 'credential.helper': `!${script}`, 'core.askPass': script },
  'a hook of packs': { 'uploadpack.packObjectsHook': script },
  submodules: {
    'submodule.recurse': 'true',
    'submodule.sub.update': `!${script}`,
    'fetch.recurseSubmodules': 'true',
    'status.submoduleSummary': 'true',
  },
  'a lazy fetch': {
    'remote.origin.promisor': 'true',
    'extensions.partialClone': 'origin',
    'remote.origin.uploadpack': script,
  },
  'an included file': { 'include.path': join(folder, 'included') },
  'another worktree': { 'core.worktree': join(root, 'elsewhere-main'), 'extensions.worktreeConfig': 'true' },
  'alternate refs': { 'core.alternateRefsCommand': script },
  trailers: { 'trailer.x.command': script, 'trailer.x.cmd': script },
  'a background task': { 'maintenance.auto': 'true', 'gc.auto': '1', 'gc.recentObjectsHook': script },
}

mkdirSync(join(place, 'hooks'), { recursive: true })
for (const hook of hooks)
  for (const hooksFolder of [join(folder, '.git', 'hooks'), join(place, 'hooks')])
    writeFileSync(join(hooksFolder, hook), `#!/bin/sh\ntouch ${canary}\n`, { mode: 0o755 })
writeFiles(folder, {
  included: `[core]\nfsmonitor = ${script}\nhooksPath = ${join(place, 'hooks')}\n`,
  '.gitattributes': '*.evil filter=evil diff=evil merge=evil\nread.me diff=evil merge=evil\n',
  'a.evil': 'x',
})

/**
 * Those that name another remote are tried one by one, by the rows that use it; the others all at once, by every row.
 */
const ofRemotes = Object.keys(settings).filter(
  (name) => 'remote.origin.url' in (settings[name] ?? {}) || /URL|lazy/.test(name),
)
const together = Object.assign(
  {},
  ...Object.keys(settings).flatMap((name) => (ofRemotes.includes(name) ? [] : [settings[name]])),
)
const batches: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  ['hooks', {}, Object.keys(rows)],
  ['everything', together, Object.keys(rows)],
  ...ofRemotes.map((name) => [name, settings[name] ?? {}, ['fetch', 'pull', 'status']] as const),
]

t.test('no row runs what a hostile repository names', async (t) => {
  let tried = 0
  const touched: string[] = []
  for (const [name, values, chosen] of batches) {
    round++
    const lines = Object.entries(values).map(([key, value]) => {
      const [first, last] = [key.indexOf('.'), key.lastIndexOf('.')]
      const subsection = first === last ? undefined : key.slice(first + 1, last)
      return {
        section: key.slice(0, first),
        name: key.slice(last + 1),
        value,
        ...(subsection !== undefined && { subsection }),
      }
    })
    writeFileSync(config, plain + formatSettings(lines))
    writeFileSync(join(folder, '.git', 'config.worktree'), `[core]\nfsmonitor = ${script}\n`)
    writeFiles(folder, { 'read.me': `round ${round}` })
    rmSync(canary, { force: true })
    for (const row of chosen) {
      tried++
      await rows[row]?.()
      if (!existsSync(canary)) continue
      touched.push(`${name}: ${row}`)
      rmSync(canary, { force: true })
    }
  }
  writeFileSync(config, plain)
  t.same(touched, [], `${tried} rows tried with ${Object.keys(settings).length} settings`)
})

t.test('git by itself runs some of them', async (t) => {
  const ran: string[] = []
  for (const name of ['hooks', 'a monitor', 'a diff driver', 'a filter']) {
    writeFileSync(config, plain)
    for (const [key, value] of Object.entries(settings[name] ?? {})) await git('config', key, value)
    rmSync(canary, { force: true })
    writeFiles(folder, { 'read.me': `by git: ${name}`, 'a.evil': name })
    await git('status').catch(() => undefined)
    await git('diff', '--ext-diff').catch(() => undefined)
    await git('add', '--all').catch(() => undefined)
    await git('commit', '--quiet', '--message=x').catch(() => undefined)
    if (existsSync(canary)) ran.push(name)
  }
  writeFileSync(config, plain)
  t.same(ran, ['hooks', 'a monitor', 'a diff driver', 'a filter'])
})

t.test('a repository inside the project is a folder like any other', async (t) => {
  const environment = { ...project.environment, GIT_CONFIG_GLOBAL: '/dev/null' }
  const bare = join(folder, 'bare')
  const nested = join(folder, 'nested')
  await git('init', '--quiet', '--bare', bare)
  await git('init', '--quiet', nested)
  await project.commit('file', 'x', nested)
  for (const place of [bare, join(nested, '.git')]) {
    writeFileSync(
      join(place, 'config'),
      `[core]\nbare = ${place === bare}\nfsmonitor = ${script}\nhooksPath = ${join(place, 'hooks')}\n[filter "evil"]\nclean = ${script}\n`,
    )
  }
  rmSync(canary, { force: true })
  for (const path of ['/status', '/diff', '/diff?from=HEAD']) await get(path)
  t.equal((await post('/stage', { paths: ['bare/HEAD'] })).status, 200)
  await post('/stage', { paths: ['nested'] })
  for (const path of ['/status', '/diff?staged=true']) t.equal((await get(path)).status, 200)
  t.notOk(existsSync(canary))
  t.ok(environment)
  await post('/unstage', {})
  rmSync(bare, { recursive: true })
  rmSync(nested, { recursive: true })
})

t.test('a folder of git that is a link or a file leads nowhere else', async (t) => {
  const other = join(root, 'linked')
  mkdirSync(other)
  writeFileSync(join(other, '.git'), `gitdir: ${join(folder, '.git')}\n`)
  const linked = await startGantry(t, { args: ['--project', other], environment: project.environment })
  const { status } = (await linked.call('GET', '/git/status')).body.data
  t.equal(status.head, await git('rev-parse', 'HEAD'), 'a linked folder reads the repository that it names')
  t.notOk(existsSync(canary))
})
