import type { Change } from '../../collections.ts'
import { Failure, fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Versioned } from '../../stores/port.ts'
import type { JobDocument } from '../../collections/jobs.ts'
import type { JobDone, JobRun, JobWork } from './work.ts'

/** The document with what a job works on; its id is that of the job. */
export interface InputDocument<Input> {
  read(jobId: string): Promise<Versioned<Input> | undefined>
  remove(jobId: string, version: number): Change
}

/**
 * Work on an input that waits in a document of its own and is removed with the end of the job, whatever the end is:
 * such a job cannot be retried. A `Failure` of the work is the error of the job.
 */
export function inputWork<Input>(
  input: InputDocument<Input>,
  work: (input: Input, run: JobRun) => Promise<Omit<JobDone, 'changes'>>,
): Pick<JobWork, 'prepare' | 'run' | 'abandon'> {
  const forget = async ({ id }: Pick<JobDocument, 'id'>): Promise<Change[]> => {
    const found = await input.read(id)
    return found ? [input.remove(id, found.version)] : []
  }
  return {
    prepare: async ({ retryOf }) => (retryOf === undefined ? [] : refuseRetry()),
    run: async (run) => {
      const found = await input.read(run.job.id)
      if (!found) return { error: { reason: 'failed', message: 'The input of the job is no longer there.' } }
      const done = await work(found.doc, run).catch((error: unknown) => ({ error: jobErrorOf(error) }))
      return { ...done, changes: () => forget(run.job) }
    },
    abandon: forget,
  }
}

/** What a call would answer as a failure, as the error of a job. Throws everything else again. */
export function jobErrorOf(error: unknown): Schemas['JobError'] {
  if (!(error instanceof Failure)) throw error
  return { reason: 'failed', message: error.message, code: error.code }
}

/** The signal of a run, and how it shows the progress of what it fetches. */
export function fetchingOf(run: JobRun) {
  return {
    signal: run.signal,
    report: ({ phase, current, total }: { phase: string; current: number; total: number }) =>
      run.progress({ phase, current, total, unit: 'objects' }),
  }
}

function refuseRetry(): never {
  const message = 'An import cannot be retried, because what it imported is no longer there. Import it again.'
  return fail('validation_failed', { message, details: [{ path: 'path/jobId', rule: 'retry', message }] })
}
