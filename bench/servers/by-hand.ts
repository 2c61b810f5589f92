import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { changes, seedIdOf, taskBodyOf, taskIds } from '../seed.ts'
import { serve } from '../work.ts'
import { answerJson } from './answer-json.ts'

/**
 * The floor of what a read and a durable create cost: node:http and node:sqlite by hand, with nothing else. A create
 * keeps the task with its words for a search, an event and an audit entry, and those of one turn of the event loop
 * share one flush of the disk. No router, no credential, no validation, no checksum, no schema for the answer.
 */
const { values } = parseArgs({ options: { preload: { type: 'string', default: '0' } } })
const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
const database = new DatabaseSync(join(folder, 'by-hand.db'))
database.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768;
  CREATE TABLE tasks (id TEXT PRIMARY KEY, doc TEXT NOT NULL);
  CREATE TABLE changes (id TEXT PRIMARY KEY, doc TEXT NOT NULL);
  CREATE TABLE events (id INTEGER PRIMARY KEY, event TEXT NOT NULL);
  CREATE TABLE audit (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
  CREATE VIRTUAL TABLE words USING fts5 (title, content, content = '', detail = none);
`)
const insertTask = database.prepare('INSERT INTO tasks VALUES (?, ?)')
const insertEvent = database.prepare('INSERT INTO events (event) VALUES (?)')
const insertAudit = database.prepare('INSERT INTO audit (entry) VALUES (?)')
const insertWords = database.prepare('INSERT INTO words (rowid, title, content) VALUES (?, ?, ?)')
const readTask = database.prepare('SELECT doc FROM tasks WHERE id = ?')
const readChanges = database.prepare('SELECT doc FROM changes WHERE id = ?')
const readPage = database.prepare('SELECT doc FROM tasks ORDER BY id DESC LIMIT +?')

interface Waiting {
  readonly given: { readonly title: string; readonly content?: string }
  readonly response: ServerResponse
}

let waiting: Waiting[] = []
let count = 0

const server = createServer((request, response) => {
  if (request.method === 'GET') return read(request, response)
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    if (waiting.length === 0) setImmediate(flush)
    waiting.push({ given: JSON.parse(Buffer.concat(chunks).toString()), response })
  })
})

function read({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [path = '', search] = url.split('?')
  const [, , , , id = '', part] = path.split('/')
  if (id === '') {
    const limit = Number(new URLSearchParams(search).get('limit') ?? 20)
    const tasks = readPage.all(limit).map(({ doc }) => JSON.parse(String(doc)))
    return answerJson(response, 200, { success: true, data: { tasks, pagination: { limit, nextCursor: null } } })
  }
  const row = (part === 'changes' ? readChanges : readTask).get(id)
  const doc = row && JSON.parse(String(row['doc']))
  answerJson(response, row ? 200 : 404, { success: true, data: part === 'changes' ? { changes: doc } : { task: doc } })
}

/** One transaction for all that came in this turn, and then their answers. */
function flush(): void {
  const batch = waiting
  waiting = []
  database.exec('BEGIN IMMEDIATE')
  const tasks = batch.map(({ given }) => create(given))
  database.exec('COMMIT')
  batch.forEach(({ response }, index) => answerJson(response, 201, { success: true, data: { task: tasks[index] } }))
}

function create(given: Waiting['given'], id = `task_1${String(count++).padStart(25, '0')}`): object {
  const at = new Date().toISOString()
  const task = {
    id,
    ...given,
    state: 'open',
    author: { id: 'user_owner', name: 'Owner' },
    reviewers: [],
    planSteps: [],
    comments: [],
    createdAt: at,
    updatedAt: at,
  }
  const { lastInsertRowid } = insertTask.run(id, JSON.stringify(task))
  insertWords.run(lastInsertRowid, given.title, given.content ?? '')
  insertEvent.run(
    JSON.stringify({ kind: 'task.created', at, taskId: id, actor: task.author, data: { title: given.title } }),
  )
  insertAudit.run(JSON.stringify({ at, userId: task.author.id, operation: 'createTask', object: `/tasks/${id}` }))
  return task
}

database.exec('BEGIN')
for (const id of taskIds) {
  create({ title: id }, id)
  database.prepare('INSERT INTO changes VALUES (?, ?)').run(id, JSON.stringify(changes))
}
for (let number = 0; number < Number(values.preload); number++)
  create(JSON.parse(taskBodyOf(-1 - number)), seedIdOf(taskIds.length + number))
database.exec('COMMIT')
server.listen(0, '127.0.0.1', () =>
  serve((server.address() as AddressInfo).port, () => {
    database.close()
    rmSync(folder, { recursive: true })
  }),
)
