import type { Gantry } from './gantry.ts'

let names = 0

async function make({ call }: Gantry) {
  return (await call('POST', '/runners', { body: { name: `runner-${++names}` } })).body.data
}

/** What stands in the place of the names that the contract makes up. */
export function runnerMakers(gantry: Gantry): Record<string, () => Promise<string>> {
  return {
    runner_01ke3v7s9x4t2m8r6d0w5hq9nz: async () => (await make(gantry)).runner.id,
    '"build-1"': async () => `"build-${++names}"`,
  }
}

/** With which a runner connects. */
export async function runnerHeaders(gantry: Gantry): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await make(gantry)).secret}` }
}

export async function removeRunners({ call }: Gantry): Promise<void> {
  for (const { id } of (await call('GET', '/runners?limit=200')).body.data.runners)
    await call('DELETE', `/runners/${id}`)
}
