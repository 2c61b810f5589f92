import t from 'tap'
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync } from 'node:fs'
import { join } from 'node:path'
import { addCaller } from './support/callers.ts'
import { startProcess, token } from './support/crash/service.ts'
import { call, makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import { addStep } from './support/plans.ts'
import { waitForJob } from './support/samples.ts'

/** Refusals that operations decide, each produced by a request: what the other tests of the operations do not reach. */
interface Refusal {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body?: object
}

/** A user who owns nothing else. */
const ordinary = 65_534

// Without a sandbox, so that the machine does not matter.
const gantry = await startGantry(t, {
  environment: { GANTRY_SANDBOX: 'none' },
  files: { 'gantry.json': configWith(9) },
})
const task = await gantry.createTask()
const step = await addStep(gantry, task, { command: 'true' })
const email = { to: ['Ada <ada@example.org>'], subject: 'Hello', content: 'Hello.' }
await approve()
const commandSchedule = await made('/schedules', { cron: '0 3 1 1 *', kind: 'execute_plan', taskId: task })
const mailSchedule = await made('/schedules', { cron: '0 3 1 1 *', kind: 'send_email', email })
const mailJob = await made('/mail/send', email)
await gantry.call('POST', `/jobs/${mailJob}/cancel`)
await waitForJob(gantry, mailJob)

t.test('a restricted token runs no command where there is no sandbox', async (t) => {
  const scopes = ['tasks:write', 'tasks:execute', 'terminal:execute', 'jobs:read', 'jobs:write'] as const
  const { secret } = await addCaller(gantry, 'owner', { scopes })
  await refusedWith(t, 'sandbox_unavailable', { authorization: `Bearer ${secret}` }, [
    { name: 'executePlan', method: 'POST', path: `/tasks/${task}/plan-steps/execute`, body: {} },
    { name: 'executePlanStep', method: 'POST', path: `/tasks/${task}/plan-steps/${step}/execute`, body: {} },
    { name: 'updateSchedule', method: 'PATCH', path: `/schedules/${commandSchedule}`, body: { name: 'Other' } },
    { name: 'openTerminal', method: 'POST', path: `/terminal/${task}/sessions`, body: {} },
    { name: 'writeTerminal', method: 'POST', path: `/terminal/${task}/input`, body: { sessionId: 'any', data: 'x' } },
    {
      name: 'writeTerminalSession',
      method: 'POST',
      path: `/terminal/${task}/sessions/any/input`,
      body: { data: 'x' },
    },
  ])
})

t.test('a job whose step lost its command, or is gone, is not retried', async (t) => {
  const gone = await addStep(gantry, task, { command: 'true' })
  const job = await made(`/tasks/${task}/plan-steps/${gone}/execute`, {})
  await waitForJob(gantry, job)
  const path = `/tasks/${task}/plan-steps/${gone}`
  const retry = { name: 'retryJob', method: 'POST', path: `/jobs/${job}/retry` }
  t.equal((await gantry.call('PATCH', path, { body: { command: null } })).status, 200)
  await refusedWith(t, 'command_missing', {}, [retry])
  t.equal((await gantry.call('DELETE', path)).status, 200)
  await refusedWith(t, 'plan_step_not_found', {}, [retry])
  const lost = await gantry.createTask()
  const lostJob = await made(
    `/tasks/${lost}/plan-steps/${await addStep(gantry, lost, { command: 'true' })}/execute`,
    {},
  )
  await waitForJob(gantry, lostJob)
  t.equal((await gantry.call('DELETE', `/tasks/${lost}`)).status, 200)
  await refusedWith(t, 'task_not_found', {}, [{ name: 'retryJob', method: 'POST', path: `/jobs/${lostJob}/retry` }])
})

t.test('a folder that the service may not write is named', async (t) => {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  const text = '---\nname: notes\ndescription: Writes notes.\n---\n'
  const files = {
    '.gantry/context/a.md': 'A.',
    '.agents/skills/notes/SKILL.md': text,
    '.agents/skills/notes/a.txt': 'A',
  }
  writeFiles(project, { ...files, 'gantry.json': '{"mcpServers": {"one": {"command": "true"}}}' })
  const folders = ['', '.gantry/context', '.agents/skills', '.agents/skills/notes'].map((path) => join(project, path))
  // Root may write everything.
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const folder of [...folders, data]) chownSync(folder, ordinary, ordinary)
  const launcher = isRoot ? ['setpriv', `--reuid=${ordinary}`, `--regid=${ordinary}`, '--clear-groups'] : []
  const service = await startProcess({ project, data, launcher })
  t.teardown(() => service.end('SIGKILL'))
  const headers = { authorization: `Bearer ${token}` }
  const ask = (method: string, path: string, body?: object) =>
    call(service.origin, method, path, { headers: { ...headers, 'if-match': '*' }, ...(body && { body }) })
  t.equal((await ask('PATCH', '/config', { scripts: { one: 'true' } })).status, 200)
  const [newest] = (await ask('GET', '/config/revisions')).body.data.revisions
  for (const folder of folders) chmodSync(folder, 0o555)
  for (const [method, path, body] of [
    ['PATCH', '/config', { scripts: { two: 'true' } }],
    ['POST', `/config/revisions/${newest.revision - 1}/restore`, {}],
    ['PUT', '/mcp/servers/two', { command: 'true' }],
    ['DELETE', '/mcp/servers/one'],
    ['DELETE', '/context/documents/a.md'],
    ['PATCH', '/skills/notes', { license: 'MIT' }],
    ['DELETE', '/skills/notes/files/a.txt'],
    ['DELETE', '/skills/notes'],
  ] as const) {
    const answer = await ask(method, path, body)
    t.match(
      [answer.status, answer.body.error],
      [403, { code: 'path_forbidden', message: /permi/ }],
      `${method} ${path}`,
    )
  }
  for (const folder of folders) chmodSync(folder, 0o755)
  t.equal(await service.end('SIGTERM'), 0)
})

