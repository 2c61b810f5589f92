import t from 'tap'
import { WebSocket } from 'ws'
import {
  connectElsewhere,
  createRunner,
  readRunner,
  startElsewhere,
  untilPrinted,
  untilState,
} from './support/elsewhere.ts'
import { addCaller } from './support/callers.ts'
import { protocolVersion } from '../src/runner/protocol.ts'
import { runCommand } from './support/command.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'
import { join } from 'node:path'

t.test('a runner is created with a token that is shown once, read, changed, rotated and deleted', async (t) => {
  const { call } = await startGantry(t)
  const created = await call('POST', '/runners', { body: { name: 'build-1', labels: ['gpu', 'gpu', 'big'] } })
  t.equal(created.status, 201)
  const { runner, secret } = created.body.data
  t.match(secret, /^gtr_[0-9a-f]{64}_[0-9a-z]{7}$/)
  t.match(runner, { name: 'build-1', labels: ['gpu', 'big'], isEnabled: true, state: 'offline', jobIds: [] })
  t.equal(created.headers.get('location'), `/api/v1/runners/${runner.id}`)
  const path = `/runners/${runner.id}`
  t.strictSame((await call('GET', path)).body.data.runner, runner)
  t.notMatch(JSON.stringify((await call('GET', '/runners')).body), secret, 'it is not shown again')
  t.match(await call('POST', '/runners', { body: { name: 'build-1' } }), {
    status: 409,
    body: { error: { code: 'already_exists', message: 'A runner has the name build-1 already.' } },
  })
  for (const name of ['Build', 'a b', '-a', 'a\nb', '']) {
    const { status } = await call('POST', '/runners', { body: { name } })
    t.equal(status, 400, JSON.stringify(name))
  }
  t.equal((await call('PATCH', path, { body: { labels: [] }, headers: { 'if-match': '"7"' } })).status, 412)
  t.match((await call('PATCH', path, { body: { labels: ['cpu'] } })).body.data.runner, { labels: ['cpu'] })
  const rotated = await call('POST', `${path}/rotate`)
  t.match(rotated, { status: 200, body: { data: { runner: { id: runner.id } } } })
  t.not(rotated.body.data.secret, secret)
  t.equal((await call('DELETE', path)).status, 200)
  for (const [method, suffix] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/rotate'],
  ] as const) {
    const options = method === 'PATCH' ? { body: { isEnabled: true } } : {}
    t.match(await call(method, path + suffix, options), { status: 404, body: { error: { code: 'runner_not_found' } } })
  }
  const { status } = await call('POST', '/runners', { body: { name: 'build-1' } })
  t.equal(status, 201, 'the name is free again')
})

t.test('there are only so many runners', async (t) => {
  const { call } = await startGantry(t)
  const most = (await call('GET', '/limits')).body.data.limits.find(
    ({ name }: { name: string }) => name === 'runners',
  ).value
  for (let count = 0; count < most; count += 1) await call('POST', '/runners', { body: { name: `runner-${count}` } })
  for (let more = 0; more < 3; more += 1)
    t.match(await call('POST', '/runners', { body: { name: `more-${more}` } }), {
      status: 429,
      body: { error: { code: 'quota_exceeded' } },
    })
  const { runners } = (await call('GET', '/runners?limit=200')).body.data
  t.equal(runners.length, most)
})

t.test('gantry run connects from another folder, prints its states and is listed with what it says', async (t) => {
  const gantry = await startGantry(t)
  const runner = await connectElsewhere(t, gantry, { labels: ['gpu'] })
  const shown = await readRunner(gantry, runner.id)
  t.match(shown, { state: 'connected', os: 'linux', version: /^\d/, connectedAt: /^20/, lastSeenAt: /^20/ })
  await untilPrinted(runner, `connected to ${gantry.origin}`)
  t.equal(await runner.end('SIGTERM'), 0)
  await untilState(gantry, runner.id, 'offline')
  const kinds = (await gantry.call('GET', '/events?kinds=runner.*')).body.data.events.map(
    ({ kind }: { kind: string }) => kind,
  )
  t.strictSame(kinds.slice(0, 2), ['runner.created', 'runner.connected'])
})

t.test(
  'a token that is rotated, disabled or deleted ends its connection, and the program with a code of its own',
  async (t) => {
    const gantry = await startGantry(t)
    for (const [name, end] of [
      ['rotated', (id: string) => gantry.call('POST', `/runners/${id}/rotate`)],
      ['deleted', (id: string) => gantry.call('DELETE', `/runners/${id}`)],
    ] as const) {
      const runner = await connectElsewhere(t, gantry, { name })
      t.equal((await end(runner.id)).status, 200)
      t.equal(await runner.exited, 21, name)
      t.match(runner.output(), 'The service refuses this token: This token is not that of a runner, or was rotated.')
    }
    const runner = await connectElsewhere(t, gantry, { name: 'disabled' })
    await gantry.call('PATCH', `/runners/${runner.id}`, { body: { isEnabled: false } })
    await untilState(gantry, runner.id, 'offline')
    await untilPrinted(runner, 'The runner disabled is disabled.')
    t.match(await gantry.call('GET', '/runners/connect', { headers: { authorization: `Bearer ${runner.secret}` } }), {
      status: 403,
      body: { error: { code: 'runner_disabled' } },
    })
    await gantry.call('PATCH', `/runners/${runner.id}`, { body: { isEnabled: true } })
    await untilState(gantry, runner.id, 'connected')
  },
)

