import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { variableNames } from '../src/config.ts'
import { makeFolder } from './support/folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

t.test('the blocks of the first five minutes work as pasted, in order, in one shell', async (t) => {
  const blocks = [...readme.matchAll(/^```(bash|mistake)\n([\s\S]*?)\n```$/gm)]
  t.equal(blocks.length, 11, 'no block is left out')
  const script = blocks.map(([, kind, text]) => (kind === 'mistake' ? `set +e\n${text}\nset -e` : text)).join('\n')
  const output = await runs(t, script)
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

t.test('README lists every variable of the service', (t) => {
  for (const name of variableNames.filter((name) => name !== 'GANTRY_CHECK_ANSWERS'))
    t.ok(readme.includes(name) || readme.includes(`\`_${name.replace('GANTRY_S3_', '')}\``), name)
  t.end()
})

async function runs(t: Test, script: string): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GANTRY_') && name !== 'INIT_CWD')
  const child = spawn('bash', ['-c', `set -eo pipefail\n${script}\ntrue`], {
    cwd: root,
    env: { ...Object.fromEntries(inherited), TMPDIR: makeFolder(t) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  // What the script started and did not stop is in its process group.
  t.teardown(() => killGroup(child.pid))
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  const [code] = await once(child, 'close')
  t.equal(code, 0, `${output.slice(-500)}${errors}`)
  return output
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
