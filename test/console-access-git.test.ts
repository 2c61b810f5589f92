import t from 'tap'
import { checkScreen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { untilState } from './support/jobs.ts'

/** The screens of git by the rules of axe. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const { project, git, commit, environment } = await makeGitProject(t)
  const gantry = await startGantry(t, { args: ['--project', project], environment })
  const browser = await openBrowser(t)
  const { workspace } = (await gantry.call('POST', '/workspaces', { body: {} })).body.data
  writeFiles(workspace.path, { 'read.me': 'of the workspace\n' })
  const oid = await commit('read.me', 'of the branch\n')
  const merged = await gantry.call('POST', `/workspaces/${workspace.id}/merge`, { body: { branch: 'main' } })
  await untilState(gantry, merged.body.data.job.id, 'failed')
  writeFiles(project, { 'read.me': 'put aside\n' })
  await git('stash', 'push')
  await git('tag', 'v1')
  writeFiles(project, { 'read.me': 'changed\n', added: 'staged\n', untracked: 'new\n' })
  await git('add', 'added')
  for (const [path, shows] of [
    ['/git', '.git-row'],
    ['/git/log', '.line-row'],
    [`/git/log/${oid}`, '.git-head'],
    ['/git/branches', '.line-row'],
    ['/git/tags', '.line-row'],
    ['/git/stashes', '.git-stash'],
    ['/git/remotes', '.line-row'],
    ['/git/conflicts', '.git-conflict'],
  ] as const)
    t.test(path, (t) => checkScreen(t, browser, gantry, { path, shows }))
})
