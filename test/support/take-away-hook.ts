import { registerHooks } from 'node:module'
import type { Guard } from './guards.ts'

// Loaded into the processes of a test: a source is loaded without one of its lines (TEST_TAKE_AWAY, a guard).
const { file, line, without } = JSON.parse(process.env['TEST_TAKE_AWAY'] ?? '{}') as Guard
const source = new URL(`../../src/${file}`, import.meta.url).href

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    return url === source ? { ...loaded, source: String(loaded.source).replace(line, () => without) } : loaded
  },
})
