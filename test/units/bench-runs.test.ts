import t from 'tap'
import { runOf, runsSection } from '../../bench/runs.ts'
import type { Goal } from '../../bench/report.ts'

const goal = (sentence: string, measured: string): Goal => ({
  sentence,
  measured,
  target: '≥ 1',
  rounds: 3,
  isMet: true,
})

t.test('the results keep the last four runs, the newest first', async (t) => {
  let results = ''
  for (const hour of [1, 2, 3, 4, 5]) {
    const run = runOf(new Date(Date.UTC(2026, 10, 27, hour)), 'c0ffee12', hour, [
      goal('Reads', `0.9${hour} (0.90–0.99)`),
    ])
    results = `# What it costs\n\n${runsSection(run, results)}\n## Idle\n\n| Process | ms |\n| --- | ---: |\n| Gantry | 1 |\n`
  }
  const rows = results.split('\n').filter((line) => line.startsWith('| '))
  t.equal(
    rows[0],
    '| Goal | 2026-11-27 05:00, c0ffee12, load 5.0 | 2026-11-27 04:00, c0ffee12, load 4.0 | 2026-11-27 03:00, c0ffee12, load 3.0 | 2026-11-27 02:00, c0ffee12, load 2.0 |',
  )
  t.equal(rows[2], '| Reads | 0.95 (0.90–0.99) | 0.94 (0.90–0.99) | 0.93 (0.90–0.99) | 0.92 (0.90–0.99) |')
})

t.test('a goal that an earlier run did not have has no figure there', async (t) => {
  const before = runsSection(runOf(new Date(0), 'c0ffee12', 1, [goal('Reads', '1'), goal('Gone', '2')]), '')
  const after = runsSection(runOf(new Date(60_000), 'c0ffee12', 1, [goal('Reads', '3'), goal('Starts', '4')]), before)
  t.match(after, '| Reads | 3 | 1 |')
  t.match(after, '| Starts | 4 |  |')
  t.notMatch(after, 'Gone')
})
