import type { Gantry } from './gantry.ts'
import { addStep, execute } from './plans.ts'

/** Runs one command as the only step of a task. */
export async function run(
  gantry: Gantry,
  command: string,
  { expectedOutcome, ...body }: { expectedOutcome?: string; timeoutSeconds?: number } = {},
) {
  const task = await gantry.createTask()
  return execute(
    gantry,
    task,
    await addStep(gantry, task, { command, ...(expectedOutcome !== undefined && { expectedOutcome }) }),
    body,
  )
}

export async function logOf(gantry: Gantry, job: string): Promise<string> {
  let text = ''
  for (let offset = 0; ; ) {
    const {
      body: { data },
    } = await gantry.call('GET', `/jobs/${job}/log?offset=${offset}`)
    text += data.output
    if (data.nextOffset === offset) return text
    offset = data.nextOffset
  }
}
