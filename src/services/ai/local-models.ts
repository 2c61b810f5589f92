import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fail } from '../../errors.ts'
import type { Sandbox } from '../../platform/sandbox/launch.ts'
import { quote } from '../../platform/text/quote.ts'
import type { CallOptions, EmbeddingModel, LanguageModel, StreamPart } from './clients.ts'
import { LocalProcess } from './local-process.ts'
import type { LocalMessage, ModelAnswer } from './model-process.ts'

const packageName = 'node-llama-cpp'
const suffix = '.gguf'

/** The models of a folder of this machine (`NAME.gguf`), each in a process of its own that llama.cpp runs in. */
export class LocalModels {
  readonly #sandbox: Pick<Sandbox, 'wrap'>
  readonly #folder: string | undefined
  readonly #processes = new Map<string, LocalProcess>()

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
        let end = () => {}
        const stream = new ReadableStream<StreamPart>({
          start: (controller) => {
            end = model.send(order, (answer) => give(answer, controller))
            const abort = () => {
              end()
              controller.error(abortSignal?.reason)
            }
            abortSignal?.addEventListener('abort', abort, { once: true })
          },
          cancel: () => end(),
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
          const end = model.send({ texts: values }, (answer) => {
            if (!('vectors' in answer)) return reject(errorOf(answer))
            const embeddings = answer.vectors.map((vector) => [...vector])
            resolve({ embeddings, usage: { tokens: answer.tokens }, warnings: [] })
          })
          abortSignal?.addEventListener('abort', () => reject(abortSignal.reason), { once: true })
          abortSignal?.addEventListener('abort', end, { once: true })
        }),
    }
  }

  close(): void {
    for (const model of this.#processes.values()) model.close()
  }

  async #open(name: string): Promise<LocalProcess> {
    if (!(await this.names()).includes(name))
      fail('model_not_found', { message: `There is no file ${quote(name + suffix)} in GANTRY_LOCAL_MODELS.` })
    const known = this.#processes.get(name)
    if (known) return known
    const folder = this.#requireFolder()
    const opened = new LocalProcess(this.#sandbox, requirePackage(folder), join(folder, name + suffix))
    this.#processes.set(name, opened)
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

function give(answer: ModelAnswer, controller: ReadableStreamDefaultController<StreamPart>): void {
  if ('text' in answer) {
    const type = answer.isReasoning ? 'reasoning-delta' : 'text-delta'
    return controller.enqueue({ type, id: '0', delta: answer.text })
  }
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
    ...(maxOutputTokens !== undefined && { maxTokens: maxOutputTokens }),
    ...(temperature !== undefined && { temperature }),
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
