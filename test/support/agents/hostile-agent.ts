/** An agent of the Agent Client Protocol that puts the text of its argument into every field that it has. */
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'

const [text = ''] = process.argv.slice(2)
const line = text.replaceAll('\n', ' ')
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`).toString('base64')
const content = [
  { type: 'diff', path: `/${line}`, oldText: text, newText: `${text} more` },
  { type: 'content', content: { type: 'text', text } },
  { type: 'content', content: { type: 'image', mimeType: 'image/svg+xml', data: svg } },
  { type: 'content', content: { type: 'image', mimeType: 'image/png', data: svg } },
  { type: 'content', content: { type: 'resource_link', name: line, uri: 'javascript:globalThis.isAttacked=true' } },
]
const entries = ['pending', 'in_progress', 'completed'].map((status) => ({ content: line, priority: 'high', status }))

function work(sessionId: unknown): void {
  const tell = (sessionUpdate: string, more: object) =>
    send({ method: 'session/update', params: { sessionId, update: { sessionUpdate, ...more } } })
  const block = { content: { type: 'text', text } }
  tell('session_info_update', { title: line })
  tell('available_commands_update', { availableCommands: [{ name: 'x', description: line, input: { hint: line } }] })
  tell('plan', { entries })
  tell('agent_thought_chunk', block)
  tell('agent_message_chunk', block)
  tell('agent_message_chunk', { content: { type: 'image', mimeType: 'image/svg+xml', data: svg } })
  const call = { toolCallId: 'hostile', title: line, kind: 'edit', rawInput: { [line]: text, nested: { text } } }
  tell('tool_call', { ...call, status: 'in_progress', locations: [{ path: `/places/${line}`, line: 1 }], content })
  tell('tool_call_update', { toolCallId: 'hostile', status: 'completed', rawOutput: { text } })
}

const answers: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => object>> = {
  initialize: () => ({ protocolVersion: 1, agentCapabilities: {} }),
  'session/new': () => ({ sessionId: randomUUID() }),
  'session/prompt': ({ sessionId }) => {
    work(sessionId)
    return { stopReason: 'end_turn' }
  },
}

function send(message: object): void {
  console.log(JSON.stringify({ jsonrpc: '2.0', ...message }))
}

for await (const each of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(each)
  const answer = answers[method]
  if (id !== undefined && answer !== undefined) send({ id, result: answer(params) })
}
