import type { SandboxLimits } from './limits.ts'
import type { Mounts } from './mounts.ts'

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
}

export interface SandboxRules {
  /** Without it there is only a loopback interface of its own. */
  readonly hasNetwork: boolean
  /** Absolute paths that can be read and not written. */
  readonly readOnlyPaths: readonly string[]
  readonly limits: Partial<SandboxLimits>
}

/** What the launchers find on this machine. */
export interface Surroundings {
  readonly folders: readonly string[]
  readonly workFolder: string
  /** A folder that can take the place of `/dev`, and an empty file that can cover one. */
  readonly devices: string
}

export type WholeRules = Omit<SandboxRules, 'limits'> & { readonly limits: SandboxLimits }

/** Wraps a program whose mounts are known. */
export type Launcher = (program: Program, rules: WholeRules, mounts: Mounts) => Pick<Launch, 'file' | 'args'>
