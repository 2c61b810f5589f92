import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a person adds to files that are there already: before or after a text that stands in each of them once. */
export const sharedFiles: readonly { file: string; at: string; before?: string; after?: string }[] = [
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

const ownFiles: Readonly<Record<string, string>> = {
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

/** Writes the area into a copy of the project. */
export function addArea(folder: string): void {
  for (const { file, at, before = '', after = '' } of sharedFiles) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(at).length !== 2) throw new Error(`${JSON.stringify(at)} does not stand once in ${file}`)
    writeFileSync(
      path,
      text.replace(at, () => before + at + after),
    )
  }
  for (const [file, text] of Object.entries(ownFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
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
