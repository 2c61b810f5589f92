import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * The model of the demo: a server of OpenAI's chat completions that follows a script and understands nothing. It shows
 * what a chat with a real one looks like: it reads the tasks, and proposes a comment that waits for an approval.
 */
export interface DemoModel {
  /** The base of its API. */
  readonly url: string
  stop(): Promise<void>
}

export async function startDemoModel(): Promise<DemoModel> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

interface Message {
  readonly role: string
  readonly content?: unknown
}

/** What it says next: words, or the call of an operation. */
type Said = { readonly words: string } | { readonly operationId: string; readonly input: object }

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET')
    return void response.end(JSON.stringify({ object: 'list', data: [{ id: demoModelId }] }))
  const { messages = [] }: { messages?: readonly Message[] } = JSON.parse(await text(request))
  const said = nextOf(messages)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (choices: readonly object[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'demo', object: 'chat.completion.chunk', created: 0, model: demoModelId, choices, ...more })}\n\n`,
    )
  const delta = 'words' in said ? { content: said.words } : { tool_calls: [callOf(said, messages.length)] }
  send([{ index: 0, delta: { role: 'assistant', ...delta } }])
  send([{ index: 0, delta: {}, finish_reason: 'words' in said ? 'stop' : 'tool_calls' }])
  send([], { usage: { prompt_tokens: JSON.stringify(messages).length >> 2, completion_tokens: 24 } })
  response.end('data: [DONE]\n\n')
}

export const demoModelId = 'scripted'

function callOf({ operationId, input }: Extract<Said, { operationId: string }>, number: number): object {
  const given = JSON.stringify({ operationId, arguments: input })
  return { index: 0, id: `call_${number}`, type: 'function', function: { name: 'callOperation', arguments: given } }
}

/** By how many tools have answered since the last words of a person. */
function nextOf(messages: readonly Message[]): Said {
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const results = messages.slice(asked).filter(({ role }) => role === 'tool')
  const question = JSON.stringify(messages[asked]?.content ?? '')
  if (!/task|left|next|review/i.test(question)) return { words: plainWords }
  if (results.length === 0) return { operationId: 'listTasks', input: { state: 'in_review,open' } }
  const [task] = JSON.stringify(results[0]?.content).match(/task_[0-9a-z]{26}/) ?? []
  if (results.length === 1 && task !== undefined)
    return { operationId: 'createTaskComment', input: { id: task, content: 'I would look at this one first.' } }
  return { words: 'I looked at what is open and in review, and left a comment on the one to begin with.' }
}

const plainWords =
  'I am a script that stands in for a model, and know one thing: ask me what is left to do, and I read the tasks and ask to write a comment. Settings of a real provider: `gantry ai providers set`.'
