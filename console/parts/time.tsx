import { signal } from '@preact/signals'
import type { JSX } from 'preact'

const minuteMs = 60_000

/** The time of now, as far as pages show it: it moves each minute. */
export const now = signal(Date.now())

export function startClock(): void {
  const tick = () => {
    now.value = Date.now()
    setTimeout(tick, minuteMs)
  }
  setTimeout(tick, minuteMs)
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', minuteMs],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'narrow' })
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })
const daysShown = 7

export function agoOf(at: string, nowMs: number): string {
  const time = Date.parse(at)
  const passed = nowMs - time
  if (passed > daysShown * 86_400_000)
    return (new Date(time).getFullYear() === new Date(nowMs).getFullYear() ? day : dayOfYear).format(time)
  const [unit, ms] = units.find(([, ms]) => Math.abs(passed) >= ms) ?? []
  return unit === undefined || ms === undefined ? 'just now' : relative.format(-Math.round(passed / ms), unit)
}

/** How long ago something was, with the exact time as its title. */
export function Ago({ at }: { readonly at: string }): JSX.Element {
  return (
    <time dateTime={at} title={exact.format(Date.parse(at))}>
      {agoOf(at, now.value)}
    </time>
  )
}

export function durationOf(ms: number): string {
  if (ms < 1_000) return `${ms} ms`
  return ms < minuteMs
    ? `${(ms / 1_000).toFixed(1)} s`
    : `${Math.floor(ms / minuteMs)} min ${Math.round((ms % minuteMs) / 1_000)} s`
}
