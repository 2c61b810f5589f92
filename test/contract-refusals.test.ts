import t from 'tap'
import { resolve } from '../scripts/contract-document.ts'
import type { Schema } from '../scripts/contract-document.ts'
import { checkAnswer as noteAnswer } from './support/gantry.ts'
import type { JudgedOperation } from './support/judge.ts'
import { examplePath, exampleOf, isForm, uploadBytesMax, formOf } from './support/samples.ts'
import { exchange, request } from './support/wire.ts'
import {
  judge,
  contract,
  operations,
  gantry,
  receiver,
  call,
  callInTurn,
  secured,
  refuses,
  signIn,
  operationOf,
} from './support/contract.ts'
const withBody = operations.filter(({ requestBody }) => requestBody)

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
      'putResource',
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
    // Where one field is all that a body may have, it is the unknown one.
    const example = schema['maxProperties'] === 1 ? {} : (exampleOf(operation) as object)
    const { status, body } = await call(operation, { body: { ...example, [unknown]: 1 } })
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
      .replace(/(?<=\/config\/revisions\/)1\b/, '999999')
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
      // Without a body an empty object is none, but other bytes; a blank makes others of a JSON text, its number of a
      // form.
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

/** The schema of the body; of a union, that of the branch to which the example belongs. */
function bodySchemaOf(operation: JudgedOperation): Schema {
  const schema = resolve(contract, operation.requestBody?.content['application/json']?.schema ?? {})
  const branches = ((schema['oneOf'] ?? []) as Schema[]).map((branch) => resolve(contract, branch))
  return branches.find((branch) => judge.fits(branch, exampleOf(operation))) ?? schema
}
