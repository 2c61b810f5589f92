/** The program of the process that runs one model of this machine (local-models.ts): it gets one order after another. */
import { availableParallelism } from 'node:os'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import type { LlamaModel, LlamaPackage } from './llama-package.ts'

export interface LocalMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly text: string
}

export type ModelOrder = { readonly id: number } & (
  | {
      readonly messages: readonly LocalMessage[]
      /** The JSON Schema of the answer. */
      readonly schema?: object
      readonly maxTokens?: number
      readonly temperature?: number
    }
  | { readonly texts: readonly string[] }
  | { readonly abort: true }
)

export type ModelAnswer = { readonly id: number } & (
  | { readonly text: string; readonly isReasoning: boolean }
  | { readonly finishReason: 'stop' | 'length'; readonly inputTokens: number; readonly outputTokens: number }
  | { readonly vectors: readonly (readonly number[])[]; readonly tokens: number }
  | { readonly error: string }
)

type Generation = Extract<ModelOrder, { readonly messages: unknown }>

const [, , packageFile = '', modelFile = ''] = argv
/** The orders that are not done, by their ids. */
const running = new Map<number, AbortController>()
let last: Promise<unknown> = Promise.resolve()
let opened: ReturnType<typeof open> | undefined

process.on('message', (order: ModelOrder) => {
  if ('abort' in order) return running.get(order.id)?.abort()
  running.set(order.id, new AbortController())
  // The model works on one order at a time.
  last = last.then(() => answer(order))
})
// The service is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Signals to a whole group of processes mean the service, which ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

async function answer(order: Exclude<ModelOrder, { readonly abort: true }>): Promise<void> {
  const { id } = order
  const { signal } = running.get(id) ?? new AbortController()
  try {
    signal.throwIfAborted()
    if ('texts' in order) send({ id, ...(await embed(order.texts, signal)) })
    else send({ id, ...(await generate(order, signal)) })
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) })
  } finally {
    running.delete(id)
  }
}

async function open() {
  // The file of a package that is no dependency; what is used of it is declared in llama-package.ts.
  const llamaPackage = (await import(pathToFileURL(packageFile).href)) as LlamaPackage
  const llama = await llamaPackage.getLlama({
    build: 'never',
    skipDownload: true,
    logLevel: 'error',
    // One processor is left to the service: the threads of llama.cpp wait for each other without sleeping.
    maxThreads: Math.max(1, availableParallelism() - 1),
  })
  return { llamaPackage, llama, model: await llama.loadModel({ modelPath: modelFile }) }
}

let sequence: Promise<ReturnType<Awaited<ReturnType<LlamaModel['createContext']>>['getSequence']>> | undefined

async function generate({ id, messages, schema, maxTokens, temperature }: Generation, signal: AbortSignal) {
  const { llamaPackage, llama, model } = await (opened ??= open())
  const contextSequence = await (sequence ??= model.createContext().then((context) => context.getSequence()))
  const chat = new llamaPackage.LlamaChat({ contextSequence })
  const history = messages.map(({ role, text }) =>
    role === 'assistant' ? { type: 'model' as const, response: [text] } : { type: role, text },
  )
  let outputTokens = 0
  try {
    const { contextText } = chat.chatWrapper.generateContextState({ chatHistory: history })
    const { metadata } = await chat.generateResponse([...history, { type: 'model', response: [] }], {
      signal,
      ...(schema && { grammar: await llama.createGrammarForJsonSchema(schema) }),
      ...(maxTokens !== undefined && { maxTokens }),
      ...(temperature !== undefined && { temperature }),
      onResponseChunk: ({ type, text, tokens }) => {
        outputTokens += tokens.length
        if (text !== '') send({ id, text, isReasoning: type === 'segment' })
      },
    })
    return {
      finishReason: metadata.stopReason === 'maxTokens' ? ('length' as const) : ('stop' as const),
      inputTokens: contextText.tokenize(model.tokenizer).length,
      outputTokens,
    }
  } finally {
    chat.dispose({ disposeSequence: false })
  }
}

async function embed(texts: readonly string[], signal: AbortSignal) {
  const { model } = await (opened ??= open())
  const context = await model.createEmbeddingContext()
  try {
    const vectors: (readonly number[])[] = []
    let tokens = 0
    for (const text of texts) {
      signal.throwIfAborted()
      vectors.push((await context.getEmbeddingFor(text)).vector)
      tokens += context.calculateInputLength(text)
    }
    return { vectors, tokens }
  } finally {
    await context.dispose()
  }
}

function send(message: ModelAnswer): void {
  process.send?.(message)
}
