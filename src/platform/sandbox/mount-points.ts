import { readFileSync } from 'node:fs'
import { realPathOf } from './walls.ts'

/** A file system that the machine has mounted, by proc(5), `/proc/PID/mountinfo`. */
export interface MountPoint {
  readonly path: string
  /** `rw,nosuid,relatime`. */
  readonly options: string
}

/**
 * Those that a program could reach, each path once, by depth. What the user of the service cannot reach is left out.
 */
export function readMountPoints(): MountPoint[] {
  const byPath = new Map(mountPointsOf(readMountInfo()).map((point) => [point.path, point]))
  return [...byPath.values()]
    .filter(({ path }) => realPathOf(path) === path)
    .toSorted((one, other) => one.path.length - other.path.length)
}

/** All of them, in the order in which they were mounted. */
export function mountPointsOf(mountInfo: string): MountPoint[] {
  return mountInfo.split('\n').flatMap((line) => {
    const [, , , , path = '', options = ''] = line.split(' ')
    return path === '' ? [] : [{ path: decode(path), options }]
  })
}

/** The options with which a mount is made again read-only: a user namespace may not take away any of the others. */
export function readOnlyOptions({ options }: MountPoint): string {
  return ['remount', 'bind', 'ro', ...options.split(',').filter((option) => option !== 'rw' && option !== 'ro')].join(
    ',',
  )
}

/** Changes whenever a file system is mounted or unmounted. */
export function readMountInfo(): string {
  return readFileSync('/proc/self/mountinfo', 'utf8')
}

function decode(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
}
