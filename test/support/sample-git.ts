import type { Gantry } from './gantry.ts'

/** Makes the things of git of which the examples of the contract speak. */
export function gitMakers(gantry: Gantry) {
  let count = 0
  const made = async (path: string, body: object) => (await gantry.call('POST', path, { body })).body.data
  return {
    'v1.0.0': async () => (await made('/git/tags', { name: `v1.0.0-${count++}` })).tag.name,
    'v1.1.0': async () => `v1.1.0-${count++}`,
  }
}
