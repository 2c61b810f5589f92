import { writeFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { consoleFile, programTableFile } from './device-folder.ts'
import { lateVariables } from './late-variables.ts'
import type { Launcher, Surroundings } from './launch.ts'
import type { SandboxLimits } from './limits.ts'
import { MountNamespaces } from './mount-namespaces.ts'
import { programTable } from './mount-table.ts'
import { raisedOomScore } from './oom-score.ts'
import { findProgram, findPrograms } from './programs.ts'
import { isRoot } from './user.ts'

/**
 * Namespaces by `unshare`, mounts by `mount` and rights by `setpriv`, all of util-linux. As root no user namespace is
 * needed; an ordinary user is root in a first one, which makes the mounts, and is themselves again in a second one,
 * which cannot undo them.
 */
export function createUnshareLauncher({ searchPath, folders }: Surroundings): Launcher | { readonly fault: string } {
  const programs = findPrograms(
    ['unshare', 'nsenter', 'mount', 'umount', 'pivot_root', 'setpriv', 'prlimit', 'sh', 'sleep', 'tty', 'env'],
    searchPath,
  )
  if ('fault' in programs) return programs
  const { unshare, mount, setpriv, prlimit, sh, sleep, tty, env } = programs
  const ip = findProgram('ip', searchPath)
  const [user, group] = [String(process.getuid?.()), String(process.getgid?.())]
  const isOrdinary = !isRoot()
  const namespaces = new MountNamespaces(programs, folders, isOrdinary)
  writeFileSync(join(folders.devices, programTableFile), programTable(!isOrdinary), { mode: 0o444 })

  return {
    hasLayers: true,
    close: () => namespaces.close(),
    async wrap({ program: { command, cwd, environment }, plan, hasNetwork, limits }) {
      const [file = '', ...entry] = await namespaces.enter(plan)
      return {
        file,
        args: [
          ...[...entry, unshare, ...(hasNetwork ? [] : ['--net'])],
          ...['--mount', '--pid', '--ipc', '--propagation', 'private', '--'],
          ...[setpriv, '--pdeathsig', 'KILL', '--'],
          ...[sh, '-c', script, 'gantry-sandbox'],
          ...[join('/dev', programTableFile), join('/dev', consoleFile), cwd, raisedOomScore()],
          ...[mount, setpriv, sleep, tty],
          ...[isOrdinary || !hasOwnProcessLimit() ? '' : String(limits.processesMax), (!hasNetwork && ip) || ''],
          ...[prlimit, ...limitOptions(limits, isOrdinary), '--'],
          ...(isOrdinary ? [unshare, '--user', '--map-user', user, '--map-group', group, '--'] : []),
          ...[setpriv, '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--'],
          ...lateVariables(env, environment),
          ...command,
        ],
      }
    },
  }
}

/**
 * Runs in the mount namespace of the program, while what it starts is in the new process namespace. Its first child is
 * the process 1 of that one: it has every orphan reaped (SIGCHLD is ignored) and dies with this shell, and the whole
 * namespace with it. That is so once it has become `sleep`: the shell looks for it in the folder that process 1 has in
 * the machine's own `/proc`, which stays open as the working folder. A limit of processes is set by process 1, and so
 * before the mounts, which make the settings of the kernel read-only. Then the shell waits for the program, through
 * every signal that a terminal sends, and exits with its exit code once nothing is left in the namespace. The
 * descriptor 9 is that of its own errors; the program may be given others.
 */
const script = `
table=$1 console=$2 folder=$3 oom=$4 mount=$5 setpriv=$6 sleep=$7 tty=$8 processes=$9
shift 9
ip=$1
shift
echo "$oom" > /proc/self/oom_score_adj
(
  trap '' CHLD
  [ -z "$processes" ] || echo "$processes" > /proc/sys/kernel/pid_max || exit
  exec "$setpriv" --pdeathsig KILL -- "$sleep" infinity
) < /dev/null > /dev/null 2>&1 &
init=$!
! [ -t 0 ] || "$mount" --bind "$("$tty")" "$console"
[ -z "$ip" ] || "$ip" link set lo up
fail() {
  echo 'The sandbox of this command could not be made.' >&2
  kill -KILL "$init"
  exit 125
}
wait_for_init() {
  until read -r name < comm && [ "$name" = "\${sleep##*/}" ]; do [ -e comm ] || fail; done
}
cd "/proc/$init" || fail
[ -z "$processes" ] || wait_for_init
"$mount" --all --fstab "$table" || fail
wait_for_init
cd -- "$folder" || fail
unset OLDPWD
trap : HUP INT QUIT TERM
exec 9>&2 2> /dev/null
(exec "$@" 2>&9 9>&-)
status=$?
kill -KILL "$init"
wait "$init"
exit "$status"
`

/** Where `pid_max` applies to each process namespace: in kernels from 6.14 on. Before, it applies to the machine. */
function hasOwnProcessLimit(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return major > 6 || (major === 6 && minor >= 14)
}

function limitOptions(
  { memoryBytes, cpuSeconds, fileBytesMax, processesMax }: SandboxLimits,
  isOrdinary: boolean,
): string[] {
  return [
    '--core=0',
    `--data=${memoryBytes}`,
    `--cpu=${cpuSeconds}`,
    `--fsize=${fileBytesMax}`,
    // This limit does not apply to root.
    ...(isOrdinary ? [`--nproc=${processesMax}`] : []),
  ]
}
