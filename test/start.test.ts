import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, openSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readConfig } from '../src/config.ts'
import { makeFolder, writeFiles } from './support/folder.ts'
import { main } from './support/main.ts'
import { followSignInLink } from './support/sign-in-link.ts'
import { stopRunner } from '../src/runner/runner-client.ts'
import { readUntil } from './support/wait.ts'

t.test('the first start prints all that a newcomer needs, and what it prints works', async (t) => {
  const project = makeFolder(t)
  const gantry = await start(t, project)
  const lines = gantry.lines.filter((line) => !line.startsWith('Root '))
  t.equal(lines.length, 6)
  t.equal(saysRoot(gantry.output(), 'commands run as root'), process.getuid?.() === 0)
  const [address, data, docs, signIn, curl, stop] = lines
  t.match(address, /^Gantry 1\.1\.0 · project \S+ · http:\/\/127\.0\.0\.1:\d+$/)
  t.equal(data, `Data     ${join(project, '.gantry/data')}`)
  t.match(docs, /\/docs$/)
  t.match(stop, /Ctrl\+C/)

  const created = await run('bash', ['-c', curl?.replace('Try', '').trim() ?? ''])
  t.match(JSON.parse(created), { success: true, data: { title: 'Hello' } })

  const link = /http\S+/.exec(signIn ?? '')?.[0] ?? ''
  t.equal((await fetch(link)).status, 200, 'it leads to a page')
  const first = await followSignInLink(link)
  t.equal(first.status, 200)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  t.equal((await fetch(`${gantry.origin}/api/v1/identity`, { headers: { cookie } })).status, 200)
  const second = await followSignInLink(link)
  t.equal(second.status, 410, 'the link works once')
  t.match(await second.text(), /already used/)

  t.equal(statSync(join(project, '.gantry/data')).mode & 0o777, 0o700)
  t.equal(readFileSync(join(project, '.gantry/data/.gitignore'), 'utf8'), '*\n')
})

t.test('a later start prints no secret, and everything is still there', async (t) => {
  const project = makeFolder(t)
  const first = await start(t, project)
  const token = /gty_\w+/.exec(first.output())?.[0] ?? ''
  t.ok(token)
  const { data } = await post(first.origin, token, '/tasks', { title: 'Kept' })
  t.equal(await first.stop('SIGTERM'), 0)
  const second = await start(t, project)
  t.notMatch(second.output(), /gty_|link=/)
  t.match(await get(second.origin, token, `/tasks/${data.id}`), { data: { title: 'Kept' } })
  const pasted = (label: string) => new RegExp(`^${label} +(.+)$`, 'm').exec(second.output())?.[1] ?? ''
  t.match(JSON.parse(await run('bash', ['-c', pasted('Try')])), { data: { title: 'Hello' } }, 'it works as pasted')
  const [link = ''] = /http\S+/.exec(await run('bash', ['-c', `${pasted('Sign in')} --print`])) ?? []
  t.equal((await followSignInLink(link)).status, 200)
})

t.test('GANTRY_ADMIN_TOKEN presets the token, and nothing secret is printed', async (t) => {
  const token = 'a-token-of-our-own-choice-123'
  const gantry = await start(t, makeFolder(t), [], { GANTRY_ADMIN_TOKEN: token })
  t.notMatch(gantry.output(), /gty_|link=/)
  t.notMatch(gantry.output(), token)
  t.match(await get(gantry.origin, token, '/identity'), { success: true })
})

