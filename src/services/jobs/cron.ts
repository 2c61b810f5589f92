import { fail } from '../../errors.ts'

/** A cron expression of five fields in a time zone. */
export interface CronTimes {
  readonly cron: string
  readonly timeZone: string
}

/**
 * Gives the first time after a moment. A time that the clocks skip comes right after the gap; one that they show twice
 * comes once, unless the expression has a wildcard or a step in its minutes or hours. Refuses what is no expression, no
 * zone or never comes with `validation_failed`.
 */
export async function nextTime({ cron, timeZone }: CronTimes, after: string): Promise<string> {
  if (!isZone(timeZone)) refuse('timeZone', `There is no time zone ${timeZone}. Give a name like Europe/Berlin or UTC.`)
  // croner replaces a question mark by the time of its start, which the schedule would not show.
  if (!/^[^\s?@]+(\s+[^\s?]+){4}$/.test(cron.trim())) refuse('cron', `Give five fields: ${fields}.`)
  const { Cron } = await import('croner')
  try {
    const times = new Cron(cron.trim(), {
      timezone: timeZone,
      mode: '5-part',
      paused: true,
      fixedTimeRule: 'no-wildcard',
    })
    const next = times.nextRun(new Date(after))
    if (next) return next.toISOString()
  } catch (error) {
    // What it throws is about the expression: the zone and the moment are good.
    refuse(
      'cron',
      `cron is not valid: ${error instanceof Error ? error.message.replace(/^\w+: /, '') : 'it has no times'}. Its fields are ${fields}.`,
      error,
    )
  }
  return refuse('cron', 'This cron expression never matches.')
}

const fields = 'minute, hour, day of the month, month and day of the week'

function isZone(name: string): boolean {
  try {
    // An offset is no name, although the formatter takes some.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function refuse(field: 'cron' | 'timeZone', message: string, cause?: unknown): never {
  fail('validation_failed', {
    message,
    details: [{ path: `body/${field}`, rule: field === 'cron' ? 'cron' : 'time_zone', message }],
    cause,
  })
}
