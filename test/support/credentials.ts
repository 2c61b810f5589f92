import t from 'tap'
import { operationsOf, resolve } from '../../scripts/contract-document.ts'
import { readContract } from '../../scripts/read-contract.ts'
import { fail } from '../../src/errors.ts'
import type { OperationId } from '../../src/generated/routes.ts'
import type { Route } from '../../src/http/route.ts'
import { roles } from '../../src/services/identity/roles.ts'
import type { Role } from '../../src/services/identity/roles.ts'
import { addUser, makeCredential } from './callers.ts'
import type { CallerOptions } from './callers.ts'
import { checkAnswer, startGantry } from './gantry.ts'
import type { Answer } from './gantry.ts'

/** What starts programs or reaches out is stood in for: who may call it is asked here, not what it does. */
export const refusing = new Proxy({}, { get: () => () => fail('not_ready') }) as never

// Without a limit of load: whoever else works on the machine is not the question here.
export const parts = {
  server: { admission: 'off' },
  app: {
    terminals: refusing,
    git: refusing,
    mcp: refusing,
    mail: refusing,
    plans: refusing,
    jobs: refusing,
    workingTree: refusing,
    webhooks: refusing,
  },
} as const

export const gantry = await startGantry(t, { parts })

export const { store } = gantry.service.app

export const contract = readContract()

export const bodies = new Map(
  operationsOf(contract).map(({ operation }) => [operation.operationId, exampleBody(operation.requestBody)]),
)

export const examplePaths = new Map(
  operationsOf(contract).map(({ operation }) => [operation.operationId, pathExamples(operation.parameters ?? [])]),
)

export const kinds = ['bearer', 'X-API-Key', 'cookie'] as const

export type Kind = (typeof kinds)[number]

export type Credential = { readonly secret: string; readonly cookie: string }

export const anyPassword = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export const userIds = new Map<Role, string>()

for (const role of roles) userIds.set(role, await addUser(gantry, role, { passwordHash: anyPassword }))

await gantry.call('POST', '/identity/setup', {
  body: { name: 'Ada', username: 'ada-of-setup', password: 'correct horse battery' },
})

export let size = 0

t.teardown(() => t.comment(`${size} combinations`))

export async function makeDead(): Promise<{ name: string; code: string; credential: Credential }[]> {
  const disabled = await addUser(gantry, 'owner', { isDisabled: true })
  const owner = userIds.get('owner') ?? ''
  const revoked = await addOne(owner, {})
  t.equal((await gantry.call('GET', '/identity', { headers: headersOf('bearer', revoked) })).status, 200)
  await gantry.call('DELETE', `/identity/tokens/${revoked.tokenId}`, { headers: headersOf('bearer', revoked) })
  await gantry.call('DELETE', `/identity/sessions/${revoked.sessionId}`, {
    headers: { authorization: '', ...headersOf('cookie', revoked) },
  })
  return [
    {
      name: 'of the wrong form',
      code: 'token_invalid',
      credential: { secret: 'not-a-token-of-this-service', cookie: 'not-a-session' },
    },
    { name: 'made up', code: 'token_invalid', credential: makeCredential(gantry, owner, {}) },
    {
      name: 'expired',
      code: 'token_expired',
      credential: await addOne(owner, { expiresAt: '2020-01-01T00:00:00.000Z' }),
    },
    { name: 'revoked', code: 'token_invalid', credential: revoked },
    { name: 'of a disabled user', code: 'token_invalid', credential: await addOne(disabled, {}) },
    { name: 'of a deleted user', code: 'token_invalid', credential: await addOne('user_gone', {}) },
  ]
}

export async function addOne(userId: string, options: CallerOptions) {
  const { changes, ...credential } = makeCredential(gantry, userId, options)
  await store.commit(changes)
  return credential
}

export function headersOf(
  kind: Kind,
  { secret, cookie }: Credential = { secret: '', cookie: '' },
): Record<string, string> {
  if (kind === 'bearer') return { authorization: `Bearer ${secret}` }
  return kind === 'cookie' ? { cookie: `nut-session=${cookie}` } : { 'x-api-key': secret }
}

/** Calls an operation with the examples of the contract. */
export const emailSchedule = {
  cron: '0 3 * * *',
  kind: 'send_email',
  email: { to: ['ada@example.org'], subject: 'Hello', content: 'Hello.' },
}

export async function send(
  id: OperationId,
  route: Route,
  headers: Record<string, string>,
  taskId = 'task_01example',
): Promise<Answer> {
  size++
  const examples = { ...examplePaths.get(id), ...(route.path.startsWith('/tasks/:id') && { id: taskId }), taskId }
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: keyof typeof examples) =>
    encodeURIComponent(String(examples[name])),
  )
  const wanted = { taskId, sessionId: 'term_1', ...(id === 'searchChats' && { q: 'plan' }) }
  const given = new URLSearchParams(Object.entries(wanted).filter(([name]) => name in route.queryTypes))
  const query = given.size === 0 ? '' : `?${given}`
  const body = bodies.get(id)
  const isNamed =
    typeof body === 'object' && body !== null && route.tasks?.body && (route.reach === 'task' || 'taskId' in body)
  // The schedule of the example is of no task.
  const named = isNamed ? { ...(id === 'createSchedule' ? emailSchedule : body), taskId } : body
  const response = await fetch(`${gantry.origin}/api/v1${path}${query}`, {
    method: route.method,
    headers: { ...headers, ...(route.body === 'json' && { 'content-type': 'application/json' }) },
    ...(route.body === 'json' && { body: JSON.stringify(named) }),
    ...(route.body === 'multipart' && { body: formOf('matrix.txt', taskId) }),
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  const answer = {
    status: response.status,
    headers: response.headers,
    body: isJson ? await response.json() : Buffer.from(await response.arrayBuffer()),
  }
  checkAnswer(route.method, path, answer, isJson)
  return answer
}

export function formOf(name: string, taskId: string | undefined): FormData {
  const form = new FormData()
  if (taskId !== undefined) form.append('taskId', taskId)
  form.append('file', new Blob(['text']), name)
  return form
}

export function exampleBody(requestBody: Parameters<typeof resolve>[1] | undefined): unknown {
  const { content } = requestBody
    ? (resolve(contract, requestBody) as { content: Record<string, { examples?: Record<string, { value: unknown }> }> })
    : { content: {} as Record<string, { examples?: Record<string, { value: unknown }> }> }
  return Object.values(content['application/json']?.examples ?? {})[0]?.value
}

export function pathExamples(parameters: readonly Parameters<typeof resolve>[1][]): Record<string, unknown> {
  return Object.fromEntries(
    parameters
      .map((parameter) => resolve(contract, parameter) as { name: string; example?: unknown })
      .map(({ name, example }) => [name, example]),
  )
}
