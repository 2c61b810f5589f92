import t from 'tap'
import type { Test } from 'tap'
import * as v2 from '@modelcontextprotocol/client'
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as V1Transport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { call, ownerToken, startGantry, writeFiles } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

const gantry = await startGantry(t, { args: ['--trust'] })

interface Result {
  readonly structuredContent?: any
  readonly content: readonly { readonly type: string; readonly text?: string }[]
  readonly isError?: boolean
}

interface Tools {
  list(): Promise<readonly { readonly name: string }[]>
  call(name: string, given: object, onProgress?: (progress: { progress: number }) => void): Promise<Result>
}

t.test('clients of the 2025 and of the 2026 specification list and call the same tools', async (t) => {
  const [old, current] = [await connectV1(t), await connectV2(t)]
  const names = (await old.list()).map(({ name }) => name)
  t.same(
    (await current.list()).map(({ name }) => name),
    names,
  )
  t.ok(names.length <= 30 && names.includes('createTask'))
  for (const tools of [old, current]) {
    const { structuredContent, content } = await tools.call('createTask', { title: 'By a tool' })
    t.match(structuredContent, { title: 'By a tool', state: 'open' }, 'the data of the operation')
    t.same(JSON.parse(content[0]?.text ?? ''), structuredContent, 'the same as text')
    const read = await tools.call('getTask', { id: structuredContent.id })
    t.equal(read.content[1]?.text, 'ETag: "1"')
    const changed = await tools.call('updateTask', { id: structuredContent.id, priority: 'high', ifMatch: '"7"' })
    t.match(changed, { isError: true, structuredContent: { code: 'revision_mismatch' } })
  }
})

t.test('a refusal is a failure of the tool with the code, the message and the hint of the operation', async (t) => {
  const tools = await connectV1(t)
  t.match(await tools.call('createTask', { title: 5 }), {
    isError: true,
    structuredContent: { code: 'validation_failed', message: /title must be a string/ },
  })
  t.match(await tools.call('createTask', { titel: 'x' }), {
    isError: true,
    structuredContent: { code: 'validation_failed', message: /"titel" is not known. Did you mean "title"\?/ },
  })
  t.match(await tools.call('getTask', { id: 'task_none' }), { structuredContent: { code: 'task_not_found' } })
  t.match(await tools.call('creatTask', {}), {
    isError: true,
    structuredContent: { code: 'not_found', message: /Did you mean "createTask"\?/, hint: /scopes/ },
  })
  t.match(await tools.call('listWebhooks', {}), {
    isError: true,
    structuredContent: { code: 'not_found', message: /Ask for its set with \?tools=webhooks/ },
  })
})

t.test('a job is followed to its end with progress, for a client that asks for it', async (t) => {
  for (const tools of [await connectV1(t), await connectV2(t)]) {
    const id = await gantry.createTask()
    for (const command of ['printf one', 'printf two'])
      await tools.call('createPlanStep', { id, description: 'A step', command })
    const started = await tools.call('executePlanStep', { id, stepId: await firstStep(id) })
    t.match(started.structuredContent.job, { kind: 'execute_plan_step' }, 'without a token for progress, the new job')
    await waitUntil(async () => (await jobOf(started.structuredContent.job.id)).state === 'succeeded')
    const reported: number[] = []
    const ended = await tools.call('executePlan', { id }, ({ progress }) => reported.push(progress))
    t.match(ended.structuredContent.job, { state: 'succeeded', progress: { current: 1, total: 1 } })
    t.equal(reported.at(-1), 1, 'the first step was executed before')
    t.same([...new Set(reported)].toSorted(), reported, 'the figure grows')
  }
  const tools = await connectV2(t)
  const id = await gantry.createTask()
  await tools.call('createPlanStep', { id, description: 'A step', command: 'exit 3' })
  const failed = await tools.call('executePlan', { id }, () => {})
  t.match(failed, { isError: true, structuredContent: { job: { state: 'failed' } } })
})

