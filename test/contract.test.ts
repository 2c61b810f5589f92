import t from 'tap'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { validate } from '@hyperjump/json-schema/openapi-3-1'
import { resolve } from '../scripts/contract-document.ts'
import type { Contract, Schema } from '../scripts/contract-document.ts'
import type { RecordedAnswers } from '../scripts/published-document.ts'
import { collections } from '../src/collections.ts'
import type { Handlers, OperationId, Scope } from '../src/contract.ts'
import type { ErrorCode } from '../src/errors.ts'
import { errorCodesOf } from '../src/generated/error-codes.ts'
import { handlers } from '../src/handlers/index.ts'
import { checkAnswer } from '../src/http/check-answers.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { checkAnswer as noteAnswer, startGantry } from './support/gantry.ts'
import { createJudge, nestedSchemas } from './support/judge.ts'
import type { JudgedOperation } from './support/judge.ts'
import { examplePath, exampleOf, isForm, startSampleGantry, uploadBytesMax, formOf } from './support/samples.ts'
import { startServer } from './support/server.ts'
import { exchange, request } from './support/wire.ts'

const judge = await createJudge()
/** The document that is served to the tools of others. */
const published = await createJudge(readJson('../src/generated/openapi.json') as Contract)
const recorded = readJson('../docs/recorded-answers.json') as RecordedAnswers
const { contract, operations } = judge
const { gantry, receiver, call, callInTurn } = await startSampleGantry(t)
const secured = operations.filter(({ isPublic }) => !isPublic)
const scoped = secured.filter(({ operation }) => operation['x-scopes'].length > 0)
const withBody = operations.filter(({ requestBody }) => requestBody)

t.test('openapi.yaml is an OpenAPI 3.1 document', async (t) => {
  t.ok((await validate('https://spec.openapis.org/oas/3.1/schema-base', contract as never)).valid)
})

t.test('every example in the contract fits its schema', async (t) => {
  for (const [name, thing] of Object.entries({ ...contract.components.parameters, ...contract.components.headers })) {
    if ('example' in thing) t.ok(judge.fits(thing.schema, thing.example), name)
  }
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    for (const nested of nestedSchemas(schema))
      if ('example' in nested)
        t.ok(judge.fits(nested, nested['example']), `${name}: ${JSON.stringify(nested['example'])}`)
  }
  for (const { id, requestBody, responses } of operations) {
    for (const { content } of [requestBody, ...Object.values(responses)].flatMap((part) => part ?? [])) {
      for (const { schema, examples } of Object.values(content ?? {}))
        for (const [name, { value }] of Object.entries(examples ?? {}))
          t.ok(judge.fits(schema, value), `${id}: ${name}`)
    }
  }
})

t.test('every path parameter and every JSON body has an example', async (t) => {
  for (const { id, parameters, requestBody } of operations) {
    for (const { name, example } of parameters) t.not(example, undefined, `${id}: ${name}`)
    const json = requestBody?.content['application/json']
    if (json) t.ok(Object.keys(json.examples ?? {}).length > 0, `${id}: body`)
  }
})

t.test('every operation succeeds with its examples and answers what the contract declares', async (t) => {
  for (const operation of operations) {
    for (const [name, body] of examplesOf(operation)) {
      const answer = await call(operation, { body })
      const isJson = !Buffer.isBuffer(answer.body)
      t.ok(
        answer.status < 300,
        `${operation.id}, ${name}: ${isJson && answer.status >= 300 ? JSON.stringify(answer.body) : answer.status}`,
      )
      const judged = { ...answer, text: isJson ? JSON.stringify(answer.body) : '' }
      t.strictSame(judge.mistakesIn(operation, judged), [], `${operation.id}, ${name}`)
      t.strictSame(published.mistakesIn(publishedOperation(operation), judged), [], `${operation.id}, published`)
    }
  }
})

t.test('the published document has the operations, statuses and schemas of the contract', async (t) => {
  t.strictSame(
    published.operations.map(({ id, method, path, responses }) => [id, method, path, Object.keys(responses)]),
    operations.map(({ id, method, path, responses }) => [id, method, path, Object.keys(responses)]),
  )
  t.strictSame(Object.keys(published.contract.components.schemas), Object.keys(contract.components.schemas))
})

