import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import type { CommandSandbox, Tenant } from '../../platform/sandbox/command-sandbox.ts'
import type { Program } from '../../platform/sandbox/launch.ts'
import { noSandbox } from '../../platform/sandbox/sandbox.ts'
import type { AttachedOptions } from '../../runner/programs/attached-program.ts'
import type { ProgramHost, ProgramOrder } from '../../runner/programs/program-host.ts'
import { RemotePrograms } from '../../runner/programs/remote-programs.ts'
import { RemoteTrees } from '../../runner/trees/remote-trees.ts'
import type { RunnerAccess } from '../../runner/runner-access.ts'
import type { ChosenRunner, RunnerChoice } from './choice.ts'

export interface TalkingProgramsOptions extends Pick<Foundation, 'secretMask'> {
  readonly runners: {
    readonly choice: RunnerChoice
    /** Calls back with each runner before it is used for the first time. */
    onRunner(listener: (id: string, runner: RunnerAccess) => void): void
  }
  readonly sandbox: Pick<CommandSandbox, 'confine' | 'needsWalls'>
}

/** What a runner of another machine has for such programs. */
export interface TalkingPlace extends Pick<AttachedOptions, 'trees'> {
  readonly host: ProgramHost
  readonly files: RemoteTrees
}

/** What is started there: paths count below the tree, or below a folder of its own. */
export type TalkingOrder = Program & Pick<ProgramOrder, 'tree' | 'ownFolder'>

/** MCP servers and agents at runners of other machines: programs with which this process talks. */
export class TalkingPrograms {
  readonly #options: TalkingProgramsOptions
  readonly #at = new Map<string, TalkingPlace>()

  constructor(options: TalkingProgramsOptions) {
    this.#options = options
    options.runners.onRunner((id, runner) => {
      // Its processes are on another machine, where it ends them itself.
      const trees = { end: async () => false }
      this.#at.set(id, { host: new RemotePrograms(runner), files: new RemoteTrees(runner), trees })
    })
  }

  get choice(): RunnerChoice {
    return this.#options.runners.choice
  }

  at({ id }: Pick<ChosenRunner, 'id'>): TalkingPlace {
    const found = this.#at.get(id)
    if (!found) throw new Error('The runner was never connected to this process.')
    return found
  }

  /** What to start there. Fails with `sandbox_unavailable`. */
  async order(
    runner: ChosenRunner,
    order: TalkingOrder,
    tenant: Tenant,
  ): Promise<Omit<AttachedOptions['order'], 'mark'>> {
    const { sandbox, secretMask } = this.#options
    const confinement = { ...(await sandbox.confine({ tenant })), shared: [], readOnly: [] }
    const { dialed, name } = runner
    if (!dialed.hasSandbox && (await sandbox.needsWalls(tenant)))
      fail('sandbox_unavailable', {
        message: `The runner ${name} has no sandbox, so an agent or a restricted token may not run any program there.`,
      })
    const words = secretMask.wordsIn([...order.command, ...Object.values(order.environment)])
    if (words.length > 0) dialed.connection?.tell('secrets', { words })
    dialed.noteStart()
    return { ...order, sandbox: noSandbox().settings, confinement }
  }

  async close(): Promise<void> {
    for (const { host } of this.#at.values()) await host.close()
  }
}
