import t from 'tap'
import type { ItemChange } from '../src/collections.ts'
import type { Beginning, JobDocument } from '../src/services/jobs.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { Stage, eventsOfJob, queueJob, untilState } from './support/jobs.ts'

/** The beginning of a work that renames the task of its job. */
function renaming({ service }: Gantry) {
  return async ({ taskId = '' }: JobDocument): Promise<Beginning> => {
    const task = await service.app.store.read.tasks.get(taskId)
    if (!task) throw new Error('no task')
    return {
      changes: [{ replace: 'tasks', version: task.version, doc: { ...task.doc, title: 'Begun' } }],
      progress: { current: 0, total: 2 },
      process: { pid: 1, startTime: 2, mark: 'GANTRY_JOB_ID=of-a-test', bootId: 'of-another-machine' },
    }
  }
}

t.test('the beginning of the work is one commit with the claim of the job', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const stage = new Stage(gantry, undefined, { begin: renaming(gantry) })
  const taskId = await gantry.createTask('Before')
  const commits: (readonly ItemChange[])[] = []
  t.teardown(store.onCommit(['jobQueue', 'tasks'], (changes) => commits.push(changes)))
  const id = await queueJob(gantry, { taskId })
  const { run, finish } = await stage.begun()
  t.match(run.job, { status: 'running', progress: { current: 0, total: 2 } })
  t.match((await store.read.jobLeases.get(id))?.doc, { process: { pid: 1, mark: 'GANTRY_JOB_ID=of-a-test' } })
  t.match(commits, [[{ insert: 'jobQueue' }], [{ remove: 'jobQueue' }, { replace: 'tasks', doc: { title: 'Begun' } }]])
  finish()
  await untilState(gantry, id, 'succeeded')
  const kinds = (await eventsOfJob(gantry, id)).map(({ kind }) => kind)
  t.same(kinds, ['job.queued', 'job.started', 'job.progress', 'job.finished'])
})

t.test('a beginning that others outrun is left to the run, and keeps no other job from its claim', async (t) => {
  const gantry = await startGantry(t)
  const { store } = gantry.service.app
  const begin = renaming(gantry)
  let [outrun, released] = [0, 0]
  const stage = new Stage(gantry, undefined, {
    begin: async (job) => {
      const beginning = await begin(job)
      // Each time another writer changes the task between the reading and the commit.
      await gantry.call('PATCH', `/tasks/${job.taskId}`, { body: { tags: [`tag ${outrun++}`] } })
      return { ...beginning, release: () => released++ }
    },
  })
  const plain = new Stage(gantry, 'reindex_knowledge')
  const taskId = await gantry.createTask('Before')
  const [first, second] = [await queueJob(gantry, { taskId }), await queueJob(gantry, { kind: 'reindex_knowledge' })]
  for (const { run, finish } of [await stage.begun(), await plain.begun()]) {
    t.equal(run.job.progress, undefined)
    finish()
  }
  for (const id of [first, second]) await untilState(gantry, id, 'succeeded')
  t.same([outrun, released], [1, 1])
  t.match((await store.read.tasks.get(taskId))?.doc, { title: 'Before' })
})

t.test('a beginning that fails is left to the run', async (t) => {
  const gantry = await startGantry(t)
  const stage = new Stage(gantry, undefined, { begin: renaming(gantry) })
  const id = await queueJob(gantry)
  const { finish } = await stage.begun()
  finish()
  await untilState(gantry, id, 'succeeded')
})
