import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../errors.ts'
import { makeFolders } from '../../platform/files/make-folders.ts'
import { inOpenFolder, putFile } from '../../platform/files/put-file.ts'
import type { Repository } from '../../platform/repository/repository.ts'
import type { Worktree } from './workplace.ts'

/**
 * Tells the repository of the working tree, and the folder of the repository. It is locked, so that
 * `git worktree prune` leaves it alone. `config.worktree` is empty, and there so that it can be covered for programs.
 */
export async function registerWorktree(
  repository: Pick<Repository, 'commonFolder'>,
  { name, folder }: Worktree,
  oid: string,
): Promise<void> {
  const parent = (await worktreesFolder(repository)) ?? refuseLink('worktrees')
  const files = {
    commondir: '../..\n',
    gitdir: `${join(folder, '.git')}\n`,
    HEAD: `${oid}\n`,
    'config.worktree': '',
    locked: 'a workspace of the service\n',
  }
  await inOpenFolder(parent, async (opened) => {
    const own = await opened.make(name)
    if (typeof own === 'string') return refuseLink(`worktrees/${name}`)
    try {
      for (const [file, text] of Object.entries(files)) await putFile(own, file, text)
    } finally {
      await own.close()
    }
  })
  await makeFolders(folder, 0o700)
  await inOpenFolder(folder, (opened) => putFile(opened, '.git', `gitdir: ${join(parent, name)}\n`))
}

/** Nothing where a link is in its place, which would lead the service elsewhere. */
export async function worktreesFolder({ commonFolder }: Pick<Repository, 'commonFolder'>): Promise<string | undefined> {
  const folder = join(await realpath(commonFolder), 'worktrees')
  await makeFolders(folder)
  return (await realpath(folder)) === folder ? folder : undefined
}

function refuseLink(name: string): never {
  return fail('git_unsupported', { message: `The folder ${name} of the repository is a link.` })
}
