import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { examineData, newerThanKnown } from '../doctor/data.ts'
import { UsageError } from '../options.ts'
import { openDataFolder } from '../stores/files/data-folder.ts'
import { beginHistory } from '../stores/sqlite/restored.ts'
import { blobFolderOf, refuse } from './backup.ts'
import { copyBlobs, syncFile } from './copies.ts'
import { partNames, readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'

export interface RestoreOptions {
  readonly config: Config
  readonly source: string
  /** Whether data that are there are replaced. They are kept beside the new ones. */
  readonly isForced: boolean
}

export interface Restored {
  readonly manifest: Manifest
  /** Where the replaced data are now. */
  readonly replaced: string | undefined
}

/**
 * Brings the data of a backup into a data folder that no service uses. Everything is copied and checked before anything
 * is replaced. Throws `UsageError`, or `DataFolderBusy` while a service uses the folder.
 */
export async function restoreBackup({ config, source, isForced }: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(source)
  requireSameKind(config, manifest)
  const folder = await openDataFolder(config.data)
  try {
    const replaced = config.store === undefined ? await restoreSqlite(config, source, isForced) : undefined
    if (config.store !== undefined) await restoreDump(config, config.store, source, isForced)
    folder.release({ isClosed: true })
    return { manifest, replaced }
  } catch (error) {
    folder.release()
    throw error
  }
}

function requireSameKind({ store }: Config, { database }: Manifest): void {
  const kind = store === undefined ? 'sqlite' : 'postgres'
  if (database.kind !== kind)
    throw new UsageError(
      kind === 'sqlite'
        ? 'This is the backup of a PostgreSQL database. Name an empty one with --store.'
        : 'This is the backup of an SQLite database. Omit --store.',
    )
}

async function restoreSqlite(config: Config, source: string, isForced: boolean): Promise<string | undefined> {
  const blobs = blobFolderOf(config)
  const hasData = existsSync(join(config.data, partNames.sqlite)) || (blobs !== undefined && (await hasBlobs(blobs)))
  if (hasData && !isForced)
    throw new UsageError(
      `The data folder ${config.data} has data. Restore to another folder with --data, or replace the data with --force.`,
    )
  const staging = join(config.data, 'restoring')
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { mode: 0o700 })
  for (const name of [partNames.sqlite, partNames.keyId])
    if (existsSync(join(source, name))) await copyFile(join(source, name), join(staging, name))
  if (existsSync(join(source, partNames.blobs)))
    await copyBlobs(join(source, partNames.blobs), join(staging, partNames.blobs))
  await syncFile(join(staging, partNames.sqlite))
  await requireWhole(config, staging)
  beginHistory(join(staging, partNames.sqlite))
  const replaced = hasData ? await setAside(config.data, blobs) : undefined
  await putInPlace(staging, config.data, blobs)
  return replaced
}

async function requireWhole(config: Config, staging: string): Promise<void> {
  const blobs = existsSync(join(staging, partNames.blobs)) ? undefined : config.blobs
  for await (const { level, sentence } of examineData({ ...config, data: staging, blobs, store: undefined }))
    if (level === 'wrong') {
      await rm(staging, { recursive: true, force: true })
      throw new UsageError(`Nothing was restored. The backup failed its check: ${sentence}`)
    }
}

/** Moves what is there to a folder of its own; nothing is removed. */
async function setAside(data: string, blobs: string | undefined): Promise<string> {
  const aside = join(data, `replaced-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)
  await mkdir(aside, { mode: 0o700 })
  for (const name of await readdir(data))
    if (name.startsWith(partNames.sqlite) || name === partNames.keyId) await rename(join(data, name), join(aside, name))
  if (blobs !== undefined && existsSync(blobs)) await moveFolder(blobs, join(aside, partNames.blobs))
  return aside
}

/** The database comes last: without it, the next start and the next restore find no data. */
async function putInPlace(staging: string, data: string, blobs: string | undefined): Promise<void> {
  const staged = join(staging, partNames.blobs)
  if (blobs !== undefined && existsSync(staged)) {
    await rm(blobs, { recursive: true, force: true })
    await moveFolder(staged, blobs)
  }
  for (const name of [partNames.keyId, partNames.sqlite])
    if (existsSync(join(staging, name))) await rename(join(staging, name), join(data, name))
  await rm(staging, { recursive: true, force: true })
  await syncFile(join(data, partNames.sqlite))
}

/** The folder of the uploaded files may be on another file system than the data. */
async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch {
    await copyBlobs(from, to)
    await rm(from, { recursive: true, force: true })
  }
}

async function hasBlobs(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  return (await readdir(folder)).some((name) => /^[0-9a-f]{2}$/.test(name))
}

async function restoreDump(config: Config, url: string, source: string, isForced: boolean): Promise<void> {
  const blobs = blobFolderOf(config)
  if (blobs !== undefined && (await hasBlobs(blobs)) && !isForced)
    throw new UsageError(`The folder ${blobs} has uploaded files. Replace the data with --force.`)
  const { readDumpedSchema, restorePostgres } = await import('../stores/postgres/dump.ts')
  const dump = { url, file: join(source, partNames.postgres), environment: config.environment }
  const { known, ...found } = await readDumpedSchema(dump).catch(refuse)
  const newer = newerThanKnown(found, known)
  if (newer !== undefined) throw new UsageError(`Nothing was restored. ${newer}`)
  await restorePostgres(dump, isForced).catch(refuse)
  if (blobs !== undefined && existsSync(join(source, partNames.blobs)))
    await copyBlobs(join(source, partNames.blobs), blobs)
}
