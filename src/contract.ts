import type { BrowserSession, Caller, FileReply, Log, Part, SocketReply, Staged, StreamReply } from './call.ts'
import type { AreaServices } from './areas.ts'
import type { operations } from './generated/types.ts'
import type { Defaults } from './generated/defaults.ts'
import type { OperationId } from './generated/routes.ts'
import type { Store } from './collections.ts'

export type { OperationId }
export type * from './call.ts'

/** One operation: what was asked, and the services that it names by destructuring, give its one reply. */
export type Handler<Id extends OperationId> = (call: Call<Id>, app: App) => Promise<Reply<Id>>

/** A missing, misspelt or mistyped handler does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }

/** What a handler may reach for. Its second parameter, destructured, is the list of its dependencies. */
export interface App extends AreaServices {
  /** To read from; what a call changes goes through its `commit`. */
  readonly store: Pick<Store, 'read'>
  /** The time, as the contract writes it. */
  readonly now: () => string
  /** A new id: the prefix and a time-ordered rest, `task_01m7…`. */
  readonly newId: (prefix: string) => string
}

/** The same for the layers around the handlers, which commit. */
export interface Services extends App {
  readonly store: Store
}

export interface Call<Id extends OperationId> {
  readonly path: Path<Id>
  readonly query: Query<Id>
  /** The header parameters that the contract declares. */
  readonly headers: Parameters<Id, 'header'>
  readonly body: Body<Id>
  /** The parts of a multipart body, in the order in which they arrive. */
  readonly parts: Parts<Id>
  /** The bytes of the body as they were sent, for the operations whose callers sign them (`x-signed`); else none. */
  readonly bytes: Uint8Array
  /**
   * The token of the Authorization header, for the same operations, whose callers have no credential of this service.
   */
  readonly bearer: string | undefined
  /** The version that `If-Match` names, for the operations that take it. */
  readonly ifVersion: number | undefined
  /**
   * The rest of an id, to name what the call makes outside the store (`x-repeatable`): the same in each attempt of the
   * call with its Idempotency-Key. Undefined without one.
   */
  readonly effectId: string | undefined
  readonly caller: Caller
  /** From where the call comes. */
  readonly address: string
  /** Whether the caller asks for `text/event-stream`. */
  readonly wantsStream: boolean
  /**
   * Whether the caller takes `text/event-stream` where there is nothing else; a missing Accept header accepts anything.
   */
  readonly takesStream: boolean
  /** Whether the call is the handshake of a WebSocket. */
  readonly wantsSocket: boolean
  /**
   * Commits what a service stages as one with the audit entry of this call and, when it came with an Idempotency-Key,
   * its answer. The changes are staged again, and the reply made again, when another writer was faster. Gives the reply
   * back once all of it is on disk.
   */
  readonly commit: <Given>(
    stage: () => Promise<Staged<Given>>,
    replyTo: (given: Given) => Reply<Id>,
  ) => Promise<Reply<Id>>
  /**
   * Records that the effect of the call begins, for the operations that are sent on meanwhile (`x-effect: sent`): the
   * answer waits for the record. A call that never has an effect is recorded at its end alone.
   */
  readonly recordStart: () => void
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal
  readonly log: Log
  readonly answer: Answer<Id>
  /** Signs the caller's browser in or, without a session, out. */
  readonly setSession: (session: BrowserSession | undefined) => void
}

/**
 * The only maker of a reply. It takes the success body without `success`, and the values of the response headers:
 * a required header in the contract is a required member here.
 */
export type Answer<Id extends OperationId> = JsonAnswer<Id> & BytesAnswer<Id> & StreamAnswer<Id> & SocketAnswer<Id>

declare const replyOf: unique symbol

/** Made by `answer` alone: TypeScript checks excess members in argument position, not in what an arrow returns. */
export interface Reply<Id extends OperationId> {
  readonly [replyOf]: Id
}

type JsonAnswer<Id extends OperationId> = (...given: AnswerArguments<Id>) => Reply<Id>

