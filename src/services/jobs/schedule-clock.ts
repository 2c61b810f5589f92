import type { Staged } from '../../call.ts'
import { Failure, errors } from '../../errors.ts'
import type { ScheduleDocument } from '../../collections/jobs.ts'
import { DuplicateId, VersionConflict } from '../../stores/port.ts'
import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import type { Grants } from '../identity.ts'
import { DueWork } from '../../platform/work/due-work.ts'
import type { Job, JobKind, JobOrder, JobWork } from './work.ts'
import { nextTime } from './cron.ts'
import { actingOf } from './acting.ts'
import { grantOf, isFinished } from './job.ts'
import { requirePermit } from './queries.ts'
import { scheduleEvent } from './events.ts'

export interface ScheduleClockOptions extends Pick<Foundation, 'store' | 'commits' | 'now' | 'log' | 'isStoreShared'> {
  readonly workOf: (kind: JobKind) => JobWork | undefined
  readonly enqueue: (order: JobOrder) => Promise<Staged<{ job: Job }>>
  readonly grants: Pick<Grants, 'check'>
}

const pollMs = 1_000
const dueMax = 100

/**
 * Queues the jobs of the schedules that are due. The job and the schedule's next time are one commit, so that of
 * several processes one does it. A time that passed unused, whatever for, stays due, and is made up for once.
 */
export class ScheduleClock {
  readonly #options: ScheduleClockOptions
  readonly #due: DueWork<'schedules'>
  #isRecheckDue = false

  constructor(options: ScheduleClockOptions) {
    this.#options = options
    this.#due = new DueWork({
      ...options,
      collection: 'schedules',
      dueAt: 'nextRunAt',
      pollMs,
      work: () => this.#tick(),
      onError: (error) => options.log.error({ err: error }, 'the schedules could not be read; retrying'),
    })
  }

  start(): void {
    this.#due.start()
  }

  /** Resolves when what was due is queued. */
  stop(): Promise<void> {
    return this.#due.stop()
  }

  /** Some grant may have ended: those schedules are disabled with the next tick, before they are due. */
  recheck(): void {
    this.#isRecheckDue = true
    this.#due.expedite()
  }

  async #tick(): Promise<void> {
    const { store, now } = this.#options
    const at = now()
    if (this.#isRecheckDue) await this.#disableEnded(at)
    const first = await store.read.schedules.list({ orderBy: 'nextRunAt', limit: dueMax })
    for (const schedule of first) if ((schedule.doc.nextRunAt ?? at) <= at) await this.#take(schedule, at)
  }

  async #disableEnded(at: string): Promise<void> {
    this.#isRecheckDue = false
    const active = (await this.#options.store.read.schedules.list()).filter(({ doc }) => doc.isActive)
    for (const schedule of active)
      await this.#write(schedule, async () => {
        const state = await this.#check(schedule.doc)
        return 'ended' in state ? disabling(schedule, state.ended, at) : []
      })
  }

  #take(schedule: Versioned<ScheduleDocument>, at: string): Promise<void> {
    return this.#write(schedule, () => this.#changesOf(schedule, at))
  }

  async #write(schedule: Versioned<ScheduleDocument>, stage: () => Promise<Change[]>): Promise<void> {
    try {
      // A schedule that was changed in the meantime is looked at again with the next tick.
      await this.#options.commits.commit(async () => ({ changes: await stage() }), {
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
    const state = await this.#check(doc)
    if ('ended' in state) return disabling({ doc, version }, state.ended, at)
    const { kind, input, taskId, planStepId, id } = doc
    try {
      await requirePermit(this.#options.workOf(kind), doc, state.caller, this.#options)
      const { changes, job } = await this.#options.enqueue({
        kind,
        input,
        taskId,
        planStepId,
        ...actingOf(doc),
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

  #check(doc: ScheduleDocument): ReturnType<Grants['check']> {
    const { workOf, grants } = this.#options
    return grants.check(grantOf(doc), {
      scopes: ['jobs:write', ...(workOf(doc.kind)?.scopes ?? [])],
      taskId: doc.taskId,
    })
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
