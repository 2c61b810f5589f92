/**
 * The programs of the service, each with its modules in few files, and the files that are read beside them: what an
 * installed package runs, and a clone while its sources are those of the build.
 */
import { randomUUID } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as http from 'node:http'
import { isBuiltin } from 'node:module'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import { earlyTexts } from '../src/cli/help-for.ts'
import { madeFiles } from '../src/http/docs/made.ts'
import { codeOf } from '../src/platform/work/system-error.ts'
import { buildConsole } from './build-console.ts'
import { isAnyChangedSince, isCopied, recordBuild } from './clone-build.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = `${root}src`
const triesMax = 3
/** The logger of Fastify, which the service does not use. */
const unused = ['pino']

/**
 * Packages that are not bundled: programs of the machine, packages that read files of their own, and those that types
 * name.
 */
export const staying = [
  ...unused,
  'node-pty',
  'sharp',
  '@fastify/swagger',
  'ajv',
  'ajv-formats',
  'fast-json-stringify',
  'isomorphic-git',
  'pg',
  '@aws-sdk/*',
  '@xterm/*',
  '@scalar/*',
]

/** Bundled CommonJS asks for the modules of Node.js by `require`. */
export const requireOfFile = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
}

/** For CommonJS that is bundled and asks for modules of Node.js alone; it takes others as not installed. */
const requireOfBuiltins = `const require = (name) => {
  const found = process.getBuiltinModule(name)
  if (found) return found
  throw new Error(name)
};`

/** What decides how the sources are built, besides them. */
const settings = [
  'package.json',
  'tsconfig.json',
  'scripts/build-programs.ts',
  'scripts/clone-build.js',
  'node_modules/.package-lock.json',
]

export interface Programs {
  /** The packages that the programs import, and that are not part of them. */
  readonly imported: ReadonlySet<string>
  /** The folders of the packages that are part of the programs. */
  readonly bundled: ReadonlySet<string>
}

/**
 * Builds `dist` beside the present one and puts it in its place, with a record of what it was made of. `complete` adds
 * to the folder before. A source that changes meanwhile makes it build again.
 */
export async function buildClone(complete: (folder: string, programs: Programs) => void = () => {}): Promise<void> {
  for (let tries = 1; tries <= triesMax; tries++) {
    const folder = `${root}dist-${randomUUID()}`
    mkdirSync(folder)
    try {
      const startedNs = statSync(folder, { bigint: true }).ctimeNs
      const { inputs, ...programs } = await buildPrograms(folder)
      complete(folder, programs)
      recordBuild(root, folder, inputs)
      if (isAnyChangedSince(root, inputs, startedNs)) continue
      replaceBuild(folder)
      return
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  throw new Error('the sources change while they are built')
}

/** Builds the programs into `target`. */
export async function buildPrograms(target: string): Promise<Programs & { readonly inputs: readonly string[] }> {
  const copied = globSync('**/*', { cwd: source }).filter(
    (path) => isCopied(`${source}/${path}`) && statSync(`${source}/${path}`).isFile(),
  )
  for (const path of copied) cpSync(`${source}/${path}`, `${target}/${path}`)
  const metafiles = await bundlePrograms(target)
  for (const metafile of metafiles) requireDefaults(metafile)
  mkdirSync(`${target}/http/docs/made`, { recursive: true })
  for (const [name, make] of Object.entries(madeFiles)) writeFileSync(`${target}/http/docs/made/${name}`, await make())
  await writeEarlyTexts(`${target}/cli/texts`)
  const ofConsole = await writeConsole(`${target}/http/docs/console`)
  const ofPrograms = metafiles.flatMap(({ inputs }) => Object.keys(inputs))
  const bundledFiles = [...new Set([...ofPrograms, ...ofConsole])].filter(
    (path) => !path.startsWith(`${lateNamespace}:`),
  )
  const bundled = new Set(bundledFiles.flatMap(packageFolderOf))
  const inputs = [
    ...settings,
    ...bundledFiles,
    ...[...bundled].map((folder) => `${folder}/package.json`),
    ...copied.flatMap((path) => [`src/${path}`, dirname(`src/${path}`)]),
  ]
  return { inputs: [...new Set(inputs)].sort(), imported: importedBy(metafiles), bundled }
}

/** What `src/early.ts` prints, by the first word of the command. */
async function writeEarlyTexts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const ofWords = Map.groupBy(await earlyTexts(), ([name]) => name.split(' ')[0] ?? '')
  for (const [word, texts] of ofWords)
    writeFileSync(`${folder}/${word}.json`, JSON.stringify(Object.fromEntries(texts)))
}

/** The console in a folder, with a list of its files; gives what it was made of. */
async function writeConsole(folder: string): Promise<readonly string[]> {
  const { page, files, inputs } = await buildConsole()
  mkdirSync(folder)
  writeFileSync(`${folder}/page.html`, page)
  for (const [name, { bytes }] of files) writeFileSync(`${folder}/${name}`, bytes)
  writeFileSync(
    `${folder}/files.json`,
    JSON.stringify(Object.fromEntries([...files].map(([name, { type }]) => [name, type]))),
  )
  return inputs
}

async function bundlePrograms(target: string): Promise<readonly Metafile[]> {
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
    banner: requireOfFile,
  } satisfies BuildOptions
  const builds = [
    ...mainPrograms(['main', 'gantry'], placesFrom),
    // A worker finds its program by its place.
    ...workers().map((path) => ({ entryPoints: [path], plugins: [placesFrom(dirname(path))] })),
    // A browser has no use for the service, nor for its modules.
    { banner: {}, entryPoints: [pathOf('client/client')], plugins: [placesFrom(`${source}/client`)] },
  ] satisfies readonly ProgramBuild[]
  const metafiles: Metafile[] = []
  for (const { plugins, ...options } of builds)
    metafiles.push((await build({ ...common, ...options, plugins: [...plugins, lateBuiltins] })).metafile)
  return metafiles
}

