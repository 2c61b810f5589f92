import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'

/** Absolute paths as they are named from the folder on, with links resolved; the folder itself is the empty path. */
export async function pathsInFolder(folder: string, paths: readonly string[]): Promise<string[]> {
  const resolved = (path: string) => realpath(path).catch(() => path)
  const [real, ...all] = await Promise.all([folder, ...paths].map(resolved))
  return all.map((path) => relative(real ?? folder, path).replaceAll(sep, '/'))
}
