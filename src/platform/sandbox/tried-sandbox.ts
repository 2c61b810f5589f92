import type { Confinement, Launch, Program, Sandbox, SandboxSettings } from './launch.ts'
import type { View, Walls } from './walls.ts'

/**
 * A sandbox whose launchers are still tried, by other processes, while the service is put together around it. Nothing
 * may ask it for anything before `whenTried`.
 */
export class TriedSandbox implements Sandbox {
  readonly #trial: Promise<Sandbox>
  #sandbox: Sandbox | undefined

  constructor(trial: Promise<Sandbox>) {
    this.#trial = trial
    // What it fails with is thrown by `whenTried`, if the start comes that far.
    trial.catch(() => {})
  }

  async whenTried(): Promise<void> {
    this.#sandbox = await this.#trial
  }

  get launcher(): Sandbox['launcher'] {
    return this.#found().launcher
  }

  get faults(): readonly string[] {
    return this.#found().faults
  }

  get settings(): SandboxSettings {
    return this.#found().settings
  }

  walls(view: View): Walls {
    return this.#found().walls(view)
  }

  wrap(program: Program, confinement?: Partial<Confinement>): Promise<Launch> {
    return this.#found().wrap(program, confinement)
  }

  close(): void {
    this.#sandbox?.close()
  }

  /** Closes it once it is no longer tried: until then it writes to its folder. */
  async closeWhenTried(): Promise<void> {
    await this.#trial.then(
      (sandbox) => sandbox.close(),
      () => {},
    )
  }

  #found(): Sandbox {
    if (this.#sandbox === undefined) throw new Error('the sandbox is asked before it has been tried')
    return this.#sandbox
  }
}
