import t from 'tap'
import type { Test } from 'tap'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { currentLine } from '../src/stores/schema-ledger.ts'
import { startModels } from './support/ai.ts'
import { runCommand } from './support/command.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { openStream } from './support/event-stream.ts'
import { call as callGantry, makeFolder } from './support/gantry.ts'
import { addStep, executePlan } from './support/plans.ts'
import { startPostgres } from './support/postgres.ts'
import { copyProject } from './support/project-copy.ts'
import { SteadyLoad } from './support/steady-load.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const postgres = await startPostgres(t)
const models = await startModels(t)
models.on(
  { predicate: ({ messages }) => messages.every(({ role }) => role !== 'tool') },
  { toolCalls: [{ id: 'step', name: 'createTask', arguments: JSON.stringify({ title: 'By a chat' }) }] },
)
models.onMessage(/./, { content: 'It is there.' })

t.test('versions that may write together serve together, and the one that may not stops', async (t) => {
  const { start, url } = await makeCluster(t)
  const additive = makeNewerVersion(t, [{ version: currentLine.version + 1, writableBy: currentLine.version }])
  const contracting = makeNewerVersion(t, [
    { version: currentLine.version + 1, writableBy: currentLine.version },
    { version: currentLine.version + 2, writableBy: currentLine.version + 1 },
  ])

  const older = await start()
  const work = [await beginWork(older)]
  await moreOf(work)
  // The newer version joins, and then another process of the older one.
  const newer = await start(additive)
  work.push(await beginWork(newer))
  await moreOf(work)
  const olderAgain = await start()
  work.push(await beginWork(olderAgain))
  await moreOf(work)
  for (const each of work) await each.end()
  const [calls, created] = [sum(work, ({ load }) => load.answered), work.flatMap(({ load }) => load.created)]
  t.comment(
    `${calls} calls, ${created.length} creates, ${sum(work, ({ jobs }) => jobs.length)} jobs, ${sum(work, ({ turns }) => turns.length)} turns`,
  )
  for (const { load, jobs, turns } of work) {
    t.strictSame(load.failures, [])
    t.strictSame(new Set(jobs), new Set(['succeeded, attempt 1']))
    t.strictSame(new Set(turns), new Set(['succeeded']))
  }
  for (const service of [older, newer, olderAgain]) t.equal(service.errors(), '')
  for (const { stream } of work.slice(0, 1)) {
    await waitUntil(() => created.every((id) => stream.frames.some(({ data }) => data.taskId === id)), 'every event')
    const ids = stream.frames.map(({ id }) => id ?? 0)
    t.strictSame(
      ids,
      [...new Set(ids)].sort((one, other) => one - other),
      'each once, in order',
    )
    t.notOk(stream.frames.some(({ event }) => event === 'stream.gap'))
  }

  const client = new pg.Client({ connectionString: url })
  await client.connect()
  t.teardown(() => client.end())
  const count = async (sql: string) => Number((await client.query(sql)).rows[0]?.count)
  await waitUntil(async () => (await count('SELECT count(*) FROM stale')) === 0, 'completed items')
  t.equal(
    await count('SELECT count(*) FROM tasks'),
    created.length + sum(work, ({ turns, jobs }) => turns.length + jobs.length),
  )
  t.equal(
    await count('SELECT count(*) FROM tasks WHERE title IS NULL'),
    0,
    'the newer column has what older processes wrote',
  )
  t.equal(await count('SELECT count(*) FROM pg_index WHERE NOT indisvalid'), 0)

  const doctor = await runCommand(['doctor', '--data', makeFolder(t), '--store', url], {
    XDG_STATE_HOME: makeFolder(t),
  })
  t.match(doctor.output, /^note .*of a newer Gantry that lets this version, which knows \d+, write\.$/m)

  // A version that no longer lets the first one write.
  const newest = await start(contracting)
  const survivors = [await beginWork(newer), await beginWork(newest)]
  const before = await count('SELECT count(*) FROM tasks')
  await readUntil(
    () => callGantry(older.origin, 'GET', '/health/ready', { headers: { authorization: '' } }).catch(() => undefined),
    (answer) => answer?.status === 503 && answer.body.error.code === 'superseded',
    'the refusal of the readiness, without a write',
  )
  const refused = await callGantry(older.origin, 'POST', '/tasks', {
    body: { title: 'Too late' },
    headers: { authorization: `Bearer ${token}` },
  })
  t.match(refused, { status: 503, body: { error: { code: 'superseded' } } })
  t.match(refused.body.error.message, /Nothing was stored/)
  t.equal(refused.headers.get('retry-after'), '1')
  for (const service of [older, olderAgain]) {
    t.equal(await service.exited, 8)
    t.match(service.errors(), /A newer version of Gantry has taken over the database/)
  }
  await moreOf(survivors)
  for (const each of survivors) await each.end()
  for (const { load } of survivors) t.strictSame(load.failures, [])
  t.ok((await count(`SELECT count(*) FROM tasks WHERE title = 'Too late'`)) === 0 && before > 0, 'nothing was stored')
  await t.rejects(start(), { message: /^the service ended with 3: The data has schema/ })
  for (const service of [newer, newest]) t.equal(await service.end('SIGTERM'), 0)
})

