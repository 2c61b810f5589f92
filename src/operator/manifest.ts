import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UsageError } from '../options.ts'
import { codeOf } from '../platform/work/system-error.ts'

/** What a backup contains. It is written last, so that a folder without it is no backup. */
export interface Manifest {
  readonly format: 1
  /** The version of the service that wrote it. */
  readonly version: string
  readonly createdAt: string
  readonly database: { readonly kind: 'sqlite' | 'postgres'; readonly bytes: number; readonly sha256: string }
  /** The uploaded files; absent where they are in a bucket. */
  readonly blobs?: { readonly count: number; readonly bytes: number }
}

const manifestFile = 'manifest.json'
/** The names of the parts of a backup; those of SQLite are named as in the data folder. */
export const partNames = {
  sqlite: 'gantry.db',
  postgres: 'gantry.dump',
  blobs: 'blobs',
  keyId: 'secret-key-id',
} as const

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(join(folder, manifestFile), 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(manifest, undefined, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Reads the manifest and compares the database with it. Throws `UsageError`. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = parse(folder, await readText(folder))
  const { bytes, sha256 } = await measure(join(folder, partNames[manifest.database.kind]))
  if (bytes !== manifest.database.bytes || sha256 !== manifest.database.sha256)
    throw new UsageError(`The database in ${folder} is not the one that was backed up. Use another backup.`)
  return manifest
}

export async function measure(file: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(file), async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      bytes += part.length
      hash.update(part)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}

async function readText(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, manifestFile), 'utf8')
  } catch (error) {
    const why =
      codeOf(error) === 'ENOENT'
        ? `it has no ${manifestFile}`
        : `its ${manifestFile} cannot be read (${codeOf(error) ?? 'unknown error'})`
    throw new UsageError(`${folder} is not a backup: ${why}. Name a folder that gantry backup has written.`, {
      cause: error,
    })
  }
}

function parse(folder: string, text: string): Manifest {
  try {
    // What this version wrote has this shape; the format says when that changes.
    const manifest = JSON.parse(text) as Manifest
    if (manifest.format === 1) return manifest
  } catch {
    // The sentence is the same.
  }
  throw new UsageError(`${folder} is not a backup that this version of Gantry reads.`)
}
