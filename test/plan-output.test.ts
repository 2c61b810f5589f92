import t from 'tap'
import { startGantry } from './support/gantry.ts'
import { atAnySpeed } from './support/speed.ts'
import { run, logOf } from './support/plan-execution.ts'

t.test(
  'a command has no input, no terminal and no descriptor of the service, and pipes that it may open by name',
  async (t) => {
    const gantry = await startGantry(t)
    const task = await gantry.createTask()
    await gantry.call('POST', `/terminal/${task}/sessions`)
    const { planStep } = await run(
      gantry,
      'cat; ls -l /proc/$$/fd | grep -c ptmx; echo named > /dev/stderr; echo both | tee /dev/stderr; test -t 0 || test -t 1 || test -t 2 || echo none; ps -o sid= -p $$ | tr -d " "; echo $$',
    )
    t.equal(planStep.error, 'named\nboth\n')
    const [descriptors, both, none, session, own] = planStep.output.split('\n')
    t.same([descriptors, both, none], ['0', 'both', 'none'])
    // In a process namespace of its own, the leader has no number: its launcher is the leader.
    t.ok(session === own || session === '0', 'its session is not that of the service')
  },
)

t.test('output is kept as text: its newest 64 KiB, from whole characters on, however it is made', async (t) => {
  const gantry = await startGantry(t)
  const { job, planStep } = await run(
    gantry,
    `printf 'a\\000b\\377c\\033[1m\\n'; printf 'x%.0s' $(seq 1 3) >&2; i=0; while [ $i -lt 4000 ]; do printf '\\360\\237\\230\\200 \\303\\251 \\342\\202\\254 line %d\\n' $i; i=$((i+1)); done`,
    { expectedOutcome: 'output contains: line 0\noutput matches: /^a\\ufffdb\\ufffdc\\x1b/' },
  )
  t.match(planStep.outcome, { state: 'succeeded' })
  t.equal(planStep.error, 'xxx')
  t.ok(planStep.outcome.outputBytes > 65_536)
  t.ok(Buffer.byteLength(planStep.output) > 65_530 && Buffer.byteLength(planStep.output) <= 65_536)
  t.ok(planStep.output.endsWith('😀 é € line 3999\n'))
  t.notMatch(planStep.output, /\ufffd/)
  t.match(await logOf(gantry, job.id), /😀 é € line 1500\n/)
  const { planStep: short } = await run(gantry, `printf '\\377\\000\\303'`)
  t.equal(short.output, '\ufffd\ufffd\ufffd')
})

t.test('streams that are written alternately are emitted in whole characters', async (t) => {
  const gantry = await startGantry(t)
  const writeInTurns = async (factor: number) => {
    const pause = `sleep ${0.3 * factor}`
    const { job, planStep } = await run(
      gantry,
      `printf '\\303'; ${pause}; printf 'between' >&2; ${pause}; printf '\\251'`,
    )
    return { planStep, log: await logOf(gantry, job.id) }
  }
  const { planStep, log } = await atAnySpeed(writeInTurns, ({ log }) => log === 'betweené')
  t.same([planStep.output, planStep.error], ['é', 'between'])
  t.equal(log, 'betweené')
})

t.test('a command that runs too long is ended, and the plan stops', async (t) => {
  const gantry = await startGantry(t)
  const runTooLong = async (timeoutSeconds: number) => ({
    timeoutSeconds,
    ...(await run(gantry, 'echo begun; trap "" HUP TERM; while :; do sleep 1; done', { timeoutSeconds })),
  })
  const { timeoutSeconds, job, planStep } = await atAnySpeed(
    runTooLong,
    ({ planStep }) => planStep.output === 'begun\n',
  )
  const message = `The command ran longer than ${timeoutSeconds === 1 ? '1 second' : `${timeoutSeconds} seconds`}.`
  t.match(job, {
    state: 'failed',
    error: { reason: 'timed_out', message },
    result: { planSteps: [{ state: 'failed' }] },
  })
  t.match(planStep, {
    output: 'begun\n',
    outcome: { state: 'failed', signal: 'SIGKILL', reason: message },
  })
  t.ok(planStep.outcome.durationMs >= 1_000 * timeoutSeconds)
  t.notOk(planStep.outcome.checks)
})

t.test('endless output ends at the limit', async (t) => {
  const gantry = await startGantry(t)
  const { job, planStep } = await run(gantry, 'yes & yes >&2')
  t.match(job, { state: 'failed', error: { reason: 'output_limit' } })
  t.match(planStep.outcome, { state: 'failed', reason: 'The command wrote more than 16777216 bytes.' })
  t.equal(planStep.outcome.outputBytes + planStep.outcome.errorBytes, 16_777_216)
  t.equal(planStep.output.length, 65_536)
})
