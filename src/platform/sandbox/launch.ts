import type { SandboxLimits } from './limits.ts'
import type { MountPlan } from './mount-plan.ts'
import type { Owner, SandboxFolders } from './sandbox-folders.ts'
import type { Site, View, Walls } from './walls.ts'

export type LauncherName = 'bwrap' | 'unshare'

export interface Program {
  /** The program and its arguments; it is looked up in the PATH of the environment. */
  readonly command: readonly string[]
  /** An absolute path. */
  readonly cwd: string
  /** The whole environment: nothing is added to it. */
  readonly environment: Readonly<Record<string, string>>
}

/** What the operating system is asked to start. */
export interface Launch {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly environment: Readonly<Record<string, string>>
  /**
   * Whether a launcher reports the end of the program. A launcher cannot end by the signal that ended its program: it
   * exits with 128 and the number of the signal, as a shell does.
   */
  readonly isSandboxed: boolean
  /** Of what is seen in the sandbox: where it is the same, and the arguments, so are the sandboxes. */
  readonly fingerprint?: string
}

/** What the project says of the programs that are started for callers. */
export interface SandboxRules {
  /** Without it there is only a loopback interface of its own. */
  readonly hasNetwork: boolean
  /** Absolute paths that can be read and not written. */
  readonly readOnlyPaths: readonly string[]
  readonly limits: Partial<SandboxLimits>
}

/** What separates one program from the machine. */
export interface Confinement extends View {
  /** Whose private folders it has. */
  readonly owner: Owner
  readonly hasNetwork: boolean
  readonly limits: Partial<SandboxLimits>
}

/** What the launchers find on this machine. */
export interface Surroundings {
  /** Where their programs are looked up. */
  readonly searchPath: readonly string[]
  readonly folders: SandboxFolders
}

/** A program whose mounts and limits are known. */
export interface ConfinedProgram {
  readonly program: Program
  readonly plan: MountPlan
  readonly hasNetwork: boolean
  readonly limits: SandboxLimits
}

export interface Launcher {
  /** Whether a private folder can lie as a layer on another one. */
  readonly hasLayers: boolean
  wrap(confined: ConfinedProgram): Promise<Pick<Launch, 'file' | 'args'>>
  /** Lets go of what is kept for the next programs. Those that run are not affected. */
  close(): void
}

/** With what another process on this machine starts programs in the same sandbox. */
export interface SandboxSettings {
  readonly launcher: LauncherName | 'none'
  readonly hasLayers: boolean
  readonly site: Site
  readonly workFolder: string
  /** Where the programs of the launcher are looked up, like a PATH. */
  readonly searchPath: string
}

/**
 * Starts programs in a sandbox: process and mount namespaces of their own, a file system by a table of walls, no
 * capabilities, no new privileges, and limits. Everything in it is killed when its first process ends, and when the
 * service does.
 */
export interface Sandbox {
  readonly launcher: LauncherName | 'none'
  /** What was wrong with the launchers that were tried and not taken. */
  readonly faults: readonly string[]
  readonly settings: SandboxSettings
  /** The table of a program; empty without a launcher. */
  walls(view: View): Walls
  /** What to start instead of the program. Without a launcher this is the program itself. */
  wrap(program: Program, confinement?: Partial<Confinement>): Promise<Launch>
  /** Lets go of what is kept for the next programs. Those that run are not affected. */
  close(): void
}
