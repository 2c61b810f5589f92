import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSmallFile } from '../../../platform/repository/repository.ts'
import type { GitSite } from '../reading.ts'

const mergeFiles = ['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE', 'AUTO_MERGE']

/** The commits that a merge in progress brings in. Commands can put anything in the place of the file. */
export async function readMerge({ repository }: GitSite): Promise<string[]> {
  const text = (await readSmallFile(join(repository.gitFolder, 'MERGE_HEAD'))) ?? ''
  return text.split('\n').filter((line) => /^[0-9a-f]{40,64}$/.test(line))
}

export async function endMerge({ repository }: GitSite): Promise<void> {
  await Promise.all(mergeFiles.map((name) => rm(join(repository.gitFolder, name), { force: true })))
}

/** By what git knows that something is in progress in a working tree. */
const pendingFiles: Readonly<Record<string, string>> = {
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
}

/** What another program has begun in the working tree and not yet completed. */
export async function pendingIn({ repository }: GitSite): Promise<string | undefined> {
  for (const [name, word] of Object.entries(pendingFiles)) {
    const isThere = await access(join(repository.gitFolder, name)).then(
      () => true,
      () => false,
    )
    if (isThere) return word
  }
  return undefined
}
