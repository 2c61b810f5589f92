import t from 'tap'
import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdirSync, openSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerWorktree } from '../src/services/git/worktree-entry.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

t.test('what a command puts in the place of MERGE_HEAD holds up no git of the service', async (t) => {
  const { gantry, project } = await startWorkspaces(t)
  const place = join(project.project, '.git/MERGE_HEAD')
  const commit = async (name: string) => {
    writeFileSync(join(project.project, name), 'new\n')
    t.equal((await gantry.call('POST', '/git/stage', { body: {} })).status, 200)
    return gantry.call('POST', '/git/commits', { body: { message: name } })
  }
  execFileSync('mkfifo', [place])
  const answer = commit('pipe')
  // A service that waits for a writer waits in a thread, of which there are four, and holds the lock of the repository.
  await doneBesidePipe(answer, place)
  t.equal((await answer).status, 201)
  t.equal(await project.git('log', '-1', '--format=%s %P'), `pipe ${await project.git('rev-parse', 'main~1')}`)
  rmSync(place, { force: true })
  symlinkSync('/dev/zero', place)
  t.equal((await commit('zero')).status, 201)
})

/** Waits for the end of the work while nobody opens the pipe to write; what waits for that is released then. */
async function doneBesidePipe(work: Promise<unknown>, pipe: string): Promise<void> {
  let isDone = false
  const done = () => {
    isDone = true
  }
  work.then(done, done)
  try {
    await waitUntil(() => isDone, 'the end of a work that does not wait for a pipe')
  } finally {
    closeSync(openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK))
  }
}

t.test('no file is written through a link that a command puts in the folder of git', async (t) => {
  const { gantry, project, create } = await startWorkspaces(t)
  const outside = makeFolder(t)
  const names = ['commondir', 'gitdir', 'HEAD', 'config.worktree', 'locked']
  writeFiles(outside, Object.fromEntries([...names, 'git', 'index'].map((name) => [name, 'kept'])))
  const kept = () => readdirSync(outside).map((name) => readFileSync(join(outside, name), 'utf8'))
  // As a command does that wins the race for the folder of a new workspace.
  const common = join(project.project, '.git')
  const [own, folder] = [join(common, 'worktrees/one'), makeFolder(t)]
  mkdirSync(own, { recursive: true })
  for (const name of names) symlinkSync(join(outside, name), join(own, name))
  symlinkSync(join(outside, 'git'), join(folder, '.git'))
  const oid = await project.git('rev-parse', 'HEAD')
  await registerWorktree({ commonFolder: common }, { name: 'one', folder }, oid)
  t.ok(kept().every((text) => text === 'kept'))
  t.equal(await project.git('-C', folder, 'rev-parse', 'HEAD'), oid, 'git finds the working tree')
  symlinkSync(outside, join(common, 'worktrees/two'))
  await t.rejects(registerWorktree({ commonFolder: common }, { name: 'two', folder }, oid), { code: 'git_unsupported' })
  t.ok(kept().every((text) => text === 'kept'))
  t.match(await create(), { state: 'ready' })
  t.equal((await gantry.call('GET', '/git/status')).status, 200)
})
