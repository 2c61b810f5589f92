import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { Socket } from 'node:net'
import { withoutTerminals } from '../../platform/processes/child-descriptors.ts'
import { countForks } from '../../platform/processes/process-trees.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'
import { scriptOf, shellEnvironment } from './launch-script.ts'
import { Pipes, closePipes, closeWriters } from './pipes.ts'
import type { OpenPipe } from './pipes.ts'

/** The command could not be started. */
export class NotStarted extends Error {
  constructor(cause: Error) {
    super(`The command could not be started${'code' in cause ? ` (${String(cause.code)})` : ''}.`, { cause })
    this.name = 'NotStarted'
  }
}

/** A command that runs, and the ends of its output and of its errors to read from. */
export interface StartedCommand {
  readonly child: ChildProcess
  /** How many processes the machine had started before it. */
  readonly forksBefore: number | undefined
  readonly readers: readonly [Socket, Socket]
}

interface Shell extends Omit<StartedCommand, 'readers'> {
  readonly pipes: readonly OpenPipe[]
}

/** When the next shell is started: so long after a command has ended, when its end is committed, or while it runs on. */
const afterEndMs = 5
const afterStartMs = 50

/**
 * Starts commands, each in a session of its own. To fork takes the service milliseconds, the more the more memory it has.
 * So one shell is started ahead (pre-forking) and waits for the next command, which replaces it by `exec`: its process,
 * session and pipes are those of the shell. The shell runs nothing until it has read the whole command, and ends with
 * its input, and so with the service.
 */
export class CommandStarter {
  readonly #pipes = new Pipes()
  #shell: Shell | undefined
  #preforking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  /** Throws `NotStarted`. */
  async start(launch: Launch): Promise<StartedCommand> {
    const started = this.#handOver(launch) ?? (await this.#spawn(launch))
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
    this.#drop()
    this.#pipes.close()
  }

  /** Gives the command to the shell that waits; nothing when there is none, or when only a start of its own can refuse the command. */
  #handOver(launch: Launch): StartedCommand | undefined {
    const shell = this.#shell
    const script = shell && isFolder(launch.cwd) ? scriptOf(launch) : undefined
    const [output, error] = shell?.pipes ?? []
    if (!shell || script === undefined || !output || !error) return undefined
    this.#shell = undefined
    const { child, forksBefore } = shell
    child.ref()
    child.stdin?.on('error', () => {}) // its exit is what counts
    child.stdin?.end(script)
    return { child, forksBefore, readers: [readerOf(output), readerOf(error)] }
  }

  async #spawn({ file, args, cwd, environment }: Launch): Promise<StartedCommand> {
    const pipes = await this.#pipes.open(2)
    const [output, error] = pipes ?? []
    const forksBefore = countForks()
    try {
      const stdio = withoutTerminals<'ignore' | 'pipe' | number>([
        'ignore',
        output?.writer ?? 'pipe',
        error?.writer ?? 'pipe',
      ])
      const child = spawn(file, args, { cwd, env: environment, detached: true, stdio })
      await once(child, 'spawn')
      closeWriters(pipes)
      // What Node itself makes for a child is a socket too.
      const readers = output && error ? [readerOf(output), readerOf(error)] : [child.stdout, child.stderr]
      return { child, forksBefore, readers: readers as [Socket, Socket] }
    } catch (error) {
      closePipes(pipes)
      throw error instanceof Error ? new NotStarted(error) : error
    }
  }

  async #prefork(): Promise<void> {
    if (this.#shell || this.#isClosed) return
    const pipes = await this.#pipes.open(2)
    const [output, error] = pipes ?? []
    if (!pipes || !output || !error) return
    const forksBefore = countForks()
    try {
      const stdio = withoutTerminals<'pipe' | number>(['pipe', output.writer, error.writer])
      const child = spawn('/bin/sh', { cwd: '/', env: shellEnvironment, detached: true, stdio })
      child.unref()
      await once(child, 'spawn')
      closeWriters(pipes)
      this.#shell = { child, forksBefore, pipes }
      child.once('exit', () => {
        if (this.#shell?.child === child) this.#drop()
      })
      if (this.#isClosed) this.#drop()
    } catch {
      // The next command is started by itself, and says what is wrong.
      closePipes(pipes)
    }
  }

  #preforkAfter(delayMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.prefork(), delayMs).unref()
  }

  #drop(): void {
    const shell = this.#shell
    this.#shell = undefined
    shell?.child.stdin?.destroy()
    for (const { reader } of shell?.pipes ?? []) readerOf({ reader }).destroy()
  }
}

function readerOf({ reader }: Pick<OpenPipe, 'reader'>): Socket {
  return new Socket({ fd: reader, readable: true, writable: false })
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
