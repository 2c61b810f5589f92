import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { fail } from '../../errors.ts'

/** A folder of the project that is there, links resolved. */
export interface ProjectFolder {
  readonly absolute: string
  /** From the project folder on; `.` for itself. */
  readonly relative: string
}

export async function findFolder(projectFolder: string, path: string): Promise<ProjectFolder> {
  const project = await realpath(projectFolder)
  if (isAbsolute(path) || leadsOut(relative(project, resolve(project, path)))) return fail('path_forbidden')
  const absolute = (await resolveLinks(resolve(project, path))) ?? refuse(path)
  const fromProject = relative(project, absolute)
  if (leadsOut(fromProject)) return fail('path_forbidden')
  // Another program may have removed it since.
  const found = await stat(absolute).catch(() => undefined)
  if (!found?.isDirectory()) return refuse(path)
  return { absolute, relative: fromProject || '.' }
}

function leadsOut(fromProject: string): boolean {
  return fromProject === '..' || fromProject.startsWith(`..${sep}`)
}

async function resolveLinks(path: string): Promise<string | undefined> {
  if (path.includes('\0')) return undefined
  try {
    return await realpath(path)
  } catch {
    return undefined
  }
}

function refuse(path: string): never {
  const message = `The project has no accessible folder ${JSON.stringify(path)}. Give the path of a folder relative to the project.`
  return fail('validation_failed', { message, details: [{ path: 'body/cwd', rule: 'folder', message }] })
}
