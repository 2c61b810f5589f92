import { readFile } from 'node:fs/promises'
import type { CommitAuthor } from './writing.ts'
import { parseSettings, valuesOf } from '../../platform/repository/settings.ts'
import { defined } from '../../platform/work/defined.ts'

/** Who commits, as the configuration file of the operator has it; files that it includes are not read. */
export async function readOperatorIdentity(gitConfig: string | undefined): Promise<Partial<CommitAuthor>> {
  const text = gitConfig === undefined ? '' : await readFile(gitConfig, 'utf8').catch(() => '')
  const found = settingsIn(text)
  const [name, email] = ['name', 'email'].map((key) => valuesOf(found, 'user', undefined, key).at(-1))
  return defined({ name, email })
}

function settingsIn(text: string) {
  try {
    return parseSettings(text)
  } catch {
    return []
  }
}
