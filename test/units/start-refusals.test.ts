import { DatabaseSync } from 'node:sqlite'
import t from 'tap'
import { explain } from '../../src/commands/exit.ts'

t.test('a disk that is full at the start has one sentence', async (t) => {
  const database = new DatabaseSync(':memory:')
  t.teardown(() => database.close())
  database.exec('CREATE TABLE notes (text); PRAGMA max_page_count = 2')
  let thrown: unknown
  try {
    database.exec('INSERT INTO notes VALUES (zeroblob(1000000))')
  } catch (error) {
    thrown = error
  }
  const [code, sentence] = explain(thrown)
  t.equal(code, 1)
  t.match(sentence, /^Gantry cannot start: the disk of the data folder is full\. Free some space, [^\n]+$/)
})

t.test('what another user may not do names the user of the service', async (t) => {
  const refused = Object.assign(new Error('connect EACCES data/control.sock'), { code: 'EACCES', syscall: 'connect' })
  const [code, sentence] = explain(refused)
  t.equal(code, 1)
  t.match(sentence, /^This user is not allowed [^\n]+ Run the command as the user of the service, [^\n]+$/)
})
