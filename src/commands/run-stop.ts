import { TimeIsOver } from '../platform/work/within-time.ts'
import { pidFile } from '../runner/protocol.ts'
import { stopRunner } from '../runner/runner-client.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** Ends the terminals and commands that have outlived their service, or that a service is to let go of. */
export const run: Command = async ({ config }) => {
  const wasThere = await stopRunner(config.data).catch((error: unknown) => {
    if (error instanceof TimeIsOver) return undefined
    throw error
  })
  if (wasThere === undefined) {
    console.error(`The runner in ${config.data} does not answer. Its process id is in ${pidFile} there: kill it.`)
    return exitCodes.unhealthy
  }
  console.log(
    wasThere ? 'The runner has ended, and its terminals and commands with it.' : `No runner works in ${config.data}.`,
  )
  return exitCodes.stopped
}