t.test('the token comes from a file, a descriptor or a systemd credential', async (t) => {
  const token = 'a-token-of-our-own-choice-123'
  const folder = makeFolder(t)
  writeFiles(folder, { 'token file': `${token}\n`, 'credentials/gantry-admin-token': token, short: 'short' })
  const environments = [
    { GANTRY_ADMIN_TOKEN_FILE: join(folder, 'token file') },
    { INIT_CWD: folder, GANTRY_ADMIN_TOKEN_FILE: 'token file' },
    { GANTRY_ADMIN_TOKEN_FILE: '/dev/fd/0' },
    { CREDENTIALS_DIRECTORY: join(folder, 'credentials') },
  ]
  for (const environment of environments) {
    const gantry = await start(t, makeFolder(t), [], environment, true, openSync(join(folder, 'token file'), 'r'))
    t.notMatch(gantry.output(), /gty_|link=|own-choice/)
    t.match(await get(gantry.origin, token, '/identity'), { success: true })
    t.equal(await gantry.stop('SIGTERM'), 0)
  }
  const none = await start(t, makeFolder(t), [], { CREDENTIALS_DIRECTORY: folder })
  t.match(none.output(), /gty_/, 'a folder without the credential')
  for (const [environment, sentence] of [
    [{ GANTRY_ADMIN_TOKEN_FILE: join(folder, 'missing') }, /missing cannot be read \(ENOENT\)\.\n$/],
    [{ GANTRY_ADMIN_TOKEN_FILE: join(folder, 'short') }, /short must have at least 20 characters/],
    [{ GANTRY_ADMIN_TOKEN_FILE: join(folder, 'token file'), GANTRY_ADMIN_TOKEN: token }, /exclude each other/],
  ] as const)
    t.match(await fails(t, [], environment), { code: 2, sentence })
})

t.test('a command reads no token file, no credential, no key and no blob', async (t) => {
  const token = 'a-token-of-our-own-choice-123'
  const [folder, blobs] = [makeFolder(t), makeFolder(t)]
  writeFiles(folder, { token, 'credentials/other': 'a-credential-of-another-kind' })
  writeFiles(blobs, { 'some/blob': 'a-blob-of-somebody' })
  const gantry = await start(t, makeFolder(t), [], {
    GANTRY_ADMIN_TOKEN_FILE: join(folder, 'token'),
    CREDENTIALS_DIRECTORY: join(folder, 'credentials'),
    GANTRY_BLOBS: blobs,
    XDG_STATE_HOME: join(folder, 'state'),
    // What commands may write would be seen, were it not for the secrets in it.
    GANTRY_SANDBOX_PATHS: `${folder},${blobs}`,
  })
  const keys = join(folder, 'state/gantry/keys')
  const secretKey = readFileSync(join(keys, readdirSync(keys)[0] ?? ''), 'utf8').trim()
  const { data: task } = await post(gantry.origin, token, '/tasks', { title: 'A' })
  const script = `cat ${folder}/token ${folder}/credentials/* ${blobs}/some/* ${keys}/*; mv ${folder} ${folder}-moved; echo over`
  const { data } = await post(gantry.origin, token, `/terminal/${task.id}/sessions`, { command: ['sh', '-c', script] })
  const path = `/terminal/${task.id}/output?sessionId=${data.session.id}`
  const output = await readUntil(
    async () => (await get(gantry.origin, token, `${path}&waitMs=1000&offset=0`)).data.output,
    (text) => /over/.test(text),
    'the end of the command',
  )
  t.notMatch(output, /a-token-of|a-credential-of|a-blob-of/)
  t.notMatch(output, secretKey)
  t.ok(existsSync(join(folder, 'token')), 'the file is where it was')
})

t.test('a start without a sandbox says so, and why', async (t) => {
  const gantry = await start(t, makeFolder(t), [], { GANTRY_SANDBOX: 'none' })
  t.match(gantry.output(), /^Sandbox {2}none \(as configured\): restricted tokens and agents cannot run commands$/m)
  t.equal(saysRoot(gantry.output(), 'commands run as root, outside of a sandbox'), process.getuid?.() === 0)
  const unsafe = await start(t, makeFolder(t), ['--unsafe-commands'], { GANTRY_SANDBOX: 'none' })
  t.match(unsafe.output(), /^Sandbox {2}none .* restricted tokens and agents run commands$/m)
})

