/** An MCP server over standard input and output that puts the text of its argument into every field that it has. */
import { createInterface } from 'node:readline'

const [text = ''] = process.argv.slice(2)
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`).toString('base64')
const tool = {
  name: 'show',
  title: text,
  description: `${text}\n${text}`,
  inputSchema: {
    type: 'object',
    properties: {
      words: { type: 'string', description: text, default: text },
      choice: { type: 'string', enum: [text, 'plain'] },
    },
  },
}
const content = [
  { type: 'text', text },
  { type: 'image', mimeType: 'image/svg+xml', data: svg },
  { type: 'image', mimeType: 'image/png', data: svg },
  { type: 'resource_link', name: text, uri: 'javascript:globalThis.isAttacked=true' },
  { type: 'resource', resource: { uri: 'ui://page', mimeType: 'text/html', text } },
]
const answers: Readonly<Record<string, () => object>> = {
  initialize: () => ({
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: text, title: text, version: '1' },
    instructions: text,
  }),
  ping: () => ({}),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': () => ({ content, structuredContent: { text } }),
}

console.error(text)
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line)
  if (id === undefined) continue
  const answer = answers[method]
  const error = { code: -32_601, message: text }
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...(answer === undefined ? { error } : { result: answer() }) }))
}
