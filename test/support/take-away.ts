import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Guard } from './guards.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const hook = new URL('take-away-hook.ts', import.meta.url).href
/** Some wait for what the guard would do, and it never comes. */
const waitMaxMs = 30_000

/** Takes away each of the guards, and looks whether its test fails. */
export async function takeAway(t: Test, guards: readonly Guard[]): Promise<void> {
  // The sources as they stand pass, so that what fails later fails for want of the guard.
  const [control] = guards
  if (!control) throw new Error('There is no guard in this group.')
  t.equal(await resultOf(control.test), 'ok', 'with its guard, the first test passes')
  for (const guard of guards) {
    const { name, file, line, test } = guard
    t.equal(readFileSync(join(root, 'src', file), 'utf8').split(line).length, 2, `${name} stands once in ${file}`)
    t.equal(await resultOf(test, guard), 'not ok', `without ${name}: ${test[1]}`)
  }
}

/** Runs one test by the sources, in which every process below it finds `guard` taken away. */
async function resultOf([file, name]: Guard['test'], guard?: Guard): Promise<string | undefined> {
  const pattern = `/^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$/`
  const child = spawn(process.execPath, [...process.execArgv, join(root, `test/${file}.test.ts`)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      TAP_GREP: pattern,
      TEST_SEEN_FILE: '',
      TEST_ATTACKS_FILE: '',
      TEST_MAIN: undefined,
      TEST_SERVICE_MODULES: undefined,
      ...(guard && {
        NODE_OPTIONS: `--import=${hook}`,
        TEST_TAKE_AWAY: JSON.stringify(guard),
        TEST_WAIT_MAX_MS: String(waitMaxMs),
      }),
    },
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  await new Promise((resolve) => child.on('close', resolve))
  return output
    .split('\n')
    .find((line) => /^(not )?ok /.test(line) && line.includes(` - ${name}`) && !line.includes('# SKIP'))
    ?.split(' - ')[0]
    ?.replace(/ \d+$/, '')
}
