import { existsSync } from 'node:fs'
import { lateVariables } from './late-variables.ts'
import type { Launcher, Surroundings } from './launch.ts'
import type { SandboxLimits } from './limits.ts'
import type { MountPlan } from './mount-plan.ts'
import { kernelPaths } from './mount-table.ts'
import { raisedOomScore } from './oom-score.ts'
import { findPrograms } from './programs.ts'
import { isRoot } from './user.ts'
import { isWithin } from './walls.ts'

/** Namespaces, mounts and rights by bubblewrap, with the limits by `prlimit`. */
export function createBwrapLauncher({ searchPath }: Surroundings): Launcher | { readonly fault: string } {
  const programs = findPrograms(['bwrap', 'prlimit', 'sh', 'env'], searchPath)
  if ('fault' in programs) return programs
  const { bwrap, prlimit, sh, env } = programs

  return {
    // Those of bubblewrap are mounted for each program, and two of them would have one upper folder.
    hasLayers: false,
    close: () => {},
    wrap: async ({ program: { command, cwd, environment }, plan, hasNetwork, limits }) => ({
      file: sh,
      args: [
        ...['-c', script, 'gantry-sandbox', raisedOomScore()],
        ...[env, ...signals.map((name) => `--ignore-signal=${name}`)],
        ...[bwrap, '--die-with-parent', '--unshare-pid', '--unshare-ipc', ...(hasNetwork ? [] : ['--unshare-net'])],
        ...['--cap-drop', 'ALL', ...mountOptions(plan), '--chdir', cwd, '--'],
        ...[env, ...signals.map((name) => `--default-signal=${name}`)],
        ...[prlimit, ...limitOptions(limits), '--'],
        ...lateVariables(env, environment),
        ...command,
      ],
    }),
  }
}

const script = 'echo "$1" > /proc/self/oom_score_adj; shift; exec "$@"'

/**
 * What a terminal and the end of a session send to all processes: bwrap itself would end of it, and kill the program.
 */
const signals = ['HUP', 'INT', 'QUIT', 'TERM']

function mountOptions({ mounts }: MountPlan): string[] {
  return [
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...(isRoot() ? kernelPaths() : []).flatMap((path) => ['--ro-bind', path, path]),
    // A socket of another program may be gone by now.
    ...mounts
      .filter(({ target }) => existsSync(target))
      .flatMap(({ source, target, isReadOnly }) => [
        // Other binds do not let a device be opened.
        isReadOnly ? '--ro-bind' : isWithin(target, '/dev') ? '--dev-bind' : '--bind',
        source,
        target,
      ]),
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
