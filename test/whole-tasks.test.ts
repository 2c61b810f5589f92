/**
 * Three tasks from claim to merge by a client of `/mcp/compact` with the rights of an agent, and nothing else: no
 * shell, no files, no git of its own. Prints what each takes in calls and tokens (characters of arguments and results /
 * 4).
 */
import t from 'tap'
import type { Test } from 'tap'
import { Client } from '@modelcontextprotocol/client'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { addCaller } from './support/callers.ts'
import { writeFiles } from './support/gantry.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry, project } = await startWorkspaces(t, { args: ['--trust'] })
const callers = ['one', 'two', 'three', 'four'].map((name) => `src/${name}.mjs`)
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
const agent = await addCaller(gantry, 'agent')
const person = gantry.call
const node = JSON.stringify(process.execPath)

/** An agent at work: what it calls and what that costs. */
class Worker {
  readonly calls: string[] = []
  characters = 0
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** What an operation answers; its refusal where one is expected. */
  async call(operationId: string, given: object = {}): Promise<any> {
    const { structuredContent, isError, content } = await this.#ask({ operationId, arguments: given })
    if (isError === true && structuredContent?.job === undefined)
      throw new Error(`${operationId}: ${JSON.stringify(structuredContent ?? content)}`)
    return structuredContent
  }

  async #ask(given: { operationId: string; arguments: object }): Promise<any> {
    const asked = { name: 'callOperation', arguments: given }
    // A client that asks for progress is given a job as it ended.
    const result: any = await this.#client.callTool(asked, { onprogress: () => {} })
    this.calls.push(given.operationId)
    this.characters += JSON.stringify(given).length + JSON.stringify(result.content).length
    return result
  }
}

async function startWorker(t: Test): Promise<Worker> {
  const client = new Client({ name: 'worker', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const requestInit = { headers: { authorization: `Bearer ${agent.secret}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${gantry.origin}/mcp/compact`), { requestInit }))
  t.teardown(() => client.close())
  return new Worker(client)
}

/** Claims the task of a tag, in a workspace of its own. */
async function begin(worker: Worker, tag: string) {
  const { task, claim } = await worker.call('claimNextTask', { tag, leaseSeconds: 600 })
  const { id } = task
  await worker.call('buildContext', { taskId: id, budgetTokens: 2_000 })
  const { workspace } = await worker.call('createWorkspace', { taskId: id })
  return { id, claimId: claim.id, workspaceId: workspace.id }
}

const inMain = (path: string) => project.git('show', `main:${path}`)
const report = (t: Test, { calls, characters }: Worker) =>
  t.comment(`${calls.length} calls, about ${Math.round(characters / 4)} tokens: ${calls.join(', ')}`)

t.test('a bug is fixed, with a plan step that fails first', async (t) => {
  await person('POST', '/tasks', { body: { title: 'sum is wrong', content: 'See test/sum.mjs.', tags: ['bug'] } })
  const worker = await startWorker(t)
  const { id, claimId, workspaceId } = await begin(worker, 'bug')
  await worker.call('searchFiles', { q: 'sum(', workspaceId })
  await worker.call('readFile', { path: 'src/sum.mjs', workspaceId })
  const edit = (oldText: string, newText: string) =>
    worker.call('editFile', { path: 'src/sum.mjs', workspaceId, edits: [{ oldText, newText }] })
  await edit('one - other', 'one + other')
  const expectedOutcome = 'exit code: 0\noutput contains: sums are right'
  await worker.call('createPlanStep', { id, description: 'Test', command: `${node} test/sum.mjs`, expectedOutcome })
  const failed = await worker.call('executePlan', { id })
  t.equal(failed.job.state, 'failed')
  const { planSteps } = await worker.call('listPlanSteps', { id })
  t.match(JSON.stringify(planSteps), /Reduce of empty array/, 'the agent reads why')
  await edit('one + other)', 'one + other, 0)')
  t.equal((await worker.call('executePlan', { id, restart: true })).job.state, 'succeeded')
  const merged = await worker.call('mergeWorkspace', { workspaceId, branch: 'main', message: 'Sum from zero' })
  t.equal(merged.job.state, 'succeeded', JSON.stringify(merged.job.error))
  await worker.call('transitionTask', { id, state: 'done', claimId })
  t.match(await inMain('src/sum.mjs'), /one \+ other, 0/)
  report(t, worker)
})

t.test('a name is changed in several files', async (t) => {
  await person('POST', '/tasks', { body: { title: 'Rename oldGreeting to greeting', tags: ['rename'] } })
  const worker = await startWorker(t)
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
  await worker.call('createPlanStep', {
    id,
    description: 'Run',
    command: `${node} src/four.mjs`,
    expectedOutcome: 'output contains: Hello',
  })
  t.equal((await worker.call('executePlan', { id })).job.state, 'succeeded')
  t.equal((await worker.call('searchFiles', { q: 'oldGreeting', workspaceId })).matches.length, 0)
  const merged = await worker.call('mergeWorkspace', { workspaceId, branch: 'main', message: 'Rename the greeting' })
  t.equal(merged.job.state, 'succeeded', JSON.stringify(merged.job.error))
  await worker.call('transitionTask', { id, state: 'done', claimId })
  for (const path of callers) t.match(await inMain(path), /console\.log\(greeting\)/)
  report(t, worker)
})

t.test('a document is written, and the comments of its review are answered', async (t) => {
  await person('POST', '/tasks', { body: { title: 'Document how it is stopped', tags: ['docs'] } })
  const worker = await startWorker(t)
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
  const merged = await worker.call('mergeWorkspace', { workspaceId, branch: 'main', message: 'Document the stop' })
  t.equal(merged.job.state, 'succeeded', JSON.stringify(merged.job.error))
  await worker.call('transitionTask', { id, state: 'done' })
  t.match(await inMain('docs/guide.md'), /kill -TERM/)
  t.equal((await person('GET', `/tasks/${id}`)).body.data.task?.state ?? 'done', 'done')
  report(t, worker)
})
