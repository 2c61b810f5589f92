import t from 'tap'
import type { Caller, Scope } from '../src/contract.ts'
import { fail } from '../src/errors.ts'
import { routes } from '../src/generated/routes.ts'
import type { OperationId } from '../src/generated/routes.ts'
import type { Route } from '../src/http/route.ts'
import type { AllowList } from '../src/services/identity/allow.ts'
import { requireReach } from '../src/services/identity/reach.ts'
import { namedScopes, presets, roles, scopesOfRole } from '../src/services/identity/roles.ts'
import type { Role } from '../src/services/identity/roles.ts'
import { makeCredential } from './support/callers.ts'
import type { Answer } from './support/gantry.ts'
import { ownerBy } from './support/grants.ts'
import {
  makeDead,
  send,
  gantry,
  userIds,
  addOne,
  store,
  headersOf,
  kinds,
  bodies,
  formOf,
} from './support/credentials.ts'
import type { Credential } from './support/credentials.ts'
// The task of the example is none.
bodies.set('putTaskDependencies', { dependsOn: [] })
// Rules of a role would go on to refuse calls of the tests behind.
bodies.set('putRoleRules', { rules: [] })
const operations = Object.entries(routes) as [OperationId, Route][]
const secured = operations.filter(([, route]) => !route.isPublic)

/**
 * What refuses a caller who holds the scope: to hand out more than the caller has (see `authority.ts`), and a wrong
 * password.
 */
const refusedBeyondScopes: Partial<Record<OperationId, string>> = {
  createUserInvite: 'scope_missing',
  exchangeToken: 'scope_missing',
  changePassword: 'forbidden',
  reauthenticate: 'forbidden',
  createTotp: 'scope_missing',
  confirmTotp: 'scope_missing',
  createPasskey: 'scope_missing',
  createPasskeyChallenge: 'scope_missing',
  renewRecoveryCodes: 'scope_missing',
  removeSecondFactor: 'scope_missing',
}

/** Users without a password are refused them with their whole authority too. */
const refusedWithoutPassword: readonly OperationId[] = [
  'changePassword',
  'reauthenticate',
  'createTotp',
  'createPasskeyChallenge',
  'renewRecoveryCodes',
]

const ownerCaller: Caller = ownerBy({ userId: 'user_owner' })

t.test('every operation declares its scopes, and each is one that a role can have', async (t) => {
  const known: readonly string[] = namedScopes
  for (const [id, route] of operations)
    t.ok(
      route.scopes.every((scope) => known.includes(scope)),
      id,
    )
  t.same(
    secured.filter(([, { scopes }]) => scopes.length === 0).map(([id]) => id),
    [
      'getIdentity',
      'logout',
      'reauthenticate',
      'exchangeToken',
      'listScopes',
      'checkAccess',
      'connectLive',
      'listWaiting',
      'searchAll',
      'getVersion',
      'getLimits',
      'listErrorCodes',
    ],
    'any credential will do',
  )
})

t.test(
  'every operation, by every role, with each narrow scope, by one kind of credential after the other, is refused exactly where the table says',
  async (t) => {
    const wrong: string[] = []
    const credentials = await makeCredentials()
    await inTurns(cases(), async ([id, route, role, held, kind]) => {
      const credential =
        id === 'logout'
          ? await addOne(userIds.get(role) ?? '', { scopes: held.scopes(route) })
          : credentials(role, held.scopes(route))
      const answer = await send(id, route, headersOf(kind, credential))
      const may = mayCall(role, held.scopes(route), route)
      const isAsTold = may
        ? isAccepted(id, held.name, answer)
        : answer.status === 403 && answer.body.error.code === 'scope_missing'
      if (!isAsTold)
        wrong.push(`${id} by ${role} with ${held.name} (${kind}): ${answer.status} ${answer.body?.error?.code}`)
    })
    t.same(wrong, [])
  },
)

t.test(
  'every operation refuses a credential that is missing, wrong, expired, revoked, disabled or of an unknown user',
  async (t) => {
    const wrong: string[] = []
    const dead = await makeDead()
    // By one kind of credential after the other, so that each kind meets every death.
    const all = secured.flatMap(([id, route], row) =>
      dead.map((death, place) => [id, route, death, kinds[(row + place) % kinds.length] ?? 'bearer'] as const),
    )
    await inTurns(all, async ([id, route, { name, code, credential }, kind]) => {
      const answer = await send(id, route, headersOf(kind, credential))
      if (answer.status !== 401 || answer.body.error.code !== code)
        wrong.push(`${id}, ${name} (${kind}): ${answer.status} ${answer.body?.error?.code}`)
    })
    await inTurns(secured, async ([id, route]) => {
      const answer = await send(id, route, {})
      if (answer.status !== 401 || answer.body.error.code !== 'unauthenticated')
        wrong.push(`${id} without one: ${answer.status}`)
    })
    t.same(wrong, [])
  },
)