t.test('a job that is followed goes on when the credential of its follower ends', async (t) => {
  const { secret, id: tokenId } = await makeToken({ scopes: ['tasks:read', 'tasks:execute', 'jobs:read'] })
  const tools = await connectV2(t, '/mcp', secret)
  const id = await gantry.createTask()
  const command = 'until [ -e go ]; do sleep 0.02; done'
  await gantry.call('POST', `/tasks/${id}/plan-steps`, { body: { description: 'Waits', command } })
  let revoked: Promise<unknown> | undefined
  const { structuredContent } = await tools.call('executePlan', { id }, () => {
    revoked ??= gantry.call('DELETE', `/identity/tokens/${tokenId}`)
  })
  await revoked
  t.match(structuredContent.job, { kind: 'execute_plan', state: /queued|running/ })
  writeFiles(gantry.project, { go: '' })
  await waitUntil(async () => /succeeded|failed/.test((await jobOf(structuredContent.job.id)).state))
})

t.test('the default tools close the loop of a task', async (t) => {
  writeFiles(gantry.project, { 'src/greeting.ts': "export const greeting = 'Helo'\n" })
  const { secret } = await makeToken({ preset: 'agent' })
  await gantry.call('POST', '/tasks', { body: { title: 'Fix the greeting', tags: ['loop'] } })
  const tools = await connectV2(t, '/mcp', secret)
  const { task, claim } = (await tools.call('claimNextTask', { tag: 'loop' })).structuredContent
  const [match] = (await tools.call('searchFiles', { q: 'Helo' })).structuredContent.matches
  const read = await tools.call('readFile', { path: match.path })
  t.match(read, { structuredContent: { file: { content: /Helo/ } } })
  const ifMatch = read.content[1]?.text?.replace('ETag: ', '')
  const edits = [{ oldText: 'Helo', newText: 'Hello' }]
  t.match(await tools.call('editFile', { path: match.path, edits, ifMatch }), { structuredContent: { file: {} } })
  t.match(await tools.call('editFile', { path: match.path, edits, ifMatch }), {
    isError: true,
    structuredContent: { code: 'revision_mismatch' },
  })
  const step = { id: task.id, description: 'Check', command: 'grep -q Hello src/greeting.ts' }
  await tools.call('createPlanStep', step)
  t.match((await tools.call('executePlan', { id: task.id }, () => {})).structuredContent, {
    job: { state: 'succeeded' },
  })
  const done = await tools.call('transitionTask', { id: task.id, state: 'in_review', claimId: claim.id })
  t.match(done, { structuredContent: { state: 'in_review' } })
})

t.test('a token sees and calls what its scopes and its allow-list permit, and nothing else', async (t) => {
  const task = await gantry.createTask()
  const reader = await tokenWith({ scopes: ['tasks:read'] })
  const bound = await tokenWith({ scopes: ['tasks:read', 'tasks:write'], allow: { taskIds: [task] } })
  const ofReader = await connectV1(t, '/mcp?tools=all', reader)
  t.notOk((await ofReader.list()).some(({ name }) => /^(create|update|delete|execute|send)/.test(name)))
  t.match(await ofReader.call('createTask', { title: 'x' }), { structuredContent: { code: 'not_found' } })
  const ofBound = await connectV2(t, '/mcp?tools=all', bound)
  const names = (await ofBound.list()).map(({ name }) => name)
  t.ok(names.includes('updateTask') && !names.includes('createTask'))
  t.match(await ofBound.call('getTask', { id: await gantry.createTask() }), {
    isError: true,
    structuredContent: { code: 'task_not_found' },
  })
  t.match(await ofBound.call('getTask', { id: task }), { structuredContent: { id: task } })
})

t.test('lists are the same bytes each time and after a restart, and as long as they may be', async (t) => {
  const again = await startGantry(t)
  /** In tokens of four characters, as English and JSON have them on average: of a list, and of one tool of it. */
  const tokensMax = { '/mcp': 6_600, '/mcp/compact': 250 }
  const tokensOfToolMax = 220
  for (const path of ['/mcp', '/mcp/compact', '/mcp?tools=git,mail', '/mcp?tools=all'] as const) {
    const list = await listText(gantry.origin, path)
    t.equal(await listText(again.origin, path), list, path)
    const tokens = Math.ceil(list.length / 4)
    const max = path in tokensMax ? tokensMax[path as keyof typeof tokensMax] : tokensOfToolMax * countOf(list)
    t.ok(tokens < max, `${path}: about ${tokens} tokens of ${max}`)
    t.notMatch(list, /outputSchema/)
  }
})

