import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { Gates } from '../../scripts/gates.ts'
import type { Gate } from '../../scripts/gates.ts'
import { gates } from '../gates.ts'
import { makeFolder, writeFiles } from '../support/folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = {
  'package-lock.json': '{}',
  'test/build.test.ts': "import { build } from './support/build.ts'\nbuild()\n",
  'test/support/build.ts': "export { start as build } from '../../src/start.ts'\n",
  'src/start.ts': "import { port } from './port.ts'\nexport const start = () => port\n",
  'src/port.ts': 'export const port = 80\n',
  'docs/page.md': 'A page.\n',
}
const file = 'test/build.test.ts'
const day = new Date('2026-01-02T03:04:05Z')

t.test('a gate that passed is unchanged until something that it reads changes', async (t) => {
  const { write, isUnchanged } = passed(t, { reads: ['docs/**'] })
  t.ok(isUnchanged())
  for (const path of [
    'test/build.test.ts',
    'test/support/build.ts',
    'src/start.ts',
    'docs/page.md',
    'package-lock.json',
  ]) {
    write(path, `${files[path as keyof typeof files]} `)
    t.notOk(isUnchanged(), path)
    write(path, files[path as keyof typeof files])
    t.ok(isUnchanged(), `${path} is as before`)
  }
  write('docs/other.md', 'A new page.')
  t.notOk(isUnchanged(), 'a new file that fits a pattern')
})

t.test('imports are followed into the sources of the service where a gate says so', async (t) => {
  for (const isClosed of [false, true]) {
    const { write, isUnchanged } = passed(t, { isClosed })
    write('src/port.ts', 'export const port = 443\n')
    t.equal(isUnchanged(), !isClosed)
  }
})

t.test('of some files only the lines that matter are read', async (t) => {
  const { write, isUnchanged } = passed(t, { lines: { of: 'src/p*.ts', matching: /\bfrom '[^.]/ } })
  write('src/port.ts', 'export const port = 443\n')
  t.ok(isUnchanged())
  write('src/port.ts', "export { port } from 'elsewhere'\n")
  t.notOk(isUnchanged())
})

t.test('a file that changed while it ran is not recorded', async (t) => {
  const { record, write, isUnchanged } = passed(t, {})
  write(file, '// Another test.\n')
  const state = record.stateOf(file)
  write(file, '// A third test.\n')
  if (state) record.recordPassed(file, state, day)
  t.notOk(isUnchanged())
})

t.test('without a record that can be read every gate runs', async (t) => {
  const { write, isUnchanged } = passed(t, {})
  write('test/gates.json', '<<<<<<< HEAD\n')
  t.notOk(isUnchanged())
})

t.test('every gate exists, and what it reads too', async (t) => {
  const record = new Gates(root, gates)
  for (const gate of Object.keys(gates)) {
    t.ok(existsSync(join(root, gate)), gate)
    t.match(record.stateOf(gate)?.hash, /^[0-9a-f]{64}$/, gate)
  }
})

/** A project with one gate that has passed. */
function passed(t: Test, gate: Gate) {
  const folder = makeFolder(t)
  writeFiles(folder, files)
  const record = new Gates(folder, { [file]: gate })
  const state = record.stateOf(file)
  t.equal(state?.unchangedSince, undefined)
  if (state) record.recordPassed(file, state, day)
  t.match(JSON.parse(readFileSync(join(folder, 'test/gates.json'), 'utf8')), { [file]: { passedOn: '2026-01-02' } })
  return {
    record,
    write: (path: string, text: string) => writeFileSync(join(folder, path), text),
    isUnchanged: () => record.stateOf(file)?.unchangedSince === '2026-01-02',
  }
}
