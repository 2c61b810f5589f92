import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, statSync } from 'node:fs'
import { Socket } from 'node:net'
import { countForks } from '../../platform/processes/process-trees.ts'
import { startProgram } from '../../platform/processes/start-program.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { scriptOf, shellEnvironment } from './launch-script.ts'
import { Pipes, closePipes, closeWriters, openEnd } from './pipes.ts'
import type { OpenPipe } from './pipes.ts'
import type { PipeNames } from './program-host.ts'

/** A program that runs, and the ends of its output and of its errors to read from. */
export interface StartedProgram {
  readonly child: ChildProcess
  /** How many processes the machine had started before it. */
  readonly forksBefore: number | undefined
  readonly readers: readonly [Socket, Socket]
}

/** A shell that waits for a program. */
export interface WaitingShell extends Omit<StartedProgram, 'readers'> {
  readonly pipes: readonly OpenPipe[]
}

interface StartOptions {
  readonly reserved?: WaitingShell | undefined
  readonly hasInput?: boolean
  /** Its pipes, of which another process has the other ends. */
  readonly pipes?: PipeNames | undefined
}

/**
 * When the next shell is started: so long after a command has ended, when its end is committed, or while it runs on.
 */
const afterEndMs = 5
const afterStartMs = 50

/**
 * Starts programs, each in a session of its own. To fork takes milliseconds, the more the more memory this process has.
 * So one shell is started ahead (pre-forking) and waits for the next program without input, which replaces it by
 * `exec`: its process, session and pipes are those of the shell. The shell runs nothing until it has read the whole
 * command, and ends with its input, and so with this process.
 */
export class ProgramStarter {
  readonly #pipes: Pipes
  #shell: WaitingShell | undefined
  #preforking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  readonly #onWaiting: () => void

  /** Pipes are made in the folder, which no program sees. `onWaiting` is called when a shell has begun to wait. */
  constructor(folder: string, onWaiting: () => void = () => {}) {
    this.#pipes = new Pipes(folder)
    this.#onWaiting = onWaiting
  }

  /** The process of the shell that waits. */
  get waitingPid(): number | undefined {
    return this.#shell?.child.pid
  }

  /** In the shell that was reserved for the program, or in another one. Throws what the system says to a start. */
  async start(launch: Launch, { reserved, hasInput = false, pipes }: StartOptions = {}): Promise<StartedProgram> {
    if (pipes) return this.#followedByShell(await spawnAt(pipes, launch))
    if (hasInput) return this.#followedByShell(await this.#spawn(launch, 'pipe'))
    const shell = reserved ?? this.reserve()
    const started = handOver(launch, shell)
    if (!started && shell) {
      if (reserved) endShell(reserved)
      else this.#keep(shell)
    }
    return this.#followedByShell(started ?? (await this.#spawn(launch, 'ignore')))
  }

  /**
   * The shell that waits, for one command; nothing when there is none, or not that of the process. One that gets no
   * command is ended by `endShell`.
   */
  reserve(pid = this.waitingPid): WaitingShell | undefined {
    if (pid !== this.waitingPid) return undefined
    const shell = this.#shell
    this.#shell = undefined
    return shell
  }

  #followedByShell(started: StartedProgram): StartedProgram {
    this.#preforkAfter(afterStartMs)
    started.child.once('exit', () => this.#preforkAfter(afterEndMs))
    return started
  }

