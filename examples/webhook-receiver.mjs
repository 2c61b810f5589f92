// A receiver of webhooks that verifies each request as Standard Webhooks specifies. Node.js 20 or later, no packages.
//
//   WEBHOOK_SECRET=whsec_… PORT=8080 node webhook-receiver.mjs

import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const key = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64')
const ageSecondsMax = 300
const bodyBytesMax = 1_048_576
/** A delivery can come twice: after an answer that was lost, or when it is sent again on purpose. */
const seen = new Set()

const server = createServer(async (request, response) => {
  const body = await readBody(request)
  if (body === undefined) return response.writeHead(413).end()
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
  const id = request.headers['webhook-id']
  if (!seen.has(id)) {
    seen.add(id)
    const event = JSON.parse(body)
    // Answer soon, and work later: a delivery that takes too long is sent again.
    setImmediate(() => console.log(`${event.kind ?? event.type} ${id}`))
  }
  response.writeHead(204).end()
})
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => console.log(`listening on ${server.address().port}`))

/** Over the bytes as they came. After a rotation of the secret a request has two signatures; one match is enough. */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= ageSecondsMax)) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

async function readBody(request) {
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > bodyBytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
