/**
 * The client that the public conformance scenarios of MCP test: the address of their server is the last argument, and
 * the name of the scenario is in the environment. It puts the server into a running service and uses it by the API, so
 * that what is tested is the connector of the service.
 */
import { isRecord } from '../../../src/platform/text/is-record.ts'

const { GANTRY_ORIGIN: origin = '', GANTRY_TOKEN: token = '', MCP_CONFORMANCE_SCENARIO: scenario = '' } = process.env
const context = JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}') as Record<string, string | undefined>
const url = process.argv.at(-1) ?? ''
const serverName = scenario.replaceAll('/', '-')
const redirectUrl = 'http://localhost:3000/callback'

// What does not apply is not waited for.
if (process.env['TEST_EXCEPTIONS']?.split(',').includes(scenario)) process.exit()

await call('PUT', `/mcp/servers/${serverName}`, { url, ...oauthOf(scenario) })
try {
  if (scenario.startsWith('auth/')) await signIn()
  await useTools().catch(async (error: unknown) => {
    // A tool may need more than the first authorization has.
    if (!scenario.startsWith('auth/')) throw error
    await signIn()
    await useTools()
  })
} finally {
  // The server of the scenario ends once its connections have.
  await send('DELETE', `/mcp/servers/${serverName}`)
}

/** How the service is known to the authorization server, where it does not register itself. */
function oauthOf(name: string): { oauth?: object } {
  const { client_id: clientId, client_secret: clientSecret } = context
  if (clientId !== undefined) return { oauth: { clientId, ...(clientSecret !== undefined && { clientSecret }) } }
  return name === 'auth/basic-cimd'
    ? { oauth: { clientMetadataUrl: 'https://conformance-test.local/client-metadata.json' } }
    : {}
}

/** What a person does in the browser: the authorization servers of the scenarios ask nothing. */
async function signIn(): Promise<void> {
  const { authorization } = await call('POST', `/mcp/servers/${serverName}/auth`, { redirectUrl })
  const page = await fetch(textOf(authorization, 'url'), { redirect: 'manual' })
  const back = new URL(page.headers.get('location') ?? '')
  const given = ['code', 'state', 'iss'].flatMap((name) => {
    const value = back.searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  await call('POST', `/mcp/servers/${serverName}/auth/callback`, Object.fromEntries(given))
}

/** Calls every tool, with the arguments of the scenario. */
async function useTools(): Promise<void> {
  const { tools, failures } = await call('GET', `/mcp/tools?serverName=${serverName}`)
  if (Array.isArray(failures) && failures.length > 0) throw new Error(JSON.stringify(failures))
  for (const tool of Array.isArray(tools) ? tools : []) {
    const toolName = textOf(tool, 'name')
    await call('POST', '/mcp/tools/execute', {
      serverName,
      toolName,
      arguments: toolName === 'add_numbers' ? { a: 5, b: 3 } : {},
    })
  }
}

async function call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await send(method, path, body)
  const answer: unknown = await response.json()
  if (!response.ok || !isRecord(answer) || !isRecord(answer['data']))
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer['data']
}

function send(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function textOf(given: unknown, name: string): string {
  const value = isRecord(given) ? given[name] : undefined
  if (typeof value !== 'string') throw new Error(`no ${name} in ${JSON.stringify(given)}`)
  return value
}
