import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const isBuilt = !existsSync(`${root}src/main.ts`) || (await isBuiltClone())

/** Imports a module of the service: what was built of the sources, which themselves run in a clone that has changed. */
export function importBuilt(name) {
  return import(new URL(isBuilt ? `../dist/${name}.js` : `../src/${name}.ts`, import.meta.url).href)
}

async function isBuiltClone() {
  // The sources alone have a check of every answer.
  if (process.env.GANTRY_CHECK_ANSWERS !== undefined) return false
  return (await import('../scripts/clone-build.js')).isCurrent(root)
}
