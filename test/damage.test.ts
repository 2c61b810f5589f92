import { readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import t from 'tap'
import type { Test } from 'tap'
import { collections } from '../src/collections.ts'
import { DataDamaged } from '../src/stores/port.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { addCaller } from './support/callers.ts'
import { main } from './support/main.ts'
import { upload } from './support/uploads.ts'

t.test(
  'a database file that is none, or of another program, ends the start with one sentence and exit code 5',
  async (t) => {
    const garbage = makeFolder(t)
    writeFileSync(join(garbage, 'gantry.db'), randomBytes(10_000))
    t.match(await startAndEnd(garbage), {
      code: 5,
      text: /^The database \S+ is damaged, or is not a database\. Restore .*\n$/,
    })

    const foreign = makeFolder(t)
    const file = join(foreign, 'gantry.db')
    edit(file, 'CREATE TABLE recipes (name text)')
    const before = readFileSync(file)
    t.match(await startAndEnd(foreign), {
      code: 5,
      text: /^The database \S+ belongs to another program: .* recipes\. .*\n$/,
    })
    t.ok(before.equals(readFileSync(file)), 'the file of another program is not changed')

    const cut = makeFolder(t)
    await (await openSqliteStore(cut, collections)).close()
    truncateSync(join(cut, 'gantry.db'), 10_000)
    t.match(await startAndEnd(cut), { code: 5, text: /^The database \S+ is damaged.*\n$/ })
  },
)

t.test('the database is read through after a stop that was not a clean one, until it is in order', async (t) => {
  const data = makeFolder(t)
  const first = await restart(t, data)
  t.ok(readdirSync(data).includes('in-use'))
  await first.service.stop()
  t.notOk(readdirSync(data).includes('in-use'))

  const file = join(data, 'gantry.db')
  const intact = readFileSync(file)
  damageIndex(file)
  await (await restart(t, data)).service.stop()
  writeFileSync(join(data, 'in-use'), '')
  for (const attempt of ['first', 'second']) await t.rejects(restart(t, data), DataDamaged, attempt)
  writeFileSync(file, intact)
  await (await restart(t, data)).service.stop()
  t.notOk(readdirSync(data).includes('in-use'))
})

t.test('an item that cannot be parsed is reported as itself, and the others are given', async (t) => {
  const data = makeFolder(t)
  const first = await restart(t, data)
  const [whole, damaged] = [await first.createTask('A searched one'), await first.createTask('A searched one')]
  await first.service.stop()
  edit(join(data, 'gantry.db'), `UPDATE tasks SET doc = substr(doc, 1, 40), checksum = NULL WHERE id = '${damaged}'`)

  const gantry = await restart(t, data)
  t.equal((await gantry.call('GET', `/tasks/${whole}`)).status, 200)
  const failure = { status: 500, body: { error: { code: 'data_damaged', message: new RegExp(`${damaged} of tasks`) } } }
  t.match(await gantry.call('GET', `/tasks/${damaged}`), failure)
  for (const path of ['/tasks', '/tasks?sort=-updatedAt', '/tasks?q=searched', '/tasks?state=open'])
    t.match(
      await gantry.call('GET', path),
      { status: 200, body: { data: { tasks: [{ id: whole }], damaged: [{ id: damaged }] } } },
      path,
    )
})

t.test('a damaged item is one of its page, and paging goes on over it', async (t) => {
  const gantry = await startGantry(t)
  const ids: string[] = []
  for (const number of [1, 2, 3, 4, 5]) ids.push(await gantry.createTask(`Task ${number}`))
  const damaged = [ids[1], ids[2]]
  damage(gantry, 'tasks', `id IN ('${damaged.join("', '")}')`)
  for (const query of [
    'sort=createdAt',
    'sort=-createdAt',
    'sort=updatedAt',
    'sort=-updatedAt',
    'state=open',
    'q=task',
  ]) {
    const seen: Record<string, string[]> = { tasks: [], damaged: [] }
    for (let cursor = ''; ; ) {
      const { data } = (await gantry.call('GET', `/tasks?limit=1&${query}${cursor}`)).body
      t.equal(data.tasks.length + (data.damaged ?? []).length, 1, `${query}: a page has its one item`)
      for (const list of ['tasks', 'damaged']) for (const { id } of data[list] ?? []) seen[list]?.push(id)
      if (data.nextCursor === undefined) break
      cursor = `&cursor=${data.nextCursor}`
    }
    t.same(
      seen['tasks']?.toSorted(),
      ids.filter((id) => !damaged.includes(id)),
      query,
    )
    t.same(seen['damaged']?.toSorted(), damaged, query)
  }
})

t.test('a token that is narrowed to tasks sees the damaged one among its own, and no other', async (t) => {
  const gantry = await startGantry(t)
  const [whole, damaged, foreign] = [await gantry.createTask(), await gantry.createTask(), await gantry.createTask()]
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: [whole, damaged] }, scopes: ['tasks:read'] })
  damage(gantry, 'tasks', `id IN ('${damaged}', '${foreign}')`)
  t.match((await narrow.call('GET', '/tasks')).body.data, { tasks: [{ id: whole }], damaged: [{ id: damaged }] })
})

