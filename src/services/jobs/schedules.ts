import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { pageOf, type PageQuery } from '../../platform/work/page.ts'
import { holderOf, ownersOf, usedUpFor } from '../../platform/work/shares.ts'
import type { Share } from '../../platform/work/shares.ts'
import type { JobInput, ScheduleDocument } from '../../collections/jobs.ts'
import type { Foundation } from '../../foundation.ts'
import type { Versioned } from '../../stores/port.ts'
import type { JobKind, JobWork } from './work.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { nextTime } from './cron.ts'
import { actingFor } from './acting.ts'
import { grantOf } from './job.ts'
import { scheduleEvent } from './events.ts'
import { requirePermit, requireScopesOf } from './queries.ts'
import { requireTask } from '../tasks.ts'
import { defined } from '../../platform/work/defined.ts'
import { mayUseTask } from '../identity.ts'

import type { Actors } from '../../platform/work/actors.ts'

export type Schedule = Schemas['Schedule']

export interface SchedulesOptions extends Pick<Foundation, 'actors' | 'store' | 'now' | 'newId'> {
  readonly share: Share
  readonly workOf: (kind: JobKind) => JobWork | undefined
}

/** Jobs by the clock. What a caller may not see is not there for them. */
export class Schedules {
  readonly #options: SchedulesOptions

  constructor(options: SchedulesOptions) {
    this.#options = options
  }

