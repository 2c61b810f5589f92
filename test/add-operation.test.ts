import t from 'tap'
import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './support/folder.ts'

/** What a person writes into openapi.yaml. */
const operations = `  /tasks/{id}/twin:
    get:
      operationId: getTaskTwin
      tags: [Tasks]
      summary: Get a task like another.
      description: It is not stored.
      x-scopes: ['tasks:read']
      parameters:
        - {$ref: '#/components/parameters/TaskIdAsId'}
      responses:
        '200': {$ref: '#/components/responses/TaskFound'}
        '404': {$ref: '#/components/responses/NotFound'}
        default: {$ref: '#/components/responses/Failure'}
    post:
      operationId: createTaskTwin
      tags: [Tasks]
      summary: Create a task like another.
      description: The twin has the same title.
      x-scopes: ['tasks:write']
      parameters:
        - {$ref: '#/components/parameters/TaskIdAsId'}
      responses:
        '201': {$ref: '#/components/responses/TaskCreated'}
        '404': {$ref: '#/components/responses/NotFound'}
        default: {$ref: '#/components/responses/Failure'}
`
/** What the person writes into the handlers, at last. */
const creating = `
export const createTaskTwin: Handler<'createTaskTwin'> = async ({ path, caller, commit, answer }, { tasks }) => {
  const { task: { title, content } } = await tasks.get(path.id)
  const { changes, task: { changes: files, ...twin } } = await tasks.planCreation({ title, content }, caller)
  return commit(changes, answer({ data: { ...twin, changes: files } }, { location: \`/tasks/\${twin.id}\` }))
}
`
const getting = `
export const getTaskTwin: Handler<'getTaskTwin'> = async ({ path, answer }, { tasks, newId }) => {
  const { task, version } = await tasks.get(path.id)
  return answer({ data: { ...task, id: newId('task') } }, { version })
}
`
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = copyProject()
const handlersFile = join(folder, 'src/handlers/tasks.ts')
const handlers = readFileSync(handlersFile, 'utf8')

t.test(
  'operations that are added to the contract do not compile without a handler or with a mistyped one',
  async (t) => {
    const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8')
    writeFileSync(join(folder, 'openapi.yaml'), contract.replace('  # ── Resources ', `${operations}  # ── Resources `))
    t.equal((await run('scripts/generate.ts')).code, 0)
    t.match(
      readFileSync(join(folder, 'src/generated/operations.txt'), 'utf8'),
      'Tasks createTaskTwin POST /api/v1/tasks/{id}/twin [tasks:write] 201 404',
    )
    writeFileSync(handlersFile, handlers + creating.replace(', changes: files }', ' }'))
    const { code, output } = await check()
    t.not(code, 0)
    t.match(output, /handlers\/index\.ts.*[^]*'getTaskTwin' is missing/)
    t.match(output, /handlers\/tasks\.ts.*'changes' is missing/)
  },
)

t.test('the right handlers compile and are served, and no third file was touched', async (t) => {
  writeFileSync(handlersFile, handlers + creating + getting)
  const { code, output } = await check()
  t.equal(`${code} ${output}`, '0 ')
  const { startService } = (await import(join(folder, 'src/service.ts'))) as typeof import('../src/service.ts')
  const { readConfig } = (await import(join(folder, 'src/config.ts'))) as typeof import('../src/config.ts')
  const token = 'owner-token-of-the-tests-0123456789'
  const config = readConfig(['--project', makeFolder(t), '--port', '0'], {
    GANTRY_ADMIN_TOKEN: token,
    GANTRY_LOG: 'silent',
    GANTRY_CHECK_ANSWERS: '1',
  })
  if (config === 'help') throw new Error('no service was asked for')
  const service = await startService(config)
  t.teardown(() => service.stop())
  const post = async (path: string, body?: string) => {
    const response = await fetch(`http://127.0.0.1:${service.address.port}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    })
    return { status: response.status, body: (await response.json()) as { data: { id: string; title: string } } }
  }
  const first = await post('/tasks', '{"title":"A task"}')
  const twin = await post(`/tasks/${first.body.data.id}/twin`)
  t.equal(twin.status, 201)
  t.equal(twin.body.data.title, 'A task')
  t.not(twin.body.data.id, first.body.data.id)
})

/** The project without its tests, in a folder that goes with this test. */
function copyProject(): string {
  const folder = makeFolder(t)
  for (const name of ['openapi.yaml', 'scripts', 'src', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'tsconfig.src.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: true, tsBuildInfoFile: 'tsconfig.tsbuildinfo' },
      include: ['src'],
    }),
  )
  return folder
}

function check(): Promise<{ code: number; output: string }> {
  return run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.src.json')
}

function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    )
  })
}