t.test('a start with --trust says what it covers, and that references to secrets are no part of it', async (t) => {
  const startOn = async (file: object) => {
    const project = makeFolder(t)
    writeFiles(project, { 'gantry.json': JSON.stringify(file) })
    return (await start(t, project, ['--trust'])).output()
  }
  t.match(
    await startOn({ scripts: { a: 'true' } }),
    /^Trust {4}1 command and the skills of the project as they are now; /m,
  )
  t.match(
    await startOn({ scripts: { a: 'echo ${secret:A}' } }),
    /^Trust {4}the skills .* refer to secrets and need an approval/m,
  )
})

t.test('SIGINT and SIGTERM let the calls in flight finish and exit with 0', async (t) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const project = makeFolder(t)
    const gantry = await start(t, project, [], { GANTRY_ADMIN_TOKEN: 'a-token-of-our-own-choice-123' })
    const token = 'a-token-of-our-own-choice-123'
    const { data: task } = await post(gantry.origin, token, '/tasks', { title: 'A' })
    const { data } = await post(gantry.origin, token, `/terminal/${task.id}/sessions`, {
      command: ['/bin/sh', '-c', 'echo started; exec sleep 600'],
    })
    await get(gantry.origin, token, `/terminal/${task.id}/output?sessionId=${data.session.id}&waitMs=20000`)
    const waiting = get(
      gantry.origin,
      token,
      `/terminal/${task.id}/output?sessionId=${data.session.id}&offset=9&waitMs=20000`,
    )
    // Two more round trips: by now the call before them has begun.
    await get(gantry.origin, token, '/version').then(() => get(gantry.origin, token, '/version'))
    const { pid } = data.session
    t.equal(await gantry.stop(signal), 0)
    t.match(await waiting, { success: true }, 'the call in flight was answered')
    t.ok(existsSync(`/proc/${pid}`), 'the terminal goes on')
    t.ok(await stopRunner(join(project, '.gantry/data')))
    t.notOk(existsSync(`/proc/${pid}`), 'and ends with the runner')
  }
})

t.test('a busy default port is replaced by the next free one, a chosen one is not', async (t) => {
  const blocker = createServer()
  t.teardown(() => blocker.close())
  const takePort = () =>
    new Promise<void>((resolve) => {
      blocker.once('error', () => resolve())
      blocker.listen(4600, '127.0.0.1', resolve)
    })
  const startBesideIt = async () => {
    if (!blocker.listening) await takePort()
    return start(t, makeFolder(t), [], {}, false)
  }
  // Another program of this machine may have the port, and may leave it in between.
  const moved = await readUntil(startBesideIt, ({ origin }) => !origin.endsWith(':4600'), 'a start on another port')
  t.match(moved.output(), /port 4600 is in use/)
  const taken = createServer().listen(0, '127.0.0.1')
  t.teardown(() => taken.close())
  await once(taken, 'listening')
  const failed = await fails(t, ['--project', makeFolder(t), '--port', String((taken.address() as AddressInfo).port)])
  t.equal(failed.code, 1)
  t.match(failed.sentence, /^The port \d+ is in use\. .*\n$/)
})

t.test('each wrong option is reported in one sentence', async (t) => {
  for (const args of [['--prot', '1'], ['--port', 'x'], ['--port', '70000'], ['surplus']]) {
    const { code, sentence } = await fails(t, args)
    t.equal(code, 2, args.join(' '))
    t.match(sentence, /^[^\n]+\.\n$/, args.join(' '))
  }
  t.equal((await fails(t, [], { GANTRY_ADMIN_TOKEN: 'short' })).code, 2)
})

