/**
 * src → dist: the programs of the package, each with its modules in few files, the declarations, and the files that are
 * read beside them. `npm run pack` runs it. A clone runs its sources, so that nothing in dist can be older than what is
 * tested.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { madeFiles } from '../src/http/docs/made.ts'
import { sbomOf } from './sbom.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [source, target] = [`${root}src`, `${root}dist`]
/**
 * Packages that are not bundled: programs of the machine, packages that read files of their own, and those that types
 * name.
 */
const staying = [
  'node-pty',
  'sharp',
  'fastify',
  '@fastify/*',
  'ajv',
  'ajv-formats',
  'fast-json-stringify',
  'isomorphic-git',
  'pg',
  '@aws-sdk/*',
  '@scalar/*',
]

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
  metafile: true,
  // The CommonJS of some packages chooses its files at run time, which no bundle can follow.
  mainFields: ['module', 'main'],
  minifyWhitespace: true,
  // The sources alone are tested with a check of every answer (2 MB).
  external: [...staying, './http/check-answers.ts'],
  // Bundled CommonJS asks for the modules of Node.js by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
} satisfies BuildOptions
// What a dynamic import names stays a file of its own, which loads when it is needed.
const programs = [
  await build({
    ...common,
    entryPoints: ['main', 'gantry'].map(pathOf),
    splitting: true,
    plugins: [placesFrom(source)],
  }),
]
// A worker finds its program by its place.
for (const path of workers())
  programs.push(await build({ ...common, entryPoints: [path], plugins: [placesFrom(dirname(path))] }))
// A browser has no use for the service, nor for its modules.
const client = {
  ...common,
  banner: {},
  entryPoints: [pathOf('client/client')],
  plugins: [placesFrom(`${source}/client`)],
}
programs.push(await build(client))
for (const { metafile } of programs) requireDefaults(metafile)

mkdirSync(`${target}/http/docs/made`)
for (const [name, make] of Object.entries(madeFiles)) writeFileSync(`${target}/http/docs/made/${name}`, await make())
const bundled = new Set(programs.flatMap(({ metafile }) => Object.keys(metafile.inputs)).flatMap(packageFolderOf))
writeFileSync(
  `${target}/LICENSES.txt`,
  [...bundled, 'node_modules/@scalar/fastify-api-reference'].toSorted().map(licenceOf).join('\n\n'),
)
writeFileSync(
  `${target}/sbom.cdx.json`,
  sbomOf(
    root,
    [...bundled].map(manifestOf).map(({ name, version }) => `${name}@${version}`),
  ),
)

/** The packages that the programs import, and that are not part of them. */
export const imported: ReadonlySet<string> = new Set(
  programs
    .flatMap(({ metafile }) => Object.values(metafile.outputs))
    .flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path))
    .filter((path) => !isBuiltin(path))
    .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')),
)

/** In a bundle, CommonJS that is imported when it is needed has `default` alone. */
function requireDefaults({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { path, kind, original = '' } of imports)
      if (kind === 'dynamic-import' && file.startsWith('src/') && inputs[path]?.format === 'cjs') {
        const statement = readFileSync(`${root}${file}`, 'utf8')
          .split(`import('${original}')`)[0]
          ?.split('const')
          .at(-1)
        if (!statement?.includes('default'))
          throw new Error(`${file} must take the default of ${original}, which is CommonJS`)
      }
}

function packageFolderOf(file: string): string[] {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.slice(0, 1) ?? []
}

/** What the licence of a bundled package asks for: its text, or at least its name. */
function licenceOf(folder: string): string {
  const { name, version, license } = manifestOf(folder)
  const [file] = globSync(`${root}${folder}/{LICENSE,LICENCE,license,licence}*`)
  return `${name} ${version} (${license})\n\n${file === undefined ? '' : readFileSync(file, 'utf8').trim()}`
}

function manifestOf(folder: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Record<string, string>
}

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
