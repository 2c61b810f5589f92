import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { GitSite } from '../reading.ts'

const mergeFiles = ['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE', 'AUTO_MERGE']

/** The commits that a merge in progress brings in. */
export async function readMerge({ repository }: GitSite): Promise<string[]> {
  const text = await readFile(join(repository.gitFolder, 'MERGE_HEAD'), 'utf8').catch(() => '')
  return text.split('\n').filter((line) => /^[0-9a-f]{40,64}$/.test(line))
}

export async function endMerge({ repository }: GitSite): Promise<void> {
  await Promise.all(mergeFiles.map((name) => rm(join(repository.gitFolder, name), { force: true })))
}
