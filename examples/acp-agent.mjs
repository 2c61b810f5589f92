/**
 * An agent of the Agent Client Protocol that follows a script, without a package: it reads a file of the project, asks
 * whether it may change it, and does so. What a real one has in place of the script is a model. In gantry.json:
 *
 *   "agents": { "editor": { "command": "node", "args": ["/path/to/acp-agent.mjs", "greet.sh", "!", ""] } }
 *
 * The arguments are the file, the text to replace, and what comes in its place. It speaks JSON-RPC by a line for each
 * message, in both directions.
 */
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const [file = 'README.md', before = '', after = ''] = process.argv.slice(2)
const path = resolve(file)

const options = [
  { optionId: 'yes', name: 'Allow', kind: 'allow_once' },
  { optionId: 'no', name: 'Reject', kind: 'reject_once' },
]

async function work(sessionId) {
  const tell = (update) => send({ method: 'session/update', params: { sessionId, update } })
  const say = (text) => tell({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } })
  const plan = (...statuses) =>
    tell({
      sessionUpdate: 'plan',
      entries: [`Read ${file}`, 'Ask, and change it'].map((content, index) => ({
        content,
        priority: 'medium',
        status: statuses[index],
      })),
    })
  await plan('in_progress', 'pending')
  const oldText = await readFile(path, 'utf8')
  if (before === '' || !oldText.includes(before)) return say(`There is nothing to replace in \`${file}\`.`)
  const newText = oldText.replace(before, after)
  await plan('completed', 'in_progress')
  await say(`\`${file}\` has ${JSON.stringify(before)}; I would take ${JSON.stringify(after)}. `)
  const content = [{ type: 'diff', path, oldText, newText }]
  const toolCall = { toolCallId: randomUUID(), title: `Edit ${file}`, kind: 'edit', locations: [{ path }], content }
  await tell({ sessionUpdate: 'tool_call', status: 'pending', ...toolCall })
  const { outcome } = await ask('session/request_permission', { sessionId, toolCall, options })
  const isAllowed = outcome.outcome === 'selected' && outcome.optionId === 'yes'
  if (isAllowed) await writeFile(path, newText)
  const { toolCallId } = toolCall
  await tell({ sessionUpdate: 'tool_call_update', toolCallId, status: isAllowed ? 'completed' : 'failed' })
  if (isAllowed) await plan('completed', 'completed')
  await say(isAllowed ? 'It is changed: run the plan of the task again.' : 'Then I leave it as it is.')
}

const answers = {
  initialize: () => ({ protocolVersion: 1, agentCapabilities: {} }),
  'session/new': () => ({ sessionId: randomUUID() }),
  'session/prompt': async ({ sessionId }) => {
    await work(sessionId)
    return { stopReason: 'end_turn' }
  },
}

const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }))

/** The questions to the client that it has not answered. */
const asked = new Map()

function ask(method, params) {
  const id = asked.size + 1
  send({ id, method, params })
  return new Promise((resolve) => asked.set(id, resolve))
}

async function answer({ id, method, params = {} }) {
  const known = answers[method]
  if (!known) return send({ id, error: { code: -32601, message: `There is no method ${method}.` } })
  try {
    send({ id, result: await known(params) })
  } catch (error) {
    send({ id, error: { code: -32603, message: String(error) } })
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  // A request is answered while others come: a prompt waits for the answer to its own question.
  if (message.method === undefined) asked.get(message.id)?.(message.result ?? { outcome: { outcome: 'cancelled' } })
  else if (message.id !== undefined) void answer(message)
}
