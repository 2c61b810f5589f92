import type { Dial } from '../../platform/egress/dial.ts'
import type { ChatIntegrationDocument, ChatSecrets } from '../../collections/chat-integrations.ts'
import type { Format } from './formats/format.ts'

/** How one kind of chat platform is spoken to. */
export interface Platform {
  /** The length of the longest message that the platform takes, in its own form. */
  readonly textMax: number
  /** Its own form of Markdown; absent where messages are Markdown. */
  readonly format?: Format
  /** Reads what the platform sends us, once it is verified; undefined for what is not from the platform. */
  readonly receive?: (access: PlatformAccess, request: SignedRequest) => Received | undefined
  /** Messages are sent by HTTP. */
  readonly http?: HttpPlatform
  /** Messages come and go by a connection that is kept. */
  readonly connect?: Connect
  /** The most bytes of a file that goes out by a connection; absent where files cannot be sent. */
  readonly fileBytesMax?: number
}

/** With what an integration speaks to its platform. */
export interface PlatformAccess {
  readonly id: string
  readonly name: string
  readonly settings: ChatIntegrationDocument['settings']
  readonly secrets: ChatSecrets
}

export interface SignedRequest {
  readonly bytes: Uint8Array
  /** The token of the Authorization header. */
  readonly bearer?: string | undefined
  readonly body: Readonly<Record<string, unknown>>
  /** Those of the contract, by their names there. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly now: string
}

export interface Received {
  readonly messages: readonly PlatformMessage[]
  /** The threads into which the integration is invited. */
  readonly invitations?: readonly string[]
  /** What the platform wants to read in the answer. */
  readonly answer?: PlatformAnswer
}

export interface PlatformAnswer {
  readonly challenge?: string
  /** A method of Telegram, with its argument. */
  readonly method?: 'answerCallbackQuery'
  readonly callback_query_id?: string
  readonly type?: number
  readonly content?: string
}

/** A message of the platform, whatever its kind. */
export interface PlatformMessage {
  /** The id by which the same event is known when it comes again. */
  readonly eventId: string
  readonly threadId: string
  /** The account, as the platform has verified it. */
  readonly accountId: string
  readonly author: string
  readonly text: string
  /** Whether the integration itself or another program wrote it. */
  readonly isOwn: boolean
  /** Whether it is addressed to the integration. */
  readonly isMention: boolean
  /** Where an answer begins a thread of its own, if a chat is started by the message. */
  readonly newThreadId?: string | undefined
  /** Another id of the event, by which an edit names it. */
  readonly otherId?: string | undefined
  /** The event whose text this one replaces. */
  readonly editOf?: string | undefined
  readonly files?: readonly PlatformFile[]
}

/** A file of a message. */
export interface PlatformFile {
  readonly name: string
  /** By which the platform gives it. */
  readonly ref: string
  /** In bytes, as far as the platform says it. */
  readonly size?: number | undefined
}

/** How a file is loaded. */
export interface FileRequest {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Its name, where the message did not have it. */
  readonly name?: string | undefined
}

/** A file to send, whose bytes can be read anew for each request. */
export interface OutgoingFile {
  /** The same in each attempt. */
  readonly id: string
  readonly threadId: string
  readonly name: string
  readonly mediaType: string
  readonly size: number
  readonly open: () => AsyncIterable<Uint8Array>
}

export interface OutgoingMessage {
  /** The same in each attempt. */
  readonly id: string
  readonly threadId: string
  /** In the form of the platform. */
  readonly text: string
  /** As it was written. */
  readonly markdown: string
  /** The approval that it asks for. */
  readonly approvalId?: string | undefined
}

/** Begins the id of an account that the platform does not vouch for: it can be linked to no user. */
export const unverified = '?'

/** Sends messages. What fails, fails with `PlatformFault`. */
export interface Channel {
  /** Returns the platform's id of the message, if it has one. */
  send(message: OutgoingMessage): Promise<string | undefined>
  /** Absent where messages cannot be changed. */
  readonly edit?: (platformId: string, message: OutgoingMessage) => Promise<void>
  /** Sends a file as a message of its own; absent where files cannot be sent. */
  readonly sendFile?: (file: OutgoingFile) => Promise<void>
}

export interface HttpPlatform {
  readonly open: (access: PlatformAccess, http: PlatformHttp) => Channel
  /** Enters a thread, where nothing is heard in it before. Fails with `PlatformFault`. */
  readonly enter?: (access: PlatformAccess, http: PlatformHttp, threadId: string) => Promise<void>
  /** Finds out how a file of a message is loaded; absent where files are not taken. Fails with `PlatformFault`. */
  readonly file?: (access: PlatformAccess, http: PlatformHttp, ref: string) => Promise<FileRequest>
  /** The most bytes of a file that the platform takes from us; absent where files cannot be sent. */
  readonly fileBytesMax?: number
  /** Asks who the integration is. Fails with `PlatformFault`. */
  readonly test: (access: PlatformAccess, http: PlatformHttp) => Promise<void>
}

export interface PlatformHttp {
  /** Sends JSON and returns the JSON of a success. Fails with `PlatformFault`. */
  call(request: HttpCall): Promise<Readonly<Record<string, unknown>>>
  /** Loads a file. Fails with `PlatformFault`. */
  load(request: FileRequest): Promise<AsyncIterable<Uint8Array>>
}

export interface HttpCall {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | string | BytesToSend
}

/** A body of bytes with their type. */
export class BytesToSend {
  readonly type: string
  readonly size: number
  readonly bytes: AsyncIterable<Uint8Array>

  constructor(type: string, size: number, bytes: AsyncIterable<Uint8Array>) {
    this.type = type
    this.size = size
    this.bytes = bytes
  }
}

/** Opens a connection; resolves when messages can be sent by it. Fails with `PlatformFault`. */
export type Connect = (access: PlatformAccess, context: ConnectionContext) => Promise<PlatformConnection>

export interface PlatformConnection extends Channel {
  /** Which threads are bound as of now. */
  join(threads: readonly BoundThread[]): void
  close(): Promise<void>
}

export interface BoundThread {
  readonly id: string
  /** What was said before is not taken. */
  readonly boundAt: string
}

export type EntryState = 'entering' | 'entered' | 'refused'

export interface ConnectionContext {
  readonly threads: readonly BoundThread[]
  readonly now: () => string
  /** Connects to an address that the configuration allows. */
  readonly dial: Dial
  readonly http: PlatformHttp
  /** Aborts when the service stops. */
  readonly signal: AbortSignal
  /** Takes messages in the order in which they came. */
  readonly onMessage: (message: PlatformMessage) => void
  /** Called when a thread is entered, or cannot be. */
  readonly onEntry: (threadId: string, state: EntryState, problem?: string) => void
  /** Called once, when the connection has ended by itself. */
  readonly onClosed: (reason: string) => void
}

/** Why a platform did not do what it was asked for, as a sentence. */
export class PlatformFault extends Error {
  readonly mayPass: boolean
  readonly waitMs: number | undefined

  constructor(message: string, { mayPass, waitMs }: { readonly mayPass: boolean; readonly waitMs?: number }) {
    super(message.slice(0, 1_000).toWellFormed())
    this.name = 'PlatformFault'
    this.mayPass = mayPass
    this.waitMs = waitMs
  }
}

/** A field of what a platform sent, if it is a text. */
export function textIn(value: unknown, ...path: readonly string[]): string | undefined {
  const found = fieldIn(value, ...path)
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : undefined
}

export function fieldIn(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (outer, name) => (typeof outer === 'object' && outer !== null ? Reflect.get(outer, name) : undefined),
    value,
  )
}
