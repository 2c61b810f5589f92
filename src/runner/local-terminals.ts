import { ProcessTrees } from '../platform/processes/process-trees.ts'
import type { TreeRoot } from '../platform/processes/process-trees.ts'
import type { Launch } from '../platform/sandbox/launch.ts'
import { signalIn } from '../platform/sandbox/sandbox.ts'
import type { SecretMask } from '../platform/secrets/secret-mask.ts'
import { HostedTerminal } from './hosted-terminal.ts'
import { loadPty } from './pty.ts'
import type { Pty } from './pty.ts'
import { Screen } from './screen.ts'
import { signalForeground } from './foreground.ts'
import type { Follower, FollowerEvents, HostedProgram, HostEvents, PtyExit, PtySize } from './terminal-host.ts'
import type { FoundTerminal, TerminalHost, TerminalHostLimits, TerminalNote, WantedOutput } from './terminal-host.ts'

export interface LocalTerminalsOptions {
  /** What to start instead of a program. */
  readonly wrap: (program: HostedProgram) => Promise<Launch>
  /** Hides what is printed of them. */
  readonly secretMask: SecretMask
  readonly limits: TerminalHostLimits
  readonly events: Pick<HostEvents, 'onExit' | 'onScreen'>
}

/** A service that is away for longer does not come back. */
const untoldMsMax = 24 * 60 * 60_000
/** The longest time of a timer. */
const timerMsMax = 2_147_483_647

// A program finds this in its environment, and so do all that it starts: it identifies them when they are ended.
const marker = 'TERM_SESSION_ID'

/** The terminals of this process. Their programs end with it. */
export class LocalTerminals implements TerminalHost {
  readonly generation = undefined
  readonly #options: LocalTerminalsOptions
  readonly #trees: ProcessTrees
  readonly #terminals = new Map<string, OpenTerminal>()
  #isClosed = false

  constructor(options: LocalTerminalsOptions) {
    this.#options = options
    this.#trees = new ProcessTrees(options.limits)
  }