/** The builds of the service and of the command line; `placesOf` lets their modules find what is beside them. */
export function mainPrograms(
  entries: readonly string[],
  placesOf: (folder: string) => Plugin,
): readonly ProgramBuild[] {
  return [
    // What a dynamic import names stays a file of its own, which loads when it is needed.
    {
      entryPoints: entries.map(pathOf),
      splitting: true,
      plugins: [placesOf(source), commandLineApart, prefixesWhenMatched],
    },
    // A command is over sooner than the service is found: it shares no file with it, and asks for no `createRequire`.
    {
      banner: { js: requireOfBuiltins },
      entryPoints: [pathOf('cli/main')],
      plugins: [placesOf(`${source}/cli`), packagesOfProgramsApart, builtinsWhenUsed],
    },
    // Half of it would be two packages that few commands need.
    {
      banner: { js: requireOfBuiltins },
      entryPoints: packagesOfPrograms.map((name) => pathOf(`cli/programs/${name}`)),
      plugins: [],
    },
  ]
}

type ProgramBuild = Pick<BuildOptions, 'banner' | 'entryPoints' | 'splitting'> & { readonly plugins: readonly Plugin[] }

/** Puts a folder in the place of `dist`. Another build may do the same at the same time. */
function replaceBuild(folder: string): void {
  const target = `${root}dist`
  const replaced = `${folder}-replaced`
  try {
    do {
      rmSync(replaced, { recursive: true, force: true })
      ignoring(['ENOENT'], () => renameSync(target, replaced))
    } while (!ignoring(['ENOTEMPTY', 'EEXIST'], () => renameSync(folder, target)))
  } finally {
    rmSync(replaced, { recursive: true, force: true })
  }
}

/** Runs `action`; false if it failed with one of these codes. */
function ignoring(codes: readonly string[], action: () => void): boolean {
  try {
    action()
    return true
  } catch (error) {
    if (!codes.includes(codeOf(error) ?? '')) throw error
    return false
  }
}

/**
 * Modules of Node.js that no start needs. An `import` of node:http reads each of its exports, and those that are the
 * ones of `fetch` load that: here they are left out. Fastify requires node:https and node:http2, and uses them for
 * servers of these protocols alone: here they load when something of them is used. Together 6 % of a start.
 */
