import { readFileSync } from 'node:fs'

/** What the main thread of a process is at. */
export interface ProcessActivity {
  /** As of `ps`: `R` runs or waits for a processor, `S` and `D` wait for something, `T` is stopped. */
  readonly state: string
  /** In clock ticks since the machine started. */
  readonly startTime: number
}

/** Nothing where the process has ended, or where the system does not show processes as files. */
export function activityOf(pid: number): ProcessActivity | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1')
    // proc(5): `pid (name) state ppid …`, with the start time in field 22.
    const [state = '', ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return { state, startTime: Number(rest[18]) }
  } catch {
    return undefined
  }
}

/**
 * Whether a process that answers nothing may yet answer: it works, waits for a processor or the disk, or sleeps. A
 * process sleeps also while a child of it that was just forked, or another of its threads, waits for a processor. One
 * that is stopped or has ended does not answer, nor does another one that has its number.
 */
export function mayAnswer(before: ProcessActivity | undefined, now: ProcessActivity | undefined): boolean {
  return now !== undefined && before?.startTime === now.startTime && !/[TtZXx]/.test(now.state)
}
