import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../../scripts/contract-document.ts'
import { resolve } from '../../scripts/contract-document.ts'
import type { Gantry } from './gantry.ts'
import { startSampleGantry } from './samples.ts'
import type { SampleGantry } from './samples.ts'

/**
 * A service with everything that its operations need: models, MCP servers, mail, a repository with commits and a
 * remote, approved scripts, skills, knowledge, and tokens that may do less than the owner.
 */
export interface House {
  readonly sample: SampleGantry
  readonly gantry: Gantry
  /** By a name for the report. */
  readonly credentials: ReadonlyMap<string, string>
  /** Ids without which nothing works any more. */
  readonly kept: ReadonlySet<string>
  /** Undoes what a request did to the configuration, on which the servers and scripts depend. */
  restoreConfig(): void
  close(): Promise<void>
}

export async function openHouse(contract: Contract): Promise<House> {
  const ends: (() => unknown)[] = []
  const sample = await startSampleGantry({ teardown: (end) => ends.push(end) }, { GANTRY_LOG: 'error' })
  const { gantry } = sample
  const kept = new Set(['user_owner'])
  for (const path of ['/tasks', '/identity/tokens', '/users'])
    for (const id of idsIn((await gantry.call('GET', path)).body)) kept.add(id)
  const credentials = new Map<string, string>()
  const presets = resolve(contract, contract.components.schemas['Preset'] ?? {})['enum'] as string[]
  for (const preset of presets) credentials.set(preset, await tokenOf(gantry, { name: preset, preset }, kept))
  const taskIds = [await gantry.createTask('For a narrow token')]
  const narrow = { name: 'narrow', preset: presets.at(-1), allow: { taskIds } }
  credentials.set('narrow', await tokenOf(gantry, narrow, kept))
  credentials.set('wrong', 'a-token-of-another-service')
  const configFile = join(gantry.project, 'gantry.json')
  const config = readFileSync(configFile)
  return {
    sample,
    gantry,
    credentials,
    kept,
    restoreConfig: () => writeFileSync(configFile, config),
    close: async () => {
      for (const end of ends.toReversed()) await end()
    },
  }
}

async function tokenOf(gantry: Gantry, body: object, kept: Set<string>): Promise<string> {
  const { status, body: answer } = await gantry.call('POST', '/identity/tokens', { body })
  if (status !== 201) throw new Error(`no token was made of ${JSON.stringify(body)}: ${JSON.stringify(answer)}`)
  for (const id of idsIn(answer)) kept.add(id)
  return answer.data.secret
}

function idsIn(answer: unknown): string[] {
  return [...JSON.stringify(answer).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? '')
}
