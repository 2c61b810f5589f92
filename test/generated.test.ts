import t from 'tap'
import type { Test } from 'tap'
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './support/folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

t.test('generated code is what the contract says', async (t) => {
  const { status, stderr } = generate(root, '--check')
  t.equal(status, 0, stderr)
})

t.test('a changed contract is told by --check, and an operation without a scope does not generate', async (t) => {
  const copy = copyOf(t)
  const contract = readFileSync(join(copy, 'openapi.yaml'), 'utf8')
  writeFileSync(join(copy, 'openapi.yaml'), contract.replace('summary: Create a task.', 'summary: Make a task.'))
  t.match(generate(copy, '--check'), { status: 1, stderr: /npm run generate/ })
  writeFileSync(join(copy, 'openapi.yaml'), contract.replace("      x-scopes: ['tasks:write']\n", ''))
  t.match(generate(copy), { status: 1, stderr: /createTask declares no x-scopes/ })
  writeFileSync(join(copy, 'openapi.yaml'), contract.replace("x-scopes: ['tasks:write']", "x-scopes: ['tasks:rite']"))
  t.match(generate(copy), { status: 1, stderr: /unknown scope tasks:rite/ })
})

t.test('validators hold no require, which an ES module does not have', async (t) => {
  for (const name of ['request-validators.js', 'answer-validators.js']) {
    t.notMatch(readFileSync(join(root, 'src/generated', name), 'utf8'), /\brequire\(/)
  }
})

t.test('serializers know no const, which they would write in place of the value', async (t) => {
  t.notMatch(readFileSync(join(root, 'src/generated/serializer-schemas.json'), 'utf8'), /"const"/)
})

function generate(folder: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(folder, 'scripts/generate.ts'), ...args], { encoding: 'utf8' })
}

function copyOf(t: Test): string {
  const copy = makeFolder(t)
  for (const name of ['openapi.yaml', 'package.json', 'scripts', 'src'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
