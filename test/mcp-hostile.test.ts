import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { createTestMcp } from './support/mcp-area.ts'
import { waitMaxMs } from './support/wait.ts'

const odd = fileURLToPath(new URL('support/mcp-servers/odd-server.ts', import.meta.url))

/** An address of this machine that no test may reach: what was asked of it. */
const canary: string[] = []
const canaryUrl = await listen((request, response) => {
  canary.push(`${request.method} ${request.url}`)
  response.end('{}')
})

/** What a hostile server says about its authorization, and what it must not lead to. */
const lies: Readonly<Record<string, (own: string) => Said>> = {
  'names metadata at a private address': () => ({ challenge: `Bearer resource_metadata="${canaryUrl}/metadata"` }),
  'names an authorization server at a private address': (own) => ({
    '/.well-known/oauth-protected-resource/mcp': { resource: `${own}/mcp`, authorization_servers: [canaryUrl] },
  }),
  'names the address of a cloud': (own) => ({
    '/.well-known/oauth-protected-resource/mcp': {
      resource: `${own}/mcp`,
      authorization_servers: ['http://169.254.169.254/latest'],
    },
  }),
  'redirects its metadata': () => ({ redirect: `${canaryUrl}/redirected` }),
  'registers clients at a private address': (own) => ({
    '/.well-known/oauth-authorization-server': {
      ...authorization(own),
      registration_endpoint: `${canaryUrl}/register`,
    },
  }),
  'is another issuer than it says': (own) => ({
    '/.well-known/oauth-authorization-server': authorization('https://accounts.example.org', own),
  }),
  'is another resource than the one that is configured': (own) => ({
    '/.well-known/oauth-protected-resource/mcp': {
      resource: 'https://bank.example.org/',
      authorization_servers: [own],
    },
    '/.well-known/oauth-authorization-server': authorization(own),
  }),
  'knows no PKCE': (own) => ({
    '/.well-known/oauth-authorization-server': { ...authorization(own), code_challenge_methods_supported: ['plain'] },
  }),
  'says too much': () => ({ '/.well-known/oauth-protected-resource/mcp': { resource: 'x'.repeat(500_000) } }),
  'says nothing that can be read': () => ({ '/.well-known/oauth-authorization-server': 'no object' }),
}

interface Said {
  readonly challenge?: string
  readonly redirect?: string
  readonly [path: `/${string}`]: unknown
}

t.test('a server that lies about its authorization reaches no other address, and gets no client', async (t) => {
  const mcpServers: Record<string, object> = {}
  for (const [name, lie] of Object.entries(lies)) {
    const said: { now: Said } = { now: {} }
    const own = await listen((request, response) => answer(said.now, request, response))
    said.now = lie(own)
    // Registered by hand, so that the registration does not fail first.
    mcpServers[name] = { url: `${own}/mcp`, ...(name === 'knows no PKCE' && { oauth: { clientId: 'by-hand' } }) }
  }
  const gantry = await startGantry(t, { args: ['--trust'], files: { 'gantry.json': JSON.stringify({ mcpServers }) } })
  for (const name of Object.keys(lies)) {
    const path = `/mcp/servers/${encodeURIComponent(name)}/auth`
    const { status, body } = await gantry.call('POST', path, {
      body: { redirectUrl: 'http://127.0.0.1:4700/callback' },
    })
    t.equal(`${status} ${body.error?.code}`, '502 mcp_auth_failed', name)
  }
  t.strictSame(canary, [])
})

t.test('a list of tools that no server should have is cut to what can be used', async (t) => {
  const tools = [
    { name: 'x'.repeat(257), inputSchema: {} },
    { name: '', inputSchema: {} },
    { name: 7 },
    'a text',
    null,
    { name: '__proto__', inputSchema: 'a text', annotations: [], description: 'd'.repeat(100_000) },
    { name: 'plain', title: { a: 1 }, inputSchema: { type: 'object' } },
    ...Array.from({ length: 20_000 }, (_, number) => ({ name: `tool-${number}` })),
  ]
  const url = await listen(async (request, response) => {
    const { id, method } = JSON.parse((await readText(request)) || '{}')
    if (id === undefined || method === 'server/discover')
      return void response.writeHead(id === undefined ? 202 : 400).end()
    const known = {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'a', version: '1' },
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'initialize' ? known : { tools } }))
  })
  const mcpServers = { hostile: { url: `${url}/mcp` } }
  const gantry = await startGantry(t, { args: ['--trust'], files: { 'gantry.json': JSON.stringify({ mcpServers }) } })
  const { toolCount } = (await gantry.call('POST', '/mcp/servers/hostile/test')).body.data.test
  t.ok(toolCount <= 10_000)
  const first = (await gantry.call('GET', '/mcp/tools?limit=2')).body.data
  t.strictSame(first.failures, [])
  t.match(first.tools[0], { name: '__proto__', inputSchema: { type: 'object' }, annotations: {} })
  t.equal(first.tools[0].description.length, 65_536)
  t.equal(first.tools[1].name, 'plain')
})

t.test('a resource or a prompt that is too large, or that never comes, is refused', async (t) => {
  const mcp = createTestMcp(t, {
    servers: { odd: { command: process.execPath, args: [odd] } },
    // The first two answers come at once, and the others never.
    limits: { startMs: waitMaxMs, callIdleMs: 2_000, resultBytesMax: 100_000 },
  })
  const gantry = await startGantry(t, { parts: { app: { mcp } } })
  const refused = async (path: string, body: object) => {
    const answer = await gantry.call('POST', path, { body: { serverName: 'odd', ...body } })
    return `${answer.status} ${answer.body.error?.code}`
  }
  const read = (uri: string) => refused('/mcp/resources/read', { uri })
  const get = (promptName: string) => refused('/mcp/prompts/get', { promptName })
  t.strictSame(await Promise.all([read('odd:much'), get('much'), get('shapeless')]), [
    '502 mcp_result_too_large',
    '502 mcp_result_too_large',
    '502 mcp_protocol_error',
  ])
  t.strictSame(await Promise.all([read('odd:silent'), get('silent')]), ['504 mcp_timeout', '504 mcp_timeout'])
})

function authorization(issuer: string, own = issuer): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${own}/authorize`,
    token_endpoint: `${own}/token`,
    registration_endpoint: `${own}/register`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
  }
}

function answer(said: Said, { url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (url === '/mcp') return void response.writeHead(401, { 'www-authenticate': said.challenge ?? 'Bearer' }).end()
  if (said.redirect !== undefined) return void response.writeHead(302, { location: said.redirect }).end()
  const found = said[url as `/${string}`]
  if (found === undefined) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
}

async function listen(take: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(take)
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server that listens has an address and a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
