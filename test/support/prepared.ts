import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collections } from '../../src/collections.ts'
import { probe } from '../../src/platform/sandbox/probe.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'

/** What the services of a run share, because making it for each costs more than their tests. */

/** Looks once in a run whether a launcher works, in the first sandbox that is opened. A fault is looked for again. */
export const sharedProbe: typeof probe = async (sandbox) => {
  const mark = join(sharedFolder(), `${sandbox.launcher}-works`)
  if (existsSync(mark)) return undefined
  const fault = await probe(sandbox)
  if (fault === undefined) writeFileSync(mark, '')
  return fault
}

const database = 'gantry.db'

/** Puts an empty database with the tables of this version into a data folder, as a service that stopped leaves it. */
export async function prepareData(folder: string): Promise<void> {
  if (existsSync(join(folder, database))) return
  prepared ??= prepareDatabase()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  copyFileSync(await prepared, join(folder, database))
}

let prepared: Promise<string> | undefined

/** Of all files of a run the first one makes it. */
async function prepareDatabase(): Promise<string> {
  const path = join(sharedFolder(), database)
  if (existsSync(path)) return path
  const folder = mkdtempSync(join(sharedFolder(), 'making-'))
  await (await openSqliteStore(folder, collections)).close()
  renameSync(join(folder, database), path)
  rmSync(folder, { recursive: true })
  return path
}

function sharedFolder(): string {
  shared ??= process.env['TEST_SHARED_FOLDER'] ?? ownFolder()
  return shared
}

let shared: string | undefined

/** For a file that runs without the others. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-shared-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  return folder
}
