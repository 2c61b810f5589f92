import { adopt } from '../operator/adoption.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** For a project that was moved to another folder on purpose, such as a new clone, or after a restore. */
export const run: Command = async ({ config }) => {
  const { isChanged, before } = await adopt(config)
  console.log(
    isChanged
      ? `The store belongs to the project in ${config.project} now. ${before ? `It belonged to the one in ${before.folder} of ${before.machine}: stop the services that still run there. ` : ''}Start the others again with this folder.`
      : `The store belongs to the project in ${config.project} already.`,
  )
  return exitCodes.stopped
}
