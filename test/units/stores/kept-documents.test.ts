import t from 'tap'
import { checksumOf } from '../../../src/stores/checksum.ts'
import { KeptDocuments } from '../../../src/stores/kept-documents.ts'
import { DocumentDamaged } from '../../../src/stores/port.ts'

t.test('a document that is read again is kept as it was parsed', async (t) => {
  const documents = new KeptDocuments()
  const first = documents.read('tasks', rowOf('task_1', 'a title'))
  const second = documents.read('tasks', rowOf('task_1', 'a title'))
  const third = documents.read('tasks', rowOf('task_1', 'a title'))
  t.strictSame([first, second], [third, third])
  t.not(first, second, 'one that was read once is not kept')
  t.equal(second, third)
})

t.test('what was kept is not given for another text, version or checksum', async (t) => {
  const documents = new KeptDocuments()
  const row = rowOf('task_1', 'a title')
  for (let read = 0; read < 3; read++) documents.read('tasks', row)
  t.match(documents.read('tasks', rowOf('task_1', 'another title')).doc, { title: 'another title' })
  t.equal(documents.read('tasks', rowOf('task_1', 'a title', 2)).version, 2)
  t.throws(() => documents.read('tasks', { ...row, doc: textOf('task_1', 'b title') }), DocumentDamaged)
  t.throws(() => documents.read('tasks', { ...row, version: 2 }), DocumentDamaged)
  t.throws(() => documents.read('tasks', { ...row, checksum: Number(row.checksum) + 1 }), DocumentDamaged)
  t.match(documents.read('tasks', row).doc, { title: 'a title' })
})

t.test('nobody can change what is kept for others', async (t) => {
  const documents = new KeptDocuments()
  documents.read('tasks', rowOf('task_1', 'a title'))
  const { doc } = documents.read('tasks', rowOf('task_1', 'a title'))
  t.throws(() => Object.assign(doc, { title: 'another' }), TypeError)
  t.throws(() => Reflect.get(doc, 'tags').push('new'), TypeError)
})

t.test('the least recently read are forgotten, and long texts are not kept', async (t) => {
  const documents = new KeptDocuments()
  const keep = (row: ReturnType<typeof rowOf>) => {
    for (let read = 0; read < 2; read++) documents.read('tasks', row)
    return documents.read('tasks', row)
  }
  const isKept = (row: ReturnType<typeof rowOf>, kept: object) => documents.read('tasks', row) === kept
  const [old, used, long] = [rowOf('task_1', 'old'), rowOf('task_2', 'used'), rowOf('task_3', 'x'.repeat(20_000))]
  const [keptOld, keptUsed] = [keep(old), keep(used)]
  t.equal(isKept(long, keep(long)), false)
  // Three times what is kept in all, in texts of 10,000 characters.
  for (let number = 0; number < 600; number++) {
    keep(rowOf(`task_more_${number}`, 'y'.repeat(10_000)))
    if (!isKept(used, keptUsed)) t.fail(`forgotten after ${number} others`)
  }
  t.equal(isKept(old, keptOld), false)
})

t.test('a document from before there were checksums is read each time', async (t) => {
  const documents = new KeptDocuments()
  const row = { ...rowOf('task_1', 'a title'), checksum: null }
  t.not(documents.read('tasks', row), documents.read('tasks', row))
})

function rowOf(id: string, title: string, version = 1) {
  const doc = textOf(id, title)
  return { id, version, doc, checksum: checksumOf(doc, version) }
}

function textOf(id: string, title: string): string {
  return JSON.stringify({ id, title, tags: ['a'] })
}
