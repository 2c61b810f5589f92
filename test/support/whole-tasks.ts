import { writeFiles } from './folder.ts'
import { startWorkspaces } from './workspaces.ts'
import type { WorkspaceHouse } from './workspaces.ts'
import type { Test } from 'tap'

/** An agent at work by the operations of this service alone. */
export interface WholeTaskWorker {
  /** What an operation answers. Throws what it refuses; the job of one that fails is an answer. */
  call(operationId: string, given?: object): Promise<any>
}

/** A task from its claim to its merge. */
export interface WholeTask {
  readonly name: string
  run(t: Test, worker: WholeTaskWorker): Promise<void>
}

const callers = ['one', 'two', 'three', 'four'].map((name) => `src/${name}.mjs`)
const node = JSON.stringify(process.execPath)

/** A project with a bug, a name to change and a document to write. */
export async function startWholeTasks(
  t: Parameters<typeof startWorkspaces>[0],
  options: Parameters<typeof startWorkspaces>[1] = {},
): Promise<WorkspaceHouse & { readonly tasks: readonly WholeTask[] }> {
  const house = await startWorkspaces(t, { ...options, args: ['--trust', ...(options?.args ?? [])] })
  const { project } = house
  writeFiles(project.project, {
    'src/sum.mjs': 'export function sum(numbers) {\n  return numbers.reduce((one, other) => one - other)\n}\n',
    'test/sum.mjs':
      "import assert from 'node:assert'\nimport { sum } from '../src/sum.mjs'\nassert.equal(sum([1, 2]), 3)\nassert.equal(sum([]), 0)\nconsole.log('sums are right')\n",
    'src/greet.mjs': "export const oldGreeting = 'Hello'\n",
    ...Object.fromEntries(
      callers.map((path) => [path, "import { oldGreeting } from './greet.mjs'\nconsole.log(oldGreeting)\n"]),
    ),
    'docs/guide.md': '# Guide\n\nStart it with `run`.\n',
  })
  await project.git('add', '--all')
  await project.git('commit', '--quiet', '--message', 'the project')
  return { ...house, tasks: [fixBug(house), rename(house), writeDocument(house)] }
}

/** Claims the task of a tag, in a workspace of its own. */
async function begin(worker: WholeTaskWorker, tag: string) {
  const { task, claim } = await worker.call('claimNextTask', { tag, leaseSeconds: 600 })
  const { id } = task
  await worker.call('buildContext', { taskId: id, budgetTokens: 2_000 })
  const { workspace } = await worker.call('createWorkspace', { taskId: id })
  return { id, claimId: claim.id, workspaceId: workspace.id }
}

const isOver = (state: string) => state === 'succeeded' || state === 'failed' || state === 'cancelled'

/** The job as it ended: a client that asks for progress is given it so, and another one asks again. */
async function ended(worker: WholeTaskWorker, answer: { job: any }): Promise<any> {
  let { job } = answer
  while (!isOver(job.state)) job = (await worker.call('getJob', { jobId: job.id })).job
  return job
}

async function merge(t: Test, worker: WholeTaskWorker, workspaceId: string, message: string): Promise<void> {
  const merged = await ended(worker, await worker.call('mergeWorkspace', { workspaceId, branch: 'main', message }))
  t.equal(merged.state, 'succeeded', JSON.stringify(merged.error))
}

function fixBug({ gantry, project }: WorkspaceHouse): WholeTask {
  return {
    name: 'a bug is fixed, with a plan step that fails first',
    async run(t, worker) {
      await gantry.call('POST', '/tasks', {
        body: { title: 'sum is wrong', content: 'See test/sum.mjs.', tags: ['bug'] },
      })
      const { id, claimId, workspaceId } = await begin(worker, 'bug')
      await worker.call('searchFiles', { q: 'sum(', workspaceId })
      await worker.call('readFile', { path: 'src/sum.mjs', workspaceId })
      const edit = (oldText: string, newText: string) =>
        worker.call('editFile', { path: 'src/sum.mjs', workspaceId, edits: [{ oldText, newText }] })
      await edit('one - other', 'one + other')
      const expectedOutcome = 'exit code: 0\noutput contains: sums are right'
      await worker.call('createPlanStep', { id, description: 'Test', command: `${node} test/sum.mjs`, expectedOutcome })
      t.equal((await ended(worker, await worker.call('executePlan', { id }))).state, 'failed')
      const { planSteps } = await worker.call('listPlanSteps', { id })
      t.match(JSON.stringify(planSteps), /Reduce of empty array/, 'the agent reads why')
      await edit('one + other)', 'one + other, 0)')
      const again = await ended(worker, await worker.call('executePlan', { id, restart: true }))
      t.equal(again.state, 'succeeded')
      await merge(t, worker, workspaceId, 'Sum from zero')
      await worker.call('transitionTask', { id, state: 'done', claimId })
      t.match(await project.git('show', 'main:src/sum.mjs'), /one \+ other, 0/)
    },
  }
}

