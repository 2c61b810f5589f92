import t from 'tap'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Caller } from '../src/call.ts'
import { operations } from '../src/generated/operations.js'
import type { Operation } from '../src/generated/operations.js'
import { routes } from '../src/generated/routes.ts'
import { InProcessCalls } from '../src/http/in-process-calls.ts'
import { Operations } from '../src/services/operations.ts'
import { requestFor } from '../src/services/operations/requests.ts'
import { ownerToken, startGantry } from './support/gantry.ts'

const owner: Caller = {
  userId: 'user_owner',
  name: 'Owner',
  method: 'token',
  credentialId: 'token_1',
  scopes: ['*'],
  grant: { userId: 'user_owner' },
}

t.test('the table has one row for each operation of the contract, in its order', async (t) => {
  t.same(
    operations.map(({ operationId }) => operationId),
    Object.keys(routes),
  )
})

t.test('every input schema is one that the strictest model providers take', async (t) => {
  t.same(operations.flatMap(strictMistakes), [])
})

t.test('the strict check finds what makes a provider refuse all tools', async (t) => {
  const [first] = operations
  if (first === undefined) throw new Error('the table is empty')
  const planted: readonly [input: object, mistake: RegExp][] = [
    [{ type: 'object', anyOf: [{ required: ['a'] }] }, /choice at the top/],
    [{ type: 'array', items: { type: 'string' } }, /no object/],
    [{ type: 'object', properties: { a: { $ref: '#/x' } } }, /\$ref/],
    [{ type: 'object', properties: { a: { type: ['string', 'null'] } } }, /list of types/],
    [{ type: 'object', properties: { a: { type: 'array' } } }, /no items/],
    [{ type: 'object', properties: { 'a b': { type: 'string' } } }, /name a b/],
    [{ type: 'object', properties: {}, required: ['a'] }, /requires a/],
  ]
  for (const [input, mistake] of planted) {
    const mistakes = strictMistakes({ ...first, input: input as Operation['input'] })
    t.match(mistakes.join('\n'), mistake)
  }
})

t.test('every example is one that its input schema accepts and that fills each required argument', async (t) => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
  const refused = operations.filter(({ isTool, input, example }) => isTool && !ajv.validate(input, example))
  t.same(
    refused.map(({ operationId }) => operationId),
    [],
  )
})

t.test('no argument of the path, the query and the body is lost or called like another', async (t) => {
  for (const { operationId, input, places } of operations) {
    const placed = [places.path, places.query, places.headers, places.body ?? {}].flatMap((names) => Object.keys(names))
    const all = places.wholeBody === undefined ? placed : [...placed, places.wholeBody]
    t.same([...new Set(all)].sort(), Object.keys(input['properties'] as object).sort(), operationId)
    t.equal(new Set(all).size, all.length, operationId)
  }
  const move = operationOf('moveEmail')
  t.same(requestFor(move, { folder: 'inbox', id: 'a/b', newFolder: 'read' }), {
    method: 'POST',
    path: '/mail/inbox/a%2Fb/move',
    headers: { 'content-type': 'application/json' },
    body: { folder: 'read' },
  })
})

t.test('an argument can name no other path than the one of its operation', async (t) => {
  const get = operationOf('getTask')
  for (const id of ['.', '..', '', undefined, null, {}, ['a']])
    t.throws(() => requestFor(get, { id }), { code: 'validation_failed' }, JSON.stringify(id))
  t.equal(requestFor(get, { id: '../users?x=1#y' }).path, '/tasks/..%2Fusers%3Fx%3D1%23y')
  t.throws(() => requestFor(get, { id: 'a', taskID: 'b' }), {
    code: 'validation_failed',
    message: /"taskID" is not known/,
  })
  t.same(requestFor(operationOf('listTasks'), { tag: ['a,b', 'c'], limit: 2 }).path, '/tasks?tag=a%2Cb&tag=c&limit=2')
})

