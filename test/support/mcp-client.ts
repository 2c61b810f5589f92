import * as v2 from '@modelcontextprotocol/client'
import type { Test } from 'tap'
import type { Gantry } from './gantry.ts'

interface ClientOptions {
  readonly token: string
  readonly path?: string
  /** What the person at the client answers to a question; without it, the client cannot be asked. */
  readonly answer?: ((message: string) => object) | undefined
}

/** A client of the specification of 2026 at an endpoint of the service, until the test ends. */
export async function connectClient(t: Test, gantry: Gantry, { token, path = '/mcp', answer }: ClientOptions) {
  const options = {
    versionNegotiation: { mode: 'auto' as const },
    ...(answer && { capabilities: { elicitation: {} } }),
  }
  const client = new v2.Client({ name: 'test', version: '1' }, options)
  if (answer) client.setRequestHandler('elicitation/create', async ({ params }) => answer(params.message) as any)
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new v2.StreamableHTTPClientTransport(new URL(gantry.origin + path), { requestInit }))
  t.teardown(() => client.close())
  return client
}
