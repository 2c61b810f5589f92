import t from 'tap'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { answerKinds } from '../src/http/headers.ts'
import { OverloadRefusals } from '../src/http/overload/refusals.ts'
import { RefusedBodies } from '../src/http/bodies/refused-bodies.ts'
import { addCredential } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import { startServer } from './support/server.ts'
import { exchange } from './support/wire.ts'

type Kind = keyof typeof answerKinds

const gantry = await startGantry(t)
const names = [...new Set(Object.values(answerKinds).flatMap(({ headers }) => Object.keys(headers)))].sort()

t.test('every kind of answer has the headers of the table, and no other of their names', async (t) => {
  const task = await gantry.createTask()
  const form = new FormData()
  form.append('file', new Blob(['five steps']), 'plan.txt')
  await gantry.fetch('/api/v1/resources', { method: 'POST', body: form })
  const link = (await gantry.call('POST', '/resources/plan.txt/links', { body: {} })).body.data.link.url
  const tagOf = async (path: string) => (await gantry.fetch(path)).headers.get('etag') ?? ''
  const current = async (path: string) => gantry.fetch(path, { headers: { 'if-none-match': await tagOf(path) } })
  const bytes = '/api/v1/resources/plan.txt?download=true'
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const mcp = { ...json, headers: { ...json.headers, accept: 'application/json, text/event-stream' } }

  const { cookie } = await addCredential(gantry, 'user_owner')
  const consoleAnswer = (path: string) =>
    gantry.fetch(path, { headers: { authorization: '', cookie: `nut-session=${cookie}` } })
  const styleOfConsole = async () => /href="(\S+\.css)"/.exec(await (await consoleAnswer('/tasks')).text())?.[1] ?? ''

  const answers: Record<Kind, Record<string, () => Promise<Answer>>> = {
    json: {
      'a success': () => gantry.fetch('/api/v1/tasks'),
      'a HEAD': () => gantry.fetch('/api/v1/tasks', { method: 'HEAD' }),
      'a creation': () => gantry.fetch('/api/v1/tasks', { ...json, body: '{"title":"A"}' }),
      'a 304': () => current(`/api/v1/tasks/${task}`),
      'a failure of the body': () => gantry.fetch('/api/v1/tasks', { ...json, body: '{' }),
      'a failure without a credential': () => gantry.fetch('/api/v1/tasks', { headers: { authorization: '' } }),
      'an unknown path': () => gantry.fetch('/none'),
      'a wrong method': () => gantry.fetch('/api/v1/tasks', { method: 'PATCH' }),
      'a missing file': () => gantry.fetch('/api/v1/resources/none?download=true'),
      'a range outside the file': () => gantry.fetch(bytes, { headers: { range: 'bytes=1000-' } }),
      'a stream that is refused': () => gantry.fetch('/api/v1/events', { headers: { accept: 'text/html' } }),
      'a refusal of the MCP endpoint': () => gantry.fetch('/mcp'),
      'a wrong host': () => raw('GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'),
      'a request line that is broken': () => raw('GET / HTTP/9.9\r\n\r\n'),
      'a tunnel': () => raw('CONNECT localhost:1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n'),
      'headers that are too large': () => raw(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
      'a path that cannot be read': () => raw('GET /api/v1/tasks/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      overload: refusedForOverload,
      'a page of the documentation that cannot be made': brokenDocument,
    },
    file: {
      bytes: () => gantry.fetch(bytes),
      'a HEAD': () => gantry.fetch(bytes, { method: 'HEAD' }),
      'a range': () => gantry.fetch(bytes, { headers: { range: 'bytes=0-3' } }),
      'a 304': () => current(bytes),
      'a link': () => fetch(gantry.origin + link),
    },
    stream: {
      'the events': () => openStream('/api/v1/events'),
      'an answer of the MCP endpoint': () =>
        gantry.fetch('/mcp', { ...mcp, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }),
    },
    guide: {
      'the documentation': () => gantry.fetch('/docs'),
      'a guide': () => gantry.fetch('/docs/jobs'),
      'an operation': () => gantry.fetch('/docs/reference/createTask'),
      'a search': () => gantry.fetch('/docs/search?q=plan'),
      'an address without a page': () => gantry.fetch('/docs/none', { headers: { accept: 'text/html' } }),
      'a 304': () => current('/docs'),
    },
    page: { 'the page to try operations': () => gantry.fetch('/docs/try') },
    strictPage: {
      'the page to sign in': () => gantry.fetch('/sign-in'),
      'the page of a terminal': () => gantry.fetch('/terminal'),
    },
    console: {
      'the console of a browser that is signed in': () => consoleAnswer('/tasks'),
    },
    consoleFile: { 'its style': async () => consoleAnswer(await styleOfConsole()) },
    asset: {
      'a style': () => gantry.fetch('/docs/page.css'),
      'a script': () => gantry.fetch('/docs/start.js'),
      'a 304': () => current('/docs/start.js'),
      'the contract': () => gantry.fetch('/openapi.yaml'),
      'a guide as Markdown': () => gantry.fetch('/docs/jobs.md'),
      'the contract as JSON': () => gantry.fetch('/openapi.json'),
    },
    redirect: { 'the root': () => gantry.fetch('/') },
    notice: { 'a sign-in by an OpenID provider that does not work': () => gantry.fetch('/sign-in/oidc') },
  }
  for (const [kind, requests] of Object.entries(answers))
    for (const [name, request] of Object.entries(requests))
      t.same(shownOf(await request()), answerKinds[kind as Kind].headers, `${kind}: ${name}`)
})

t.test('every kind keeps other origins from using it, and no answer is stored without a question', (t) => {
  for (const [kind, { headers }] of Object.entries(answerKinds)) {
    t.match(
      headers,
      {
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': /^default-src 'none'.*frame-ancestors 'none'/,
        // The name of a file of the console has the hash of its bytes, which so never change.
        'cache-control': kind === 'consoleFile' ? /immutable/ : /no-(store|cache)/,
      },
      kind,
    )
  }
  t.equal(answerKinds.json.headers['cache-control'], 'no-store')
  t.end()
})

t.test('docs/headers.md shows the table', (t) => {
  const shown = readFileSync(new URL('../docs/headers.md', import.meta.url), 'utf8')
  const rows = Object.values(answerKinds).flatMap(({ about, headers }) => [
    `## ${about}\n`,
    '| Header | Value |\n|---|---|',
    ...Object.entries(headers).map(([name, value]) => `| \`${name}\` | \`${value}\` |`),
    '',
  ])
  t.ok(shown.endsWith(`\n${rows.join('\n')}`), `the end of the file should be:\n${rows.join('\n')}`)
  t.end()
})

interface Answer {
  readonly headers: { get(name: string): string | null | undefined }
}

function shownOf({ headers }: Answer): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

async function raw(bytes: string): Promise<Answer> {
  const { answers } = await exchange(gantry.port, bytes)
  const [answer] = answers
  if (!answer) throw new Error(`no answer to ${bytes}`)
  return answer
}

async function openStream(path: string): Promise<Answer> {
  const abort = new AbortController()
  const { headers } = await gantry.fetch(path, { headers: { accept: 'text/event-stream' }, signal: abort.signal })
  abort.abort()
  return { headers }
}

async function refusedForOverload(): Promise<Answer> {
  const refusals = new OverloadRefusals()
  const refusedBodies = new RefusedBodies({ bytesMax: 0, ms: 0 })
  const server = createServer((request, response) => refusals.refuse(request, response, refusedBodies)).listen(
    0,
    '127.0.0.1',
  )
  t.teardown(() => server.close())
  await once(server, 'listening')
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

async function brokenDocument(): Promise<Answer> {
  const { port } = await startServer(t, gantry, { contractFile: '/nowhere/openapi.yaml' })
  return fetch(`http://127.0.0.1:${port}/openapi.yaml`)
}
