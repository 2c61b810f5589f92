import { resolve } from 'node:path'
import { makeBackup } from '../operator/backup.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'
import { packageVersion } from './help.ts'

/** Writes a verified backup, and prints what is in it and what is not. */
export const run: Command = async ({ config, operands: [target = ''], folder }) => {
  const path = resolve(folder, target)
  const { manifest, notes } = await makeBackup({ config, target: path, version: packageVersion() })
  const { blobs } = manifest
  const files = blobs ? `, ${blobs.count} uploaded file${blobs.count === 1 ? '' : 's'} (${blobs.bytes} bytes)` : ''
  console.log(
    `Backup ${path}: database (${manifest.database.bytes} bytes)${files}. It was read through and is in order.`,
  )
  for (const note of notes) console.log(note)
  return exitCodes.stopped
}
