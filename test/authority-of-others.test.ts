/** Attempts of a token that may little to use, or to read, what another credential of the same user was given. */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { addCaller, addCredential, addUser } from './support/callers.ts'
import type { TestCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'
import { addStep, execute, readStep, untilOver } from './support/plans.ts'
import { upload } from './support/uploads.ts'
import { readUntil } from './support/wait.ts'

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))
const asking = { command: process.execPath, args: [odd], rules: [{ tool: 'tell-pid', action: 'ask' }] }
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ mcpServers: { odd: asking }, scripts: { shell: 'eval "$1"' } }) },
})
const { call } = gantry
const deny = (tool: string) => ({ tool, action: 'deny' as const })
const ask = (tool: string) => ({ tool, action: 'ask' as const })
const refused = (code: string) => ({ status: 403, body: { error: { code } } })
const waitingId = ({ body }: Answer): string => /mcpc_[0-9a-z]+/.exec(body.error?.hint ?? '')?.[0] ?? ''

/** A user with a token for everything that the role may do, and with one for these scopes alone. */
async function twoTokens(role: 'developer' | 'maintainer', scopes: readonly any[]) {
  const userId = await addUser(gantry, role)
  return { whole: await addCredential(gantry, userId), narrow: await addCredential(gantry, userId, { scopes }) }
}

t.test('an approval of a call of a tool is for the credential that asked', async (t) => {
  const { whole, narrow } = await twoTokens('developer', ['mcp:read', 'mcp:execute'])
  const body = { serverName: 'odd', toolName: 'tell-pid', arguments: { to: 'production' } }
  const execute = (by: TestCaller) => by.call('POST', '/mcp/tools/execute', { body })
  const id = waitingId(await execute(whole))
  t.equal((await narrow.call('POST', `/mcp/calls/${id}/approve`)).status, 403, 'it approves nothing')
  t.equal((await call('POST', `/mcp/calls/${id}/approve`)).status, 200)
  const asked = await execute(narrow)
  t.match(asked, refused('approval_required'))
  t.not(waitingId(asked), id, 'it asks for itself')
  t.equal((await execute(whole)).status, 200)
  t.match(await execute(whole), refused('approval_required'), 'once')
})

t.test('what a waiting operation is called with is for the token that asked, and for its user in person', async (t) => {
  const { whole, narrow } = await twoTokens('developer', ['mcp:read'])
  const asking = await addCredential(gantry, whole.userId, { rules: [[ask('createTask')]] })
  const waits = await asking.call('POST', '/tasks', { body: { title: 'A private matter' } })
  const title = async (by: TestCaller) =>
    (await by.call('GET', `/mcp/calls/${waitingId(waits)}`)).body.data.call.arguments?.title
  t.strictSame(
    [await title(asking), await title(whole), await title(narrow)],
    ['A private matter', 'A private matter', undefined],
  )
})

t.test('a link to a file is made by who may read the file', async (t) => {
  await upload(gantry, 'salaries.txt', 'what everybody earns')
  const writer = await addCaller(gantry, 'developer', { scopes: ['resources:write'] })
  t.match(await writer.call('POST', '/resources/salaries.txt/links'), refused('scope_missing'))
  for (const rule of [deny('getResource'), ask('getResource')]) {
    const ruled = await addCaller(gantry, 'developer', { rules: [[rule]] })
    t.match(await ruled.call('POST', '/resources/salaries.txt/links'), refused('forbidden'), rule.action)
  }
  const reader = await addCaller(gantry, 'developer', { scopes: ['resources:read', 'resources:write'] })
  const { url } = (await reader.call('POST', '/resources/salaries.txt/links')).body.data.link
  const status = async () => (await gantry.fetch(url, { headers: { authorization: '' } })).status
  t.equal(await status(), 200)
  await call('PUT', '/identity/roles/developer/rules', { body: { rules: [deny('getResource')] } })
  t.equal(await status(), 404, 'for as long as its maker may read it')
  await call('PUT', '/identity/roles/developer/rules', { body: { rules: [] } })
})

