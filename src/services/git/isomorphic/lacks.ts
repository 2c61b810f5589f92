import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isReadable } from '../../../platform/repository/repository.ts'
import type { Repository } from '../../../platform/repository/repository.ts'
import { valuesOf } from '../../../platform/repository/settings.ts'

/** The library reads whole packs into memory, and has no limit of its own. */
const packBytesMax = 134_217_728
/** Those that change nothing for the library, or are checked by themselves. */
const harmlessExtensions = new Set([
  'noop',
  'noop-v1',
  'preciousobjects',
  'worktreeconfig',
  'relativeworktrees',
  'objectformat',
])

/** What keeps the library from reading this repository, as a sentence. */
export async function findLack({ settings, commonFolder }: Repository): Promise<string | undefined> {
  if (valuesOf(settings, 'extensions', undefined, 'objectformat').some((format) => format !== 'sha1'))
    return 'This repository uses SHA-256 object names.'
  const extension = settings.find(({ section, name }) => section === 'extensions' && !harmlessExtensions.has(name))
  if (extension !== undefined) return `This repository uses the extension ${extension.name}.`
  if (settings.some(({ section, name }) => section === 'remote' && name === 'promisor'))
    return 'This repository is a partial clone.'
  if (await isReadable(join(commonFolder, 'objects', 'info', 'alternates')))
    return 'This repository uses objects of another repository (alternates).'
  if ((await packBytesOf(commonFolder)) > packBytesMax) return 'This repository is too large for the memory.'
  return undefined
}

async function packBytesOf(commonFolder: string): Promise<number> {
  const folder = join(commonFolder, 'objects', 'pack')
  const names = await readdir(folder).catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