  async list(page: PageQuery, caller: Caller): Promise<{ schedules: Schedule[]; nextCursor?: string }> {
    const { store } = this.#options
    const isVisible = (doc: ScheduleDocument) => mayUseTask(caller, doc.taskId)
    const { items, ...next } = await pageOf(store.read.schedules, page, { filter: 'schedules', isVisible })
    return { schedules: items.map((each) => toSchedule(each, this.#options.actors)), ...next }
  }

  /** Fails with `schedule_not_found`, as everything here that names a schedule. */
  async get(id: string, caller: Caller): Promise<{ schedule: Schedule; version: number }> {
    const { doc, version } = await this.#find(id, caller)
    return { schedule: toSchedule(doc, this.#options.actors), version }
  }

  async create(input: Schemas['ScheduleInput'], caller: Caller): Promise<Staged<{ schedule: Schedule }>> {
    const { workOf, now, newId } = this.#options
    const { name, cron, timeZone = 'UTC', kind, isEnabled: isActive = true } = input
    const { taskId, planStepId, email } = targetOf(input)
    requireScopesOf(workOf(kind), kind, caller)
    if (!mayUseTask(caller, taskId))
      fail('forbidden', {
        message: 'This credential is restricted to certain tasks. Give the taskId of one of them.',
      })
    await this.#requireTarget(taskId, planStepId)
    const jobInput: JobInput = email ? { email } : {}
    const at = now()
    const nextRunAt = await nextTime({ cron, timeZone }, at)
    const order = { kind, input: jobInput, ...defined({ taskId, planStepId }) }
    await requirePermit(workOf(kind), order, caller, this.#options)
    await this.#requireRoom(caller)
    const doc: ScheduleDocument = {
      id: newId('schedule'),
      cron,
      timeZone,
      kind,
      input: jobInput,
      isActive,
      createdBy: caller.userId,
      ...actingFor(caller),
      createdAt: at,
      updatedAt: at,
      ...(isActive && { nextRunAt }),
      ...defined({ name, taskId, planStepId }),
    }
    return {
      schedule: toSchedule(doc, this.#options.actors),
      changes: [{ insert: 'schedules', doc }, scheduleEvent('schedule.created', doc, at, caller.userId)],
    }
  }

  async update(
    id: string,
    patch: Schemas['SchedulePatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ schedule: Schedule; version: number }>> {
    const { workOf } = this.#options
    const found = await this.#findAt(id, ifVersion, caller)
    requireScopesOf(workOf(found.doc.kind), found.doc.kind, caller)
    const doc = await this.#patched(found.doc, patch, caller)
    // What is no longer possible can still be switched off.
    if (doc.isActive) await requirePermit(workOf(doc.kind), doc, caller, this.#options)
    const version = found.version + 1
    return {
      schedule: toSchedule(doc, this.#options.actors),
      version,
      changes: [
        { replace: 'schedules', version: found.version, doc },
        scheduleEvent('schedule.updated', doc, doc.updatedAt, caller.userId),
      ],
    }
  }

  async #patched(
    { name: nameBefore, nextRunAt: dueBefore, disabledReason, isByNarrow, ...before }: ScheduleDocument,
    patch: Schemas['SchedulePatch'],
    caller: Caller,
  ): Promise<ScheduleDocument> {
    const { now } = this.#options
    const { cron = before.cron, timeZone = before.timeZone, isEnabled: isActive = before.isActive } = patch
    const at = now()
    const next = await nextTime({ cron, timeZone }, at)
    const isSameTime = before.isActive && cron === before.cron && timeZone === before.timeZone
    const name = patch.name === undefined ? nameBefore : (patch.name ?? undefined)
    return {
      ...before,
      cron,
      timeZone,
      isActive,
      updatedAt: at,
      // Who decides when something is done has it done.
      ...(isActive && !isSameTime ? { createdBy: caller.userId, ...actingFor(caller) } : defined({ isByNarrow })),
      ...(name !== undefined && { name }),
      ...(isActive && { nextRunAt: isSameTime ? (dueBefore ?? next) : next }),
      ...(!isActive && disabledReason !== undefined && { disabledReason }),
    }
  }

  async remove(id: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const { now } = this.#options
    const { doc, version } = await this.#findAt(id, ifVersion, caller)
    return {
      changes: [{ remove: 'schedules', version, id }, scheduleEvent('schedule.deleted', doc, now(), caller.userId)],
    }
  }

  async #find(id: string, caller: Caller): Promise<Versioned<ScheduleDocument>> {
    const { store } = this.#options
    const found = await store.read.schedules.get(id)
    return found && mayUseTask(caller, found.doc.taskId) ? found : fail('schedule_not_found')
  }

  async #findAt(id: string, ifVersion: number | undefined, caller: Caller): Promise<Versioned<ScheduleDocument>> {
    return requireVersion(await this.#find(id, caller), ifVersion)
  }

  async #requireRoom({ grant }: Caller): Promise<void> {
    const { store, share } = this.#options
    const found = await store.read.schedules.list({ limit: share.capacity })
    const taken = found.map(({ doc }) => holderOf(grantOf(doc)))
    const usedUp = usedUpFor(holderOf(grant), taken, share)
    if (usedUp !== undefined)
      fail('quota_exceeded', { message: `${ownersOf(usedUp, share)} schedules, which is the limit. Delete one first.` })
  }

  async #requireTarget(taskId: string | undefined, planStepId: string | undefined): Promise<void> {
    const { store } = this.#options
    if (taskId !== undefined) await requireTask(store, taskId)
    if (planStepId !== undefined && (await store.read.planSteps.get(planStepId))?.doc.taskId !== taskId)
      fail('plan_step_not_found')
  }
}

interface Target {
  readonly taskId?: string
  readonly planStepId?: string
  readonly email?: Schemas['EmailInput']
}

/** What the jobs of a schedule are about. */
function targetOf(input: Schemas['ScheduleInput']): Target {
  switch (input.kind) {
    case 'execute_plan':
      return { taskId: input.taskId }
    case 'execute_plan_step':
      return { taskId: input.taskId, planStepId: input.planStepId }
    case 'send_email':
      return { email: input.email, ...(input.taskId !== undefined && { taskId: input.taskId }) }
    case 'sweep_resources':
      return {}
  }
}

/** The schedule as callers see it, without the input of its jobs, which may contain an email. */
function toSchedule(
  { input: _, grant: _grant, isByNarrow: _isByNarrow, createdBy, isActive, ...schedule }: ScheduleDocument,
  actors: Actors,
): Schedule {
  return { ...schedule, isEnabled: isActive, createdBy: actors.of(createdBy) }
}
