import { readFileSync } from 'node:fs'

/** The version of the package, which a release changes. */
export const packageVersion: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version
