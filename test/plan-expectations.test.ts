import t from 'tap'
import { readFileSync } from 'node:fs'
import { checkOutcome } from '../src/services/plans/checks.ts'
import type { Ended } from '../src/services/plans/checks.ts'
import { readExpectation } from '../src/services/plans/expectation.ts'
import { startGantry } from './support/gantry.ts'
import { addStep, execute } from './support/plans.ts'

const page = readFileSync(new URL('../docs/outcomes.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/^```(passes|differs|refused)\n(.*?)\n```$/gms)].map(([, kind = '', text = '']) => {
  const lines = text.split('\n')
  return {
    kind,
    command: lines.find((line) => line.startsWith('$ '))?.slice(2) ?? 'true',
    expectedOutcome: lines.filter((line) => !/^[$#] /.test(line)).join('\n'),
    told: lines.find((line) => line.startsWith('# '))?.slice(2) ?? '',
  }
})

t.test('the examples of docs/outcomes.md come out as the page says', async (t) => {
  t.ok(examples.length >= 15)
  const gantry = await startGantry(t)
  for (const { kind, command, expectedOutcome, told } of examples) {
    const task = await gantry.createTask()
    const body = { description: 'An example', command, ...(expectedOutcome !== '' && { expectedOutcome }) }
    if (kind === 'refused') {
      const {
        status,
        body: { error },
      } = await gantry.call('POST', `/tasks/${task}/plan-steps`, { body })
      t.match(
        { status, error },
        {
          status: 400,
          error: { code: 'validation_failed', details: [{ path: 'body/expectedOutcome', rule: 'check' }] },
        },
        expectedOutcome,
      )
      t.ok(error.message.startsWith('Line 1: ') && error.message.includes(told), `${error.message} should say ${told}`)
      continue
    }
    const step = await addStep(gantry, task, body)
    const {
      job,
      planStep: { outcome },
    } = await execute(gantry, task, step)
    t.equal(outcome.state, kind === 'passes' ? 'succeeded' : 'failed', `${command}: ${JSON.stringify(outcome)}`)
    t.equal(job.state, kind === 'passes' ? 'succeeded' : 'failed')
    if (kind === 'differs') {
      t.ok(outcome.reason.includes(`This check failed: ${told}.`), `${outcome.reason} should name ${told}`)
      t.match(job.error, { reason: 'outcome_differs', message: outcome.reason })
    }
  }
})

t.test('an expectation is read line by line, whatever the case, the list marks and the line ends', async (t) => {
  const { checks, mistakes } = readExpectation(
    [
      'Prose first.',
      '  -  Exit  Code :  not 0,7 ',
      '* OUTPUT Contains:a: b ',
      '12) error lacks: "\\u00e9"',
      'error is: ""',
      '+ Output matches: /a\\/b/imsu',
      '',
      'the exit code: 9',
      'Outputs of all kinds',
      'Outputting: x',
    ].join('\r\n'),
  )
  t.same(mistakes, [])
  t.same(checks, [
    { kind: 'exitCode', line: 'Exit  Code :  not 0,7', isNot: true, codes: [0, 7] },
    { kind: 'contains', line: 'OUTPUT Contains:a: b', stream: 'output', text: 'a: b' },
    { kind: 'lacks', line: 'error lacks: "\\u00e9"', stream: 'error', text: 'é' },
    { kind: 'is', line: 'error is: ""', stream: 'error', text: '' },
    { kind: 'matches', line: 'Output matches: /a\\/b/imsu', stream: 'output', pattern: 'a\\/b', flags: 'imsu' },
  ])
})

t.test('a line that starts like a check but is not valid is refused with its number', async (t) => {
  const wrong = [
    'exit code:',
    'exit code: -1',
    'exit code: 256',
    'exit code: 0 2',
    'exit code: not',
    'exit code: 1,',
    'exit codes: 0',
    'exit-code: 0',
    'exitcode: 0',
    'exit status: 0',
    'Exit_Code : 0',
    'output: hello',
    'output contains hello: world',
    'output should contain: x',
    'outputs contain: x',
    'output does not contain: x',
    'stdout contains: x',
    'stderr is: x',
    'errors: none',
    'error is not: x',
    'output contains:',
    'output contains: ""',
    'error lacks: ""',
    'output is:',
    'output contains: "a" and "b"',
    'output contains: "a',
    'output is: "\\x"',
    'output matches:',
    'output matches: //',
    'output matches: /a',
    'output matches: a/i',
    'output matches: /a/g',
    'output matches: /a/ii',
    'output matches: /[/',
    'output matches: /(?<=/',
    '- `output contains: x`',
    '**output contains**: x',
    '"exit code: 0"',
  ]
  for (const line of wrong) {
    const { checks, mistakes } = readExpectation(`Some prose.\n${line}\nexit code: 0`)
    t.same(
      checks.map(({ kind }) => kind),
      ['exitCode'],
      line,
    )
    t.same(
      mistakes.map(({ line: number }) => number),
      [2],
      line,
    )
    t.match(mistakes[0]?.message, /\. ?|\?/)
  }
  const meant = Object.fromEntries(
    [
      'output contain:x',
      'errors contains:x',
      'stderr lacks: x',
      'Exit codes: 0',
      'exitcode:0',
      'output match: /x/',
    ].map((line) => [line, /Did you mean "([^"]*):"/.exec(readExpectation(line).mistakes[0]?.message ?? '')?.[1]]),
  )
  t.same(meant, {
    'output contain:x': 'output contains',
    'errors contains:x': 'error contains',
    'stderr lacks: x': 'error lacks',
    'Exit codes: 0': 'exit code',
    'exitcode:0': 'exit code',
    'output match: /x/': 'output matches',
  })
})

t.test('there are at most 1000 checks', async (t) => {
  t.equal(readExpectation('exit code: 0\n'.repeat(1000)).checks.length, 1000)
  t.match(readExpectation('exit code: 0\n'.repeat(1001)), {
    checks: [],
    mistakes: [{ line: 1001, message: /1000 checks/ }],
  })
  const [exit, output] = ['exit code: 0\n', 'output lacks: x\n']
  const ended: Ended = { exitCode: 0, output: { text: '', isWhole: true }, error: { text: '', isWhole: true } }
  for (const most of [output.repeat(999), output.repeat(999) + exit, exit + output.repeat(999)])
    t.equal((await checkOutcome(readExpectation(most).checks, ended, (text) => text)).length, 1000)
  for (const tooMany of [output.repeat(1000), output.repeat(1000) + exit])
    t.match(readExpectation(tooMany), {
      checks: [],
      mistakes: [{ line: 1000, message: /1000 checks, including the check of the exit code/ }],
    })
})
