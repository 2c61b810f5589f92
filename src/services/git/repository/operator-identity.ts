import { readFile } from 'node:fs/promises'
import type { Identity } from '../writing.ts'
import { parseSettings, valuesOf } from './settings.ts'

/** Who commits, as the configuration file of the operator has it; files that it includes are not read. */
export async function readOperatorIdentity(gitConfig: string | undefined): Promise<Partial<Identity>> {
  const text = gitConfig === undefined ? '' : await readFile(gitConfig, 'utf8').catch(() => '')
  const found = settingsIn(text)
  const [name, email] = ['name', 'email'].map((key) => valuesOf(found, 'user', undefined, key).at(-1))
  return { ...(name !== undefined && { name }), ...(email !== undefined && { email }) }
}

function settingsIn(text: string) {
  try {
    return parseSettings(text)
  } catch {
    return []
  }
}
