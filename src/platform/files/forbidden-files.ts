import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openRepository } from '../repository/repository.ts'

/**
 * What no name may lead to, as `device:inode`: links and disks that take several names for one can hide which file is
 * meant.
 */
export async function findForbidden(project: string, secretPaths: readonly string[]): Promise<ReadonlySet<string>> {
  // A configuration that cannot be read leaves the folder where it usually is.
  const repository = await openRepository(project).catch(() => undefined)
  const paths = [
    ...secretPaths,
    join(project, '.gantry/mail'),
    join(project, '.gantry/project'),
    join(project, '.git'),
    repository?.gitFolder,
    repository?.commonFolder,
  ]
  const found = await Promise.all(
    paths.map((path) => (path === undefined ? undefined : stat(path, { bigint: true }).catch(() => undefined))),
  )
  return new Set(found.flatMap((each) => (each ? [`${each.dev}:${each.ino}`] : [])))
}
