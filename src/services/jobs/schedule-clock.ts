import type { Log, Scope, Staged } from '../../call.ts'
import { Failure, errors } from '../../errors.ts'
import type { ScheduleDocument } from './documents.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Change, Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { missingScopes, scopesOfRole } from '../identity.ts'
import type { Job, JobKind, JobOrder, JobWork } from './work.ts'
import type { Commits } from '../../platform/work/commits.ts'
import { nextTime } from './cron.ts'
import { isFinished } from './job.ts'
import { scheduleEvent } from './events.ts'

export interface ScheduleClockOptions {
  readonly store: Store
  readonly commits: Commits
  readonly now: () => string
  readonly log: Log
  readonly workOf: (kind: JobKind) => JobWork | undefined
  readonly enqueue: (order: JobOrder) => Promise<Staged<{ job: Job }>>
}

const dueMax = 100

/**
 * Queues the jobs of the schedules that are due. The job and the schedule's next time are one commit, so that of several
 * processes one does it. A time that passed unused, whatever for, stays due, and is made up for once.
 */
export class ScheduleClock {
  readonly #options: ScheduleClockOptions
  #ticking: Promise<void> | undefined

  constructor(options: ScheduleClockOptions) {
    this.#options = options
  }

  /** Looks once; resolves when what was due is queued. */
  tick(): Promise<void> {
    this.#ticking ??= this.#tick().finally(() => {
      this.#ticking = undefined
    })
    return this.#ticking
  }

  async #tick(): Promise<void> {
    const { store, now, log } = this.#options
    try {
      const at = now()
      const first = await store.read.schedules.list({ orderBy: 'nextRunAt', limit: dueMax })
      for (const schedule of first) if ((schedule.doc.nextRunAt ?? at) <= at) await this.#take(schedule, at)
    } catch (error) {
      log.error({ err: error }, 'the schedules could not be read; retrying')
    }
  }

  async #take(schedule: Versioned<ScheduleDocument>, at: string): Promise<void> {
    try {
      // A schedule that was changed in the meantime is looked at again with the next tick.
      await this.#options.commits.commit(async () => ({ changes: await this.#changesOf(schedule, at) }), {
        mayRetry: ({ collection }) => collection !== 'schedules',
      })
    } catch (error) {
      // Another process was faster, or the schedule was just changed.
      if (error instanceof VersionConflict || error instanceof DuplicateId) return
      this.#options.log.error({ err: error, scheduleId: schedule.doc.id }, 'a schedule could not be run; retrying')
    }
  }

  async #changesOf({ doc, version }: Versioned<ScheduleDocument>, at: string): Promise<Change[]> {
    if (await this.#isAtWork(doc)) return []
    const missing = await this.#missingRight(doc)
    if (missing !== undefined) return disabling({ doc, version }, missing, at)
    const { kind, input, taskId, planStepId, createdBy, id } = doc
    try {
      const { changes, job } = await this.#options.enqueue({
        kind,
        input,
        taskId,
        planStepId,
        createdBy,
        scheduleId: id,
      })
      return [
        ...changes,
        {
          replace: 'schedules',
          version,
          doc: { ...doc, lastRunAt: at, lastJobId: job.id, nextRunAt: await nextTime(doc, at) },
        },
      ]
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const [, retry] = errors[error.code]
      // A refusal that passes by itself: the missed time is made up for once it has passed.
      return retry === 'later' ? [] : disabling({ doc, version }, error.message, at)
    }
  }

  async #isAtWork({ lastJobId }: ScheduleDocument): Promise<boolean> {
    const job = lastJobId === undefined ? undefined : await this.#options.store.read.jobs.get(lastJobId)
    return job !== undefined && !isFinished(job.doc)
  }

  /** Why the one who made the schedule may not have it done any more, if so. */
  async #missingRight({ kind, createdBy }: ScheduleDocument): Promise<string | undefined> {
    const user = await this.#options.store.read.users.get(createdBy)
    if (!user) return 'The user who created it was deleted.'
    if (user.doc.isDisabled) return 'The user who created it is disabled.'
    const missing: readonly Scope[] = missingScopes(scopesOfRole(user.doc.role), [
      'jobs:write',
      ...(this.#options.workOf(kind)?.scopes ?? []),
    ])
    return missing.length > 0 ? `The user who created it lacks ${missing.join(', ')}.` : undefined
  }
}

function disabling(
  { doc: { nextRunAt: _, ...doc }, version }: Versioned<ScheduleDocument>,
  disabledReason: string,
  at: string,
): Change[] {
  const disabled: ScheduleDocument = { ...doc, isActive: false, disabledReason, updatedAt: at }
  return [{ replace: 'schedules', version, doc: disabled }, scheduleEvent('schedule.disabled', disabled, at, 'system')]
}
