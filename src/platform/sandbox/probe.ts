import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { startProgram } from '../processes/start-program.ts'
import { timeouts } from '../../timeouts.ts'
import { mountPointsOf } from './mount-points.ts'
import type { MountPoint } from './mount-points.ts'
import type { Sandbox } from './launch.ts'
import { isFolder, isWithin, pinnedBy } from './walls.ts'
import type { View, Wall, Walls } from './walls.ts'

/** A person sees most, and so does the program that tries the walls. */
const view: View = { occupant: 'person', readOnly: [], shared: [] }

/**
 * Starts a small program in a sandbox that tries each wall: it reads what is hidden, writes to what is read-only, and
 * lists what is mounted, so that a mount which the kernel or `mount` passed over is found. Returns the fault, one line,
 * or nothing when there is none.
 */
export async function probe(sandbox: Sandbox): Promise<string | undefined> {
  try {
    const walls = sandbox.walls(view)
    const { file, args, cwd, environment } = await sandbox.wrap(
      {
        command: ['/bin/sh', '-c', script, 'probe', ...walls.flatMap(trialOf)],
        cwd: '/',
        environment: { PATH: '/usr/local/bin:/usr/bin:/bin' },
      },
      { ...view, owner: { name: 'probe', place: 'probe' } },
    )
    const child = startProgram({ file, args, cwd, environment }, { stdio: ['ignore', 'pipe', 'pipe'] })
    const late = setTimeout(() => child.kill('SIGKILL'), timeouts.sandboxProbe.ms)
    const [output, errors] = await Promise.all([readAll(child.stdout), readAll(child.stderr), exited(child)])
    clearTimeout(late)
    const [verdict = '', mounts = ''] = output.split('\nmounts\n')
    if (verdict.trim() !== 'confined') return firstLine(verdict) ?? firstLine(errors) ?? 'it did not run a program'
    return faultIn(mountPointsOf(mounts), walls)
  } catch (error) {
    return error instanceof Error ? firstLine(error.message) : String(error)
  }
}

/** The words by which the program tries a wall. */
function trialOf({ path, sight }: Wall): string[] {
  if (sight === 'shared' || sight === 'private') return []
  return [sight === 'hidden' && isFolder(path) ? 'folder' : isFolder(path) ? 'readOnlyFolder' : 'file', path]
}

/** Whether every wall is mounted as planned, and nothing else can be written. */
function faultIn(points: readonly MountPoint[], walls: Walls): string | undefined {
  const seen = points.filter(({ path }, index) => !points.slice(index + 1).some((later) => isWithin(path, later.path)))
  const isWritable = ({ options }: MountPoint) => options.split(',').includes('rw')
  const writable = [
    ...['/dev', '/proc'],
    ...pinnedBy(walls),
    ...walls.filter(({ sight }) => sight === 'private' || sight === 'shared').map(({ path }) => path),
  ]
  for (const { path, sight } of walls) {
    const point = seen.find((each) => each.path === path)
    if (point === undefined) return `${path} is not mounted as ${sight}`
    if (sight !== 'private' && sight !== 'shared' && isWritable(point)) return `${path} is writable`
  }
  const open = seen.find((point) => isWritable(point) && !writable.includes(point.path) && !isBelow(point, writable))
  return open && `${open.path} is writable`
}

/** What is mounted in a shared folder is shared too, and the devices of a program are its own. */
function isBelow({ path }: MountPoint, writable: readonly string[]): boolean {
  return writable.some((folder) => folder !== '/proc' && isWithin(path, folder))
}

async function readAll(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream === null ? '' : text(stream)
}

async function exited(child: ReturnType<typeof startProgram>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
}

function firstLine(output: string): string | undefined {
  return output
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '')
    ?.slice(0, 200)
}

/** Of builtins only, so that it costs one process. */
const script = `
while [ $# -gt 0 ]; do
  case $1 in
    folder)
      for each in "$2"/* "$2"/.[!.]*; do
        if [ -f "$each" ] || [ -S "$each" ]; then echo "$2 can be read"; exit; fi
      done ;;
    file) if { true >> "$2"; } 2> /dev/null; then echo "$2 can be written"; exit; fi ;;
  esac
  case $1 in
    *older) if { true > "$2/.gantry-probe"; } 2> /dev/null; then echo "$2 can be written"; exit; fi ;;
  esac
  shift 2
done
for each in /sys/kernel/mm/transparent_hugepage/enabled /sys/power/state /sys/fs/cgroup/cgroup.procs \\
  /sys/fs/cgroup/*/cgroup.procs /proc/sys/kernel/core_pattern /proc/sysrq-trigger; do
  if [ -e "$each" ] && { true >> "$each"; } 2> /dev/null; then echo "$each can be written"; exit; fi
done
while read -r name value; do
  case $name in
    NoNewPrivs:) [ "$value" = 1 ] || { echo 'programs may gain privileges'; exit; } ;;
    CapEff:|CapPrm:|CapInh:|CapAmb:) case $value in *[!0]*) echo 'programs have capabilities'; exit ;; esac ;;
  esac
done < /proc/self/status
[ "$$" -lt 100 ] || { echo 'processes of the service can be seen'; exit; }
echo confined
echo mounts
while read -r line; do echo "$line"; done < /proc/self/mountinfo
`
