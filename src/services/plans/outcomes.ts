import type { Schemas } from '../../generated/types.ts'
import type { JobDocument } from '../jobs.ts'
import { checkOutcome, reasonOf } from './checks.ts'
import { exitCodeOf } from './command.ts'
import type { CommandEnd } from './command.ts'
import { proseAlone, readExpectation } from './expectation.ts'
import { checkedBytes } from './output.ts'
import type { CommandOutput } from './output.ts'
import type { StepOutcome, StepDocument } from './steps.ts'
import { cut } from './text.ts'
import { defined } from '../../platform/work/defined.ts'

type JobError = Schemas['JobError']
export type JobFailure = JobError['reason']
type JobStop = Extract<JobFailure, 'cancelled' | 'interrupted' | 'authority_ended'>

/** Why the signal of a job aborted: the service stops, unless it says otherwise. */
export function stopOf({ reason }: AbortSignal): JobStop {
  return reason === 'cancelled' || reason === 'authority_ended' ? reason : 'interrupted'
}

/** What ended a command that did not end by itself, and the limits that it had. */
export interface CommandBounds {
  readonly timeoutSeconds: number
  readonly outputBytesMax: number
  /** Why its job was stopped, if it was. */
  readonly stopped: JobStop
  /** Hides secrets in what is shown of the output. */
  readonly mask: (text: string) => string
}

/** The outcome of a command: whether the result was as expected, or why the command did not end by itself. */
export async function judgeStep(
  expectedOutcome: string | undefined,
  jobId: string,
  end: CommandEnd,
  bounds: CommandBounds,
): Promise<{ outcome: StepOutcome; failure?: JobFailure }> {
  const { exitCode, signal, durationMs, output, error } = end
  const figures = {
    jobId,
    durationMs: Math.round(durationMs),
    outputBytes: output.byteCount,
    errorBytes: error.byteCount,
    ...defined({ exitCode, signal }),
  }
  if (end.stop) return judgeStopped(end.stop, figures, bounds)
  const ended = {
    exitCode: exitCodeOf(end),
    ...(signal !== undefined && { signal }),
    output: writtenOf(output),
    error: writtenOf(error),
  }
  const expected = readExpectation(expectedOutcome ?? '')
  const checks = await checkOutcome(expected.checks, ended, bounds.mask)
  const reason = reasonOf(checks)
  const isProse = expected.checks.length === 0 && Boolean(expectedOutcome?.trim())
  return reason === undefined
    ? { outcome: { status: 'passed', ...figures, ...(isProse && { problem: proseAlone }), checks } }
    : { outcome: { status: 'failed', ...figures, reason, checks }, failure: 'outcome_differs' }
}

function judgeStopped(
  stop: NonNullable<CommandEnd['stop']>,
  figures: Omit<StepOutcome, 'status'>,
  { timeoutSeconds, outputBytesMax, stopped }: CommandBounds,
): { outcome: StepOutcome; failure: JobFailure } {
  switch (stop) {
    case 'timeout':
      return {
        outcome: {
          status: 'failed',
          ...figures,
          reason: `The command ran longer than ${timeoutSeconds} second${timeoutSeconds === 1 ? '' : 's'}.`,
        },
        failure: 'timed_out',
      }
    case 'outputLimit':
      return {
        outcome: { status: 'failed', ...figures, reason: `The command wrote more than ${outputBytesMax} bytes.` },
        failure: 'output_limit',
      }
    case 'expired':
      return { outcome: { ...stoppedOutcomes.authority_ended, ...figures }, failure: 'authority_ended' }
    case 'signal':
      return { outcome: { ...stoppedOutcomes[stopped], ...figures }, failure: stopped }
    default:
      return stop satisfies never
  }
}

const stoppedOutcomes: Readonly<Record<JobStop, Pick<StepOutcome, 'status' | 'reason'>>> = {
  cancelled: { status: 'cancelled', reason: 'The job was cancelled while the command was running.' },
  interrupted: { status: 'interrupted', reason: 'The service stopped while the command was running.' },
  authority_ended: { status: 'cancelled', reason: 'The authority of the job ended while the command was running.' },
}

function writtenOf(output: CommandOutput): { text: string; isWhole: boolean } {
  return { text: output.newest(checkedBytes), isWhole: output.byteCount <= checkedBytes }
}

/** The outcome of a step whose command was at a runner that is gone. */
export function lostOutcome(jobId: string, reason: string): StepOutcome {
  return { status: 'interrupted', jobId, reason }
}

/** The outcome of a step whose command was started and whose end was not observed. */
export function abandonedOutcome(job: JobDocument): StepOutcome {
  const { id: jobId } = job
  if (isCancelled(job))
    return { status: 'cancelled', jobId, reason: 'The job was cancelled while the command was running.' }
  if (job.status === 'failed')
    return {
      status: 'failed',
      jobId,
      reason: cut(job.error?.message ?? 'The job failed with an internal error.', reasonLengthMax),
    }
  return {
    status: 'interrupted',
    jobId,
    reason: 'The service stopped while the command was running. The progress is unknown.',
  }
}

/** Why a job failed, by the last step that it executed, if it came to one. */
export function planErrorOf(step: StepDocument | undefined, reason: JobFailure, isOneOfMany: boolean): JobError {
  const [title = ''] = step?.description.trim().split('\n') ?? []
  const why = step?.outcome?.reason ?? 'The plan did not complete.'
  return {
    reason,
    message: cut(
      isOneOfMany && step?.outcome?.reason ? `The plan stopped at "${cut(title, titleLengthMax)}". ${why}` : why,
      messageLengthMax,
    ),
  }
}

const reasonLengthMax = 2048
const titleLengthMax = 256
const messageLengthMax = 4096

/**
 * Whether a job that did not come to its end was cancelled; one that was still queued can have ended in no other way.
 */
export function isCancelled({ status, isCancelling }: JobDocument): boolean {
  return status === 'cancelled' || status === 'queued' || isCancelling === true
}
