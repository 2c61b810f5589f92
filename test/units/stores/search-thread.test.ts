import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { collections } from '../../../src/collections.ts'
import { Searcher } from '../../../src/stores/sqlite/search.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/store.ts'
import { makeFolder } from '../../support/folder.ts'
import { waitUntil } from '../../support/wait.ts'

const folder = makeFolder(t)
const store = await openSqliteStore(folder, collections)
t.teardown(() => store.close())
const search = { name: 'tasks', words: ['nothing'], after: undefined, limit: 1 }

t.test('a thread that nothing asks ends, and the next search starts another', async (t) => {
  const searcher = new Searcher(join(folder, 'gantry.db'), 1_000, 0)
  const before = threads()
  for (let time = 0; time < 3; time++) {
    t.same(await searcher.run(search), [])
    if (before !== undefined) await waitUntil(() => threads() === before)
  }
  await searcher.close()
})

t.test('a search is answered while the thread of the one before ends', async (t) => {
  const searcher = new Searcher(join(folder, 'gantry.db'), 1_000, 0)
  for (let time = 0; time < 20; time++) {
    t.same(await searcher.run(search), [])
    await new Promise((resolve) => setTimeout(resolve, time % 4))
  }
  await searcher.close()
})

/** The threads of this process; undefined where the system does not tell. */
function threads(): number | undefined {
  try {
    return readdirSync('/proc/self/task').length
  } catch {
    return undefined
  }
}
