/** The endpoint by the command line of the MCP inspector; `npm run test:agents` runs it. */
import { spawnSync } from 'node:child_process'
import t from 'tap'
import { startProcess, token } from '../support/crash/service.ts'
import { makeFolder } from '../support/gantry.ts'

t.setTimeout(600_000)
const program = process.env['INSPECTOR'] ?? ''
const service = await startProcess({ project: makeFolder(t), data: makeFolder(t) })
t.teardown(() => service.end('SIGKILL'))

/** What it prints, and how it ends. */
function inspect(path: string, ...given: string[]): { status: number | null; answer: any; errors: string } {
  const header = ['--header', `Authorization: Bearer ${token}`]
  const args = [program, '--cli', `${service.origin}${path}`, '--transport', 'http', ...header, ...given]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: makeFolder(t) },
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, answer: stdout.trim() === '' ? undefined : JSON.parse(stdout), errors: stderr }
}

t.test('the inspector lists the tools of each list, and finds no schema that a client could refuse', async (t) => {
  for (const [path, least] of [
    ['/mcp', 10],
    ['/mcp?tools=all', 200],
    ['/mcp/compact', 3],
  ] as const) {
    const { status, answer, errors } = inspect(path, '--method', 'tools/list', '--strict')
    t.equal(status, 0, `${path} ${errors.slice(0, 2_000)}`)
    t.ok(answer?.tools?.length >= least, path)
  }
})

t.test('the inspector calls a tool, and is told why one fails', async (t) => {
  const call = (name: string, ...given: string[]) =>
    inspect('/mcp', '--method', 'tools/call', '--tool-name', name, ...given)
  const made = call('createTask', '--tool-arg', 'title=Of the inspector').answer
  t.equal(made.structuredContent.title, 'Of the inspector')
  const found = call('getTask', '--tool-arg', `id=${made.structuredContent.id}`).answer
  t.equal(found.structuredContent.title, 'Of the inspector')
  t.match(call('getTask', '--tool-arg', 'id=task_none').answer, {
    isError: true,
    structuredContent: { code: 'task_not_found', message: String },
  })
})
