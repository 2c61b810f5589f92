/**
 * `npm run pack`: gantry-VERSION.tgz in this folder. Its package.json names the packages that the built programs
 * import: what they bundle is not installed a second time.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPackage } from './build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly files: readonly string[]
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies?: object
  readonly scripts: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}
/** Its script stands beside the pages that show it. */
const shipped = '@scalar/fastify-api-reference'
/** Pages get their files as they are. */
const served = ['@xterm/xterm', '@xterm/addon-fit']
/** Is part of the package, less its programs for Windows, on which Gantry does not run: three quarters of its size. */
const bundled = 'node-pty'
const ofWindows = /[\\/](?:prebuilds[\\/]win32-|third_party[\\/]|deps[\\/]winpty)/
const folder = mkdtempSync(join(tmpdir(), 'gantry-pack-'))
try {
  const copied = manifest.files.filter((name) => name !== 'dist' && !name.startsWith('!'))
  for (const name of [...copied, 'README.md', 'LICENSE'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  const { imported } = await buildPackage(join(folder, 'dist'))
  const { devDependencies: _, ...packed } = manifest
  const scripts = { start: manifest.scripts['start'] }
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(
      ([name]) => (imported.has(name) || served.includes(name)) && name !== shipped,
    ),
  )
  cpSync(join(root, 'node_modules', bundled), join(folder, 'node_modules', bundled), {
    recursive: true,
    dereference: true,
    filter: (path) => !ofWindows.test(`${path}/`),
  })
  // A clone is installed by an older Node.js as well, which brings the one that it runs on.
  const engines = { node: '>=24' }
  const written = { ...packed, engines, scripts, dependencies, bundleDependencies: [bundled] }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(written, undefined, 2)}\n`)
  const { status } = spawnSync('npm', ['pack', folder, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
