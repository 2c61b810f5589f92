import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPlainDatabase } from '../database.ts'
import { connectEverything } from '../everything.ts'
import { serve } from '../work.ts'

// The client of the SDK with the barest server in front of it; with `--audited` it commits an entry with a flush before
// it answers.
const client = await connectEverything()
const audit = process.argv.includes('--audited') ? openPlainDatabase() : undefined
const record = audit?.database.prepare('INSERT INTO events (event) VALUES (?)')

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
    record?.run(
      JSON.stringify({ at: new Date().toISOString(), operation: 'executeMcpTool', toolName, outcome: 'done' }),
    )
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  })
})

server.listen(0, '127.0.0.1', () =>
  serve((server.address() as AddressInfo).port, () => {
    audit?.close()
    return client.close()
  }),
)