t.test('an address beyond loopback needs an https public URL or the explicit leave to use HTTP', async (t) => {
  const project = makeFolder(t)
  const read =
    (args: string[], environment: Readonly<Record<string, string>> = {}) =>
    () =>
      readConfig(['--project', project, ...args], environment)
  const https = { GANTRY_PUBLIC_URL: 'https://gantry.example.org' }
  const http = { GANTRY_PUBLIC_URL: 'http://gantry.example.org' }
  for (const host of ['0.0.0.0', '::', '192.0.2.1', 'gantry.example.org', '0', '', '127.0.0.1.example.org', '::2']) {
    t.throws(read(['--host', host]), { message: /reachable from other machines/ }, host)
    t.throws(read(['--host', host], http), { message: /reachable from other machines/ }, host)
    t.ok(read(['--host', host], https)(), host)
    t.ok(read(['--host', host, '--insecure-http'])(), host)
    t.ok(read(['--host', host], { GANTRY_INSECURE_HTTP: '1' })(), host)
    t.throws(read(['--host', host], { GANTRY_INSECURE_HTTP: '0' }), { message: /reachable/ }, host)
  }
  t.throws(read([], { GANTRY_HOST: '0.0.0.0' }), { message: /reachable from other machines/ })
  for (const host of ['127.0.0.1', '127.8.9.1', '::1', 'localhost', 'LOCALHOST', '::ffff:127.0.0.1'])
    t.ok(read(['--host', host])(), host)
  for (const url of [
    'gantry.example.org',
    'ftp://a.example',
    'https://a:b@c.example',
    'https://a.example/?x',
    'https://a.example/a//b',
    'https://a.example/"',
    `https://a.example/${'x'.repeat(200)}`,
    'x',
  ])
    t.throws(read([], { GANTRY_PUBLIC_URL: url }), { message: /^GANTRY_PUBLIC_URL must be .*\.$/ }, url)
  t.throws(read([], { GANTRY_PUBLIC_URL: 'https://a.example/docs/x' }), { message: /does not begin with \/docs/ })
  for (const proxy of ['localhost', '10.0.0.0/33', '10.0.0.0/', '::1/129', 'fe80::1%eth0', '10.0.0.0/8/8'])
    t.throws(read([], { GANTRY_TRUSTED_PROXIES: `127.0.0.1, ${proxy}` }), { message: /^GANTRY_TRUSTED_PROXIES must/ })
})

t.test('a start beyond loopback without either is refused in one sentence', async (t) => {
  const { code, sentence } = await fails(t, ['--project', makeFolder(t), '--port', '0', '--host', '0.0.0.0'])
  t.equal(code, 2)
  t.match(sentence, /^[^\n]+--insecure-http\.\n$/)
})

t.test('hosts, origins, the cookie and printed links follow GANTRY_PUBLIC_URL', async (t) => {
  const environment = { GANTRY_PUBLIC_URL: 'https://Gantry.example.org/', GANTRY_HOST: '127.0.0.1' }
  const gantry = await start(t, makeFolder(t), [], environment)
  const printed = gantry.output()
  t.match(printed, /^Gantry .* · https:\/\/gantry\.example\.org, listening on http:\/\/127\.0\.0\.1:\d+$/m)
  t.match(printed, /^Docs {5}https:\/\/gantry\.example\.org\/docs$/m)
  const token = /gty_\w+/.exec(printed)?.[0] ?? ''
  const send = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
    sendRaw(`${gantry.origin}${path}`, method, { host: 'gantry.example.org', ...headers }, body)
  const link = /^Sign in {2}https:\/\/gantry\.example\.org\/sign-in#next=\/welcome&link=(\S+)/m.exec(printed)?.[1]
  const signedIn = await send('POST', '/api/v1/identity/login', { 'content-type': 'application/json' }, { link })
  t.equal(signedIn.status, 200)
  const [cookie = ''] = signedIn.headers['set-cookie'] ?? []
  t.match(cookie, /; Secure(;|$)/)
  const session = cookie.split(';')[0] ?? ''
  // A proxy may send its own name of the service in Host.
  for (const host of ['gantry.example.org', '127.0.0.1'])
    t.equal(
      (
        await send(
          'POST',
          '/api/v1/tasks',
          { host, cookie: session, origin: 'https://gantry.example.org', 'content-type': 'application/json' },
          { title: 'A' },
        )
      ).status,
      201,
      host,
    )
  for (const origin of ['http://gantry.example.org', 'https://gantry.example.org:444', 'https://example.org'])
    t.equal(
      (
        await send(
          'POST',
          '/api/v1/tasks',
          { cookie: session, origin, 'content-type': 'application/json' },
          { title: 'A' },
        )
      ).status,
      403,
      origin,
    )
  t.equal((await send('GET', '/api/v1/tasks', { host: 'example.org', authorization: `Bearer ${token}` })).status, 421)
})