  /** Starts the shell for the next command, unless it waits already. */
  prefork(): Promise<void> {
    this.#preforking ??= this.#prefork().finally(() => {
      this.#preforking = undefined
    })
    return this.#preforking
  }

  /** Ends the shell that waits. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#endWaiting()
    this.#pipes.close()
  }

  #endWaiting(): void {
    const shell = this.reserve()
    if (shell) endShell(shell)
  }

  #keep(shell: WaitingShell): void {
    if (this.#shell || this.#isClosed || hasEnded(shell)) endShell(shell)
    else {
      this.#shell = shell
      this.#onWaiting()
    }
  }

  async #spawn(launch: Launch, input: 'ignore' | 'pipe'): Promise<StartedProgram> {
    const pipes = await this.#pipes.open(2)
    const [output, error] = pipes ?? []
    const forksBefore = countForks()
    try {
      const child = startProgram(launch, { stdio: [input, output?.writer ?? 'pipe', error?.writer ?? 'pipe'] })
      await once(child, 'spawn')
      closeWriters(pipes)
      // What Node itself makes for a child is a socket too.
      const readers = output && error ? [readerOf(output), readerOf(error)] : [child.stdout, child.stderr]
      return { child, forksBefore, readers: readers as [Socket, Socket] }
    } catch (error) {
      closePipes(pipes)
      throw error
    }
  }

  async #prefork(): Promise<void> {
    if (this.#shell || this.#isClosed) return
    const shell = await this.openShell({ file: '/bin/sh', args: [], cwd: '/', environment: shellEnvironment })
    if (!shell) return
    shell.child.once('exit', () => {
      if (this.#shell === shell) this.#endWaiting()
    })
    this.#keep(shell)
  }

  /** Starts a shell that reads its command from this process; nothing where that cannot be done. */
  async openShell(launch: Pick<Launch, 'file' | 'args' | 'cwd' | 'environment'>): Promise<WaitingShell | undefined> {
    const pipes = await this.#pipes.open(2)
    const [output, error] = pipes ?? []
    if (!pipes || !output || !error) return undefined
    const forksBefore = countForks()
    try {
      const child = startProgram(launch, { stdio: ['pipe', output.writer, error.writer] })
      child.unref()
      await once(child, 'spawn')
      closeWriters(pipes)
      return { child, forksBefore, pipes }
    } catch {
      // The next command is started by itself, and says what is wrong.
      closePipes(pipes)
      return undefined
    }
  }

  #preforkAfter(delayMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.prefork(), delayMs).unref()
  }
}

async function spawnAt({ input, output, error }: PipeNames, launch: Launch): Promise<StartedProgram> {
  const stdio: number[] = []
  const forksBefore = countForks()
  try {
    stdio.push(openEnd(input, 'reader'), openEnd(output, 'writer'), openEnd(error, 'writer'))
    const child = startProgram(launch, { stdio })
    await once(child, 'spawn')
    // Whoever has the other ends reads.
    return { child, forksBefore, readers: [new Socket().destroy(), new Socket().destroy()] }
  } finally {
    for (const descriptor of stdio) closeSync(descriptor)
  }
}

/**
 * Gives a command to the shell that waits for it; nothing when there is none, or when only a start of its own can
 * refuse the command.
 */
function handOver(launch: Launch, shell: WaitingShell | undefined): StartedProgram | undefined {
  const script = shell && isFolder(launch.cwd) ? scriptOf(launch) : undefined
  return shell && script !== undefined ? giveScript(script, shell) : undefined
}

/** Gives the script of a command to a shell that waits for it; nothing when that has ended. */
export function giveScript(script: string, shell: WaitingShell): StartedProgram | undefined {
  const [output, error] = shell.pipes
  if (hasEnded(shell) || !output || !error) return undefined
  const { child, forksBefore } = shell
  child.ref()
  child.stdin?.on('error', () => {}) // its exit is what counts
  child.stdin?.end(script)
  return { child, forksBefore, readers: [readerOf(output), readerOf(error)] }
}

function hasEnded({ child }: WaitingShell): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Ends a shell that gets no command. */
export function endShell({ child, pipes }: WaitingShell): void {
  child.stdin?.destroy()
  for (const pipe of pipes) readerOf(pipe).destroy()
}

function readerOf({ reader }: OpenPipe): Socket {
  return new Socket({ fd: reader, readable: true, writable: false })
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
