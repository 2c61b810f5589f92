import { adopt } from '../operator/adoption.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** For a project that is in another folder now on purpose, such as a new clone after a restore. */
export const run: Command = async ({ config }) => {
  const { isChanged, before } = await adopt(config)
  const was = before ? ` It belonged to the one in ${before.folder} of ${before.machine}.` : ''
  console.log(
    isChanged
      ? `The store belongs to the project in ${config.project} now.${was}`
      : `The store belongs to the project in ${config.project} already.`,
  )
  return exitCodes.stopped
}
