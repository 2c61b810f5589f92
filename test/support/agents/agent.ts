/** An agent of the Agent Client Protocol that does what the last word of a message says. It remembers in its folder. */
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { agent, ndJsonStream, PROTOCOL_VERSION } from '@agentclientprotocol/sdk'
import type {
  AgentContext,
  McpServer,
  PromptResponse,
  RequestPermissionResponse,
  SessionUpdate,
} from '@agentclientprotocol/sdk'
import { run } from './terminals.ts'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const remembers = process.env['AGENT_FORGETS'] === undefined
const memory = (sessionId: string) => join(process.cwd(), `${sessionId}.json`)
const note = (line: string) => appendFileSync(join(process.cwd(), 'agent.log'), `${line}\n`)
const cancelled = new Set<string>()
const servers = new Map<string, readonly McpServer[]>()
const offered = process.env['AGENT_MODES']?.split(' ')
const modes = offered && {
  currentModeId: offered[0] ?? '',
  availableModes: offered.map((id) => ({ id, name: `The mode ${id}` })),
}
let cost = 0
note(`started ${process.pid}`)

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const app = agent({ name: 'robot' })
  // One that does not come to its start, as long as it lives.
  .onRequest('initialize', async ({ params: { clientCapabilities } }) => {
    note(`terminal ${clientCapabilities?.terminal === true}`)
    if (process.env['AGENT_STARTS_NEVER'] !== undefined) {
      note('starting')
      await new Promise<never>(() => undefined)
    }
    return {
      protocolVersion: PROTOCOL_VERSION,
      agentCapabilities: { loadSession: remembers, mcpCapabilities: { http: true } },
    }
  })
  .onRequest('session/new', ({ params }) => {
    const sessionId = `session-${process.pid}`
    servers.set(sessionId, params.mcpServers)
    writeFileSync(memory(sessionId), '[]')
    return { sessionId, ...(modes && { modes }) }
  })
  .onRequest('session/load', async ({ params: { sessionId, mcpServers }, client }) => {
    servers.set(sessionId, mcpServers)
    for (const text of rememberedOf(sessionId)) {
      await say(client, sessionId, text, 'user_message_chunk')
      await say(client, sessionId, 'This was said before. ')
    }
  })
  .onRequest('session/set_mode', ({ params: { modeId } }) => {
    note(`mode ${modeId}`)
    return {}
  })
  .onNotification('session/cancel', ({ params: { sessionId } }) => {
    note('cancel')
    cancelled.add(sessionId)
  })
  .onRequest('session/prompt', async ({ params: { sessionId, prompt }, client }): Promise<PromptResponse> => {
    const texts = prompt.map((block) => (block.type === 'text' ? block.text : ''))
    writeFileSync(memory(sessionId), JSON.stringify([...rememberedOf(sessionId), ...texts]))
    const [last, before] = [texts.at(-1) ?? '', rememberedOf(sessionId).at(-2)]
    // Told to go on, it does again what it was told before.
    const isGoingOn = last.startsWith('You were interrupted')
    const word = (isGoingOn ? before : last)?.split(' ').at(-1) ?? ''
    await (actions[word] ?? actions['say'])?.({ client, sessionId, texts, verifies: /\bverify\b/.test(last) })
    const usage = { totalTokens: 120, inputTokens: 100, outputTokens: 20, cachedReadTokens: 40, thoughtTokens: 5 }
    const answer = { stopReason: cancelled.delete(sessionId) ? ('cancelled' as const) : ('end_turn' as const) }
    // The tokens are a proposal, which the stable types do not have.
    return word === 'spend' ? Object.assign(answer, { usage }) : answer
  })

interface Prompted {
  readonly client: AgentContext
  readonly sessionId: string
  readonly texts: readonly string[]
  /** Whether it was told to verify the outcome of what was under way. */
  readonly verifies?: boolean
}

