import t from 'tap'
import { Pool } from 'undici'
import { addUser } from './support/callers.ts'
import { resolve } from '../scripts/contract-document.ts'
import type { Parameter } from '../scripts/contract-document.ts'
import { errorCodesOf } from '../src/generated/error-codes.ts'
import { createJudge } from './support/judge.ts'
import type { JudgedOperation } from './support/judge.ts'
import { boundaryRequests, bodySchemaOf, RandomRequests, readParameter } from './support/requests.ts'
import type { MadeRequest } from './support/requests.ts'
import { exampleOf, isForm, startSampleGantry, waitForJob } from './support/samples.ts'

const seed = Number(process.env['TEST_FUZZ_SEED'] ?? 20_260_101)
const requestCount = Number(process.env['TEST_FUZZ_REQUESTS'] ?? 1500)
const failuresMax = 20
/** For hangs only: so that the request without an answer is named. */
const answerWithinMs = 300_000

const judge = await createJudge()
const { contract, operations } = judge
const { gantry, receiver } = await startSampleGantry(t)
const pool = new Pool(gantry.origin, { connections: 8 })
t.teardown(() => pool.close())
const random = new RandomRequests(contract, seed)
const session = await signIn()
const names = await makeThings()

/** The credentials of a call: accepted ones, and others. */
const accepted: readonly Credential[] = [
  { authorization: `Bearer ${gantry.token}` },
  { 'x-api-key': gantry.token },
  { cookie: `nut-session=${session}` },
  { authorization: `bearer ${gantry.token}`, cookie: `a=b; nut-session=${session}` },
  { authorization: `Bearer ${gantry.token}`, 'x-api-key': 'wrong', cookie: 'nut-session=wrong' },
]
const refused: readonly Credential[] = [
  {},
  { authorization: 'Bearer wrong' },
  { authorization: `Basic ${gantry.token}` },
  { 'x-api-key': '' },
  { cookie: 'nut-session=wrong' },
  { authorization: 'Bearer wrong', 'x-api-key': 'wrong', cookie: 'nut-session=wrong' },
]
type Credential = Readonly<Record<string, string>>

t.test('requests at the edges of every rule of the contract are answered as it says', async (t) => {
  const uses = new Map<Parameter, number>()
  const requests = operations.flatMap((operation) => boundaryRequests(contract, operation, baseOf(operation), uses))
  await judgeAll(t, requests, (request, index) => credentialFor(request, accepted, index))
})

t.test('requests by chance are answered as the contract says', async (t) => {
  const requests = Array.from({ length: requestCount }, () => {
    const operation = random.pick(operations)
    return random.make(operation, baseOf(operation))
  })
  await judgeAll(t, requests, (request) =>
    credentialFor(request, random.below(8) === 0 ? refused : accepted, random.below(60)),
  )
})

t.test('bodies whose bytes are spoilt by chance are refused or read as what they are', async (t) => {
  const withJson = operations.filter(
    (operation) => operation.requestBody && !isForm(operation) && operation.id !== 'openTerminal',
  )
  const requests = Array.from({ length: Math.ceil(requestCount / 5) }, () => baseOf(random.pick(withJson)))
  await judgeAll(
    t,
    requests.map((request) => ({ ...request, bytes: random.spoilBytes(request) })),
    (request) => credentialFor(request, accepted, 0),
  )
})

t.test('the service is well after all this', async (t) => {
  t.equal((await gantry.call('GET', '/health/ready')).status, 200)
  t.equal((await gantry.call('POST', '/tasks', { body: { title: 'A' } })).status, 201)
  t.equal(({} as Record<string, unknown>)['polluted'], undefined)
})

type Test = Pick<typeof t, 'fail' | 'pass' | 'comment'>

/** A request whose body is sent as these bytes. */
interface SentRequest extends MadeRequest {
  readonly bytes?: Buffer
}

