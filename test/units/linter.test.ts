import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { makeFolder } from '../support/folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

t.test('what a service leaves in its clone is no part of what is checked', async (t) => {
  const folder = makeFolder(t)
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/one.ts'), 'export const one = 1\n')
  const devices = join(folder, '.gantry/data/sandbox/dev')
  mkdirSync(devices, { recursive: true })
  symlinkSync('pts/ptmx', join(devices, 'ptmx'))
  symlinkSync('/proc/self/fd', join(devices, 'fd'))
  const command = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
  t.equal(status, 0, 'the check passes', { stdout, stderr })
})
