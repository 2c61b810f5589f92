import t from 'tap'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { serializers } from '../../src/generated/serializers.js'
import { keeping, shared } from '../../src/platform/text/kept-texts.ts'
import { ReadView } from '../../src/stores/sqlite/read-view.ts'
import { makeFolder, startGantry } from '../support/gantry.ts'

t.test('the text of a shared value is written once, and of any other each time', async (t) => {
  let written = 0
  const write = keeping((value) => {
    written++
    return JSON.stringify(value)
  })
  const value = shared({ title: 'a “title” 🙂' })
  t.same([write(value), write(value)], [JSON.stringify(value), JSON.stringify(value)])
  t.equal(written, 1)
  t.throws(() => Object.assign(value, { title: 'another' }), TypeError)
  const own = { title: 'one' }
  t.equal(write(own), '{"title":"one"}')
  own.title = 'two'
  t.equal(write(own), '{"title":"two"}')
})

t.test('the serializers of tasks keep the texts of those that are shared', async (t) => {
  const summary = { id: 'task_1', title: 'one', content: '', priority: 'low', readiness: 0, tags: [], reviewers: [] }
  const rest = { state: 'open', dependsOn: [], rank: 'a', createdAt: '', updatedAt: '', author: { id: 'a', name: 'A' } }
  let reads = 0
  const task = shared({
    ...summary,
    ...rest,
    ...{ planStepCount: 0, commentCount: 0, changeCount: 0 },
    get content() {
      reads++
      return 'kept'
    },
  })
  const serialize = serializers['listTasks']?.(keeping)
  const texts = [1, 2, 3].map(() => serialize?.({ success: true, data: { tasks: [task] } }))
  t.equal(new Set(texts).size, 1)
  t.match(texts[0], '"content":"kept"')
  t.ok(reads > 0)
  const before = reads
  serialize?.({ success: true, data: { tasks: [task, task] } })
  t.equal(reads, before, 'nothing of it is read again')
})

t.test('a task that was read again and again is shown as it is after each change of it', async (t) => {
  const gantry = await startGantry(t)
  const { body } = await gantry.call('POST', '/tasks', { body: { title: 'title 0' } })
  const path = `/tasks/${body.data.id}`
  const titles = async () => {
    const seen = new Set<string>()
    for (let read = 0; read < 5; read++) {
      const { body: one } = await gantry.call('GET', path)
      const { body: list } = await gantry.call('GET', '/tasks?limit=50')
      seen.add(`${one.data.title} ${one.data.changes.length} ${one.data.claim?.claimedBy.id ?? 'free'}`)
      const [listed] = list.data.tasks
      seen.add(`${listed.title} ${listed.changeCount} ${listed.claim?.claimedBy.id ?? 'free'}`)
    }
    return [...seen]
  }
  t.same(await titles(), ['title 0 0 free'])
  await gantry.call('PATCH', path, { body: { title: 'title 1' } })
  t.same(await titles(), ['title 1 0 free'])
  await gantry.call('PUT', `${path}/changes`, { body: { changes: [{ path: 'a.txt', content: 'a' }] } })
  t.same(await titles(), ['title 1 1 free'])
  await gantry.call('POST', `${path}/claim`, { body: {} })
  t.match(await titles(), [/^title 1 1 (?!free)/])
})

t.test('what is read without a wait is of one moment, and what comes after a turn is new', async (t) => {
  const file = join(makeFolder(t), 'view.db')
  const [reader, writer] = [new DatabaseSync(file), new DatabaseSync(file)]
  t.teardown(() => [reader, writer].forEach((database) => database.close()))
  writer.exec('PRAGMA journal_mode = WAL; CREATE TABLE numbers (number INTEGER)')
  const count = reader.prepare('SELECT count(*) AS count FROM numbers')
  const view = new ReadView(reader)
  const read = () => {
    view.begin()
    return Number(count.get()?.['count'])
  }
  t.equal(read(), 0)
  writer.exec('INSERT INTO numbers VALUES (1)')
  t.equal(read(), 0)
  await nextTurn()
  t.notOk(reader.isTransaction, 'no transaction outlives a turn')
  t.equal(read(), 1)
  view.end()
  reader.exec('INSERT INTO numbers VALUES (2)')
  t.equal(read(), 2, 'what this connection wrote is seen at once')
  view.end()
})
