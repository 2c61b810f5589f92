/**
 * Tests chats with an agent that nobody here wrote: `npm run test:agents`. It installs opencode from npm (177 MB) into a
 * temporary folder, which is why it is not part of `npm ci` and `npm test`. `OPENCODE=/path/to/opencode` uses one that is
 * installed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const name = `opencode-${process.platform}-${process.arch}`
const version = '1.18.33'
const test = fileURLToPath(new URL('../test/agents/opencode.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gantry-agents-'))
try {
  const program = process.env['OPENCODE'] ?? install()
  const { status } = spawnSync(process.execPath, [test], {
    stdio: 'inherit',
    env: { ...process.env, OPENCODE: program },
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function install(): string {
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`]
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) throw new Error(`${name}@${version} was not installed`)
  return join(folder, 'node_modules', name, 'bin', 'opencode')
}
