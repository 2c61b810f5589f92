import type { Gantry } from './gantry.ts'
import { readUntil } from './wait.ts'

type Caller = Pick<Gantry, 'call'>

/** Adds a plan step to a task and gives its id. */
export async function addStep(
  { call }: Caller,
  task: string,
  step: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { body } = await call('POST', `/tasks/${task}/plan-steps`, { body: { description: 'A step', ...step } })
  return body.data.planStep.id
}

/** Executes a step to its end, and gives the job and the step. */
export async function execute(
  caller: Caller,
  task: string,
  step: string,
  body: Readonly<Record<string, unknown>> = {},
) {
  const {
    body: { data },
  } = await caller.call('POST', `/tasks/${task}/plan-steps/${step}/execute`, { body })
  const job = await untilOver(caller, data.job.id)
  return { job, planStep: await readStep(caller, task, step) }
}

/** Executes a plan to its end, and gives the job and the steps. */
export async function executePlan(caller: Caller, task: string, body: Readonly<Record<string, unknown>> = {}) {
  const {
    body: { data },
  } = await caller.call('POST', `/tasks/${task}/plan-steps/execute`, { body })
  const job = await untilOver(caller, data.job.id)
  const { body: list } = await caller.call('GET', `/tasks/${task}/plan-steps`)
  return { job, planSteps: list.data.planSteps }
}

export async function readStep({ call }: Caller, task: string, step: string) {
  return (await call('GET', `/tasks/${task}/plan-steps/${step}`)).body.data.planStep
}

export async function readJob({ call }: Caller, id: string) {
  return (await call('GET', `/jobs/${id}`)).body.data.job
}

export async function untilOver(caller: Caller, id: string) {
  return readUntil(
    () => readJob(caller, id),
    ({ state }) => state !== 'queued' && state !== 'running',
    `the end of ${id}`,
  )
}
