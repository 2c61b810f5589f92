import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Answer, CallOptions } from './support/gantry.ts'
import { exchange, request } from './support/wire.ts'

const bin = fileURLToPath(new URL('../bin/gantry.js', import.meta.url))
const mcpServer = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))
const uploadBytesMax = 2 * 1024 * 1024
const gantry = await startGantry(t, {
  args: ['--trust'],
  environment: { GANTRY_UPLOAD_BYTES_MAX: String(uploadBytesMax) },
  files: {
    'gantry.json': JSON.stringify({ mcpServers: { files: { command: process.execPath, args: [mcpServer] } } }),
  },
})
const { port, token } = gantry
const authorization = { Authorization: `Bearer ${token}` }
const task = await gantry.createTask()

/** A mistake that a caller makes, and what the answer must name. */
interface Mistake {
  readonly name: string
  readonly call: readonly [method: string, path: string, options?: CallOptions]
  readonly code: string
  readonly message: string | RegExp
  readonly hint?: string | RegExp
}

const mistakes: readonly Mistake[] = [
  {
    name: 'no media type',
    call: ['POST', '/tasks', { raw: Buffer.from('{"title":"A"}') }],
    code: 'unsupported_media_type',
    message: 'The body has no media type. Send application/json.',
    hint: /Content-Type: application\/json/,
  },
  {
    name: "curl's media type for -d",
    call: [
      'POST',
      '/tasks',
      { raw: '{"title":"A"}', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    code: 'unsupported_media_type',
    message: 'The media type "application/x-www-form-urlencoded" is not accepted. Send application/json.',
    hint: /Content-Type: application\/json/,
  },
  {
    name: 'JSON where a form is needed',
    call: ['POST', '/resources', { body: { file: 'A' } }],
    code: 'unsupported_media_type',
    message: 'The media type "application/json" is not accepted. Send multipart/form-data.',
  },
  {
    name: 'JSON in another charset',
    call: ['POST', '/tasks', { raw: '{}', headers: { 'content-type': 'application/json; charset=latin1' } }],
    code: 'unsupported_media_type',
    message: 'The charset "latin1" is not accepted. Send JSON as UTF-8 and omit the charset parameter.',
  },
  {
    name: 'an unknown path',
    call: ['GET', '/task'],
    code: 'route_not_found',
    message: 'There is no operation with the path "/api/v1/task". Did you mean /api/v1/tasks?',
    hint: 'The operations are documented at /docs.',
  },
  {
    name: 'an unknown path below a task',
    call: ['GET', `/tasks/${task}/comment`],
    code: 'route_not_found',
    message: `There is no operation with the path "/api/v1/tasks/${task}/comment". Did you mean /api/v1/tasks/${task}/comments?`,
  },
  {
    name: 'a path like no other',
    call: ['GET', '/some/thing/else'],
    code: 'route_not_found',
    message: 'There is no operation with the path "/api/v1/some/thing/else".',
    hint: 'The operations are documented at /docs.',
  },
  {
    name: 'an empty id',
    call: ['GET', '/tasks/'],
    code: 'validation_failed',
    message: 'The path has an empty id. Give an id, or remove the slash at the end.',
  },
  {
    name: 'a method that the path does not take',
    call: ['DELETE', '/tasks'],
    code: 'method_not_allowed',
    message:
      'DELETE is not allowed on this path. Allowed methods: GET, HEAD, POST. Did you mean DELETE /api/v1/tasks/{id}?',
  },
  {
    name: 'an empty title',
    call: ['POST', '/tasks', { body: { title: '' } }],
    code: 'validation_failed',
    message: 'title must not be empty.',
  },
  {
    name: 'a blank title',
    call: ['POST', '/tasks', { body: { title: ' ' } }],
    code: 'validation_failed',
    message: 'title must not be blank.',
  },
  {
    name: 'a value of the wrong type',
    call: ['POST', '/tasks', { body: { title: 5 } }],
    code: 'validation_failed',
    message: 'title must be a string, not a number.',
  },
  {
    name: 'a value that is not in the list',
    call: ['POST', '/tasks', { body: { title: 'A', priority: 'hgih' } }],
    code: 'validation_failed',
    message: 'priority must be one of low, medium, high, critical, not "hgih". Did you mean high?',
  },
  {
    name: 'a value of another API',
    call: ['GET', '/tasks?state=closed'],
    code: 'validation_failed',
    message:
      'state must be one of open, in_progress, blocked, in_review, done, cancelled, not "closed". Did you mean done?',
  },
  ...Object.entries({ page: 'cursor', per_page: 'limit', offset: 'cursor', order_by: 'sort', label: 'tag' }).map(
    ([given, meant]): Mistake => ({
      name: `the query parameter ${given} of another API`,
      call: ['GET', `/tasks?${given}=1`],
      code: 'validation_failed',
      message: `There is no query parameter ${given}. Did you mean ${meant}?`,
    }),
  ),
  {
    name: 'a field of another API',
    call: ['POST', '/tasks', { body: { title: 'A', labels: ['a'] } }],
    code: 'validation_failed',
    message: 'There is no field labels. Did you mean tags?',
  },
  {
    name: 'a path that leads out of the project',
    call: ['PUT', `/tasks/${task}/changes`, { body: { changes: [{ path: '../etc/passwd', content: 'x' }] } }],
    code: 'validation_failed',
    message:
      'changes/0/path must be a path inside the project, such as src/app.ts: relative, with / between its parts, without .. and backslashes, not "../etc/passwd".',
  },
  {
    name: 'the id of a job where a task belongs',
    call: ['GET', '/tasks/job_01ke3v7s9x4t2m8r6d0w5hq9nz'],
    code: 'task_not_found',
    message: 'There is no task with the id "job_01ke3v7s9x4t2m8r6d0w5hq9nz". It is the id of a job.',
    hint: /GET \/api\/v1\/tasks/,
  },
  {
    name: 'a number over the limit',
    call: ['POST', '/tasks', { body: { title: 'A', readiness: 101 } }],
    code: 'validation_failed',
    message: 'readiness must be at most 100, not 101.',
  },
  {
    name: 'a text over the limit',
    call: ['POST', '/tasks', { body: { title: 'A'.repeat(300) } }],
    code: 'validation_failed',
    message: 'title must have at most 256 characters, not 300.',
  },
  {
    name: 'a text that does not match its pattern',
    call: ['POST', '/users', { body: { name: 'Ada', username: 'Ada L', role: 'viewer' } }],
    code: 'validation_failed',
    message:
      'username must be lower-case letters, digits, dots, hyphens and underscores, with a letter or a digit first.',
  },
  {
    name: 'a JSON body over the limit',
    call: ['POST', '/tasks', { body: { title: 'A', content: 'x'.repeat(1_100_000) } }],
    code: 'payload_too_large',
    message: 'The body has 1100026 bytes; this operation accepts at most 1048576 (1 MiB).',
    hint: /GET \/api\/v1\/limits/,
  },
  {
    name: 'a file over the limit',
    call: ['POST', '/resources', { raw: formOf('large.bin', uploadBytesMax + 1) }],
    code: 'payload_too_large',
    message: 'The file "large.bin" is larger than 2 MiB (2097152 bytes).',
    hint: /GANTRY_UPLOAD_BYTES_MAX/,
  },
  {
    name: 'a misspelt MCP server',
    call: ['POST', '/mcp/tools/execute', { body: { serverName: 'fles', toolName: 'echo' } }],
    code: 'mcp_server_not_found',
    message: 'There is no MCP server "fles" in the project configuration. Did you mean "files"?',
  },
  {
    name: 'an MCP server like no other',
    call: ['POST', '/mcp/tools/execute', { body: { serverName: 'something', toolName: 'echo' } }],
    code: 'mcp_server_not_found',
    message: 'There is no MCP server "something" in the project configuration. It has: "files".',
  },
  {
    name: 'a misspelt tool',
    call: ['POST', '/mcp/tools/execute', { body: { serverName: 'files', toolName: 'ecko' } }],
    code: 'mcp_tool_not_found',
    message: 'The MCP server "files" has no tool "ecko". Did you mean "echo"?',
  },
  {
    name: 'a wrong argument of a tool',
    call: [
      'POST',
      '/mcp/tools/execute',
      { body: { serverName: 'files', toolName: 'echo', arguments: { mesage: 'A' } } },
    ],
    code: 'mcp_arguments_invalid',
    message:
      'The arguments do not match the input schema of the tool: message is required. The tool does not know "mesage": did you mean message?',
  },
  {
    name: 'a trailing comma',
    call: ['POST', '/tasks', { raw: '{"title":"A",}', headers: { 'content-type': 'application/json' } }],
    code: 'bad_json',
    message:
      'The body is not valid JSON: Expected double-quoted property name in JSON at position 13 (line 1 column 14)',
  },
  {
    name: 'a misspelt field',
    call: ['POST', '/tasks', { body: { title: 'A', prioirty: 'high' } }],
    code: 'validation_failed',
    message: 'There is no field prioirty. Did you mean priority?',
  },
  {
    name: 'a misspelt query parameter',
    call: ['GET', '/tasks?limt=5'],
    code: 'validation_failed',
    message: 'There is no query parameter limt. Did you mean limit?',
  },
  {
    name: 'a missing title',
    call: ['POST', '/tasks', { body: {} }],
    code: 'validation_failed',
    message: 'Give a title.',
  },
  {
    name: 'a cursor of another list',
    call: ['GET', '/tasks?cursor=nonsense'],
    code: 'invalid_cursor',
    message: 'This cursor does not belong to this list. Start again without a cursor.',
  },
  {
    name: 'a position in the future',
    call: ['GET', '/events?after=999999'],
    code: 'invalid_cursor',
    message: /^There is no event 999999 yet: the newest is \d+\. Continue after that one, /,
  },
  {
    name: 'an unknown terminal session',
    call: ['POST', `/terminal/${task}/resize`, { body: { sessionId: 'term_none', cols: 80, rows: 24 } }],
    code: 'terminal_not_found',
    message: 'This task has no terminal session with the id "term_none".',
    hint: /lists the sessions/,
  },
  {
    name: 'a push without a repository',
    call: ['POST', '/git/push', { body: {} }],
    code: 'git_repository_not_found',
    message: 'The project folder is not the top-level folder of a git repository.',
    hint: /git init/,
  },
  {
    name: 'a misspelt operation',
    call: ['POST', '/identity/check', { body: { operations: ['creatTask'] } }],
    code: 'validation_failed',
    message: /^operations\/0 must be one of listTasks, .* or \d+ others, not "creatTask"\. Did you mean createTask\?$/,
  },
  {
    name: 'a token without the word Bearer',
    call: ['GET', '/tasks', { headers: { authorization: token } }],
    code: 'token_invalid',
    message: 'Write the Authorization header as: Bearer TOKEN.',
  },
  {
    name: 'no credential',
    call: ['GET', '/tasks', { headers: { authorization: '' } }],
    code: 'unauthenticated',
    message: 'Send a credential: a bearer token, an X-API-Key header or the session cookie.',
    hint: /first start.*POST \/api\/v1\/identity\/tokens/,
  },
  {
    name: 'a mistyped token',
    call: [
      'GET',
      '/tasks',
      { headers: { authorization: 'Bearer gty_0000000000000000000000000000000000000000000_000000' } },
    ],
    code: 'token_invalid',
    message: 'This token is mistyped: its checksum does not match. Copy the whole token again.',
  },
  {
    name: 'a text that is no token',
    call: ['GET', '/tasks', { headers: { authorization: 'Bearer something-else-of-some-length' } }],
    code: 'token_invalid',
    message: 'This credential is not valid.',
    hint: /gantry token create/,
  },
]

for (const { name, call, code, message, hint } of mistakes) {
  t.test(`${name}: the answer says what helps`, async (t) => {
    const { body } = await gantry.call(...call)
    t.equal(body.error.code, code)
    if (typeof message === 'string') t.equal(body.error.message, message)
    else t.match(body.error.message, message)
    t.equal(body.error.docs, `/docs/errors#${code}`)
    if (hint !== undefined) t.match(body.error.hint, hint)
  })
}

t.test('a wrong host is named, with the variable that allows it', async (t) => {
  const error = await refusalOf({ ...authorization, Host: 'gantry.example.org:8080' })
  t.match(error, { code: 'misdirected_request', hint: /GANTRY_ALLOWED_HOSTS/ })
  t.equal(error.message, 'This service does not serve the host "gantry.example.org:8080".')
})

t.test('a foreign origin is named, with the one that is accepted', async (t) => {
  const signedIn = await gantry.call('POST', '/identity/login', { headers: { authorization: '' }, body: { token } })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const error = await refusalOf({ Host: `127.0.0.1:${port}`, Cookie: cookie, Origin: 'https://evil.example' }, 'POST')
  t.equal(error.code, 'origin_denied')
  t.equal(
    error.message,
    `Requests from the origin "https://evil.example" are not accepted. The origin of this service is http://127.0.0.1:${port}.`,
  )
})

t.test('what an answer repeats of a request is short and has no control characters', async (t) => {
  const long = await gantry.call('POST', '/tasks', { body: { title: 'A', priority: 'x'.repeat(5_000) } })
  t.ok(long.body.error.message.length < 300, long.body.error.message)
  const strange = await gantry.call('POST', '/tasks', { body: { title: 'A', priority: 'a\u0007\u202eb\n' } })
  t.match(strange.body.error.message, 'not "ab".')
  const path = await gantry.call('GET', '/tasks/%00%0a/nothing')
  t.notMatch(path.body.error.message, /[\u0000-\u001f]/)
})

t.test('no answer repeats a password', async (t) => {
  const { body } = await gantry.call('POST', '/users', {
    body: { name: 'A', username: 'ada', role: 'viewer', password: 'hunter2' },
  })
  t.equal(body.error.message, 'password must have at least 10 characters, not 7.')
  t.notMatch(JSON.stringify(body), 'hunter2')
})

t.test('an unknown variable is refused at the start like an unknown option, with the nearest name', async (t) => {
  const { code, errors } = await runMain(t, [], { GANTRY_PROT: '8080' })
  t.equal(code, 2)
  t.equal(errors, 'There is no variable GANTRY_PROT. Did you mean GANTRY_PORT?\n')
})

t.test('an unknown option names the nearest one', async (t) => {
  const { code, errors } = await runMain(t, ['--prot', '1'])
  t.equal(code, 2)
  t.equal(errors, 'There is no option --prot. Did you mean --port? Run with --help to see the options.\n')
})

t.test('a database that is down is named without its password, with the option that names it', async (t) => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  const { code, errors } = await runMain(t, [
    '--port',
    '0',
    '--store',
    `postgres://ada:secret@127.0.0.1:${port}/gantry`,
  ])
  t.equal(code, 1)
  t.equal(
    errors,
    `The PostgreSQL server at 127.0.0.1:${port} cannot be reached (ECONNREFUSED). Start it, or correct --store or GANTRY_STORE.\n`,
  )
})

/** The error of a request that fetch would not send. */
async function refusalOf(headers: Record<string, string>, method = 'GET'): Promise<Answer['body']> {
  const body = method === 'GET' ? '' : '{"title":"A"}'
  const type: Record<string, string> = body === '' ? {} : { 'Content-Type': 'application/json' }
  const { answers } = await exchange(port, request(method, '/api/v1/tasks', { ...type, ...headers }, body))
  return JSON.parse(answers[0]?.text ?? '').error
}

/** Runs the service's program until it ends by itself. */
async function runMain(
  t: Test,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; errors: string }> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GANTRY_') && name !== 'INIT_CWD')
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: makeFolder(t),
    env: { ...Object.fromEntries(inherited), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, errors }
}

function formOf(filename: string, size: number): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(size)]), filename)
  return form
}
