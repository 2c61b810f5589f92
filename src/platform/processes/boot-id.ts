import { readFileSync } from 'node:fs'

/** The id of the current boot of the machine; undefined where the system does not provide one. */
export function readBootId(): string | undefined {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return undefined
  }
}
