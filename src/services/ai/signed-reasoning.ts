import type { ModelReasoning } from './conversation.ts'
import type { ModelReasoningPart } from './model-stream.ts'

/** Puts reasoning together that a provider has signed; what has no signature cannot be given back. */
export class SignedReasoning {
  readonly #blocks: ModelReasoning[] = []
  #text = ''
  #isOpen = false

  add({ text, metadata }: ModelReasoningPart): void {
    if (text !== '' && !this.#isOpen) {
      this.#text = ''
      this.#isOpen = true
    }
    this.#text += text
    if (!metadata) return
    const last = this.#blocks.at(-1)
    // A provider says it more than once, at the beginning and at the end of a block.
    if (last && !this.#isOpen)
      this.#blocks[this.#blocks.length - 1] = { ...last, metadata: joined(last.metadata, metadata) }
    else this.#blocks.push({ text: this.#text, metadata })
    this.#isOpen = false
    this.#text = ''
  }

  get built(): readonly ModelReasoning[] {
    return this.#blocks.filter(({ metadata }) => Object.values(metadata).some(isSigned))
  }
}

function joined(before: ModelReasoning['metadata'], after: ModelReasoning['metadata']): ModelReasoning['metadata'] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(names.map((name) => [name, { ...before[name], ...after[name] }]))
}

/** The fields by which Anthropic, OpenAI and Google sign. */
function isSigned(fields: Readonly<Record<string, unknown>> | undefined): boolean {
  const { signature, redactedData, reasoningEncryptedContent, thoughtSignature } = fields ?? {}
  return [signature, redactedData, reasoningEncryptedContent, thoughtSignature].some((each) => typeof each === 'string')
}