export const lateBuiltins: Plugin = {
  name: 'late-builtins',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^(?:node:)?(?:http|http2|https)$/ }, ({ kind, path }) => {
      const isHttp = /http$/.test(path)
      return kind === (isHttp ? 'import-statement' : 'require-call')
        ? { path: `node:${path.replace('node:', '')}`, namespace: lateNamespace }
        : undefined
    })
    onLoad({ filter: /http$/, namespace: lateNamespace }, () => ({
      contents: `const http = process.getBuiltinModule('node:http')
        export default http
        export const { ${Object.keys(http).filter(isOfHttp).join(', ')} } = http`,
    }))
    onLoad({ filter: /https|http2/, namespace: lateNamespace }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, name) => process.getBuiltinModule('${path}')[name] })`,
    }))
  },
}

const lateNamespace = 'late-builtin'

/**
 * The router makes a function of code for each node of its tree, and again for each that it splits: 6 % of a start.
 * Here a node gets it with the first path that comes to it.
 */
const prefixesWhenMatched: Plugin = {
  name: 'prefixes-when-matched',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/find-my-way\/lib\/node\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const made = /return (new Function\(.*\))/
      if (!made.test(text)) throw new Error(`${path} makes no function of code: see whether a start is slower`)
      return { contents: text.replace(made, 'let match; return (path, i) => (match ??= $1)(path, i)') }
    }),
}

/** The command line is bundled by itself. */
const commandLineApart: Plugin = {
  name: 'command-line-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/cli\/main\.ts$/ }, () => ({ path: './cli/main.js', external: true })),
}

/**
 * In one file, an `import` of a module of Node.js would load it for every command, and read each of its exports:
 * those of node:fs make its streams.
 */
const builtinsWhenUsed: Plugin = {
  name: 'builtins-when-used',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^node:/ }, ({ kind, path }) =>
      kind === 'import-statement' && path !== 'node:http' ? { path, namespace: lateNamespace } : undefined,
    )
    onLoad({ filter: /^node:/, namespace: lateNamespace }, ({ path }) => {
      if (path === 'node:http') return undefined
      const members = Object.entries(Object.getOwnPropertyDescriptors(process.getBuiltinModule(path)))
      const names = members.flatMap(([name, { get }]) =>
        get === undefined && /^[a-zA-Z]\w*$/.test(name) ? [name] : [],
      )
      const taken = names.filter((name) => name !== 'default')
      const contents = `const found = process.getBuiltinModule('${path}')
        export default found
        export const { ${taken.join(', ')} } = found`
      return { contents }
    })
  },
}

const packagesOfPrograms = ['web-socket', 'agent-protocol']

const packagesOfProgramsApart: Plugin = {
  name: 'packages-of-programs-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`^\\./(?:${packagesOfPrograms.join('|')})\\.ts$`) }, ({ path }) => ({
      path: path.replace('./', './programs/').replace('.ts', '.js'),
      external: true,
    })),
}

function isOfHttp(name: string): boolean {
  return !/^(?:default|WebSocket|CloseEvent|MessageEvent)$/.test(name)
}

function importedBy(metafiles: readonly Metafile[]): ReadonlySet<string> {
  return new Set(
    metafiles
      .flatMap(({ outputs }) => Object.values(outputs))
      .flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path))
      .filter((path) => !isBuiltin(path))
      .map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')),
  )
}

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
function pathOf(name: string): string {
  return `${source}/${name}.ts`
}

/** How a source names the program of a thread or a process beside it. */
const programUrl = /new URL\(`\.\/([\w-]+)\$\{extname\(import\.meta\.url\)\}`, import\.meta\.url\)/g

/** The programs of threads and processes. */
export function workers(): string[] {
  return globSync(`${source}/**/*.ts`).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const names = Array.from(text.matchAll(programUrl), ([, name]) => `${dirname(file)}/${name}.ts`)
    if (names.length !== text.split('extname(import.meta.url)').length - 1)
      throw new Error(`${file} names a program in another way than new URL(\`./NAME\${extname(import.meta.url)}\`, …)`)
    return names
  })
}

/** What takes the place of `import.meta` in a source, so that it finds what is beside it from a bundle too. */
export interface Place {
  /** An expression that gives the address of the source. */
  readonly url: string
  /** An expression that gives the path of its folder. */
  readonly dirname: string
  /** The address of the folder with the programs beside it, if that is not the folder of `url`. */
  readonly programs?: string
}

/** Lets each source find the files beside it. */
export function placesBy(placeOf: (path: string) => Place): Plugin {
  return {
    name: 'places',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8')
        if (!text.includes('import.meta')) return undefined
        const { url, dirname, programs } = placeOf(path)
        const contents = text
          .replaceAll(programUrl, (found, name: string) =>
            programs === undefined ? found : `new URL(${JSON.stringify(`${programs}/${name}.js`)})`,
          )
          .replaceAll(/import\.meta\.(\w+)/g, (found, member: string) => {
            if (member === 'url') return url
            if (member === 'dirname') return dirname
            throw new Error(`${path} uses ${found}, which is different in a bundle`)
          })
        return { contents, loader: 'ts' }
      }),
  }
}

/** The place of a source is below the folder of the bundle, as it is below `folder`. */
function placesFrom(folder: string): Plugin {
  return placesBy((path) => {
    const url = `new URL(${JSON.stringify(`./${relative(folder, path).replace(/\.ts$/, '.js')}`)}, import.meta.url)`
    return {
      url: `${url}.href`,
      dirname: `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${url}))`,
    }
  })
}
