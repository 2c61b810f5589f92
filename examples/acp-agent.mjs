/**
 * An agent of the Agent Client Protocol that follows a script: it reads a file of the project, asks whether it may
 * change it, and does so. What a real one has in place of the script is a model. In gantry.json:
 *
 *   "agents": { "editor": { "command": "node", "args": ["/path/to/acp-agent.mjs", "greet.sh", "!", ""] } }
 *
 * The arguments are the file, the text to replace, and what comes in its place.
 */
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { agent, ndJsonStream, PROTOCOL_VERSION } from '@agentclientprotocol/sdk'

const [file = 'README.md', before = '', after = ''] = process.argv.slice(2)
const path = resolve(file)

const options = [
  { optionId: 'yes', name: 'Allow', kind: 'allow_once' },
  { optionId: 'no', name: 'Reject', kind: 'reject_once' },
]

async function work({ sessionId, client }) {
  const tell = (update) => client.notify('session/update', { sessionId, update })
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
  const { outcome } = await client.request('session/request_permission', { sessionId, toolCall, options })
  const isAllowed = outcome.outcome === 'selected' && outcome.optionId === 'yes'
  if (isAllowed) await writeFile(path, newText)
  const { toolCallId } = toolCall
  await tell({ sessionUpdate: 'tool_call_update', toolCallId, status: isAllowed ? 'completed' : 'failed' })
  if (isAllowed) await plan('completed', 'completed')
  await say(isAllowed ? 'It is changed: run the plan of the task again.' : 'Then I leave it as it is.')
}

agent({ name: 'editor' })
  .onRequest('initialize', () => ({ protocolVersion: PROTOCOL_VERSION, agentCapabilities: {} }))
  .onRequest('session/new', () => ({ sessionId: randomUUID() }))
  .onRequest('session/prompt', async ({ params: { sessionId }, client }) => {
    await work({ sessionId, client })
    return { stopReason: 'end_turn' }
  })
  .connect(ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin)))
