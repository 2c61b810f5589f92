import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import { ask } from './local.ts'
import { remedy } from './lacks.ts'
import type { Site } from '../reading.ts'
import { parseSettings, valuesOf } from '../repository/settings.ts'
import type { WriteEngine } from '../writing.ts'
import type { LocalThreads } from './threads.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Writes the index, commits and refs without any git on the machine, under the locks of git. The working tree is not
 * written: the library follows links on the way to its files.
 */
export function createIsomorphicWrites(environment: Environment, threads: LocalThreads): WriteEngine {
  const refuse = async (): Promise<never> => fail('git_unsupported', { message: remedy })
  return {
    stage: (site, paths) => ask(threads, site, { name: 'stage', paths }),
    unstage: (site, paths) => ask(threads, site, { name: 'unstage', paths }),
    commit: (site, order) => ask(threads, site, { name: 'commit', order }),
    moveRef: (site, ref, oid, oldOid, reason) =>
      ask(threads, site, { name: 'moveRef', move: { ref, oid, oldOid, reason } }),
    removeRefs: (site, prefix) => ask(threads, site, { name: 'removeRefs', prefix }),
    isAncestor: (site, oid, of) => ask(threads, site, { name: 'isAncestor', oid, of }),
    entries: (site, oid, paths) => ask(threads, site, { name: 'entries', oid, paths }),
    checkedOut,
    identity: () => identityOf(environment),
    checkout: refuse,
    merge: refuse,
    populate: refuse,
  }
}

/** Who commits, as the configuration of the user has it; files that it includes are not read. */
async function identityOf({ HOME = '', XDG_CONFIG_HOME = join(HOME, '.config'), ...more }: Environment) {
  const files = [join(XDG_CONFIG_HOME, 'git', 'config'), more['GIT_CONFIG_GLOBAL'] ?? join(HOME, '.gitconfig')]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  const found = texts.flatMap((text) => {
    try {
      return parseSettings(text)
    } catch {
      return []
    }
  })
  const [name, email] = ['name', 'email'].map((key) => valuesOf(found, 'user', undefined, key).at(-1))
  return { ...(name !== undefined && { name }), ...(email !== undefined && { email }) }
}

async function checkedOut({ repository: { commonFolder } }: Site): Promise<readonly string[]> {
  const trees = await readdir(join(commonFolder, 'worktrees')).catch(() => [])
  const heads = ['HEAD', ...trees.map((name) => join('worktrees', name, 'HEAD'))]
  const texts = await Promise.all(heads.map((name) => readFile(join(commonFolder, name), 'utf8').catch(() => '')))
  return texts.flatMap((text) => /^ref: refs\/heads\/(.+?)\s*$/.exec(text)?.[1] ?? [])
}
