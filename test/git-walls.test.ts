/**
 * What a command leaves behind must not be run by the git of the service, which runs for callers who may do more. Each
 * test lets a token of the preset `agent` plant a canary by a plan step, and then calls rows that start git.
 */
import t from 'tap'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFiles } from './support/folder.ts'
import type { Teardown } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import type { GitProject } from './support/git-repositories.ts'
import { addStep, untilOver } from './support/plans.ts'
import { waitForJob } from './support/samples.ts'
import { startSshServer, whyNoSsh } from './support/ssh-server.ts'
import { waitUntil } from './support/wait.ts'

const temporary = tmpdir()

interface Walls extends GitProject {
  readonly gantry: Gantry
  /** A program of the project; it leaves its mark wherever it runs. */
  readonly canary: string
  /** Whether the canary has run. */
  hasRun(): boolean
  /** Runs a shell script by a plan step of a token of the preset `agent`. Gives what its job did. */
  asAgent(script: string): Promise<string>
  /** Starts one, and gives what awaits its end. */
  start(script: string): Promise<() => Promise<string>>
  /** What the agent itself calls. */
  agentCalls: Gantry['call']
  readonly bin: string
}

async function startWalls(t: Teardown): Promise<Walls> {
  const project = await makeGitProject(t)
  const canary = join(project.project, 'canary.sh')
  const mark = join(project.project, 'canary-ran')
  writeFileSync(canary, `#!/bin/sh\necho "$0 $*" >> ${mark}\nexit 1\n`, { mode: 0o755 })
  const bin = join(project.home, '.local', 'bin')
  mkdirSync(bin, { recursive: true })
  const gantry = await startGantry(t, {
    args: ['--project', project.project],
    environment: {
      ...project.environment,
      PATH: `${bin}:${project.environment['PATH']}`,
      GANTRY_GIT_ENGINE: 'system',
      GANTRY_SECRET_KEY: 'a-secret-key-of-these-tests-0123456789',
    },
  })
  const made = await gantry.call('POST', '/identity/tokens', { body: { name: 'agent', preset: 'agent' } })
  const headers = { authorization: `Bearer ${made.body.data.secret}` }
  const agentCalls: Gantry['call'] = (method, path, options) => gantry.call(method, path, { ...options, headers })
  const agent = { call: agentCalls }
  const task = await gantry.createTask()
  const start = async (script: string) => {
    writeFiles(project.project, { 'script.sh': script })
    const step = await addStep(agent, task, { command: 'sh script.sh' })
    const { body } = await agentCalls('POST', `/tasks/${task}/plan-steps/${step}/execute`, { body: {} })
    return async () => (await untilOver(agent, body.data.job.id)).state as string
  }
  return {
    ...project,
    gantry,
    canary,
    bin,
    hasRun: () => existsSync(mark),
    agentCalls,
    start,
    asAgent: async (script) => (await start(script))(),
  }
}

/** Every row that starts git without a remote. */
async function workWithGit({ gantry, agentCalls }: Walls): Promise<void> {
  for (const path of ['/status', '/diff', '/diff?staged=true', '/commits', '/branches', '/content?path=read.me'])
    await agentCalls('GET', `/git${path}`)
  await gantry.call('POST', '/git/stage', { body: {} })
  await gantry.call('POST', '/git/commits', { body: { message: 'A commit' } })
  await gantry.call('POST', '/git/branches', { body: { name: 'side' } })
  await gantry.call('POST', '/git/checkout', { body: { branch: 'side' } })
  await gantry.call('POST', '/git/checkout', { body: { branch: 'main' } })
}

/** Every row that asks a remote. */
async function workWithRemote({ gantry }: Walls, remote = 'origin'): Promise<void> {
  await gantry.call('POST', '/git/push', { body: { remote, branch: 'main' } })
  const { body } = await gantry.call('POST', '/git/fetch', { body: { remote } })
  if (body.success) await waitForJob(gantry, body.data.job.id)
}

t.test('a command changes no configuration that the service gives to git', async (t) => {
  const walls = await startWalls(t)
  await walls.agentCalls('GET', '/git/status')
  const places = [`${temporary}/gantry-git-*/config`, '.gantry/data/work/*/config', '.gantry/data/work/*/*/config']
  await walls.asAgent(`
    for file in ${places.join(' ')}; do
      git config --file "$file" filter.y.clean "${walls.canary}"
      git config --file "$file" core.fsmonitor "${walls.canary}"
    done
    echo '* filter=y' > .gitattributes
    echo changed > read.me
  `)
  await workWithGit(walls)
  t.notOk(walls.hasRun())
})