t.test('three tools find, describe and call every operation', async (t) => {
  const tools = await connectV2(t, '/mcp/compact')
  t.same(
    (await tools.list()).map(({ name }) => name),
    ['searchOperations', 'describeOperation', 'callOperation'],
  )
  const found = await tools.call('searchOperations', { query: 'create a webhook' })
  t.equal(found.structuredContent.operations[0].operationId, 'createWebhook')
  t.ok(found.structuredContent.operations.length <= 8)
  const described = await tools.call('describeOperation', { operationId: 'moveEmail' })
  t.match(described.structuredContent, { inputSchema: { required: ['folder', 'id', 'newFolder'] } })
  const made = await tools.call('callOperation', { operationId: 'createTask', arguments: { title: 'Compact' } })
  t.match(made.structuredContent, { title: 'Compact' })
  for (const [name, given] of [
    ['describeOperation', { operationId: 'moveMail' }],
    ['callOperation', { operationId: 'streamJob', arguments: { jobId: 'job_1' } }],
    ['call', {}],
  ] as const)
    t.match(await tools.call(name, given), { isError: true, structuredContent: { code: 'not_found' } })
  t.match(await tools.call('searchOperations', {}), { structuredContent: { code: 'validation_failed' } })
})

t.test('what is refused before a tool is reached has the status and the envelope of every refusal', async (t) => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const cases: readonly [name: string, init: RequestInit, path: string, status: number, code: string][] = [
    ['an empty credential', { headers: { authorization: '' } }, '/mcp', 401, 'token_invalid'],
    ['a wrong token', { headers: { authorization: 'Bearer none' } }, '/mcp/compact', 401, 'token_invalid'],
    ['a forged pass', { headers: { authorization: 'gantry-pass none' } }, '/mcp', 401, 'token_invalid'],
    ['a foreign page', { headers: { origin: 'https://evil.example' } }, '/mcp', 403, 'origin_denied'],
    ['a foreign site', { headers: { 'sec-fetch-site': 'cross-site' } }, '/mcp', 403, 'csrf_failed'],
    ['an unknown tool set', {}, '/mcp?tools=gti', 400, 'validation_failed'],
    ['an unknown parameter', {}, '/mcp?tool=git', 400, 'validation_failed'],
    ['broken JSON', { body: '{' }, '/mcp', 400, 'bad_json'],
    ['another type', { headers: { 'content-type': 'text/plain' } }, '/mcp', 415, 'unsupported_media_type'],
    ['a session to read', { method: 'GET', body: null }, '/mcp', 405, 'method_not_allowed'],
    ['a session to end', { method: 'DELETE', body: null }, '/mcp/compact', 405, 'method_not_allowed'],
  ]
  for (const [name, init, path, status, code] of cases) {
    const { headers, ...rest } = init
    const response = await gantry.fetch(path, {
      method: 'POST',
      body: JSON.stringify(list),
      ...rest,
      headers: { ...jsonHeaders, ...(headers as Record<string, string>) },
    })
    t.equal(response.status, status, name)
    t.match(await response.json(), { success: false, error: { code } }, name)
    if (status === 401) t.match(response.headers.get('www-authenticate'), /^Bearer/)
  }
  const anonymous = await fetch(`${gantry.origin}/mcp`, { method: 'POST', headers: jsonHeaders, body: '{}' })
  t.match(await anonymous.json(), { error: { code: 'unauthenticated' } })
})

