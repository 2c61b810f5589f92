import { readFileSync } from 'node:fs'

/**
 * The memory of a process and of all that it started, by proc(5) (`statm`, `children`), for a launcher is the parent of
 * the program that it starts. 0 where the system does not show it.
 */
export function residentBytesOf(pid: number): number {
  const own = Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return children.reduce((sum, child) => sum + residentBytesOf(Number(child)), own)
}

const pageBytes = 4_096

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
