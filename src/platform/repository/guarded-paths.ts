import { mkdir, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { findCommonFolder, findGitFolder, isGitFolder } from './repository.ts'

/**
 * The paths in a repository by which it says what git runs or reads next: who writes there acts for the next person who
 * uses git in the project. Commands of narrow credentials may not. Absolute; every one exists. A missing folder of
 * hooks is created empty, for what is not there cannot be covered.
 *
 * Limit: a missing file, such as `commondir` or `config.worktree`, can still be created.
 */
export async function guardedGitPaths(projectFolder: string): Promise<string[]> {
  const folder = await realpath(projectFolder).catch(() => projectFolder)
  const gitFolder = await findGitFolder(folder)
  if (gitFolder === undefined) return []
  const commonFolder = await findCommonFolder(gitFolder)
  if (!(await isGitFolder(gitFolder, commonFolder))) return []
  const named = join(folder, '.git')
  const hooks = join(commonFolder, 'hooks')
  await mkdir(hooks).catch(() => undefined)
  const paths = [
    ...(gitFolder === named ? [] : [named]),
    ...[...new Set([gitFolder, commonFolder])].flatMap((each) => guardedNames.map((name) => join(each, name))),
    ...(await worktreePaths(commonFolder)),
  ]
  const found = await Promise.all(paths.map((path) => realpath(path).catch(() => undefined)))
  return [...new Set(found.filter((path) => path !== undefined))]
}

const guardedNames = ['config', 'config.worktree', 'hooks', 'commondir', 'gitdir', 'info/attributes', 'modules']

/** Nothing of a workspace is for programs that do not work in it; one wall for it is less work than three. */
const ofWorkspace = /^workspace_/

/** What other working trees of the repository are told about where it is. */
async function worktreePaths(commonFolder: string): Promise<string[]> {
  const names = await readdir(join(commonFolder, 'worktrees')).catch(() => [])
  return names.flatMap((name) => {
    const entry = join(commonFolder, 'worktrees', name)
    return ofWorkspace.test(name)
      ? [entry]
      : ['config.worktree', 'commondir', 'gitdir'].map((file) => join(entry, file))
  })
}
