import { registerHooks } from 'node:module'

// Loaded before a test file: gives tap the domains beside this file in the place of those of async-hook-domain.
const lightDomain = new URL('light-domain.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'async-hook-domain'
      ? { url: lightDomain, format: 'module-typescript', shortCircuit: true }
      : nextResolve(specifier, context),
})