t.test('checkAccess says what rules do, as far as that is known without arguments', async (t) => {
  const rules = [deny('deleteTask'), ask('createTask'), { ...deny('readFile'), arguments: { path: 'secrets/*' } }]
  const ruled = await addCaller(gantry, 'developer', { rules: [rules] })
  const operations = ['deleteTask', 'createTask', 'readFile', 'listTasks']
  const { access } = (await ruled.call('POST', '/identity/check', { body: { operations } })).body.data
  t.strictSame(access, [
    { operation: 'deleteTask', isAllowed: false, missingScopes: [], action: 'deny', isCertain: true },
    { operation: 'createTask', isAllowed: true, missingScopes: [], action: 'ask', isCertain: true },
    { operation: 'readFile', isAllowed: true, missingScopes: [], action: 'deny', isCertain: false },
    { operation: 'listTasks', isAllowed: true, missingScopes: [] },
  ])
  t.match(await ruled.call('DELETE', '/tasks/task_none'), refused('forbidden'))
  t.ok(waitingId(await ruled.call('POST', '/tasks', { body: { title: 'Asked for' } })))
})

t.test('what rules keep from a token reaches it by no context', async (t) => {
  const taskId = await gantry.createTask('The secret plan')
  const body = { taskId, budgetTokens: 4_000 }
  for (const rule of [deny('getTask'), ask('getTask')]) {
    const ruled = await addCaller(gantry, 'developer', { rules: [[rule]] })
    t.match(await ruled.call('POST', '/context/build', { body }), refused('forbidden'), rule.action)
  }
  await call('POST', '/knowledge', { body: { title: 'Plan', content: 'The plan of the zoo is secret.' } })
  const input = { query: 'plan zoo', budgetTokens: 4_000, parts: ['knowledge'] }
  const build = async (by: Pick<TestCaller, 'call'>) =>
    (await by.call('POST', '/context/build', { body: input })).body.data.content as string
  t.match(await build(gantry), /zoo is secret/)
  t.equal(await build(await addCaller(gantry, 'developer', { rules: [[deny('getKnowledge')]] })), '')
})

t.test('what an allow-list refuses of an effect outside the service is audited', async (t) => {
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: [await gantry.createTask()] } })
  const body = { model: 'acme/gpt-4o', messages: [{ role: 'user', content: 'hello' }] }
  t.match(await narrow.call('POST', '/ai/generate', { body }), refused('forbidden'))
  const audited = async () =>
    (await call('GET', '/identity/audit?limit=50')).body.data.entries.filter(
      ({ credentialId }: { credentialId: string }) => credentialId === narrow.tokenId,
    )
  const entries = await readUntil(audited, ({ length }) => length > 0, 'an entry of the refusal')
  t.match(entries, [{ operation: 'generateText', outcome: 'refused' }])
  t.equal(entries.length, 1)
})

const { sandbox } = (await call('GET', '/version')).body.data.version
const skip = sandbox === 'none' ? 'this machine makes no sandbox' : false

t.test('programs of a token with rules share nothing with those of its user', { skip }, async (t) => {
  const taskId = await gantry.createTask()
  const person = await addCaller(gantry, 'developer')
  const ruled = await addCredential(gantry, person.userId, { rules: [[deny('pushChanges')]] })
  const outputOf = async (by: TestCaller, command: string) =>
    (await execute(by, taskId, await addStep(by, taskId, { command }))).planStep.output
  t.equal(await outputOf(person, 'echo of the person > ~/kept; cat ~/kept'), 'of the person\n')
  t.equal(await outputOf(person, 'cat ~/kept'), 'of the person\n')
  t.equal(await outputOf(ruled, 'cat ~/kept || echo nothing'), 'nothing\n')
  t.equal(await outputOf(ruled, 'echo alias ls=evil > ~/.bashrc; echo done'), 'done\n')
  t.equal(await outputOf(person, 'cat ~/.bashrc || echo nothing'), 'nothing\n')
})

