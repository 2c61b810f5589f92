import { realpathSync, statSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { findProgram } from '../sandbox/programs.ts'

/**
 * The folders of a PATH into which the system installs programs. A folder of a user, such as `~/.local/bin`, is left
 * out wherever it stands: what a command put there must not be run for another caller. Without a PATH, all that are
 * there.
 */
export function systemFolders(path: string | undefined): string[] {
  const folders = path?.split(delimiter).map((folder) => folder.replace(/(?<=.)\/+$/, '')) ?? installFolders
  return [...new Set(folders)].filter((folder) => installFolders.includes(folder) && isOfSystem(folder))
}

/** The program of this name in these folders, unless it is a link to a file that others than the system may write. */
export function findSystemProgram(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => findProgram(name, [folder])).find((file) => file !== undefined && isOfSystem(file))
}

const installFolders = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/sbin',
  '/bin',
  '/run/current-system/sw/bin',
]

/** Whether a path, without links, and every folder around it belong to root, and can be written by root alone. */
function isOfSystem(path: string): boolean {
  try {
    return withAncestors(realpathSync(path)).every((place) => {
      const { uid, mode } = statSync(place)
      return uid === 0 && (mode & othersMayWrite) === 0
    })
  } catch {
    return false
  }
}

const othersMayWrite = 0o022

function withAncestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...withAncestors(parent), path]
}
