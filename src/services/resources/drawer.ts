import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutTerminals } from '../terminals/child-descriptors.ts'
import type { Drawn, ToDraw } from './thumbnail-process.ts'

export interface DrawerOptions {
  /** How long one picture may take, the start of the process and the reading of the picture included. */
  readonly drawMs?: number
  /** How long the process stays when there is nothing to draw. */
  readonly idleMs?: number
}

export interface Picture {
  readonly size: number
  /** Opens its bytes. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>
}

const program = fileURLToPath(new URL(`./thumbnail-process${extname(import.meta.url)}`, import.meta.url))
const heapMiB = 64 // pictures live outside the heap

/**
 * Draws in a process of its own, because pictures come from anywhere and the library that reads them is not ours: a
 * fault in it costs one thumbnail. The process is there while it is needed, and one that is late or dies is replaced.
 */
export class Drawer {
  readonly #drawMs: number
  readonly #idleMs: number
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ drawMs = 20_000, idleMs = 30_000 }: DrawerOptions = {}) {
    this.#drawMs = drawMs
    this.#idleMs = idleMs
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Gives nothing for a picture that cannot be drawn, and fails when the process does. One at a time. */
  async draw(picture: Picture): Promise<Uint8Array | undefined> {
    if (this.#isClosed) return undefined
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#start())
    hold(child)
    const late = setTimeout(() => child.kill('SIGKILL'), this.#drawMs)
    try {
      const [drawn] = await Promise.all([answerOf(child), send(child, picture)])
      return drawn.thumbnail
    } catch (error) {
      // Whatever it still does is about a picture that nobody waits for.
      await this.#end()
      throw error
    } finally {
      clearTimeout(late)
      letGo(child)
      if (!this.#isClosed) this.#idle = setTimeout(() => void this.#end(), this.#idleMs).unref()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#idle)
    await this.#end()
  }

  #start(): ChildProcess {
    const child = fork(program, [], {
      serialization: 'advanced',
      // What is secret in the service's own environment is nothing for it.
      env: {},
      execArgv: [`--max-old-space-size=${heapMiB}`],
      stdio: withoutTerminals(['ignore', 'ignore', 'ignore', 'ipc']),
    })
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    // A process that cannot be started is an error of the picture that waits for it, and of nothing else.
    child.on('error', () => {})
    return child
  }

  /** It holds nothing that could be lost. */
  async #end(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child === undefined || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.ref()
    child.kill('SIGKILL')
    await ended
  }
}

/** What it says next; fails when it ends first. */
async function answerOf(child: ChildProcess): Promise<Drawn> {
  const dead = new AbortController()
  const onExit = (code: number | null, signal: string | null) =>
    dead.abort(new Error(`the process that draws thumbnails ended: ${signal ?? `exit code ${code}`}`))
  child.once('exit', onExit)
  try {
    const [message] = await once(child, 'message', { signal: dead.signal })
    // Both ends of this channel are files of ours.
    return message as Drawn
  } catch (error) {
    throw dead.signal.aborted ? dead.signal.reason : error
  } finally {
    child.off('exit', onExit)
  }
}

/** Passes the picture on as it is read, so that this process never holds it. */
async function send(child: ChildProcess, { size, open }: Picture): Promise<void> {
  await tell(child, { size })
  for await (const chunk of await open()) await tell(child, { chunk })
}

function tell(child: ChildProcess, message: ToDraw): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()))
  })
}

/** While it draws, the end of this process waits for it. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
