/**
 * Tests a model that Gantry runs itself: `npm run test:local-model`. It installs node-llama-cpp from npm (117 MB,
 * without the programs for graphics cards) into a temporary folder, which is why it is not part of `npm ci` and `npm
 * test`, and makes a model of 500 KB. `LOCAL_MODELS=/path/to/folder` uses a folder in which the package is installed.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const version = '3.22.1'
const test = fileURLToPath(new URL('../test/local-model/local-model.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gantry-local-model-'))
try {
  const { status } = spawnSync(process.execPath, [test], {
    stdio: 'inherit',
    env: { ...process.env, LOCAL_MODELS: process.env['LOCAL_MODELS'] ?? install() },
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function install(): string {
  const nothing = 'npm:empty-npm-package@1.0.0'
  const heavy = ['linux-x64-cuda', 'linux-x64-cuda-ext', 'linux-x64-vulkan']
  const overrides = Object.fromEntries(heavy.map((name) => [`@node-llama-cpp/${name}`, nothing]))
  const manifest = { private: true, dependencies: { 'node-llama-cpp': version }, overrides }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) throw new Error('node-llama-cpp was not installed')
  return folder
}
