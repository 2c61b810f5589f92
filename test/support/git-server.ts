import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** What the server does instead of, or before, handing a request to git. */
export type GitServerFault =
  /** Asks for these credentials. */
  | { readonly kind: 'password'; readonly user: string; readonly password: string }
  /** Takes the request and says nothing. */
  | { readonly kind: 'hang' }
  /** Takes the pack and says nothing. */
  | { readonly kind: 'hangOnPack' }
  | { readonly kind: 'status'; readonly status: number }
  /** Answers 200 with a page, as a captive portal or a wrong address does. */
  | { readonly kind: 'page' }
  /** Breaks the connection when a part of the pack has arrived. */
  | { readonly kind: 'reset' }
  /** Sends everyone to another origin. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Says 200 and then sends refs without end. */
  | { readonly kind: 'flood' }

export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
}

export interface GitServer {
  /** `http://127.0.0.1:…`; a repository `x.git` in the folder is `${url}/x.git`. */
  readonly url: string
  readonly seen: SeenRequest[]
  fault: GitServerFault | undefined
  close(): Promise<void>
}

/** Serves the bare repositories of a folder by the real `git http-backend`: only the wires between are ours. */
export async function startGitServer(folder: string): Promise<GitServer> {
  const server = createServer((request, response) => {
    gitServer.seen.push({
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
    })
    answer(folder, gitServer.fault, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const gitServer: GitServer = {
    url: `http://127.0.0.1:${port}`,
    seen: [],
    fault: undefined,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return gitServer
}

async function answer(
  folder: string,
  fault: GitServerFault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isPack = request.method === 'POST'
  switch (fault?.kind) {
    case undefined:
      return serve(folder, request, response)
    case 'password': {
      const basic = Buffer.from(`${fault.user}:${fault.password}`).toString('base64')
      if (request.headers.authorization === `Basic ${basic}`) return serve(folder, request, response)
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end()
      return
    }
    case 'hang':
      return
    case 'hangOnPack':
      if (!isPack) return serve(folder, request, response)
      request.resume()
      return
    case 'status':
      response.writeHead(fault.status, { 'Content-Type': 'text/plain' }).end('no')
      return
    case 'page':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><title>Welcome to the hotel</title></html>')
      return
    case 'reset':
      if (!isPack) return serve(folder, request, response)
      await once(request, 'data')
      request.socket.resetAndDestroy()
      return
    case 'redirect':
      response.writeHead(302, { Location: `${fault.to}${request.url ?? ''}` }).end()
      return
    case 'flood':
      response.writeHead(200, { 'Content-Type': 'application/x-git-receive-pack-advertisement' })
      await pipeline(endlessRefs(), response)
      return
    default:
      fault satisfies never
  }
}

function* endlessRefs(): Generator<string> {
  yield '001f# service=git-receive-pack\n0000'
  const line = `${'1'.repeat(40)} refs/heads/${'x'.repeat(60_000)}\n`
  while (true) yield (line.length + 4).toString(16).padStart(4, '0') + line
}

/** CGI 1.1 (RFC 3875), as far as git http-backend needs it. */
async function serve(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://server')
  const isZipped = request.headers['content-encoding'] === 'gzip'
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'tester',
      REQUEST_METHOD: request.method,
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      // A body of unknown length goes in until it ends.
      ...(request.headers['content-length'] === undefined || isZipped
        ? {}
        : { CONTENT_LENGTH: request.headers['content-length'] }),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  backend.stdin.on('error', () => undefined)
  const body = isZipped ? request.pipe(createGunzip()) : request
  body.pipe(backend.stdin)
  response.on('close', () => backend.kill())
  await passOn(backend.stdout, response)
}

async function passOn(output: AsyncIterable<Buffer>, response: ServerResponse): Promise<void> {
  let head = Buffer.alloc(0)
  for await (const chunk of output) {
    if (response.headersSent) {
      response.write(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) continue
    writeHead(head.subarray(0, end).toString('latin1'), response)
    response.write(head.subarray(end + 4))
  }
  if (!response.headersSent) response.writeHead(500)
  response.end()
}

function writeHead(head: string, response: ServerResponse): void {
  const fields = head
    .split('\r\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
  const status = fields.find(([name]) => name.toLowerCase() === 'status')?.[1] ?? '200'
  response.writeHead(
    Number.parseInt(status, 10),
    Object.fromEntries(fields.filter(([name]) => name.toLowerCase() !== 'status')),
  )
}