t.test('every recorded answer in the published document is what the contract declares', async (t) => {
  for (const operation of operations) {
    const answers = Object.entries(recorded[operation.id] ?? {})
    t.ok(answers.some(([key]) => key.startsWith('2')) || hasBytesAlone(operation), `${operation.id} has a success`)
    for (const [key, body] of answers) {
      const [status = '', code] = key.split(' ')
      const judgedBy = (each: JudgedOperation) => each.responses[status] ?? each.responses['default']
      for (const [by, each] of [
        [judge, operation],
        [published, publishedOperation(operation)],
      ] as const) {
        const schema = judgedBy(each)?.content?.['application/json']?.schema
        t.ok(schema && by.fits(schema, body), `${operation.id} ${key}`)
      }
      if (code) t.ok(errorCodesOf[operation.id as OperationId].includes(code as ErrorCode), `${operation.id} ${code}`)
    }
  }
})

t.test('every secured operation refuses a call without a credential', async (t) => {
  for (const operation of secured) await refuses(t, operation, { authorization: '' }, 401, 'unauthenticated')
})

t.test('every secured operation refuses a bad credential in each of the three forms', async (t) => {
  for (const operation of secured) {
    for (const [form, credential] of Object.entries(credentialsOf('not-a-token-of-this-service', 'not-a-session')))
      await refuses(t, operation, credential, 401, 'token_invalid', form)
  }
})

t.test('every operation with scopes refuses a token that lacks them and takes one that has just them', async (t) => {
  for (const operation of scoped) {
    const scopes = operation.operation['x-scopes']
    const others = (resolve(contract, contract.components.schemas['Scope'] ?? {})['enum'] as Scope[]).filter(
      (scope) => scope !== '*' && !scopes.includes(scope),
    )
    await refuses(
      t,
      operation,
      { authorization: `Bearer ${await tokenWith(others)}` },
      403,
      'scope_missing',
      'every other scope',
    )
    await refuses(t, operation, { authorization: `Bearer ${await tokenWith([])}` }, 403, 'scope_missing', 'no scope')
    const { status } = await gantry.call(operation.method, examplePath(operation), {
      headers: { authorization: `Bearer ${await tokenWith(scopes as Scope[])}` },
    })
    t.notOk([401, 403].includes(status), `${operation.id} takes ${scopes}`)
  }
})

t.test('each of the three credentials works on every operation', async (t) => {
  for (const operation of secured) {
    for (const [form, credential] of Object.entries(credentialsOf(gantry.token, await signIn()))) {
      const { status } = await gantry.call(operation.method, examplePath(operation), { headers: credential })
      t.notOk([401, 403].includes(status), `${operation.id} by ${form}: ${status}`)
    }
  }
})

t.test('the operations without security are those that cannot have one', async (t) => {
  t.strictSame(
    operations.filter(({ isPublic }) => isPublic).map(({ id }) => id),
    [
      'getLinkedFile',
      'login',
      'getSetup',
      'acceptInvite',
      'listSignInMethods',
      'loginWithPasskey',
      'createSignInChallenge',
      'receiveChatEvent',
      'receiveMatrixTransaction',
      'getHealth',
      'getReadiness',
    ],
  )
  for (const operation of operations.filter(({ isPublic }) => isPublic))
    t.ok((await call(operation, { headers: { authorization: '' } })).status <= 201, operation.id)
})

t.test('what sets a session, and whatever is done by one, is refused to foreign pages', async (t) => {
  const cookie = `nut-session=${await signIn()}`
  await refuses(
    t,
    operationOf('login'),
    { authorization: '', cookie, origin: 'http://evil.example' },
    403,
    'origin_denied',
  )
  for (const operation of secured) {
    await refuses(t, operation, { authorization: '', cookie, origin: 'http://evil.example' }, 403, 'origin_denied')
    t.ok(operation.responses['403'], `${operation.id} declares it`)
  }
  t.equal(
    (await gantry.call('GET', '/identity', { headers: { authorization: '', cookie } })).status,
    200,
    'the session still works',
  )
})

t.test('every operation refuses an unknown query parameter by name, with the nearest known one', async (t) => {
  for (const operation of operations) {
    const known = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    const unknown = `${known[0] ?? 'fields'}x`
    const path = examplePath(operation)
    const { status, body } = await gantry.call(operation.method, `${path}${path.includes('?') ? '&' : '?'}${unknown}=1`)
    t.equal(status, 400, operation.id)
    const message = `There is no query parameter ${unknown}.${known[0] ? ` Did you mean ${known[0]}?` : ''}`
    t.match(
      body.error,
      { code: 'validation_failed', details: [{ path: `query/${unknown}`, rule: 'additionalProperties', message }] },
      operation.id,
    )
  }
})