t.test('a runner is cut when the token ends that made it, and answers to who enables it again', async (t) => {
  const gantry = await startGantry(t)
  const maker = await addCaller(gantry, 'maintainer')
  const runner = await connectElsewhere(t, { call: maker.call, origin: gantry.origin })
  await gantry.call('DELETE', `/identity/tokens/${maker.tokenId}`)
  await untilState(gantry, runner.id, 'offline')
  t.match(await readRunner(gantry, runner.id), { isEnabled: false, disabledReason: /token .* was revoked/ })
  await untilPrinted(runner, 'The runner build-1 is disabled. The token that created it was revoked.')
  await gantry.call('PATCH', `/runners/${runner.id}`, { body: { isEnabled: true } })
  await untilState(gantry, runner.id, 'connected')
  t.notOk((await readRunner(gantry, runner.id)).disabledReason)
})

t.test('what cannot connect says so in one sentence', async (t) => {
  const gantry = await startGantry(t)
  const { secret } = await createRunner(gantry, 'build-1')
  const wrong = startElsewhere(t, { server: gantry.origin, token: gantry.token })
  t.equal(await wrong.exited, 21)
  t.match(wrong.output(), 'Send the token of a runner')
  const path = '/runners/connect?protocol=999'
  const headers = { authorization: `Bearer ${secret}` }
  t.match(await gantry.call('GET', path, { headers }), {
    status: 409,
    body: { error: { code: 'runner_unsupported', message: /version 999\. Install the version of the service/ } },
  })
  const bare = startElsewhere(t, { server: gantry.origin, token: secret, environment: { GANTRY_SANDBOX: 'none' } })
  t.equal(await bare.exited, 2)
  t.match(bare.output(), /This machine has no sandbox .* or start it with --unsafe-commands\./)
  const folder = makeFolder(t)
  writeFiles(folder, { token: `${secret}\n` })
  const environment = { HOME: folder, INIT_CWD: folder }
  const missing = await runCommand(['run', '--server', gantry.origin], environment)
  t.match(missing, { code: 2, errors: 'Give the token of the runner: --token-file FILE, or GANTRY_RUNNER_TOKEN.\n' })
  const address = await runCommand(['run', '--server', 'ftp://x', '--token-file', 'token'], environment)
  t.match(address, { code: 2, errors: /^--server must be the address of a service/ })
  const lost = await runCommand(['run', '--server', gantry.origin, '--token-file', 'nothing'], environment)
  t.match(lost, { code: 2, errors: /^The file of the token cannot be read: ENOENT/ })
})

t.test('a runner that cannot reach the service tries again until it can', async (t) => {
  const gantry = await startGantry(t)
  const { id, secret } = await createRunner(gantry, 'build-1')
  const folder = makeFolder(t)
  writeFiles(folder, { token: `${secret}\n` })
  const away = startElsewhere(t, { server: 'http://127.0.0.1:1', token: secret })
  await untilPrinted(away, 'cannot connect to http://127.0.0.1:1: connect ECONNREFUSED')
  await waitUntil(() => away.output().split('trying again').length > 2, 'it tries again')
  const file = ['--token-file', join(folder, 'token')]
  startElsewhere(t, { server: gantry.origin, token: '', args: file })
  await untilState(gantry, id, 'connected')
})

t.test('the connection takes the token of a runner alone, and that token nothing else', async (t) => {
  const { call, origin, token } = await startGantry(t)
  const { id, secret } = await createRunner({ call }, 'build-1')
  const headers = { authorization: `Bearer ${secret}` }
  t.match(await call('GET', `/runners/connect?protocol=${protocolVersion}`, { headers }), {
    status: 200,
    body: { data: { runner: { id, name: 'build-1' } } },
  })
  const forged = `${secret.slice(0, 10)}${secret[10] === '0' ? '1' : '0'}${secret.slice(11)}`
  for (const credential of [token, forged, 'gtr_x', 'x'])
    t.match(
      await call('GET', `/runners/connect?protocol=${protocolVersion}`, {
        headers: { authorization: `Bearer ${credential}` },
      }),
      {
        status: 401,
        body: { error: { code: 'token_invalid' } },
      },
    )
  t.equal((await call('GET', '/runners/connect', { headers: { authorization: '' } })).status, 401)
  for (const path of ['/tasks', '/runners', `/runners/${id}`, '/events', '/config'])
    t.match(await call('GET', path, { headers }), { status: 401, body: { error: { code: 'token_invalid' } } })
  t.equal((await call('GET', '/tasks', { headers: { authorization: '', 'x-api-key': secret } })).status, 401)
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/live`, { headers })
  const status = await new Promise((resolve) => {
    socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode))
    socket.on('error', () => {})
  })
  t.equal(status, 401)
})
