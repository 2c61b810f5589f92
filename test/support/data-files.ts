import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a folder and those below it. Links are not followed: those among the devices lead out of the folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}
