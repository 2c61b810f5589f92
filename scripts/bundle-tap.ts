import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, version } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const lightDomain = join(root, 'test/support/tap/light-domain.ts')

/**
 * Puts tap and what it needs into one file below `folder`, unless it is there, and returns its path. The domains of
 * `test/support/tap/` are in it in the place of those of async-hook-domain.
 */
export async function bundleTap(folder: string): Promise<string> {
  const { version: tapVersion } = createRequire(import.meta.url)('tap/package.json') as { version: string }
  const content = createHash('sha256').update(readFileSync(lightDomain)).update(version).digest('hex').slice(0, 12)
  // Of a package of this name tap shows nothing in the stacks of failures.
  const file = join(folder, `node_modules/@tapjs/bundled/${tapVersion}-${content}.mjs`)
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await build({
    stdin: { contents: `export * from 'tap'; export { default } from 'tap'`, resolveDir: root },
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    alias: { 'async-hook-domain': lightDomain },
    // Some of its packages are CommonJS.
    banner: { js: `import * as bundled from 'node:module'; const require = bundled.createRequire(import.meta.url);` },
    logLevel: 'error',
  })
  renameSync(unfinished, file)
  return file
}
