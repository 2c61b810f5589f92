import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import { ask } from './local.ts'
import { remedy } from './lacks.ts'
import type { Site } from '../reading.ts'
import type { WriteEngine } from '../writing.ts'
import type { LocalThreads } from './threads.ts'

/**
 * Writes the index, commits and refs without any git on the machine, under the locks of git. The working tree is not
 * written: the library follows links on the way to its files.
 */
export function createIsomorphicWrites(threads: LocalThreads): WriteEngine {
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
    checkout: refuse,
    merge: refuse,
    populate: refuse,
  }
}

async function checkedOut({ repository: { commonFolder } }: Site): Promise<readonly string[]> {
  const trees = await readdir(join(commonFolder, 'worktrees')).catch(() => [])
  const heads = ['HEAD', ...trees.map((name) => join('worktrees', name, 'HEAD'))]
  const texts = await Promise.all(heads.map((name) => readFile(join(commonFolder, name), 'utf8').catch(() => '')))
  return texts.flatMap((text) => /^ref: refs\/heads\/(.+?)\s*$/.exec(text)?.[1] ?? [])
}
