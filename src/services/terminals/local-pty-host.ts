import type { Pty } from './pty.ts'
import { ProcessTrees, type TreeRoot } from '../../platform/processes/process-trees.ts'
import type { CommandSandbox } from '../../platform/sandbox/command-sandbox.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { signalIn } from '../../platform/sandbox/sandbox.ts'
import type { PtyEvents, PtyExit, PtyHost, PtyProgram, PtySize } from './pty-host.ts'

export interface LocalPtyHostOptions {
  /** What to start instead of a program. */
  readonly wrap: CommandSandbox['wrap']
  readonly events: PtyEvents
  /** How long programs may tidy up after the hang-up signal before they are killed. */
  readonly hangUpMs: number
}

export function createLocalPtyHost(options: LocalPtyHostOptions): PtyHost {
  return new LocalPtyHost(options)
}

// A program finds this in its environment, and so do all that it starts: it identifies them when they are ended.
const marker = 'TERM_SESSION_ID'

/** Keeps the pseudo-terminals in this process. */
class LocalPtyHost implements PtyHost {
  readonly #events: PtyEvents
  readonly #wrap: CommandSandbox['wrap']
  readonly #trees: ProcessTrees
  readonly #programs = new Map<string, Program>()
  #isClosed = false

  constructor({ wrap, events, hangUpMs }: LocalPtyHostOptions) {
    this.#wrap = wrap
    this.#events = events
    this.#trees = new ProcessTrees({ hangUpMs })
  }

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

  write(id: string, bytes: Uint8Array): void {
    this.#programs.get(id)?.pty?.write(bytes)
  }

  async resize(id: string, size: PtySize): Promise<void> {
    this.#programs.get(id)?.pty?.resize(size)
  }

  async end(id: string): Promise<boolean> {
    const program = this.#programs.get(id)
    if (!program) return true
    return await (program.ending ??= this.#endTree(program))
  }

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
