/** What servers and callers of MCP tools send that no one should: it is refused or passed on, and that is all. */
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'

const [odd, hostile] = ['odd', 'harmful'].map((name) =>
  fileURLToPath(new URL(`support/mcp-servers/${name}-server.ts`, import.meta.url)),
) as [string, string]
const asking = { command: process.execPath, args: [odd], tools: { 'answer-*': 'ask' } }
const deep = { command: process.execPath, args: [hostile, '--deep-list'] }
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: {
    'gantry.json': JSON.stringify({
      mcpServers: { odd: asking, hostile: { command: process.execPath, args: [hostile] }, deep },
    }),
  },
})
const { call } = gantry
const execute = (serverName: string, toolName: string, given: object = {}) =>
  call('POST', '/mcp/tools/execute', { body: { serverName, toolName, arguments: given } })
const idIn = ({ body }: Answer): string => /mcpc_[0-9a-z]+/.exec(body.error?.hint ?? '')?.[0] ?? 'none'
const stateOf = async (id: string) => (await call('GET', `/mcp/calls/${id}`)).body.data.call
const isUp = async () => (await call('GET', '/version')).status

t.test('a tool that changes after its approval is asked about again, and the question says so', async (t) => {
  const first = idIn(await execute('odd', 'answer-extras'))
  await call('POST', `/mcp/calls/${first}/approve`)
  t.equal((await execute('odd', 'describe-otherwise')).status, 200)
  await call('POST', '/mcp/servers/odd/test')
  const refused = await execute('odd', 'answer-extras')
  t.equal(refused.body.error.code, 'approval_required', 'the approval was for another tool')
  t.match(refused.body.error.message, /The server has changed what it says of this tool/)
  const second = idIn(refused)
  t.not(second, first)
  t.match(await stateOf(second), { state: 'waiting_approval', isToolChanged: true })
  t.match(await stateOf(first), { state: 'interrupted' }, 'the earlier approval is of no use any more')
  await call('POST', `/mcp/calls/${second}/approve`)
  t.equal((await execute('odd', 'answer-extras')).status, 200)
  const third = await execute('odd', 'answer-extras')
  t.notMatch(third.body.error.message, /has changed/, 'it is said once')
})

t.test('arguments that are nested 30,000 deep, or have very many items, are refused or passed on', async (t) => {
  const body = (serverName: string, toolName: string, given: string) =>
    `{"serverName":"${serverName}","toolName":"${toolName}","arguments":${given}}`
  const nested = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`
  const lists = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const many = `{"a":[${'0,'.repeat(400_000)}0]}`
  for (const [what, given] of Object.entries({ nested, lists, many }))
    for (const toolName of ['answer-error', 'describe-otherwise']) {
      const { status, body: answered } = await call('POST', '/mcp/tools/execute', {
        raw: body('odd', toolName, given),
        headers: { 'content-type': 'application/json' },
      })
      t.ok(status < 500, `${what} to ${toolName}: ${status} ${answered.error?.code}`)
      t.not(answered.error?.code, 'internal_error', what)
    }
  t.equal(await isUp(), 200)
})

t.test(
  'results that are nested 30,000 deep, or have a million items, are an error of the server or pass',
  async (t) => {
    for (const tool of ['deep', 'deep-list', 'many', 'hostile-text']) {
      const { status, body } = await execute('hostile', tool)
      t.not(body.error?.code, 'internal_error', `${tool}: ${status}`)
      if (status !== 200) t.match(body.error.code, /^mcp_/, tool)
      t.equal((await execute('hostile', 'plain')).status, 200, `the server goes on after ${tool}`)
    }
  },
)

t.test('a list of tools that is nested 30,000 deep is a failure of its server alone', async (t) => {
  const { data } = (await call('GET', '/mcp/tools')).body
  t.match(data.failures, [{ serverName: 'deep', code: /^mcp_/ }])
  t.ok(data.tools.some(({ serverName }: { serverName: string }) => serverName === 'hostile'))
})

t.test('prompts and resources with hostile names, addresses and contents are listed and read as data', async (t) => {
  const resources = (await call('GET', '/mcp/resources?serverName=hostile')).body
  t.ok(resources.success)
  for (const { uri } of resources.data.resources) {
    const { body } = await call('POST', '/mcp/resources/read', { body: { serverName: 'hostile', uri } })
    t.not(body.error?.code, 'internal_error', uri)
  }
  const prompts = (await call('GET', '/mcp/prompts?serverName=hostile')).body
  t.ok(prompts.success)
  for (const { name } of prompts.data.prompts) {
    const { body } = await call('POST', '/mcp/prompts/get', { body: { serverName: 'hostile', promptName: name } })
    t.not(body.error?.code, 'internal_error', name)
  }
  t.ok((await call('GET', '/mcp/tools?serverName=hostile')).body.success)
  t.equal(await isUp(), 200)
})
