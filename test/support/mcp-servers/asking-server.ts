/**
 * An MCP server of the specification of 2025-11-25, made with the SDK: its tool `ask` asks the person in the middle of
 * the call, as often as it is told to, and says what it was told.
 */
import { appendFileSync } from 'node:fs'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { z } from 'zod'

const [log = 'asked.log'] = process.argv.slice(2)
const server = new McpServer({ name: 'asking', version: '1' })
const inputSchema = { times: z.number().default(1), name: z.string().default('somebody') }
server.registerTool('ask', { description: 'Asks a person.', inputSchema }, async ({ times, name }) => {
  const said: unknown[] = []
  for (let count = 1; count <= times; count++) {
    const message = `What is the colour of ${name}? (${count})`
    const requestedSchema = { type: 'object' as const, properties: { colour: { type: 'string' as const } } }
    said.push(await server.server.elicitInput({ message, requestedSchema }, { timeout: 600_000 }))
  }
  appendFileSync(log, `${name}\n`)
  return { content: [{ type: 'text', text: JSON.stringify(said) }] }
})
server.registerTool('pid', { description: 'Gives the process id.' }, async () => ({
  content: [{ type: 'text', text: String(process.pid) }],
}))
await server.connect(new StdioServerTransport())
