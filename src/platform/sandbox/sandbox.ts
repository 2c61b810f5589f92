import { delimiter } from 'node:path'
import { createBwrapLauncher } from './bwrap-launcher.ts'
import { withoutLate } from './late-variables.ts'
import type { Confinement, Launch, Launcher, LauncherName, Program, Sandbox, Surroundings } from './launch.ts'
import type { SandboxSettings } from './launch.ts'
import { sandboxLimits } from './limits.ts'
import { NamespaceFault } from './mount-namespaces.ts'
import { identitiesOf, planMounts } from './mount-plan.ts'
import type { MountPlan } from './mount-plan.ts'
import { probe } from './probe.ts'
import { SandboxFolders } from './sandbox-folders.ts'
import type { Owner } from './sandbox-folders.ts'
import { createUnshareLauncher } from './unshare-launcher.ts'
import { isRoot } from './user.ts'
import { realPathOf, wallsOf, withoutLayers } from './walls.ts'
import type { Site, View, Walls } from './walls.ts'

export interface SandboxOptions {
  readonly site: Site
  /** A folder within a secret path, for what the launchers need. */
  readonly workFolder: string
  /** Tried in this order, the first that works is taken. */
  readonly launchers?: readonly LauncherName[]
  /** Where the programs of the launchers are looked up, like a PATH. */
  readonly searchPath?: string
  /** Whether programs of an earlier run are still in the folders. */
  readonly isInUse?: () => Promise<boolean>
  /** What tries whether a launcher makes the walls. Tests share one result between many services. */
  readonly probe?: typeof probe
}

/**
 * Tries the launchers and takes the first that really makes the walls. An ordinary user gets `bwrap` where it is
 * installed, which may use user namespaces where other programs may not; root gets `unshare` first, which can limit the
 * number of its processes too.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (process.platform !== 'linux') return noSandbox([`This system is ${process.platform}; a sandbox needs Linux.`])
  const names = options.launchers ?? (isRoot() ? ['unshare', 'bwrap'] : ['bwrap', 'unshare'])
  const { probe: findFault = probe, searchPath = programFolders } = options
  const surroundings: Surroundings = {
    searchPath: searchPath.split(delimiter),
    folders: await openFolders(options),
  }
  const faults: string[] = []
  const settings = { site: options.site, workFolder: options.workFolder, searchPath }
  for (const name of names) {
    const launcher = launchers[name](surroundings)
    if ('fault' in launcher) {
      faults.push(`${name}: ${launcher.fault}`)
      continue
    }
    // Overlay file systems are missing in some kernels, and in some containers.
    for (const each of launcher.hasLayers ? [launcher, { ...launcher, hasLayers: false }] : [launcher]) {
      const described = { ...settings, launcher: name, hasLayers: each.hasLayers }
      const sandbox = new LaunchedSandbox(each, faults, described, surroundings.folders)
      const fault = await findFault(sandbox)
      if (fault === undefined) return sandbox
      faults.push(`${name}: ${fault}`)
    }
    launcher.close()
  }
  return noSandbox(faults)
}

/** Where the folders are gone, the programs that still run cannot lose them. */
async function openFolders({ workFolder, isInUse }: SandboxOptions): Promise<SandboxFolders> {
  const isLeft = SandboxFolders.areIn(workFolder) && (await isInUse?.()) === true
  return isLeft ? SandboxFolders.resume(workFolder) : SandboxFolders.open(workFolder)
}

/**
 * The sandbox that another process has found to work. Nothing is tried again, and the folders of the programs that run
 * stay as they are.
 */
export async function resumeSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const { launcher: name, hasLayers, workFolder, searchPath } = settings
  if (name === 'none') return noSandbox()
  const folders = await SandboxFolders.resume(workFolder)
  const launcher = launchers[name]({ searchPath: searchPath.split(delimiter), folders })
  if ('fault' in launcher) throw new Error(`The sandbox ${name} cannot be used: ${launcher.fault}`)
  return new LaunchedSandbox({ ...launcher, hasLayers }, [], settings, folders)
}

