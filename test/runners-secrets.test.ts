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

t.test('a terminal covers a secret that its runner was not told, and that is printed in parts', async (t) => {
  const [head, tail] = ['never-told-half', '-of-it-here/7'] as const
  await gantry.call('PUT', '/config/secrets/OTHER', { body: { value: head + tail } })
  const task = await gantry.createTask()
  const hex = (text: string) =>
    Buffer.from(text)
      .toString('hex')
      .replaceAll(/../g, (byte) => `\\\\x${byte}`)
  // The runner cannot know it: it is made there.
  const script = `stty -echo; printf begin:; echo -ne '${hex(head)}'; read -r _; echo -ne '${hex(tail)}'; echo :en"d"; read -r _`
  const body = { runsOn: ['gpu'], command: ['bash', '-c', script.replaceAll('\\\\', '\\')] }
  const { session } = (await gantry.call('POST', `/terminal/${task}/sessions`, { body })).body.data
  const outputFrom = async (offset: number) =>
    (await gantry.call('GET', `/terminal/${task}/output?sessionId=${session.id}&offset=${offset}`)).body.data
      .output as string
  await readUntil(
    () => outputFrom(0),
    (output) => output.includes(`begin:${head}`),
    'the first part',
  )
  await gantry.call('POST', `/terminal/${task}/input`, { body: { sessionId: session.id, data: '\n' } })
  const whole = await readUntil(
    () => outputFrom(0),
    (output) => output.includes(':end'),
    'the second part',
  )
  t.notMatch(whole, head)
  t.notOk(whole.includes(tail))
  t.ok(recorder.all().includes(tail), 'the runner has sent it')
  const from = whole.indexOf(':end') - tail.length + 3
  t.notOk((await outputFrom(from)).includes(tail.slice(3)), 'nor is a part shown to who reads from within it')
  const { screen } = (await gantry.call('GET', `/terminal/${task}/screen?sessionId=${session.id}`)).body.data
  t.notOk(JSON.stringify(screen).includes(JSON.stringify(tail).slice(1, -1)))
  await gantry.call('POST', `/terminal/${task}/input`, { body: { sessionId: session.id, data: '\n' } })
})
