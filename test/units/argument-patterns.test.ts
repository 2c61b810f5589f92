/** Which arguments fit a pattern: what is allowed means no more than it says. */
import t from 'tap'
import { fitsArguments, proposedArguments } from '../../src/platform/rules/argument-patterns.ts'

const allows = (pattern: string, value: unknown, name = 'value') =>
  fitsArguments({ [name]: pattern }, { [name]: value }, true)
const refuses = (pattern: string, value: unknown, name = 'value') =>
  fitsArguments({ [name]: pattern }, { [name]: value }, false)

t.test('a star that allows reaches over no items of a list', async (t) => {
  t.ok(allows('*@example.org', ['ada@example.org', 'eve@example.org']))
  t.notOk(allows('*@example.org', ['eve@elsewhere.org', 'ada@example.org']), 'each item must fit')
  t.notOk(allows('*@example.org', []))
  t.ok(refuses('*@elsewhere.org', ['eve@elsewhere.org', 'ada@example.org']), 'one item is enough to refuse')
  t.ok(allows('git status *', ['git', 'status', '--short'], 'command'), 'a command may be a list of words')
})

t.test('a star that allows adds no field to an object', async (t) => {
  t.ok(allows('{"path":"docs/*"}', { path: 'docs/a.md' }))
  t.notOk(allows('{"path":"docs/*', { path: 'docs/a.md', mode: 'delete' }))
  t.notOk(allows('{"path":"docs/*"}', { path: 'docs/a.md', to: '/etc/cron' }))
  t.notOk(allows('[1,*]', [1, 2, 3]))
  t.notOk(allows('{"path":"*"}', { path: '../a.md' }), 'a path in an object climbs as any other')
})

t.test('a pattern that climbs once allows no more than that', async (t) => {
  t.ok(allows('../shared/*', '../shared/a.md'))
  t.notOk(allows('../shared/*', '../shared/../../a.md'))
  t.notOk(allows('docs/*', 'docs/%2e%2e/a.md'))
  t.notOk(allows('docs/*', 'docs%2F..%2Fa.md'.replace('%2F', '/')))
  t.notOk(allows('cat *', 'cat ../../a.md', 'command'), 'also as a word of a command')
  t.ok(allows('git log *', 'git log main..topic', 'command'), 'a range of revisions is no path')
})

t.test('what is refused is met in each spelling of the same thing', async (t) => {
  t.ok(refuses('docs/*', './docs/a.md'))
  t.ok(refuses('docs/*', 'docs//a.md'))
  t.ok(refuses('docs/*', 'src/../docs/a.md'))
  t.ok(refuses('rm -rf *', 'rm   -rf  a', 'command'))
  t.ok(refuses('rm -rf *', '\trm -rf a', 'command'))
  t.ok(refuses('*', null))
  t.ok(refuses('*', undefined))
  t.notOk(refuses('docs/*', 'src/a.md'))
})

t.test('names of members that each object has are no arguments', async (t) => {
  t.ok(fitsArguments({ constructor: '*' }, {}, true))
  t.notOk(fitsArguments({ constructor: 'x*' }, {}, true))
})

t.test('a proposal fits what was asked, and is no wider than its words', async (t) => {
  const inputs: Record<string, unknown>[] = [
    { command: 'git push origin main' },
    { command: ['npm', 'run', 'build', '--', 'fast'] },
    { to: ['ada@example.org'] },
    { to: ['ada@example.org', 'eve@example.org'], tags: [] },
    { arguments: { path: 'docs/a.md', mode: 'read' } },
    { arguments: { path: 'docs/'.padEnd(100, 'x') } },
    { path: 'docs/a.md', isForced: false, count: 3, nothing: null },
  ]
  for (const input of inputs) t.ok(fitsArguments(proposedArguments(input) ?? {}, input, true), JSON.stringify(input))
  t.strictSame(proposedArguments({ command: 'git push origin main' }), { command: 'git push origin *' })
  t.strictSame(proposedArguments({ arguments: { path: 'docs/a.md' } }), { arguments: '{"path":"docs/a.md"}' })
  for (const command of [
    'sh -c reboot',
    'node -e process.exitCode=1',
    'perl -e unlink',
    'python3 -c 1',
    'node --eval=1 x',
  ])
    t.strictSame(proposedArguments({ command }), { command }, 'a program that is an argument stays as it is')
})
