import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { startHelper } from '../../platform/sandbox/helper-process.ts'
import type { Sandbox } from '../../platform/sandbox/launch.ts'
import type { RenderedThumbnail, RenderInput } from './thumbnail-process.ts'
import { timeouts } from '../../timeouts.ts'

export interface ThumbnailRendererOptions {
  readonly sandbox: Pick<Sandbox, 'wrap'>
  /** How long one picture may take, including the start of the process and the reading of the picture. */
  readonly renderTimeoutMs?: number
  /** How long an idle process is kept. */
  readonly idleMs?: number
}

export interface Picture {
  readonly size: number
  /** Opens its bytes. */
  readonly open: () => Promise<AsyncIterable<Uint8Array>>
}

const module = new URL(`./thumbnail-process${extname(import.meta.url)}`, import.meta.url)
const heapMiB = 64 // pictures live outside the heap

/**
 * Renders thumbnails in a separate process: pictures are untrusted input, and a crash of the library that decodes them
 * costs one thumbnail. The process is started on demand, and replaced when it times out or dies.
 */
export class ThumbnailRenderer {
  readonly #sandbox: Pick<Sandbox, 'wrap'>
  readonly #renderTimeoutMs: number
  readonly #idleMs: number
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ sandbox, renderTimeoutMs = timeouts.thumbnail.ms, idleMs = 30_000 }: ThumbnailRendererOptions) {
    this.#sandbox = sandbox
    this.#renderTimeoutMs = renderTimeoutMs
    this.#idleMs = idleMs
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Gives nothing for a picture that cannot be rendered; fails when the process dies. One at a time. */
  async render(picture: Picture): Promise<Uint8Array | undefined> {
    if (this.#isClosed) return undefined
    clearTimeout(this.#idle)
    const child = (this.#child ??= await this.#start())
    keepProcessAlive(child)
    const late = setTimeout(() => child.kill('SIGKILL'), this.#renderTimeoutMs)
    try {
      const [rendered] = await Promise.all([answerOf(child), send(child, picture)])
      return rendered.thumbnail
    } catch (error) {
      // The process may still be busy with this picture.
      await this.#end()
      throw error
    } finally {
      clearTimeout(late)
      letProcessExit(child)
      if (!this.#isClosed) this.#idle = setTimeout(() => void this.#end(), this.#idleMs).unref()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#idle)
    await this.#end()
  }

  async #start(): Promise<ChildProcess> {
    const options = [`--max-old-space-size=${heapMiB}`]
    const child = await startHelper(this.#sandbox, { module, options, serialization: 'advanced' })
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    // A process that cannot be started fails the picture that waits for it, and nothing else.
    child.on('error', () => {})
    return child
  }

  /** The process has no state that could be lost. */
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

/** The next message of the process; fails when it ends first. */
async function answerOf(child: ChildProcess): Promise<RenderedThumbnail> {
  const dead = new AbortController()
  const onExit = (code: number | null, signal: string | null) =>
    dead.abort(new Error(`the process that renders thumbnails ended: ${signal ?? `exit code ${code}`}`))
  child.once('exit', onExit)
  try {
    const [message] = await once(child, 'message', { signal: dead.signal })
    // Both ends of this channel are code of this project.
    return message as RenderedThumbnail
  } catch (error) {
    throw dead.signal.aborted ? dead.signal.reason : error
  } finally {
    child.off('exit', onExit)
  }
}

/** Streams the picture to the process, without buffering it here. */
async function send(child: ChildProcess, { size, open }: Picture): Promise<void> {
  await post(child, { size })
  for await (const chunk of await open()) await post(child, { chunk })
}

function post(child: ChildProcess, message: RenderInput): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()))
  })
}

/** Keeps the service from exiting while the process renders. */
function keepProcessAlive(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function letProcessExit(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
