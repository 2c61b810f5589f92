/** An MCP server over standard input and output whose names, addresses and contents are meant to do harm. */
import { createInterface } from 'node:readline'

interface Request {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly name?: string; readonly uri?: string }
}

const depth = 30_000
const items = 1_000_000
const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e</script><img src=x onerror=alert(1)>\u0000\ud800'
const names = ['plain', '../../etc/passwd', '__proto__', 'constructor', evil, 'a\nb', 'x'.repeat(5_000)]
const uris = ['file:///etc/passwd', 'javascript:alert(1)', 'hostile:\u202e\u0000', '', '__proto__', 'x'.repeat(9_000)]
const texts: Record<string, string> = {
  plain: '"a text"',
  deep: `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  'deep-list': `${'['.repeat(depth)}${']'.repeat(depth)}`,
  many: `[${'0,'.repeat(items - 1)}0]`,
  'hostile-text': JSON.stringify(evil),
}

createInterface({ input: process.stdin }).on('line', (line) => take(JSON.parse(line)))

function take({ id, method, params = {} }: Request): void {
  if (id === undefined) return
  switch (method) {
    case 'initialize':
      return answer(id, {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {}, resources: {}, prompts: {} },
        serverInfo: { name: evil, version: '1' },
      })
    case 'tools/list':
      if (process.argv.includes('--deep-list'))
        return write(`{"jsonrpc":"2.0","id":${id},"result":{"tools":[{"name":"a","inputSchema":${texts['deep']}}]}}`)
      return answer(id, { tools: Object.keys(texts).map((name) => ({ name, inputSchema: { type: 'object' } })) })
    case 'tools/call':
      return write(
        `{"jsonrpc":"2.0","id":${id},"result":{"content":[],"structuredContent":{"value":${texts[params.name ?? '']}}}}`,
      )
    case 'resources/list':
      return answer(id, { resources: uris.map((uri, at) => ({ uri, name: names[at] ?? evil, description: evil })) })
    case 'resources/read':
      return answer(id, { contents: [{ uri: params.uri, text: evil, mimeType: evil }] })
    case 'prompts/list':
      return answer(id, { prompts: names.map((name) => ({ name, description: evil, arguments: [{ name }] })) })
    case 'prompts/get':
      return answer(id, { messages: [{ role: 'user', content: { type: 'text', text: evil } }], description: evil })
    default:
      return write(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: evil } }))
  }
}

function answer(id: number, result: object): void {
  write(JSON.stringify({ jsonrpc: '2.0', id, result }))
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}
