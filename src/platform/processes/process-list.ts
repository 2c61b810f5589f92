import { readFileSync, readdirSync, statSync } from 'node:fs'

/** So many numbers are looked at one by one. To list a machine's processes takes as long as some hundred of them. */
const singleMax = 64

/**
 * The ids of the processes from one on, in their order, of a system that shows its processes as files. A thread may be
 * among them, which shows what its process does.
 */
export function listPidsFrom(lowestPid: number, newest = newestPid()): number[] {
  if (newest < lowestPid || newest - lowestPid >= singleMax)
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid >= lowestPid)
      .sort((one, other) => one - other)
  const pids = Array.from({ length: newest + 1 - lowestPid }, (_, index) => lowestPid + index)
  return pids.filter((pid) => statSync(`/proc/${pid}`, { throwIfNoEntry: false }) !== undefined)
}

/** The id that the system gave last (proc(5), `/proc/loadavg`); infinite where it does not say. */
export function newestPid(): number {
  try {
    return Number(readFileSync('/proc/loadavg', 'latin1').trim().split(' ')[4] ?? Infinity)
  } catch {
    return Infinity
  }
}