t.test(
  'a credential that is restricted to a task finds that one, and cannot distinguish another one from a deleted one',
  async (t) => {
    const own = await gantry.createTask()
    const objects = { own, foreign: await gantry.createTask(), deleted: 'task_01deleted' }
    const wrong: string[] = []
    const ofTasks = secured.filter(([id, route]) => namesTask(id, route))
    t.ok(ofTasks.length >= 12, `${ofTasks.length} operations name a task`)
    const narrowed = new Map<Role, Credential>()
    for (const role of roles) narrowed.set(role, await addOne(userIds.get(role) ?? '', { allow: { taskIds: [own] } }))
    // By one kind of credential after the other, with all three tasks each.
    const all = ofTasks.flatMap(([id, route], row) =>
      roles
        .filter((role) => mayCall(role, ['*'], route))
        .flatMap((role, column) => {
          const kind = kinds[(row + column) % kinds.length] ?? 'bearer'
          return Object.entries(objects).map(([state, taskId]) => [id, route, role, kind, state, taskId] as const)
        }),
    )
    const told = new Map<string, string>()
    await inTurns(all, async ([id, route, role, kind, state, taskId]) => {
      // A task that is deleted is gone for the other cases.
      const goner = id === 'deleteTask' && state === 'own' ? await gantry.createTask() : undefined
      const credential =
        goner === undefined
          ? narrowed.get(role)
          : await addOne(userIds.get(role) ?? '', { allow: { taskIds: [goner] } })
      const answer = await send(id, route, headersOf(kind, credential), goner ?? taskId)
      const { code, message } = answer.body?.error ?? {}
      // Somebody else may have claimed it: giving it back is then theirs. A body may name a task that is not there.
      const isAsTold =
        state === 'own'
          ? (answer.status !== 403 || id === 'releaseTask') && !(code === 'task_not_found' && message.includes(taskId))
          : code === 'task_not_found'
      if (!isAsTold) wrong.push(`${id} by ${role} (${kind}), ${state}: ${answer.status} ${code}`)
      // It repeats the id that was given.
      if (state !== 'own')
        told.set(`${id} ${role} ${kind} ${state}`, `${answer.status} ${message?.replace(taskId, 'ID')}`)
    })
    for (const [id, , role, kind, state] of all)
      if (state === 'foreign')
        t.equal(
          told.get(`${id} ${role} ${kind} foreign`),
          told.get(`${id} ${role} ${kind} deleted`),
          `${id} tells of a foreign task what it tells of none`,
        )
    t.same(wrong, [])
  },
)

t.test('a credential with an allow-list is refused exactly what the reach of the operation says', async (t) => {
  const own = await gantry.createTask()
  const always = ['task', 'tasks', 'self', 'shared']
  const narrowings: { name: string; allow: AllowList; reaches: string[] }[] = [
    { name: 'tasks', allow: { taskIds: [own] }, reaches: always },
    { name: 'tasks and tools', allow: { taskIds: [own], mcpTools: ['files/*'] }, reaches: [...always, 'tools'] },
    { name: 'tasks and remotes', allow: { taskIds: [own], gitRemotes: ['*'] }, reaches: [...always, 'git'] },
    { name: 'tasks and branches', allow: { taskIds: [own], gitBranches: ['*'] }, reaches: [...always, 'git'] },
    { name: 'tools', allow: { mcpTools: ['files/*'] }, reaches: [...always, 'tools', 'git', 'project'] },
    { name: 'nothing named', allow: {}, reaches: [...always, 'tools', 'git', 'project'] },
  ]
  const wrong: string[] = []
  const owner = userIds.get('owner') ?? ''
  const shared = new Map<string, { credential: Credential; access: ReadonlyMap<string, boolean> }>()
  for (const { name, allow } of narrowings) {
    const credential = await addOne(owner, { allow })
    shared.set(name, { credential, access: await accessBy(credential) })
  }
  const all = secured.flatMap((operation) => narrowings.map((narrowing) => [...operation, narrowing] as const))
  await inTurns(all, async ([id, route, { name, allow, reaches }]) => {
    const target = id === 'deleteTask' && allow.taskIds ? await gantry.createTask() : own
    // What ends or narrows the credential of the call has one of its own.
    const credential = ['deleteTask', 'logout', 'exchangeToken'].includes(id)
      ? await addOne(owner, { allow: { ...allow, ...(allow.taskIds && { taskIds: [target] }) } })
      : shared.get(name)?.credential
    const answer = await send(id, route, headersOf('bearer', credential), target)
    const isReached = reaches.includes(route.reach ?? '')
    const isRefused = answer.status === 403 && ['scope_missing', 'forbidden'].includes(answer.body.error.code)
    if (answer.status === 401 || (isRefused === isReached && !(id in refusedBeyondScopes && isReached)))
      wrong.push(`${id} (${route.reach}) by ${name}: ${answer.status} ${answer.body?.error?.message}`)
    if (shared.get(name)?.access.get(id) !== isReached) wrong.push(`checkAccess of ${id} (${route.reach}) by ${name}`)
  })
  t.same(wrong, [])
  const reaches = new Set(secured.map(([, { reach }]) => reach))
  t.same([...reaches].sort(), [...new Set([...always, 'tools', 'git', 'project', 'none'])].sort())
})

