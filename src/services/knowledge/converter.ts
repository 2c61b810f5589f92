import type { ChildProcess } from 'node:child_process'
import { residentBytesOf } from '../../platform/processes/resident-bytes.ts'
import { extname } from 'node:path'
import { startHelper } from '../../platform/sandbox/helper-process.ts'
import type { Sandbox } from '../../platform/sandbox/launch.ts'
import { timeouts } from '../../timeouts.ts'
import type { ConversionInput, ConversionOutput } from './conversion-process.ts'
import type { ConvertedText } from './html-markdown.ts'

export interface ConverterLimits {
  readonly timeMs: number
  /** Of the whole process: what a PDF inflates to is outside of the heap. */
  readonly residentBytesMax: number
}

const usualLimits: ConverterLimits = { timeMs: timeouts.conversion.ms, residentBytesMax: 402_653_184 }
const module = new URL(`./conversion-process${extname(import.meta.url)}`, import.meta.url)
const heapMiB = 192
const lookMs = 50

/**
 * Reads PDF and HTML files in a separate process, which is ended when a file takes too long or too much memory: files are
 * untrusted, and what is ended costs one file. It must be closed.
 */
export class Converter {
  readonly #sandbox: Pick<Sandbox, 'wrap'>
  readonly #limits: ConverterLimits
  #child: ChildProcess | undefined

  constructor(sandbox: Pick<Sandbox, 'wrap'>, limits: Partial<ConverterLimits> = {}) {
    this.#sandbox = sandbox
    this.#limits = { ...usualLimits, ...limits }
  }

  /** The text of a file; nothing of one that cannot be read within the limits. One at a time. */
  async convert(input: ConversionInput, signal: AbortSignal): Promise<ConvertedText | undefined> {
    signal.throwIfAborted()
    const child = (this.#child ??= await this.#start())
    const end = () => child.kill('SIGKILL')
    const late = setTimeout(end, this.#limits.timeMs)
    const watch = setInterval(() => residentBytesOf(child.pid ?? 0) > this.#limits.residentBytesMax && end(), lookMs)
    signal.addEventListener('abort', end, { once: true })
    try {
      const output = await answerOf(child, input)
      if (output === undefined) this.#child = undefined
      signal.throwIfAborted()
      return output?.converted
    } finally {
      clearTimeout(late)
      clearInterval(watch)
      signal.removeEventListener('abort', end)
    }
  }

  close(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  #start(): Promise<ChildProcess> {
    const options = [`--max-old-space-size=${heapMiB}`]
    return startHelper(this.#sandbox, { module, options, serialization: 'advanced' })
  }
}

/** What the process answers; nothing when it ends before. */
function answerOf(child: ChildProcess, input: ConversionInput): Promise<ConversionOutput | undefined> {
  const { promise, resolve } = Promise.withResolvers<ConversionOutput | undefined>()
  // Both ends of this channel are code of this project.
  const onMessage = (message: unknown) => resolve(message as ConversionOutput)
  const onEnd = () => resolve(undefined)
  child.once('message', onMessage).once('exit', onEnd).once('error', onEnd)
  child.send(input, (error) => error && onEnd())
  return promise.finally(() => child.off('message', onMessage).off('exit', onEnd).off('error', onEnd))
}
