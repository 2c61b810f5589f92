import { lstat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import type { GitSite } from '../reading.ts'
import type { GitStash } from '../stashing.ts'
import { runLocal } from './local-command.ts'
import type { Machine } from './machine.ts'

/** On a disk with so much room, nothing is counted. */
const plentyBytes = 8 * 1024 ** 3
/** For the index, and for what others write meanwhile. */
const spareBytes = 64 * 1024
const listBytesMax = 32 * 1024 ** 2

/**
 * Refuses with `storage_full` when the files of `to` that differ from those of `from` do not fit on the disk. Git
 * itself goes on when it cannot write a file, and leaves a part of the files of each commit, some of them missing.
 */
export async function requireDiskRoom(machine: Machine, site: GitSite, from: string, to: string): Promise<void> {
  await requireRoom(site, () => bytesBetween(machine, site, from, to))
}

/** The same for a stash that is applied: the files that it has changed, and its new ones. */
export async function requireRoomForStash(machine: Machine, site: GitSite, stash: GitStash): Promise<void> {
  await requireRoom(site, async () => {
    const changed = await bytesBetween(machine, site, stash.baseOid, stash.id)
    const untracked = ['ls-tree', '-r', '-l', '-z', `${stash.id}^3`]
    const { code, output } = await runLocal(machine, site, untracked, { outputBytesMax: listBytesMax })
    const sizes = code === 0 ? [...output.matchAll(/(?:^|\0)\d{6} blob [0-9a-f]+ +(\d+)\t/g)] : []
    return sizes.reduce((sum, [, size]) => sum + Number(size), changed)
  })
}

/**
 * The same for a stash that is made: git stores the changed files, and then writes those of the last commit. `extra`
 * are new files that it stores too.
 */
export async function requireRoomToStash(machine: Machine, site: GitSite, extra: readonly string[]): Promise<void> {
  await requireRoom(site, async () => {
    const given = ['diff-index', '-z', '--raw', '--no-abbrev', '--no-renames', '-R', 'HEAD']
    const { code, output } = await runLocal(machine, site, given, { outputBytesMax: listBytesMax })
    if (code !== 0) return 0
    const changed = [...output.matchAll(/ [A-Z]\0([^\0]+)\0/g)].map(([, path = '']) => path)
    const kept = await Promise.all([...changed, ...extra].map((path) => sizeOf(join(site.repository.folder, path))))
    return kept.reduce((sum, size) => sum + size, await bytesOf(machine, site, output))
  })
}

async function requireRoom({ repository: { folder } }: GitSite, count: () => Promise<number>): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free > plentyBytes) return
  const needed = await count()
  if (needed > 0 && needed + spareBytes > free)
    fail('storage_full', {
      message: `The files need ${needed + spareBytes} bytes, and the disk of the project has ${free}. Free some space and try again.`,
    })
}

async function bytesBetween(machine: Machine, site: GitSite, from: string, to: string): Promise<number> {
  const given = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--end-of-options', from, to]
  const { code, output } = await runLocal(machine, site, given, { outputBytesMax: listBytesMax })
  // Git says itself what is wrong.
  return code === 0 ? bytesOf(machine, site, output) : 0
}

/** Of the new sides of what differs. */
async function bytesOf(machine: Machine, site: GitSite, raw: string): Promise<number> {
  const blobs = [...raw.matchAll(/:\d{6} 1[02]\d{4} [0-9a-f]+ ([0-9a-f]+) [A-Z]\0/g)].map(([, oid = '']) => oid)
  if (blobs.length === 0) return 0
  const { output } = await runLocal(machine, site, ['cat-file', '--batch-check=%(objectsize)'], {
    input: `${blobs.join('\n')}\n`,
    outputBytesMax: listBytesMax,
  })
  return output.split('\n').reduce((sum, size) => sum + (Number(size) || 0), 0)
}

async function sizeOf(path: string): Promise<number> {
  return lstat(path).then(
    ({ size }) => size,
    () => 0,
  )
}
