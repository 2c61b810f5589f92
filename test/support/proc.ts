import { readFileSync, readdirSync } from 'node:fs'

/** The ids of the processes of this machine. */
export function pidsHere(): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
}

/** A file of `/proc/PID`, in Latin-1; empty once the process has ended. */
export function procFile(pid: string | number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1')
  } catch {
    return ''
  }
}

/** The ids of the processes that run `sleep SECONDS`. */
export function sleepersOf(seconds: string): string[] {
  return pidsHere().filter((pid) => procFile(pid, 'cmdline') === `sleep\0${seconds}\0`)
}