t.test('every list gives a damaged item as such', async (t) => {
  const gantry = await startGantry(t)
  const taskId = await gantry.createTask()
  const post = async (path: string, body: unknown) => {
    const answer = await gantry.call('POST', path, { body })
    t.ok(answer.status < 300, `${path} ${JSON.stringify(answer.body.error)}`)
    return answer
  }
  await post(`/tasks/${taskId}/comments`, { content: 'A comment' })
  await post(`/tasks/${taskId}/reviews`, { verdict: 'approved', content: 'Good' })
  await post(`/tasks/${taskId}/plan-steps`, { description: 'A step', command: 'true' })
  await post(`/tasks/${taskId}/plan-steps/execute`, {})
  await gantry.call('PATCH', `/tasks/${taskId}`, { body: { title: 'Another title' } })
  await post('/schedules', { kind: 'sweep_resources', cron: '0 0 * * *' })
  await post('/users', { name: 'Ada', username: 'ada', role: 'developer', password: 'correct horse battery' })
  await post('/identity/tokens', { name: 'One', scopes: ['tasks:read'] })
  const { id: entryId } = (await post('/knowledge', { title: 'Known', content: 'Something' })).body.data.entry
  await gantry.call('PATCH', `/knowledge/${entryId}`, { body: { title: 'Known better' } })
  await post('/webhooks', { url: 'https://example.org/', kinds: ['*'] })
  await upload(gantry, 'a.txt', 'A file')
  const lists = [
    ['comments', `/tasks/${taskId}/comments`, 'comments'],
    ['reviews', `/tasks/${taskId}/reviews`, 'reviews'],
    ['planSteps', `/tasks/${taskId}/plan-steps`, 'planSteps'],
    ['jobs', '/jobs?kind=execute_plan', 'jobs'],
    ['taskRevisions', `/tasks/${taskId}/history`, 'revisions'],
    ['schedules', '/schedules', 'schedules'],
    ['users', '/users', 'users'],
    ['tokens', '/identity/tokens', 'tokens'],
    ['knowledgeRevisions', `/knowledge/${entryId}/revisions`, 'revisions'],
    ['knowledge', '/knowledge', 'entries'],
    ['webhooks', '/webhooks', 'webhooks'],
    ['resources', '/resources', 'resources'],
  ] as const
  for (const [collection, path, list] of lists) {
    const before = await gantry.call('GET', path)
    t.ok(before.body.data[list].length > 0, `${path} has items`)
    damage(gantry, collection, `id = (SELECT min(id) FROM "${collection}")`)
    const { status, body } = await gantry.call('GET', path)
    t.equal(status, 200, `${path} ${JSON.stringify(body.error)}`)
    t.equal(body.data.damaged?.length, 1, path)
    t.equal(body.data[list].length, before.body.data[list].length - 1, path)
  }
})

