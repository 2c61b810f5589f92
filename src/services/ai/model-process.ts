/**
 * The program of the process that runs one model of this machine (local-models.ts): it gets one order after another.
 */
import { availableParallelism } from 'node:os'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { answerQuestions } from '../../platform/isolated/answer-questions.ts'
import type { LlamaModel, LlamaPackage } from './llama-package.ts'
import { defined } from '../../platform/work/defined.ts'

export interface LocalMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly text: string
}

export type ModelOrder =
  | {
      readonly messages: readonly LocalMessage[]
      /** The JSON Schema of the answer. */
      readonly schema?: object
      readonly maxTokens?: number
      readonly temperature?: number
    }
  | { readonly texts: readonly string[] }
  | { readonly abort: true }

/** What is generated, piece by piece, before the answer. */
export interface GeneratedPart {
  readonly text: string
  readonly isReasoning: boolean
}

export type ModelAnswer =
  | { readonly finishReason: 'stop' | 'length'; readonly inputTokens: number; readonly outputTokens: number }
  | { readonly vectors: readonly (readonly number[])[]; readonly tokens: number }
  | { readonly error: string }

type Generation = Extract<ModelOrder, { readonly messages: unknown }>

const [, , packageFile = '', modelFile = ''] = argv
let opened: ReturnType<typeof open> | undefined
let running = new AbortController()

answerQuestions<ModelOrder, ModelAnswer, GeneratedPart>(async (order, { part, answer }) => {
  if ('abort' in order) return running.abort()
  running = new AbortController()
  const { signal } = running
  const work = 'texts' in order ? embed(order.texts, signal) : generate(order, signal, part)
  const output = await work.catch((error: unknown) => ({
    error: error instanceof Error ? error.message : String(error),
  }))
  answer(output)
})

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

async function generate(
  { messages, schema, maxTokens, temperature }: Generation,
  signal: AbortSignal,
  send: (part: GeneratedPart) => void,
) {
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
      ...defined({ maxTokens, temperature }),
      onResponseChunk: ({ type, text, tokens }) => {
        outputTokens += tokens.length
        if (text !== '') send({ text, isReasoning: type === 'segment' })
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
