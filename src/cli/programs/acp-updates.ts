import type { ContentBlock, SessionUpdate, ToolCallContent, ToolCallStatus, ToolKind } from '@agentclientprotocol/sdk'
import type { ChatAgentSession, ChatPart, ChatPartPatch, ChatToolState } from '../../generated/client-types.ts'
import type { ServerConnection } from '../connection.ts'

/** What is known of a part, and how much of its text was handed on. */
interface Shown {
  readonly part: Partial<ChatPart>
  readonly length: number
  readonly hasBegun: boolean
}

const kinds: readonly ToolKind[] = ['read', 'edit', 'delete', 'move', 'search', 'execute', 'think', 'fetch']
const statuses: Readonly<Record<ChatToolState, ToolCallStatus>> = {
  queued: 'pending',
  waiting_approval: 'pending',
  running: 'in_progress',
  succeeded: 'completed',
  failed: 'failed',
  rejected: 'failed',
  interrupted: 'failed',
}

/** Parts of messages as updates of a session; what comes again, whole or as a patch, is handed on once. */
export class ShownParts {
  readonly #connection: ServerConnection
  readonly #chatId: string
  readonly #known = new Map<string, Shown>()

  constructor(connection: ServerConnection, chatId: string) {
    this.#connection = connection
    this.#chatId = chatId
  }

  /** The updates by which a client knows of a part, or of what changed in it. */
  async take(messageId: string, role: string, change: ChatPart | ChatPartPatch): Promise<SessionUpdate[]> {
    const key = `${messageId} ${change.id}`
    const before = this.#known.get(key) ?? { part: {}, length: 0, hasBegun: false }
    const { text, ...fields } = change
    const added =
      'append' in change && change.append !== undefined ? (before.part.text ?? '') + change.append : undefined
    const written = added ?? text ?? before.part.text
    const part = { ...before.part, ...fields, ...(written !== undefined && { text: written }) }
    const isNew = JSON.stringify(part) !== JSON.stringify(before.part)
    this.#known.set(key, { part, length: Math.max(before.length, part.text?.length ?? 0), hasBegun: true })
    return isNew ? this.#updatesOf(part, role, before) : []
  }

  async #updatesOf(part: Partial<ChatPart>, role: string, before: Shown): Promise<SessionUpdate[]> {
    const rest = (part.text ?? '').slice(before.length)
    switch (part.kind) {
      case 'text':
      case 'notice':
      case 'compaction':
        return rest === '' ? [] : [chunk(role === 'user' ? 'user_message_chunk' : 'agent_message_chunk', rest)]
      case 'reasoning':
        return rest === '' ? [] : [chunk('agent_thought_chunk', rest)]
      case 'toolCall':
        return [toolUpdate(part, before.hasBegun)]
      case 'plan':
        return [planUpdate(part)]
      case 'image':
        return before.hasBegun ? [] : this.#image(part)
      default:
        return []
    }
  }

  async #image({ imageId = '', mediaType: mimeType = '' }: Partial<ChatPart>): Promise<SessionUpdate[]> {
    const { client } = this.#connection
    const response = await client.chats.images.get({ chatId: this.#chatId, imageId })
    const data = Buffer.from(await response.arrayBuffer()).toString('base64')
    return [{ sessionUpdate: 'agent_message_chunk', content: { type: 'image', mimeType, data } }]
  }
}

/** What a client says, as a message of a chat. */
export function textOfPrompt(blocks: readonly ContentBlock[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'text') return block.text
      if (block.type === 'resource_link') return `[${block.title ?? block.name}](${block.uri})`
      if (block.type === 'resource' && 'text' in block.resource)
        return `The content of ${block.resource.uri}:\n\n${block.resource.text}`
      return `[Something of the type ${block.type} was left out.]`
    })
    .join('\n\n')
}

/** What is reported of the session of an agent behind the chat. */
export function sessionUpdatesOf({
  title,
  commands,
  contextTokens,
  contextTokensMax,
  costMicros,
}: ChatAgentSession): SessionUpdate[] {
  const cost = costMicros === undefined ? {} : { cost: { amount: costMicros / 1_000_000, currency: 'USD' } }
  const availableCommands = (commands ?? []).map(({ name, description, hint }) => ({
    name,
    description,
    ...(hint !== undefined && { input: { hint } }),
  }))
  return [
    ...(title === undefined ? [] : [{ sessionUpdate: 'session_info_update' as const, title }]),
    ...(commands ? [{ sessionUpdate: 'available_commands_update' as const, availableCommands }] : []),
    ...(contextTokens === undefined || contextTokensMax === undefined
      ? []
      : [{ sessionUpdate: 'usage_update' as const, used: contextTokens, size: contextTokensMax, ...cost }]),
  ]
}

export function titleOfCall(tool: string, input: Readonly<Record<string, unknown>> = {}): string {
  const { title } = input
  return tool.startsWith('agent') && typeof title === 'string' ? title : tool
}

function chunk(
  sessionUpdate: 'user_message_chunk' | 'agent_message_chunk' | 'agent_thought_chunk',
  text: string,
): SessionUpdate {
  return { sessionUpdate, content: { type: 'text', text } }
}

function planUpdate({ items = [] }: Partial<ChatPart>): SessionUpdate {
  const entries = items.map(({ content, progress, priority = 'medium' }) => ({
    content,
    priority,
    status: progress === 'done' ? ('completed' as const) : progress,
  }))
  return { sessionUpdate: 'plan', entries }
}

function toolUpdate(part: Partial<ChatPart>, hasBegun: boolean): SessionUpdate {
  const { id = '', callId, tool = 'tool', input = {}, state = 'queued', output, diffs = [], locations } = part
  const content: ToolCallContent[] = [
    ...diffs.map(({ path, oldText, newText }) => ({
      type: 'diff' as const,
      path,
      newText,
      ...(oldText !== undefined && { oldText }),
    })),
    ...(output === undefined ? [] : [{ type: 'content' as const, content: { type: 'text' as const, text: output } }]),
  ]
  const about = {
    toolCallId: callId ?? id,
    title: titleOfCall(tool, input),
    kind: kindOf(tool),
    status: statuses[state],
    rawInput: input,
    content,
    ...(locations && { locations: [...locations] }),
  }
  return hasBegun ? { sessionUpdate: 'tool_call_update', ...about } : { sessionUpdate: 'tool_call', ...about }
}

function kindOf(tool: string): ToolKind {
  const own = kinds.find((kind) => tool.toLowerCase() === `agent${kind}`)
  if (own) return own
  if (/^(list|get|describe|read)/.test(tool)) return 'read'
  return tool.startsWith('search') ? 'search' : 'other'
}