  /** How many programs run, or have ended within a day without a service that knows it. */
  get count(): number {
    return [...this.#terminals.values()].filter(({ unknownUntil }) => performance.now() < unknownUntil).length
  }

  /** A service knows of each end so far. */
  noteKnown(): void {
    for (const opened of this.#terminals.values()) if (opened.terminal.exit !== undefined) opened.unknownUntil = 0
  }

  /** In which they run, at a runner of another machine. */
  get trees(): readonly string[] {
    return [...this.#terminals.values()].flatMap(({ tree }) => tree ?? [])
  }

  async find(): Promise<readonly FoundTerminal[]> {
    return [...this.#terminals].map(
      ([
        id,
        {
          about,
          pty,
          terminal: { exit },
        },
      ]) => ({
        id,
        about,
        pid: pty.pid,
        ...(exit && { exit }),
      }),
    )
  }

  async open(
    id: string,
    program: HostedProgram,
    { about, expiresAt }: TerminalNote,
  ): Promise<{ readonly pid: number }> {
    const openPty = await loadPty()
    const { limits, secretMask } = this.#options
    const { cols, rows } = program
    const environment = { ...program.environment, [marker]: id }
    const launch = await this.#options.wrap({ ...program, environment })
    const screen = await Screen.open({ cols, rows, onAnswer: (text) => terminal.answer(text) })
    const secrets = secretMask.finder()
    const terminal = new HostedTerminal(screen, {
      ...limits,
      size: { cols, rows },
      secrets,
      onScreen: () => void this.#showScreen(id),
    })
    if (this.#isClosed) throw new Error('The host of terminals is closed.')
    const pty = openPty(
      { ...launch, cols, rows },
      {
        onOutput: (bytes) => terminal.addOutput(bytes),
        onInputTaken: (byteCount) => terminal.takeInput(byteCount),
        onExit: (exit) => this.#finish(id, opened, exitOf(exit, launch)),
      },
    )
    const root = this.#trees.root(pty.pid, `${marker}=${id}`)
    const opened: OpenTerminal = {
      tree: program.tree,
      terminal,
      pty,
      root,
      about,
      exited: Promise.withResolvers<void>(),
      unknownUntil: Infinity,
    }
    terminal.begin(pty)
    this.#terminals.set(id, opened)
    if (expiresAt !== undefined) this.#endAt(id, expiresAt)
    return { pid: pty.pid }
  }

  async note(id: string, about: unknown): Promise<void> {
    const opened = this.#terminals.get(id)
    if (opened) opened.about = about
  }

  async write(id: string, bytes: Uint8Array): Promise<boolean> {
    return this.#find(id).write(bytes)
  }

  async resize(id: string, size: PtySize): Promise<void> {
    this.#find(id).resize(size)
  }

  async signal(id: string, name: NodeJS.Signals): Promise<void> {
    const { terminal, root } = this.#terminals.get(id) ?? unknown(id)
    if (terminal.exit === undefined) signalForeground(root.pid, name)
  }

  async end(id: string): Promise<boolean> {
    const opened = this.#terminals.get(id)
    if (!opened) return true
    return await (opened.ending ??= this.#endTree(opened))
  }

  read(id: string, wanted: WantedOutput, signal: AbortSignal) {
    return this.#find(id).read(wanted, signal)
  }

  screen(id: string) {
    return this.#find(id).screen()
  }

  async times(id: string) {
    return this.#find(id).times()
  }

  follow(id: string, position: number | undefined, events: FollowerEvents): Promise<Follower> {
    return this.#find(id).follow(position, events)
  }

  /** Lets go of what an ended program has printed. */
  async forget(id: string): Promise<void> {
    this.#terminals.get(id)?.terminal.close()
    this.#terminals.delete(id)
  }

  /** Ends every program. */
  async endAll(): Promise<void> {
    await Promise.all([...this.#terminals.keys()].map((id) => this.end(id)))
  }

  /** Ends every program and opens no more. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.endAll()
  }

  #find(id: string): HostedTerminal {
    return (this.#terminals.get(id) ?? unknown(id)).terminal
  }

  async #finish(id: string, opened: OpenTerminal, exit: PtyExit): Promise<void> {
    opened.terminal.finish(exit)
    opened.unknownUntil = performance.now() + untoldMsMax
    this.#options.events.onExit(id, exit)
    opened.exited.resolve()
    // What the program left behind cannot be reached through its terminal any more, so it ends too.
    await this.end(id)
  }

  async #showScreen(id: string): Promise<void> {
    const screen = await this.#terminals.get(id)?.terminal.screen()
    if (screen) this.#options.events.onScreen(id, screen)
  }

  /** The right of the program to run has an end, which needs no service to be kept. */
  #endAt(id: string, expiresAt: number): void {
    const restMs = expiresAt - Date.now()
    if (restMs <= 0) return void this.end(id)
    setTimeout(() => this.#endAt(id, expiresAt), Math.min(restMs, timerMsMax)).unref()
  }

  async #endTree(opened: OpenTerminal): Promise<boolean> {
    const isGone = await this.#trees.end(opened.root)
    if (isGone) await opened.exited.promise
    else delete opened.ending
    return isGone
  }
}

/** The end of the program where its launcher reports it. */
function exitOf(exit: PtyExit, launch: Launch): PtyExit {
  const signal = 'exitCode' in exit ? signalIn(exit.exitCode, launch) : undefined
  return signal === undefined ? exit : { signal }
}

function unknown(id: string): never {
  throw new UnknownTerminal(id)
}

/** No terminal has the id, or none any more. */
class UnknownTerminal extends Error {
  readonly code = 'UNKNOWN_TERMINAL'

  constructor(id: string) {
    super(`There is no terminal ${id}.`)
  }
}

interface OpenTerminal {
  about: unknown
  readonly tree: string | undefined
  readonly terminal: HostedTerminal
  readonly pty: Pty
  readonly root: TreeRoot
  readonly exited: PromiseWithResolvers<void>
  /** For how long it counts, in milliseconds of this process: while it runs, and until a service knows of its end. */
  unknownUntil: number
  ending?: Promise<boolean>
}
