import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownerToken, startGantry } from './support/gantry.ts'
import { makeFolder } from './support/folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

t.test('every command of the first five minutes works as it stands', async (t) => {
  const play = makeFolder(t)
  mkdirSync(join(play, 'project'))
  const [prepare, ...calls] = blocksOf('bash')
  await runs(t, prepare ?? '', { PLAY: play, GANTRY: root })
  const gantry = await startGantry(t, { args: ['--trust', '--project', join(play, 'project')] })
  const output = await runs(t, calls.join('\n'), { PLAY: play, URL: `${gantry.origin}/api/v1`, TOKEN: ownerToken })
  for (const expected of [
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
  ]) {
    t.ok(output.includes(expected), expected)
  }
  const mistakes = `${calls[0]?.split('\n')[0]}\nset +e\n${blocksOf('mistake').join('\n')}`
  const refusals = await runs(t, mistakes, { URL: `${gantry.origin}/api/v1`, TOKEN: ownerToken })
  for (const expected of [
    'Did you mean title?',
    'readiness must be at most 100.',
    'git_remote_not_found',
    'method_not_allowed',
  ]) {
    t.ok(refusals.includes(expected), expected)
  }
})

t.test('the start command names options that exist', async (t) => {
  for (const block of blocksOf('start')) t.match(block, /^npm start -- --project "\$PLAY\/project" --trust$/)
})

function blocksOf(kind: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm'))].map(
    (match) => match[1] ?? '',
  )
}

async function runs(t: Test, script: string, environment: Record<string, string>): Promise<string> {
  const child = spawn('bash', ['-c', `set -eo pipefail\n${script}\ntrue`], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