t.test('every operation refuses an unknown body field by name, with the nearest known one', async (t) => {
  const closed = withBody.filter(
    (operation) => !isForm(operation) && bodySchemaOf(operation)['additionalProperties'] === false,
  )
  t.strictSame(
    withBody.filter((operation) => !closed.includes(operation)).map(({ id }) => id),
    [
      'uploadResource',
      'replaceResource',
      'updateConfig',
      'updatePreferences',
      'receiveChatEvent',
      'receiveMatrixTransaction',
    ],
    'forms, the configuration, whose file is checked, what anybody may name, and what platforms send',
  )
  for (const operation of closed) {
    const schema = bodySchemaOf(operation)
    const [known = ''] = Object.keys(schema['properties'] as Record<string, Schema>)
    const unknown = `${known}x`
    const { status, body } = await call(operation, { body: { ...(exampleOf(operation) as object), [unknown]: 1 } })
    t.equal(status, 400, operation.id)
    t.match(
      body.error,
      {
        code: 'validation_failed',
        details: [
          {
            path: `body/${unknown}`,
            rule: 'additionalProperties',
            message: `There is no field ${unknown}. Did you mean ${known}?`,
          },
        ],
      },
      operation.id,
    )
  }
})

t.test('what a handler would have to refuse by its kind, its name or its company is off the contract', async (t) => {
  const email = { to: ['ada@example.org'], subject: 'Hello', content: 'Hello.' }
  const nightly = { cron: '0 3 * * *' }
  const bodies: Readonly<Record<string, readonly object[]>> = {
    createSchedule: [
      { ...nightly, kind: 'execute_plan' },
      { ...nightly, kind: 'execute_plan', taskId: 'task_1', planStepId: 'step_1' },
      { ...nightly, kind: 'execute_plan_step', taskId: 'task_1' },
      { ...nightly, kind: 'send_email' },
      { ...nightly, kind: 'send_email', email, planStepId: 'step_1' },
      { ...nightly, kind: 'sweep_resources', taskId: 'task_1' },
      { ...nightly, kind: 'other' },
      nightly,
    ],
    createToken: [{ name: 'A', scopes: [], preset: 'ci' }],
    createWebhook: ['task.creatd', 'tasks.*', 'webhook.*', 'stream.gap', '*.created'].map((kind) => ({
      url: 'https://example.org/',
      kinds: [kind],
    })),
    checkAccess: [{ operations: ['doAnything'] }],
  }
  for (const [id, refused] of Object.entries(bodies)) {
    const operation = operationOf(id)
    const schema = operation.requestBody?.content['application/json']?.schema ?? {}
    t.ok(judge.fits(schema, exampleOf(operation)), `the example of ${id}`)
    for (const body of refused) {
      t.notOk(judge.fits(schema, body), `${id} ${JSON.stringify(body)}`)
      const answer = await gantry.call(operation.method, operation.path, { body })
      t.match(answer.body.error, { code: 'validation_failed' }, `${id} ${JSON.stringify(body)}`)
      t.equal(answer.body.error.details?.length, 1, `${id} says it once: ${answer.body.error.message}`)
    }
  }
})

t.test('the judge excuses an undeclared status only with a code that no operation decides', async (t) => {
  const { headers, body } = await gantry.call('GET', '/nothing')
  const withCode = (status: number, code: string) =>
    judge.mistakesIn(operationOf('createTask'), {
      status,
      headers,
      text: JSON.stringify({ ...body, error: { ...body.error, code } }),
    })
  for (const code of ['shutting_down', 'superseded', 'overloaded', 'not_ready'])
    t.strictSame(withCode(503, code), [], code)
  t.strictSame(withCode(503, 'not_configured'), ['the status 503 is not declared'])
  t.strictSame(withCode(405, 'shutting_down'), ['the status 405 is not declared'])
})

