import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { devices } from './device-folder.ts'
import type { MountPlan, PlannedMount } from './mount-plan.ts'
import { readMountPoints, readOnlyOptions } from './mount-points.ts'
import type { MountPoint } from './mount-points.ts'
import type { Layer, SandboxFolders } from './sandbox-folders.ts'
import { isWithin } from './walls.ts'

type Line = readonly [source: string, target: string, type: string, options: string]

/**
 * The lines of fstab(5) by which `mount` builds a file system in the root folder: the machine read-only, the devices,
 * and the planned mounts. `mount` passes over a line for what is mounted already; in a new root nothing is.
 */
export function rootTable({ mounts }: MountPlan, { root, devices: deviceFolder }: SandboxFolders): string {
  const points = readMountPoints().filter(({ path }) => !isWithin(path, root))
  const at = (path: string) => (path === '/' ? root : join(root, path))
  const readOnly = (point: MountPoint, target = point.path): Line => [
    point.path,
    at(target),
    'none',
    readOnlyOptions(point),
  ]
  const written = ['/proc', '/dev', ...mounts.filter(({ isReadOnly }) => !isReadOnly).map(({ target }) => target)]
  const mountLines = ({ source, target, isReadOnly }: PlannedMount): Line[] => {
    const point = points.findLast(({ path }) => isWithin(source, path))
    const inner = target === source ? points.filter(({ path }) => path !== source && isWithin(path, source)) : []
    return [
      [source, at(target), 'none', 'rbind'],
      ...(isReadOnly && point ? [readOnly(point, target), ...inner.map((each) => readOnly(each))] : []),
    ]
  }
  return format([
    ['/', root, 'none', 'rbind'],
    ...points
      .filter(({ path }) => !written.some((folder) => isWithin(path, folder)))
      .map((point): Line => readOnly(point)),
    ...mountLines({ source: deviceFolder, target: '/dev', isReadOnly: true }),
    ...devices.map((name): Line => [join('/dev', name), at(join('/dev', name)), 'none', 'bind']),
    ['/dev/pts', at('/dev/pts'), 'none', 'rbind'],
    ...mounts.flatMap(mountLines),
  ])
}

/** What each program has of its own, once it is in the new file system and in its process namespace. */
export function programTable(isRoot: boolean): string {
  const source = `gantry-${randomBytes(6).toString('hex')}`
  return format([
    [source, '/dev/shm', 'tmpfs', 'nosuid,nodev,mode=1777'],
    [source, '/dev/pts', 'devpts', 'nosuid,noexec,newinstance,ptmxmode=0666,mode=620'],
    [source, '/proc', 'proc', 'nosuid,nodev,noexec'],
    ...(isRoot ? kernelPaths() : []).map((path): Line => [path, path, 'none', 'bind,ro']),
  ])
}

/** `isInUserNamespace`: overlayfs then keeps its own attributes under names that a user may set. */
export function layerTable(layers: readonly Layer[], isInUserNamespace: boolean): string {
  return format(
    layers.map(({ lower, upper, work, merged }) => {
      const folders = [`lowerdir=${lower}`, `upperdir=${upper}`, `workdir=${work}`]
      return ['overlay', merged, 'overlay', [...folders, ...(isInUserNamespace ? ['userxattr'] : [])].join(',')]
    }),
  )
}

/** What root may write and change the machine with, also without capabilities. */
export function kernelPaths(): string[] {
  return ['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus', '/proc/fs', '/proc/acpi'].filter((path) =>
    existsSync(path),
  )
}

function format(lines: readonly Line[]): string {
  return lines.map((fields) => `${fields.map(escapeField).join(' ')} 0 0\n`).join('')
}

function escapeField(text: string): string {
  return [...Buffer.from(text)].map(escapeByte).join('')
}

function escapeByte(byte: number): string {
  const isPlain = byte > 0x20 && byte < 0x7f && byte !== 0x5c && byte !== 0x23
  return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`
}
