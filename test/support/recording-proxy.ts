import { createServer, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Teardown } from './folder.ts'

/** A call as it went over the wire, with its answer. */
export interface RecordedCall {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly type: string
  readonly body: string
  readonly status: number
  readonly answer: Buffer
}

/** Stands before a service and keeps what is called there. */
export interface RecordingProxy {
  readonly origin: string
  /** The calls since it was asked last. */
  takeCalls(): readonly RecordedCall[]
}

export async function startRecordingProxy(t: Teardown, port: number): Promise<RecordingProxy> {
  let calls: RecordedCall[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '' } = incoming
    const sent = await buffer(incoming)
    const headers = { ...incoming.headers, host: `127.0.0.1:${port}` }
    const forwarded = request({ port, method, path, headers })
    forwarded.end(sent)
    const [response] = await once(forwarded, 'response')
    const answer = await buffer(response)
    const type = incoming.headers['content-type'] ?? ''
    calls.push({ method, path, type, body: sent.toString(), status: response.statusCode, answer })
    const { 'transfer-encoding': _, ...answered } = response.headers
    outgoing.writeHead(response.statusCode, { ...answered, 'content-length': answer.length })
    outgoing.end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port: own } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${own}`,
    takeCalls() {
      const taken = calls
      calls = []
      return taken
    },
  }
}
