import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import type { Teardown } from './folder.ts'

/** A proxy that compresses what a server answers, and makes its entity tags weak, as nginx does by `gzip on`. */
export async function startCompressingProxy(t: Teardown, origin: string): Promise<{ readonly origin: string }> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const forwarded = request(new URL(url ?? '/', origin), { method, headers: { ...headers, connection: 'close' } })
    forwarded.on('response', (answer) => {
      const { 'content-length': _length, etag, ...rest } = answer.headers
      const isCompressed = answer.statusCode === 200
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...rest,
        ...(etag !== undefined && { etag: isCompressed ? `W/${etag}` : etag }),
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      })
      if (isCompressed) answer.pipe(createGzip()).pipe(outgoing)
      else answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  t.teardown(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return { origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` }
}