t.test('a mistake in gantry.json is reported with its position', async (t) => {
  const project = makeFolder(t)
  writeFiles(project, { 'gantry.json': '{\n  "nmae": "x"\n}\n' })
  const { code, sentence } = await fails(t, ['--project', project, '--port', '0'])
  t.equal(code, 2)
  t.match(sentence, /gantry\.json:2:3.*name/)
})

t.test('a project folder that does not exist is reported', async (t) => {
  const { code, sentence } = await fails(t, ['--project', join(makeFolder(t), 'missing'), '--port', '0'])
  t.equal(code, 2)
  t.match(sentence, /missing/)
})

t.test('data of a newer version and a data folder in use are reported and left unchanged', async (t) => {
  const project = makeFolder(t)
  const gantry = await start(t, project)
  const second = await fails(t, ['--project', project, '--port', '0'])
  t.equal(second.code, 4)
  t.match(second.sentence, /^Another Gantry is using the data folder \S+\./)
  await gantry.stop('SIGTERM')
  const database = new DatabaseSync(join(project, '.gantry/data/gantry.db'))
  database.exec('PRAGMA user_version = 999')
  database.close()
  const third = await fails(t, ['--project', project, '--port', '0'])
  t.equal(third.code, 3)
  t.match(third.sentence, /^The data has schema 999; /)
})

interface Started {
  readonly origin: string
  readonly process: ChildProcess
  readonly lines: string[]
  output(): string
  stop(signal: NodeJS.Signals): Promise<number | null>
}

async function start(
  t: Test,
  project: string,
  args: string[] = [],
  environment: Readonly<Record<string, string>> = {},
  anyPort = true,
  input: number | 'ignore' = 'ignore',
): Promise<Started> {
  const child = spawnMain(['--project', project, ...(anyPort ? ['--port', '0'] : []), ...args], environment, input)
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ctrl+C')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${errors}`)))
  })
  const origin = /http:\/\/[^\s/]+/.exec(output)?.[0] ?? ''
  return {
    origin,
    process: child,
    lines: output.trim().split('\n'),
    output: () => output + errors,
    stop: async (signal) => {
      const exited = once(child, 'exit')
      child.kill(signal)
      return (await exited)[0] as number | null
    },
  }
}

/** Whether a start says what root costs, in these words. */
function saysRoot(output: string, cost: string): boolean {
  const rest = '.*; their files belong to root\\. Use a user of its own, as examples/gantry\\.service'
  return new RegExp(`^Root {5}${cost}${rest}`, 'm').test(output)
}

async function fails(
  t: Test,
  args: string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; sentence: string }> {
  const child = spawnMain(args, environment)
  t.teardown(() => child.kill('SIGKILL'))
  let sentence = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    sentence += chunk
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, sentence }
}

function spawnMain(
  args: string[],
  environment: Readonly<Record<string, string>>,
  input: number | 'ignore' = 'ignore',
): ChildProcess {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GANTRY_') && name !== 'INIT_CWD'),
  )
  return spawn(process.execPath, [main, ...args], {
    env: { ...inherited, ...environment },
    stdio: [input, 'pipe', 'pipe'],
  })
}

async function run(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  await once(child, 'close')
  return output
}

/** `fetch` lets nobody choose the Host header. */
function sendRaw(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
    })
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}

async function post(origin: string, token: string, path: string, body: unknown): Promise<any> {
  return (
    await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()
}

async function get(origin: string, token: string, path: string): Promise<any> {
  return (await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
}