function rename({ gantry, project }: WorkspaceHouse): WholeTask {
  return {
    name: 'a name is changed in several files, and the program is tried on terminals',
    async run(t, worker) {
      await gantry.call('POST', '/tasks', { body: { title: 'Rename oldGreeting to greeting', tags: ['rename'] } })
      const { id, claimId, workspaceId } = await begin(worker, 'rename')
      const { matches } = await worker.call('searchFiles', { q: 'oldGreeting', workspaceId })
      const paths = [...new Set<string>(matches.map(({ path }: { path: string }) => path))]
      t.equal(paths.length, 5)
      for (const path of paths)
        await worker.call('editFile', {
          path,
          workspaceId,
          edits: [{ oldText: 'oldGreeting', newText: 'greeting', isEverywhere: true }],
        })
      await tryOnTerminals(t, worker, id)
      const { matches: left } = await worker.call('searchFiles', { q: 'oldGreeting', workspaceId })
      t.equal(left.length, 0)
      await merge(t, worker, workspaceId, 'Rename the greeting')
      await worker.call('transitionTask', { id, state: 'done', claimId })
      for (const path of callers) t.match(await project.git('show', `main:${path}`), /console\.log\(greeting\)/)
    },
  }
}

/** Runs a program to its end, and another one that it talks with. */
async function tryOnTerminals(t: Test, worker: WholeTaskWorker, taskId: string): Promise<void> {
  const { result } = await worker.call('execTerminal', { taskId, command: [process.execPath, 'src/four.mjs'] })
  t.match(result, { exitCode: 0, output: /Hello/ })
  const talks =
    'read -r name; exec "$0" --input-type=module -e "import { greeting } from \'./src/greet.mjs\'; console.log(greeting, process.argv[1])" "$name"'
  const command = ['/bin/sh', '-c', talks, process.execPath]
  const { session } = await worker.call('openTerminal', { taskId, command })
  const sessionId = session.id
  await worker.call('writeTerminal', { taskId, sessionId, data: 'Ada\n' })
  await worker.call('waitTerminal', { taskId, sessionId, until: { exit: true }, offset: 0 })
  const { screen } = await worker.call('getTerminalScreen', { taskId, sessionId })
  t.match(JSON.stringify(screen), /Hello Ada/)
}

function writeDocument({ gantry, project }: WorkspaceHouse): WholeTask {
  return {
    name: 'a document is written, and the comments of its review are answered',
    async run(t, worker) {
      const person = gantry.call
      await person('POST', '/tasks', { body: { title: 'Document how it is stopped', tags: ['docs'] } })
      const { id, claimId, workspaceId } = await begin(worker, 'docs')
      await worker.call('readFile', { path: 'docs/guide.md', workspaceId })
      const edit = (oldText: string, newText: string) =>
        worker.call('editFile', { path: 'docs/guide.md', workspaceId, edits: [{ oldText, newText }] })
      await edit('Start it with `run`.\n', 'Start it with `run`.\n\nStop it with `kill`.\n')
      await worker.call('createTaskComment', { id, content: 'Ready for review.' })
      await worker.call('transitionTask', { id, state: 'in_review', claimId })
      await person('PUT', `/tasks/${id}/reviewers`, { body: { reviewers: [] } })
      const said = await person('POST', `/tasks/${id}/comments`, { body: { content: 'Name the signal.' } })
      const asked = await person('POST', `/tasks/${id}/reviews`, {
        body: { verdict: 'changes_requested', content: 'One thing.' },
      })
      t.equal(asked.status, 201, JSON.stringify(asked.body.error))
      await worker.call('transitionTask', { id, state: 'open' })
      const again = await worker.call('claimTask', { id, leaseSeconds: 600 })
      const { comments } = await worker.call('listTaskComments', { id, isResolved: false })
      const comment = comments.find(({ content }: { content: string }) => content === 'Name the signal.')
      t.equal(comment?.id, said.body.data.comment?.id)
      await edit('with `kill`', 'with `kill -TERM`')
      await worker.call('createTaskComment', { id, content: 'It is TERM now.', replyTo: comment.id })
      await worker.call('resolveTaskComment', { id, commentId: comment.id })
      await worker.call('transitionTask', { id, state: 'in_review', claimId: again.claim.id })
      const approved = await person('POST', `/tasks/${id}/reviews`, {
        body: { verdict: 'approved', content: 'Well done.' },
      })
      t.equal(approved.status, 201, JSON.stringify(approved.body.error))
      await merge(t, worker, workspaceId, 'Document the stop')
      await worker.call('transitionTask', { id, state: 'done' })
      t.match(await project.git('show', 'main:docs/guide.md'), /kill -TERM/)
    },
  }
}
