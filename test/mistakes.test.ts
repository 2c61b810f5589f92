/**
 * The rating of what callers and operators are told when they make a mistake. The first 31 are those of November 2026,
 * when their mean was 3.5; the rest came later.
 *
 * An answer has these parts, as far as its mistake has them:
 * - given: the value that is wrong, as it was sent; never a password or a token
 * - accepted: the values or the limit that are accepted
 * - nearest: the known name that was probably meant
 * - remedy: what to do, as a command, a call, a variable or a sentence in the imperative
 * - link: an entry of the documentation that exists; commands have none, their remedy names the option or the file
 * - plain: at most 600 characters, without a stack, a path of the source code or a placeholder
 *
 * 5: all of them. One less for each that is missing. None may be below 4, and the mean not below 4.5.
 */
import t from 'tap'
import type { Test } from 'tap'
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { hints } from '../src/errors.ts'
import { routes } from '../src/generated/routes.ts'
import { TestClock } from './support/clock.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { CallOptions } from './support/gantry.ts'
import { exchange, request } from './support/wire.ts'

const bin = fileURLToPath(new URL('../bin/gantry.js', import.meta.url))
const mcpServer = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const uploadBytesMax = 1_048_576
const config = JSON.stringify({ mcpServers: { files: { command: process.execPath, args: [mcpServer] } } })
const gantry = await startGantry(t, {
  args: ['--trust'],
  environment: { GANTRY_UPLOAD_BYTES_MAX: String(uploadBytesMax) },
  files: { 'gantry.json': config },
})
const cautious = await startGantry(t, { files: { 'gantry.json': config } })
const clock = new TestClock()
const aging = await startGantry(t, { parts: { now: clock.now } })
const inRepository = await startGantry(t, {})
spawnSync('git', ['init', '-q', '-b', 'main', inRepository.project])
const task = await gantry.createTask()
const errorsPage = await (await gantry.fetch('/docs/errors')).text()

/** What is read: of an answer its message and its hint, of a command what it writes to standard error. */
interface Told {
  readonly text: string
  /** The path of the documentation; commands have none. */
  readonly docs?: string | undefined
}

interface Mistake {
  readonly name: string
  readonly make: (t: Test) => Promise<Told>
  /** What the text must contain; a part that the mistake does not have is left out. */
  readonly parts: Readonly<Partial<Record<'given' | 'accepted' | 'nearest', string>>> & {
    readonly remedy: string | RegExp
  }
}

