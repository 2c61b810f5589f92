import t from 'tap'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addArea, sharedFiles } from './support/added-area.ts'
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
// Beside the operations of an area that is there, a new one: both are generated, compiled and served once.
addArea(folder)
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
  await withService(makeFolder(t), async (call) => {
    const first = await call('POST', '/tasks', { title: 'A task' })
    const twin = await call('POST', `/tasks/${first.body.data.id}/twin`)
    t.equal(twin.status, 201)
    t.equal(twin.body.data.title, 'A task')
    t.not(twin.body.data.id, first.body.data.id)
    const narrow = await call('POST', '/identity/tokens', {
      name: 'Narrow',
      allow: { taskIds: [twin.body.data.id] },
    })
    const { secret } = narrow.body.data
    t.equal((await call('POST', `/tasks/${twin.body.data.id}/twin`, undefined, secret)).status, 201)
    t.equal(
      (await call('POST', `/tasks/${first.body.data.id}/twin`, undefined, secret)).status,
      404,
      'a narrowed token reaches its task alone, without a line for that in the handler',
    )
  })
})

t.test('an area with a collection, a limit and two operations touches four shared files', async (t) => {
  t.equal(new Set(sharedFiles.map(({ file }) => file)).size, 4, 'errors.ts would be the fifth, with a code of its own')
  const project = makeFolder(t)
  const created = await withService(project, (call) => call('POST', '/notes', { text: 'Water the plants' }))
  t.equal(created.status, 201)
  await withService(project, async (call) => {
    t.match((await call('GET', '/notes')).body.data.notes, [{ text: 'Water the plants' }], 'also after a restart')
    const { limits } = (await call('GET', '/limits')).body.data
    t.match(
      limits.filter(({ name }: { name: string }) => name === 'noteCharacters'),
      [{ value: 80 }],
    )
  })
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

type Call = (method: string, path: string, body?: object, secret?: string) => Promise<{ status: number; body: any }>

async function withService<Result>(project: string, work: (call: Call) => Promise<Result>): Promise<Result> {
  const { startService } = (await import(join(folder, 'src/service.ts'))) as typeof import('../src/service.ts')
  const { readConfig } = (await import(join(folder, 'src/config.ts'))) as typeof import('../src/config.ts')
  const token = 'owner-token-of-the-tests-0123456789'
  const environment = { GANTRY_ADMIN_TOKEN: token, GANTRY_LOG: 'silent', GANTRY_CHECK_ANSWERS: '1' }
  const config = readConfig(['--project', project, '--port', '0'], environment)
  const service = await startService(config)
  try {
    return await work(async (method, path, body, secret = token) => {
      const response = await fetch(`http://127.0.0.1:${service.address.port}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    })
  } finally {
    await service.stop()
  }
}
