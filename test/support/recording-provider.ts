import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Teardown } from './folder.ts'
import type { Gantry } from './gantry.ts'

export type ProviderKind = 'openai-compatible' | 'openai' | 'anthropic' | 'google'

export interface RecordedRequest {
  readonly path: string
  readonly body: any
}

/** What is served at each path that ends with `.png`. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export interface Refusal {
  readonly status: number
  readonly message?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Frames = readonly (string | object)[]

/** Answers every request in the dialect of the path with the same words, and records what it was asked. */
export class RecordingProvider {
  readonly requests: RecordedRequest[] = []
  /** The frames to answer with instead, if there are any. */
  frames: ((request: RecordedRequest) => Frames | undefined) | undefined
  /** A refusal to answer with instead, if there is one. */
  refusal: ((request: RecordedRequest) => number | Refusal | undefined) | undefined
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  port = 0

  static async start(t: Teardown): Promise<RecordingProvider> {
    const provider = new RecordingProvider()
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve))
    // Listening on a port of this machine.
    provider.port = (provider.#server.address() as AddressInfo).port
    t.teardown(() => {
      provider.#server.closeAllConnections()
      return new Promise<void>((resolve) => provider.#server.close(() => resolve()))
    })
    return provider
  }

  get last(): any {
    return this.requests.at(-1)?.body
  }

  /** Puts a provider of each kind, by the name of the kind. */
  async put(gantry: Pick<Gantry, 'call'>, models: readonly object[] | undefined = undefined): Promise<void> {
    for (const kind of ['openai-compatible', 'openai', 'anthropic', 'google'])
      await gantry.call('PUT', `/ai/providers/${kind}`, {
        body: { kind, baseUrl: `http://127.0.0.1:${this.port}/v1`, apiKey: 'none', ...(models && { models }) },
      })
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://provider').pathname
    if (request.method === 'GET' && path.endsWith('.png')) {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(onePixel)
      return
    }
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ data: [{ id: 'gpt-4o' }, { id: 'claude-sonnet-4-5' }] }))
      return
    }
    const recorded = { path, body: JSON.parse(await text(request)) }
    this.requests.push(recorded)
    const refusal = this.refusal?.(recorded)
    if (refusal !== undefined) {
      const { status, message = 'Not now.', headers } = typeof refusal === 'number' ? { status: refusal } : refusal
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify({ error: { message } }))
      return
    }
    const frames = this.frames?.(recorded) ?? framesOf(path)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const frame of frames) {
      const type = typeof frame === 'object' && 'type' in frame ? `event: ${frame.type}\n` : ''
      response.write(`${type}data: ${typeof frame === 'string' ? frame : JSON.stringify(frame)}\n\n`)
    }
    response.end()
  }
}

/** Also an answer where JSON is asked for. */
export const providerWords = '{"a":"The provider speaks."}'

function framesOf(path: string): Frames {
  if (path.endsWith('/messages')) return anthropicFrames([{ type: 'text', text: providerWords }])
  if (path.endsWith('/responses')) return responsesFrames
  if (path.includes(':streamGenerateContent')) return googleFrames
  return completionFrames
}

const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm' }
const completionFrames: Frames = [
  { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', content: providerWords } }] },
  { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { ...chunk, choices: [], usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 } },
  '[DONE]',
]

const googleFrames: Frames = [
  {
    candidates: [{ content: { role: 'model', parts: [{ text: providerWords }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 3, totalTokenCount: 12 },
  },
]

const response = { id: 'resp_1', object: 'response', created_at: 1, model: 'm', output: [], status: 'in_progress' }
const item = { id: 'msg_1', type: 'message', role: 'assistant', content: [], status: 'in_progress' }
const usage = { input_tokens: 9, output_tokens: 3, total_tokens: 12 }
const responsesFrames: Frames = [
  { type: 'response.created', response },
  { type: 'response.output_item.added', output_index: 0, item },
  { type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta: providerWords },
  { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
  { type: 'response.completed', response: { ...response, status: 'completed', usage } },
]

/** A message of Anthropic with these blocks. */
export function anthropicFrames(blocks: readonly AnthropicBlock[]): Frames {
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null }
  const stop = blocks.some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn'
  return [
    { type: 'message_start', message: { ...message, usage: { input_tokens: 9, output_tokens: 1 } } },
    ...blocks.flatMap((block, index) => [
      { type: 'content_block_start', index, content_block: emptyOf(block) },
      ...deltasOf(block).map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 3 } },
    { type: 'message_stop' },
  ]
}

export type AnthropicBlock =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'thinking'; readonly thinking: string; readonly signature: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: object }

function emptyOf(block: AnthropicBlock): object {
  switch (block.type) {
    case 'text':
      return { type: 'text', text: '' }
    case 'thinking':
      return { type: 'thinking', thinking: '', signature: '' }
    default:
      return { ...block, input: {} }
  }
}

function deltasOf(block: AnthropicBlock): object[] {
  switch (block.type) {
    case 'text':
      return [{ type: 'text_delta', text: block.text }]
    case 'thinking':
      return [
        { type: 'thinking_delta', thinking: block.thinking },
        { type: 'signature_delta', signature: block.signature },
      ]
    default:
      return [{ type: 'input_json_delta', partial_json: JSON.stringify(block.input) }]
  }
}
