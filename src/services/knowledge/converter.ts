import { extname } from 'node:path'
import { HelperEnded } from '../../platform/isolated/helper.ts'
import { IsolatedWorker } from '../../platform/isolated/isolated-worker.ts'
import { processOf } from '../../platform/isolated/process.ts'
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

/**
 * Reads PDF, Word and HTML files in a separate process, which is ended when a file takes too long or too much memory:
 * files are untrusted, and what is ended costs one file. It must be closed.
 */
export class Converter {
  readonly #worker: IsolatedWorker<ConversionInput, ConversionOutput>

  constructor(sandbox: Pick<Sandbox, 'wrap'>, limits: Partial<ConverterLimits> = {}) {
    this.#worker = new IsolatedWorker({ start: processOf(sandbox, { module, heapMiB }), ...usualLimits, ...limits })
  }

  /** The text of a file; undefined for one that cannot be read within the limits. */
  async convert(input: ConversionInput, signal: AbortSignal): Promise<ConvertedText | undefined> {
    try {
      return (await this.#worker.ask(input, { signal })).converted
    } catch (error) {
      if (error instanceof HelperEnded) return undefined
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#worker.stop()
  }
}
