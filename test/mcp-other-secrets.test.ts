import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { execute } from './support/mcp.ts'
import { waitUntil } from './support/wait.ts'

const secret = 'of-another-server-0123456789'
/** Knows a secret that is not its own: from a file of the project, as a program may. */
const teller = `
const { readFileSync } = require('node:fs')
const known = readFileSync('known.txt', 'utf8')
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  const say = (rest) => console.log(JSON.stringify({ jsonrpc: '2.0', id, ...rest }))
  if (method === 'initialize')
    say({ result: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 't', version: '1' } } })
  if (method === 'tools/list')
    say({ result: { tools: ['refuse', 'invalid', 'die'].map((name) => ({ name, inputSchema: { type: 'object' } })) } })
  if (method !== 'tools/call') return
  if (params.name === 'refuse') say({ error: { code: -32000, message: 'no: ' + known } })
  if (params.name === 'invalid') say({ error: { code: -32602, message: 'not this: ' + known } })
  if (params.name === 'die') console.error('the key is ' + known), process.exit(3)
})
`

const gantry = await startGantry(t, {
  args: ['--trust'],
  files: {
    'known.txt': secret,
    'gantry.json': JSON.stringify({ mcpServers: { teller: { command: process.execPath, args: ['-e', teller] } } }),
  },
})
t.equal((await gantry.call('PUT', '/config/secrets/OTHER', { body: { value: secret } })).status, 200)

for (const [tool, code] of [
  ['refuse', 'mcp_protocol_error'],
  ['invalid', 'mcp_arguments_invalid'],
  ['die', 'mcp_server_unavailable'],
] as const)
  t.test(`what a server says when it answers ${code} has no secret of the project`, async (t) => {
    const { body } = await execute(gantry, 'teller', tool)
    t.equal(body.error.code, code)
    t.match(body.error.message, /\[redacted\]/)
    t.notMatch(body.error.message, secret)
  })

t.test('nor have the records, the events and the state that tell of it', async (t) => {
  await waitUntil(async () => (await gantry.call('GET', '/mcp/calls')).body.data.calls.length === 3)
  const seen = await Promise.all(
    ['/mcp/calls', '/mcp/servers', '/events?kinds=mcp.*', '/mcp/servers/teller/logs'].map(async (path) =>
      JSON.stringify((await gantry.call('GET', path, { headers: { accept: 'application/json' } })).body),
    ),
  )
  t.notMatch(seen.join('\n'), secret)
  t.match(seen.join('\n'), /\[redacted\]/)
})
