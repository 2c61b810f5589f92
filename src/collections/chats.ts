import type { OperationId, routes } from '../generated/routes.ts'
import type { Schemas } from '../generated/types.ts'
import type { Collections } from '../stores/collection.ts'
import type { Grant } from '../stores/grant.ts'

type Scope = Schemas['Scope']
type Reach = (typeof routes)[OperationId]['reach']

export interface ChatDocuments {
  chats: ChatDocument
  /** The id is `chat/message`. */
  chatMessages: ChatMessageDocument
  /** What streams report; the id is `chat/number`, whose digits sort. */
  chatEvents: ChatEventDocument
  chatApprovals: ChatApprovalDocument
  /** What the model is given of the project; the id is that of the chat. */
  chatContexts: ChatContextDocument
  /** The images in results of tools. */
  chatImages: ChatImageDocument
  /** Pieces of results that are too long for a message; the id is `chat/call/piece`. */
  chatOutputs: ChatOutputDocument
  /** What was said in messages, for the search; the id is that of the message. */
  chatTexts: ChatTextDocument
}

export const chatCollections: Collections<ChatDocuments> = {
  chats: { equal: ['taskId'] },
  chatMessages: { equal: ['chatId', 'state'], ordered: ['order'] },
  chatEvents: { equal: ['chatId'] },
  chatApprovals: { equal: ['chatId', 'state'], ordered: ['expiresAt'] },
  chatContexts: {},
  chatImages: { equal: ['chatId'] },
  chatOutputs: { equal: ['chatId'] },
  chatTexts: { equal: ['chatId', 'taskId'], text: ['text'] },
}

/** What a provider wants to be given back: nothing here reads it. */
export type StoredMetadata = Record<string, JsonFields>

type JsonFields = { [name: string]: JsonValue | undefined }
type JsonValue = null | string | number | boolean | readonly JsonValue[] | Readonly<JsonFields>

export interface SignedBlock {
  readonly text: string
  readonly metadata: StoredMetadata
}

export interface StoredImage {
  readonly id: string
  readonly mediaType: string
}

export interface ChatImageDocument extends StoredImage {
  readonly chatId: string
  /** Base64. */
  readonly data: string
  /** Of an image that callers are shown: who may read it. */
  readonly readers?: OutputReaders
  readonly createdAt?: string
}

/** Where the whole of a result is: `pieces` documents whose ids are `id/0` and so on. */
export interface KeptOutput {
  readonly id: string
  /** In characters, as positions are. */
  readonly length: number
  readonly pieces: number
  /** What it counts of what the chat may store. */
  readonly bytes: number
}

export interface ChatOutputDocument {
  readonly id: string
  readonly chatId: string
  /** The position of its first character in the result. */
  readonly start: number
  readonly text: string
}

/** A skill that is followed in a turn, and the tools that it allows; all if there are none. */
export interface ActiveSkill {
  readonly name: string
  readonly allowedTools: readonly string[]
}

export interface ChatTextDocument {
  readonly id: string
  readonly chatId: string
  readonly messageId: string
  readonly taskId?: string
  readonly role: Schemas['ChatRole']
  readonly text: string
  readonly createdAt: string
}

export interface ChatContextDocument {
  id: string
  content: string
  /** The knowledge in it; absent in documents of earlier versions. */
  sources?: readonly Schemas['ChatSource'][]
}

