/**
 * src → dist: the programs of the package, each with its modules in few files, the declarations, and the files that are
 * read beside them. `npm pack` runs it. A clone runs its sources, so that nothing in dist can be older than what is tested.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BuildOptions, Plugin } from 'esbuild'
import { madeFiles } from '../src/http/docs/made.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [source, target] = [`${root}src`, `${root}dist`]

rmSync(target, { recursive: true, force: true })
const compiler = `${root}node_modules/typescript-native/bin/tsc`
const { status } = spawnSync(process.execPath, [compiler, '-p', 'scripts/tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
// All else is copied, scripts of the pages and declarations of generated code among it.
cpSync(source, target, { recursive: true, filter: (file) => !/(?<!\.d)\.ts$|\/generated\/[\w-]+\.js$/.test(file) })
const common = {
  outdir: target,
  outbase: source,
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
} satisfies BuildOptions
// What a dynamic import names stays a file of its own, which loads when it is needed.
await build({ ...common, entryPoints: ['main', 'gantry'].map(pathOf), splitting: true, plugins: [placesFrom(source)] })
// A worker finds its program by its place, and a browser has no use for the service.
for (const path of [...workers(), pathOf('client/client')])
  await build({ ...common, entryPoints: [path], plugins: [placesFrom(dirname(path))] })

mkdirSync(`${target}/http/docs/made`)
for (const [name, make] of Object.entries(madeFiles)) writeFileSync(`${target}/http/docs/made/${name}`, await make())

function pathOf(name: string): string {
  return `${source}/${name}.ts`
}

/** The programs of threads and processes: `new URL(`./NAME${extname(import.meta.url)}`, import.meta.url)`. */
function workers(): string[] {
  return globSync(`${source}/**/*.ts`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new URL\(`\.\/([\w-]+)\$\{extname\(/g)].map(
      ([, name]) => `${dirname(file)}/${name}.ts`,
    ),
  )
}

/** Lets each module find the files beside it from the folder of the bundle, as it does in its own place. */
function placesFrom(folder: string): Plugin {
  return {
    name: 'places',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8')
        if (!text.includes('import.meta')) return undefined
        const place = `./${relative(folder, path).replace(/\.ts$/, '.js')}`
        const url = `new URL(${JSON.stringify(place)}, import.meta.url)`
        const contents = text.replaceAll(/import\.meta\.(\w+)/g, (found, member: string) => {
          if (member === 'url') return `${url}.href`
          if (member === 'dirname') return `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${url}))`
          throw new Error(`${path} uses ${found}, which is different in a bundle`)
        })
        return { contents, loader: 'ts' }
      }),
  }
}