const json = { 'content-type': 'application/json' }
const mistakes: readonly Mistake[] = [
  {
    name: 'the port is in use',
    make: (t) => run(t, ['--port', String(gantry.port)]),
    parts: { given: String(gantry.port), remedy: '--port' },
  },
  {
    name: 'a mistyped token',
    make: () => call('GET', '/tasks', { headers: { authorization: `Bearer gty_${'0'.repeat(43)}_000000` } }),
    parts: { remedy: 'Copy the whole token again' },
  },
  {
    name: 'no token',
    make: () => call('GET', '/tasks', { headers: { authorization: '' } }),
    parts: {
      accepted: 'a bearer token, an X-API-Key header or the session cookie',
      remedy: /POST \/api\/v1\/identity\/tokens/,
    },
  },
  {
    name: 'a token without the word Bearer',
    make: () => call('GET', '/tasks', { headers: { authorization: gantry.token } }),
    parts: { accepted: 'Bearer TOKEN', remedy: 'Write the Authorization header as' },
  },
  {
    name: 'a trailing comma',
    make: () => call('POST', '/tasks', { raw: '{"title":"A",}', headers: json }),
    parts: { given: 'position 13 (line 1 column 14)', accepted: 'double-quoted property name', remedy: /Remove|Check/ },
  },
  {
    name: 'no Content-Type',
    make: () => call('POST', '/tasks', { raw: Buffer.from('{"title":"A"}') }),
    parts: { given: 'no media type', accepted: 'application/json', remedy: "-H 'Content-Type: application/json'" },
  },
  {
    name: 'a misspelt field',
    make: () => call('POST', '/tasks', { body: { title: 'A', prioirty: 'high' } }),
    parts: { given: 'prioirty', nearest: 'priority', remedy: 'Did you mean' },
  },
  {
    name: 'no title',
    make: () => call('POST', '/tasks', { body: {} }),
    parts: { given: 'title', remedy: 'Give a title' },
  },
  {
    name: 'an empty title',
    make: () => call('POST', '/tasks', { body: { title: '' } }),
    parts: { given: 'title', remedy: 'must not be empty' },
  },
  {
    name: 'an unknown path',
    make: () => call('GET', '/task'),
    parts: { given: '"/api/v1/task"', nearest: '/api/v1/tasks', remedy: '/docs' },
  },
  {
    name: 'a slash at the end',
    make: () => call('GET', '/tasks/'),
    parts: { given: 'empty id', remedy: 'remove the slash at the end' },
  },
  {
    name: 'a wrong method',
    make: () => call('DELETE', '/tasks'),
    parts: { given: 'DELETE', accepted: 'GET, HEAD, POST', remedy: 'Allowed methods' },
  },
  {
    name: 'a value that is not in the list',
    make: () => call('POST', '/tasks', { body: { title: 'A', priority: 'hgih' } }),
    parts: {
      given: '"hgih"',
      accepted: 'low, medium, high, critical',
      nearest: 'Did you mean high',
      remedy: 'must be',
    },
  },
  {
    name: 'a body that is too large',
    make: () => call('POST', '/tasks', { body: { title: 'A', content: 'x'.repeat(1_100_000) } }),
    parts: { given: '1100026 bytes', accepted: '1048576 (1 MiB)', remedy: 'GET /api/v1/limits' },
  },
  {
    name: 'a file that is too large',
    make: () => call('POST', '/resources', { raw: formOf('large.bin', uploadBytesMax + 1) }),
    parts: { given: '"large.bin"', accepted: '1 MiB', remedy: 'GANTRY_UPLOAD_BYTES_MAX' },
  },
  {
    name: 'a wrong cursor',
    make: () => call('GET', '/tasks?cursor=nonsense'),
    // A cursor says nothing to a reader, so it is not repeated.
    parts: { remedy: 'Start again without a cursor' },
  },
  {
    name: 'a position in the future',
    make: () => call('GET', '/events?after=999999'),
    parts: { given: '999999', accepted: 'the newest is', remedy: /Follow|Continue|Send|Start/ },
  },
  {
    name: 'a misspelt MCP server',
    make: () => call('POST', '/mcp/tools/execute', { body: { serverName: 'fles', toolName: 'echo' } }),
    parts: { given: '"fles"', nearest: '"files"', remedy: 'Did you mean' },
  },
  {
    name: 'a wrong argument of a tool',
    make: () =>
      call('POST', '/mcp/tools/execute', {
        body: { serverName: 'files', toolName: 'echo', arguments: { mesage: 'A' } },
      }),
    parts: { given: 'mesage', nearest: 'message', remedy: 'GET /api/v1/mcp/tools' },
  },
  {
    name: 'a push without a repository',
    make: () => call('POST', '/git/push', { body: {} }),
    parts: { given: 'The project folder', remedy: 'git init' },
  },
  {
    name: 'a push without a remote',
    make: () => call('POST', '/git/push', { body: { remote: 'orign' } }, inRepository),
    parts: { given: 'orign', accepted: 'GET /api/v1/git/remotes', remedy: 'git remote add' },
  },
  {
    name: 'a wrong terminal session',
    make: () => call('POST', `/terminal/${task}/resize`, { body: { sessionId: 'term_none', cols: 80, rows: 24 } }),
    parts: { given: 'term_none', remedy: '/sessions lists the sessions' },
  },
  {
    name: 'a misspelt key of gantry.json',
    make: (t) => run(t, [], {}, { 'gantry.json': '{\n  "mcpServer": {}\n}' }),
    parts: { given: 'gantry.json:2:3', nearest: 'mcpServers', remedy: 'Did you mean' },
  },
  {
    name: 'commands that nobody approved',
    make: () => call('POST', '/mcp/tools/execute', { body: { serverName: 'files', toolName: 'echo' } }, cautious),
    parts: { given: '1 command', accepted: '{"hash": "', remedy: 'POST /api/v1/config/approvals/approve' },
  },
  {
    name: 'a wrong host',
    make: () => send({ Host: 'gantry.example.org:8080', Authorization: `Bearer ${gantry.token}` }),
    parts: { given: '"gantry.example.org:8080"', remedy: 'GANTRY_ALLOWED_HOSTS' },
  },
  {
    name: 'a foreign page',
    make: async () => {
      const { headers } = await gantry.call('POST', '/identity/login', {
        headers: { authorization: '' },
        body: { token: gantry.token },
      })
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      return send({ Host: `127.0.0.1:${gantry.port}`, Cookie: cookie, Origin: 'https://a.example' }, '{"title":"A"}')
    },
    parts: { given: '"https://a.example"', accepted: `http://127.0.0.1:${gantry.port}`, remedy: 'Use a token' },
  },
  {
    name: 'a misspelt option',
    make: (t) => run(t, ['--prot', '1']),
    parts: { given: '--prot', nearest: '--port', remedy: '--help' },
  },
  {
    name: 'a misspelt variable',
    make: (t) => run(t, [], { GANTRY_PROT: '1' }),
    parts: { given: 'GANTRY_PROT', nearest: 'GANTRY_PORT', remedy: 'Did you mean' },
  },
  {
    name: 'no PostgreSQL',
    make: async (t) => {
      const free = await closedPort()
      const { text } = await run(t, ['--port', '0', '--store', `postgres://ada:secret@127.0.0.1:${free}/gantry`])
      return { text: text.replace(String(free), 'PORT') }
    },
    parts: { given: '127.0.0.1:PORT', remedy: '--store' },
  },
  {
    name: 'a data folder in use',
    make: (t) => run(t, ['--data', gantry.data, '--port', '0']),
    parts: { given: gantry.data, remedy: '--data' },
  },
  {
    name: 'a Node.js that is too old',
    make: (t) => runOldNode(t),
    parts: { given: '20.19.0', accepted: 'Node.js 24 or later', remedy: '--package node@24 to npx' },
  },
  // Later than those of the first rating.
  {
    name: 'a store of another kind',
    make: (t) => run(t, ['--store', 'postgre://ada:secret@db/gantry']),
    parts: { given: '"postgre://***@db/gantry"', accepted: 'sqlite', nearest: 'postgres://', remedy: 'a URL such as' },
  },
  {
    name: 'an unknown id',
    make: () => call('GET', '/tasks/task_none'),
    parts: { given: '"task_none"', remedy: 'GET /api/v1/tasks' },
  },
  {
    name: 'an expired token',
    make: async () => {
      const body = { name: 'old', preset: 'read_only', expiresInDays: 1 }
      const { secret } = (await aging.call('POST', '/identity/tokens', { body })).body.data
      clock.advance(2 * 86_400_000)
      return call('GET', '/tasks', { headers: { authorization: `Bearer ${secret}` } }, aging)
    },
    parts: { remedy: 'create a new token' },
  },
  {
    name: 'a scope that is missing',
    make: async () => {
      const { secret } = (
        await gantry.call('POST', '/identity/tokens', { body: { name: 'reader', preset: 'read_only' } })
      ).body.data
      return call('POST', '/tasks', { body: { title: 'A' }, headers: { authorization: `Bearer ${secret}` } })
    },
    parts: { accepted: 'tasks:write', remedy: /POST \/api\/v1\/identity\/(tokens|check)/ },
  },
  {
    name: 'a data folder that cannot be made',
    make: (t) => {
      const folder = makeFolder(t)
      writeFileSync(join(folder, 'file'), '')
      return run(t, ['--data', join(folder, 'file/data'), '--port', '0'])
    },
    parts: { given: 'file/data', remedy: '--data' },
  },
  {
    name: 'a project that is no folder',
    make: (t) => run(t, ['--project', '/nowhere/at/all']),
    parts: { given: '/nowhere/at/all', remedy: '--project' },
  },
  {
    name: 'a bucket without the package of its client',
    make: (t) => {
      const hide = `import{registerHooks}from'node:module';registerHooks({resolve(name,context,next){if(name.startsWith('@aws-sdk/'))throw Object.assign(new Error(),{code:'ERR_MODULE_NOT_FOUND'});return next(name,context)}})`
      return run(t, ['--port', '0'], {
        GANTRY_BLOBS: 's3://bucket',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hide)}`,
      })
    },
    parts: { given: 'GANTRY_BLOBS', remedy: 'npm install @aws-sdk/client-s3@3' },
  },
  {
    name: 'an unknown command',
    make: (t) => run(t, ['bakcup', 'target']),
    parts: { given: 'bakcup', nearest: 'backup', remedy: 'gantry help' },
  },
  {
    name: 'an option without its value',
    make: (t) => run(t, ['--port', 'many']),
    parts: { given: '"many"', accepted: '0 to 65535', remedy: 'must be' },
  },
]

const ratings: number[] = []
for (const { name, make, parts } of mistakes)
  t.test(name, async (t) => {
    const { text, docs } = await make(t)
    const missing = [
      ...Object.entries(parts).flatMap(([part, wanted]) =>
        (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) ? [] : [part],
      ),
      ...(docs === undefined || errorsPage.includes(`id="${docs.split('#')[1]}"`) ? [] : ['link']),
      ...(text.length <= 600 && !/\n {4}at |\/src\/|undefined|\[object/.test(text) ? [] : ['plain']),
    ]
    const rating = Math.max(1, 5 - missing.length)
    ratings.push(rating)
    t.comment(`${rating} ${name}: ${text.trim()}${missing.length > 0 ? ` (without ${missing.join(', ')})` : ''}`)
    t.ok(rating >= 4, `${name}: ${missing.join(', ')}`)
  })

t.test('the mean of the ratings', async (t) => {
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  t.equal(ratings.length, mistakes.length)
  t.ok(mean >= 4.5, mean.toFixed(2))
  t.comment(
    `mean ${mean.toFixed(2)} of ${ratings.length}, first 31: ${(ratings.slice(0, 31).reduce((sum, one) => sum + one, 0) / 31).toFixed(2)}`,
  )
})

t.test('each hint names operations that exist', async (t) => {
  const known = new Set(
    Object.values(routes).map(({ method, path }) => `${method} /api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  )
  for (const hint of Object.values(hints))
    for (const [operation] of hint.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE) \/[^\s;.,]+/g))
      t.ok(known.has(operation), operation)
})