t.test('every PATCH takes a merge patch by either media type, and 415 names what is accepted', async (t) => {
  for (const operation of withBody) {
    const isPatch = operation.method === 'PATCH'
    const accepted = Object.keys(operation.requestBody?.content ?? {})
    if (isPatch) t.strictSame(accepted, ['application/json', 'application/merge-patch+json'], operation.id)
    for (const type of accepted.filter((type) => type.startsWith('application/'))) {
      const { status } = await call(operation, { headers: { 'content-type': type } })
      t.ok(status < 300, `${operation.id} takes ${type}: ${status}`)
    }
    for (const type of ['text/plain', ...(isPatch ? [] : ['application/merge-patch+json'])]) {
      const answer = await gantry.call(operation.method, examplePath(operation), {
        raw: '{}',
        headers: { 'content-type': type },
      })
      t.match([answer.status, answer.body.error?.code], [415, 'unsupported_media_type'], `${operation.id} ${type}`)
      t.equal(answer.headers.get(isPatch ? 'accept-patch' : 'accept'), accepted.join(', '), operation.id)
      for (const each of accepted) t.match(answer.body.error.message, each, operation.id)
    }
  }
})

t.test('every path answers the methods that it does not take with 405 and those that it takes', async (t) => {
  for (const [path, methods] of Object.entries(contract.paths)) {
    const taken = Object.keys(methods).map((method) => method.toUpperCase())
    // Balancers check it by OPTIONS (health-checks.test.ts).
    if (path.startsWith('/health/')) continue
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !taken.includes(method),
    )) {
      const { status, headers, body } = await gantry.call(method, path.replaceAll(/[{}]/g, ''))
      t.equal(`${status} ${body.error.code}`, '405 method_not_allowed', `${method} ${path}`)
      t.strictSame(
        headers.get('allow')?.split(', ').toSorted(),
        [...taken, ...(taken.includes('GET') ? ['HEAD'] : [])].toSorted(),
      )
    }
  }
})

t.test('every operation with a body refuses another media type', async (t) => {
  for (const operation of withBody) {
    const { status, body } = await gantry.call(operation.method, examplePath(operation), {
      raw: 'title: A',
      headers: { 'content-type': 'application/yaml' },
    })
    t.equal(`${status} ${body.error.code}`, '415 unsupported_media_type', operation.id)
  }
})

t.test('every operation with a body refuses one beyond its limit', async (t) => {
  for (const operation of withBody.filter((operation) => !isForm(operation))) {
    const bytesMax = operation.operation['x-body-bytes-max'] ?? 1_048_576
    const headers = {
      Authorization: `Bearer ${gantry.token}`,
      'Content-Type': 'application/json',
      'Content-Length': String(bytesMax + 1),
    }
    const {
      answers: [answer],
    } = await exchange(gantry.port, request(operation.method, `/api/v1${examplePath(operation)}`, headers))
    const body = JSON.parse(answer?.text ?? 'null')
    t.equal(`${answer?.status} ${body.error.code}`, '413 payload_too_large', operation.id)
    noteAnswer(operation.method, examplePath(operation), { status: answer?.status ?? 0, body }, true)
  }
  const form = new FormData()
  form.append('file', new File([new Uint8Array(uploadBytesMax + 1)], 'large.bin'))
  const { status, body } = await gantry.call('POST', '/resources', { raw: form })
  t.equal(`${status} ${body.error.code}`, '413 payload_too_large', 'uploadResource')
})

t.test('every operation on an item answers 404 when the item does not exist', async (t) => {
  for (const operation of operations.filter(
    ({ responses, parameters }) => responses['404'] && parameters.some((parameter) => parameter.in === 'path'),
  )) {
    // The examples as they stand name nothing real, except for files, messages, skills and secrets.
    const path = examplePath(operation)
      .replace('plan.txt', 'nothing.txt')
      .replace('welcome', 'nothing')
      .replace('release-notes', 'nothing')
      .replace('API_KEY', 'NOTHING')
      .replace('/servers/everything', '/servers/nothing')
      .replace('/config/revisions/1/', '/config/revisions/999999/')
      .replace('/scripts/test/', '/scripts/nothing/')
      .replace('conventions.md', 'nothing.md')
    const { status, body } = await gantry.call(operation.method, path, {
      ...(isForm(operation) ? { raw: formOf('any.png') } : operation.requestBody && { body: exampleOf(operation) }),
    })
    t.equal(status, 404, operation.id)
    t.match(body.error.code, /(^|_)not_found$/)
  }
})