interface Work {
  readonly load: SteadyLoad
  /** How the jobs and the turns ended. */
  readonly jobs: string[]
  readonly turns: string[]
  readonly stream: Awaited<ReturnType<typeof openStream>>
  end(): Promise<void>
}

/** Writes, reads, runs commands, chats and listens until it is ended. */
async function beginWork({ origin }: RunningService): Promise<Work> {
  const headers = { authorization: `Bearer ${token}` }
  const call: typeof callGantry extends (origin: string, ...rest: infer Rest) => infer Given
    ? (...rest: Rest) => Given
    : never = (method, path, options) => callGantry(origin, method, path, { ...options, headers })
  const stream = await openStream(origin, '/events?after=0&kinds=task.created', { headers })
  const load = new SteadyLoad({ origin, clients: 2, token })
  const [jobs, turns]: string[][] = [[], []]
  let isOver = false
  const lanes = [
    async () => {
      const task = (await call('POST', '/tasks', { body: { title: 'Runs commands' } })).body.data.id
      await addStep({ call }, task, { command: 'sleep 0.3' })
      const { job } = await executePlan({ call }, task)
      jobs?.push(`${job.state}, attempt ${job.attempts}`)
    },
    async () => {
      const { chat } = (
        await call('POST', '/chats', {
          body: { backend: { kind: 'model', model: 'acme/gpt-4o' }, toolRules: [{ tool: '*', action: 'allow' }] },
        })
      ).body.data
      await call('POST', `/chats/${chat.id}/messages`, { body: { content: 'Make a task.' } })
      const state = async () => (await call('GET', `/chats/${chat.id}`)).body.data.chat.state
      await readUntil(state, (now) => now === 'idle' || now === 'failed', 'the end of the turn')
      const { messages } = (await call('GET', `/chats/${chat.id}/messages`)).body.data
      turns?.push(messages.at(-1).state)
    },
  ].map(async (step) => {
    while (!isOver) await step()
  })
  return {
    load,
    jobs: jobs ?? [],
    turns: turns ?? [],
    stream,
    end: async () => {
      isOver = true
      await Promise.all([load.end(), ...lanes])
    },
  }
}

async function moreOf(work: readonly Work[]): Promise<void> {
  await Promise.all(
    work.map(async ({ load, jobs, turns }) => {
      const [jobCount, turnCount] = [jobs.length, turns.length]
      await load.more(30)
      await waitUntil(() => jobs.length > jobCount && turns.length > turnCount, 'another job and another turn')
    }),
  )
}

/** Processes on one database, one project and the same files, each of this version unless another one is named. */
async function makeCluster(t: Test) {
  const project = makeFolder(t)
  const url = await postgres.makeSchema()
  const environment = {
    GANTRY_STORE: url,
    GANTRY_BLOBS: makeFolder(t),
    GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}`,
    GANTRY_DRAIN_SECONDS: '3',
  }
  let hasProvider = false
  return {
    url,
    start: async (version?: string) => {
      const service = await startProcess({
        project,
        data: makeFolder(t),
        environment,
        ...(version !== undefined && { version }),
      })
      t.teardown(() => service.end('SIGKILL'))
      if (!hasProvider)
        await callGantry(service.origin, 'PUT', '/ai/providers/acme', {
          body: { kind: 'openai-compatible', baseUrl: `${models.url}/v1` },
          headers: { authorization: `Bearer ${token}` },
        })
      hasProvider = true
      return service
    },
  }
}

/** A version with further lines of the ledger: one collection, one column, one order and two lists of indexes more. */
function makeNewerVersion(t: Test, lines: readonly object[]): string {
  const { folder } = copyProject(t)
  const change = (path: string, from: string, to: string) => {
    const file = join(folder, path)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
    writeFileSync(file, text.replace(from, to))
  }
  change('src/stores/schema-ledger.ts', '\n]', `\n${lines.map((line) => `  ${JSON.stringify(line)},\n`).join('')}]`)
  change('src/collections/tasks.ts', "equal: ['state', 'priority']", "equal: ['title', 'state', 'priority']")
  change('src/collections/tasks.ts', "ordered: ['updatedAt', 'rank']", "ordered: ['createdAt', 'updatedAt', 'rank']")
  change('src/collections/tasks.ts', 'taskChanges: {},', "taskChanges: {},\n  taskSeals: { equal: ['kind'] },")
  return join(folder, 'src/main.ts')
}

function sum<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + numberOf(item), 0)
}
