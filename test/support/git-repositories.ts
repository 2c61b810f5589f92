import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import tap from 'tap'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'
import { startGitServer } from './git-server.ts'
import type { GitServer } from './git-server.ts'

const execute = promisify(execFile)

/** A project with a remote `origin` that a real git server serves, and a home folder that holds no one's settings. */
export interface GitProject {
  readonly root: string
  readonly project: string
  readonly home: string
  /** The bare repository behind `origin`. */
  readonly remote: string
  readonly server: GitServer
  readonly environment: Readonly<Record<string, string>>
  /** Runs git in the project. */
  git(...given: string[]): Promise<string>
  /** Writes a file and commits it; gives the commit's id. */
  commit(path: string, content: string, folder?: string): Promise<string>
  /** What the remote has: `refs/heads/main` and so on, with their ids. */
  remoteRefs(): Promise<Record<string, string>>
  /** Someone else's commit on a branch of the remote; gives its id. */
  commitElsewhere(branch?: string): Promise<string>
}

/** With one commit on `main`, not pushed yet. In the given folder, or in a new one. */
export async function makeGitProject(t: Teardown, project?: string): Promise<GitProject> {
  const root = makeFolder(t)
  const folder = project ?? join(root, 'project')
  const [home, served] = [join(root, 'home'), join(root, 'served')]
  const remote = join(served, 'origin.git')
  const server = await startGitServer(served)
  t.teardown(() => server.close())
  writeFiles(home, {
    '.gitconfig':
      '[user]\nname = Tester\nemail = tester@example.com\n[init]\ndefaultBranch = main\n[core]\nfsync = none\n',
  })
  const environment = { PATH: process.env['PATH'] ?? '', HOME: home, GIT_CONFIG_NOSYSTEM: '1' }
  const run = async (where: string, ...given: string[]) =>
    (await execute('git', ['-C', where, ...given], { env: { ...environment, ...nextSecond() } })).stdout.trim()
  const git = (...given: string[]) => run(folder, ...given)
  const commit = async (path: string, content: string, where = folder) => {
    writeFiles(where, { [path]: content })
    await run(where, 'add', '--all')
    await run(where, 'commit', '--quiet', '--message', `${path}: ${content}`)
    return run(where, 'rev-parse', 'HEAD')
  }
  await copyTemplate(folder, remote, environment)
  appendFileSync(
    join(folder, '.git', 'config'),
    `[remote "origin"]\nurl = ${server.url}/origin.git\nfetch = +refs/heads/*:refs/remotes/origin/*\n`,
  )
  return {
    root,
    project: folder,
    home,
    remote,
    server,
    environment,
    git,
    commit,
    async remoteRefs() {
      const lines = (await run(remote, 'for-each-ref', '--format=%(refname) %(objectname)')).split('\n').filter(Boolean)
      return Object.fromEntries(lines.map((line) => line.split(' ') as [string, string]))
    },
    async commitElsewhere(branch = 'main') {
      const elsewhere = join(root, `elsewhere-${branch}`)
      await run(root, 'clone', '--quiet', '--branch', branch, remote, elsewhere)
      const oid = await commit('elsewhere', `by someone else on ${branch}`, elsewhere)
      await run(elsewhere, 'push', '--quiet')
      return oid
    },
  }
}

// Commits of one second have no order of time, in which logs list them.
let seconds = Math.trunc(Date.now() / 1_000) - 86_400

/** Dates for a commit: each a second after the one before. */
function nextSecond(): Readonly<Record<string, string>> {
  const date = `@${++seconds} +0000`
  return { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
}

let template: Promise<string> | undefined

/** The two repositories are made once by git, and then copied: a dozen processes fewer for each test. */
async function copyTemplate(
  folder: string,
  remote: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  template ??= makeTemplate(environment)
  cpSync(join(await template, 'project'), folder, { recursive: true })
  cpSync(join(await template, 'remote'), remote, { recursive: true })
}

async function makeTemplate(environment: Readonly<Record<string, string>>): Promise<string> {
  const root = makeFolder(tap)
  const [project, remote] = [join(root, 'project'), join(root, 'remote')]
  const git = (...given: string[]) => execute('git', given, { env: { ...environment, ...nextSecond() } })
  await git('init', '--quiet', '--template=', '--bare', remote)
  await git('init', '--quiet', '--template=', project)
  // No tidying up behind the push: it costs a process each time.
  await git('-C', remote, 'config', 'receive.autogc', 'false')
  for (const repository of [remote, join(project, '.git')]) mkdirSync(join(repository, 'hooks'))
  writeFiles(project, { 'read.me': 'first' })
  await git('-C', project, 'add', '--all')
  await git('-C', project, 'commit', '--quiet', '--message', 'first')
  return root
}
