import type { StreamFrame } from '../../contract.ts'
import type { GenerateAnswer, WrittenToolCall } from '../../services/ai.ts'
import { writtenArgumentsOf } from './chat-completions.ts'
import type { FrameData } from './chat-completions.ts'
import { openAiErrorOf } from './failure.ts'
import type { FrameMapping } from './mapped-stream.ts'
import { reasoningItem, signatureIn, summaryPart } from './reasoning-items.ts'
import type { ReasoningItem } from './reasoning-items.ts'
import { callItem, completedResponse, emptyResponse, messageItem, textPart } from './responses.ts'
import type { ResponseAbout } from './responses.ts'

/** The events of a streamed response, numbered in order. */
export class ResponseEvents implements FrameMapping {
  readonly #about: ResponseAbout
  #number = 0
  #itemCount = 0
  /** The text so far, once there is some; then its item is open. */
  #text: string | undefined
  /** The same of the reasoning. */
  #reasoning: ReasoningItem | undefined
  readonly #items: object[] = []

  constructor(about: ResponseAbout) {
    this.#about = about
  }

  begin(): readonly StreamFrame[] {
    const response = emptyResponse(this.#about, 'in_progress')
    return [this.#event('response.created', { response }), this.#event('response.in_progress', { response })]
  }

  of(frame: StreamFrame): readonly StreamFrame[] {
    // A frame of a generation is one of these; its type is that of any stream.
    const given = frame as FrameData
    switch (given.event) {
      case 'delta':
        return given.data.text === undefined
          ? this.#addReasoning({ text: given.data.reasoning ?? '' })
          : [...this.#closeReasoning(), ...this.#addText(given.data.text)]
      case 'signature':
        return this.#sign(given.data)
      case 'toolCall':
        return [...this.#close(), ...this.#addCall(given.data)]
      case 'finish':
        return [...this.#close(), this.#completed(given.data)]
      case 'error':
        return [this.#event('error', { ...openAiErrorOf({ ...given.data, options: {} }), ...given.data, param: null })]
      default:
        given satisfies never
        return []
    }
  }

  #addText(delta: string): readonly StreamFrame[] {
    const isFirst = this.#text === undefined
    this.#text = (this.#text ?? '') + delta
    const opening = isFirst
      ? [
          this.#event('response.output_item.added', {
            output_index: this.#itemCount,
            item: messageItem(this.#about, undefined),
          }),
          this.#event('response.content_part.added', { ...this.#place(), part: textPart('') }),
        ]
      : []
    return [...opening, this.#event('response.output_text.delta', { ...this.#place(), delta, logprobs: [] })]
  }

  #closeText(): readonly StreamFrame[] {
    const text = this.#text
    if (text === undefined) return []
    const place = this.#place()
    this.#text = undefined
    this.#items.push(messageItem(this.#about, text))
    return [
      this.#event('response.output_text.done', { ...place, text, logprobs: [] }),
      this.#event('response.content_part.done', { ...place, part: textPart(text) }),
      this.#event('response.output_item.done', {
        output_index: this.#itemCount++,
        item: messageItem(this.#about, text),
      }),
    ]
  }

  #addCall(call: WrittenToolCall): readonly StreamFrame[] {
    const place = { item_id: `fc_${call.id}`, output_index: this.#itemCount++ }
    const text = writtenArgumentsOf(call)
    const { output_index } = place
    const item = callItem(this.#about, call)
    this.#items.push(item)
    return [
      this.#event('response.output_item.added', {
        output_index,
        item: { ...item, status: 'in_progress', arguments: '' },
      }),
      this.#event('response.function_call_arguments.delta', { ...place, delta: text }),
      this.#event('response.function_call_arguments.done', { ...place, name: call.name, arguments: text }),
      this.#event('response.output_item.done', { output_index, item }),
    ]
  }

  #completed(answer: GenerateAnswer): StreamFrame {
    const kind = answer.finishReason === 'length' ? 'response.incomplete' : 'response.completed'
    return this.#event(kind, { response: completedResponse(this.#about, answer, this.#items) })
  }

  #close(): readonly StreamFrame[] {
    return [...this.#closeReasoning(), ...this.#closeText()]
  }

  /** What OpenAI signs a piece of reasoning with, which may have no text. */
  #sign(metadata: Parameters<typeof signatureIn>[0]): readonly StreamFrame[] {
    const signature = signatureIn(metadata)
    if (signature.id === undefined) return []
    const isOther = this.#reasoning !== undefined && this.#reasoning.id !== signature.id
    return [...(isOther ? this.#closeReasoning() : []), ...this.#addReasoning({ text: '', ...signature })]
  }

  #addReasoning({ text, ...signature }: Partial<ReasoningItem> & { readonly text: string }): readonly StreamFrame[] {
    const before = this.#reasoning
    const opening = before === undefined ? this.#closeText() : []
    const own = { id: `rs_${this.#about.id}_${this.#itemCount}`, text: '' }
    const now = { ...(before ?? own), ...signature, text: (before?.text ?? '') + text }
    this.#reasoning = now
    const output_index = this.#itemCount
    const place = { item_id: now.id, output_index, summary_index: 0 }
    const isFirstText = text !== '' && (before?.text ?? '') === ''
    return [
      ...opening,
      ...(before
        ? []
        : [this.#event('response.output_item.added', { output_index, item: reasoningItem({ ...now, text: '' }) })]),
      ...(isFirstText
        ? [this.#event('response.reasoning_summary_part.added', { ...place, part: summaryPart('') })]
        : []),
      ...(text === '' ? [] : [this.#event('response.reasoning_summary_text.delta', { ...place, delta: text })]),
    ]
  }

  #closeReasoning(): readonly StreamFrame[] {
    const closed = this.#reasoning
    if (closed === undefined) return []
    this.#reasoning = undefined
    const item = reasoningItem(closed)
    this.#items.push(item)
    const output_index = this.#itemCount++
    const place = { item_id: closed.id, output_index, summary_index: 0 }
    const { text } = closed
    return [
      ...(text === ''
        ? []
        : [
            this.#event('response.reasoning_summary_text.done', { ...place, text }),
            this.#event('response.reasoning_summary_part.done', { ...place, part: summaryPart(text) }),
          ]),
      this.#event('response.output_item.done', { output_index, item }),
    ]
  }

  #place(): { item_id: string; output_index: number; content_index: number } {
    return { item_id: `msg_${this.#about.id}`, output_index: this.#itemCount, content_index: 0 }
  }

  #event(type: string, data: object): StreamFrame {
    return { event: type, data: { type, sequence_number: this.#number++, ...data } }
  }
}