t.test('a caller is given what its scopes and its allow-list permit, in the same order each time', async (t) => {
  const table = createTable()
  const reader: Caller = { ...owner, scopes: ['tasks:read'] }
  const bound: Caller = { ...owner, scopes: ['tasks:read', 'tasks:write'], allow: { taskIds: ['task_1'] } }
  const ofReader = await table.allowed(reader)
  t.ok(ofReader.length > 0 && ofReader.every(({ scopes }) => scopes.every((scope) => scope === 'tasks:read')))
  const ofBound = (await table.allowed(bound)).map(({ operationId }) => operationId)
  t.ok(ofBound.includes('updateTask'))
  t.notOk(ofBound.includes('createTask'), 'it creates what is not in the allow-list')
  t.equal(await table.allowed({ ...reader }), ofReader, 'the list is made once')
  t.same(await createTable().allowed(reader), ofReader)
  await t.rejects(table.find(reader, 'creatTask'), { code: 'not_found' })
  await t.rejects(table.find(owner, 'creatTask'), { message: /Did you mean "createTask"\?/ })
})

t.test('a call from inside the service goes through what every request goes through', async (t) => {
  const { service, call } = await startGantry(t)
  const { operations: table, identity } = service.app
  const caller = await identity.callerOfToken(ownerToken)
  const create = await table.find(caller, 'createTask')
  const made = async (given: object, rights: Partial<Caller> = {}) =>
    table.call({ ...caller, ...rights }, { operation: create, arguments: { ...given }, idempotencyKey: 'call-1' })

  const first = await made({ title: 'From inside' })
  t.match(first, { status: 201, body: { success: true, data: { title: 'From inside' } } })
  const again = await made({ title: 'From inside' })
  t.same(again.body, first.body, 'the key makes it safe to repeat')
  t.match(await made({ title: 5 }), { status: 400, body: { error: { code: 'validation_failed' } } })
  t.match(await made({ title: 'Another' }, { scopes: ['tasks:read'] }), {
    status: 403,
    body: { error: { code: 'scope_missing' } },
  })
  t.match(await made({ title: 'Another' }, { allow: { taskIds: ['task_1'] } }), {
    status: 403,
    body: { error: { code: 'forbidden' } },
  })
  const { body } = await call('GET', '/identity/audit?limit=50')
  t.ok(body.data.entries.some((entry: { operation: string }) => entry.operation === 'createTask'))

  // A pass that was never given opens nothing.
  for (const authorization of ['gantry-pass ', `gantry-pass ${'A'.repeat(43)}`])
    t.match(await call('GET', '/tasks', { headers: { authorization } }), { status: 401 })
})

/** What a person may ask, and the operation that does it. */
const questions: readonly [question: string, operationId: string][] = [
  ['make a new task', 'createTask'],
  ['which tasks are open', 'listTasks'],
  ['take the next task to work on', 'claimNextTask'],
  ['give a claimed task back', 'releaseTask'],
  ['move a task to review', 'transitionTask'],
  ['what changed in a task over time', 'listTaskHistory'],
  ['go back to an older version of a task', 'restoreTaskRevision'],
  ['write a comment on a task', 'createTaskComment'],
  ['approve the changes of a task in a review', 'submitTaskReview'],
  ['add a step to the plan', 'createPlanStep'],
  ['run the whole plan', 'executePlan'],
  ['change the order of plan steps', 'putPlanStepOrder'],
  ['write the file changes of a task to the project', 'applyTaskChanges'],
  ['read the log of a job', 'getJobLog'],
  ['stop a running job', 'cancelJob'],
  ['run a job every night', 'createSchedule'],
  ['list uploaded files', 'listResources'],
  ['share a link to a file', 'createResourceLink'],
  ['open a terminal', 'openTerminal'],
  ['type text into a terminal', 'writeTerminal'],
  ['send a mail', 'sendEmail'],
  ['turn an email into a task', 'createTaskFromEmail'],
  ['push commits to the remote', 'pushChanges'],
  ['call a tool of an MCP server', 'executeMcpTool'],
  ['create an API token', 'createToken'],
  ['who am I', 'getIdentity'],
  ['look at the audit log', 'listAuditEntries'],
  ['invite a user', 'createUserInvite'],
  ['subscribe to events by webhook', 'createWebhook'],
  ['which limits apply', 'getLimits'],
]
const foundMin = 27

