import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { durationOf } from '../parts/time.tsx'

export const jobStates: readonly Schemas.JobState[] = [
  'queued',
  'running',
  'succeeded',
  'failed',
  'cancelled',
  'interrupted',
]

const tones: Readonly<Record<Schemas.JobState, string>> = {
  queued: '',
  running: 'warn',
  succeeded: 'good',
  failed: 'bad',
  cancelled: '',
  interrupted: 'warn',
}

export function JobStateChip({ state }: { readonly state: Schemas.JobState }): JSX.Element {
  return <span class={`chip ${tones[state]}`}>{state}</span>
}

/** `execute_plan_step` as words. */
export function kindName(kind: string): string {
  const words = kind.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

export function ranFor({ startedAt, endedAt }: Schemas.Job): string | undefined {
  if (startedAt === undefined || endedAt === undefined) return undefined
  return durationOf(Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)))
}

const exact = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** A time as the clock of the reader has it. */
export function LocalTime({ at }: { readonly at: string }): JSX.Element {
  return (
    <time dateTime={at} title={at}>
      {exact.format(Date.parse(at))}
    </time>
  )
}
