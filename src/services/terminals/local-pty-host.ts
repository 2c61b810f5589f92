import type { Pty } from './pty.ts'
import { ProcessTrees, type TreeRoot } from './process-trees.ts'
import type { PtyEvents, PtyExit, PtyHost, PtyProgram, PtySize } from './pty-host.ts'

export interface LocalPtyHostOptions {
  readonly events: PtyEvents
  /** How long programs may tidy up after the hang-up signal before they are killed. */
  readonly hangUpMs: number
}

export function createLocalPtyHost(options: LocalPtyHostOptions): PtyHost {
  return new LocalPtyHost(options)
}

// A program finds this in its environment, and so do all that it starts: it tells them from others when they are ended.
const marker = 'TERM_SESSION_ID'

/** Keeps the pseudo-terminals in this process. */
class LocalPtyHost implements PtyHost {
  readonly #events: PtyEvents
  readonly #trees: ProcessTrees
  readonly #programs = new Map<string, Program>()
  #isClosed = false

  constructor({ events, hangUpMs }: LocalPtyHostOptions) {
    this.#events = events
    this.#trees = new ProcessTrees({ hangUpMs })
  }

  async open(id: string, program: PtyProgram): Promise<{ pid: number }> {
    const { openPty } = await import('./pty.ts')
    if (this.#isClosed) throw new Error('The host of the terminals is closed.')
    const environment = { ...program.environment, [marker]: id }
    const pty = openPty(
      { ...program, environment },
      {
        onOutput: (bytes) => this.#events.onOutput(id, bytes),
        onInputTaken: (byteCount) => this.#events.onInputTaken(id, byteCount),
        onExit: (exit) => this.#finish(id, opened, exit),
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

interface Program {
  pty?: Pty
  readonly root: TreeRoot
  readonly exited: PromiseWithResolvers<void>
  ending?: Promise<boolean>
}