export interface ChatDocument {
  id: string
  title: string
  /** Whether no person has given a title yet. */
  isUntitled?: boolean
  taskId?: string
  /** The model or the agent that answers. */
  model?: string
  agent?: string
  /** The session by which the agent knows the chat. */
  agentSession?: {
    agent: string
    id: string
    /** What the agent has read in it at most; absent in documents of earlier versions. */
    seen?: OutputAccess
    /** Of the context that the agent was given in it. */
    contextHash?: string
    /** The terminals that it has opened by the protocol. */
    terminalIds?: readonly string[]
    /** What the agent has reported of it. */
    shown?: Schemas['ChatAgentSession']
  }
  /** The chat for which this one works, and how many there are above it. */
  parentChatId?: string
  depth?: number
  /** The mode that was chosen for the agent. */
  agentMode?: string
  system?: string
  /**
   * Who wrote the instructions, also earlier ones that an answer was written under; absent in documents of earlier
   * versions.
   */
  systemAuthors?: WordAuthor[]
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
    /** The compaction that is under way before the answer goes on. */
    compactionId?: string
    /** What the messages that it answers activated or, instead of these, what its answer activated last. */
    skills?: readonly ActiveSkill[]
  }
  settings?: Schemas['ChatSettings']
  /** The bytes of whole results that are stored beside it. */
  outputBytes?: number
  /** The context that the model was given last, and whether text from outside was in one of them. */
  context?: { readonly hash?: string; readonly isFromOutside: boolean }
  /** What is known of the window of the model from its answers. */
  window?: LearnedWindow
  /** Hashes of the tools and inputs that are always allowed. */
  allowed: string[]
  /** With whose rights each of them was allowed; absent in documents of earlier versions. */
  allowedBy?: Record<string, DecidingRights>
  /** The digests of the tools of MCP servers that some of them call, as they were described then. */
  allowedDigests?: Record<string, string>
  /** Calls that are always allowed by patterns of their arguments. */
  allowedPatterns?: readonly AllowedPattern[]
  forkedFrom?: string
  /** Absent unless it is archived. */
  archivedAt?: string
  createdBy: string
  createdAt: string
  updatedAt: string
}

/** Calls of a tool that a person has always allowed, for these authors. */
export interface AllowedPattern {
  readonly tool: string
  readonly arguments: Readonly<Record<string, string>>
  readonly authorKeys: readonly string[]
  readonly by?: DecidingRights
  /** The digest of the tool of an MCP server that was asked about. */
  readonly toolDigest?: string
}

/** What a provider has said of the window of a model. */
export interface LearnedWindow {
  readonly model: string
  /** Its size in tokens, of which it refused more. */
  readonly tokens?: number
  /** How many tokens it counts for each that is estimated. */
  readonly ratio?: number
}

/** What a compaction covers: all that was said before it, but for these messages. */
export interface CompactionCover {
  /** The ids of the messages that are given to the model as they are. */
  readonly kept: readonly string[]
  /** The authors of everything before it, so that it need not be read again; absent until the summary is there. */
  readonly authors?: readonly WordAuthor[]
}

/** Whose words a text is. Nothing is done unasked by a text that its author may not do. */
export type WordAuthor =
  | { readonly kind: 'user'; readonly grant: Grant; readonly tokenName?: string }
  /**
   * An account of a chat platform without a link: it may have these operations called, as far as the grant allows them.
   */
  | { readonly kind: 'account'; readonly grant: Grant; readonly name: string; readonly reads: readonly string[] }
  /** Text that a call of this operation returned and that no user of this service wrote. */
  | { readonly kind: 'outside'; readonly operation?: string }

/** Who may read what a tool returned: who could make the same call. */
export interface OutputAccess {
  /** For whom the call was made. */
  readonly userId: string
  readonly scopes: readonly Scope[]
  readonly reach: Reach
  /** The tasks that the call named. */
  readonly taskIds: readonly string[]
  /** That of the credential by which the call was made. */
  readonly allow?: Schemas['AllowList']
  /** The keys of the authors for whom a person allowed the call: the model is given its output all the same. */
  readonly allowedFor?: readonly string[]
}

/** The rights of a person who allowed a call, which it does not exceed. */
export interface DecidingRights {
  readonly userId: string
  readonly scopes: readonly Scope[]
  readonly role?: Schemas['Role']
  readonly allow?: Schemas['AllowList']
}

/** What the service itself says of a call is for everyone who reads the chat. */
export type OutputReaders = OutputAccess | 'everyone'

