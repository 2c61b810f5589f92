/** A server that is ready once a file exists, as one that is downloaded first; and that hangs when it is told to. */
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [gate] = process.argv.slice(2)
const input: any[] = []
let isReady = gate === undefined

const tools = ['environment', 'hang', 'pid', 'forget'].map((name) => ({ name, inputSchema: { type: 'object' } }))

createInterface({ input: process.stdin }).on('line', (line) => {
  input.push(JSON.parse(line))
  if (isReady) answerAll()
})
const look = setInterval(() => {
  if (!isReady && gate !== undefined && existsSync(gate)) {
    isReady = true
    answerAll()
  }
  if (isReady) clearInterval(look)
}, 20)

function answerAll(): void {
  for (const { id, method, params } of input.splice(0)) {
    const result = id === undefined ? undefined : resultOf(method, params)
    if (result) process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`)
  }
}

function resultOf(method: string, params: any): object | undefined {
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'late', version: '1' },
      }
    case 'tools/list':
      return { tools }
    case 'tools/call':
      return callOf(params.name)
    default:
      return {}
  }
}

function callOf(name: string): object | undefined {
  // Nothing is read any more, not even that the call is given up.
  if (name === 'hang') for (;;);
  if (name === 'forget') return undefined
  const text = name === 'pid' ? String(process.pid) : JSON.stringify(process.env)
  return { content: [{ type: 'text', text }] }
}
