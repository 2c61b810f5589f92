import { readFileSync } from 'node:fs'
import { codeOf } from '../platform/work/system-error.ts'

/**
 * The process group in the foreground of the terminal that a process leads, by proc(5), `/proc/PID/stat`: that of the
 * process itself where the system does not show it.
 */
function foregroundOf(leader: number): number {
  try {
    const status = readFileSync(`/proc/${leader}/stat`, 'latin1')
    // The name of the program may contain anything; it ends at the last parenthesis.
    const group = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[5])
    return group > 1 ? group : leader
  } catch {
    return leader
  }
}

/**
 * Sends a signal to the process group in the foreground. One that has ended since it was looked up has nothing left to
 * be told, unless another one is in the foreground by now.
 */
export function signalForeground(leader: number, name: NodeJS.Signals): void {
  const group = foregroundOf(leader)
  if (wasSent(group, name)) return
  const now = foregroundOf(leader)
  if (now !== group) wasSent(now, name)
}

function wasSent(group: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(-group, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
    return false
  }
}
