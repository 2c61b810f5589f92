import { join } from 'node:path'
import { emptyFile } from './device-folder.ts'
import { lateVariables } from './late-variables.ts'
import type { Launcher, Surroundings } from './launch.ts'
import type { SandboxLimits } from './limits.ts'
import { kernelPaths } from './mounts.ts'
import type { Mounts } from './mounts.ts'
import { raisedOomScore } from './oom-score.ts'
import { findPrograms } from './programs.ts'
import { isRoot } from './user.ts'

/** Namespaces, mounts and rights by bubblewrap, with the limits by `prlimit`. */
export function createBwrapLauncher({ folders, devices }: Surroundings): Launcher | { readonly fault: string } {
  const programs = findPrograms(['bwrap', 'prlimit', 'sh', 'env'], folders)
  if ('fault' in programs) return programs
  const { bwrap, prlimit, sh, env } = programs

  return ({ command, cwd, environment }, { hasNetwork, limits }, mounts) => ({
    file: sh,
    args: [
      ...['-c', script, 'gantry-sandbox', raisedOomScore()],
      ...[env, ...signals.map((name) => `--ignore-signal=${name}`)],
      ...[bwrap, '--die-with-parent', '--unshare-pid', '--unshare-ipc', ...(hasNetwork ? [] : ['--unshare-net'])],
      ...['--cap-drop', 'ALL', ...mountOptions(mounts, join(devices, emptyFile)), '--chdir', cwd, '--'],
      ...[env, ...signals.map((name) => `--default-signal=${name}`)],
      ...[prlimit, ...limitOptions(limits), '--'],
      ...lateVariables(env, environment),
      ...command,
    ],
  })
}

const script = 'echo "$1" > /proc/self/oom_score_adj; shift; exec "$@"'

/**
 * What a terminal and the end of a session send to all processes: bwrap itself would end of it, and kill the program.
 */
const signals = ['HUP', 'INT', 'QUIT', 'TERM']

function mountOptions({ pinned, readOnly, coveredFolders, coveredFiles }: Mounts, empty: string): string[] {
  return [
    ...['--bind', '/', '/'],
    ...pinned.flatMap((path) => ['--bind', path, path]),
    ...readOnly.flatMap((path) => ['--ro-bind', path, path]),
    ...coveredFiles.flatMap((path) => ['--ro-bind', empty, path]),
    ...['--dev', '/dev', '--proc', '/proc'],
    ...kernelPaths().flatMap((path) => ['--ro-bind', path, path]),
    ...coveredFolders.flatMap((path) => ['--tmpfs', path, '--remount-ro', path]),
  ]
}

function limitOptions({ memoryBytes, cpuSeconds, fileBytesMax, processesMax }: SandboxLimits): string[] {
  return [
    '--core=0',
    `--data=${memoryBytes}`,
    `--cpu=${cpuSeconds}`,
    `--fsize=${fileBytesMax}`,
    // This limit does not apply to root.
    ...(isRoot() ? [] : [`--nproc=${processesMax}`]),
  ]
}
