import type { Change, Documents, Store } from '../src/collections.ts'

/** The owner's token in every server under measure. */
export const token = 'owner-token-of-the-bench-0123456789'

/** The key of secrets in every service under measure, which would otherwise make one at the home of its user. */
export const secretKey = 'secret-key-of-the-bench-0123456789abcdef'

/** The tasks whose changes are read. */
export const taskIds = Array.from({ length: 100 }, (_, index) => `task_bench_${index}`)

/** A task as a person writes one: about 300 bytes. */
export const taskBody = JSON.stringify({
  title: 'Let the importer read the second sheet',
  content:
    '## Goal\nThe importer takes the first sheet only. People keep their prices in the second one, and copy them over by hand every month.\n',
  priority: 'high',
  readiness: 40,
  tags: ['importer', 'prices'],
})

const changes = [
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

/** Puts the same tasks with the same changes into a store. */
export async function seed(store: Store): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z'
  for (const id of taskIds) {
    await store.commit([
      ...creationOf({ ...newTask(id, at, { title: id }), changeCount: changes.length }),
      { insert: 'taskChanges', doc: { id, changes } },
    ])
  }
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
  return { ...task, planSteps: [], comments: [], changes: [] }
}
