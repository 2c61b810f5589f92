import { mkdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The folder for what the service writes down for a moment: configurations of git, sockets, files of a script. It is
 * part of the data folder, which is hidden from commands: what lies in the common folder for temporary files could be
 * changed by any of them. What an earlier run left there is removed.
 */
export async function openWorkFolder(data: string): Promise<string> {
  const folder = workFolderOf(data)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return realpath(folder)
}

export function workFolderOf(data: string): string {
  return join(data, 'work')
}
