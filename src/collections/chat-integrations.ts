import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'
import type { Grant } from '../stores/grant.ts'

export interface ChatIntegrationDocuments {
  chatIntegrations: ChatIntegrationDocument
  /** The id follows from the integration and the thread, so that a thread has one. */
  chatBindings: ChatBindingDocument
  /** Which events were received; the id is `integration/hash of the id that the platform gave the event`. */
  chatReceipts: ChatReceiptDocument
  chatDeliveries: ChatDeliveryDocument
  /** Which process works for an integration, and until when; the id is that of the integration. */
  chatLeases: { id: string; owner: string; until: string }
  /** Up to which event deliveries were made; the id is `chats`. */
  chatOutboxCursors: { id: string; eventId: number }
}

export const chatIntegrationCollections: Collections<ChatIntegrationDocuments> = {
  chatIntegrations: {},
  chatBindings: { equal: ['chatId', 'taskId', 'integrationId', 'asksFor'] },
  chatReceipts: { ordered: ['at'] },
  chatDeliveries: { equal: ['commentId', 'queue', 'integrationId'] },
  chatLeases: {},
  chatOutboxCursors: {},
}

export interface ChatReceiptDocument {
  id: string
  at: string
  /** What was made of the event; unknown of events that were received by earlier versions. */
  deliveryId?: string
}

export interface ChatIntegrationDocument {
  id: string
  kind: Schemas['ChatPlatformKind']
  name: string
  settings: Schemas['ChatIntegrationSettings']
  /** Each is sealed for itself. */
  secrets: ChatSecrets
  isActive: boolean
  connection: Omit<Schemas['ChatConnection'], 'problem'> & { error?: string }
  links: ChatLinkDocument[]
  /** How messages start chats, and with whose authority. */
  newChats?: Schemas['NewChatsRule'] & { grant: Grant; createdBy: string }
  createdBy: string
  createdAt: string
  updatedAt: string
}

/** The secrets of an integration, by their names. */
export type ChatSecrets = { [Name in Schemas['ChatIntegration']['secretNames'][number]]?: string }

export interface ChatLinkDocument {
  id: string
  accountId: string
  userId: string
  grant: Grant
  createdAt: string
}

export interface ChatBindingDocument {
  id: string
  integrationId: string
  threadId: string
  chatId?: string
  taskId?: string
  /** It is asked about the calls of MCP tools and operations that wait for an approval. */
  asksFor?: 'mcpCalls'
  isMentionOnly: boolean
  /** Events up to this one are not sent: the thread was bound after them. */
  sinceEvent: number
  /** When the platform invited the integration into the thread last, where it does. */
  invitedAt?: string
  /** Whether the integration is in the thread, where it has to enter it. */
  entry?: { state: Schemas['ChatThreadEntry']['state']; error?: string; since: string }
  /** The operations that accounts without a link may have called unasked. */
  reads?: Schemas['OperationId'][]
  createdBy: string
  grant: Grant
  createdAt: string
}

/** A file of a received message: once it is taken, with its filename here or with why it was not. */
export interface ReceivedFileDocument {
  /** As the platform names it. */
  name: string
  /** By which the platform gives it. */
  ref: string
  size?: number
  filename?: string
  problem?: string
}

export interface ChatDeliveryDocument {
  id: string
  integrationId: string
  /** `integration/in` or `integration/out` while it is pending. */
  queue?: string
  direction: 'in' | 'out'
  status: 'pending' | 'delivered' | 'failed' | 'ignored'
  threadId: string
  bindingId?: string
  accountId?: string
  author?: string
  /** It starts a chat, unless another one has by then. */
  startsChat?: true
  /** The words replace those of the message or comment. */
  isEdit?: true
  /** Of an answer of a model, it is read when it is sent. */
  text: string
  files?: ReceivedFileDocument[]
  chatId?: string
  messageId?: string
  approvalId?: string
  commentId?: string
  /** What the platform has of it, part by part. */
  sent?: { platformId?: string; text: string }[]
  /** The files that it names and that are dealt with: sent, or said why not. */
  sentFiles?: string[]
  attempts: number
  error?: string
  nextAttemptAt?: string
  createdAt: string
}