type AnswerArguments<Id extends OperationId> =
  unknown extends About<Id>
    ? [body: SuccessBody<Id>]
    : Record<string, never> extends About<Id>
      ? [body: SuccessBody<Id>, about?: About<Id>]
      : [body: SuccessBody<Id>, about: About<Id>]

type BytesAnswer<Id extends OperationId> =
  '*/*' extends SuccessMedia<Id>
    ? { readonly bytes: (file: FileReply) => Reply<Id> }
    : 'image/webp' extends SuccessMedia<Id>
      ? { readonly bytes: (file: FileReply) => Reply<Id> }
      : unknown

type StreamAnswer<Id extends OperationId> =
  'text/event-stream' extends SuccessMedia<Id> ? { readonly stream: (stream: StreamReply) => Reply<Id> } : unknown

type SocketAnswer<Id extends OperationId> = 101 extends keyof Responses<Id>
  ? { readonly socket: (socket: SocketReply) => Reply<Id> }
  : unknown

type About<Id extends OperationId> = AboutLocation<SuccessHeaders<Id>> &
  AboutVersion<SuccessHeaders<Id>> &
  AboutDeprecation<SuccessHeaders<Id>>
/** The path of what was made, below `/api/v1`. */
type AboutLocation<Headers> = Headers extends { Location: string } ? { location: string } : unknown
/** The item's version, from which the ETag is made. */
type AboutVersion<Headers> = Headers extends { ETag: string } ? { version: number } : unknown
/** Whether the caller used something deprecated, which the response then reports. */
type AboutDeprecation<Headers> = Headers extends { Deprecation?: string } ? { deprecated?: boolean } : unknown

type Responses<Id extends OperationId> = operations[Id]['responses']
type SuccessStatus<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202>
type Success<Id extends OperationId> = Responses<Id>[SuccessStatus<Id>]
type SuccessContent<Id extends OperationId> = Success<Id> extends { content: infer Content } ? Content : never
type SuccessMedia<Id extends OperationId> = keyof SuccessContent<Id>
type SuccessBody<Id extends OperationId> =
  SuccessContent<Id> extends { 'application/json': infer Body } ? Closed<Omit<Body, 'success'>> : never
/** TypeScript lets any object pass for one without members; this lets none pass but the empty one. */
type Closed<Body> = keyof Body extends never ? Record<string, never> : Body
type SuccessHeaders<Id extends OperationId> =
  Success<Id> extends { headers: infer Headers } ? Declared<Headers> : unknown
/** Drops the index signature that every generated header map has. */
type Declared<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] }

type Parameters<Id extends OperationId, Place extends string> = operations[Id]['parameters'] extends {
  [Key in Place]: infer Given
}
  ? Given
  : operations[Id]['parameters'] extends { [Key in Place]?: infer Given }
    ? [Given] extends [undefined]
      ? Record<never, never>
      : Exclude<Given, undefined>
    : Record<never, never>

type Path<Id extends OperationId> = Parameters<Id, 'path'>
/** A query parameter with a default is always there. */
type Query<Id extends OperationId> = WithDefaults<
  Parameters<Id, 'query'>,
  Id extends keyof Defaults ? Defaults[Id] : never
>
type WithDefaults<Given, Names extends PropertyKey> = Omit<Given, Names> & {
  [Name in Extract<keyof Given, Names>]-?: Exclude<Given[Name], undefined>
}

type RequestContent<Id extends OperationId> = operations[Id] extends { requestBody?: { content: infer Content } }
  ? Content
  : never
/** A form has no body, and JSON in its place no parts. */
type Body<Id extends OperationId> =
  RequestContent<Id> extends { 'application/json': infer Given }
    ? 'multipart/form-data' extends keyof RequestContent<Id>
      ? Given | undefined
      : Given
    : undefined
type Parts<Id extends OperationId> =
  RequestContent<Id> extends { 'multipart/form-data': unknown }
    ? 'application/json' extends keyof RequestContent<Id>
      ? AsyncIterable<Part> | undefined
      : AsyncIterable<Part>
    : undefined
