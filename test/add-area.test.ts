import t from 'tap'
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './support/folder.ts'
import { copyProject } from './support/project-copy.ts'

const { folder, run, check } = copyProject(t)

/** What a person adds to files that are there already: before or after a text that stands in each of them once. */
const shared: readonly { file: string; at: string; before?: string; after?: string }[] = [
  {
    file: 'openapi.yaml',
    at: '  - {name: Jobs,',
    before: "  - {name: Notes, description: 'Short texts of the project.'}\n",
  },
  { file: 'openapi.yaml', at: '  /jobs:\n', before: pathsOfNotes() },
  {
    file: 'src/areas.ts',
    at: 'import { Plans }',
    before: "import { Notes } from './services/notes.ts'\n",
  },
  { file: 'src/areas.ts', at: "    .add('health'", before: "    .add('notes', (house) => new Notes(house))\n" },
  {
    file: 'src/collections.ts',
    at: 'import { planCollections }',
    before:
      "import { noteCollections } from './collections/notes.ts'\nimport type { NoteDocuments } from './collections/notes.ts'\n",
  },
  { file: 'src/collections.ts', at: '    PlanDocuments,\n', after: '    NoteDocuments,\n' },
  { file: 'src/collections.ts', at: '  ...planCollections,\n', after: '  ...noteCollections,\n' },
  { file: 'src/handlers/index.ts', at: 'import * as resources', before: "import * as notes from './notes.ts'\n" },
  { file: 'src/handlers/index.ts', at: '  ...resources,\n', after: '  ...notes,\n' },
]

const own: Readonly<Record<string, string>> = {
  'src/collections/notes.ts': `import type { Collections } from '../stores/collection.ts'

export interface NoteDocuments {
  notes: { id: string; text: string; createdAt: string }
}

export const noteCollections: Collections<NoteDocuments> = { notes: { ordered: ['createdAt'] } }
`,
  'src/services/notes.ts': `import type { Staged } from '../call.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import type { NoteDocuments } from '../collections/notes.ts'

type Note = NoteDocuments['notes']

/** Short texts of the project. */
export class Notes implements Area {
  readonly #foundation: Pick<Foundation, 'store' | 'now' | 'newId'>

  constructor(foundation: Pick<Foundation, 'store' | 'now' | 'newId'>) {
    this.#foundation = foundation
  }

  listLimits(): readonly Limit[] {
    return [{ name: 'noteCharacters', value: 80, unit: 'characters', description: 'One note.' }]
  }

  async list(): Promise<Note[]> {
    return (await this.#foundation.store.read.notes.list({ limit: 50 })).map(({ doc }) => doc)
  }

  create(text: string): Staged<{ note: Note }> {
    const { now, newId } = this.#foundation
    const note = { id: newId('note'), text, createdAt: now() }
    return { note, changes: [{ insert: 'notes', doc: note }] }
  }
}
`,
  'src/handlers/notes.ts': `import type { Handler } from '../contract.ts'

export const listNotes: Handler<'listNotes'> = async ({ answer }, { notes }) =>
  answer({ data: { notes: await notes.list() } })

export const createNote: Handler<'createNote'> = async ({ body, commit, answer }, { notes }) =>
  commit(async () => notes.create(body.text), ({ note }) => answer({ data: { note } }))
`,
}

t.test('an area with a collection, a limit and two operations touches four shared files', async (t) => {
  for (const { file, at, before = '', after = '' } of shared) edit(file, at, before + at + after)
  for (const [file, text] of Object.entries(own)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  t.equal(new Set(shared.map(({ file }) => file)).size, 4, 'errors.ts would be the fifth, with a code of its own')
  t.match(await run('scripts/generate.ts'), { code: 0 })
  t.match(await check(), { code: 0, output: '' })
})

t.test('the area is served: its operations, its documents after a restart, its limit', async (t) => {
  const project = makeFolder(t)
  const created = await withService(project, (call) => call('POST', '/notes', { text: 'Water the plants' }))
  t.equal(created.status, 201)
  await withService(project, async (call) => {
    t.match((await call('GET', '/notes')).body.data.notes, [{ text: 'Water the plants' }])
    const { limits } = (await call('GET', '/limits')).body.data
    t.match(
      limits.filter(({ name }: { name: string }) => name === 'noteCharacters'),
      [{ value: 80 }],
    )
  })
})

function edit(file: string, at: string, text: string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  if (before.split(at).length !== 2) throw new Error(`${JSON.stringify(at)} does not stand once in ${file}`)
  writeFileSync(
    path,
    before.replace(at, () => text),
  )
}

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: any }>

async function withService<Result>(project: string, work: (call: Call) => Promise<Result>): Promise<Result> {
  const { startService } = (await import(join(folder, 'src/service.ts'))) as typeof import('../src/service.ts')
  const { readConfig } = (await import(join(folder, 'src/config.ts'))) as typeof import('../src/config.ts')
  const token = 'owner-token-of-the-tests-0123456789'
  const environment = { GANTRY_ADMIN_TOKEN: token, GANTRY_LOG: 'silent', GANTRY_CHECK_ANSWERS: '1' }
  const config = readConfig(['--project', project, '--port', '0'], environment)
  const service = await startService(config)
  try {
    return await work(async (method, path, body) => {
      const response = await fetch(`http://127.0.0.1:${service.address.port}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    })
  } finally {
    await service.stop()
  }
}

function pathsOfNotes(): string {
  const note = `{type: object, additionalProperties: false, required: [id, text, createdAt], properties: {id: {type: string}, text: {type: string}, createdAt: {type: string}}}`
  const answer = (name: string, schema: string) =>
    `{type: object, additionalProperties: false, required: [success, data], properties: {success: {type: boolean, const: true}, data: {type: object, additionalProperties: false, required: [${name}], properties: {${name}: ${schema}}}}}`
  return `  /notes:
    get:
      operationId: listNotes
      tags: [Notes]
      summary: List the notes.
      x-scopes: ['tasks:read']
      x-reach: project
      responses:
        '200':
          description: The notes.
          content:
            application/json:
              schema: ${answer('notes', `{type: array, items: ${note}}`)}
        default: {$ref: '#/components/responses/Failure'}
    post:
      operationId: createNote
      tags: [Notes]
      summary: Create a note.
      x-scopes: ['tasks:write']
      x-reach: project
      requestBody:
        required: true
        content:
          application/json:
            schema: {type: object, additionalProperties: false, required: [text], properties: {text: {type: string, maxLength: 80}}}
      responses:
        '201':
          description: The note.
          content:
            application/json:
              schema: ${answer('note', note)}
        default: {$ref: '#/components/responses/Failure'}
`
}
