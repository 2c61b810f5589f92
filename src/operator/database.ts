import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../options.ts'
import { partNames } from './manifest.ts'

/** The path of the database in a data folder. Throws `UsageError` if there is none: only the service makes one. */
export function databaseIn(data: string): string {
  const file = join(data, partNames.sqlite)
  try {
    // The name of the file says nothing where the folder may not be entered.
    if (existsSync(data)) accessSync(data, constants.X_OK)
  } catch {
    throw new UsageError(
      `This user may not read the data folder ${data}. Run the command as the user of the service, or check --project and --data.`,
    )
  }
  if (!existsSync(file)) throw new UsageError(`There is no database ${file}. Check --project and --data.`)
  return file
}