t.test('what sends mail waits for the approval of a changed configuration', async (t) => {
  writeFiles(gantry.project, { 'gantry.json': configWith(10) })
  await refusedWith(t, 'approval_required', {}, mailCalls())
  await approve()
})

t.test('a broken configuration refuses what needs it, and names the line', async (t) => {
  makeRepository(gantry.project)
  const { hash } = (await gantry.call('GET', '/config/approvals')).body.data.approval
  writeFiles(gantry.project, { 'gantry.json': '{ "name": }' })
  await refusedWith(t, 'config_invalid', {}, [
    ...mailCalls(),
    { name: 'openTerminal', method: 'POST', path: `/terminal/${task}/sessions`, body: { command: ['true'] } },
    { name: 'getApproval', method: 'GET', path: '/config/approvals' },
    { name: 'approveCommands', method: 'POST', path: '/config/approvals/approve', body: { hash } },
  ])
})

t.test('a collection with a limit takes no more than that', async (t) => {
  const full = await startGantry(t)
  makeRepository(full.project)
  const { store } = full.service.app
  const put = async (path: string, body: object) => {
    const { status, body: answer } = await full.call('PUT', path, { body })
    return `${status} ${answer.error?.code}`
  }
  const secret = { path: '/config/secrets/ONE', body: { value: 'a value of the tests' } }
  t.match(await put(secret.path, secret.body), '200')
  const storedSecret = await store.read.secrets.get('ONE')
  if (!storedSecret) throw new Error('no secret was stored')
  await store.commit(namesOf(999).map((id) => ({ insert: 'secrets', doc: { ...storedSecret.doc, id } })))
  t.equal(await put('/config/secrets/MORE', secret.body), '429 quota_exceeded')
  t.match(await put(secret.path, secret.body), '200', 'one that exists is replaced')
  t.match(await put('/git/credentials/web', { password: 'a password of the tests' }), '200')
  const credential = await store.read.gitCredentials.get('web')
  if (!credential) throw new Error('no credential was stored')
  await store.commit(namesOf(99).map((id) => ({ insert: 'gitCredentials', doc: { ...credential.doc, id } })))
  t.equal(await put('/git/credentials/more', { password: 'a password of the tests' }), '429 quota_exceeded')
  const provider = { kind: 'openai-compatible', baseUrl: 'https://ai.example.org/v1' }
  t.match(await put('/ai/providers/one', provider), '200')
  const storedProvider = await store.read.aiProviders.get('one')
  if (!storedProvider) throw new Error('no provider was stored')
  await store.commit(namesOf(49).map((id) => ({ insert: 'aiProviders', doc: { ...storedProvider.doc, id } })))
  t.equal(await put('/ai/providers/more', provider), '429 quota_exceeded')
})

function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `name-${index}`)
}

async function refusedWith(
  t: Pick<typeof import('tap').t, 'match'>,
  code: string,
  headers: Readonly<Record<string, string>>,
  refusals: readonly Refusal[],
): Promise<void> {
  for (const { name, method, path, body } of refusals) {
    const answer = await gantry.call(method, path, { ...(body && { body }), headers })
    t.match(answer.body.error, { code, message: String }, `${name} ${answer.status}`)
  }
}

function mailCalls(): Refusal[] {
  const schedule = { cron: '0 3 1 1 *', kind: 'send_email', email }
  return [
    { name: 'sendEmail', method: 'POST', path: '/mail/send', body: email },
    { name: 'createSchedule', method: 'POST', path: '/schedules', body: schedule },
    { name: 'updateSchedule', method: 'PATCH', path: `/schedules/${mailSchedule}`, body: { name: 'Other' } },
    { name: 'retryJob', method: 'POST', path: `/jobs/${mailJob}/retry` },
  ]
}

function configWith(port: number): string {
  return JSON.stringify({ mail: { outgoing: { host: '127.0.0.1', port, from: 'Gantry <gantry@example.org>' } } })
}

async function approve(): Promise<void> {
  const { hash } = (await gantry.call('GET', '/config/approvals')).body.data.approval
  await gantry.call('POST', '/config/approvals/approve', { body: { hash } })
}

/** The id of what was made. */
async function made(path: string, body: object): Promise<string> {
  const { job, schedule } = (await gantry.call('POST', path, { body })).body.data
  return (job ?? schedule).id
}

/** With a remote in a folder, where git starts a program by the rules of the project, and two that are never asked. */
function makeRepository(project: string): void {
  const remote = join(makeFolder(t), 'origin.git')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
      cwd: project,
      stdio: 'ignore',
    })
  git('init', '--quiet', '--bare', remote)
  git('init', '--quiet', '--initial-branch=main')
  git('commit', '--quiet', '--allow-empty', '--message=Start')
  git('remote', 'add', 'origin', remote)
  for (const name of ['web', 'more']) git('remote', 'add', name, `https://example.org/${name}.git`)
}
