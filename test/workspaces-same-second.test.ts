import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry, project } = await startWorkspaces(t)

t.test('a file that changes in the second of its checkout, and not in size, is in the checkpoint', async (t) => {
  for (;;) {
    const task = await gantry.createTask()
    const { workspace } = (await gantry.call('POST', '/workspaces', { body: { taskId: task } })).body.data
    const path = join(workspace.path, 'read.me')
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, before.toUpperCase())
    const second = secondOf(join(project.project, '.git', 'worktrees', workspace.id, 'index'))
    // A slow machine may need several attempts to do both in one second.
    if (secondOf(path) !== second) continue
    await waitUntil(() => Math.floor(Date.now() / 1_000) > second, 'the second is over')
    const made = await gantry.call('POST', `/workspaces/${workspace.id}/checkpoints`, { body: {} })
    t.equal(made.status, 201)
    const id = made.body.data.checkpoint.id
    t.equal(await project.git('show', `${id}:read.me`), before.toUpperCase())
    return
  }
})

function secondOf(path: string): number {
  return Math.floor(statSync(path).mtimeMs / 1_000)
}
