/**
 * src → dist: JavaScript with declarations, and the files that are read beside them. `npm pack` runs it. A clone runs its
 * sources, so that nothing in dist can be older than what is tested.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [source, target] = [`${root}src`, `${root}dist`]

rmSync(target, { recursive: true, force: true })
const compiler = `${root}node_modules/typescript-native/bin/tsc`
const { status } = spawnSync(process.execPath, [compiler, '-p', 'scripts/tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
// The compiler takes TypeScript; all else, generated JavaScript and its declarations among it, is copied.
cpSync(source, target, { recursive: true, filter: (file) => !/(?<!\.d)\.ts$/.test(file) })
