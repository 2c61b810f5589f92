/** Locks an SQLite database as another program would, says so, and releases the lock when it is told to. */
import { writeSync } from 'node:fs'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'

const [, , file = '', begin = ''] = process.argv
const database = new DatabaseSync(file)
database.exec(begin)
writeSync(1, 'locked\n')
await once(process.stdin, 'data')
database.exec('ROLLBACK')
database.close()
