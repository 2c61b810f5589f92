/** An MCP server over streamable HTTP, without sessions, whose tools answer what no server should. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OddHttpServer {
  readonly url: string
  /** What other hosts were asked for: nothing, unless a redirect was followed. */
  readonly redirected: string[]
}

export async function startOddHttpServer(t: { teardown(action: () => unknown): void }): Promise<OddHttpServer> {
  const redirected: string[] = []
  const other = await listen(t, (request, response) => {
    redirected.push(request.headers.authorization ?? '')
    response.end()
  })
  const url = await listen(t, async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end()
    answer(JSON.parse(await readText(request)), response, other)
  })
  return { url, redirected }
}

async function listen(
  t: { teardown(action: () => unknown): void },
  take: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(take)
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server that listens has an address and a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}

interface Message {
  readonly id?: number
  readonly method: string
  readonly params: { readonly name: string; readonly arguments: { readonly bytes: number } }
}

function answer(message: Message, response: ServerResponse, other: string): void {
  switch (message.method) {
    case 'initialize':
      return json(message, response, {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'odd', version: '1' },
      })
    case 'tools/list':
      return json(message, response, {
        tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: 'object' } })),
      })
    case 'tools/call':
      return tools[message.params.name]?.(message, response, other)
    case 'server/discover':
      return void response.writeHead(400).end()
    default:
      return void response.writeHead(202).end()
  }
}

const tools: Record<string, (message: Message, response: ServerResponse, other: string) => void> = {
  'answer-much': (message, response) => json(message, response, text(message.params.arguments.bytes)),
  'stream-much': (message, response) =>
    event(response, { result: text(message.params.arguments.bytes), jsonrpc: '2.0', id: message.id }),
  'stream-well': (message, response) => event(response, { result: text(3), jsonrpc: '2.0', id: message.id }),
  'answer-half': (_message, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"jsonrpc":'),
  'stream-no-object': (message, response) => event(response, { jsonrpc: '2.0', id: message.id, result: 7 }),
  'stream-nothing': (_message, response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(': hello\n\n'),
  'break-off': (_message, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': hello\n\n', () => response.destroy())
  },
  'answer-html': (_message, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  redirect: (_message, response, other) => void response.writeHead(307, { location: other }).end(),
  fail: (_message, response) => void response.writeHead(500).end('sesame-open-1234'),
  refuse: (_message, response) => void response.writeHead(401).end('sesame-open-1234'),
}

function text(bytes: number): object {
  return { content: [{ type: 'text', text: 'x'.repeat(bytes) }] }
}

function json({ id }: Message, response: ServerResponse, result: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jsonrpc: '2.0', id, result }))
}

/** Leaves the stream open, as a server may. */
function event(response: ServerResponse, message: object): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`)
}

async function readText(request: IncomingMessage): Promise<string> {
  let read = ''
  for await (const chunk of request.setEncoding('utf8')) read += chunk
  return read
}
