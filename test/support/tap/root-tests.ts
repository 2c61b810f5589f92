import type { Test } from 'tap'

/** The tests of the files that run in this process, by the query of their modules. */
const tests = new Map<string, Test>()
const place = 'gantryRootTests'
Object.assign(globalThis, { [place]: tests })

export function setRootTest(query: string, test: Test): void {
  tests.set(query, test)
}

/** The source of the module that a file imports in the place of tap. */
export function rootTestOf(query: string): string {
  return `export default globalThis.${place}.get('${query}')`
}