t.test('a command wins no race for the folder of a push', async (t) => {
  const walls = await startWalls(t)
  walls.server.fault = { kind: 'password', user: 'someone', password: 'secret-of-the-server' }
  const places = [
    '.git/gantry-push-*/config',
    `${temporary}/gantry-push-*/config`,
    `${temporary}/gantry-source-*/config`,
    '.gantry/data/work/*/config',
    '.gantry/data/work/*/*/config',
  ]
  const over = await walls.start(`
    touch started
    until [ -e stop ]; do
      for file in ${places.join(' ')}; do
        [ -e "$file" ] && printf '[credential]\\nhelper = "!${walls.canary}"\\n' >> "$file"
      done
    done
  `)
  await waitUntil(() => existsSync(join(walls.project, 'started')), 'the loop of the command')
  for (let round = 0; round < 5; round++) await workWithRemote(walls)
  writeFiles(walls.project, { stop: '' })
  await over()
  t.notOk(walls.hasRun())
})

t.test('no file of the home folder configures the git of the service', async (t) => {
  const walls = await startWalls(t)
  const { canary, home } = walls
  const config = `[core]\nfsmonitor = ${canary}\nsshCommand = ${canary}\n[credential]\nhelper = "!${canary}"\n[filter "y"]\nclean = ${canary}\n[url "ext::${canary}"]\ninsteadOf = nothing:\n`
  await walls.asAgent(`
    printf '%s' '${config}' > "$HOME/.gitconfig"
    mkdir -p "$HOME/.config/git"
    printf '%s' '${config}' > "$HOME/.config/git/config"
  `)
  // What a command wrote into a home of its own is tried in that of the service as well.
  writeFiles(home, { '.gitconfig': config, '.config/git/config': config, '.config/git/attributes': '* filter=y\n' })
  walls.server.fault = { kind: 'password', user: 'someone', password: 'secret-of-the-server' }
  await workWithGit(walls)
  await workWithRemote(walls)
  walls.server.fault = undefined
  await walls.git('remote', 'add', 'by-ssh', 'ssh://someone@127.0.0.1:1/x.git')
  await workWithRemote(walls, 'by-ssh')
  t.notOk(walls.hasRun())
})

t.test('no program of a folder that a command can write is run as git or ssh', async (t) => {
  const walls = await startWalls(t)
  const { canary, bin } = walls
  const names = ['git', 'ssh', 'git-remote-http', 'sh', 'git-receive-pack', 'git-upload-pack']
  await walls.asAgent(`
    mkdir -p "$HOME/.local/bin"
    for name in ${names.join(' ')}; do cp ${canary} "$HOME/.local/bin/$name"; done
  `)
  for (const name of names) writeFileSync(join(bin, name), `#!/bin/sh\nexec ${canary}\n`, { mode: 0o755 })
  await workWithGit(walls)
  await workWithRemote(walls)
  await walls.gantry.call('POST', '/git/remotes', { body: { name: 'by-ssh', url: 'ssh://someone@example.org/x.git' } })
  await walls.gantry.call('POST', '/git/push', { body: { remote: 'by-ssh', branch: 'main' } })
  t.notOk(walls.hasRun())
})

t.test('a command of a narrow credential changes nothing by which the repository runs something', async (t) => {
  const walls = await startWalls(t)
  const { project, canary, gantry } = walls
  const config = () => readFileSync(join(project, '.git', 'config'), 'utf8')
  const attempt = `
    printf '#!/bin/sh\n${canary}\n' > .git/hooks/pre-commit
    printf '[core]\nfsmonitor = ${canary}\n' >> .git/config
    git config core.fsmonitor ${canary}
    rm -rf .git/hooks
    mv .git/hooks .git/other
    mv .git elsewhere
    true
  `
  const before = config()
  await walls.asAgent(attempt)
  t.equal(config(), before)
  t.same(readdirSync(join(project, '.git', 'hooks')), [])
  const work = 'git add read.me && git -c user.name=a -c user.email=a@b commit --allow-empty -qm x'
  t.equal(await walls.asAgent(work), 'succeeded', 'and can commit')
  const remote = { name: 'added', url: 'https://example.org/x.git' }
  t.equal((await gantry.call('POST', '/git/remotes', { body: remote })).status, 201)
  const changed = config()
  await walls.asAgent(attempt)
  t.equal(config(), changed, 'nor after the service has replaced the file')
})

t.test('no folder of the service is taken for that of a repository', async (t) => {
  const { project, gantry, asAgent, git } = await startWalls(t)
  await gantry.call('GET', '/git/status')
  const work = join(gantry.data, 'work')
  const folder = join(work, readdirSync(work).find((name) => name.startsWith('git-')) ?? '')
  await git('remote', 'add', 'to-data', folder)
  const pushed = await gantry.call('POST', '/git/push', { body: { remote: 'to-data' } })
  t.match([pushed.status, pushed.body.error.message], [400, /inside/])
  renameSync(join(project, '.git'), join(project, 'moved'))
  t.equal(await asAgent(`echo "gitdir: ${folder}" > .git`), 'succeeded')
  t.match((await gantry.call('GET', '/git/status')).body.error, { code: 'git_repository_not_found' })
})

