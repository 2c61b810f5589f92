import { printLine } from '../output.ts'
import { endOf } from '../call.ts'
import { callExitCodes } from '../exit-codes.ts'
import { UsageMistake } from '../usage-mistake.ts'
import { printLog } from './log.ts'
import type { CliProgram } from './program.ts'

/** Prints events as they happen, from now on. */
export const watch: CliProgram = async ({ operands, manner, terminal, withServer }) => {
  const kinds = operands.flatMap((word) => word.split(','))
  return withServer(async ({ client }) => {
    const input = kinds.length > 0 ? { kinds } : {}
    for await (const event of client.events.stream(Object(input))) printLine(event, manner, terminal)
    return callExitCodes.done
  })
}

/** Prints the log of a job, and follows it. Ends as the job does. */
export const log: CliProgram = async ({ operands: [jobId], terminal, withServer }) => {
  if (jobId === undefined) throw new UsageMistake('JOB-ID is missing; gantry jobs list shows the jobs.', 'log')
  return withServer(async (connection) => endOf(await printLog(connection, jobId, terminal)))
}