/** The states as they are stored. */
export type StoredToolState = 'pending' | 'waiting' | 'running' | 'done' | 'failed' | 'denied' | 'interrupted'
export type StoredMessageState = 'queued' | 'running' | 'done' | 'interrupted' | 'failed'
export type StoredApprovalState = 'pending' | 'allowed' | 'denied' | 'expired'

export interface ChatPartDocument extends Omit<Schemas['ChatPart'], 'state'> {
  state?: StoredToolState
  /** How the model called the tool, and its own id of the call. */
  asked?: { id: string; name: string; input: Record<string, unknown>; metadata?: StoredMetadata }
  /** The signed reasoning of a step, and the model that takes it back. */
  signed?: { readonly model: string; readonly reasoning: readonly SignedBlock[] }
  /** Of what a person or the outside wrote; absent in documents of earlier versions. */
  author?: WordAuthor
  /** The images in an output. */
  images?: readonly StoredImage[]
  /** Of a skill; absent in documents of earlier versions. */
  allowedTools?: readonly string[]
  /** The whole of an output of which `output` is the beginning. */
  kept?: KeptOutput
  /** Of an output; absent in documents of earlier versions. */
  readers?: OutputReaders
  /**
   * Of a call that a person allowed, which is made with all rights of the turn: the keys of the authors who may not
   * make it.
   */
  allowedFor?: readonly string[]
  /** With whose rights it was always allowed. */
  allowedBy?: DecidingRights
  /** What a person answered to the question of an MCP server in the middle of the call. */
  answered?: AnsweredInput
}

/** What goes with the arguments of `executeMcpTool` when a call goes on. */
export interface AnsweredInput {
  readonly inputResponses: Readonly<Record<string, unknown>>
  readonly requestState?: string
}

export interface ChatMessageDocument {
  id: string
  chatId: string
  messageId: string
  /** The place in the chat as digits that sort. */
  order: string
  seq: number
  role: Schemas['ChatRole']
  state: StoredMessageState
  delivery?: Schemas['ChatDelivery']
  parts: ChatPartDocument[]
  /** The number of parts that were ever made. */
  partCount: number
  /** The step that is under way; parts of an earlier one are complete. */
  step: number
  event: number
  /** Of a message of a user: with what it was sent. */
  grant?: Grant
  /** Whether its text is in `chatTexts`. */
  isSearched?: true
  /** Of a compaction; absent in documents of earlier versions. */
  covers?: CompactionCover
  createdAt: string
}

export interface ChatEventDocument {
  id: string
  chatId: string
  number: number
  name: 'message' | 'part' | 'approval' | 'chat'
  data: StoredChatEvent
}

/** An event with the readers of outputs, which are compared with each reader of the stream. */
export type StoredChatEvent = Omit<Schemas['ChatEvent'], 'part' | 'message' | 'approval'> & {
  approval?: StoredApproval
  part?: StoredPartPatch
  message?: StoredMessage
}

export interface StoredMessage extends Omit<Schemas['ChatMessage'], 'state' | 'parts' | 'author'> {
  state: StoredMessageState
  author?: StoredAuthor
  parts: StoredPart[]
}

type Stored<Part> = Omit<Part, 'state'> & { state?: StoredToolState; readers?: OutputReaders }
export type StoredPart = Stored<Schemas['ChatPart']>
export type StoredPartPatch = Stored<Schemas['ChatPartPatch']>

/** Whose words are in a conversation, as it was when it was asked. */
export interface StoredAuthor extends Omit<Schemas['ChatAuthor'], 'actor'> {
  user?: Schemas['Author']
  tokenName?: string
}

export interface StoredApproval extends Omit<Schemas['ToolApproval'], 'state' | 'decidedBy' | 'authors'> {
  state: StoredApprovalState
  authors?: StoredAuthor[]
  /** The id of the user. */
  decidedBy?: string
}

export interface ChatApprovalDocument extends StoredApproval {
  /** The keys of the authors who are named in it. */
  authorKeys?: string[]
  decidedWith?: DecidingRights
  /** The digest of the tool of an MCP server that the call is of. */
  toolDigest?: string
  /** What the server gave with its question, for the answer. */
  requestState?: string
}
