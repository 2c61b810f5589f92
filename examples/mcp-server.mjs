/**
 * A server of the Model Context Protocol with one tool, without a package. In gantry.json:
 *
 *   "mcpServers": { "files": { "command": "node", "args": ["/path/to/gantry/examples/mcp-server.mjs"] } }
 *
 * It starts in the folder of the project, and speaks JSON-RPC by a line for each message.
 */
import { readdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'

const tool = {
  name: 'list_directory',
  description: 'List the files and folders in a folder of the project.',
  inputSchema: { type: 'object', required: ['path'], properties: { path: { type: 'string' } } },
  annotations: { readOnlyHint: true },
}

const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'files', version: '1.0.0' },
  }),
  ping: () => ({}),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': async ({ arguments: { path } = {} }) => {
    if (typeof path !== 'string') return failed('Give the path of a folder.')
    const entries = await readdir(path, { withFileTypes: true }).catch((error) => String(error))
    if (typeof entries === 'string') return failed(entries)
    return said(entries.map((entry) => `${entry.isDirectory() ? '[DIR]' : '[FILE]'} ${entry.name}`).join('\n'))
  },
}

const said = (text) => ({ content: [{ type: 'text', text }] })
const failed = (text) => ({ ...said(text), isError: true })

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line)
  if (id === undefined) continue
  const answer = answers[method]
  const result = answer
    ? { result: await answer(params) }
    : { error: { code: -32601, message: `There is no method ${method}.` } }
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...result }))
}