/** Sends all requests, eight at a time, and fails with what is wrong about their answers. */
async function judgeAll(
  t: Test,
  requests: readonly SentRequest[],
  credentialOf: (request: MadeRequest, index: number) => Credential,
): Promise<void> {
  const failures: string[] = []
  const tally = new Map<number, number>()
  const waiting = requests.map((request, index) => ({ request, credential: credentialOf(request, index) })).values()
  const work = async () => {
    for (const { request, credential } of waiting) {
      const made = tamed(request)
      const answer = await answerTo(made, credential)
      if (answer instanceof Error) {
        failures.push(`${describe(made)} → ${answer.name}: ${answer.message}`)
        continue
      }
      tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
      const mistakes = [
        ...judge.mistakesIn(made.operation, answer),
        ...misjudgements(made, answer, refused.includes(credential)),
      ]
      if (mistakes.length > 0)
        failures.push(`${describe(made)} → ${answer.status} ${answer.text.slice(0, 400)}: ${mistakes.join('; ')}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  t.comment(`${requests.length} requests, seed ${seed}: ${JSON.stringify(Object.fromEntries([...tally].sort()))}`)
  for (const failure of failures.slice(0, failuresMax)) t.fail(`TEST_FUZZ_SEED=${seed}: ${failure}`)
  if (failures.length === 0) t.pass(`${requests.length} requests`)
}

interface FuzzAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Whether the service and the judge see the request alike. */
function misjudgements(request: SentRequest, { status, text }: FuzzAnswer, isRefusedCredential: boolean): string[] {
  const { operation } = request
  const code = status >= 400 ? codeOf(text) : undefined
  const declaredCodes: readonly string[] = errorCodesOf[operation.id as keyof typeof errorCodesOf]
  if (code && !declaredCodes.includes(code)) return [`the error code ${code} is not declared`]
  if (isRefusedCredential && !operation.isPublic) return status === 401 ? [] : ['a bad credential was not refused']
  if (addressOf(request).length > addressBytesMax)
    return code === 'uri_too_long' || (code === 'headers_too_large' && addressOf(request).length > headerBytesMax)
      ? []
      : ['an over-long address was not refused as one']
  if (!operation.responses[status]) return [`the status ${status} is not declared`]
  // The token of a runner, or a signature, is no credential of a user.
  if (status === 401 && code !== 'login_failed')
    return operation.operation['x-signed'] ? [] : ['a good credential was refused']
  if (status === 403 && !forbidden[operation.id]?.includes(code ?? ''))
    return [`a good credential was refused: ${code}`]
  const mistake = request.bytes ? mistakeInBytes(request, request.bytes) : mistakeOf(request)
  if (mistake === undefined)
    return status === 400 && isContractRefusal(operation, text) && !(request.bytes && code === 'bad_json')
      ? ['a request that fits the contract was refused as one that does not']
      : []
  if (status === 400 && (code === 'validation_failed' || (request.bytes && code === 'bad_json'))) return []
  // The condition of an upload is judged before its bytes are read.
  if (code === 'revision_mismatch' && isForm(operation)) return []
  // A text that is too long may make a body that is.
  if (code === 'payload_too_large') return []
  // An empty parameter between two slashes makes another path.
  if (status === 404 && code === 'route_not_found' && Object.values(request.path).includes('')) return []
  return [`it was not refused although ${mistake} is off the contract`]
}

const addressBytesMax = 8192
const headerBytesMax = 16_384

const fileWrites = ['writeFile', 'editFile', 'patchFiles', 'moveFile', 'deleteFile']
const fileOperations = ['listFiles', 'readFile', 'searchFiles', ...fileWrites]

/** What a handler forbids also to who holds everything. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  // The current password is another one.
  changePassword: ['forbidden'],
  reauthenticate: ['forbidden'],
  createTotp: ['forbidden'],
  // A code ends after a minute, and a slow run sends it later.
  confirmTotp: ['forbidden'],
  createPasskeyChallenge: ['forbidden'],
  renewRecoveryCodes: ['forbidden'],
  removeSecondFactor: ['forbidden'],
  // A made-up address may be a private one.
  createWebhook: ['webhook_target_denied'],
  // A made-up path may be one that belongs to git or to the service.
  putTaskChanges: ['path_forbidden'],
  ...Object.fromEntries(fileOperations.map((id) => [id, ['path_forbidden']])),
  updateWebhook: ['webhook_target_denied'],
}

/**
 * Some rules are more than a schema can say, such as which names git takes: their refusals tell a rule of their own, or
 * are about words that the schema does not list.
 */
function isContractRefusal({ id }: JudgedOperation, text: string): boolean {
  const { error } = JSON.parse(text || '{}') as { error?: { code: string; details?: { path: string; rule: string }[] } }
  if (error?.code === 'bad_json') return true
  return (
    error?.code === 'validation_failed' &&
    (error.details ?? [{ path: '', rule: 'type' }]).some(
      ({ path, rule }) => schemaRules.includes(rule) && !handlerRules[id]?.test(`${path} ${rule}`),
    )
  )
}

/** What a handler refuses by the name of a schema's rule. */
const handlerRules: Readonly<Record<string, RegExp>> = {
  changePassword: /^body\/currentPassword required$/,
  createTotp: /^body\/currentPassword required$/,
  createPasskeyChallenge: /^body\/currentPassword required$/,
  renewRecoveryCodes: /^body\/currentPassword required$/,
  removeSecondFactor: /^body\/currentPassword required$/,
  // Or the parameter `replace`.
  putResource: /^headers\/If-Match /,
  // What is changed must fit the kind, which a change does not name.
  updateChatIntegration: /^body\/(settings|secrets)\b/,
}

const schemaRules = [
  'type',
  'enum',
  'const',
  'required',
  'additionalProperties',
  'anyOf',
  'not',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'format',
]

/** Bytes that are no JSON must be refused; of those that are, a parser may refuse what is ambiguous. */
function mistakeInBytes(request: MadeRequest, bytes: Buffer): string | undefined {
  // A call without a body counts as one.
  if (bytes.length === 0) return mistakeOf({ ...request, body: undefined })
  try {
    return mistakeOf({ ...request, body: JSON.parse(bytes.toString()) as unknown })
  } catch {
    return 'the text of the body'
  }
}

/** The part of a request that does not fit the contract, by the judge's word. */
function mistakeOf({ operation, path, query, headers, body }: MadeRequest): string | undefined {
  const { parameters, requestBody } = operation
  for (const parameter of parameters) {
    const { name, in: place } = parameter
    const given =
      place === 'query'
        ? query.filter(([key]) => key === name).map(([, value]) => value)
        : [place === 'path' ? path[name] : headers[name]].filter((value) => value !== undefined)
    const isList = resolve(contract, parameter.schema)['type'] === 'array'
    if (given.length > 1 && !isList) return `${place}/${name}, which stands twice,`
    const text = given.length > 1 ? given.join(',') : given[0]
    if (
      text === undefined ? parameter.required : !judge.fits(parameter.schema, readParameter(contract, parameter, text))
    )
      return `${place}/${name}`
  }
  const unknown = query.find(
    ([name]) => !parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
  )
  if (unknown) return `query/${unknown[0]}`
  const schema = bodySchemaOf(operation)
  if (!schema) return undefined
  if (body === undefined) return requestBody?.required ? 'the missing body' : undefined
  return judge.fits(schema, body) ? undefined : 'the body'
}

/** The answer to a request, or the error in its place. */
async function answerTo(request: SentRequest, credential: Credential): Promise<FuzzAnswer | Error> {
  try {
    return await send(request, credential, AbortSignal.timeout(answerWithinMs))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function send(request: SentRequest, credential: Credential, signal: AbortSignal): Promise<FuzzAnswer> {
  const { operation, headers } = request
  if (isForm(operation)) return sendForm(request, credential, signal)
  const body = request.bytes ?? (request.body === undefined ? undefined : Buffer.from(JSON.stringify(request.body)))
  const answer = await pool.request({
    signal,
    method: operation.method,
    path: addressOf(request),
    headers: { ...headers, ...credential, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })
  const got = { status: answer.statusCode, headers: new Headers(flat(answer.headers)), text: await answer.body.text() }
  const location = got.headers.get('location')
  if (endedAtOnce.has(operation.id) && location)
    await pool
      .request({ signal, method: 'DELETE', path: location, headers: { 'x-api-key': gantry.token } })
      .then(({ body }) => body.dump())
  return got
}

/** What is made by these is ended again: there may only be so many of them, and they would go on working. */
const endedAtOnce = new Set([
  'openTerminal',
  'createWebhook',
  'createToken',
  'exchangeToken',
  'createUser',
  'createSchedule',
])

function addressOf({ operation, path, query }: MadeRequest): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')
  return `/api/v1${filled}${search && `?${search}`}`
}

async function sendForm(request: MadeRequest, credential: Credential, signal: AbortSignal): Promise<FuzzAnswer> {
  const { operation, headers, body } = request
  const form = new FormData()
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  for (const [name, value] of fields)
    form.append(name, name === 'file' ? new File([String(value)], `fuzz-${fileCount++}.txt`) : String(value))
  const response = await fetch(gantry.origin + addressOf(request), {
    signal,
    method: operation.method,
    headers: { ...headers, ...credential },
    body: form,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

let fileCount = 0

function flat(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** Takes the harm out of a request without changing what it tests. */
function tamed(request: SentRequest): SentRequest {
  const { headers } = request
  const key = headers['Idempotency-Key']
  if (key !== undefined && key.length >= keyEnd)
    return tamedBody({
      ...request,
      headers: { ...headers, 'Idempotency-Key': key.slice(0, -keyEnd) + String(keys++).padStart(keyEnd, '0') },
    })
  return tamedBody(request)
}

/**
 * So many characters at the end of a key make it one of its own: otherwise the answer would be that to another request.
 */
const keyEnd = 8
let keys = 0

function tamedBody(request: SentRequest): SentRequest {
  const { operation, body } = request
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : []
  // In a form everything is text, and a file is a file.
  if (isForm(operation))
    return { ...request, body: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) }
  if (request.bytes || fields.length === 0 || !judge.fits(bodySchemaOf(operation) ?? {}, body)) return request
  // A shell would stay, and a made-up name might be a program.
  if (operation.id === 'openTerminal' && request.what.includes('chance'))
    return { ...request, body: { ...Object.fromEntries(fields), command: ['/bin/true'] } }
  return request
}

/**
 * A session ends when it signs out or in again, with a proof of its user, and at a change of the password by something
 * else.
 */
function credentialFor({ operation }: MadeRequest, credentials: readonly Credential[], index: number): Credential {
  const usable = ['login', 'logout', 'reauthenticate'].includes(operation.id)
    ? credentials.filter(({ cookie }) => cookie === undefined)
    : operation.id === 'changePassword' && credentials === accepted
      ? credentials.filter((credential) => Object.keys(credential).join() === 'cookie')
      : credentials
  return usable[index % usable.length] ?? {}
}

/** The request of the examples, with names of things that are there. */
function baseOf(operation: JudgedOperation): MadeRequest {
  const real = (example: unknown) =>
    names[operation.id]?.[String(example)] ?? names['']?.[String(example)] ?? String(example)
  const valueOf = (name: string) => real(operation.parameters.find((parameter) => parameter.name === name)?.example)
  const places = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
  const body = isForm(operation) ? { file: 'hello' } : exampleOf(operation)
  return {
    operation,
    what: '',
    path: Object.fromEntries(places('path').map(({ name }) => [name, valueOf(name)])),
    query: places('query')
      .filter(({ required }) => required)
      .map(({ name }) => [name, valueOf(name)] as const),
    headers: {},
    ...(body !== undefined && {
      body: JSON.parse(JSON.stringify(body), (_, value: unknown) => (typeof value === 'string' ? real(value) : value)),
    }),
  }
}

/** What the examples name, for each operation that needs a thing of its own. */
async function makeThings(): Promise<Record<string, Record<string, string>>> {
  const task = await gantry.createTask()
  const open = async (command: string[]) =>
    (await gantry.call('POST', `/terminal/${task}/sessions`, { body: { command } })).body.data.session.id as string
  const running = await open(['/bin/cat'])
  const exited = await open(['/bin/true'])
  await gantry.call('GET', `/terminal/${task}/output?sessionId=${exited}&waitMs=30000`)
  const form = new FormData()
  form.append('file', new File(['hello'], 'plan.txt'))
  await gantry.call('POST', '/resources', { raw: form })
  const made = async (path: string, body?: object) => (await gantry.call('POST', path, body && { body })).body.data
  const makeToken = async () =>
    (await made('/identity/tokens', { name: 'A token', expiresInDays: 1 })).token.id as string
  const makeWebhook = async () =>
    (await made('/webhooks', { url: receiver.url, kinds: ['mail.sent'] })).webhook.id as string
  const [user, token, webhook] = [await addUser(gantry, 'developer'), await makeToken(), await makeWebhook()]
  const makeStep = async () =>
    (await made(`/tasks/${task}/plan-steps`, { description: 'Say hello', command: 'echo hello' })).planStep.id as string
  const makeSchedule = async () =>
    (await made('/schedules', { cron: '0 3 1 1 *', kind: 'sweep_resources' })).schedule.id as string
  const step = await makeStep()
  const { job } = await made(`/tasks/${task}/plan-steps/${step}/execute`)
  await waitForJob(gantry, job.id)
  const terminal = 'term_01ke3v7s9x4t2m8r6d0w5hq9nz'
  const goes = {
    user_01ke3v7s9x4t2m8r6d0w5hq9nz: await addUser(gantry, 'viewer'),
    tok_01ke3v7s9x4t2m8r6d0w5hq9nz: await makeToken(),
    hook_01ke3v7s9x4t2m8r6d0w5hq9nz: await makeWebhook(),
  }
  const changes = {
    user_01ke3v7s9x4t2m8r6d0w5hq9nz: await addUser(gantry, 'developer'),
    hook_01ke3v7s9x4t2m8r6d0w5hq9nz: await makeWebhook(),
  }
  return {
    '': {
      task_01ke3v7s9x4t2m8r6d0w5hq9nz: task,
      [terminal]: running,
      user_01ke3v7s9x4t2m8r6d0w5hq9nz: user,
      tok_01ke3v7s9x4t2m8r6d0w5hq9nz: token,
      hook_01ke3v7s9x4t2m8r6d0w5hq9nz: webhook,
      msg_01ke3v7s9x4t2m8r6d0w5hq9nz: (await made(`/webhooks/${webhook}/test`)).delivery.id,
      gty_0000000000000000000000000000000000000000000_000000: gantry.token,
      inv_0000000000000000000000000000000000000000000: (await made(`/users/${user}/invite`)).invite.secret,
      'https://example.org/hooks/gantry': receiver.url,
      // It would ask the registry for a package.
      npx: '/bin/true',
      task_01ke3v7s9x4t2m8q6d0w5hq9nz: await gantry.createTask(),
      cmt_01ke3v7s9x4t2m8r6d0w5hq9nz: (await made(`/tasks/${task}/comments`, { content: 'A comment' })).comment.id,
      rev_01ke3v7s9x4t2m8r6d0w5hq9nz: (await made(`/tasks/${task}/reviews`, { verdict: 'commented' })).review.id,
      step_01ke3v7s9x4t2m8r6d0w5hq9nz: step,
      job_01ke3v7s9x4t2m8r6d0w5hq9nz: job.id,
      schedule_01ke3v7s9x4t2m8r6d0w5hq9nz: await makeSchedule(),
      eyJhbGciOiJub25lIn0: (await made('/resources/plan.txt/links')).link.url.split('/').at(-1),
    },
    // Reading waits for a program that runs; closing and deleting would take the things from the others.
    readTerminal: { [terminal]: exited },
    deleteTerminal: { [terminal]: 'term_none' },
    deleteResource: { 'plan.txt': 'none.txt' },
    deleteTask: { task_01ke3v7s9x4t2m8r6d0w5hq9nz: 'task_none' },
    ...Object.fromEntries(['deleteEmail', 'moveEmail'].map((id) => [id, { welcome: 'none' }])),
    // A made-up command must not be the one that is executed.
    ...Object.fromEntries(
      await Promise.all(
        ['updatePlanStep', 'deletePlanStep'].map(
          async (id) => [id, { step_01ke3v7s9x4t2m8r6d0w5hq9nz: await makeStep() }] as const,
        ),
      ),
    ),
    deleteSchedule: { schedule_01ke3v7s9x4t2m8r6d0w5hq9nz: await makeSchedule() },
    deleteTaskComment: { cmt_01ke3v7s9x4t2m8r6d0w5hq9nz: 'cmt_none' },
    ...Object.fromEntries(['deleteToken', 'deleteUser', 'deleteWebhook'].map((id) => [id, goes])),
    ...Object.fromEntries(['updateUser', 'disableUser', 'enableUser', 'updateWebhook'].map((id) => [id, changes])),
  }
}

async function signIn(): Promise<string> {
  const { headers } = await gantry.call('POST', '/identity/login', { body: { token: gantry.token } })
  return /nut-session=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? ''
}

function codeOf(text: string): string | undefined {
  return (JSON.parse(text) as { error?: { code?: string } }).error?.code
}

function describe({ operation, what, path, query, headers, body, bytes }: SentRequest): string {
  return `${operation.id} (${what}) ${JSON.stringify({ path, query, headers, body: bytes?.toString('latin1') ?? body }).slice(0, 600)}`
}
