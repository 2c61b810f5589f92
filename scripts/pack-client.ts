/**
 * `npm run pack:client`: gantry-client-VERSION.tgz in this folder, which is the package `@gantry/client`: one module
 * without dependencies, and its types.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientScriptOf } from './client-script.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'gantry-client-'))
try {
  writeFileSync(join(folder, 'index.js'), await clientScriptOf({ isMinified: false }))
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const options = ['-p', 'scripts/tsconfig.client.json', '--outDir', join(folder, 'types')]
  run(process.execPath, [compiler, ...options])
  for (const name of ['LICENSE', 'docs/client.md'])
    cpSync(join(root, name), join(folder, name === 'LICENSE' ? name : 'README.md'))
  const manifest = {
    name: '@gantry/client',
    version,
    description: 'The client of Gantry: every operation as a typed function.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': { types: './types/client/client.d.ts', default: './index.js' },
      './package.json': './package.json',
    },
    types: './types/client/client.d.ts',
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  run('npm', ['pack', folder, ...process.argv.slice(2)])
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ended with ${status}.`)
}
