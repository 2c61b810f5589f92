import { readFileSync } from 'node:fs'

/** What the main thread of a process is at. */
export interface ProcessActivity {
  /** As of `ps`: `R` runs or waits for a processor, `D` waits for the disk, `T` is stopped. */
  readonly state: string
  /** The processor time that it has used, in clock ticks. */
  readonly usedTicks: number
  /** In clock ticks since the machine started. */
  readonly startTime: number
}

/** Nothing where the process has ended, or where the system does not show processes as files. */
export function activityOf(pid: number): ProcessActivity | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1')
    // proc(5): `pid (name) state ppid …` with the times in fields 14 and 15, and the start time in field 22.
    const [state = '', ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return { state, usedTicks: Number(rest[10]) + Number(rest[11]), startTime: Number(rest[18]) }
  } catch {
    return undefined
  }
}

/**
 * Whether a process that answers nothing is busy: it works, or it waits for a processor or the disk. One that is
 * stopped, or that sleeps and has done nothing since the look `before`, is not.
 */
export function isBusy(before: ProcessActivity | undefined, now: ProcessActivity | undefined): boolean {
  if (!now || (before && before.startTime !== now.startTime)) return false
  if (now.state === 'R' || now.state === 'D') return true
  return now.state === 'S' && before !== undefined && now.usedTicks > before.usedTicks
}
