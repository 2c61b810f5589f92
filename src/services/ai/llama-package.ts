/**
 * What is used of node-llama-cpp, version 3. The package is no dependency: it is 117 to 725 MB with the programs of its
 * platforms, and installed by those who run models in Gantry.
 */
export interface LlamaPackage {
  getLlama(options: {
    readonly build: 'never'
    readonly skipDownload: boolean
    readonly logLevel: 'error'
    readonly maxThreads: number
  }): Promise<Llama>
  readonly LlamaChat: new (options: { readonly contextSequence: LlamaSequence }) => LlamaChat
}

export interface Llama {
  loadModel(options: { readonly modelPath: string }): Promise<LlamaModel>
  createGrammarForJsonSchema(schema: object): Promise<object>
}

export interface LlamaModel {
  readonly tokenizer: object
  createContext(): Promise<{ getSequence(): LlamaSequence }>
  createEmbeddingContext(): Promise<{
    getEmbeddingFor(text: string): Promise<{ readonly vector: readonly number[] }>
    calculateInputLength(text: string): number
    dispose(): Promise<void>
  }>
}

type LlamaSequence = object

type LlamaMessage =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] }

export interface LlamaChat {
  readonly chatWrapper: {
    generateContextState(state: { readonly chatHistory: readonly LlamaMessage[] }): {
      readonly contextText: { tokenize(tokenizer: object): readonly number[] }
    }
  }
  /** Throws the reason of the signal when it aborts. */
  generateResponse(
    history: readonly LlamaMessage[],
    options: {
      readonly signal: AbortSignal
      readonly grammar?: object
      readonly maxTokens?: number
      readonly temperature?: number
      readonly onResponseChunk: (chunk: {
        /** A segment is what the model thinks. */
        readonly type: 'segment' | undefined
        readonly text: string
        readonly tokens: readonly number[]
      }) => void
    },
  ): Promise<{ readonly metadata: { readonly stopReason: string } }>
  dispose(options: { readonly disposeSequence: boolean }): void
}
