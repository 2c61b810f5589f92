import { statfs } from 'node:fs/promises'
import { fail } from '../../../errors.ts'
import type { GitSite } from '../reading.ts'
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
  const { bavail, bsize } = await statfs(site.repository.folder)
  if (bavail * bsize > plentyBytes) return
  const given = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--end-of-options', from, to]
  const { code, output } = await runLocal(machine, site, given, { outputBytesMax: listBytesMax })
  // Git says itself what is wrong.
  if (code !== 0) return
  const blobs = [...output.matchAll(/:\d{6} 1[02]\d{4} [0-9a-f]+ ([0-9a-f]+) [A-Z]\0/g)].map(([, oid = '']) => oid)
  if (blobs.length === 0) return
  const sizes = await runLocal(machine, site, ['cat-file', '--batch-check=%(objectsize)'], {
    input: `${blobs.join('\n')}\n`,
    outputBytesMax: listBytesMax,
  })
  const needed = sizes.output.split('\n').reduce((sum, size) => sum + (Number(size) || 0), spareBytes)
  if (needed > bavail * bsize)
    fail('storage_full', {
      message: `The files need ${needed} bytes, and the disk of the project has ${bavail * bsize}. Free some space and try again.`,
    })
}
