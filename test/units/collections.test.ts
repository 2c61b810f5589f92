import t from 'tap'
import { readSources } from '../../scripts/measure.ts'
import { collections, collectionsOf } from '../../src/collections.ts'
import type { Sources } from '../support/imports.ts'
import { foreignWritesIn } from '../support/ownership.ts'
import type { Ownership } from '../support/ownership.ts'

const sources: Sources = readSources()
const ownership: Ownership = Object.fromEntries(
  Object.entries(collectionsOf).map(([area, declared]) => [area, Object.keys(declared)]),
)

t.test('each collection is declared by one area, and opened', async (t) => {
  const declared = Object.values(ownership).flat()
  t.same(declared.toSorted(), [...new Set(declared)].sort())
  t.same(declared.toSorted(), Object.keys(collections).sort())
})

t.test('a collection is written by the area that declares it alone', async (t) => {
  t.same(foreignWritesIn(sources, ownership), [])
})

const planted: readonly (readonly [file: string, line: string, found: string])[] = [
  ['services/plans/steps.ts', "const change = { replace: 'tasks', version, doc: { ...doc, planStepIds } }", 'tasks'],
  ['services/tasks/removal.ts', "const change = { remove: 'planRuns', version: 1, id } as const", 'planRuns'],
  ['handlers/tasks.ts', "const change: Change = { insert: 'comments', doc }", 'comments'],
  ['http/unit-of-work.ts', "const change = [{ insert: 'users', doc }]", 'users'],
  ['services/jobs.ts', "const change = { insert: isTask ? 'tasks' : 'jobs', doc }", "isTask ? 'tasks' : 'jobs'"],
  ['services/jobs/retention.ts', "void removeOld(store, 'webhooks', { isOld })", 'webhooks'],
  ['services/jobs.ts', "new StoreLease({ collection: 'fileLeases', id })", 'fileLeases'],
  ['services/secrets.ts', "void resealAll(store, 'totps', reseal)", 'totps'],
]

for (const [file, line, found] of planted)
  t.test(`a write of ${found} in ${file} is found`, async (t) => {
    const text = `${line}\n${sources.get(file)}`
    t.same(foreignWritesIn(new Map([[file, text]]), ownership), [`${file} writes ${found}`])
  })

t.test('every collection is written by its owner', async (t) => {
  // Of what owns nothing every write is a foreign one.
  const written = new Set(foreignWritesIn(sources, {}).map((sentence) => sentence.split(' writes ')[1]))
  t.same(
    Object.keys(collections).filter((name) => !written.has(name)),
    [],
  )
})

t.test('a task that is not there is refused by the tasks and by the reach of credentials alone', async (t) => {
  const refusing = [...sources].filter(([, text]) => /fail\(\s*'task_not_found'/.test(text)).map(([file]) => file)
  t.same(refusing.sort(), ['services/identity/reach.ts', 'services/tasks/edit.ts'])
})
