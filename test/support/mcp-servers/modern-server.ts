/** An MCP server of the specification of 2026-07-28, over HTTP or, as a program, over standard input and output. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { createMcpHandler, inputRequired, Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

const nameSchema = { type: 'object' as const, properties: { name: { type: 'string' as const } } }

export interface ModernServer {
  readonly url: string
  /** The methods that were asked for. */
  readonly methods: string[]
}

export async function startModernServer(
  t: { teardown(action: () => unknown): void },
  { refuses = 'nothing' }: { readonly refuses?: 'nothing' | 'older versions' } = {},
): Promise<ModernServer> {
  const handler = createMcpHandler(makeServer, refuses === 'nothing' ? {} : { legacy: 'reject' })
  const methods: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
    methods.push(body === '' ? String(request.method) : JSON.parse(body).method)
    const answer = await handler.fetch(
      new Request('http://127.0.0.1/mcp', { method: String(request.method), headers, ...(body && { body }) }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server that listens has an address and a port.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, methods }
}

function makeServer(): Server {
  const server = new Server({ name: 'modern', version: '1' }, { capabilities: { tools: {} } })
  const tool = (name: string) => ({ name, inputSchema: { type: 'object' as const } })
  server.setRequestHandler('tools/list', async () => ({ tools: ['greet', 'count'].map(tool), ttlMs: 60_000 }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    if (params.name === 'count') return { content: [{ type: 'text', text: 'one' }], more: 'kept' }
    const { inputResponses: answers } = mcpReq
    if (answers === undefined)
      return inputRequired({
        inputRequests: { who: inputRequired.elicit({ message: 'Who is there?', requestedSchema: nameSchema }) },
        requestState: 'state of the call',
      })
    return { content: [{ type: 'text', text: JSON.stringify([answers, mcpReq.requestState()]) }] }
  })
  return server
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) serveStdio(makeServer, { legacy: 'reject' })