t.test('a changed byte in a text that is still JSON is reported by every read of it, as that item', async (t) => {
  const gantry = await startGantry(t)
  const [whole, damaged] = [await gantry.createTask('A searched one'), await gantry.createTask('A searched one')]
  const { events } = (await gantry.call('GET', '/events')).body.data
  const { id: eventId } = events.find((event: any) => event.taskId === damaged)
  edit(
    join(gantry.data, 'gantry.db'),
    `UPDATE tasks SET doc = replace(doc, 'A searched one', 'A seerched one') WHERE id = '${damaged}';
     UPDATE events SET event = replace(event, 'task.created', 'task.crfated') WHERE id = ${eventId}`,
  )
  t.equal((await gantry.call('GET', `/tasks/${whole}`)).status, 200)
  t.equal((await gantry.call('GET', `/events?after=${eventId}`)).status, 200)
  t.equal((await gantry.call('PATCH', `/tasks/${whole}`, { body: { title: 'A changed one' } })).status, 200)
  for (const path of ['/tasks', '/tasks?q=searched'])
    t.match((await gantry.call('GET', path)).body.data, { damaged: [{ id: damaged }] }, path)
  for (const [path, item] of [
    [`/tasks/${damaged}`, `${damaged} of tasks`],
    ['/events', `${eventId} of events`],
  ] as const)
    t.match(
      await gantry.call('GET', path),
      { status: 500, body: { error: { code: 'data_damaged', message: new RegExp(item) } } },
      path,
    )
  const change = await gantry.call('PATCH', `/tasks/${damaged}`, { body: { priority: 'high' } })
  t.match(change, { status: 500, body: { error: { code: 'data_damaged' } } }, 'a write does not bless it')
})

t.test('the download of a damaged file ends with an error, and never with all of its bytes', async (t) => {
  const gantry = await startGantry(t)
  const damages = {
    truncated: (file: string) => truncateSync(file, statSync(file).size - 1000),
    changed: (file: string) => {
      const bytes = readFileSync(file)
      bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500)
      writeFileSync(file, bytes)
    },
  }
  for (const [name, damage] of Object.entries(damages)) {
    for (const size of [1500, 3_000_000]) {
      const filename = `${name} ${size}`
      await upload(gantry, filename, randomBytes(size))
      damage(await pathOf(gantry, filename))
      const path = `/api/v1/resources/${encodeURIComponent(filename)}?download=true`
      const answer = await gantry.fetch(path)
      const bytes = await answer.arrayBuffer().catch(() => undefined)
      if (answer.status === 200) t.equal(bytes, undefined, `${filename}: the connection is cut`)
      else t.match([answer.status, Buffer.from(bytes ?? new ArrayBuffer()).toString()], [500, /data_damaged/], filename)
    }
  }
  const partOf = async (range: string) => {
    const path = '/api/v1/resources/changed%203000000?download=true'
    const { status, headers } = await gantry.fetch(path, { headers: { range: `bytes=${range}` } })
    return { status, length: Number(headers.get('content-length')) }
  }
  t.equal((await partOf('1000-1999')).status, 500, 'a part in the damaged block')
  t.match(await partOf('2000000-2000999'), { status: 206, length: 1000 }, 'a part in another block')
})

function restart(t: Test, data: string): Promise<Gantry> {
  return startGantry(t, { args: ['--data', data] })
}

async function pathOf({ data, service }: Gantry, filename: string): Promise<string> {
  const blob = (await service.app.store.read.resources.get(filename))?.doc.blob ?? ''
  return join(data, 'blobs', blob.slice(0, 2), blob)
}

/** Changes the text of stored items, as a disk that fails does. */
function damage({ data }: Gantry, collection: string, where: string): void {
  edit(join(data, 'gantry.db'), `UPDATE "${collection}" SET doc = substr(doc, 1, 20) WHERE ${where}`)
}

function edit(file: string, sql: string): void {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}

/** Makes an index of a table that the start does not read by it useless. */
function damageIndex(file: string): void {
  const database = new DatabaseSync(file)
  const pageBytes = Number(database.prepare('PRAGMA page_size').get()?.['page_size'])
  const page = Number(
    database.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'jobs_kind_finishedAt'`).get()?.['rootpage'],
  )
  database.close()
  const bytes = readFileSync(file)
  bytes.fill(0xff, (page - 1) * pageBytes, page * pageBytes)
  writeFileSync(file, bytes)
}

/** Starts the command on this data, which it refuses. */
async function startAndEnd(data: string): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [main, '--data', data, '--project', data, '--port', '0'], {
    env: { PATH: process.env['PATH'], HOME: data, GANTRY_LOG: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  const [code] = await once(child, 'close')
  return { code, text }
}
