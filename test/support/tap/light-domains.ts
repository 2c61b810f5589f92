import { existsSync, readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import './local-names.ts'
import { rootTestOf } from './root-tests.ts'

// Loaded before a test file. Gives tap the domains beside this file in the place of those of async-hook-domain, or
// takes the whole of it from one file (TEST_TAP): tap has 370 modules, and finding them takes longer than most tests.
const lightDomain = new URL('light-domain.ts', import.meta.url).href
const bundledTap = process.env['TEST_TAP'] && pathToFileURL(process.env['TEST_TAP']).href

// The sources of the service come from one file too (TEST_SERVICE_MODULES), but not in threads and processes that a
// test starts, which need few of them.
const sources = new URL('../../../src/', import.meta.url).href
const modules =
  process.env['TEST_SERVICE_MODULES'] && isMainThread && /\.test\.ts$|\/tap\/files\.ts$/.test(process.argv[1] ?? '')
    ? pathToFileURL(`${process.env['TEST_SERVICE_MODULES']}/`).href
    : undefined

// Of several files in one process each has the modules of `test/` for itself: a query names the file.
const tests = new URL('../../', import.meta.url).href
const stripped = new Map<string, string>()

registerHooks({
  resolve: (specifier, { parentURL, ...context }, nextResolve) => {
    const query = parentURL === undefined ? '' : queryOf(parentURL)
    if (specifier === 'tap' && query !== '')
      return { url: `data:text/javascript,${rootTestOf(query)}`, format: 'module', shortCircuit: true }
    if (specifier === 'tap' && bundledTap) return { url: bundledTap, format: 'module', shortCircuit: true }
    if (specifier === 'async-hook-domain') return { url: lightDomain, format: 'module-typescript', shortCircuit: true }
    // A file of ours is where it is said to be: Node would look for links and for the package of each.
    if (parentURL !== undefined && /^(?:\.|file:).*\.ts$/.test(specifier)) {
      const { href } = new URL(specifier, parentURL)
      if (href.startsWith(tests) && query !== '')
        return { url: href + query, format: 'module-typescript', shortCircuit: true }
      const module = moduleOf(href)
      return module !== undefined
        ? { url: module, format: 'module', shortCircuit: true }
        : { url: href, format: 'module-typescript', shortCircuit: true }
    }
    return nextResolve(specifier, { ...context, parentURL })
  },
  load: (url, context, nextLoad) =>
    queryOf(url) === ''
      ? nextLoad(url, context)
      : { format: 'module', source: strippedOnce(fileURLToPath(url)), shortCircuit: true },
})

/** The query of a module of `test/`, with its `?`; empty if there is none. */
function queryOf(url: string): string {
  return url.startsWith(tests) ? (/\?\d+$/.exec(url)?.[0] ?? '') : ''
}

/** Takes the types out of a source, once for all the files that import it. */
function strippedOnce(path: string): string {
  const source = stripped.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'))
  stripped.set(path, source)
  return source
}

/** What stands in the bundle in the place of a source; undefined for what is not in it. */
function moduleOf(href: string): string | undefined {
  if (modules === undefined || !href.startsWith(sources)) return undefined
  const module = `${modules}${href.slice(sources.length, -3)}.js`
  return existsSync(fileURLToPath(module)) ? module : undefined
}
