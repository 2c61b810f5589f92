import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { operationsOf, resolve } from '../scripts/contract-document.ts'
import { readContract } from '../scripts/read-contract.ts'
import { attackClasses, tried } from './support/attacks.ts'
import { addCaller } from './support/callers.ts'
import { makeFolder, ownerToken, startGantry } from './support/gantry.ts'
import { exchange, request } from './support/wire.ts'

/**
 * What was tried on the running service from outside, class by class. Attacks that need more than requests stand with
 * their subject (`sandbox-attacks`, `grants`, `damage`, `mail-bombs`) and count too.
 */
const contract = readContract()
const gantry = await startGantry(t, { environment: { GANTRY_RATE_LIMIT: 'off' } })
const mine = await gantry.createTask('Mine')
const other = await gantry.createTask('Secret of another task')

/** Every operation with a path in which this task stands, and a body that the contract has as an example. */
function callsOn(taskId: string) {
  return operationsOf(contract).map(({ path, method, operation }) => {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
      const namesTask = parameter?.['x-names'] === 'task' || name === 'taskId'
      return encodeURIComponent(namesTask ? taskId : String(parameter?.example))
    })
    const media = operation.requestBody && resolve(contract, operation.requestBody).content['application/json']
    const [example] = Object.values(media?.examples ?? {})
    const query = parameters
      .filter((each) => each.in === 'query' && (each.required || each.name === 'taskId'))
      .map((each) => `${each.name}=${encodeURIComponent(each.name === 'taskId' ? taskId : String(each.example))}`)
    return {
      operation,
      method,
      path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
      ...(example && { body: withTask(example.value, taskId) }),
    }
  })
}

function withTask(body: unknown, taskId: string): unknown {
  return typeof body === 'object' && body !== null && 'taskId' in body ? { ...body, taskId } : body
}

t.test('a narrow token reaches no other task', async (t) => {
  const narrow = await addCaller(gantry, 'maintainer', { allow: { taskIds: [mine] } })
  const calls = callsOn(other).filter(({ operation }) => operation['x-reach'] === 'task')
  for (const { operation, method, path, body } of calls) {
    const answer = await narrow.call(method, path, body === undefined ? {} : { body })
    tried(t, 'a narrow token reaches another task', operation.operationId, answer.status < 400)
  }
  for (const path of ['/tasks', '/tasks?q=Secret', '/jobs', '/resources', '/events?after=0', '/schedules']) {
    const { body } = await narrow.call('GET', path)
    const shows = JSON.stringify(body).includes(other)
    tried(t, 'a narrow token reaches another task', `GET ${path}`, shows)
  }
  for (const allow of [{}, { taskIds: [mine, other] }, { taskIds: [other] }]) {
    const { status, body } = await narrow.call('POST', '/identity/tokens', { body: { name: 'Wider', allow } })
    const taskIds: string[] | undefined = body.data?.token?.allow?.taskIds
    const isWider = status < 300 && (taskIds === undefined || taskIds.includes(other))
    tried(t, 'a narrow token reaches another task', `createToken ${JSON.stringify(allow)}`, isWider)
  }
})

t.test('a role that reads changes nothing', async (t) => {
  const reader = await addCaller(gantry, 'viewer')
  const writes = callsOn(mine).filter(
    ({ method, operation }) =>
      method !== 'GET' &&
      operation.security?.length !== 0 &&
      !operation['x-read-only'] &&
      // They end or narrow the credential of the call, or make one that may no more.
      !['logout', 'exchangeToken', 'createToken', 'deleteToken', 'rotateToken'].includes(operation.operationId) &&
      !operation['x-scopes'].every((scope) => scope === 'identity:write'),
  )
  for (const { operation, method, path, body } of writes) {
    const { status } = await reader.call(method, path, body === undefined ? {} : { body })
    tried(t, 'a role does what it may not', `viewer ${operation.operationId}`, status < 400)
  }
})

