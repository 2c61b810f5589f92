import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { cutPage, readCursor } from '../../page.ts'
import type { JobInput, ScheduleDocument } from '../../stores/documents.ts'
import type { Change, Store, Versioned } from '../../stores/port.ts'
import type { JobKind, JobWork, Planned } from '../jobs.ts'
import { nextTime } from './cron.ts'
import { requirePermit, requireScopesOf } from './register.ts'

type Schemas = components['schemas']
export type Schedule = Schemas['Schedule']

/** Jobs by the clock. What a caller may not see is not there for them. */
export interface Schedules {
  list(
    page: { readonly limit: number; readonly cursor?: string },
    caller: Caller,
  ): Promise<{ schedules: Schedule[]; nextCursor?: string }>
  /** Fails with `schedule_not_found`, as everything here that names a schedule. */
  get(id: string, caller: Caller): Promise<{ schedule: Schedule; version: number }>
  planCreation(input: Schemas['ScheduleInput'], caller: Caller): Promise<Planned<{ schedule: Schedule }>>
  planUpdate(
    id: string,
    patch: Schemas['SchedulePatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Planned<{ schedule: Schedule; version: number }>>
  planRemoval(id: string, ifVersion: number | undefined, caller: Caller): Promise<Planned<unknown>>
}

export interface SchedulesOptions {
  readonly store: Store
  readonly now: () => string
  readonly newId: (prefix: string) => string
  readonly schedulesMax: number
  readonly workOf: (kind: JobKind) => JobWork | undefined
  readonly mayUseTask: (caller: Caller, taskId: string | undefined) => boolean
}

export function createSchedules({ store, now, newId, schedulesMax, workOf, mayUseTask }: SchedulesOptions): Schedules {
  return { list, get, planCreation, planUpdate, planRemoval }

  async function list(
    { limit, cursor }: { limit: number; cursor?: string },
    caller: Caller,
  ): Promise<{ schedules: Schedule[]; nextCursor?: string }> {
    const after = readCursor(cursor, 'schedules')
    // There are few of them, so that those which the caller may not see are left out here.
    const found = (await store.read.schedules.list(after && { after })).filter(({ doc }) =>
      mayUseTask(caller, doc.taskId),
    )
    const { items, ...next } = cutPage(found, limit, 'schedules', ({ doc }) => ({ id: doc.id }))
    return { schedules: items.map(({ doc }) => toSchedule(doc)), ...next }
  }

  async function get(id: string, caller: Caller): Promise<{ schedule: Schedule; version: number }> {
    const { doc, version } = await find(id, caller)
    return { schedule: toSchedule(doc), version }
  }

  async function planCreation(
    input: Schemas['ScheduleInput'],
    caller: Caller,
  ): Promise<Planned<{ schedule: Schedule }>> {
    const { name, cron, timeZone = 'UTC', kind, taskId, planStepId, email, isActive = true } = input
    requireScopesOf(workOf(kind), kind, caller)
    requireFit(input)
    if (!mayUseTask(caller, taskId))
      fail('forbidden', {
        message: 'This credential is narrowed to some tasks. Name the one to which this belongs as taskId.',
      })
    await requireTarget(taskId, planStepId)
    const told: JobInput = email ? { email } : {}
    await requirePermit(workOf(kind), { kind, input: told, ...(taskId !== undefined && { taskId }) }, caller)
    const at = now()
    const nextRunAt = await nextTime({ cron, timeZone }, at)
    if ((await store.read.schedules.list({ limit: schedulesMax })).length >= schedulesMax)
      fail('quota_exceeded', { message: `There are ${schedulesMax} schedules, which is the limit. Delete one first.` })
    const doc: ScheduleDocument = {
      id: newId('schedule'),
      cron,
      timeZone,
      kind,
      input: told,
      isActive,
      createdBy: caller.userId,
      createdAt: at,
      updatedAt: at,
      ...(isActive && { nextRunAt }),
      ...(name !== undefined && { name }),
      ...(taskId !== undefined && { taskId }),
      ...(planStepId !== undefined && { planStepId }),
    }
    return {
      schedule: toSchedule(doc),
      changes: [{ insert: 'schedules', doc }, scheduleEvent('schedule.created', doc, at, caller.userId)],
    }
  }

  async function planUpdate(
    id: string,
    patch: Schemas['SchedulePatch'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Planned<{ schedule: Schedule; version: number }>> {
    const found = await findAt(id, ifVersion, caller)
    // Who decides when something is done has it done.
    requireScopesOf(workOf(found.doc.kind), found.doc.kind, caller)
    const doc = await patched(found.doc, patch)
    // What is no longer possible can still be switched off.
    if (doc.isActive) await requirePermit(workOf(doc.kind), doc, caller)
    const version = found.version + 1
    return {
      schedule: toSchedule(doc),
      version,
      changes: [
        { replace: 'schedules', version: found.version, doc },
        scheduleEvent('schedule.updated', doc, doc.updatedAt, caller.userId),
      ],
    }
  }

  async function patched(
    { name: nameBefore, nextRunAt: dueBefore, disabledReason, ...before }: ScheduleDocument,
    patch: Schemas['SchedulePatch'],
  ): Promise<ScheduleDocument> {
    const { cron = before.cron, timeZone = before.timeZone, isActive = before.isActive } = patch
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
      ...(name !== undefined && { name }),
      ...(isActive && { nextRunAt: isSameTime ? (dueBefore ?? next) : next }),
      ...(!isActive && disabledReason !== undefined && { disabledReason }),
    }
  }

  async function planRemoval(id: string, ifVersion: number | undefined, caller: Caller): Promise<Planned<unknown>> {
    const { doc, version } = await findAt(id, ifVersion, caller)
    return {
      changes: [{ remove: 'schedules', version, id }, scheduleEvent('schedule.deleted', doc, now(), caller.userId)],
    }
  }

  async function find(id: string, caller: Caller): Promise<Versioned<ScheduleDocument>> {
    const found = await store.read.schedules.get(id)
    return found && mayUseTask(caller, found.doc.taskId) ? found : fail('schedule_not_found')
  }

  async function findAt(id: string, version: number | undefined, caller: Caller): Promise<Versioned<ScheduleDocument>> {
    const found = await find(id, caller)
    return version === undefined || version === found.version
      ? found
      : fail('revision_mismatch', { version: found.version })
  }

  async function requireTarget(taskId: string | undefined, planStepId: string | undefined): Promise<void> {
    if (taskId !== undefined && !(await store.read.tasks.get(taskId))) fail('task_not_found')
    if (planStepId !== undefined && (await store.read.planSteps.get(planStepId))?.doc.taskId !== taskId)
      fail('plan_step_not_found')
  }
}

type Subject = 'taskId' | 'planStepId' | 'email'

/** What the jobs of a kind are about. */
const subjects: {
  readonly [Kind in JobKind]: { readonly needs: readonly Subject[]; readonly may?: readonly Subject[] }
} = {
  execute_plan: { needs: ['taskId'] },
  execute_plan_step: { needs: ['taskId', 'planStepId'] },
  send_email: { needs: ['email'], may: ['taskId'] },
  sweep_resources: { needs: [] },
}

function requireFit(input: Schemas['ScheduleInput']): void {
  const { needs, may = [] } = subjects[input.kind]
  const given = (['taskId', 'planStepId', 'email'] as const).filter((field) => input[field] !== undefined)
  const details = [
    ...needs
      .filter((field) => !given.includes(field))
      .map((field) => ({ path: `body/${field}`, rule: 'required', message: `${input.kind} needs ${field}.` })),
    ...given
      .filter((field) => !needs.includes(field) && !may.includes(field))
      .map((field) => ({
        path: `body/${field}`,
        rule: 'unexpected',
        message: `${input.kind} has no use for ${field}.`,
      })),
  ]
  if (details.length > 0)
    fail('validation_failed', { message: details.map(({ message }) => message).join(' '), details })
}

export function scheduleEvent(
  kind: 'schedule.created' | 'schedule.updated' | 'schedule.deleted' | 'schedule.disabled',
  doc: ScheduleDocument,
  at: string,
  actor: string,
): Change {
  const { id, kind: jobKind, cron, timeZone, isActive, taskId, disabledReason } = doc
  return {
    event: {
      kind,
      at,
      actor,
      ...(taskId !== undefined && { taskId }),
      data: {
        scheduleId: id,
        kind: jobKind,
        cron,
        timeZone,
        isActive,
        ...(disabledReason !== undefined && { reason: disabledReason }),
      },
    },
  }
}

/** The schedule as callers see it: what its jobs are told may be a letter. */
function toSchedule({ input: _, ...schedule }: ScheduleDocument): Schedule {
  return schedule
}
