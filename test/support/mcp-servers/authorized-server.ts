/** An MCP server that takes the tokens of an authorization server, which nobody here wrote. */
import type { IncomingMessage } from 'node:http'
import type { Configuration, Provider } from 'oidc-provider'
import { followSignIn, listen } from '../oidc.ts'

export interface AuthorizedServer {
  /** The address of the MCP server. */
  readonly url: string
  readonly issuer: string
  /** `host:port` of both. */
  readonly hosts: readonly string[]
  /** The tokens that the MCP server was given. */
  readonly tokens: string[]
  /** How often the authorization server was asked for tokens. */
  readonly grants: string[]
  /** How the next answers of the MCP server differ. */
  refuse: 'nothing' | 'every token'
  /** Signs a person in, and gives what the redirect adds. */
  signIn(url: string): Promise<{ readonly code: string; readonly state: string; readonly iss: string }>
  /** Ends every access token. */
  expire(): void
}

export const redirectUrl = 'http://127.0.0.1:4700/callback'

export async function startAuthorizedServer(
  t: { teardown(action: () => unknown): void },
  more: Configuration = {},
): Promise<AuthorizedServer> {
  const [front, back] = [await listen(t), await listen(t)]
  const [issuer, base] = [front.url, back.url]
  const resource = `${base}/mcp`
  const ended = new Set<string>()
  const server: AuthorizedServer = {
    url: resource,
    issuer,
    hosts: [front, back].map(({ url }) => new URL(url).host),
    tokens: [],
    grants: [],
    refuse: 'nothing',
    signIn: (url) => signIn(url),
    expire: () => server.tokens.forEach((token) => ended.add(token)),
  }
  let opened: Promise<Provider> | undefined
  /** Loading it takes a while, and most tests of a sample project never ask. */
  const open = async () => {
    const { Provider } = await import('oidc-provider')
    const provider = new Provider(issuer, {
      features: {
        devInteractions: { enabled: true },
        registration: { enabled: true },
        revocation: { enabled: true },
        resourceIndicators: {
          enabled: true,
          defaultResource: () => resource,
          useGrantedResource: () => true,
          getResourceServerInfo: () => ({ scope: 'mcp', accessTokenFormat: 'opaque', accessTokenTTL: 3_600 }),
        },
      },
      scopes: ['openid', 'offline_access', 'mcp'],
      issueRefreshToken: () => true,
      cookies: { keys: ['a key of this test'] },
      ...more,
    })
    provider.on('grant.success', ({ oidc }) => server.grants.push(String(oidc.params?.['grant_type'])))
    provider.on('grant.revoked', () => server.grants.push('revoked'))
    return provider
  }
  const provider = () => (opened ??= open())
  front.answer = async (request, response) => (await provider()).callback()(request, response)
  back.answer = async (request, response) => {
    if (request.url?.startsWith('/.well-known/oauth-protected-resource'))
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ resource, authorization_servers: [issuer], scopes_supported: ['mcp'] }))
    const body = await readText(request)
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (token !== '' && !server.tokens.includes(token)) server.tokens.push(token)
    const isKnown = token !== '' && !ended.has(token)
    const isValid =
      server.refuse === 'nothing' && isKnown && (await (await provider()).AccessToken.find(token)) !== undefined
    if (!isValid)
      return void response
        .writeHead(401, {
          'www-authenticate': `Bearer resource_metadata="${base}/.well-known/oauth-protected-resource/mcp"`,
        })
        .end()
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
    const answer = await (await makeHandler()).fetch(
      new Request(resource, { method: String(request.method), headers, ...(body !== '' && { body }) }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  }
  return server
}

async function makeHandler() {
  const { createMcpHandler, Server } = await import('@modelcontextprotocol/server')
  return createMcpHandler(() => {
    const server = new Server({ name: 'authorized', version: '1' }, { capabilities: { tools: {} } })
    const tools = [{ name: 'who', inputSchema: { type: 'object' as const } }]
    server.setRequestHandler('tools/list', async () => ({ tools }))
    server.setRequestHandler('tools/call', async () => ({ content: [{ type: 'text', text: 'you' }] }))
    return server
  })
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

async function signIn(start: string): Promise<{ code: string; state: string; iss: string }> {
  const { searchParams } = await followSignIn(start, redirectUrl, 'ada')
  const { code = '', state = '', iss = '' } = Object.fromEntries(searchParams)
  return { code, state, iss }
}
