import { makeEnvironment } from '../../platform/processes/environment.ts'
import { defined } from '../../platform/work/defined.ts'

/** Whose command it is; the job is also the mark by which all that the command starts is found. */
export interface CommandIdentity {
  readonly taskId?: string
  readonly planStepId?: string
  readonly jobId: string
}

/**
 * What a command finds in its environment: a chosen few of the service's own variables, no secrets, and for what it
 * runs.
 */
export function makeCommandEnvironment(
  own: NodeJS.ProcessEnv,
  { taskId, planStepId, jobId }: CommandIdentity,
): Record<string, string> {
  // It has no terminal, and is always run by the same shell.
  const { TERM: _term, COLORTERM: _colors, SHELL: _shell, ...environment } = makeEnvironment(own)
  return {
    ...environment,
    ...defined({ GANTRY_TASK_ID: taskId, GANTRY_PLAN_STEP_ID: planStepId }),
    [processTagName]: jobId,
  }
}

const processTagName = 'GANTRY_JOB_ID'

/** The `NAME=value` that is in the environment of the commands of a job and of nothing else. */
export function processTagOf(jobId: string): string {
  return `${processTagName}=${jobId}`
}
