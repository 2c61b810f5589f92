import t from 'tap'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { variableNames } from '../src/config.ts'
import { blocksOf, runInShell } from './support/shell.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

t.test('the blocks of the first five minutes work as pasted, in order, in one shell', async (t) => {
  const blocks = blocksOf(readme).filter(({ language }) => language === 'bash' || language === 'mistake')
  t.equal(blocks.length, 11, 'no block is left out')
  const script = blocks
    .map(({ language, text }) => (language === 'mistake' ? `set +e\n${text}\nset -e` : text))
    .join('\n')
  const output = await runInShell(t, script, { cwd: root })
  for (const expected of [
    'Gantry 1.0.72 · project play',
    '"title":"Write the first plan"',
    '"action":"create"',
    '"applied":true',
    '# Plan',
    '"status":"passed"',
    'event: log',
    '"content":"I am on it."',
    '"state":"in_review"',
    '"title":"Welcome"',
    '{"success":true}',
    '40 120',
    '"filename":"plan.txt"',
    'five steps',
    'Good to have you here.',
    '"title":"Reviewer"',
    '"name":"play"',
    '{"success":true,"data":{}}',
    '[FILE] gantry.json',
    'Did you mean title?',
    'readiness must be at most 100, not 101.',
    'git_remote_not_found',
    'DELETE is not allowed on this path. Allowed methods: GET, HEAD, POST.',
  ]) {
    t.ok(output.includes(expected), expected)
  }
})

t.test('the guide of settings lists every variable of the service', (t) => {
  const settings = readFileSync(join(root, 'docs/guides/settings.md'), 'utf8')
  for (const name of variableNames.filter((name) => name !== 'GANTRY_CHECK_ANSWERS'))
    t.ok(settings.includes(name) || settings.includes(`\`_${name.replace('GANTRY_S3_', '')}\``), name)
  t.end()
})
