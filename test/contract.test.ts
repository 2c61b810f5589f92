import t from 'tap'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { validate } from '@hyperjump/json-schema/openapi-3-1'
import { resolve } from '../scripts/contract-document.ts'
import type { Contract } from '../scripts/contract-document.ts'
import type { RecordedAnswers } from '../scripts/published-document.ts'
import { collections } from '../src/collections.ts'
import type { Handlers, OperationId, Scope } from '../src/contract.ts'
import type { ErrorCode } from '../src/errors.ts'
import { errorCodesOf } from '../src/generated/error-codes.ts'
import { handlers } from '../src/handlers/index.ts'
import { checkAnswer } from '../src/http/check-answers.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { startGantry } from './support/gantry.ts'
import { createJudge, nestedSchemas } from './support/judge.ts'
import type { JudgedOperation } from './support/judge.ts'
import { examplePath } from './support/samples.ts'
import { startServer } from './support/server.ts'
import { judge, contract, operations, gantry, call, secured, refuses, signIn, operationOf } from './support/contract.ts'
/** The document that is served to the tools of others. */
const published = await createJudge(readJson('../src/generated/openapi.json') as Contract)
const recorded = readJson('../docs/recorded-answers.json') as RecordedAnswers
const scoped = secured.filter(({ operation }) => operation['x-scopes'].length > 0)

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
  const { schemas } = contract.components
  const names = Object.keys(published.contract.components.schemas)
  // The open form of an enumeration has a name of its own.
  t.strictSame(
    names.filter((name) => !(name.startsWith('Open') && name.slice('Open'.length) in schemas)),
    Object.keys(schemas),
  )
})

t.test('every recorded answer in the published document is what the contract declares', async (t) => {
  for (const operation of operations) {
    const answers = Object.entries(recorded[operation.id] ?? {})
    t.ok(
      answers.some(([key]) => key.startsWith('2')) || hasBytesAlone(operation),
      `${operation.id} has a success; if not: npm run record`,
    )
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
      'connectRunner',
      'login',
      'getSetup',
      'acceptInvite',
      'listSignInMethods',
      'loginWithPasskey',
      'createSignInChallenge',
      'startDeviceSignIn',
      'completeDeviceSignIn',
      'receiveChatEvent',
      'receiveMatrixTransaction',
      'getHealth',
      'getReadiness',
    ],
  )
  for (const operation of operations.filter(({ isPublic }) => isPublic)) {
    const { status, body } = await call(operation, { headers: { authorization: '' } })
    t.ok(status <= 201, status <= 201 ? operation.id : `${operation.id}: ${JSON.stringify(body)}`)
  }
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

function credentialsOf(token: string, session: string): Record<string, Record<string, string>> {
  return {
    bearerAuth: { authorization: `Bearer ${token}` },
    apiKey: { authorization: '', 'x-api-key': token },
    sessionCookie: { authorization: '', cookie: `nut-session=${session}` },
  }
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
