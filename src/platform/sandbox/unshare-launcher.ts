import { createHash, randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { consoleFile, devices, emptyFile } from './device-folder.ts'
import { lateVariables } from './late-variables.ts'
import type { Launcher, Surroundings } from './launch.ts'
import type { SandboxLimits } from './limits.ts'
import { kernelPaths } from './mounts.ts'
import type { Mounts } from './mounts.ts'
import { raisedOomScore } from './oom-score.ts'
import { findProgram, findPrograms } from './programs.ts'
import { isRoot } from './user.ts'

/**
 * Namespaces by `unshare`, mounts by `mount` and rights by `setpriv`, all of util-linux. As root no user namespace is
 * needed; an ordinary user is root in a first one, which makes the mounts, and is themselves again in a second one,
 * which cannot undo them.
 */
export function createUnshareLauncher(surroundings: Surroundings): Launcher | { readonly fault: string } {
  const programs = findPrograms(
    ['unshare', 'mount', 'setpriv', 'prlimit', 'sh', 'sleep', 'tty', 'env'],
    surroundings.folders,
  )
  if ('fault' in programs) return programs
  const { unshare, mount, setpriv, prlimit, sh, sleep, tty, env } = programs
  const ip = findProgram('ip', surroundings.folders)
  const tables = new TableFolder(surroundings)
  const [user, group] = [String(process.getuid?.()), String(process.getgid?.())]
  const isOrdinary = !isRoot()

  return ({ command, cwd, environment }, { hasNetwork, limits }, mounts) => ({
    file: unshare,
    args: [
      ...(isOrdinary ? ['--user', '--map-root-user'] : []),
      ...(hasNetwork ? [] : ['--net']),
      ...['--mount', '--pid', '--ipc', '--propagation', 'private', '--'],
      ...[setpriv, '--pdeathsig', 'KILL', '--'],
      ...[sh, '-c', script, 'gantry-sandbox'],
      ...[
        tables.pathOf(mounts),
        join(surroundings.devices, consoleFile),
        cwd,
        raisedOomScore(),
        mount,
        setpriv,
        sleep,
        tty,
      ],
      ...[isOrdinary || !hasOwnProcessLimit() ? '' : String(limits.processesMax), (!hasNetwork && ip) || ''],
      ...[prlimit, ...limitOptions(limits, isOrdinary), '--'],
      ...(isOrdinary ? [unshare, '--user', '--map-user', user, '--map-group', group, '--'] : []),
      ...[setpriv, '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all', '--'],
      ...lateVariables(env, environment),
      ...command,
    ],
  })
}

/**
 * Runs in the new mount namespace, while what it starts is in the new process namespace. Its first child is the process
 * 1 of that one: it has every orphan reaped (SIGCHLD is ignored) and dies with this shell, and the whole namespace with
 * it. That is so once it has become `sleep`: the shell looks for it in the folder that process 1 has in the machine's own
 * `/proc`, which stays open as the working folder. A limit of processes is set by process 1, and so before the mounts, which
 * make the settings of the kernel read-only. Then the shell waits for the program, through every signal that a
 * terminal sends, and exits with its exit code once nothing is left in the namespace. The program is in no
 * folder that was opened before the mounts: from there the covered ones could be reached.
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
exec 3>&2 2> /dev/null
(exec "$@" 2>&3 3>&-)
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

/** The mounts as lines of fstab(5). */
function tableOf(
  { pinned, readOnly, coveredFolders, coveredFiles, kernel }: TableMounts,
  deviceFolder: string,
): string {
  // A name that no other mount has: what is mounted already would be passed over.
  const source = `gantry-${randomBytes(6).toString('hex')}`
  const empty = join(deviceFolder, emptyFile)
  return [
    ...pinned.map((path) => [path, path, 'none', 'rbind']),
    ...readOnly.map((path) => [path, path, 'none', 'bind,ro']),
    ...coveredFiles.map((path) => [empty, path, 'none', 'bind,ro']),
    ...devices.map((name) => [join('/dev', name), join(deviceFolder, name), 'none', 'bind']),
    [source, join(deviceFolder, 'shm'), 'tmpfs', 'nosuid,nodev,mode=1777'],
    [source, join(deviceFolder, 'pts'), 'devpts', 'nosuid,noexec,newinstance,ptmxmode=0666,mode=620'],
    [deviceFolder, '/dev', 'none', 'rbind,ro'],
    [source, '/proc', 'proc', 'nosuid,nodev,noexec'],
    ...kernel.map((path) => [path, path, 'none', 'bind,ro']),
    ...coveredFolders.map((path) => [source, path, 'tmpfs', 'ro,nosuid,nodev,noexec,mode=0555']),
  ]
    .map((fields) => `${fields.map(escapeField).join(' ')} 0 0\n`)
    .join('')
}

interface TableMounts extends Mounts {
  /** What is mounted read-only on itself once `/proc` is new. */
  readonly kernel: readonly string[]
}

function escapeField(text: string): string {
  return [...Buffer.from(text)].map(escapeByte).join('')
}

function escapeByte(byte: number): string {
  const isPlain = byte > 0x20 && byte < 0x7f && byte !== 0x5c && byte !== 0x23
  return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`
}

/** Keeps the tables of mounts as files, which `mount` can read only from files: one for the same mounts. */
class TableFolder {
  readonly #surroundings: Surroundings
  readonly #paths = new Map<string, string>()

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  pathOf(mounts: Mounts): string {
    const table = { ...mounts, kernel: kernelPaths() }
    const key = JSON.stringify(table)
    const known = this.#paths.get(key)
    if (known !== undefined) return known
    const { workFolder, devices: deviceFolder } = this.#surroundings
    const path = join(workFolder, `${createHash('sha256').update(key).digest('hex').slice(0, 16)}.fstab`)
    const unfinished = `${path}.${process.pid}`
    writeFileSync(unfinished, tableOf(table, deviceFolder), { mode: 0o600 })
    renameSync(unfinished, path)
    this.#paths.set(key, path)
    return path
  }
}
