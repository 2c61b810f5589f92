import { later } from '../../platform/work/clock.ts'

/** The time for which a budget is, by UTC. */
export interface Period {
  readonly id: string
  readonly startsAt: string
  readonly resetsAt: string
  /** `before` sorts directly before its first day. */
  readonly days: { readonly before: string }
}

export const dayMs = 86_400_000

export function periodOf(kind: 'day' | 'month', now: string): Period {
  const today = now.slice(0, 10)
  const first = kind === 'day' ? today : `${now.slice(0, 7)}-01`
  const startsAt = `${first}T00:00:00.000Z`
  return {
    id: kind === 'day' ? `day:${today}` : `month:${now.slice(0, 7)}`,
    startsAt,
    resetsAt: kind === 'day' ? later(startsAt, dayMs) : nextMonth(startsAt),
    days: { before: dayBefore(first) },
  }
}

/** The day before a day. */
export function dayBefore(day: string): string {
  return later(`${day}T00:00:00.000Z`, -dayMs).slice(0, 10)
}

function nextMonth(startsAt: string): string {
  const date = new Date(startsAt)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString()
}
