import { existsSync, writeSync } from 'node:fs'
import { ReadStream } from 'node:tty'
import type { IPty } from 'node-pty'
import type { Launch } from '../platform/sandbox/launch.ts'
import { codeOf } from '../platform/work/system-error.ts'
import type { PtyExit, PtySize } from './terminal-host.ts'

export interface Pty {
  readonly pid: number
  write(bytes: Uint8Array): void
  resize(size: PtySize): void
  /** Whether output is read: while it is not, the program waits as soon as it has filled the terminal. */
  setReading(isReading: boolean): void
}

export interface PtyCallbacks {
  onOutput(bytes: Buffer): void
  onInputTaken(byteCount: number): void
  onExit(exit: PtyExit): void
}

/** Starts a program on a pseudo-terminal. The program is the leader of its own session and process group. */
export type OpenPty = (program: Launch & PtySize, callbacks: PtyCallbacks) => Pty

/** Loads node-pty, which a runner without terminals does without. */
export async function loadPty(): Promise<OpenPty> {
  const { spawn } = await import('node-pty')
  return (program, callbacks) => {
    const pty = spawn(findLauncher(), ['-c', launch, 'terminal', program.file, ...program.args], {
      name: 'xterm-256color',
      cols: program.cols,
      rows: program.rows,
      cwd: program.cwd,
      env: program.environment,
      encoding: null,
    })
    return attach(pty, callbacks)
  }
}

function attach(pty: IPty, callbacks: PtyCallbacks): Pty {
  const master = masterOf(pty)
  // A read error beside the usual one at the end would be thrown by the event emitter unless there is another listener.
  master.stream.on('error', () => {})
  readToTheEnd(master.stream)
  // Without an encoding it gives bytes, which its types do not say.
  master.stream.on('data', (bytes: Buffer) => callbacks.onOutput(bytes))
  pty.onExit(({ exitCode, signal }) => callbacks.onExit(signal ? { signal } : { exitCode }))
  const input = new InputQueue(master, callbacks.onInputTaken)
  return {
    pid: pty.pid,
    write: (bytes) => input.add(bytes),
    resize: ({ cols, rows }) => {
      if (!master.stream.destroyed) pty.resize(cols, rows)
    },
    setReading: (isReading) => (isReading ? master.stream.resume() : master.stream.pause()),
  }
}

/** How long what a program left behind may hold the terminal of a program that has exited. */
const restMs = 1_000

/**
 * node-pty destroys the stream 200 ms after the exit, read or not. What is paused then is read first: at its end the
 * stream destroys itself.
 */
function readToTheEnd(stream: ReadStream): void {
  const destroy = stream.destroy.bind(stream)
  stream.destroy = (error) => {
    if (!stream.isPaused()) return destroy(error)
    setTimeout(destroy, restMs, error).unref()
    return stream.resume()
  }
}

/**
 * Writes to the terminal as fast as the program reads. node-pty's own `write` is not used: while a program does not
 * read, it tries again on every tick of the event loop and burns a core.
 */
class InputQueue {
  readonly #master: Master
  readonly #onTaken: (byteCount: number) => void
  readonly #waiting: Uint8Array[] = []
  #pauseMs = shortestPauseMs
  #isPaused = false

  constructor(master: Master, onTaken: (byteCount: number) => void) {
    this.#master = master
    this.#onTaken = onTaken
  }

  add(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#waiting.push(bytes)
    if (!this.#isPaused) this.#flush()
  }

  #flush(): void {
    for (let bytes = this.#waiting[0]; bytes; bytes = this.#waiting[0]) {
      const taken = this.#writeNow(bytes)
      if (taken === 0) return this.#pause()
      this.#pauseMs = shortestPauseMs
      if (taken === bytes.length) this.#waiting.shift()
      else this.#waiting[0] = bytes.subarray(taken)
      this.#onTaken(taken)
    }
  }

  // Written synchronously: while a thread of the pool writes, the descriptor could be closed and its number reused.
  // It never blocks, because node-pty opens the terminal without blocking.
  #writeNow(bytes: Uint8Array): number {
    if (this.#master.stream.destroyed) return 0
    try {
      return writeSync(this.#master.descriptor, bytes)
    } catch (error) {
      if (codeOf(error) === 'EAGAIN' || codeOf(error) === 'EIO') return 0
      throw error
    }
  }

  #pause(): void {
    if (this.#master.stream.destroyed) return
    this.#isPaused = true
    setTimeout(() => {
      this.#isPaused = false
      this.#flush()
    }, this.#pauseMs).unref()
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs)
  }
}

const shortestPauseMs = 4
const longestPauseMs = 64

interface Master {
  readonly descriptor: number
  /** `destroyed` is false while the descriptor belongs to this terminal. */
  readonly stream: ReadStream
}

/** node-pty does not declare these two members, and offers no other way to know that the descriptor is closed. */
function masterOf(pty: IPty): Master {
  if ('fd' in pty && typeof pty.fd === 'number' && '_socket' in pty && pty._socket instanceof ReadStream) {
    return { descriptor: pty.fd, stream: pty._socket }
  }
  throw new Error('This version of node-pty keeps its descriptor elsewhere.')
}

// node-pty leaves inherited descriptors open beyond the first gap in their numbers, other terminals' among them: a
// program could type into another session. So a shell closes all but the standard three, then becomes the program.
// Without an encoding, node-pty does not set up the terminal for UTF-8, by which erasing takes a whole character.
const launch =
  'stty iutf8; for path in /dev/fd/*; do fd=${path##*/}; case $fd in *[!0-9]*|[0-2]) ;; *) eval "exec $fd>&-" ;; esac; done; exec "$@"'

// A plain sh is the last resort, since not every one can close a descriptor above 9; one that cannot says so and ends.
function findLauncher(): string {
  return ['/bin/bash', '/usr/bin/bash'].find((path) => existsSync(path)) ?? '/bin/sh'
}
