import t from 'tap'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './support/folder.ts'
import { copyProject } from './support/project-copy.ts'

/** What a person writes into openapi.yaml. */
const operations = `  /tasks/{id}/twin:
    get:
      operationId: getTaskTwin
      tags: [Tasks]
      summary: Get a task like another.
      description: It is not stored.
      x-scopes: ['tasks:read']
      x-reach: task
      x-command: tasks twin get
      parameters:
        - {$ref: '#/components/parameters/TaskIdAsId'}
      responses:
        '200': {$ref: '#/components/responses/TaskFound'}
        default: {$ref: '#/components/responses/Failure'}
    post:
      operationId: createTaskTwin
      tags: [Tasks]
      summary: Create a task like another.
      description: The twin has the same title.
      x-scopes: ['tasks:write']
      x-reach: task
      x-command: tasks twin create
      parameters:
        - {$ref: '#/components/parameters/TaskIdAsId'}
      responses:
        '201': {$ref: '#/components/responses/TaskCreated'}
        default: {$ref: '#/components/responses/Failure'}
`
/** What the person writes into the handlers, at last. */
const creating = `
export const createTaskTwin: Handler<'createTaskTwin'> = async ({ path, caller, commit, answer }, { tasks }) => {
  const { task: { title, content } } = await tasks.get(path.id)
  return commit(() => tasks.create({ title, content }, caller), ({ task: { changes: files, ...twin } }) =>
    answer({ data: { ...twin, changes: files } }, { location: \`/tasks/\${twin.id}\`, version: 1 }))
}
`
const getting = `
export const getTaskTwin: Handler<'getTaskTwin'> = async ({ path, answer }, { tasks, newId }) => {
  const { task, version } = await tasks.get(path.id)
  return answer({ data: { ...task, id: newId('task') } }, { version })
}
`
const { folder, run, check } = copyProject(t)
const handlersFile = join(folder, 'src/handlers/tasks.ts')
const handlers = readFileSync(handlersFile, 'utf8')
const codesFile = join(folder, 'src/errors.ts')
const codes = readFileSync(codesFile, 'utf8')
const codesAdded = ['git_tired', 'git_weary', 'git_asleep']

t.test(
  'operations and error codes that are added to the contract do not compile without a handler and a row, or with mistyped ones',
  async (t) => {
    const contract = readFileSync(join(folder, 'openapi.yaml'), 'utf8').replace(
      '- git_busy\n',
      ['git_busy', ...codesAdded].map((code) => `- ${code}\n`).join('        '),
    )
    const write = (added: string) =>
      writeFileSync(join(folder, 'openapi.yaml'), contract.replace('  # ── Resources ', `${added}  # ── Resources `))
    write(operations.replace('      x-reach: task\n', ''))
    t.match(await run('scripts/generate.ts'), { code: 1, output: /getTaskTwin declares no x-reach/ })
    write(operations)
    t.equal((await run('scripts/generate.ts')).code, 0)
    t.match(
      readFileSync(join(folder, 'src/generated/operations.txt'), 'utf8'),
      'Tasks createTaskTwin POST /api/v1/tasks/{id}/twin [tasks:write] reach:task 201 400 401 403 404',
    )
    writeFileSync(handlersFile, handlers + creating.replace(', changes: files }', ' }'))
    const { code, output } = await check()
    t.not(code, 0)
    t.match(output, /handlers\/index\.ts.*[^]*'getTaskTwin' is missing/)
    t.match(output, /handlers\/tasks\.ts.*'changes' is missing/)
    t.match(output, /errors\.ts.*[^]*git_tired/)
  },
)

t.test('the right handlers compile and are served, and no third file was touched', async (t) => {
  writeFileSync(handlersFile, handlers + creating + getting)
  writeRows(codesAdded.map(rightRow))
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
  const service = await startService(config)
  t.teardown(() => service.stop())
  const post = async (path: string, body?: string, secret = token) => {
    const response = await fetch(`http://127.0.0.1:${service.address.port}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    })
    return {
      status: response.status,
      body: (await response.json()) as { data: { id: string; title: string; secret: string } },
    }
  }
  const first = await post('/tasks', '{"title":"A task"}')
  const twin = await post(`/tasks/${first.body.data.id}/twin`)
  t.equal(twin.status, 201)
  t.equal(twin.body.data.title, 'A task')
  t.not(twin.body.data.id, first.body.data.id)
  const narrow = await post(
    '/identity/tokens',
    JSON.stringify({ name: 'Narrow', allow: { taskIds: [twin.body.data.id] } }),
  )
  t.equal((await post(`/tasks/${twin.body.data.id}/twin`, undefined, narrow.body.data.secret)).status, 201)
  t.equal(
    (await post(`/tasks/${first.body.data.id}/twin`, undefined, narrow.body.data.secret)).status,
    404,
    'a narrowed token reaches its task alone, without a line for that in the handler',
  )
})

t.test('a row of an error code is there and says what is true', async (t) => {
  const checkWith = (rows: readonly string[]) => {
    writeRows(rows)
    return run('scripts/check-contract.ts')
  }
  t.match(await checkWith([]), { code: 1, output: /git_tired: has no row/ })
  const { code, output } = await checkWith([
    "  git_tired: [503, 'final', 'The repository rests.'],",
    "  git_weary: [429, 'final', 'The repository rests.'],",
    "  git_asleep: [409, 'later', 'tired'],",
  ])
  t.equal(code, 1)
  t.match(output, /git_tired: a failure of the service is never final/)
  t.match(output, /git_weary: a limit passes/)
  t.match(output, /git_asleep: the message is a sentence/)
  t.notMatch((await checkWith(codesAdded.map(rightRow))).output, /errors\.ts/)
})

function rightRow(code: string): string {
  return `  ${code}: [409, 'later', 'The repository rests.'],`
}

function writeRows(rows: readonly string[]): void {
  writeFileSync(
    codesFile,
    codes.replace(/^ {2}git_busy: .*$/m, (busy) => [busy, ...rows].join('\n')),
  )
}