t.test('a repository that borrows objects from another one is read', async (t) => {
  const { project, gantry, git, root } = await startWalls(t)
  const [lender, objects] = [join(root, 'lender'), join(project, '.git', 'objects')]
  await git('clone', '--quiet', '--bare', project, lender)
  for (const name of readdirSync(objects)) rmSync(join(objects, name), { recursive: true })
  writeFiles(objects, { 'info/alternates': `${lender}/objects\n${gantry.data}\n` })
  const { body } = await gantry.call('GET', '/git/commits')
  t.equal(body.data.commits.length, 1)
})

/**
 * Asks every socket below the given folders, and those that the kernel lists, for a signature, until the file `stop` is
 * there.
 */
const thief = (folders: readonly string[], mark: string) => `
const { readFileSync, readdirSync, existsSync, appendFileSync } = require('node:fs')
const { createConnection } = require('node:net')
const { join } = require('node:path')
const text = (bytes) => Buffer.concat([Buffer.from([0, 0, 0, bytes.length]), Buffer.from(bytes)])
const message = (bytes) => { const head = Buffer.alloc(4); head.writeUInt32BE(bytes.length); return Buffer.concat([head, bytes]) }
function sockets(folder, depth) {
  let entries = []
  try { entries = readdirSync(folder, { withFileTypes: true }) } catch {}
  return entries.flatMap((entry) => entry.isSocket() ? [join(folder, entry.name)]
    : entry.isDirectory() && depth > 0 ? sockets(join(folder, entry.name), depth - 1) : [])
}
function listed() {
  try { return readFileSync('/proc/net/unix', 'utf8').split('\\n').map((line) => line.split(' ').at(-1)).filter((path) => path.startsWith('/')) } catch { return [] }
}
function ask(path) {
  return new Promise((resolve) => {
    let got = Buffer.alloc(0)
    const socket = createConnection(path, () => socket.write(message(Buffer.from([11]))))
    socket.on('error', resolve)
    socket.on('close', resolve)
    socket.setTimeout(500, () => socket.destroy())
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk])
      if (got[4] === 14 || (got[4] === 12 && got[8] > 0)) appendFileSync(${JSON.stringify(mark)}, path + ' ' + got[4] + '\\n')
      socket.destroy()
    })
  })
}
appendFileSync('passes', '')
;(async () => {
  while (!existsSync('stop')) {
    for (const path of new Set([...${JSON.stringify(folders)}.flatMap((folder) => sockets(folder, 5)), ...listed()]))
      if (/gantry|agent/.test(path)) await ask(path)
    appendFileSync('passes', '.')
  }
})()
`

t.test('a command cannot ask the ssh agent of a push for a signature', { skip: whyNoSsh }, async (t) => {
  const walls = await startWalls(t)
  const { project, remote, gantry, git } = walls
  const { url, privateKey, knownHosts } = await startSshServer(t)
  await git('remote', 'add', 'by-ssh', url(remote))
  const credential = { body: { privateKey, knownHosts } }
  t.equal((await gantry.call('PUT', '/git/credentials/by-ssh', credential)).status, 200)
  // The push lasts until the command has looked around often enough.
  const [arrived, go] = [join(walls.root, 'arrived'), join(walls.root, 'go')]
  writeFileSync(
    join(remote, 'hooks', 'pre-receive'),
    `#!/bin/sh\ntouch ${arrived}\nuntil [ -e ${go} ]; do sleep 0.01; done\n`,
    { mode: 0o755 },
  )
  const mark = join(project, 'signed')
  writeFiles(project, { 'thief.cjs': thief([temporary, join(project, '.gantry'), join(project, '.git')], mark) })
  const over = await walls.start(`exec ${process.execPath} thief.cjs`)
  await waitUntil(() => existsSync(join(project, 'passes')), 'the command')
  const push = gantry.call('POST', '/git/push', { body: { remote: 'by-ssh', branch: 'main' } })
  await Promise.race([push, waitUntil(() => existsSync(arrived), 'the push')])
  const passes = () => readFileSync(join(project, 'passes'), 'utf8').length
  const before = passes()
  await waitUntil(() => passes() > before + 1, 'a whole pass of the command during the push')
  writeFileSync(go, '')
  t.equal((await push).status, 200)
  writeFiles(project, { stop: '' })
  await over()
  t.notOk(existsSync(mark))
})
