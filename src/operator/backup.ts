import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { examineData } from '../doctor/data.ts'
import { UsageError } from '../options.ts'
import { snapshotSqlite } from '../stores/sqlite/snapshot.ts'
import { databaseIn } from './database.ts'
import { copyBlobs, makePrivateFile, sizeOfBlobs, syncFile } from './copies.ts'
import { measure, partNames, writeManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'

/** A backup that was made, and what the operator must keep besides it. */
export interface Backup {
  readonly manifest: Manifest
  readonly notes: readonly string[]
}

export interface BackupOptions {
  readonly config: Config
  /** A folder that does not exist or is empty. */
  readonly target: string
  readonly version: string
}

const triesMax = 5

/**
 * Writes the database and the uploaded files of a service to a folder, also while the service works, and verifies them.
 * The files are those of the moment of the database. Throws `UsageError`.
 */
export async function makeBackup({ config, target, version }: BackupOptions): Promise<Backup> {
  await requireEmpty(target)
  const blobs = blobFolderOf(config)
  const postgres = config.store
  if (postgres === undefined) await copySqlite(config, target)
  else await copyPostgres(config, postgres, target)
  if (blobs === undefined) await rm(join(target, partNames.blobs), { recursive: true, force: true })
  const kind = postgres === undefined ? 'sqlite' : 'postgres'
  const manifest: Manifest = {
    format: 1,
    version,
    createdAt: new Date().toISOString(),
    database: { kind, ...(await measure(join(target, partNames[kind]))) },
    ...(blobs !== undefined && { blobs: await sizeOfBlobs(join(target, partNames.blobs)) }),
  }
  await writeManifest(target, manifest)
  await syncFile(target)
  return { manifest, notes: notesOf(config) }
}

/** The folder of the uploaded files, or nothing when they are in a bucket. */
export function blobFolderOf({ blobs, data }: Config): string | undefined {
  return blobs?.startsWith('s3://') ? undefined : (blobs ?? join(data, 'blobs'))
}

async function requireEmpty(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  const [first] = await readdir(target)
  if (first !== undefined)
    throw new UsageError(`The folder ${target} is not empty. Name a folder that does not exist or is empty.`)
}

/**
 * A file that is uploaded meanwhile is copied after the snapshot, and one that is removed meanwhile before it. One that
 * came and went in between is missing, and another snapshot no longer names it.
 */
async function copySqlite(config: Config, target: string): Promise<void> {
  const source = databaseIn(config.data)
  const [blobs, snapshot] = [blobFolderOf(config), join(target, partNames.sqlite)]
  for (let tries = 1; ; tries++) {
    if (blobs !== undefined) await copyBlobs(blobs, join(target, partNames.blobs))
    await rm(snapshot, { force: true })
    await makePrivateFile(snapshot)
    await snapshotSqlite(source, snapshot)
    await syncFile(snapshot)
    if (blobs !== undefined) await copyBlobs(blobs, join(target, partNames.blobs))
    await copyKeyId(config.data, target)
    const fault = await faultOf(config, target)
    if (fault === undefined) return
    if (tries === triesMax) throw new UsageError(`The backup failed its check: ${fault}`)
  }
}

async function copyPostgres(config: Config, url: string, target: string): Promise<void> {
  const blobs = blobFolderOf(config)
  const copy = async () => blobs !== undefined && copyBlobs(blobs, join(target, partNames.blobs))
  await copy()
  const file = join(target, partNames.postgres)
  await makePrivateFile(file)
  const { dumpPostgres } = await import('../stores/postgres/dump.ts')
  await dumpPostgres({ url, file, environment: config.environment }).catch(refuse)
  await copy()
  await syncFile(file)
}

/** The name of the key, and never the key. */
async function copyKeyId(data: string, target: string): Promise<void> {
  const file = join(data, partNames.keyId)
  if (existsSync(file)) await copyFile(file, join(target, partNames.keyId))
}

/** The first thing that the doctor finds wrong with the copy. */
async function faultOf(config: Config, folder: string): Promise<string | undefined> {
  const blobs = blobFolderOf(config) === undefined ? config.blobs : undefined
  for await (const { level, sentence } of examineData({ ...config, data: folder, blobs, store: undefined }))
    if (level === 'wrong') return sentence
  return undefined
}

function notesOf(config: Config): string[] {
  const bucket = blobFolderOf(config) === undefined ? config.blobs : undefined
  return [
    ...(bucket === undefined ? [] : [`The uploaded files are in ${bucket} and are not in the backup.`]),
    config.secretKey !== undefined || config.keyFolder === undefined
      ? 'The key of secrets is not in the backup. Keep it apart.'
      : `The key of secrets is not in the backup. Keep a copy of ${config.keyFolder.path} apart.`,
    'The project folder, with gantry.json, mail and context documents, is not in the backup.',
  ]
}

/** One sentence for the operator about what another program said. */
export function refuse(error: unknown): never {
  throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
}
