import type { Change, Documents, Store } from '../src/collections.ts'

/** The owner's token in every server under measure. */
export const token = 'owner-token-of-the-bench-0123456789'

/** The key of secrets in every service under measure, which would otherwise make one at the home of its user. */
export const secretKey = 'secret-key-of-the-bench-0123456789abcdef'

/** The id of a task from before the measurement: as long as one that the service makes, and less than any of them. */
export function seedIdOf(number: number): string {
  return `task_${String(number).padStart(26, '0')}`
}

const changedTasks = 100

/** The tasks whose changes are read. */
export const taskIds = Array.from({ length: changedTasks }, (_, index) => seedIdOf(index))

const words =
  'importer sheet price second month hand report export filter column invoice customer order ledger rounding currency total draft review branch merge release changelog migration index query cache token session header timeout retry queue worker schedule webhook upload thumbnail archive mailbox folder label search cursor page limit quota'.split(
    ' ',
  )

/**
 * Bodies of tasks as people write them, about 300 bytes each, and no two alike: with one body alone, each create would
 * change the same pages of the indexes. The same number always gives the same body.
 */
export function taskBodyOf(number: number): string {
  const random = numbersFrom(number)
  const word = () => words[Math.floor(random() ** 2 * words.length)] ?? ''
  const sentence = (length: number) => Array.from({ length }, word).join(' ')
  return JSON.stringify({
    title: `Let the ${sentence(4)} ${number}`,
    content: `## Goal\nThe ${sentence(12)}.\nPeople ${sentence(14)}.\n`,
    priority: ['low', 'medium', 'high', 'critical'][Math.floor(random() * 4)],
    readiness: Math.floor(random() * 100),
    tags: [...new Set([word(), `team-${Math.floor(random() * 200)}`])],
  })
}

/** Numbers below 1 by a linear congruential generator. */
function numbersFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32
}

export const changes = [
  {
    path: 'src/import/sheets.ts',
    content:
      'export function sheetsOf(book: Book): Sheet[] {\n  return book.sheets.filter((sheet) => !sheet.isHidden)\n}\n',
  },
  {
    path: 'src/import/prices.ts',
    content: 'export function pricesOf(sheet: Sheet): Price[] {\n  return sheet.rows.map(readPrice)\n}\n',
  },
  {
    path: 'test/import.test.ts',
    oldPath: 'test/importer.test.ts',
    content:
      "test('the importer reads the second sheet', async () => {\n  equal((await read('two-sheets.xlsx')).length, 2)\n})\n",
  },
]

/** When they were created. */
export const seedAt = '2026-01-01T00:00:00.000Z'

/** Puts the same tasks with the same changes into a store. */
export async function seed(store: Store): Promise<void> {
  for (const id of taskIds) {
    await store.commit([
      ...creationOf({ ...newTask(id, seedAt, { title: id }), changeCount: changes.length }),
      { insert: 'taskChanges', doc: { id, changes } },
    ])
  }
}

/** Puts so many more tasks into a store, as if it had been in use. */
export async function preload(store: Store, count: number): Promise<void> {
  for (let from = 0; from < count; from += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, count - from) }, (_, index) =>
        store.commit(
          creationOf(newTask(seedIdOf(changedTasks + from + index), seedAt, JSON.parse(taskBodyOf(-1 - from - index)))),
        ),
      ),
    )
}

export type TaskInput = Pick<Documents['tasks'], 'title'> & Partial<Documents['tasks']>

/** What the store keeps of a new task. */
export function newTask(id: string, at: string, given: TaskInput): Documents['tasks'] {
  return {
    id,
    content: '',
    priority: 'medium',
    readiness: 0,
    tags: [],
    author: { id: 'user_owner', name: 'Owner' },
    ...given,
    reviewers: [],
    state: 'open',
    dependsOn: [],
    revision: 1,
    planStepIds: [],
    commentCount: 0,
    changeCount: 0,
    createdAt: at,
    updatedAt: at,
  }
}

/** What is written for it, besides the event and the audit entry. */
export function creationOf(task: Documents['tasks']): Change[] {
  return [
    { insert: 'tasks', doc: task },
    { insert: 'taskQueue', doc: { id: task.id, priority: task.priority } },
  ]
}

/** The task as the contract tells a new one. */
export function answerOf({ revision, planStepIds, commentCount, changeCount, ...task }: Documents['tasks']): object {
  return { ...task, rank: task.id, planSteps: [], comments: [], changes: [] }
}
