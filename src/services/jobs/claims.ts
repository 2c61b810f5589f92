import type { Change } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { later } from '../../platform/work/clock.ts'
import { defined } from '../../platform/work/defined.ts'
import type { Grants } from '../identity.ts'
import type { DueJob } from './backlogs.ts'
import type { JobDocument, JobDocuments } from '../../collections/jobs.ts'
import { jobProgressed, jobStarted } from './events.ts'
import { grantOf, started } from './job.ts'
import type { Beginning, JobWork } from './work.ts'

export interface ClaimsOptions {
  readonly grants: Pick<Grants, 'check'>
  /** Names this process in its leases. */
  readonly owner: string
  readonly leaseMs: number
}

/** What claims a job for this process, and the job and its lease as that leaves them. */
export interface JobClaim {
  readonly work: JobWork
  readonly job: Versioned<JobDocument>
  readonly lease: Versioned<JobDocuments['jobLeases']>
  /** Whether the work has begun with the claim. */
  readonly hasBegun: boolean
  readonly changes: readonly Change[]
  /** To be called when the changes were not committed. */
  readonly release: () => void
}

/** Builds the claims of jobs that are due. */
export class Claims {
  readonly #options: ClaimsOptions

  constructor(options: ClaimsOptions) {
    this.#options = options
  }

  /** With the beginning of the work, if the job has the authority for it; that may be left to the run. */
  async build(
    { entry, job, work }: DueJob,
    at: string,
    { withBeginning }: { withBeginning: boolean },
  ): Promise<JobClaim> {
    const { owner, leaseMs } = this.#options
    const running = started(job.doc, at)
    const beginning = withBeginning ? await this.#beginningOf(running, work) : undefined
    const { changes = [], progress, process, runner, release = () => {} } = beginning ?? {}
    const lease = { id: running.id, owner, expiresAt: later(at, leaseMs), ...defined({ process, runner }) }
    const doc = { ...running, ...(progress && { progress }) }
    return {
      work,
      job: { doc, version: job.version + 1 },
      lease: { doc: lease, version: 1 },
      hasBegun: beginning !== undefined,
      release,
      changes: [
        { remove: 'jobQueue', version: entry.version, id: doc.id },
        { replace: 'jobs', version: job.version, doc },
        { insert: 'jobLeases', doc: lease },
        jobStarted(doc, at),
        ...changes,
        ...(progress ? [jobProgressed(doc, at, { progress })] : []),
      ],
    }
  }

  async #beginningOf(job: JobDocument, { begin, scopes }: JobWork): Promise<Beginning | undefined> {
    if (!begin) return undefined
    try {
      const state = await this.#options.grants.check(grantOf(job), { scopes, taskId: job.taskId })
      return 'ended' in state ? undefined : await begin(job)
    } catch {
      // The run fails with the same, and reports it.
      return undefined
    }
  }
}
