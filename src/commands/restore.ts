import { resolve } from 'node:path'
import { restoreBackup } from '../operator/restore.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** Restores a backup, and prints where replaced data are. */
export const run: Command = async ({ config, options, operands: [source = ''], folder }) => {
  const { manifest, replaced } = await restoreBackup({
    config,
    source: resolve(folder, source),
    isForced: options.force ?? false,
  })
  console.log(
    `Restored the backup of ${manifest.createdAt} to ${config.store === undefined ? config.data : 'the database'}.`,
  )
  if (replaced !== undefined)
    console.log(`The former data are in ${replaced}. Remove them when you no longer need them.`)
  console.log('Clients that were further must read lists anew: event cursors of later events are refused.')
  return exitCodes.stopped
}
