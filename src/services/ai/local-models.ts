import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fail } from '../../errors.ts'
import { HelperEnded } from '../../platform/isolated/helper.ts'
import { IsolatedWorker } from '../../platform/isolated/isolated-worker.ts'
import { processOf } from '../../platform/isolated/process.ts'
import type { Sandbox } from '../../platform/sandbox/launch.ts'
import { quote } from '../../platform/text/quote.ts'
import type { CallOptions, EmbeddingModel, LanguageModel, StreamPart } from './clients.ts'
import type { LocalMessage, ModelAnswer, ModelOrder, GeneratedPart } from './model-process.ts'
import { defined } from '../../platform/work/defined.ts'

type LocalModel = IsolatedWorker<ModelOrder, ModelAnswer, GeneratedPart>

const packageName = 'node-llama-cpp'
const suffix = '.gguf'
const module = new URL(`./model-process${extname(import.meta.url)}`, import.meta.url)
/** A model that was not used for so long leaves the memory. */
const idleMs = 300_000

/** The models of a folder of this machine (`NAME.gguf`), each in a process of its own that llama.cpp runs in. */
export class LocalModels {
  readonly #sandbox: Pick<Sandbox, 'wrap'>
  readonly #folder: string | undefined
  readonly #models = new Map<string, LocalModel>()

  /** Without a folder there are none. */
  constructor(sandbox: Pick<Sandbox, 'wrap'>, folder: string | undefined) {
    this.#sandbox = sandbox
    this.#folder = folder
  }

  get isConfigured(): boolean {
    return this.#folder !== undefined
  }

  /** Fails with `not_configured` when there is no such folder, or nothing to run its models with. */
  async names(): Promise<string[]> {
    const folder = this.#requireFolder()
    requirePackage(folder)
    const files = await readdir(folder).catch(() => fail('not_configured', { message: unreadable }))
    return files.filter((file) => file.endsWith(suffix)).map((file) => file.slice(0, -suffix.length))
  }

  /** Fails with `not_configured` or `model_not_found`. */
  async languageModel(name: string): Promise<LanguageModel> {
    const model = await this.#open(name)
    return {
      specificationVersion: 'v4',
      doStream: async ({ abortSignal, ...options }) => {
        const order = orderOf(options)
        const cancelled = new AbortController()
        const signal = AbortSignal.any([cancelled.signal, ...(abortSignal ? [abortSignal] : [])])
        const stream = new ReadableStream<StreamPart>({
          start: (controller) => {
            // The model takes a while to notice it.
            signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
            const onPart = (part: GeneratedPart) => signal.aborted || give(part, controller)
            model.ask(order, { signal, onPart }).then(
              (answer) => signal.aborted || finish(answer, controller),
              (error: unknown) => controller.error(signal.aborted ? signal.reason : endOf(error)),
            )
          },
          cancel: () => cancelled.abort(),
        })
        return { stream }
      },
    }
  }

  /** Fails with `not_configured` or `model_not_found`. */
  async embeddingModel(name: string): Promise<EmbeddingModel> {
    const model = await this.#open(name)
    return {
      maxEmbeddingsPerCall: undefined,
      doEmbed: ({ values, abortSignal }) =>
        new Promise((resolve, reject) => {
          abortSignal?.addEventListener('abort', () => reject(abortSignal.reason), { once: true })
          const take = (answer: ModelAnswer) => {
            if (!('vectors' in answer)) return reject(errorOf(answer))
            const embeddings = answer.vectors.map((vector) => [...vector])
            resolve({ embeddings, usage: { tokens: answer.tokens }, warnings: [] })
          }
          const order = { texts: values }
          model
            .ask(order, { ...(abortSignal && { signal: abortSignal }) })
            .then(take, (error: unknown) => reject(abortSignal?.aborted ? abortSignal.reason : endOf(error)))
        }),
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#models.values()].map((model) => model.stop()))
  }

  async #open(name: string): Promise<LocalModel> {
    if (!(await this.names()).includes(name))
      fail('model_not_found', { message: `There is no file ${quote(name + suffix)} in GANTRY_LOCAL_MODELS.` })
    const known = this.#models.get(name)
    if (known) return known
    const folder = this.#requireFolder()
    const opened = openModel(this.#sandbox, requirePackage(folder), join(folder, name + suffix))
    this.#models.set(name, opened)
    return opened
  }

  #requireFolder(): string {
    return this.#folder ?? fail('not_configured', { message: 'GANTRY_LOCAL_MODELS names no folder of models.' })
  }
}

