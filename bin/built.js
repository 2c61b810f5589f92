import { existsSync } from 'node:fs'

/** Imports a module of the service: a clone runs its sources, an installed package what was built of them. */
export function importBuilt(name) {
  const source = new URL(`../src/${name}.ts`, import.meta.url)
  return import(existsSync(source) ? source.href : new URL(`../dist/${name}.js`, import.meta.url).href)
}