t.test('an operation that declares no reach is refused to every credential with an allow-list', (t) => {
  for (const allow of [{}, { taskIds: ['task_a'] }, { mcpTools: ['*'] }])
    t.throws(
      () => requireReach({ ...ownerCaller, allow }, undefined, ['task_a']),
      { code: 'forbidden' },
      JSON.stringify(allow),
    )
  t.doesNotThrow(() => requireReach(ownerCaller, undefined, []))
  t.end()
})

t.test('a credential with every scope to read changes nothing, whatever it calls', async (t) => {
  const scopes = namedScopes.filter((scope) => scope.endsWith(':read'))
  const own = await gantry.createTask()
  const owner = await addOne(userIds.get('owner') ?? '', { scopes })
  const before = (await store.eventRange()).newest
  // These two end or narrow the credential of the call, whatever its scopes.
  const rest = secured.filter(([id]) => id !== 'logout' && id !== 'exchangeToken')
  await inTurns(rest, async ([id, route]) => {
    await send(id, route, headersOf('bearer', owner), own)
  })
  const after = await store.events({ after: before, limit: 200 })
  t.same(
    after.map(({ kind }) => kind),
    [],
  )
  t.same(
    presets.read_only.filter((scope) => !scope.endsWith(':read')),
    [],
  )
})

t.test('what a credential that is narrowed to a task may not name it does not see', async (t) => {
  const [own, foreign] = [await gantry.createTask(), await gantry.createTask()]
  for (const [name, taskId] of [
    ['own.txt', own],
    ['foreign.txt', foreign],
    ['common.txt', undefined],
  ] as const)
    await upload(name, taskId)
  const { secret } = await addOne('user_owner', { allow: { taskIds: [own] } })
  const ask = (method: string, path: string, more: object = {}) =>
    gantry.call(method, path, { headers: { authorization: `Bearer ${secret}` }, ...more })
  t.same(
    (await ask('GET', '/tasks')).body.data.tasks.map(({ id }: { id: string }) => id),
    [own],
  )
  t.same(
    (await ask('GET', '/resources')).body.data.resources.map(({ filename }: { filename: string }) => filename),
    ['own.txt'],
  )
  t.equal((await ask('GET', '/resources/own.txt')).status, 200)
  for (const path of [
    '/resources/foreign.txt',
    '/resources/common.txt',
    '/resources/none.txt',
    '/resources/foreign.txt?download=true',
    '/resources/foreign.txt/thumbnail',
  ])
    t.match(await ask('GET', path), { status: 404, body: { error: { code: 'resource_not_found' } } }, path)
  t.match(await ask('DELETE', '/resources/foreign.txt'), { status: 404 })
  t.match(await ask('POST', '/tasks', { body: { title: 'Plan' } }), {
    status: 403,
    body: { error: { code: 'forbidden' } },
  })
  t.match(await ask('GET', '/webhooks'), { status: 403, body: { error: { code: 'scope_missing' } } })
  t.equal((await upload('more.txt', own, secret)).status, 201)
  t.equal((await upload('other.txt', foreign, secret)).status, 404)
  t.equal((await upload('lone.txt', undefined, secret)).status, 403)
  const { events } = (await ask('GET', '/events?after=0&limit=200')).body.data
  t.notOk(
    events.some(({ taskId }: { taskId?: string }) => taskId !== undefined && taskId !== own),
    'no event of another task',
  )
})

