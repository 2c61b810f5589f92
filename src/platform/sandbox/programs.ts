import { accessSync, constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import type { Program } from './launch.ts'

/** The first file of this name in the folders that can be run. */
export function findProgram(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** Finds all of them, or says which are missing. */
export function findPrograms<Name extends string>(
  names: readonly Name[],
  folders: readonly string[],
): Readonly<Record<Name, string>> | { readonly fault: string } {
  const found = names.map((name) => [name, findProgram(name, folders)] as const)
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name)
  return missing.length > 0
    ? { fault: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed` }
    : // Every name was found just before.
      (Object.fromEntries(found) as Record<Name, string>)
}

/**
 * Fails as the start of the program itself does when it is not there: a launcher could only report an exit code.
 */
export async function requireProgram({ command: [file = ''], cwd, environment }: Program): Promise<void> {
  const found = file.includes('/')
    ? resolve(cwd, file)
    : findProgram(file, environment['PATH']?.split(delimiter).map((folder) => resolve(cwd, folder)) ?? [])
  await access(found ?? file, constants.X_OK)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
