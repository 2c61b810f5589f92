import { mkdirSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The devices that every program may use; the others, disks among them, are not there. */
export const devices = ['null', 'zero', 'full', 'random', 'urandom', 'tty'] as const

/** The file, in the folder of the devices, that replaces a file that programs may not read. */
export const emptyFile = '.empty'

/** The file on which the terminal of a program is mounted: by its own name it is not there. */
export const consoleFile = 'console'

/** The table of mounts that each program has of its own: it is read where the folders of the service are hidden. */
export const programTableFile = '.fstab'

const links = {
  fd: '/proc/self/fd',
  stdin: '/proc/self/fd/0',
  stdout: '/proc/self/fd/1',
  stderr: '/proc/self/fd/2',
  ptmx: 'pts/ptmx',
} as const

/** The graphics processors of the machine, which only models that run here are given. */
export function graphicsDevices(): string[] {
  try {
    return readdirSync('/dev').filter((name) => /^(dri|kfd|nvidia.*)$/.test(name))
  } catch {
    return []
  }
}

/** Makes a folder on which the devices can be mounted, and which can then be mounted on `/dev`. Gives its path. */
export function createDeviceFolder(workFolder: string): string {
  const folder = join(workFolder, 'dev')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  for (const name of [...devices, emptyFile, consoleFile]) writeFileSync(join(folder, name), '', { mode: 0o444 })
  for (const name of ['pts', 'shm']) mkdirSync(join(folder, name))
  for (const name of graphicsDevices())
    if (statSync(join('/dev', name)).isDirectory()) mkdirSync(join(folder, name))
    else writeFileSync(join(folder, name), '')
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(folder, name))
  return realpathSync(folder)
}
