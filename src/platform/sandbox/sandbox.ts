import { mkdir, realpath } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { createBwrapLauncher } from './bwrap-launcher.ts'
import { createDeviceFolder } from './device-folder.ts'
import { withoutLate } from './late-variables.ts'
import type { Launch, Launcher, LauncherName, Program, SandboxRules, Surroundings } from './launch.ts'
import { defaultLimits } from './limits.ts'
import { mountsOf } from './mounts.ts'
import { probe } from './probe.ts'
import { createUnshareLauncher } from './unshare-launcher.ts'
import { isRoot } from './user.ts'

/**
 * Starts programs for callers in a sandbox: process and mount namespaces of their own, the secret paths of the service
 * covered, no capabilities, no new privileges, and limits. Everything in it is killed when its first process ends, and
 * when the service does.
 */
export interface Sandbox {
  readonly launcher: LauncherName | 'none'
  /** What was wrong with the launchers that were tried and not taken. */
  readonly faults: readonly string[]
  /** What to start instead of the program. Without a launcher this is the program itself. */
  wrap(program: Program, rules?: Partial<SandboxRules>): Launch
}

export interface SandboxOptions {
  /** Absolute paths of what no program may see: the data of the service, its keys, its tokens. */
  readonly secretPaths: readonly string[]
  /** A folder within a secret path, for what the launchers need. */
  readonly workFolder: string
  readonly readOnlyPaths?: readonly string[]
  /** Tried in this order, the first that works is taken. */
  readonly launchers?: readonly LauncherName[]
  /** Where the programs of the launchers are looked up, like a PATH. */
  readonly searchPath?: string
  /** What looks whether a launcher hides what it must. Tests share one result between many services. */
  readonly probe?: typeof probe
}

/**
 * Tries the launchers and takes the first that really hides the secret paths. An ordinary user gets `bwrap` where it is
 * installed, which may use user namespaces where other programs may not; root gets `unshare` first, which can limit the
 * number of its processes too.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (process.platform !== 'linux') return noSandbox([`This system is ${process.platform}; a sandbox needs Linux.`])
  const names = options.launchers ?? (isRoot() ? ['unshare', 'bwrap'] : ['bwrap', 'unshare'])
  const folders = (options.searchPath ?? programFolders).split(delimiter)
  const { probe: findFault = probe } = options
  await mkdir(options.workFolder, { recursive: true, mode: 0o700 })
  const surroundings: Surroundings = {
    folders,
    workFolder: await realpath(options.workFolder),
    devices: await createDeviceFolder(options.workFolder),
  }
  const faults: string[] = []
  for (const name of names) {
    const launcher = launchers[name](surroundings)
    const fault =
      'fault' in launcher ? launcher.fault : await findFault(wrapperOf(launcher, options), surroundings.devices)
    if (fault === undefined && !('fault' in launcher))
      return { launcher: name, faults, wrap: wrapperOf(launcher, options) }
    faults.push(`${name}: ${fault}`)
  }
  return noSandbox(faults)
}

/** Starts programs as they are. */
export function noSandbox(faults: readonly string[] = []): Sandbox {
  return {
    launcher: 'none',
    faults,
    wrap: ({ command: [file = '', ...args], cwd, environment }) => ({
      file,
      args,
      cwd,
      environment,
      isSandboxed: false,
    }),
  }
}

/** The number of the signal that ended a program, when a launcher reports it as an exit code. */
export function signalIn(exitCode: number, { isSandboxed }: Pick<Launch, 'isSandboxed'>): number | undefined {
  const signal = exitCode - signalBase
  return isSandboxed && signal > 0 && signal <= signalMax ? signal : undefined
}

const signalBase = 128
const signalMax = 64

const launchers: Readonly<Record<LauncherName, (surroundings: Surroundings) => Launcher | { readonly fault: string }>> =
  { bwrap: createBwrapLauncher, unshare: createUnshareLauncher }

/** Folders that only root can write to come first. */
const programFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/run/current-system/sw/bin', '/usr/local/bin'].join(
  delimiter,
)

function wrapperOf(launcher: Launcher, options: SandboxOptions): Sandbox['wrap'] {
  return (program, { hasNetwork = true, readOnlyPaths = [], limits = {} } = {}) => {
    const mounts = mountsOf({
      secretPaths: options.secretPaths,
      readOnlyPaths: [...(options.readOnlyPaths ?? []), ...readOnlyPaths],
    })
    const rules = { hasNetwork, readOnlyPaths, limits: { ...defaultLimits(), ...limits } }
    return {
      ...launcher(program, rules, mounts),
      cwd: '/',
      environment: withoutLate(program.environment),
      isSandboxed: true,
    }
  }
}