t.test('a foreign host, origin or method is refused', async (t) => {
  const cookie = `nut-session=${(await addCaller(gantry, 'owner')).cookie}`
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    'evil.example:80',
    '169.254.169.254',
    '0x7f.1.evil.example',
    'localhost, evil.example',
    '[::ffff:7f00:1].evil.example',
    'xn--localhost-.example',
  ]) {
    const { answers } = await exchange(gantry.port, request('GET', '/api/v1/version', { Host: host }))
    tried(t, 'a foreign host, origin or method gets through', `Host ${host}`, (answers[0]?.status ?? 0) < 400)
  }
  for (const origin of [
    'null',
    'http://evil.example',
    `http://localhost.evil.example:${gantry.port}`,
    'file://',
    '*',
  ]) {
    for (const [method, path] of [
      ['POST', '/tasks'],
      ['DELETE', `/tasks/${mine}`],
      ['PATCH', '/user'],
      ['POST', '/identity/tokens'],
    ] as const) {
      const { status } = await gantry.call(method, path, {
        headers: { authorization: '', cookie, origin },
        ...(method !== 'DELETE' && { body: { title: 'x', name: 'x' } }),
      })
      tried(t, 'a foreign host, origin or method gets through', `${method} ${path} from ${origin}`, status < 400)
    }
  }
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS']) {
    const { answers } = await exchange(gantry.port, request(method, '/api/v1/tasks'))
    tried(t, 'a foreign host, origin or method gets through', method, (answers[0]?.status ?? 0) in { 200: 1, 204: 1 })
  }
  t.equal((await gantry.call('GET', `/tasks/${mine}`)).status, 200, 'the task is still there')
})

t.test('a foreign page reads nothing by the cookie', async (t) => {
  const cookie = `nut-session=${(await addCaller(gantry, 'owner')).cookie}`
  for (const site of ['cross-site', 'same-site'])
    for (const path of [
      '/tasks',
      '/identity',
      '/user',
      '/config',
      '/events?after=0',
      `/tasks/${mine}`,
      '/identity/tokens',
    ])
      for (const mode of ['no-cors', 'cors', 'navigate']) {
        const headers = { authorization: '', cookie, 'sec-fetch-site': site, 'sec-fetch-mode': mode }
        const { status } = await gantry.call('GET', path, { headers })
        tried(t, 'a foreign page reads by the cookie', `${path}, ${site}, ${mode}`, status < 400)
      }
})

t.test('an upload never becomes active content', async (t) => {
  const html = '<!doctype html><script>alert(1)</script>'
  const names = [
    'page.html',
    'page.svg',
    'page.xhtml',
    'page.xml',
    'page.js',
    'page.pdf',
    'page.png',
    'a"b.html',
    'page.html;x=',
  ]
  for (const name of names) {
    const form = new FormData()
    form.append(
      'file',
      new File([name.endsWith('.svg') ? `<svg xmlns="http://www.w3.org/2000/svg">${html}</svg>` : html], name),
    )
    const { body } = await gantry.call('POST', '/resources', { raw: form })
    if (!body.success) continue
    const response = await gantry.fetch(body.data.resource.url)
    const disposition = response.headers.get('content-disposition') ?? ''
    const isActive =
      response.status < 400 &&
      (!disposition.startsWith('attachment') ||
        response.headers.get('x-content-type-options') !== 'nosniff' ||
        /[\r\n]/.test(disposition))
    tried(t, 'an upload becomes active content', name, isActive)
    await response.arrayBuffer()
  }
})

t.test('a change leaves the project nowhere, and touches no file of the service', async (t) => {
  const paths = [
    '../evil',
    '..\\evil',
    'a/../../evil',
    '/etc/evil',
    '//evil',
    'C:\\evil',
    './../evil',
    'a/./../../evil',
    '..%2fevil/../../evil',
    '.git/hooks/pre-commit',
    '.GIT/config',
    '.git./config',
    'sub/.git/config',
    '.gantry/data/gantry.db',
    '.Gantry/data/x',
    '.gantry-apply/x',
    'a\u0000b',
    'a\nb/../../c',
  ]
  for (const path of paths) {
    const task = await gantry.createTask()
    const { status } = await gantry.call('PUT', `/tasks/${task}/changes`, {
      body: { changes: [{ path, kind: 'added', newContent: 'evil' }] },
    })
    const applied = status < 400 ? (await gantry.call('POST', `/tasks/${task}/changes/apply`)).status : status
    tried(t, 'a change leaves the project or touches files of the service', JSON.stringify(path), applied < 400)
  }
})