t.test(`search finds at least ${foundMin} of 30 operations among the first eight`, async (t) => {
  const table = createTable()
  const places = await Promise.all(
    questions.map(async ([question, operationId]) => {
      const found = await table.search(owner, question, 8)
      return { question, place: found.findIndex((operation) => operation.operationId === operationId) }
    }),
  )
  const missed = places.filter(({ place }) => place < 0).map(({ question }) => question)
  t.comment(`first: ${places.filter(({ place }) => place === 0).length}, missed: ${missed.join('; ') || 'none'}`)
  t.ok(questions.length - missed.length >= foundMin, missed.join('; '))
})

t.test('search gives nothing that the caller may not call', async (t) => {
  const reader: Caller = { ...owner, scopes: ['tasks:read'] }
  const found = await createTable().search(reader, 'create a task', 50)
  t.ok(found.length > 0)
  t.ok(found.every(({ scopes }) => scopes.every((scope) => scope === 'tasks:read')))
})

function operationOf(operationId: string): Operation {
  const found = operations.find((operation) => operation.operationId === operationId)
  if (found === undefined) throw new Error(`There is no operation ${operationId}.`)
  return found
}

/** What model providers refuse: of one bad schema they refuse the whole list of tools. */
function strictMistakes({ operationId, input }: Operation): string[] {
  const top = ['anyOf', 'oneOf', 'allOf', 'not', 'enum', 'if'].filter((keyword) => keyword in input)
  return [
    ...(/^[a-zA-Z0-9_-]{1,64}$/.test(operationId) ? [] : ['the name']),
    ...(input['type'] === 'object' ? [] : ['is no object']),
    ...top.map((keyword) => `${keyword} is a choice at the top`),
    ...schemaMistakes(input, 0),
  ].map((mistake) => `${operationId}: ${mistake}`)
}

const acceptedKeywords =
  /^(type|description|enum|default|minimum|maximum|format|additionalProperties|properties|required|items|anyOf)$/
const depthMax = 5

function schemaMistakes(schema: { readonly [keyword: string]: unknown }, depth: number): string[] {
  const {
    type,
    properties = {},
    required = [],
    items,
    anyOf = [],
    additionalProperties,
  } = schema as {
    type?: unknown
    properties?: Record<string, Record<string, unknown>>
    required?: readonly string[]
    items?: Record<string, unknown>
    anyOf?: readonly Record<string, unknown>[]
    additionalProperties?: Record<string, unknown> | boolean
  }
  const below = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...anyOf,
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ]
  return [
    ...(depth > depthMax ? ['is nested too deeply'] : []),
    ...Object.keys(schema).filter((keyword) => !acceptedKeywords.test(keyword)),
    ...(Array.isArray(type) ? ['a list of types'] : []),
    ...(typeof type === 'string' || anyOf.length > 0 ? [] : ['no type']),
    ...(type === 'array' && items === undefined ? ['an array with no items'] : []),
    ...Object.keys(properties)
      .filter((name) => !/^[a-zA-Z0-9_.-]{1,64}$/.test(name))
      .map((name) => `the name ${name}`),
    ...required.filter((name) => !(name in properties)).map((name) => `requires ${name}, which it does not have`),
    ...below.flatMap((each) => schemaMistakes(each, depth + 1)),
  ]
}

/** A table beside any server. */
function createTable(): Operations {
  return new Operations({ dispatcher: new InProcessCalls() })
}
