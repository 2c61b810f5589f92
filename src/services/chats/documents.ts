import type { components } from '../../generated/types.ts'
import type { Collections } from '../../stores/collection.ts'
import type { Grant } from '../../stores/grant.ts'

type Schemas = components['schemas']

export interface ChatDocuments {
  chats: ChatDocument
  /** The id is `chat/message`. */
  chatMessages: ChatMessageDocument
  /** What streams report; the id is `chat/number`, whose digits sort. */
  chatEvents: ChatEventDocument
  chatApprovals: ChatApprovalDocument
}

export const chatCollections: Collections<ChatDocuments> = {
  chats: { equal: ['taskId'] },
  chatMessages: { equal: ['chatId', 'state'], ordered: ['order'] },
  chatEvents: { equal: ['chatId'] },
  chatApprovals: { equal: ['chatId', 'state'], ordered: ['expiresAt'] },
}

export interface ChatDocument {
  id: string
  title: string
  taskId?: string
  /** The model or the agent that answers. */
  model?: string
  agent?: string
  /** The session by which the agent knows the chat. */
  agentSession?: { agent: string; id: string }
  system?: string
  toolRules: Schemas['ToolRule'][]
  /** Of the call that set the rules; absent in documents of earlier versions. */
  rulesGrant?: Grant
  state: Schemas['ChatState']
  /** The place of the last message. */
  seq: number
  /** The number of the last event, and of the last one that was removed. */
  eventCount: number
  eventsRemoved: number
  /** The turn: the job that runs it, the answer that it writes, and with what authority. */
  turn?: {
    jobId: string
    messageId?: string
    grant: Grant
    /** Whether its job goes on while it waits for a decision, as that of an agent does. */
    isLive?: boolean
  }
  /** Hashes of the tools and inputs that are always allowed. */
  allowed: string[]
  forkedFrom?: string
  createdBy: string
  createdAt: string
  updatedAt: string
}

export interface ChatPartDocument extends Omit<Schemas['ChatPart'], 'id'> {
  id: string
  /** How the model called the tool, and its own id of the call. */
  asked?: { id: string; name: string; input: Record<string, unknown> }
}

export interface ChatMessageDocument {
  id: string
  chatId: string
  messageId: string
  /** The place in the chat as digits that sort. */
  order: string
  seq: number
  role: Schemas['ChatRole']
  state: Schemas['ChatMessageState']
  delivery?: Schemas['ChatDelivery']
  parts: ChatPartDocument[]
  /** The number of parts that were ever made. */
  partCount: number
  /** The step that is under way; parts of an earlier one are complete. */
  step: number
  event: number
  /** Of a message of a user: with what it was sent. */
  grant?: Grant
  createdAt: string
}

export interface ChatEventDocument {
  id: string
  chatId: string
  number: number
  name: 'message' | 'part' | 'approval' | 'chat'
  data: Schemas['ChatEvent']
}

export type ChatApprovalDocument = Schemas['ToolApproval']
