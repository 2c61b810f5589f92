/**
 * `npm run pack:client`: gantry-client-VERSION.tgz in this folder, or in that of `--pack-destination`, which is the
 * package `@gantry/client`: one module without dependencies, and its types. Prints the name of the file.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { clientPackage } from '../src/http/docs/client-package.ts'
import { clientScriptOf } from './client-script.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { 'pack-destination': { type: 'string', default: root } } })
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const folder = mkdtempSync(join(tmpdir(), 'gantry-client-'))
try {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const options = ['-p', 'scripts/tsconfig.client.json', '--outDir', folder]
  const { status } = spawnSync(process.execPath, [compiler, ...options], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`The compiler ended with ${status}.`)
  const script = Buffer.from(await clientScriptOf({ isMinified: false }))
  const name = `gantry-client-${version}.tgz`
  writeFileSync(join(values['pack-destination'], name), await clientPackage(folder, script))
  console.log(name)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
