import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { startWorkspaces } from './support/workspaces.ts'

const house = await startWorkspaces(t)
const { gantry, git, create } = house
const secret = 'what the other task is at'

/** A workspace with a commit that no branch has, and a checkpoint after it. */
async function makeWork(file: string) {
  const taskId = await gantry.createTask()
  const { id, path } = await create({ taskId })
  writeFileSync(join(path, file), `${secret}\n`)
  await git(path, 'add', file)
  await git(path, 'commit', '--quiet', '--message', 'Half done')
  const head = await git(path, 'rev-parse', 'HEAD')
  writeFileSync(join(path, `${file}.new`), `${secret}\n`)
  const made = await gantry.call('POST', `/workspaces/${id}/checkpoints`, { body: {} })
  const checkpoint: string = made.body.data.checkpoint.id
  return { taskId, id, path, head, checkpoint, file }
}

const other = await makeWork('other.txt')
const own = await makeWork('own.txt')

/** All names of the unmerged work of the other task. */
const names = {
  'the checkpoints by their ref': `refs/gantry/task/${other.taskId}`,
  'the checkpoints by the short name of the ref': `gantry/task/${other.taskId}`,
  'the working tree by its name': `worktrees/${other.id}/HEAD`,
  'a checkpoint by its id': other.checkpoint,
  'a checkpoint by the beginning of its id': other.checkpoint.slice(0, 8),
  'a commit by its id': other.head,
  'a commit by steps from a checkpoint': `${other.checkpoint}~0`,
}

const reads = (revision: string, file: string): readonly string[] => {
  const ref = encodeURIComponent(revision)
  return [
    `/git/content?ref=${ref}&path=${file}`,
    `/git/content?ref=${ref}&path=${file}&download=true`,
    `/git/tree?ref=${ref}`,
    `/git/blame?ref=${ref}&path=${file}`,
    `/git/commits?ref=${ref}`,
    `/git/diff?from=main&to=${ref}`,
    `/git/diff?from=${ref}`,
  ]
}

const writes = (revision: string): readonly (readonly [string, object])[] => [
  ['/git/branches', { name: 'stolen', from: revision }],
  ['/git/tags', { name: 'stolen', target: revision }],
  ['/git/merge', { branch: revision, workspaceId: own.id }],
  ['/git/rebase', { onto: revision, workspaceId: own.id }],
  ['/git/cherry-pick', { commits: [revision], mainline: 1, workspaceId: own.id }],
  ['/git/revert', { commits: [revision], mainline: 1, workspaceId: own.id }],
]

const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: [own.taskId], gitBranches: ['*'] } })

for (const [what, revision] of Object.entries(names))
  t.test(`a credential for some tasks does not reach ${what} of another task`, async (t) => {
    for (const path of reads(revision, other.file)) {
      t.match(await refusal(narrow, 'GET', path), [404, 'git_ref_not_found'], path)
      if (path.includes('blame')) t.equal((await gantry.call('GET', path)).status, 200, 'the owner')
    }
  })

t.test('nor does it write with them', async (t) => {
  for (const [path, body] of writes(other.checkpoint))
    t.match(await refusal(narrow, 'POST', path, body), [404, 'git_ref_not_found'], path)
})

t.test('nor does it by the id alone, or by the cursor of a list', async (t) => {
  t.match(await refusal(narrow, 'GET', `/git/commits/${other.head}`), [404, 'git_ref_not_found'])
  t.match(await refusal(narrow, 'GET', `/git/commits/${other.head.slice(0, 7)}`), [404, 'git_ref_not_found'])
  const list = `/git/commits?ref=${other.checkpoint}&limit=1`
  const { nextCursor } = (await gantry.call('GET', list)).body.data
  t.equal((await gantry.call('GET', `${list}&cursor=${nextCursor}`)).status, 200)
  t.match(await refusal(narrow, 'GET', `${list}&cursor=${nextCursor}`), [404, 'git_ref_not_found'])
})

t.test('a workspace of a credential for some tasks does not begin with the work of another task', async (t) => {
  const taskId = await gantry.createTask()
  const fresh = await addCaller(gantry, 'agent', { allow: { taskIds: [taskId] } })
  for (const ref of Object.values(names))
    t.match(await refusal(fresh, 'POST', '/workspaces', { taskId, ref }), [404, 'git_ref_not_found'], ref)
  t.equal((await fresh.call('POST', '/workspaces', { body: { taskId, ref: 'main' } })).status, 201)
})

t.test('a credential that reads no workspaces reads what branches, tags and HEAD contain', async (t) => {
  const reader = await addCaller(gantry, 'viewer', { scopes: ['git:read'] })
  const main = await house.project.git('rev-parse', 'main')
  await house.project.git('tag', '--annotate', '--message', 'One', 'v1', 'main')
  for (const revision of ['HEAD', 'v1', main.slice(0, 7)])
    for (const path of reads(revision, 'read.me')) t.equal((await reader.call('GET', path)).status, 200, path)
  for (const path of reads(own.checkpoint, own.file))
    t.match(await refusal(reader, 'GET', path), [404, 'git_ref_not_found'], path)
})

t.test('a credential for some tasks reads and uses the work of those', async (t) => {
  for (const revision of [`refs/gantry/task/${own.taskId}`, own.checkpoint, own.head, 'main', 'HEAD'])
    for (const path of reads(revision, revision === 'main' || revision === 'HEAD' ? 'read.me' : own.file))
      t.equal((await narrow.call('GET', path)).status, 200, path)
  t.equal((await narrow.call('GET', `/git/commits/${own.head}`)).status, 200)
  const branch = await narrow.call('POST', '/git/branches', { body: { name: 'mine', from: own.head } })
  t.equal(branch.status, 201)
  t.equal((await narrow.call('GET', `/git/diff?workspaceId=${own.id}&from=HEAD~1&to=HEAD`)).status, 200)
})

t.test('the same without a git program', async (t) => {
  const project = await makeGitProject(t)
  const id = await project.git('commit-tree', '-p', 'HEAD', '-m', 'A checkpoint', 'HEAD^{tree}')
  await project.git('update-ref', 'refs/gantry/task/task_other', id)
  await project.git('tag', '--annotate', '--message', 'One', 'v1', 'main')
  const simple = await startGantry(t, {
    args: ['--project', project.project],
    environment: { ...project.environment, GANTRY_GIT_ENGINE: 'isomorphic' },
  })
  const reader = await addCaller(simple, 'viewer', { scopes: ['git:read'] })
  const main = await project.git('rev-parse', 'main')
  const pathOf = (ref: string) => `/git/content?ref=${ref}&path=read.me`
  t.equal((await simple.call('GET', pathOf(id))).status, 200, 'the owner')
  for (const ref of ['refs/gantry/task/task_other', id])
    t.match(await refusal(reader, 'GET', pathOf(ref)), [404, 'git_ref_not_found'], ref)
  for (const ref of ['v1', main]) t.equal((await reader.call('GET', pathOf(ref))).status, 200, ref)
})

async function refusal(caller: TestCaller, method: string, path: string, body?: object) {
  const answer = await caller.call(method, path, body && { body })
  return [answer.status, answer.body.error?.code]
}
