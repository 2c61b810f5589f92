import { readFileSync } from 'node:fs'

/**
 * The process group in the foreground of the terminal that a process leads, by proc(5), `/proc/PID/stat`: that of the
 * process itself where the system does not show it.
 */
export function foregroundOf(leader: number): number {
  try {
    const status = readFileSync(`/proc/${leader}/stat`, 'latin1')
    // The name of the program may contain anything; it ends at the last parenthesis.
    const group = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[5])
    return group > 1 ? group : leader
  } catch {
    return leader
  }
}
