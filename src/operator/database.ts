import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../options.ts'
import { partNames } from './manifest.ts'

/** The path of the database in a data folder. Throws `UsageError` if there is none: only the service makes one. */
export function databaseIn(data: string): string {
  const file = join(data, partNames.sqlite)
  if (isClosed(data))
    throw new UsageError(
      `This user may not read the data folder ${data}. Run the command as the user of the service, or check --project and --data.`,
    )
  if (!existsSync(file)) throw new UsageError(`There is no database ${file}. Check --project and --data.`)
  return file
}

/** Whether this user may not enter a folder: what is looked for in it then seems not to be there. */
export function isClosed(folder: string): boolean {
  try {
    accessSync(folder, constants.X_OK)
    return false
  } catch {
    return existsSync(folder)
  }
}
