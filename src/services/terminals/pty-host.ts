import type { Pty, PtyExit, PtySize } from './pty.ts'
import { ProcessTrees, type TreeRoot } from '../../platform/processes/process-trees.ts'
import type { CommandSandbox, Tenant } from '../../platform/sandbox/command-sandbox.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { signalIn } from '../../platform/sandbox/sandbox.ts'

export interface PtyHostOptions {
  /** What to start instead of a program. */
  readonly wrap: CommandSandbox['wrap']
  readonly events: PtyEvents
  /** How long programs may tidy up after the hang-up signal before they are killed. */
  readonly hangUpMs: number
}

export interface PtyEvents {
  onOutput(id: string, bytes: Uint8Array): void
  onInputTaken(id: string, byteCount: number): void
  /** Called once, after the last output. */
  onExit(id: string, exit: PtyExit): void
}

export interface PtyProgram extends PtySize {
  readonly tenant: Tenant
  readonly command: readonly string[]
  /** An absolute path. */
  readonly cwd: string
  /** The whole environment: nothing is added from the service's own. */
  readonly environment: Readonly<Record<string, string>>
}

// A program finds this in its environment, and so do all that it starts: it identifies them when they are ended.
const marker = 'TERM_SESSION_ID'

/**
 * Owns the pseudo-terminals. What goes in and what comes out is plain data, and events come in the order in which
 * things happened: so the host can live in this process or, behind a socket, in one of its own.
 */
export class PtyHost {
  readonly #events: PtyEvents
  readonly #wrap: CommandSandbox['wrap']
  readonly #trees: ProcessTrees
  readonly #programs = new Map<string, Program>()
  #isClosed = false

  constructor({ wrap, events, hangUpMs }: PtyHostOptions) {
    this.#wrap = wrap
    this.#events = events
    this.#trees = new ProcessTrees({ hangUpMs })
  }

  /** Starts a program on a terminal of its own and resolves before the first event about it. */
  async open(id: string, program: PtyProgram): Promise<{ pid: number }> {
    const { openPty } = await import('./pty.ts')
    const { command, cwd, cols, rows, tenant } = program
    const environment = { ...program.environment, [marker]: id }
    const launch = await this.#wrap({ command, cwd, environment }, { tenant })
    if (this.#isClosed) throw new Error('The terminal host is closed.')
    const pty = openPty(
      { ...launch, cols, rows },
      {
        onOutput: (bytes) => this.#events.onOutput(id, bytes),
        onInputTaken: (byteCount) => this.#events.onInputTaken(id, byteCount),
        onExit: (exit) => this.#finish(id, opened, exitOf(exit, launch)),
      },
    )
    const opened: Program = {
      pty,
      root: this.#trees.root(pty.pid, `${marker}=${id}`),
      exited: Promise.withResolvers<void>(),
    }
    this.#programs.set(id, opened)
    return { pid: pty.pid }
  }

  /** Queues bytes for the program; `onInputTaken` is called when the terminal has accepted them. */
  write(id: string, bytes: Uint8Array): void {
    this.#programs.get(id)?.pty?.write(bytes)
  }

  /** Gives the terminal another size. The size of an ended program stays as it was. */
  async resize(id: string, size: PtySize): Promise<void> {
    this.#programs.get(id)?.pty?.resize(size)
  }

  /**
   * Ends the program with everything it started, and returns whether all processes have ended: those of another user
   * may remain.
   */
  async end(id: string): Promise<boolean> {
    const program = this.#programs.get(id)
    if (!program) return true
    return await (program.ending ??= this.#endTree(program))
  }

  /** Ends every program and opens no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#programs.keys()].map((id) => this.end(id)))
  }

  async #finish(id: string, program: Program, exit: PtyExit): Promise<void> {
    // The number of its descriptor may soon name another terminal: nothing must reach that one through this handle.
    delete program.pty
    this.#events.onExit(id, exit)
    program.exited.resolve()
    // What the program left behind cannot be reached through its terminal any more, so it ends too.
    await this.end(id)
    this.#programs.delete(id)
  }

  async #endTree(program: Program): Promise<boolean> {
    const isGone = await this.#trees.end(program.root)
    if (isGone) await program.exited.promise
    else delete program.ending
    return isGone
  }
}

/** The end of the program where its launcher reports it. */
function exitOf(exit: PtyExit, launch: Launch): PtyExit {
  const signal = 'exitCode' in exit ? signalIn(exit.exitCode, launch) : undefined
  return signal === undefined ? exit : { signal }
}

interface Program {
  pty?: Pty
  readonly root: TreeRoot
  readonly exited: PromiseWithResolvers<void>
  ending?: Promise<boolean>
}
