import { statSync } from 'node:fs'
import type { Caller, Grant } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Confinement, Launch, Program, Sandbox, SandboxRules, SandboxSettings } from './launch.ts'
import type { SandboxLimits } from './limits.ts'

export interface WrapOptions {
  /** Those of this program alone. */
  readonly limits?: Partial<SandboxLimits>
  /**
   * For whom it runs. Absent for a program of the service itself: it has empty private folders, and sees nothing of the
   * project but what the options name.
   */
  readonly tenant?: Tenant
  /** Absent: none for a program of the service, and what the project says for one of a tenant. */
  readonly hasNetwork?: boolean
  /** Paths of folders, files and sockets that it may also write, below hidden ones too. */
  readonly shared?: readonly string[]
  /** Paths that it may also read. */
  readonly readOnly?: readonly string[]
}

/** For whom a program runs. */
export interface Tenant {
  /** With what it was started; absent for what runs for the project, such as an MCP server. */
  readonly grant?: Grant
  /** What it may do, where that is less than what the grant allows. */
  readonly caller?: Caller
  /** Whether who may do less than a person has written what runs, or has ordered it with the grant of somebody else. */
  readonly isByNarrow?: boolean
  /** What it belongs to: the id of its task, chat or job, or the name of a server. Its temporary folder is that of all
   * programs of the same tenant in this place. */
  readonly place: string
}

export interface CommandSandboxOptions {
  readonly sandbox: Sandbox
  /** Whether the operator lets narrowed callers run commands where there is no sandbox. */
  readonly allowsUnsafe: boolean
  /** Whether a caller may do less than a person of their role: walls stand around what it runs. */
  readonly isNarrow: (caller: Caller) => boolean
  /** The same for a caller that may run nothing where there are no walls. */
  readonly isRestricted: (caller: Caller) => boolean
  /** The caller for whom a grant stands; nothing once it has ended. */
  readonly callerOf: (grant: Grant) => Promise<Caller | undefined>
  /** What the project says, read for each program. */
  readonly rules: () => Promise<Partial<SandboxRules>>
  /** What programs of narrow callers may not write in the project, read for each program. */
  readonly guardedPaths: () => Promise<readonly string[]>
}

/** The sandbox with the rules of the project: every program of the service is started through it. */
export class CommandSandbox {
  readonly #options: CommandSandboxOptions

  constructor(options: CommandSandboxOptions) {
    this.#options = options
  }

  get launcher(): Sandbox['launcher'] {
    return this.#options.sandbox.launcher
  }

  /** With what another process on this machine starts programs in this sandbox. */
  get settings(): SandboxSettings {
    return this.#options.sandbox.settings
  }

  /** Refuses with `sandbox_unavailable` a restricted caller, where nothing separates the programs from the service. */
  permit(caller: Caller): void {
    const { allowsUnsafe, isRestricted } = this.#options
    if (this.launcher === 'none' && !allowsUnsafe && isRestricted(caller)) fail('sandbox_unavailable')
  }

  /**
   * What to start instead of the program. Fails as the start of a program does (`ENOENT`) when its folder is not there,
   * and with `NamespaceFault` when its walls could not be made.
   */
  async wrap(program: Program, options: WrapOptions = {}): Promise<Launch> {
    // Throws what a start there would: asking another thread takes longer than the question.
    statSync(program.cwd)
    return this.#options.sandbox.wrap(program, await this.confine(options))
  }

  /** What `wrap` needs of this process where another one, on the same machine, starts the program. Fails as it does. */
  async order(
    program: Program,
    options: WrapOptions,
  ): Promise<Program & { readonly sandbox: SandboxSettings; readonly confinement: Partial<Confinement> }> {
    statSync(program.cwd)
    return { ...program, sandbox: this.settings, confinement: await this.confine(options) }
  }

  /** What separates such a program from the machine, for another process that starts it. */
  async confine({
    tenant,
    hasNetwork,
    limits = {},
    shared = [],
    readOnly = [],
  }: WrapOptions = {}): Promise<Partial<Confinement>> {
    if (tenant === undefined) return { occupant: 'service', shared, readOnly, limits, hasNetwork: hasNetwork ?? false }
    const { grant, caller, isByNarrow = false, place } = tenant
    const { guardedPaths } = this.#options
    const [rules, hasNarrowGrant] = await Promise.all([this.#options.rules(), this.#holdsFor('isNarrow', grant)])
    const isNarrow = hasNarrowGrant || isByNarrow || (caller !== undefined && this.#options.isNarrow(caller))
    const name = nameOf(grant, isNarrow)
    // What may do less than its grant shares nothing with what has the grant in other places.
    const isApart = isNarrow && (caller !== undefined || !hasNarrowGrant)
    // What is shared with this program alone, such as its own entry of the repository, is guarded from others.
    const guarded = isNarrow ? (await guardedPaths()).filter((path) => !shared.includes(path)) : []
    return {
      occupant: isNarrow ? 'narrow' : 'person',
      owner: { name: isApart ? `${place} ${name}` : name, place },
      hasNetwork: hasNetwork ?? rules.hasNetwork ?? true,
      shared,
      readOnly: [...readOnly, ...(rules.readOnlyPaths ?? []), ...guarded],
      limits: { ...limits, ...rules.limits },
    }
  }

  /** Whether the programs of a tenant may run only where walls stand around them. */
  async needsWalls({ grant, caller }: Tenant): Promise<boolean> {
    if (caller !== undefined && this.#options.isRestricted(caller)) return true
    return this.#holdsFor('isRestricted', grant)
  }

  /** Of what runs for the project, nothing holds. What has ended may do nothing, and so less than any person. */
  async #holdsFor(test: 'isNarrow' | 'isRestricted', grant: Grant | undefined): Promise<boolean> {
    if (grant === undefined) return false
    const caller = await this.#options.callerOf(grant)
    return caller === undefined || this.#options[test](caller)
  }
}

/** Narrow callers share nothing with each other, even those of one user. */
function nameOf(grant: Grant | undefined, isNarrow: boolean): string {
  if (grant === undefined) return 'project'
  return isNarrow ? `credential ${grant.tokenId ?? grant.userId}` : `user ${grant.userId}`
}
