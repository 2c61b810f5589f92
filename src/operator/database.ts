import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../options.ts'
import { partNames } from './manifest.ts'

/** The path of the database in a data folder. Throws `UsageError` if there is none: only the service makes one. */
export function databaseIn(data: string): string {
  const file = join(data, partNames.sqlite)
  if (!existsSync(file)) throw new UsageError(`There is no database ${file}. Check --project and --data.`)
  return file
}
