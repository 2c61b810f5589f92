/** console/ → the page, the scripts and the styles of the console, whose names have a hash of their contents. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import type { Metafile, OutputFile, Plugin } from 'esbuild'
import { operations } from '../src/generated/operations.js'
import type { Operation } from '../src/generated/operations.js'
import type { BuiltConsole } from '../src/http/docs/console.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

export interface MadeConsole extends BuiltConsole {
  /** What it was made of, below the project. */
  readonly inputs: readonly string[]
}

export async function buildConsole(): Promise<MadeConsole> {
  const { outputFiles, metafile } = await build({
    entryPoints: { start: join(root, 'console/start.ts') },
    outdir: '/console',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    write: false,
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
    // The sources of the client that the package has under this name.
    alias: { 'gantry/client': join(root, 'src/client/client.ts') },
    plugins: [operationModules, sheets],
  })
  const inputs = Object.keys(metafile.inputs).filter((path) => !path.startsWith(`${namespace}:`))
  const own = globSync('console/**/*.{ts,tsx,css,json}', { cwd: root })
  return {
    page: Buffer.from(pageOf(metafile)),
    files: new Map(outputFiles.map((file) => [basename(file.path), fileOf(file)])),
    inputs: [...new Set([...inputs, ...own, 'src/generated/operations.js', 'scripts/build-console.ts'])],
  }
}

function fileOf({ path, contents }: OutputFile) {
  const type = path.endsWith('.css') ? types['.css'] : types['.js']
  return { type, bytes: Buffer.from(contents) }
}

/** What the first screen needs is asked for by the page, and not by the script that needs it. */
function pageOf({ outputs }: Metafile): string {
  const outputOf = (source: string) => Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? []
  const [script = '', entry] = outputOf('console/start.ts')
  const [app = '', { imports = [] } = {}] = outputOf('console/main.tsx')
  const early = [app, ...imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)]
  const addressOf = (path: string) => `/console/${basename(path)}`
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Gantry</title>',
    `<link rel="stylesheet" href="${addressOf(entry?.cssBundle ?? '')}">`,
    ...early.map((path) => `<link rel="modulepreload" href="${addressOf(path)}">`),
    `<script type="module" src="${addressOf(script)}"></script>`,
    '</head>',
    '<body>',
    // What the script draws first too, so that it stands there before the script has come.
    '<div id="app"><div class="frame" aria-busy="true"><header class="sidebar"><span class="brand">Gantry</span></header><main id="main"></main></div></div>',
    '<noscript><p>The console needs JavaScript.</p></noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** The styles of a screen are text in its script, which adopts them when it is loaded. */
const sheets: Plugin = {
  name: 'sheets',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.sheet\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true })
      return { contents: code, loader: 'text' }
    })
  },
}

const namespace = 'operations'

/**
 * The operation table in small parts: `operations:index` has a line for each operation, `operations:groups` loads the
 * operations of a tag with the schemas of their arguments.
 */
const operationModules: Plugin = {
  name: namespace,
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^operations:/ }, ({ path }) => ({ path: path.slice(namespace.length + 1), namespace }))
    onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: moduleOf(path), loader: 'js' }))
  },
}

const called = operations.filter(({ command }) => command !== undefined)
const groups = [...new Set(called.map(({ toolSet }) => toolSet))]

function moduleOf(name: string): string {
  if (name === 'index') return `export const index = ${JSON.stringify(called.map(lineOf))}`
  if (name === 'groups')
    return `export const groups = {${groups.map((group) => `${JSON.stringify(group)}: () => import('operations:${group}')`)}}`
  return `export const operations = ${JSON.stringify(called.filter(({ toolSet }) => toolSet === name).map(wholeOf))}`
}

function lineOf({ operationId, command, tag, toolSet, summary, scopes, annotations }: Operation) {
  return { operationId, command, tag, group: toolSet, summary, scopes, isReadOnly: annotations.isReadOnly }
}

function wholeOf({ method, path, firstSentence, input, places, example, annotations, ...operation }: Operation) {
  return {
    ...lineOf({ method, path, firstSentence, input, places, example, annotations, ...operation }),
    method,
    path,
    firstSentence,
    input,
    places,
    example,
    isDestructive: annotations.isDestructive,
  }
}