t.test('a file of the project leads out of it nowhere', async (t) => {
  const outside = makeFolder(t)
  writeFileSync(join(outside, 'secret.md'), '# Secret of the machine\n')
  for (const [name, path] of [
    ['role.md', '/context/role'],
    ['gantry.json', '/config'],
  ] as const) {
    symlinkSync(join(outside, 'secret.md'), join(gantry.project, name))
    const { body } = await gantry.call('GET', path)
    tried(t, 'a file of the project leads out of it', name, JSON.stringify(body).includes('Secret of the machine'))
    rmSync(join(gantry.project, name))
  }
  symlinkSync(outside, join(gantry.project, 'link'))
  const task = await gantry.createTask()
  await gantry.call('PUT', `/tasks/${task}/changes`, {
    body: { changes: [{ path: 'link/evil', kind: 'added', newContent: 'evil' }] },
  })
  await gantry.call('POST', `/tasks/${task}/changes/apply`)
  tried(t, 'a file of the project leads out of it', 'a change through a link', existsSync(join(outside, 'evil')))
})

t.test('a webhook reaches no inner address', async (t) => {
  for (const host of [
    '127.0.0.1',
    '127.1',
    '0',
    '0.0.0.0',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    'localhost',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[fe80::1]',
    '[fc00::1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '１２７.0.0.1',
    '127。0。0。1',
  ]) {
    const { status } = await gantry.call('POST', '/webhooks', {
      body: { url: `http://${host}/`, kinds: ['task.created'] },
    })
    tried(t, 'a webhook reaches an inner address', host, status < 400)
  }
})

t.test('JSON, text and patterns break nothing', async (t) => {
  const deep = 100_000
  const bodies: Readonly<Record<string, string>> = {
    prototype: '{"title":"x","__proto__":{"isAdmin":true}}',
    constructor: '{"title":"x","constructor":{"prototype":{"isAdmin":true}}}',
    depth: `{"title":${'['.repeat(deep)}${']'.repeat(deep)}}`,
    number: '{"title":1e999}',
    lone: '{"title":"\\ud800\\u0000"}',
    escape: '{"title":"\\u001b[2Jcleared"}',
    bidi: '{"title":"safe\\u202etxt.exe"}',
    c1: '{"title":"\\u009b31m"}',
    bom: '\ufeff{"title":"x"}',
    trailing: '{"title":"x"}{"title":"y"}',
    comment: '{"title":"x"/*y*/}',
    single: "{'title':'x'}",
  }
  for (const [name, raw] of Object.entries(bodies)) {
    const { status } = await gantry.call('POST', '/tasks', { raw, headers: { 'content-type': 'application/json' } })
    tried(t, 'JSON, text or a pattern breaks in', name, status < 400 || status >= 500)
  }
  for (const q of [
    '"',
    "'",
    "' OR 1=1 --",
    'a* OR b',
    'NEAR(a b)',
    'title:x',
    '^x',
    '\\',
    '%',
    '*',
    '(((((',
    '-x',
    'a"b',
  ]) {
    const { status } = await gantry.call('GET', `/tasks?q=${encodeURIComponent(q)}`)
    tried(t, 'JSON, text or a pattern breaks in', `q=${q}`, status >= 500)
  }
  t.equal(({} as Record<string, unknown>)['isAdmin'], undefined)
})

t.test('a login is guessed by nobody, and nobody is locked out by strangers', async (t) => {
  for (let attempt = 0; attempt < 30; attempt++) {
    const { status } = await gantry.call('POST', '/identity/login', {
      body: { username: 'owner', password: `guess-${attempt}` },
      headers: { authorization: '', origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    tried(t, 'a login is locked out or guessed', `guess ${attempt}`, status < 400)
  }
  const { status } = await gantry.call('POST', '/identity/login', {
    body: { token: ownerToken },
    headers: { authorization: '' },
  })
  tried(t, 'a login is locked out or guessed', 'the owner signs in after the guesses of a foreign page', status !== 200)
})

t.test('no answer shows a secret', async (t) => {
  const made = (await gantry.call('POST', '/identity/tokens', { body: { name: 'Shown once' } })).body.data
    .secret as string
  for (const { operation, method, path } of callsOn(mine)) {
    if (method !== 'GET' || operation.security?.length === 0 || path.includes('stream') || operation['x-secret'])
      continue
    const { body } = await gantry.call('GET', path)
    const text = Buffer.isBuffer(body) ? String(body) : JSON.stringify(body)
    tried(t, 'a secret is shown', operation.operationId, text.includes(made) || text.includes(ownerToken))
  }
})

t.test('every class has a name of its own', async (t) => {
  t.equal(new Set(attackClasses).size, attackClasses.length)
})