t.test('the items of another user are refused like items that never existed', async (t) => {
  const mine = await addOne(userIds.get('developer') ?? '', {})
  const foreign = await addOne(userIds.get('owner') ?? '', {})
  const ask = (method: string, path: string) =>
    gantry.call(method, path, { headers: { authorization: `Bearer ${mine.secret}` } })
  for (const [method, before, after, id] of [
    ['GET', 'tokens', '', foreign.tokenId],
    ['DELETE', 'tokens', '', foreign.tokenId],
    ['POST', 'tokens', '/rotate', foreign.tokenId],
    ['DELETE', 'sessions', '', foreign.sessionId],
  ] as const) {
    const [theirs, none] = [
      await ask(method, `/identity/${before}/${id}${after}`),
      await ask(method, `/identity/${before}/never_was${after}`),
    ]
    t.equal(theirs.status, 404, `${method} ${before}${after}`)
    // Each repeats the id that was asked for.
    const message = theirs.body.error.message.replace(id, 'never_was')
    t.same({ ...theirs.body.error, message, requestId: '' }, { ...none.body.error, requestId: '' })
  }
})

/** What the check of access says of each operation. */
async function accessBy(credential: Credential): Promise<ReadonlyMap<string, boolean>> {
  const ids = secured.map(([id]) => id)
  const said = new Map<string, boolean>()
  while (ids.length > 0) {
    const body = { operations: ids.splice(0, 100) }
    const headers = headersOf('bearer', credential)
    const { access } = (await gantry.call('POST', '/identity/check', { body, headers })).body.data
    for (const { operation, isAllowed } of access) said.set(operation, isAllowed)
  }
  return said
}

type Held = {
  readonly name: 'just' | 'all but' | 'none' | 'everything'
  readonly scopes: (route: Route) => readonly Scope[]
}

function cases() {
  const held: readonly Held[] = [
    { name: 'just', scopes: (route) => route.scopes as Scope[] },
    { name: 'all but', scopes: (route) => namedScopes.filter((scope) => !route.scopes.includes(scope)) },
    { name: 'none', scopes: () => [] },
    { name: 'everything', scopes: () => ['*'] },
  ]
  // Every operation by every role with each of these, by one kind of credential after the other: so each kind meets all
  // of them.
  return secured.flatMap(([id, route], row) =>
    roles.flatMap((role, column) =>
      held.flatMap((each, place) => [
        [id, route, role, each, kinds[(row + column + place) % kinds.length] ?? 'bearer'] as const,
      ]),
    ),
  )
}

/** The rule in one line: what the role may hold and what the credential holds. */
function mayCall(role: Role, scopes: readonly Scope[], route: Route): boolean {
  const ofRole: readonly string[] = scopesOfRole(role)
  return route.scopes.every(
    (scope) =>
      (ofRole.includes('*') || ofRole.includes(scope)) && (scopes.includes('*') || scopes.includes(scope as Scope)),
  )
}

function isAccepted(id: OperationId, held: string, { status, body }: Answer): boolean {
  if (status !== 401 && status !== 403) return true
  if (status !== 403) return false
  if (refusedWithoutPassword.includes(id) && body.error.code === 'forbidden') return true
  return held !== 'everything' && body.error.code === refusedBeyondScopes[id]
}

/** Whether a call of this operation, with the example of the contract, names a task. */
function namesTask(id: OperationId, { reach, tasks }: Route): boolean {
  const body = bodies.get(id)
  return (
    reach === 'task' || tasks?.query !== undefined || (typeof body === 'object' && body !== null && 'taskId' in body)
  )
}

async function makeCredentials(): Promise<(role: Role, scopes: readonly Scope[]) => Credential> {
  const made = new Map<string, Credential>()
  const changes = []
  for (const [, route, role, held] of cases()) {
    const key = keyOf(role, held.scopes(route))
    if (made.has(key)) continue
    const credential = makeCredential(gantry, userIds.get(role) ?? '', { scopes: held.scopes(route) })
    made.set(key, credential)
    changes.push(...credential.changes)
  }
  await store.commit(changes)
  return (role, scopes) => made.get(keyOf(role, scopes)) ?? fail('not_found')
}

function keyOf(role: Role, scopes: readonly Scope[]): string {
  return `${role} ${scopes}`
}

function upload(name: string, taskId: string | undefined, secret = gantry.token): Promise<Answer> {
  return gantry.call('POST', '/resources', {
    raw: formOf(name, taskId),
    headers: { authorization: `Bearer ${secret}` },
  })
}

/** Sixteen at a time: the service and the callers share one process. */
async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const item of rest) await run(item)
    }),
  )
}
