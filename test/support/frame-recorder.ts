import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { frameIn } from '../../src/runner/frames.ts'
import type { Teardown } from './folder.ts'

interface SentFrame {
  readonly head: any
  readonly body: Buffer
}

/** A proxy between runners and a service: forwards each message, and keeps what runners have sent. */
export interface FrameRecorder {
  /** The URL of the service, by way of the proxy. */
  readonly url: string
  readonly sent: readonly SentFrame[]
  /** What programs have printed, as it left the machine of the runner. */
  printed(stream: 'output' | 'error'): string
  /** All bytes that left the machine. */
  all(): Buffer
}

export async function startFrameRecorder(t: Teardown, { origin }: { readonly origin: string }): Promise<FrameRecorder> {
  const sent: SentFrame[] = []
  const all: Buffer[] = []
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (runner, { url = '', headers }) => {
    const { authorization = '' } = headers
    const service = new WebSocket(`${origin.replace('http', 'ws')}${url}`, { headers: { authorization } })
    const waiting: Buffer[] = []
    runner.on('message', (data: Buffer) => {
      all.push(data)
      sent.push(frameIn(data))
      if (service.readyState === service.OPEN) service.send(data)
      else waiting.push(data)
    })
    service.on('open', () => {
      for (const data of waiting) service.send(data)
    })
    service.on('message', (data: Buffer) => runner.send(data))
    for (const [from, to] of [
      [runner, service],
      [service, runner],
    ] as const) {
      from.on('error', () => {})
      from.on('close', () => to.terminate())
    }
  })
  await once(server, 'listening')
  t.teardown(() => {
    for (const client of server.clients) client.terminate()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    printed: (stream) =>
      sent
        .filter(({ head }) => head.event === 'programOutput' && head.stream === stream)
        .map(({ body }) => body.toString('latin1'))
        .join(''),
    all: () => Buffer.concat(all),
  }
}