t.test('every operation that declares conditions and ranges keeps them', async (t) => {
  for (const operation of operations.filter(({ responses }) => responses['304'])) {
    const separator = examplePath(operation).includes('?') ? '&' : '?'
    const query = operation.parameters.some(({ name }) => name === 'download') ? `${separator}download=true` : ''
    const asks: [status: number, headers: Record<string, string>][] = [[304, { 'if-none-match': '*' }]]
    if (operation.responses['206']) asks.push([206, { range: 'bytes=0-0' }], [416, { range: 'bytes=1000000-' }])
    for (const [status, headers] of asks) {
      const answer = await call(operation, { query, headers })
      t.equal(answer.status, status, `${operation.id} ${JSON.stringify(headers)}`)
      t.strictSame(
        judge.mistakesIn(operation, {
          ...answer,
          text: Buffer.isBuffer(answer.body) ? String(answer.body) : JSON.stringify(answer.body),
        }),
        [],
      )
    }
  }
})

t.test('every operation that takes If-Match refuses what is no longer so, and takes what is', async (t) => {
  const conditional = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'))
  for (const operation of conditional) {
    const answer = await call(operation, { headers: { 'if-match': '"999999"' } })
    t.equal(`${answer.status} ${answer.body.error.code}`, '412 revision_mismatch', operation.id)
    t.strictSame(judge.mistakesIn(operation, { ...answer, text: JSON.stringify(answer.body) }), [])
    const { status } = await call(operation, { headers: { 'if-match': '*' } })
    t.equal(`${status}`, Object.keys(operation.responses)[0], operation.id)
  }
})

t.test(
  'every POST takes an Idempotency-Key: a call that is repeated is given its first answer, another one is refused',
  async (t) => {
    const posts = operations.filter(({ method }) => method === 'POST')
    t.strictSame(
      posts.filter(({ parameters }) => !parameters.some(({ name }) => name === 'Idempotency-Key')),
      [],
    )
    for (const operation of posts) {
      const headers = { 'idempotency-key': `key-of-${operation.id}` }
      // Without a body an empty object is none, but other bytes; a blank makes others of a JSON text, its number of a form.
      const other = operation.requestBody ? { write: (body: unknown) => `${JSON.stringify(body)} ` } : { body: {} }
      const [first, again, refused] = await callInTurn(operation, [
        { headers },
        { headers, ...(isForm(operation) && { form: 0 }) },
        { headers, ...other },
      ])
      t.equal(first?.status, Number(Object.keys(operation.responses)[0]), operation.id)
      t.strictSame(
        [again?.status, again?.body, again?.headers.get('idempotency-replayed')],
        [first?.status, first?.body, 'true'],
        `${operation.id}, repeated`,
      )
      t.equal(
        `${refused?.status} ${refused?.body.error?.code}`,
        '409 idempotency_key_reused',
        `${operation.id}, other bytes`,
      )
      for (const answer of [again, refused])
        if (answer)
          t.strictSame(judge.mistakesIn(operation, { ...answer, text: JSON.stringify(answer.body) }), [], operation.id)
    }
  },
)

t.test('a user has only so many webhooks', async (t) => {
  const create = async () =>
    await gantry.call('POST', '/webhooks', { body: { url: receiver.url, kinds: ['mail.sent'] } })
  for (let count = 0; count < 100; count++) await create()
  const { status, body } = await create()
  t.equal(`${status} ${body.error.code}`, '429 quota_exceeded')
  await call(operationOf('listWebhooks'))
})

t.test('getReadiness answers 503 when the store takes no writes', async (t) => {
  const store = openMemoryStore(collections)
  const broken = await startGantry(t, {
    parts: { store: { ...store, probe: () => Promise.reject(new Error('the disk is gone')) } },
  })
  const { status, headers, body } = await broken.call('GET', '/health/ready', { headers: { authorization: '' } })
  t.equal(`${status} ${body.error.code}`, '503 not_ready')
  t.ok(headers.get('retry-after'))
  t.notMatch(body.error.message, 'the disk is gone', 'and keeps the reason for the log')
  t.equal((await broken.call('GET', '/health/live')).status, 200)
})

/** The run-time twin of `types/negative-cases.ts`: the casts make the compiler believe what it would refuse. */
const liars = {
  getHealth: async ({ answer }) => answer({ data: { health: { status: 'ok', mood: 'good' } } } as never),
  getReadiness: async ({ answer }) => answer({ data: { health: { status: 'fine' } } } as never),
  getVersion: async ({ answer }) => answer({ data: {} } as never),
  getIdentity: async ({ answer }) => answer({ data: { identity: 5 } } as never),
  getTask: async ({ answer }) => answer({ data: { changes: [] } } as never, { version: 1 }),
  getTaskChanges: async ({ answer }) => answer({ data: { changes: [] }, success: false } as never, { version: 1 }),
  getRoleContext: async () => ({ success: true, data: {}, document: {} }) as never,
  listResources: async () => undefined as never,
  deleteResource: async ({ answer }) => answer({ data: { secret: 'leaked' } } as never),
  getConfig: async ({ answer }) => answer({ data: { config: { name: 'a' } } } as never, { version: 1 }),
} satisfies Partial<Handlers>

