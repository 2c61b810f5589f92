import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, version } from 'esbuild'
import type { BuildOptions, Plugin } from 'esbuild'
import { lateBuiltins, mainPrograms, placesBy, requireOfFile, staying, workers } from './build-programs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'src')
const keptBundles = 3

const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
  metafile: true,
  logLevel: 'error',
} satisfies BuildOptions

/** The sources of the service in few files, because finding and loading 700 takes longer than most tests. */
export interface ServiceBundle {
  /** The program, in the place of `src/main.ts`. */
  readonly main: string
  /**
   * A folder with a module in the place of each of the sources that `src/service.ts` imports. It exports what the
   * source does, from one file that all of them share.
   */
  readonly modules: string
}

/** Bundles the sources below `folder`, unless a bundle of the same sources is there. */
export async function bundleService(folder: string): Promise<ServiceBundle> {
  const { target, bundle } = placeOf(folder)
  if (existsSync(target)) return bundle
  removeOld(folder)
  const unfinished = `${target}.${process.pid}`
  const plugins = [placesIn(target)]
  // As people have them, but with the check of answers.
  for (const { plugins: own, ...program } of mainPrograms(['main'], () => placesIn(target)))
    await build({
      ...common,
      packages: 'bundle',
      mainFields: ['module', 'main'],
      external: [...staying],
      banner: requireOfFile,
      outbase: source,
      outdir: join(unfinished, 'program'),
      sourcemap: true,
      ...program,
      plugins: [...own, lateBuiltins],
    })
  await build({ ...common, entryPoints: workers(), outbase: source, outdir: join(unfinished, 'workers'), plugins })
  await writeModules(unfinished, target)
  // Node.js would otherwise read each file to learn what it is.
  writeFileSync(join(unfinished, 'package.json'), '{"type":"module"}')
  renameSync(unfinished, target)
  return bundle
}

/** The bundle of the sources as they are, if it was made before. */
export function findBundle(folder: string): ServiceBundle | undefined {
  const { target, bundle } = placeOf(folder)
  return existsSync(target) ? bundle : undefined
}

function placeOf(folder: string): { target: string; bundle: ServiceBundle } {
  const target = join(folder, `service-${hashOfSources()}`)
  return { target, bundle: { main: join(target, 'program/main.js'), modules: join(target, 'modules') } }
}

/** Writes into `folder` what will stand in `target`. */
async function writeModules(folder: string, target: string): Promise<void> {
  const entry = `export * from ${JSON.stringify(join(source, 'service.ts'))}`
  const stdin = (contents: string) => ({ contents, resolveDir: root, loader: 'ts' }) as const
  const plugins = [outsideDynamicImports, placesIn(target)]
  const { metafile } = await build({ ...common, stdin: stdin(entry), write: false, outdir: folder, plugins })
  const modules = Object.keys(metafile.inputs).filter((path) => path.startsWith('src/') && path.endsWith('.ts'))
  const all = modules.map((path, index) => `export * as m${index} from ${JSON.stringify(join(root, path))}`)
  const outfile = join(folder, 'service.js')
  const service = pathToFileURL(join(target, 'service.js')).href
  await build({ ...common, stdin: stdin(all.join('\n')), outfile, sourcemap: true, plugins })
  const exported = namesIn(outfile)
  for (const [index, path] of modules.entries()) {
    const file = join(folder, 'modules', relative('src', path).replace(/\.ts$/, '.js'))
    mkdirSync(dirname(file), { recursive: true })
    const names = exported[`m${index}`] ?? []
    const from = `import { m${index} as all } from ${JSON.stringify(service)}`
    writeFileSync(file, names.length > 0 ? `${from}\nexport const { ${names.join(', ')} } = all\n` : 'export {}\n')
  }
}

/** The names that each module of a bundle exports. */
function namesIn(file: string): Readonly<Record<string, readonly string[]>> {
  const program = `
    const modules = await import(${JSON.stringify(pathToFileURL(file).href)})
    console.log(JSON.stringify(Object.fromEntries(Object.entries(modules).map(([name, one]) => [name, Object.keys(one)]))))
    process.exit()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(`The bundle of the service does not load:\n${stderr}`)
  return JSON.parse(stdout) as Record<string, string[]>
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(version)
  const own = ['scripts/bundle-service.ts', 'scripts/build-programs.ts', 'package-lock.json'].map((file) =>
    join(root, file),
  )
  for (const file of [...own, ...globSync(`${source}/**/*.ts`).sort()])
    hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Sources change often, and each bundle has 10 MB. */
function removeOld(folder: string): void {
  if (!existsSync(folder)) return
  const bundles = readdirSync(folder)
    .filter((name) => name.startsWith('service-'))
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of bundles.slice(keptBundles - 1)) rmSync(old, { recursive: true, force: true })
}

/** A module finds files beside it where its source is, and programs in the bundle that will stand in `target`. */
function placesIn(target: string): Plugin {
  return placesBy((path) => ({
    url: JSON.stringify(pathToFileURL(path).href),
    dirname: JSON.stringify(dirname(path)),
    programs: pathToFileURL(join(target, 'workers', relative(source, dirname(path)))).href,
  }))
}

/** What is loaded when it is needed is the source itself, as it is for a test that imports it. */
const outsideDynamicImports: Plugin = {
  name: 'outside-dynamic-imports',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: pathToFileURL(join(resolveDir, path)).href, external: true } : undefined,
    ),
}
