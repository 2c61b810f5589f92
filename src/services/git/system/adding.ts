import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '../../../errors.ts'
import { openInside } from '../../../platform/files/inside-folder.ts'
import { quote } from '../../../platform/text/quote.ts'
import { pointerBytesMax, readPointer } from '../formats/lfs-pointer.ts'
import type { GitSite } from '../reading.ts'
import type { CommandResult } from './command.ts'
import { runLocal } from './local-command.ts'
import type { LocalOptions } from './local-command.ts'
import type { Machine } from './machine.ts'
import { filterVariables, refuseWrite, runWrite } from './write-command.ts'

/**
 * Runs a git that stores files of the working tree. Those of Git LFS are stored as they are if they are pointers: what
 * the filter would make of a pointer is the pointer. Any other file that goes through a filter is refused.
 *
 * @param paths The files and folders that it stores; everything when absent.
 */
export async function runAdding(
  machine: Machine,
  site: GitSite,
  given: readonly string[],
  paths: readonly string[] | undefined,
  options: LocalOptions = {},
): Promise<CommandResult> {
  const strict = { ...filterVariables(site), ...options.environment }
  const result = await runLocal(machine, site, given, { ...options, environment: strict })
  if (result.code === 0) return result
  if (!/clean filter 'lfs' failed/.test(result.errors)) return refuseWrite(result, site)
  for (const path of await largeFilesIn(machine, site, paths))
    if (!(await isPointer(site, path)))
      fail('git_unsupported', {
        message: `${quote(path)} goes through the filter of Git LFS, which does not run here, and is not a pointer. Add it in a terminal.`,
      })
  return runWrite(machine, site, given, options)
}

/** The new and changed files that the attributes give to Git LFS. */
async function largeFilesIn(
  machine: Machine,
  site: GitSite,
  paths: readonly string[] | undefined,
): Promise<readonly string[]> {
  const list = ['ls-files', '-z', '--modified', '--others', '--exclude-standard', '--', ...(paths ?? [])]
  const { output: files } = await runWrite(machine, site, list, { outputBytesMax })
  const attributes = ['check-attr', '-z', '--stdin', 'filter']
  const { output } = await runWrite(machine, site, attributes, { input: files, outputBytesMax })
  return [...output.matchAll(/([^\0]+)\0filter\0([^\0]*)\0/g)].flatMap(([, path = '', filter]) =>
    filter === 'lfs' ? [path] : [],
  )
}

const outputBytesMax = 8_388_608

/** An empty file stays what it is, and one that is gone is stored as gone. Links go through no filter. */
async function isPointer({ repository: { folder } }: GitSite, path: string): Promise<boolean> {
  const place = join(folder, path)
  const found = await lstat(place).catch(() => undefined)
  if (!found?.isFile()) return true
  const handle = await openInside(folder, place).catch(() => undefined)
  if (handle === undefined) return false
  try {
    const { size } = await handle.stat()
    if (size > pointerBytesMax) return false
    return size === 0 || readPointer(await handle.readFile()) !== undefined
  } finally {
    await handle.close()
  }
}
