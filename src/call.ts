import type { Schemas } from './generated/types.ts'
import type { Change } from './collections.ts'
import type { Grant } from './stores/grant.ts'

export type { Grant }

/** Who calls, after authentication. An operation without security is called by `anonymous`. */
export interface Caller {
  readonly userId: string
  readonly name: string
  readonly method: 'token' | 'session' | 'anonymous'
  /** How the user of a session signed in. */
  readonly signedInBy?: Schemas['SignInMethod']
  /** Whether the session can only add a second factor, because the operator requires one. */
  readonly needsSecondFactor?: boolean
  /** The id of the token or session; empty for `anonymous`. */
  readonly credentialId: string
  /** The name of the token that is used, at first hand or by what was made with it. */
  readonly tokenName?: string
  /** What the caller may do: the scopes of the credential cut to those of the role. */
  readonly scopes: readonly Scope[]
  readonly role?: Schemas['Role']
  /** Narrows the credential to some tasks, tools, remotes or branches. */
  readonly allow?: Schemas['AllowList']
  /** Lists of rules for its calls: each decides for itself, and the strictest answer counts. */
  readonly rules?: readonly (readonly Schemas['CallRule'][])[]
  /** The same for all tokens of its role. */
  readonly roleRules?: readonly Schemas['CallRule'][]
  readonly expiresAt?: string
  /**
   * When the user of a browser session last proved who they are; so for a token that the session exchanged itself for.
   * What a session left behind has none.
   */
  readonly authenticatedAt?: string
  /** What a lasting effect of this call carries: it may act for as long as the grant covers it. */
  readonly grant: Grant
  /** Several users' words act by it: it has the rights that all of them have, and is none of them. */
  readonly isMeet?: boolean
  /** Whether those by whose words an agent calls may do less than a person: the agent itself is lent fewer scopes. */
  readonly isByNarrowWords?: boolean
  /** The ticket in place of a credential: it is for one terminal session, and types only with the mode `write`. */
  readonly ticket?: { readonly sessionId: string; readonly mode: Schemas['TerminalMode'] }
  /** The browser that signs in; nothing for a program. */
  readonly browser?: SigningBrowser
  /** The session by whose cookie a sign-in comes. */
  readonly replaces?: Caller
}

export interface SigningBrowser {
  /** If a user signed in from it before. */
  readonly device?: KnownDevice | undefined
}

/** A browser from which a user signed in before. */
export interface KnownDevice {
  readonly id: string
  readonly userId: string
}

export type Scope = Schemas['Scope']

/**
 * Changes that a service hands over to be committed, together with what they give. They are staged again when another
 * writer was faster, so staging changes nothing by itself; what cannot be part of the commit is its `effect`.
 */
export type Staged<Given = unknown> = Given & {
  readonly changes: readonly Change[]
  readonly effect?: Effect<Given>
}

/** What goes with a commit outside the store: a file that was moved, bytes that were received. */
export interface Effect<Given> {
  /** Stages again without repeating what was done. Without it, everything is staged from the start. */
  again?(): Promise<Staged<Given>>
  /** Called once, when it is known what became of the changes. Must not throw. */
  settle?(outcome: CommitOutcome): Promise<void> | void
}

/**
 * What became of staged changes: on disk, certainly not on disk, or unknown because the store failed during the write.
 */
export type CommitOutcome = 'committed' | 'dropped' | 'unknown'

export interface BrowserSession {
  readonly secret: string
  readonly expiresAt: string
  /** By what the browser is known later, if it is a new one. */
  readonly device?: { readonly secret: string; readonly expiresAt: string }
}

export interface Log {
  info(about: object, message: string): void
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

/** A file to send: the http layer answers ranges, conditions and HEAD from it. */
export interface FileReply {
  readonly size: number
  readonly type: string
  /** The strong validator, without quotes. */
  readonly tag: string
  readonly lastModified: string
  /** Offered to the browser under this name; without one the bytes are shown inline. */
  readonly filename?: string
  /** Shown by the browser and saved under that name, where it would only be saved otherwise. */
  readonly isInline?: boolean
  /** Opens the bytes from `start` to `end`, both included. */
  readonly open: (start: number, end: number) => Promise<AsyncIterable<Uint8Array>>
}

/** An event stream to send: its frames come in batches, as fast as the reader takes them. */
export interface StreamReply {
  /** After how many milliseconds a reader that was cut off comes back. */
  readonly retryMs: number
  /** How long a reader may take nothing while frames wait for it. */
  readonly stallMs: number
  /**
   * Whether who sends it must end it with the grant of its reader; other streams look after the credential themselves.
   */
  readonly endsWithGrant?: boolean
  /** Aborts when the stream ends from our side; `next` then gives the last frames. */
  readonly signal: AbortSignal
  /**
   * The next frames, as soon as there are some; nothing once the stream is over. Streams share batches, so that each is
   * written as text once.
   */
  next(): Promise<readonly StreamFrame[] | undefined>
  /** Ends the stream, because its reader takes nothing. */
  stall(): void
  /** Releases the resources of the stream. It must be called, also if the stream was never sent. */
  close(): void
}

/**
 * One frame of an event stream: an event, a comment, or only the number to resume from. `text` is data that is not
 * JSON.
 */
export interface StreamFrame {
  readonly id?: number
  readonly event?: string
  readonly data?: unknown
  readonly text?: string
  readonly comment?: string
}

/** A connection of messages in both directions, in place of an answer. */
export interface SocketReply {
  /** The size of a message of the client. */
  readonly messageBytesMax: number
  /** How many messages the client may send each second for long; some more may come at once. */
  readonly messagesPerSecond: number
  /** How long the client may take nothing while messages wait for it. */
  readonly stallMs: number
  /** Called once the connection is open, before its first message is read. */
  open(peer: SocketPeer): SocketSession
  /** Frees what was taken for a connection that never opened. */
  release(): void
}

/** The client at the other end of a connection. */
export interface SocketPeer {
  /** Resolves once the connection has taken the message. */
  send(message: object): Promise<void>
  /** The same for a message of bytes, which are not to be changed until then. */
  sendBytes(bytes: Uint8Array): Promise<void>
  /** The error of whatever was thrown, as an answer would have it. */
  explain(thrown: unknown): Schemas['Error']
  close(reason: SocketEnd): void
}

/** Why the service closes a connection. */
export type SocketEnd =
  | 'finished'
  | 'shutting_down'
  | 'credential_ended'
  | 'sharing_ended'
  | 'too_slow'
  | 'lost'
  | 'failed'

/** What is done with the messages of a client. */
export interface SocketSession {
  /** The next message is read when it resolves; it does not reject. */
  receive(text: string): Promise<void>
  /** The same for bytes. Without it, a client that sends some is disconnected. */
  receiveBytes?(bytes: Uint8Array): Promise<void>
  /** The connection is over. */
  close(): void
}

/** One part of a multipart body: a field that was read, or a file that is read now. */
export type Part =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly filename: string | undefined; readonly bytes: AsyncIterable<Uint8Array> }
