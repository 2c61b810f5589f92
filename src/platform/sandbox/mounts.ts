import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { isRoot } from './user.ts'

/** How the file system of a program differs from that of the service, in the order in which it is made. */
export interface Mounts {
  /** Folders that are mounted on themselves: a mount point cannot be renamed, so the way to a secret path stays as it is. */
  readonly pinned: readonly string[]
  readonly readOnly: readonly string[]
  readonly coveredFolders: readonly string[]
  /** Files and sockets. */
  readonly coveredFiles: readonly string[]
}

export interface MountRequest {
  readonly secretPaths: readonly string[]
  readonly readOnlyPaths: readonly string[]
}

/** Plans for what is there now. A path that is missing has nothing to hide. */
export function mountsOf({ secretPaths, readOnlyPaths }: MountRequest): Mounts {
  const secrets = outermost(resolved(secretPaths))
  const covered = outermost([...secrets, ...resolved(controlSockets)])
  return {
    pinned: byDepth(unique(secrets.flatMap(ancestorsOf))),
    readOnly: byDepth(resolved(readOnlyPaths)),
    coveredFolders: covered.filter(isFolder),
    coveredFiles: covered.filter((path) => !isFolder(path)),
  }
}

/**
 * Where services of the machine start programs for who asks, outside of every sandbox: containers, systemd, and what
 * listens on a message bus.
 */
const controlSockets = [
  '/run/containerd',
  '/run/crio',
  '/run/dbus',
  '/run/docker.sock',
  '/run/libvirt',
  '/run/lxd.socket',
  '/run/podman',
  '/run/snapd.socket',
  '/run/systemd/private',
  '/run/user',
  '/var/lib/lxd/unix.socket',
  '/var/run/docker.sock',
]

/** What root may write and change the machine with, also without capabilities. */
export function kernelPaths(): string[] {
  const paths = ['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus', '/proc/fs', '/proc/acpi', '/sys']
  return isRoot() ? paths.filter((path) => existsSync(path)) : []
}

function resolved(paths: readonly string[]): string[] {
  return unique(paths.filter((path) => existsSync(path)).map((path) => realpathSync.native(path)))
}

/** The paths without those that lie in another one of them. */
function outermost(paths: readonly string[]): string[] {
  const all = unique(paths)
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other + sep)))
}

function ancestorsOf(path: string): string[] {
  const parent = dirname(path)
  return parent === dirname(parent) ? [] : [...ancestorsOf(parent), parent]
}

function byDepth(paths: readonly string[]): string[] {
  return paths.toSorted((one, other) => one.split(sep).length - other.split(sep).length)
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)]
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory()
}