t.test('what a narrow token writes into a plan does not run as the person who executes it', { skip }, async (t) => {
  const taskId = await gantry.createTask()
  const { whole: person, narrow } = await twoTokens('developer', ['tasks:read', 'tasks:write', 'tasks:execute'])
  const run = async (stepId: string) => (await execute(person, taskId, stepId)).planStep.output
  const own = await addStep(person, taskId, { command: 'echo of the person > ~/kept; cat ~/kept' })
  t.equal(await run(own), 'of the person\n')
  const command = 'cat ~/kept || echo nothing'
  const path = (stepId: string) => `/tasks/${taskId}/plan-steps/${stepId}`
  const isRestricted = async (stepId: string) => (await readStep(person, taskId, stepId)).isRestricted
  const written = await addStep(narrow, taskId, { command })
  t.equal(await run(written), 'nothing\n')
  t.equal(await isRestricted(written), true)
  t.equal(await isRestricted(own), undefined)
  const edited = await addStep(person, taskId, { command: 'true' })
  t.equal((await narrow.call('PATCH', path(edited), { body: { command } })).status, 200)
  t.equal(await run(edited), 'nothing\n')
  t.equal((await person.call('PATCH', path(edited), { body: { expectedOutcome: null } })).status, 200)
  t.equal(await run(edited), 'nothing\n', 'it is still the command of the token')
  t.equal(await isRestricted(edited), true)
  t.equal((await person.call('PATCH', path(edited), { body: { command } })).status, 200)
  t.equal(await run(edited), 'of the person\n', 'who writes it again has written it')
  t.equal(await isRestricted(edited), undefined)
  t.equal((await narrow.call('PATCH', path(edited), { body: { command: null } })).status, 200)
  t.equal(await isRestricted(edited), undefined, 'there is no command whose rights could be told')

  const seen = await addStep(narrow, taskId, { command })
  const etag = (await person.call('GET', path(seen))).headers.get('etag') ?? ''
  const headers = { 'if-match': etag }
  const { job } = (await person.call('POST', `${path(seen)}/execute`, { headers })).body.data
  await untilOver(person, job.id)
  t.equal((await readStep(person, taskId, seen)).output, 'of the person\n', 'who names its version has seen it')
})

t.test(
  'the arguments that a narrow token gave a script do not run as the person who has it run again',
  { skip },
  async (t) => {
    const { whole: person, narrow } = await twoTokens('developer', ['tasks:execute', 'jobs:read', 'jobs:write'])
    const outputOf = async (by: TestCaller, path: string, body: object = {}) => {
      const { job } = (await by.call('POST', path, { body })).body.data
      await untilOver(by, job.id)
      return { id: job.id, output: (await person.call('GET', `/jobs/${job.id}/log`)).body.data.output }
    }
    const run = (by: TestCaller, line: string) => outputOf(by, '/config/scripts/shell/run', { arguments: [line] })
    const line = 'cat ~/kept || echo nothing'
    t.match(await run(person, 'echo of the person > ~/kept; cat ~/kept'), { output: 'of the person\n' })
    const { id, output } = await run(narrow, line)
    t.match(output, /nothing\n$/)
    const again = await outputOf(person, `/jobs/${id}/retry`)
    t.match(again.output, /nothing\n$/)
    t.match((await outputOf(person, `/jobs/${again.id}/retry`)).output, /nothing\n$/, 'nor once more')
    const own = await run(person, line)
    t.equal(own.output, 'of the person\n', 'who gives them again has given them')
    t.equal((await outputOf(person, `/jobs/${own.id}/retry`)).output, 'of the person\n')
  },
)