/** Starts programs as they are. */
export function noSandbox(faults: readonly string[] = []): Sandbox {
  return {
    launcher: 'none',
    faults,
    settings: { launcher: 'none', hasLayers: false, site: openSite, workFolder: '', searchPath: '' },
    walls: () => [],
    wrap: async ({ command: [file = '', ...args], cwd, environment }) => ({
      file,
      args,
      cwd,
      environment,
      isSandboxed: false,
    }),
    close: () => {},
  }
}

const openSite: Site = {
  secretPaths: [],
  readOnlyPaths: [],
  shownPaths: [],
  sharedPaths: [],
  home: undefined,
  homeSight: 'shared',
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
export const programFolders = [
  '/usr/bin',
  '/bin',
  '/usr/sbin',
  '/sbin',
  '/run/current-system/sw/bin',
  '/usr/local/bin',
].join(delimiter)

/** A program of the service itself: nothing is shared with it, and it has no network. */
const ofService: Confinement = {
  occupant: 'service',
  owner: { name: 'service', place: '' },
  hasNetwork: false,
  readOnly: [],
  shared: [],
  limits: {},
}

const lookEachMs = 1_000

class LaunchedSandbox implements Sandbox {
  readonly launcher: SandboxSettings['launcher']
  readonly faults: readonly string[]
  readonly settings: SandboxSettings
  readonly #launcher: Launcher
  readonly #folders: SandboxFolders
  readonly #plans = new Map<string, Planned>()

  constructor(launcher: Launcher, faults: readonly string[], settings: SandboxSettings, folders: SandboxFolders) {
    this.launcher = settings.launcher
    this.faults = faults
    this.settings = settings
    this.#launcher = launcher
    this.#folders = folders
  }

  walls(view: View): Walls {
    const walls = wallsOf(this.settings.site, view)
    return this.#launcher.hasLayers ? walls : withoutLayers(walls)
  }

  async wrap(program: Program, given: Partial<Confinement> = {}): Promise<Launch> {
    const { owner, hasNetwork, limits, ...view } = { ...ofService, ...given }
    const confined = {
      // A link on the way to it may lead through what the walls replace.
      program: { ...program, cwd: realPathOf(program.cwd) ?? program.cwd },
      hasNetwork,
      limits: { ...sandboxLimits(), ...limits },
    }
    const wrap = async () => {
      const plan = this.#planOf(view, owner)
      return { ...(await this.#launcher.wrap({ ...confined, plan })), fingerprint: plan.fingerprint }
    }
    const launch = await wrap().catch((error: unknown) => {
      if (!(error instanceof NamespaceFault)) throw error
      // What was there when the mounts were planned may have gone: a socket of another program.
      this.#plans.clear()
      return wrap()
    })
    return { ...launch, cwd: '/', environment: withoutLate(program.environment), isSandboxed: true }
  }

  /** What is there is looked at again after a while: it takes as long as the start of a small program. */
  #planOf(view: View, owner: Owner): MountPlan {
    const key = JSON.stringify([view, owner])
    const known = this.#plans.get(key)
    const now = performance.now()
    if (known && now - known.at < lookEachMs && isAsPlanned(known.plan)) return known.plan
    for (const [other, { at }] of this.#plans) if (now - at >= lookEachMs) this.#plans.delete(other)
    const plan = planMounts(this.walls(view), this.#folders, owner)
    this.#plans.set(key, { at: now, plan })
    return plan
  }

  close(): void {
    this.#launcher.close()
  }
}

interface Planned {
  readonly at: number
  readonly plan: MountPlan
}

/** A file that git or an editor replaces is another one, on which nothing is mounted. */
function isAsPlanned({ mounts, identities }: MountPlan): boolean {
  const now = identitiesOf(mounts)
  return now.length === identities.length && now.every((identity, index) => identity === identities[index])
}
