import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { connectElsewhere } from './support/elsewhere.ts'
import { executeElsewhere } from './support/elsewhere-steps.ts'
import { startFrameRecorder } from './support/frame-recorder.ts'
import { logOf } from './support/plan-execution.ts'
import { readJob, untilOver } from './support/plans.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry } = await startWorkspaces(t)
const recorder = await startFrameRecorder(t, gantry)
const runner = await connectElsewhere(t, gantry, { labels: ['gpu'], server: recorder.url })

const [first, second] = ['ok-first-half', '-and-second"half\\9'] as const
const secret = `${first}${second}`
t.equal((await gantry.call('PUT', '/config/secrets/DEPLOY', { body: { value: secret } })).status, 200)
/** Assigns the secret in a shell, of which all is in one string. */
const assign = `secret='${secret}'`

t.test('a secret that is printed in two writes does not leave the machine in part', async (t) => {
  const command = [
    `${assign}; printf 'begin:%s' ${first}`,
    `until [ -e go ]; do sleep 0.02; done; printf '%s' '${second}'; echo :end`,
  ].join('; ')
  const { task, job } = await executeElsewhere(gantry, command)
  await readUntil(
    async () => ({ printed: recorder.printed('output'), job: await readJob(gantry, job) }),
    ({ printed, job: { state } }) => printed.includes('begin:') || (state !== 'queued' && state !== 'running'),
    'the first half was printed',
  )
  t.equal(recorder.printed('output'), 'begin:', 'the first half waits for what follows')
  const [workspace] = (await gantry.call('GET', `/workspaces?taskId=${task}`)).body.data.workspaces
  writeFileSync(join(runner.folder, 'trees', workspace.id, 'files', 'go'), '')
  t.match(await untilOver(gantry, job), { state: 'succeeded' })
  const cover = '[redacted]'.padEnd(secret.length, '*')
  t.equal(recorder.printed('output'), `begin:${cover}:end\n`)
  t.equal(await logOf(gantry, job), `begin:${cover}:end\n`)
  t.notOk(recorder.all().includes(first), 'the bytes of no frame have it')
})

t.test('a secret at each boundary of reads and frames leaves as one cover', async (t) => {
  const before = recorder.printed('output').length
  const count = 40
  const command = `${assign}; i=0; while [ $i -lt ${count} ]; do i=$((i+1)); head -c $((65500+i)) /dev/zero | tr '\\0' x; printf '%s' "$secret"; done`
  const { job } = await executeElsewhere(gantry, command)
  t.match(await untilOver(gantry, job), { state: 'succeeded' })
  const cover = '[redacted]'.padEnd(secret.length, '*')
  const wanted = Array.from({ length: count }, (_, index) => 'x'.repeat(65_501 + index) + cover).join('')
  t.ok(recorder.printed('output').slice(before) === wanted)
  t.notOk(recorder.all().includes(first))
})

t.test('what only looked like the beginning of a secret comes when the program ends', async (t) => {
  const before = recorder.printed('output').length
  const { job } = await executeElsewhere(gantry, `${assign}; printf '%s' ${first}`)
  t.match(await untilOver(gantry, job), { state: 'succeeded' })
  t.equal(recorder.printed('output').slice(before), first)
  t.equal(await logOf(gantry, job), first)
})

t.test('a terminal covers a secret, also one with characters that JSON escapes', async (t) => {
  const task = await gantry.createTask()
  const command = ['sh', '-c', `${assign}; printf '%s\\n' "$secret"; echo en"d"`]
  const body = { runsOn: ['gpu'], command }
  const { session } = (await gantry.call('POST', `/terminal/${task}/sessions`, { body })).body.data
  const path = `/terminal/${task}/output?sessionId=${session.id}`
  await readUntil(
    async () => (await gantry.call('GET', path)).body.data.output as string,
    (output) => output.includes('end'),
    'it has printed',
  )
  await waitUntil(() => recorder.all().includes('[redacted]'), 'the cover was sent')
  t.notOk(recorder.all().includes(second))
})
