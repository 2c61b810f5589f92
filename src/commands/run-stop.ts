import { stopRunner } from '../runner/runner-client.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** Ends the terminals that have outlived their service, or that a service is to let go of. */
export const run: Command = async ({ config }) => {
  const wasThere = await stopRunner(config.data)
  console.log(wasThere ? 'The runner has ended, and its terminals with it.' : `No runner works in ${config.data}.`)
  return exitCodes.stopped
}
