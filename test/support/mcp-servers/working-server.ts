/** An MCP server whose only tool notes in the file `ran` that it was called, and waits for a file. */
import { appendFileSync, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

interface Request {
  readonly id?: number
  readonly method?: string
  readonly params?: {
    readonly protocolVersion?: string
    readonly arguments?: { readonly name: string; readonly go: string }
  }
}

const tool = { name: 'work', description: 'Works.', inputSchema: { type: 'object' } }

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params = {} }: Request = JSON.parse(line)
  const { protocolVersion, arguments: given } = params
  const answer = (result: object) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`)
  if (method === 'initialize')
    answer({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'working', version: '1' } })
  if (method === 'tools/list') answer({ tools: [tool] })
  if (method === 'ping') answer({})
  if (method !== 'tools/call' || given === undefined) return
  appendFileSync('ran', `${given.name}\n`)
  while (!existsSync(given.go)) await pause(20)
  answer({ content: [{ type: 'text', text: 'ended' }] })
})
