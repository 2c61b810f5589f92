import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { changes, newTask, seedAt, seedIdOf, taskBodyOf, taskIds } from '../seed.ts'
import type { TaskInput } from '../seed.ts'
import { serve } from '../work.ts'
import { answerJson } from './answer-json.ts'

/**
 * The floor of what a read and a durable create cost: node:http and node:sqlite by hand, with nothing else. A create
 * keeps the task with its words for a search, an event and an audit entry, and those of one turn of the event loop
 * share one flush of the disk. The answers say the same as those of the service. No router, no credential, no
 * validation, no checksum, no schema for the answer.
 */
const { values } = parseArgs({ options: { preload: { type: 'string', default: '0' } } })
const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
const database = new DatabaseSync(join(folder, 'by-hand.db'))
database.exec(`
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -32768;
  CREATE TABLE tasks (id TEXT PRIMARY KEY, doc TEXT NOT NULL, changeCount INTEGER NOT NULL);
  CREATE TABLE changes (id TEXT PRIMARY KEY, doc TEXT NOT NULL);
  CREATE TABLE events (id INTEGER PRIMARY KEY, event TEXT NOT NULL);
  CREATE TABLE audit (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
  CREATE VIRTUAL TABLE words USING fts5 (title, content, content = '', detail = none);
`)
const insertTask = database.prepare('INSERT INTO tasks VALUES (?, ?, ?)')
const insertEvent = database.prepare('INSERT INTO events (event) VALUES (?)')
const insertAudit = database.prepare('INSERT INTO audit (entry) VALUES (?)')
const insertWords = database.prepare('INSERT INTO words (rowid, title, content) VALUES (?, ?, ?)')
const readTask = database.prepare('SELECT doc, changeCount FROM tasks WHERE id = ?')
const readChanges = database.prepare('SELECT doc FROM changes WHERE id = ?')
const readPage = database.prepare('SELECT doc, changeCount FROM tasks ORDER BY id DESC LIMIT +?')

interface Waiting {
  readonly given: TaskInput
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
    const tasks = readPage.all(limit).map(({ doc, changeCount }) => {
      const task = JSON.parse(String(doc))
      return Object.assign(task, { planStepCount: 0, commentCount: 0, changeCount })
    })
    return answerJson(response, 200, { success: true, data: { tasks, nextCursor: cursorAfter(tasks.at(-1)?.id) } })
  }
  if (part === 'changes') return answerJson(response, 200, { success: true, data: { changes: changesOf(id) } })
  const row = readTask.get(id)
  if (!row) return answerJson(response, 404, { success: false })
  const task = JSON.parse(String(row['doc']))
  const changes = row['changeCount'] === 0 ? [] : changesOf(id)
  answerJson(response, 200, { success: true, data: whole(task, changes) })
}

function cursorAfter(id: string): string {
  return Buffer.from(JSON.stringify([id])).toString('base64url')
}

function changesOf(id: string): object[] {
  const row = readChanges.get(id)
  return row ? JSON.parse(String(row['doc'])) : []
}

function whole(task: object, changes: object[]): object {
  return Object.assign(task, { planSteps: [], comments: [], changes })
}

/** One transaction for all that came in this turn, and then their answers. */
function flush(): void {
  const batch = waiting
  waiting = []
  database.exec('BEGIN IMMEDIATE')
  const tasks = batch.map(({ given }) => create(given))
  database.exec('COMMIT')
  batch.forEach(({ response }, index) => answerJson(response, 201, { success: true, data: tasks[index] }))
}

function create(
  given: TaskInput,
  id = `task_1${String(count++).padStart(25, '0')}`,
  at = new Date().toISOString(),
  changeCount = 0,
): object {
  const { title, content, priority, readiness, tags, author } = newTask(id, at, given)
  const order = { state: 'open', dependsOn: [], rank: id, createdAt: at, updatedAt: at }
  const task = { id, title, content, priority, readiness, tags, author, reviewers: [], ...order }
  const { lastInsertRowid } = insertTask.run(id, JSON.stringify(task), changeCount)
  insertWords.run(lastInsertRowid, title, content)
  insertEvent.run(JSON.stringify({ kind: 'task.created', at, taskId: id, actor: author, data: { title } }))
  insertAudit.run(JSON.stringify({ at, userId: author.id, operation: 'createTask', object: `/tasks/${id}` }))
  return whole(task, [])
}

database.exec('BEGIN')
for (const id of taskIds) {
  create({ title: id }, id, seedAt, changes.length)
  database.prepare('INSERT INTO changes VALUES (?, ?)').run(id, JSON.stringify(changes))
}
for (let number = 0; number < Number(values.preload); number++)
  create(JSON.parse(taskBodyOf(-1 - number)), seedIdOf(taskIds.length + number), seedAt)
database.exec('COMMIT')
server.listen(0, '127.0.0.1', () =>
  serve((server.address() as AddressInfo).port, () => {
    database.close()
    rmSync(folder, { recursive: true })
  }),
)
