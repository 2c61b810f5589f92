import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connectEverything } from '../everything.ts'
import { serve } from '../work.ts'

// The client of the SDK with the barest server in front of it.
const client = await connectEverything()

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', async () => {
    const { toolName, arguments: given } = JSON.parse(Buffer.concat(chunks).toString()) as {
      toolName: string
      arguments: Record<string, unknown>
    }
    const text = JSON.stringify({
      success: true,
      data: { result: await client.callTool({ name: toolName, arguments: given }) },
    })
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  })
})

server.listen(0, '127.0.0.1', () => serve((server.address() as AddressInfo).port, () => client.close()))
