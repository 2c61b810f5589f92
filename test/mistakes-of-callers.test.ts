/**
 * What callers are told who know other APIs: words, forms and paths that are not ours. Each answer must have every part
 * that its mistake has (what was wrong, what is accepted, what was meant, what to do), and is rated as in
 * mistakes.test.ts: 5, and one less for each part that is missing.
 */
import { execFileSync } from 'node:child_process'
import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { untilJob } from './support/jobs.ts'

const gantry = await startGantry(t)
execFileSync('git', ['init', '-q', '-b', 'main', gantry.project])
const task = await gantry.createTask()

type Row = readonly [method: string, path: string, body: object | undefined, parts: readonly (string | RegExp)[]]

const mistakes: readonly Row[] = [
  ['GET', '/tasks?page=2', undefined, ['page', 'Did you mean cursor?']],
  ['GET', '/tasks?per_page=50', undefined, ['per_page', 'Did you mean limit?']],
  ['GET', '/tasks?offset=50', undefined, ['offset', 'Did you mean cursor?']],
  ['GET', '/tasks?order_by=created', undefined, ['order_by', 'Did you mean sort?']],
  ['GET', '/tasks?status=open', undefined, ['status', 'Did you mean state?']],
  ['GET', '/tasks?state=closed', undefined, ['"closed"', 'open, in_progress', 'Did you mean done?']],
  ['GET', '/tasks?sort=created', undefined, ['"created"', 'Did you mean createdAt?']],
  ['GET', '/tasks?limit=1000', undefined, ['1000', 'at most 200']],
  ['GET', '/tasks/12', undefined, ['"12"', /lists the tasks/]],
  ['GET', '/tasks/job_01m8d283v02akcjye0rjf1bh8w', undefined, ['job_01m8', 'the id of a job']],
  ['GET', '/events?kinds=task.make', undefined, ['"task.make"', 'others', 'Did you mean task.created?']],
  ['GET', '/events?kinds=task.close', undefined, ['"task.close"', 'Did you mean task.transitioned?']],
  ['GET', '/tasks?limit=abc', undefined, ['"abc"', 'an integer']],
  ['GET', '/jobs/job_none/log', undefined, ['"job_none"', /lists the jobs/]],
  ['GET', '/resources/nope', undefined, ['"nope"', /lists the files/]],
  ['DELETE', '/identity/tokens/tok_1', undefined, ['"tok_1"', /lists the tokens/]],
  ['POST', '/webhooks/hook_1/deliveries/msg_1/redeliver', undefined, ['"hook_1"', /lists the webhooks/]],
  ['GET', '/skills/nope', undefined, ['"nope"', /lists the skills/]],
  ['GET', '/events?events=task.created', undefined, ['events', 'Did you mean kinds?']],
  ['GET', '/task', undefined, ['Did you mean /api/v1/tasks?']],
  ['GET', '/terminals', undefined, [/Did you mean \/api\/v1\/terminal\//]],
  ['GET', '/stats', undefined, ['Did you mean /metrics?']],
  ['GET', '/jobs/schedules', undefined, ['"schedules"', 'Did you mean GET /api/v1/schedules?']],
  ['GET', '/me', undefined, [/documented at \/docs/]],
  ['POST', '/jobs/schedules', { name: 'x' }, ['POST', 'Did you mean POST /api/v1/schedules?']],
  ['DELETE', '/tasks', undefined, ['DELETE', 'Did you mean DELETE /api/v1/tasks/{id}?']],
  ['GET', '/mail/Inbox', undefined, ['"Inbox"', 'Did you mean inbox?']],
  ['GET', '/files/content?path=/etc/passwd', undefined, ['path', 'inside the project']],
  ['GET', '/files/content?path=nope.txt', undefined, ['nope.txt', /GET \/api\/v1\/files/]],
  ['POST', '/tasks', undefined, ['body is missing', 'JSON object']],
  ['POST', '/tasks', [{ title: 'x' }], ['must be an object', 'not an array']],
  ['POST', '/tasks', { title: '' }, ['title must not be empty']],
  ['POST', '/tasks', { title: 'x', description: 'y' }, ['description', 'Did you mean content?']],
  ['POST', '/tasks', { title: 'x', labels: ['a'] }, ['labels', 'Did you mean tags?']],
  ['POST', '/tasks', { title: 'x', assignee: 'ada' }, ['assignee', 'POST /tasks/{id}/claim']],
  ['POST', '/tasks', { title: 'x', priority: 'urgent' }, ['"urgent"', 'low, medium', 'Did you mean critical?']],
  [
    'POST',
    '/tasks',
    { title: 'x', priority: 1 },
    [/^priority must be one of low, medium, high, critical, not a number\.$/],
  ],
  ['POST', '/tasks', { title: 'x', tags: 'a' }, ['must be an array', 'such as ["a"]', 'not a string']],
  ['PATCH', `/tasks/${task}`, { state: 'done' }, ['state', 'POST /tasks/{id}/transition']],
  ['POST', `/tasks/${task}/transition`, { state: 'closed' }, ['"closed"', 'Did you mean done?']],
  ['POST', `/tasks/${task}/transition`, { to: 'done' }, ['state is missing', 'Did you mean state?']],
  ['POST', `/tasks/${task}/transition`, { state: 'in_review' }, ['It can move to in_progress']],
  [
    'PUT',
    `/tasks/${task}/changes`,
    { changes: [{ path: '../x', content: '' }] },
    ['changes/0/path', '"../x"', 'without ..'],
  ],
  ['POST', `/tasks/${task}/depend`, { dependsOn: [] }, [/Did you mean PUT \/api\/v1\/tasks\/task_\w+\/dependencies\?/]],
  [
    'POST',
    '/mcp/tools/execute',
    { serverName: 'files', toolName: 'x' },
    ['"files"', 'gantry.json', /lists the servers/],
  ],
  ['POST', `/tasks/${task}/plan-steps`, { description: 'x', command: ['ls'] }, ['command must be a string']],
  ['POST', `/tasks/${task}/plan-steps`, { description: 'x', command: 'ls', runsOn: 'gpu' }, ['such as ["gpu"]']],
  ['POST', '/webhooks', { url: 'http://localhost:8080/x', kinds: ['task.*'] }, ['GANTRY_ALLOW_PRIVATE_TARGETS']],
  ['POST', '/webhooks', { url: 'https://example.org/x', events: ['task.*'] }, ['Did you mean kinds?']],
  ['POST', '/identity/tokens', { name: 'x', scopes: ['task:read'] }, ['"task:read"', 'Did you mean tasks:read?']],
  ['POST', '/identity/tokens', { name: 'x', preset: 'readonly' }, ['"readonly"', 'Did you mean read_only?']],
  ['POST', '/identity/tokens', { name: 'x', preset: 'ci', expiresAt: '2030' }, ['Did you mean expiresInDays?']],
  ['POST', '/users', { email: 'a@example.org', password: 'x' }, ['role is missing: give one of owner', 'viewer']],
  ['POST', '/users', { username: 'ada', role: 'admin' }, ['name is missing', '"admin"', 'Did you mean owner?']],
  ['POST', '/git/push', { remote: 'origin' }, ['origin', /git remote add/]],
  ['POST', '/git/checkout', { branch: 'nope' }, ['nope', /lists the branches/]],
  ['POST', '/git/commits', { message: 'x' }, ['nothing to commit', 'Stage files']],
  ['POST', '/mcp/tools/execute', { server: 'a', tool: 'b' }, ['Did you mean serverName?', 'Did you mean toolName?']],
  ['POST', '/ai/generate', { model: 'gpt-4', prompt: 'hi' }, ['Did you mean messages?', 'openai/gpt-4o']],
  ['POST', '/chats', { model: 'gpt-4' }, ['Did you mean backend?']],
  ['POST', '/workspaces', { task }, ['Did you mean taskId?']],
  ['PATCH', '/config', { nam: 'x' }, ['nam', 'Did you mean "name"?']],
  ['GET', '/tasks?updatedAfter=yesterday', undefined, ['updatedAfter', 'a time, such as 2026-']],
  ['GET', `/tasks/${task}/plan`, undefined, [/Did you mean \/api\/v1\/tasks\/task_\w+\/plan-steps\?/]],
  ['POST', `/tasks/${task}/plan/run`, undefined, [/Did you mean \/api\/v1\/tasks\/task_\w+\/plan-steps\/execute\?/]],
  ['POST', '/jobs/job_none/stop', undefined, ['Did you mean /api/v1/jobs/job_none/cancel?']],
  ['POST', '/mcp/tools/call', { name: 'x' }, ['Did you mean /api/v1/mcp/tools/execute?']],
  ['GET', '/git/log', undefined, ['Did you mean /api/v1/git/commits?']],
  ['GET', '/inbox', undefined, ['Did you mean /api/v1/waiting?']],
  ['GET', '/user/me', undefined, ['Did you mean /api/v1/user?']],
  ['GET', '/openapi.json', undefined, ['Did you mean /openapi.json?']],
  ['PUT', '/config', { name: 'x' }, ['PUT', 'Did you mean PATCH /api/v1/config?']],
  ['POST', '/mcp/servers', { name: 'x' }, ['POST', 'Did you mean PUT /api/v1/mcp/servers/{serverName}?']],
  ['PATCH', '/config', { mcpServers: { a: { cmd: 'x' } } }, ['"cmd"', 'Did you mean "command"?']],
  ['POST', '/schedules', { cron: 'daily', kind: 'sweep_resources' }, ['cron', 'five fields', '0 3 * * *']],
  ['POST', '/schedules', { cron: '0 25 * * *', kind: 'sweep_resources' }, ['cron', 'hour: 25', 'minute, hour, day']],
  ['POST', '/chats', { backend: 'openai' }, [/^backend must be an object, not a string\.$/]],
  ['POST', '/chats', { backend: { kind: 'model', model: 'gpt-4' } }, [/^backend\/model must be provider\/model, such/]],
  ['POST', '/chats', { backend: { model: 'a/b' } }, ['backend/kind is missing: give one of model, agent']],
  ['POST', '/chat-integrations', { platform: 'discord', name: 'x' }, ['kind is missing: give one of', 'discord']],
  ['PUT', '/ai/budget', { limit: 5 }, ['limit', 'Did you mean costMicrosMax?']],
  ['POST', '/resources/plan.txt/links', { expires: 5 }, ['Did you mean expiresInSeconds?']],
  ['POST', '/git/stage', { files: ['a'] }, ['Did you mean paths?']],
  ['POST', '/git/stage', { paths: ['nope'] }, ["'nope'", 'has no file']],
  ['GET', '/git/commits/HEAD', undefined, ['oid', 'digits from 0 to f, such as']],
  ['GET', '/git/commits/zzz', undefined, ['oid', 'digits from 0 to f, such as']],
  ['POST', '/workspaces', {}, ['no commit yet', 'POST /git/commits']],
  ['GET', '/search?q=x&types=task', undefined, ['Did you mean kind?']],
  ['POST', '/webhooks', { url: 'ftp://x', kinds: ['task.*'] }, ['url', /begin with https?:\/\//]],
]

const ratings: number[] = []
for (const [method, path, body, parts] of mistakes)
  t.test(`${method} ${path} ${body === undefined ? '' : JSON.stringify(body)}`, async (t) => {
    const { status, body: answer } = await gantry.call(method, path, body === undefined ? {} : { body })
    const { message = '', hint = '' } = answer.error ?? {}
    const said = `${message} ${hint}`.trim()
    const missing = parts.filter((part) => (typeof part === 'string' ? !said.includes(part) : !part.test(said)))
    ratings.push(5 - missing.length)
    t.ok(status >= 400 && said.length <= 600 && !/\^|\(\?|undefined|\[object/.test(said), said)
    t.same(missing, [], said)
  })

t.test('the mean of the ratings', async (t) => {
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  t.ok(ratings.length === mistakes.length && mean >= 4.7, mean.toFixed(2))
})

t.test('a program that is written as a whole line is told', async (t) => {
  const content =
    '{"mcpServers": {"a": {"command": "npx -y server"}, "b": {"command": "npx", "args": ["-y", "server"]}}}'
  const { body } = await gantry.call('POST', '/config/validate', { body: { content } })
  t.match(body.data, { isValid: true, findings: [{ path: '/mcpServers/a/command', severity: 'warning' }] })
  t.equal(body.data.findings.length, 1)
  t.match(body.data.findings[0].message, 'Did you mean "command": "npx", "args": ["-y","server"]?')
})

t.test('a mark that breaks the configuration is named, and nothing else of it', async (t) => {
  const saidOf = async (content: string) =>
    (await gantry.call('POST', '/config/validate', { body: { content } })).body.data.findings[0].message
  t.equal(await saidOf('{,'), 'gantry.json:1:2: A value is expected here, not ",".')
  t.equal(await saidOf('{"name": }'), 'gantry.json:1:10: A value is expected here, not "}".')
  t.notMatch(await saidOf('{"name": hunter2}'), 'hunter2')
})

t.test('so it is when one server is put', async (t) => {
  const line = await gantry.call('PUT', '/mcp/servers/a', { body: { command: 'npx -y server' } })
  t.match(line.body.data.warnings, [/"npx -y server" is taken for the name of one program\. Did you mean/])
  const program = await gantry.call('PUT', '/mcp/servers/a', { body: { command: 'npx', args: ['-y', 'server'] } })
  t.notOk(program.body.data.warnings)
})

t.test('a sign-in is judged by what is right, and by no rule of new passwords and tokens', async (t) => {
  const { body } = await gantry.call('POST', '/users', {
    body: { name: 'Ada', username: 'ada', role: 'viewer', password: 'twelve purple lamps' },
  })
  t.ok(body.success)
  const answers = []
  for (const login of [
    { username: 'ada', password: 'x' },
    { username: 'nobody', password: 'x' },
    { username: 'ada', password: 'long but not the right one' },
    { token: 'gty_short' },
  ]) {
    const { status, body } = await gantry.call('POST', '/identity/login', { body: login })
    answers.push([status, body.error.code, body.error.message, body.error.hint])
  }
  const [first] = answers
  t.match(first, [401, 'login_failed', /not correct/, /invite.*gantry open/])
  for (const answer of answers) t.same(answer, first, 'nothing says whether there is such an account')
})

t.test('a credential that is empty, or stands in the address, is told as such', async (t) => {
  const empty = await gantry.call('GET', '/tasks', { headers: { authorization: 'Bearer ' } })
  t.match(empty.body.error, { code: 'token_invalid', message: /no token behind Bearer.*variable/ })
  for (const name of ['token', 'access_token', 'api_key']) {
    const { body } = await gantry.call('GET', `/tasks?${name}=${gantry.token}`, { headers: { authorization: '' } })
    t.match(body.error, { code: 'unauthenticated', message: new RegExp(`${name} of the query is not read`) })
    t.notOk(JSON.stringify(body).includes(gantry.token), 'and is not repeated')
  }
})

t.test('a version without its quotes is told, and changes nothing', async (t) => {
  const headers = { 'if-match': '1' }
  const { status, body } = await gantry.call('PATCH', `/tasks/${task}`, { headers, body: { title: 'Changed' } })
  t.equal(status, 412)
  t.match(body.error.message, 'If-Match takes an ETag with its quotes: If-Match: "1".')
})

t.test('what does nothing, or cannot be checked, says so', async (t) => {
  const applied = await gantry.call('POST', `/tasks/${task}/changes/apply`)
  t.match(applied.body.data, { files: [], warnings: [/has no file changes/] })
  const { body } = await gantry.call('POST', `/tasks/${task}/plan-steps/execute`)
  t.match(body.data.warnings, ['The plan has no step to run. POST /tasks/{id}/plan-steps adds one.'])
  const hasEnded = ({ state }: { state: string }) => state === 'succeeded'
  const job = await untilJob(gantry, body.data.job.id, hasEnded)
  t.match((await gantry.call('GET', `/jobs/${job.id}/log`)).body.data.output, 'The plan has no step to run.')
  const step = { description: 'Say hello', command: 'true', expectedOutcome: 'should print hello' }
  const made = await gantry.call('POST', `/tasks/${task}/plan-steps`, { body: step })
  t.match(made.body.data.warnings, [/only the exit code is\. Write a check/])
  const { id } = made.body.data.planStep
  const run = await gantry.call('POST', `/tasks/${task}/plan-steps/${id}/execute`)
  await untilJob(gantry, run.body.data.job.id, hasEnded)
  const after = await gantry.call('GET', `/tasks/${task}/plan-steps/${id}`)
  t.match(after.body.data.planStep.outcome, { state: 'succeeded', verdict: 'unchecked' })
  const again = await gantry.call('POST', `/tasks/${task}/plan-steps/execute`)
  t.match(again.body.data.warnings, [/Each step with a command has passed.*restart/])
  await untilJob(gantry, again.body.data.job.id, hasEnded)
  const restarted = await gantry.call('POST', `/tasks/${task}/plan-steps/execute`, { body: { restart: true } })
  t.notOk(restarted.body.data.warnings, 'there is nothing to say of a plan that runs')
  await untilJob(gantry, restarted.body.data.job.id, hasEnded)
})