const unreadable = 'The folder GANTRY_LOCAL_MODELS cannot be read.'

/** The file of the package: that of the folder of the models, or one that is installed beside Gantry. */
function requirePackage(folder: string): string {
  for (const from of [join(folder, 'models'), import.meta.url])
    try {
      return createRequire(from).resolve(packageName)
    } catch {
      // It may be in the other place.
    }
  return fail('not_configured', {
    message: `The package ${packageName}, which runs local models, is not installed.`,
    hint: `npm install ${packageName}@3 in the folder GANTRY_LOCAL_MODELS`,
  })
}

/** The process of one model: its memory and its crashes are not those of the service. */
function openModel(sandbox: Pick<Sandbox, 'wrap'>, packageFile: string, modelFile: string): LocalModel {
  const readOnly = [modelFile, nodeModulesOf(packageFile)]
  const start = processOf(sandbox, { module, args: [packageFile, modelFile], readOnly, hasGraphics: true })
  return new IsolatedWorker<ModelOrder, ModelAnswer, GeneratedPart>({ start, idleMs, abortMessage: { abort: true } })
}

/** The folder in which the package and what it needs are installed. */
function nodeModulesOf(packageFile: string): string {
  const at = packageFile.lastIndexOf('/node_modules/')
  return at < 0 ? dirname(packageFile) : packageFile.slice(0, at + '/node_modules'.length)
}

function give({ text, isReasoning }: GeneratedPart, controller: ReadableStreamDefaultController<StreamPart>): void {
  controller.enqueue({ type: isReasoning ? 'reasoning-delta' : 'text-delta', id: '0', delta: text })
}

function finish(answer: ModelAnswer, controller: ReadableStreamDefaultController<StreamPart>): void {
  if (!('finishReason' in answer)) return controller.error(errorOf(answer))
  const { finishReason, inputTokens, outputTokens } = answer
  controller.enqueue({
    type: 'finish',
    finishReason: { unified: finishReason, raw: finishReason },
    usage: {
      inputTokens: { total: inputTokens, noCache: inputTokens, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: outputTokens, text: outputTokens, reasoning: undefined },
    },
  })
  controller.close()
}

function orderOf({
  prompt,
  tools = [],
  responseFormat,
  maxOutputTokens,
  temperature,
}: Omit<CallOptions, 'abortSignal'>) {
  if (tools.length > 0) refuseTools()
  return {
    messages: prompt.map(messageOf),
    ...(responseFormat?.type === 'json' && { schema: responseFormat.schema ?? {} }),
    ...defined({ maxTokens: maxOutputTokens, temperature }),
  }
}

function messageOf(message: CallOptions['prompt'][number]): LocalMessage {
  if (message.role === 'system') return { role: 'system', text: message.content }
  if (message.role === 'tool') return refuseTools()
  const texts = message.content.map((part) => (part.type === 'text' ? part.text : refuseTools()))
  return { role: message.role, text: texts.join('\n') }
}

function refuseTools(): never {
  const message = 'A model that Gantry runs takes no tools. Use a server of models, and put its address as baseUrl.'
  return fail('validation_failed', { message, details: [{ path: 'body/tools', rule: 'tools', message }] })
}

function errorOf(answer: ModelAnswer): Error {
  return new Error('error' in answer ? answer.error : 'The model answered something else.')
}

function endOf(cause: unknown): Error {
  const what = cause instanceof HelperEnded ? 'ended' : 'could not be started'
  return new Error(`The process of the model ${what}.`, { cause })
}
