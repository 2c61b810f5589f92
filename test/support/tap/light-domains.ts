import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import './local-names.ts'

// Loaded before a test file. Gives tap the domains beside this file in the place of those of async-hook-domain, or
// takes the whole of it from one file (TEST_TAP): tap has 370 modules, and finding them takes longer than most tests.
const lightDomain = new URL('light-domain.ts', import.meta.url).href
const bundledTap = process.env['TEST_TAP'] && pathToFileURL(process.env['TEST_TAP']).href

// The sources of the service come from one file too (TEST_SERVICE_MODULES), but not in threads and processes that a
// test starts, which need few of them.
const sources = new URL('../../../src/', import.meta.url).href
const modules =
  process.env['TEST_SERVICE_MODULES'] && isMainThread && process.argv[1]?.endsWith('.test.ts')
    ? pathToFileURL(`${process.env['TEST_SERVICE_MODULES']}/`).href
    : undefined

registerHooks({
  resolve: (specifier, { parentURL, ...context }, nextResolve) => {
    if (specifier === 'tap' && bundledTap) return { url: bundledTap, format: 'module', shortCircuit: true }
    if (specifier === 'async-hook-domain') return { url: lightDomain, format: 'module-typescript', shortCircuit: true }
    // A file of ours is where it is said to be: Node would look for links and for the package of each.
    if (parentURL !== undefined && /^(?:\.|file:).*\.ts$/.test(specifier)) {
      const { href } = new URL(specifier, parentURL)
      const module = moduleOf(href)
      return module !== undefined
        ? { url: module, format: 'module', shortCircuit: true }
        : { url: href, format: 'module-typescript', shortCircuit: true }
    }
    return nextResolve(specifier, { ...context, parentURL })
  },
})

/** What stands in the bundle in the place of a source; undefined for what is not in it. */
function moduleOf(href: string): string | undefined {
  if (modules === undefined || !href.startsWith(sources)) return undefined
  const module = `${modules}${href.slice(sources.length, -3)}.js`
  return existsSync(fileURLToPath(module)) ? module : undefined
}
