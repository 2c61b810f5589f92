import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './folder.ts'
import type { Guard } from './guards.ts'

/** Takes away each of the guards, in a copy of the sources, and looks whether its test fails. */
export async function takeAway(t: Test, guards: readonly Guard[]): Promise<void> {
  const folder = makeFolder(t)
  copyProject(folder, guards)
  // The copy as it stands passes, so that what fails later fails for want of the guard.
  const [control] = guards
  if (!control) throw new Error('There is no guard in this group.')
  t.equal(resultOf(await runTest(folder, control.test), control.test[1]), 'ok', 'the copy passes')
  for (const { name, file, line, without, test } of guards) {
    const path = join(folder, 'src', file)
    const text = readFileSync(path, 'utf8')
    t.equal(text.split(line).length, 2, `${name} stands once in ${file}`)
    writeFileSync(path, text.replace(line, without))
    t.equal(resultOf(await runTest(folder, test), test[1]), 'not ok', `without ${name}: ${test[1]}`)
    writeFileSync(path, text)
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of the project, as far as the tests of the guards need it. */
function copyProject(folder: string, guards: readonly Guard[]): void {
  for (const name of ['src', 'scripts', 'openapi.yaml', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['test/support', 'test/units/stores'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of new Set(guards.map((guard) => guard.test[0])))
    cpSync(join(root, `test/${name}.test.ts`), join(folder, `test/${name}.test.ts`))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

function runTest(folder: string, [file, name]: Guard['test']): Promise<string> {
  const pattern = `/^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$/`
  const child = spawn(process.execPath, [...process.execArgv, join(folder, `test/${file}.test.ts`)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    // The sources of the copy, and not the bundle of those without a change.
    env: { ...process.env, TAP_GREP: pattern, TEST_SEEN_FILE: '', TEST_ATTACKS_FILE: '', TEST_MAIN: undefined },
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  return new Promise((resolve) => child.on('close', () => resolve(output)))
}

function resultOf(output: string, name: string): string | undefined {
  return output
    .split('\n')
    .find((line) => /^(not )?ok /.test(line) && line.includes(` - ${name}`) && !line.includes('# SKIP'))
    ?.split(' - ')[0]
    ?.replace(/ \d+$/, '')
}
