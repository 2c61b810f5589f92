import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// Loaded before a test file. Gives tap the domains beside this file in the place of those of async-hook-domain, or takes
// the whole of it from one file (TEST_TAP): tap has 370 modules, and finding them takes longer than most tests.
const lightDomain = new URL('light-domain.ts', import.meta.url).href
const bundledTap = process.env['TEST_TAP'] && pathToFileURL(process.env['TEST_TAP']).href

registerHooks({
  resolve: (specifier, { parentURL, ...context }, nextResolve) => {
    if (specifier === 'tap' && bundledTap) return { url: bundledTap, format: 'module', shortCircuit: true }
    if (specifier === 'async-hook-domain') return { url: lightDomain, format: 'module-typescript', shortCircuit: true }
    // A file of ours is where it is said to be: Node would look for links and for the package of each.
    if (parentURL !== undefined && specifier.startsWith('.') && specifier.endsWith('.ts'))
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
    return nextResolve(specifier, { ...context, parentURL })
  },
})
