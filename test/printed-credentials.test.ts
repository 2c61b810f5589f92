import t from 'tap'
import { tried } from './support/attacks.ts'
import { ownerToken, startGantry, writeFiles } from './support/gantry.ts'
import { addStep, execute } from './support/plans.ts'
import { readUntil } from './support/wait.ts'

/** What a command prints is stored and read by others, so that no credential of the service stands in it. */

const gantry = await startGantry(t)
const exchanged = (await gantry.call('POST', '/identity/exchange', { body: {} })).body.data.secret as string
const made = (await gantry.call('POST', '/identity/tokens', { body: { name: 'CI', preset: 'ci' } })).body.data
  .secret as string
const credentials = {
  'the token of the environment': ownerToken,
  'the token of the environment in Base64': Buffer.from(ownerToken).toString('base64url'),
  'a token': made,
  'an exchanged token': exchanged,
}

for (const [name, credential] of Object.entries(credentials)) {
  /** Prints it whole, and in pieces. */
  const script = `echo "<${credential}>"; ${[...credential].map((letter) => `printf %s '${letter}'`).join('; ')}; echo .`

  t.test(`a command that prints ${name} shows it nowhere`, async (t) => {
    const task = await gantry.createTask()
    writeFiles(gantry.project, { 'print.sh': script })
    const expectedOutcome = 'output contains: something else'
    const { job, planStep } = await execute(
      gantry,
      task,
      await addStep(gantry, task, { command: 'sh print.sh', expectedOutcome }),
    )
    const { output } = (await gantry.call('GET', `/jobs/${job.id}/log`)).body.data
    const places = {
      'the log of the job': output,
      'the job': (await gantry.call('GET', `/jobs/${job.id}`)).body,
      'the plan step': planStep,
      'the events': (await gantry.call('GET', '/events?limit=200')).body,
    }
    t.match(output, '<[redacted]>')
    for (const [place, content] of Object.entries(places))
      tried(t, 'a secret is shown', `${name} in ${place}`, JSON.stringify(content).includes(credential))
  })

  t.test(`a program that prints ${name} on a terminal shows it to no reader`, async (t) => {
    const taskId = await gantry.createTask()
    const body = { command: ['sh', '-c', `${script}; echo over`] }
    const { session } = (await gantry.call('POST', `/terminal/${taskId}/sessions`, { body })).body.data
    const read = async () =>
      (await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}/output`)).body.data.output as string
    const output = await readUntil(read, (text) => text.includes('over'), 'the whole output')
    tried(t, 'a secret is shown', `${name} on a terminal`, output.includes(credential))
    t.equal(output.length, `<${credential}>\r\n${credential}.\r\nover\r\n`.length, 'what follows stands where it stood')
  })
}

t.test('what only looks like a token is shown', async (t) => {
  const looks = [`gty_${'0'.repeat(64)}_0000000`, 'gtx_', made.slice(0, 40), made.toUpperCase()]
  const taskId = await gantry.createTask()
  const body = { command: ['sh', '-c', `printf '%s\\n' ${looks.join(' ')} over`] }
  const { session } = (await gantry.call('POST', `/terminal/${taskId}/sessions`, { body })).body.data
  const read = async () =>
    (await gantry.call('GET', `/terminal/${taskId}/sessions/${session.id}/output`)).body.data.output as string
  t.equal(
    await readUntil(read, (text) => text.includes('over'), 'the whole output'),
    [...looks, 'over', ''].join('\r\n'),
  )
})