async function call(method: string, path: string, options: CallOptions = {}, at = gantry): Promise<Told> {
  return toldBy((await at.call(method, path, options)).body)
}

function toldBy({ error }: { error: { message: string; hint?: string; docs: string } }): Told {
  return { text: [error.message, error.hint].filter(Boolean).join(' '), docs: error.docs }
}

/** A request that fetch would not send. */
async function send(headers: Record<string, string>, body = ''): Promise<Told> {
  const type: Record<string, string> = body === '' ? {} : { 'Content-Type': 'application/json' }
  const sent = request(body === '' ? 'GET' : 'POST', '/api/v1/tasks', { ...type, ...headers }, body)
  const { answers } = await exchange(gantry.port, sent)
  return toldBy(JSON.parse(answers[0]?.text ?? ''))
}

/** Runs the command, which ends by itself. */
async function run(
  t: Test,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<Told> {
  const cwd = makeFolder(t)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content)
  return ended(
    t,
    spawn(process.execPath, [bin, ...args], {
      cwd,
      env: { PATH: process.env['PATH'], HOME: cwd, GANTRY_SANDBOX: 'none', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  )
}

/** A Node.js that takes itself for an old one, with no package `node` beside the command. */
async function runOldNode(t: Test): Promise<Told> {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`
  const alone = join(makeFolder(t), 'bin')
  mkdirSync(alone)
  writeFileSync(join(alone, 'gantry.js'), readFileSync(bin))
  writeFileSync(join(alone, 'package.json'), '{"type":"module"}')
  return ended(
    t,
    spawn(process.execPath, ['--import', pretend, join(alone, 'gantry.js')], { stdio: ['ignore', 'ignore', 'pipe'] }),
  )
}

async function ended(t: Test, child: ChildProcessByStdio<null, null, Readable>): Promise<Told> {
  t.teardown(() => child.kill('SIGKILL'))
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { text: errors }
}

async function closedPort(): Promise<number> {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  return port
}

function formOf(filename: string, size: number): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(size)]), filename)
  return form
}