t.test('a handler that lies is found out where answers are checked', async (t) => {
  const { port } = await startServer(t, gantry, { handlers: { ...handlers, ...liars }, checkAnswer })
  for (const id of Object.keys(liars)) {
    const { status, body } = await ask(port, operationOf(id))
    t.equal(`${status} ${body.error.code}`, '500 internal_error', id)
    t.notMatch(JSON.stringify(body), 'leaked')
  }
})

t.test('where answers are not checked, nothing undeclared leaves and no failure turns into a success', async (t) => {
  const { port } = await startServer(t, gantry, { handlers: { ...handlers, ...liars } })
  t.strictSame((await ask(port, operationOf('getHealth'))).body, { success: true, data: { health: { status: 'ok' } } })
  t.strictSame((await ask(port, operationOf('deleteResource'))).body, { success: true })
  for (const id of ['getVersion', 'getIdentity', 'getTask', 'getConfig', 'listResources'])
    t.equal(
      (await ask(port, operationOf(id))).status,
      500,
      `${id}: what is missing or of another kind cannot be written`,
    )
  const { status, body } = await ask(port, operationOf('getTaskChanges'))
  t.not(`${status} ${body.success}`, '200 true', 'success: false is not written as true')
})

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

function publishedOperation({ id }: JudgedOperation): JudgedOperation {
  const found = published.operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`the published document has no operation ${id}`)
  return found
}

function hasBytesAlone({ responses }: JudgedOperation): boolean {
  return !Object.entries(responses).some(
    ([status, { content }]) => status.startsWith('2') && content?.['application/json'],
  )
}

function examplesOf(operation: JudgedOperation): [name: string, body: unknown][] {
  const examples = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {})
  return examples.length > 0 ? examples.map(([name, { value }]) => [name, value]) : [['without a body', undefined]]
}

/** The schema of the body; of a union, that of the branch to which the example belongs. */
function bodySchemaOf(operation: JudgedOperation): Schema {
  const schema = resolve(contract, operation.requestBody?.content['application/json']?.schema ?? {})
  const branches = ((schema['oneOf'] ?? []) as Schema[]).map((branch) => resolve(contract, branch))
  return branches.find((branch) => judge.fits(branch, exampleOf(operation))) ?? schema
}

type Test = Pick<typeof t, 'equal' | 'match'>

async function refuses(
  t: Test,
  operation: JudgedOperation,
  headers: Readonly<Record<string, string>>,
  status: number,
  code: string,
  by = '',
): Promise<void> {
  const answer = await gantry.call(operation.method, examplePath(operation), { headers })
  t.equal(`${answer.status} ${answer.body.error.code}`, `${status} ${code}`, `${operation.id} ${by}`)
  if (status === 401) t.match(answer.headers.get('www-authenticate'), /^Bearer /)
}

function credentialsOf(token: string, session: string): Record<string, Record<string, string>> {
  return {
    bearerAuth: { authorization: `Bearer ${token}` },
    apiKey: { authorization: '', 'x-api-key': token },
    sessionCookie: { authorization: '', cookie: `nut-session=${session}` },
  }
}

async function signIn(): Promise<string> {
  const { headers } = await gantry.call('POST', '/identity/login', { body: { token: gantry.token } })
  return /nut-session=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? ''
}

async function tokenWith(scopes: Scope[]): Promise<string> {
  const secret = randomBytes(24).toString('hex')
  const { store, newId, now } = gantry.service.app
  await store.commit([
    {
      insert: 'tokens',
      doc: {
        id: newId('tok'),
        userId: 'user_owner',
        name: 'A narrow token',
        hash: createHash('sha256').update(secret).digest('hex'),
        scopes,
        createdAt: now(),
      },
    },
  ])
  return secret
}

function operationOf(id: string): JudgedOperation {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`there is no operation ${id}`)
  return found
}

async function ask(
  port: number,
  operation: JudgedOperation,
): Promise<{ status: number; body: { success: boolean; error: { code: string } } }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${examplePath(operation)}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${gantry.token}` },
  })
  return { status: response.status, body: (await response.json()) as never }
}