const actions: Readonly<Record<string, (prompted: Prompted) => Promise<void>>> = {
  run: (prompted) => run(prompted),
  say: ({ client, sessionId, texts }) => say(client, sessionId, `You said ${JSON.stringify(texts)}.`),
  think: async ({ client, sessionId }) => {
    await say(client, sessionId, 'Let me see.', 'agent_thought_chunk')
    await say(client, sessionId, 'I thought.')
  },
  plan: async ({ client, sessionId }) => {
    const entry = (content: string, status: 'pending' | 'in_progress' | 'completed') =>
      ({ content, status, priority: 'medium' }) as const
    const tell = (...entries: ReturnType<typeof entry>[]) =>
      client.notify('session/update', { sessionId, update: { sessionUpdate: 'plan', entries } })
    await tell(entry('Count the zebras', 'in_progress'), entry('Feed them', 'pending'))
    await say(client, sessionId, 'Counting. ')
    await tell(entry('Count the zebras', 'completed'), entry('Feed them', 'in_progress'))
    const content = { type: 'resource_link', name: 'the list', uri: 'file:///zebras.txt' } as const
    await client.notify('session/update', { sessionId, update: { sessionUpdate: 'agent_message_chunk', content } })
  },
  show: async ({ client, sessionId }) => {
    const tell = (update: SessionUpdate) => client.notify('session/update', { sessionId, update })
    const availableCommands = [{ name: 'feed', description: 'Feed an animal', input: { hint: 'which one' } }]
    await tell({ sessionUpdate: 'available_commands_update', availableCommands })
    await tell({ sessionUpdate: 'session_info_update', title: 'Zebras\nat work' })
    await tell({ sessionUpdate: 'usage_update', used: 2_100, size: 200_000, cost: { amount: 0, currency: 'USD' } })
    const image = { type: 'image', mimeType: 'image/png', data: pixel } as const
    await tell({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: 'Look: ' } })
    await tell({ sessionUpdate: 'agent_message_chunk', content: image })
    const call = { toolCallId: 'edit', title: 'Count again', kind: 'edit', status: 'in_progress' } as const
    await tell({ sessionUpdate: 'tool_call', ...call, locations: [{ path: '/zebras.txt', line: 3 }] })
    await tell({
      sessionUpdate: 'tool_call_update',
      toolCallId: 'edit',
      status: 'completed',
      content: [
        { type: 'diff', path: '/zebras.txt', oldText: 'one', newText: 'two' },
        { type: 'diff', path: '/new.txt', newText: 'x'.repeat(70_000) },
        { type: 'content', content: { type: 'resource_link', name: 'the herd', uri: 'file:///herd.txt' } },
        { type: 'content', content: image },
      ],
    })
  },
  report: async ({ client, sessionId }) => {
    const tell = (update: SessionUpdate) => client.notify('session/update', { sessionId, update })
    const toolCallId = 'report'
    const text = Array.from({ length: 20_000 }, (_, line) => `line ${line} 🦓`).join('\n')
    await tell({ sessionUpdate: 'tool_call', toolCallId, title: 'Read', kind: 'read', status: 'in_progress' })
    const content = [{ type: 'content' as const, content: { type: 'text' as const, text } }]
    await tell({ sessionUpdate: 'tool_call_update', toolCallId, content })
    await tell({ sessionUpdate: 'tool_call_update', toolCallId, status: 'completed' })
    await tell({ sessionUpdate: 'tool_call_update', toolCallId, status: 'completed', content })
    await say(client, sessionId, 'That was long.')
  },
  spend: async ({ client, sessionId }) => {
    cost += 0.25
    const total = { amount: cost, currency: 'USD' }
    const update = { sessionUpdate: 'usage_update', used: 1, size: 2, cost: total } as const
    await client.notify('session/update', { sessionId, update })
    await say(client, sessionId, 'Spent.')
  },
  switch: async ({ client, sessionId }) => {
    const update = { sessionUpdate: 'current_mode_update', currentModeId: 'bypass' } as const
    await client.notify('session/update', { sessionId, update })
    await say(client, sessionId, 'Switched.')
  },
  stay: async ({ client, sessionId }) => {
    await say(client, sessionId, 'I stay.')
    await new Promise<never>(() => undefined)
  },
  remember: ({ client, sessionId }) => say(client, sessionId, `I know ${JSON.stringify(rememberedOf(sessionId))}.`),
  write: (prompted) => write(prompted),
  wait: async ({ client, sessionId }) => {
    for (let count = 0; !cancelled.has(sessionId); count++) {
      await say(client, sessionId, `${count} `)
      await pause(20)
    }
  },
  die: async ({ client, sessionId }) => {
    spawn('sleep', [process.env['AGENT_CHILD'] ?? '1000'], { detached: true, stdio: 'ignore' })
    await say(client, sessionId, 'A part of the answer.')
    await client.notify('session/update', {
      sessionId,
      update: {
        sessionUpdate: 'tool_call',
        toolCallId: 'cut',
        title: 'Cut off',
        kind: 'execute',
        status: 'in_progress',
      },
    })
    await pause(100)
    process.kill(process.pid, 'SIGKILL')
  },
  leak: async ({ client, sessionId }) => {
    const secret = process.env['ROBOT_TOKEN'] ?? ''
    await say(client, sessionId, `It is ${secret.slice(0, 6)}`)
    await pause(200)
    await say(client, sessionId, `${secret.slice(6)}, ${Buffer.from(secret).toString('base64')}, ${secret.slice(0, 6)}`)
    await say(client, sessionId, `I know ${secret}`, 'agent_thought_chunk')
    const content = [{ type: 'content' as const, content: { type: 'text' as const, text: `It is ${secret}.` } }]
    const call = { toolCallId: 'leak', title: `Show ${secret}`, rawInput: { key: secret }, content }
    await client.notify('session/update', {
      sessionId,
      update: { sessionUpdate: 'tool_call', kind: 'edit', status: 'pending', ...call },
    })
    await client.request('session/request_permission', { sessionId, toolCall: call, options: [] })
    await client.notify('session/update', {
      sessionId,
      update: { sessionUpdate: 'tool_call_update', toolCallId: 'leak', status: 'completed', content },
    })
  },
  create: async ({ client, sessionId, texts }) => {
    const { mcp, url } = await connect(sessionId)
    // The rest of the last message is the title.
    const title = (texts.at(-1) ?? '').split(' ').slice(0, -1).join(' ')
    const onprogress = ({ message }: { readonly message?: string | undefined }) => note(`progress ${message}`)
    const options = { onprogress, timeout: 600_000 }
    const made = await mcp.callTool({ name: 'createTask', arguments: { title } }, options)
    const answer = await fetch(new URL('/api/v1/tasks', url), {
      method: 'POST',
      headers: { authorization: authorizationOf(sessionId), 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Past the rules' }),
    })
    await mcp.close()
    await say(
      client,
      sessionId,
      `${made.isError === true ? 'refused' : 'made'} ${answer.status} ${JSON.stringify(made.content)}`,
    )
  },
  // It ends its turn while a call goes on.
  leave: async ({ client, sessionId }) => {
    const { mcp } = await connect(sessionId)
    const stay = { serverName: 'odd', toolName: 'never-answer', arguments: {} }
    mcp.callTool({ name: 'executeMcpTool', arguments: stay }, { timeout: 600_000 }).catch(() => undefined)
    const isRunning = async () => JSON.stringify(await mcp.callTool({ name: 'listMcpCalls' })).includes('running')
    while (!(await isRunning())) await pause(20)
    await say(client, sessionId, 'I leave it.')
  },
  // The rest of the last message is the call of a tool as JSON.
  use: async ({ client, sessionId, texts }) => {
    const { mcp } = await connect(sessionId)
    const last = texts.at(-1) ?? ''
    const made = await mcp.callTool(JSON.parse(last.slice(0, last.lastIndexOf(' '))), { timeout: 600_000 })
    await mcp.close()
    await say(client, sessionId, `${made.isError === true ? 'refused' : 'made'} ${JSON.stringify(made.content)}`)
  },
  answer: async ({ client, sessionId }) => {
    const { mcp, url } = await connect(sessionId)
    await mcp.close()
    const body = { serverName: 'none', toolName: 'ask', requestState: 'held:0', inputResponses: { question: {} } }
    const answer = await fetch(new URL('/api/v1/mcp/tools/execute', url), {
      method: 'POST',
      headers: { authorization: authorizationOf(sessionId), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await say(client, sessionId, `answered with ${answer.status}`)
  },
  tools: async ({ client, sessionId }) => {
    const { url } = serverOf(sessionId)
    const mcp = await connectTo(url, sessionId)
    const { tools } = await mcp.listTools()
    await mcp.close()
    note(`offered ${tools.map(({ name }) => name).join(' ')}`)
    await say(client, sessionId, `${tools.length} tools`)
  },
  call: async ({ client, sessionId }) => {
    const { mcp } = await connect(sessionId)
    const { tools } = await mcp.listTools()
    note(`tools ${tools.map(({ name }) => name).join(' ')}`)
    const result = await mcp.callTool({ name: 'listTasks', arguments: {} })
    await mcp.close()
    note(`authorization ${authorizationOf(sessionId)}`)
    await say(client, sessionId, `There are ${tools.length} tools: ${JSON.stringify(result).slice(0, 200)}`)
  },
}

function serverOf(sessionId: string) {
  const [server] = servers.get(sessionId) ?? []
  if (!server || !('url' in server)) throw new Error('there is no server')
  return server
}

function authorizationOf(sessionId: string): string {
  return serverOf(sessionId).headers.find(({ name }) => name === 'authorization')?.value ?? ''
}

async function connect(sessionId: string): Promise<{ readonly mcp: Client; readonly url: string }> {
  const { url } = serverOf(sessionId)
  return { mcp: await connectTo(`${url}?tools=all`, sessionId), url }
}

async function connectTo(address: string, sessionId: string): Promise<Client> {
  const mcp = new Client({ name: 'robot', version: '1' })
  const requestInit = { headers: { authorization: authorizationOf(sessionId) } }
  await mcp.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }))
  return mcp
}

