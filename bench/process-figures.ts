import { readdirSync, readFileSync } from 'node:fs'

/** The address at which a program of the bench says that it listens. */
export async function originOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += chunk
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
    if (origin) return origin
  }
  throw new Error(`a program under measure did not start: ${text}`)
}

/**
 * The processor time of all threads of a process in microseconds, as the scheduler of Linux counts it; NaN elsewhere.
 * What threads used that have ended is not in it.
 */
export function processorMicros(pid: number | undefined): number {
  return sumOfThreads(pid, (folder) => parseInt(readFileSync(`${folder}/schedstat`, 'utf8'), 10)) / 1_000
}

/** How often threads of a process went to sleep by themselves, and so were woken; NaN where no system tells. */
export function wakeupsOf(pid: number | undefined): number {
  return sumOfThreads(pid, (folder) => numberIn(`${folder}/status`, 'voluntary_ctxt_switches'))
}

/** The bytes that a process has caused to be written to the disk; NaN where the system does not tell. */
export function bytesWritten(pid: number | undefined): number {
  return numberIn(`/proc/${pid}/io`, 'write_bytes')
}

/** NaN where the system does not tell. */
export function residentMiB(pid: number | undefined): number {
  return numberIn(`/proc/${pid}/status`, 'VmRSS') / 1_024
}

/**
 * What processes hold together: what each has alone, and of each file that is mapped, what the process has of it that
 * has most. NaN where the system does not tell.
 */
export function heldMiB(pids: readonly number[]): number {
  const files = new Map<string, number>()
  let kilobytes = 0
  try {
    for (const pid of pids) {
      const own = new Map<string, number>()
      for (const part of readFileSync(`/proc/${pid}/smaps`, 'latin1').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)) {
        const of = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(part)?.[1] ?? 0)
        const [, path = ''] = /^\S+ \S+ \S+ \S+ \d+ *(.*)$/m.exec(part) ?? []
        kilobytes += of('Anonymous')
        own.set(path, (own.get(path) ?? 0) + of('Rss') - of('Anonymous'))
      }
      for (const [path, size] of own) files.set(path, Math.max(size, files.get(path) ?? 0))
    }
  } catch {
    return NaN
  }
  return [...files.values()].reduce((total, size) => total + size, kilobytes) / 1_024
}

/** The part of the resident memory that is pages of files, the program of Node.js before all; NaN elsewhere. */
export function filePagesMiB(pid: number | undefined): number {
  return numberIn(`/proc/${pid}/status`, 'RssFile') / 1_024
}

function sumOfThreads(pid: number | undefined, value: (folder: string) => number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`)
    return threads.reduce((total, folder) => total + value(folder), 0)
  } catch {
    return NaN
  }
}

function numberIn(file: string, name: string): number {
  try {
    return Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1])
  } catch {
    return NaN
  }
}
