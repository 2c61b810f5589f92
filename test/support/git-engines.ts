import { existsSync, readdirSync, readFileSync } from 'node:fs'

export const patient = { silenceMs: 30_000, totalMs: 60_000 }

export const impatient = { silenceMs: 400, totalMs: 30_000 }

/** Of all processes, where the system shows them as files. */
export function commandLines(): string[] {
  const processes = existsSync('/proc/self/cmdline') ? readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)) : []
  return processes.flatMap((id) => {
    try {
      return [readFileSync(`/proc/${id}/cmdline`, 'utf8')]
    } catch {
      return []
    }
  })
}
