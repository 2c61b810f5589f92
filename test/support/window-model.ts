import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface AskedMessage {
  readonly role: string
  readonly content?: unknown
  readonly tool_calls?: readonly unknown[]
}

export interface AskedRequest {
  readonly messages: readonly AskedMessage[]
  readonly tools?: readonly unknown[]
  readonly max_tokens?: number
}

/** What a model answers: words, or calls of tools whose arguments are given as they are written. */
export interface ScriptedAnswer {
  readonly content?: string
  readonly calls?: readonly { readonly name: string; readonly arguments: string }[]
}

export interface WindowModelOptions {
  /** What it takes with the answer that was asked for; it may change. */
  windowTokens: number
  readonly answer: (request: AskedRequest) => ScriptedAnswer
  /** What a refusal says instead of OpenAI's words. */
  readonly refusal?: (tokens: number, windowTokens: number) => object
}

/**
 * A server of one model with a window: like OpenAI it refuses what does not fit with `context_length_exceeded`. It
 * counts by the bytes of the request, which has nothing in common with how Gantry estimates.
 */
export class WindowModel {
  readonly options: WindowModelOptions
  readonly requests: AskedRequest[] = []
  refused = 0
  largest = 0
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  constructor(options: WindowModelOptions) {
    this.options = options
  }

  async start(): Promise<{ readonly url: string; readonly port: number }> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    // Listening on a port of this machine.
    const { port } = this.#server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}`, port }
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked: AskedRequest = JSON.parse(await text(request))
    const { windowTokens, refusal = openAiRefusal } = this.options
    const tokens = countTokens(asked)
    if (tokens > windowTokens) {
      this.refused++
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(refusal(tokens, windowTokens)))
      return
    }
    this.largest = Math.max(this.largest, tokens)
    this.requests.push(asked)
    const { content = '', calls = [] } = this.options.answer(asked)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (choices: readonly object[], more: object = {}) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices, ...more })}\n\n`,
      )
    if (content !== '') send([{ index: 0, delta: { role: 'assistant', content } }])
    for (const [index, { name, arguments: given }] of calls.entries()) {
      const call = {
        index,
        id: `call_${this.requests.length}_${index}`,
        type: 'function',
        function: { name, arguments: given },
      }
      send([{ index: 0, delta: { role: 'assistant', tool_calls: [call] } }])
    }
    send([{ index: 0, delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }])
    send([], { usage: { prompt_tokens: tokens, completion_tokens: Math.ceil(content.length / bytesOfToken) } })
    response.end('data: [DONE]\n\n')
  }
}

const bytesOfToken = 3.6

export function countTokens({ messages, tools = [] }: AskedRequest): number {
  const texts = [...messages, ...tools].map((each) => JSON.stringify(each))
  return texts.reduce((sum, each) => sum + Math.ceil(Buffer.byteLength(each) / bytesOfToken), 0)
}

function openAiRefusal(tokens: number, windowTokens: number): object {
  const message = `This model's maximum context length is ${windowTokens} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`
  return { error: { message, type: 'invalid_request_error', param: 'messages', code: 'context_length_exceeded' } }
}

/** The last text of a conversation. */
export function lastText({ messages }: AskedRequest): string {
  return String(messages.at(-1)?.content ?? '')
}

const fact = /^Remember: (.+) is (.+)\.$/gm

/** The facts in a conversation, those that are said in a summary among them. */
export function factsIn({ messages }: Pick<AskedRequest, 'messages'>): Map<string, string> {
  const texts = messages.map(({ content }) => String(content ?? ''))
  return new Map(texts.flatMap((each) => [...each.matchAll(fact)].map(([, name = '', value = '']) => [name, value])))
}

/**
 * What a model says that follows its instructions to the letter and can do nothing else: it keeps in a summary what the
 * request for it asks to keep word for word, and answers a question by what it is given.
 */
export function answerByFacts(request: AskedRequest): ScriptedAnswer {
  const asked = lastText(request)
  if (asked.startsWith('Summarize the conversation')) {
    const isKept = /word for word what the user asked to remember/.test(asked)
    const lines = isKept ? [...factsIn(request)].map(([name, value]) => `Remember: ${name} is ${value}.`) : []
    return { content: ['The user talks about many things.', ...lines].join('\n') }
  }
  const [, name] = /^What is (.+)\?$/.exec(asked) ?? []
  return { content: name === undefined ? 'Noted.' : (factsIn(request).get(name) ?? 'I do not know.') }
}