/** Writes a file, after it has asked. */
async function write({ client, sessionId, verifies = false }: Prompted): Promise<void> {
  const made = join(process.cwd(), 'made.txt')
  const linesNow = () => (existsSync(made) ? readFileSync(made, 'utf8').split('\n').length : 0)
  const before = join(process.cwd(), `${sessionId}.lines`)
  if (verifies && existsSync(before) && linesNow() > Number(readFileSync(before, 'utf8')))
    return say(client, sessionId, 'It is written already.')
  writeFileSync(before, String(linesNow()))
  const toolCallId = `write-${rememberedOf(sessionId).length}`
  const call = { toolCallId, title: 'Write a file', kind: 'edit' as const, rawInput: { path: 'made.txt' } }
  const update = (sessionUpdate: 'tool_call_update', more: object) =>
    client.notify('session/update', { sessionId, update: { sessionUpdate, toolCallId, ...more } })
  await client.notify('session/update', {
    sessionId,
    update: { sessionUpdate: 'tool_call', status: 'pending', ...call },
  })
  const { outcome }: RequestPermissionResponse = await client.request('session/request_permission', {
    sessionId,
    toolCall: call,
    options: [
      { optionId: 'always', name: 'Always', kind: 'allow_always' },
      { optionId: 'yes', name: 'Yes', kind: 'allow_once' },
      { optionId: 'no', name: 'No', kind: 'reject_once' },
    ],
  })
  const answer = outcome.outcome === 'selected' ? outcome.optionId : 'cancelled'
  note(`permission ${answer}`)
  if (answer === 'yes') {
    appendFileSync(made, 'made\n')
    const content = [{ type: 'content', content: { type: 'text', text: 'It is written.' } }]
    await update('tool_call_update', { status: 'completed', content })
  } else await update('tool_call_update', { status: 'failed' })
  await say(client, sessionId, `The answer was ${answer}.`)
}

async function say(
  client: AgentContext,
  sessionId: string,
  text: string,
  sessionUpdate: 'agent_message_chunk' | 'agent_thought_chunk' | 'user_message_chunk' = 'agent_message_chunk',
): Promise<void> {
  await client.notify('session/update', { sessionId, update: { sessionUpdate, content: { type: 'text', text } } })
}

function rememberedOf(sessionId: string): string[] {
  return existsSync(memory(sessionId)) ? JSON.parse(readFileSync(memory(sessionId), 'utf8')) : []
}

// The types of Node and of the web differ in what no stream of bytes uses.
app.connect(
  ndJsonStream(
    Writable.toWeb(process.stdout) as WritableStream<Uint8Array>,
    Readable.toWeb(process.stdin) as unknown as ReadableStream<Uint8Array>,
  ),
)
