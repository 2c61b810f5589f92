import type { ServerConnection } from '../connection.ts'
import type { Terminal } from '../terminal.ts'
import type { Job } from '../../generated/client-types.ts'

/** Prints the log of a job as it grows. Gives the job as it ended. */
export async function printLog({ client }: ServerConnection, jobId: string, terminal: Terminal): Promise<Job> {
  let last: Job | undefined
  for await (const frame of client.jobs.follow({ jobId })) {
    if (frame.event === 'log') terminal.write(frame.data.output)
    else last = frame.data
  }
  if (last === undefined) throw new Error(`The job ${jobId} said nothing.`)
  return last
}
