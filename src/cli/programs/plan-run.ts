import type { PlanStep } from '../../generated/client-types.ts'
import { endOf } from '../call.ts'
import type { Manner } from '../arguments.ts'
import type { ServerConnection } from '../connection.ts'
import { callExitCodes } from '../exit-codes.ts'
import { inCommands } from '../in-commands.ts'
import { printItems } from '../output.ts'
import { inOneLine, safe } from '../safe-text.ts'
import { bold } from '../terminal.ts'
import type { Terminal } from '../terminal.ts'
import type { CliProgram } from './program.ts'

/** Runs the plan of a task, shows what its commands print, and how each step ended. */
export const planRun: CliProgram = ({ input, manner, terminal, withServer }) =>
  withServer((connection) => runPlan({ ...input, id: String(input['id']) }, connection, { manner, terminal }))

async function runPlan(
  input: { readonly id: string },
  { client }: ServerConnection,
  { manner, terminal }: { readonly manner: Manner; readonly terminal: Terminal },
): Promise<number> {
  const { job, warnings = [] } = await client.plan.run(input)
  const stop = () => void client.jobs.cancel({ jobId: job.id }).catch(() => {})
  process.once('SIGINT', stop)
  // What a program printed last may have no line end.
  let isInLine = false
  const ended = await (async () => {
    let last = job
    for await (const frame of client.jobs.follow({ jobId: job.id })) {
      // Where there is nothing to run, the warning says more than the log.
      if (frame.event === 'log' && !manner.json && warnings.length === 0) {
        terminal.write(frame.data.output)
        isInLine = !frame.data.output.endsWith('\n')
      } else if (frame.event === 'job') last = frame.data
    }
    return last
  })()
  process.off('SIGINT', stop)
  if (isInLine) terminal.write('\n')
  const { planSteps } = await client.plan.list({ id: input.id })
  const ran = planSteps.filter(({ outcome }) => outcome?.jobId === job.id)
  if (manner.json) printItems(ran, manner, terminal)
  else for (const step of ran) printStep(step, planSteps.indexOf(step) + 1, terminal)
  for (const warning of warnings) terminal.note(inCommands(warning))
  return ended.state === 'cancelled' ? callExitCodes.interrupted : endOf(ended)
}

function printStep({ description, outcome }: PlanStep, number: number, terminal: Terminal): void {
  const [title = ''] = description.split('\n')
  const state = outcome?.state ?? 'queued'
  terminal.print(`${state === 'succeeded' ? '✓' : '✗'} ${bold(`${number} ${inOneLine(title)}`, terminal)}  ${state}`)
  if (state !== 'succeeded' && outcome?.reason) terminal.print(`    ${inOneLine(outcome.reason)}`)
  if (outcome?.problem) terminal.print(`    ${inOneLine(outcome.problem)}`)
  for (const { check, passed, found } of outcome?.checks ?? []) {
    if (passed) continue
    terminal.print(`    expected  ${inOneLine(check)}`)
    if (found !== undefined) terminal.print(`    found     ${safe(found).replaceAll('\n', '\n              ')}`)
  }
}