t.test('a call by a tool is audited and counted as a call of its operation, once', async (t) => {
  const limited = await startGantry(t, { environment: { GANTRY_RATE_LIMIT: '40' } })
  const left = async () => {
    const response = await limited.fetch('/api/v1/version')
    return Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1])
  }
  const before = await left()
  const made = await rpc(limited.origin, 'tools/call', { name: 'createTask', arguments: { title: 'Counted' } })
  t.match(made, { result: { structuredContent: { title: 'Counted' } } })
  t.equal(before - (await left()), 2, 'one for the tool, one for the question')
  const audit = await call(limited.origin, 'GET', '/identity/audit')
  t.match(audit.body.data.entries[0], { operation: 'createTask', outcome: 'done', address: '127.0.0.1' })
  const refused = await Promise.all(
    Array.from({ length: 60 }, () => rpc(limited.origin, 'tools/call', { name: 'listTasks', arguments: {} })),
  )
  t.ok(refused.some(({ result }) => result.isError && result.structuredContent.code === 'rate_limited'))
})

t.test('a repeated call with the same key in its meta data is done once', async (t) => {
  const given = {
    name: 'createTask',
    arguments: { title: 'Once' },
    _meta: { 'gantry/idempotencyKey': 'key-of-the-agent' },
  }
  const [first, second] = [await rpc(gantry.origin, 'tools/call', given), await rpc(gantry.origin, 'tools/call', given)]
  t.equal(second.result.structuredContent.id, first.result.structuredContent.id)
})

t.test('a list of requests, subscriptions and sessions take no resources', async (t) => {
  const batch = await gantry.fetch('/mcp', {
    method: 'POST',
    headers: jsonHeaders,
    body: JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'tools/list' }]),
  })
  t.ok(batch.status < 500)
  await batch.body?.cancel()
  const listening = await gantry.fetch('/mcp', {
    method: 'POST',
    headers: { ...jsonHeaders, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { _meta: modernMeta } }),
  })
  t.match(await listening.text(), /"error"/, 'the stream ends with a refusal')
})

const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

const modernMeta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

async function connectV1(t: Test, path = '/mcp', token = ownerToken): Promise<Tools> {
  const client = new V1Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  // The SDK's transport is not typed for exact optional members.
  await client.connect(new V1Transport(new URL(gantry.origin + path), { requestInit }) as unknown as Transport)
  t.teardown(() => client.close())
  return {
    list: async () => (await client.listTools()).tools,
    call: async (name, given, onprogress) =>
      (await client.callTool(
        { name, arguments: { ...given } },
        undefined,
        onprogress && { onprogress },
      )) as unknown as Result,
  }
}

async function connectV2(t: Test, path = '/mcp', token = ownerToken): Promise<Tools> {
  const client = new v2.Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new v2.StreamableHTTPClientTransport(new URL(gantry.origin + path), { requestInit }))
  t.teardown(() => client.close())
  return {
    list: async () => (await client.listTools()).tools,
    call: async (name, given, onprogress) =>
      (await client.callTool({ name, arguments: { ...given } }, onprogress && { onprogress })) as unknown as Result,
  }
}

/** One request without a client, and what came back, be it JSON or an event. */
async function rpc(origin: string, method: string, params: object, path = '/mcp'): Promise<any> {
  return JSON.parse(await rpcText(origin, method, params, path))
}

async function rpcText(origin: string, method: string, params: object, path: string): Promise<string> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...jsonHeaders, authorization: `Bearer ${ownerToken}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const text = await response.text()
  return /^data: (.*)$/m.exec(text)?.[1] ?? text
}

async function listText(origin: string, path: string): Promise<string> {
  return rpcText(origin, 'tools/list', {}, path)
}

function countOf(list: string): number {
  return JSON.parse(list).result.tools.length
}

async function tokenWith(rights: object): Promise<string> {
  return (await makeToken(rights)).secret
}

async function makeToken(rights: object): Promise<{ readonly secret: string; readonly id: string }> {
  const { body } = await gantry.call('POST', '/identity/tokens', { body: { name: 'A tool', ...rights } })
  return { secret: body.data.secret, id: body.data.token.id }
}

async function firstStep(id: string): Promise<string> {
  return (await gantry.call('GET', `/tasks/${id}/plan-steps`)).body.data.planSteps[0].id
}

async function jobOf(id: string): Promise<{ state: string }> {
  return (await gantry.call('GET', `/jobs/${id}`)).body.data.job
}
