import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { WebSocket } from 'ws'
import { connectElsewhere } from './support/elsewhere.ts'
import { addStep, execute } from './support/plans.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry, project } = await startWorkspaces(t)
// What a client of another kind may send at once is less than what a runner may.
const live = new WebSocket(`${gantry.origin.replace('http', 'ws')}/api/v1/live`, {
  headers: { authorization: `Bearer ${gantry.token}` },
})
await once(live, 'open')
live.terminate()
const runner = await connectElsewhere(t, gantry, { name: 'build-1', labels: ['gpu'] })

async function open(taskId: string, body: object) {
  return gantry.call('POST', `/terminal/${taskId}/sessions`, { body: { runsOn: ['gpu'], ...body } })
}

async function read(taskId: string, sessionId: string, end: string): Promise<string> {
  for (let text = '', offset = 0; ; ) {
    const path = `/terminal/${taskId}/output?sessionId=${sessionId}&offset=${offset}&waitMs=30000`
    const { output, nextOffset, state } = (await gantry.call('GET', path)).body.data
    text += output
    offset = nextOffset
    if (text.includes(end)) return text
    if (state !== 'running') throw new Error(`${end} did not come: ${text}`)
  }
}

async function workspaceOf(taskId: string) {
  return (await gantry.call('GET', `/workspaces?taskId=${taskId}`)).body.data.workspaces[0]
}

function get(taskId: string, sessionId: string) {
  return gantry.call('GET', `/terminal/${taskId}/sessions/${sessionId}`)
}

t.test('a shell at a runner has the files of the task, and what is typed there comes back at its end', async (t) => {
  const task = await gantry.createTask()
  const opened = await open(task, {})
  t.equal(opened.status, 201, JSON.stringify(opened.body))
  const { session } = opened.body.data
  t.match(session, { runnerId: runner.id, state: 'running', cwd: '.' })
  const path = `/terminal/${task}/sessions/${session.id}`
  const type = (data: string) => gantry.call('POST', `${path}/input`, { body: { data } })
  await type('cat read.me; pwd; echo typed > typed.txt; echo do"ne"\r')
  const text = await read(task, session.id, 'done')
  t.match(text, runner.folder)
  t.match((await gantry.call('GET', `/terminal/${task}/screen?sessionId=${session.id}`)).body.data.screen, {
    cols: 80,
    rows: 24,
  })
  await type('exit\r')
  await readUntil(
    () => get(task, session.id),
    ({ body }) => body.data.session.state === 'exited',
    'it exits',
  )
  const { path: folder } = await workspaceOf(task)
  await waitUntil(() => existsSync(join(folder, 'typed.txt')), 'the file comes back')
  t.equal((await gantry.call('DELETE', path)).status, 200)
})

t.test('a program is run there to its end, and its changes come back', async (t) => {
  const task = await gantry.createTask()
  const exec = (body: object) =>
    gantry.call('POST', `/terminal/${task}/exec`, {
      body: { command: ['sh', '-c', 'pwd; echo x > made.txt'], ...body },
    })
  const { result } = (await exec({ runsOn: ['gpu'] })).body.data
  t.match(result, { state: 'exited', exitCode: 0 })
  t.ok(result.output.startsWith(runner.folder), result.output)
  const { path } = await workspaceOf(task)
  await waitUntil(() => existsSync(join(path, 'made.txt')), 'the file comes back')
  t.match(await exec({ runsOn: ['tpu'] }), { status: 409, body: { error: { code: 'runner_unavailable' } } })
})

t.test('a step at the same runner finds what a terminal there has changed', async (t) => {
  const task = await gantry.createTask()
  const { session } = (await open(task, { command: ['sh', '-c', 'echo typed > new.txt; echo ready; cat'] })).body.data
  await read(task, session.id, 'ready')
  const { planStep } = await execute(
    gantry,
    task,
    await addStep(gantry, task, { command: 'cat new.txt; echo more >> new.txt', runsOn: ['gpu'] }),
  )
  t.equal(planStep.output, 'typed\n')
  const { path } = await workspaceOf(task)
  t.equal(readFileSync(join(path, 'new.txt'), 'utf8'), 'typed\nmore\n')
  t.equal((await gantry.call('DELETE', `/terminal/${task}/sessions/${session.id}`)).status, 200)
})

t.test('what a program prints at once arrives whole, however large the messages are', async (t) => {
  const task = await gantry.createTask()
  const command =
    'head -c 3000000 /dev/zero | tr "\\0" x; head -c 1000000 /dev/urandom > large.bin; cksum < large.bin >&2'
  const { job, planStep } = await execute(gantry, task, await addStep(gantry, task, { command, runsOn: ['gpu'] }))
  t.match(job, { state: 'succeeded', attempts: 1 })
  t.match(planStep.outcome, { outputBytes: 3_000_000 })
  const local = await execute(gantry, task, await addStep(gantry, task, { command: 'cksum < large.bin' }))
  t.equal(local.planStep.output, planStep.error, 'a large file comes back as it is')
})

t.test('what cannot be brought back is told by the session', async (t) => {
  const task = await gantry.createTask()
  const command = ['sh', '-c', 'echo theirs > read.me; echo ready; read line']
  const { session } = (await open(task, { command })).body.data
  await read(task, session.id, 'ready')
  writeFileSync(join((await workspaceOf(task)).path, 'read.me'), 'ours\n')
  await gantry.call('POST', `/terminal/${task}/sessions/${session.id}/input`, { body: { data: '\r' } })
  const shown = await readUntil(
    async () => (await get(task, session.id)).body.data.session,
    ({ problem }) => problem !== undefined,
    'the problem is told',
  )
  t.match(shown, { state: 'exited', problem: /in conflict .* read\.me/ })
})

t.test('a terminal for which there is no runner is refused with the labels and the runners', async (t) => {
  const task = await gantry.createTask()
  t.match(await open(task, { runsOn: ['tpu'] }), {
    status: 409,
    body: {
      error: { code: 'runner_unavailable', message: 'No runner has the labels tpu; build-1 has gpu, build-1, linux.' },
    },
  })
  t.equal((await open(task, { cwd: '../..' })).status, 400)
  const here = await open(task, { runsOn: [], command: ['pwd'] })
  t.notOk('runnerId' in here.body.data.session, 'without labels it is here')
  t.match(project.project, /./)
})

t.test('a runner that is killed is told: its terminals are lost, and it is offline', async (t) => {
  const second = await connectElsewhere(t, gantry, { name: 'build-2', labels: ['tpu'] })
  const task = await gantry.createTask()
  const { session } = (await open(task, { runsOn: ['tpu'], command: ['sleep', '1000'] })).body.data
  await second.end('SIGKILL')
  const shown = await readUntil(
    async () => (await get(task, session.id)).body.data.session,
    ({ state }) => state !== 'running',
    'it is told',
  )
  t.equal(shown.state, 'lost')
  t.match((await gantry.call('GET', `/runners/${second.id}`)).body.data.runner, { state: 'offline' })
})
