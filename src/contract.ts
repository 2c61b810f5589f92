import type { BrowserSession, Caller, FileReply, Log, Part, StreamReply } from './call.ts'
import type { operations } from './generated/types.ts'
import type { Defaults } from './generated/defaults.ts'
import type { OperationId } from './generated/routes.ts'
import type { Events } from './services/events.ts'
import type { Identity } from './services/identity.ts'
import type { Git } from './services/git.ts'
import type { Jobs } from './services/jobs.ts'
import type { Limits } from './services/limits.ts'
import type { Mail } from './services/mail.ts'
import type { Mcp } from './services/mcp.ts'
import type { Plans } from './services/plans.ts'
import type { Project } from './services/project.ts'
import type { Resources } from './services/resources.ts'
import type { Tasks } from './services/tasks.ts'
import type { Terminals } from './services/terminals.ts'
import type { Health } from './services/health.ts'
import type { Version } from './services/version.ts'
import type { Webhooks } from './services/webhooks.ts'
import type { WorkingTree } from './services/working-tree.ts'
import type { Change, Store } from './stores/port.ts'

export type { OperationId }
export type * from './call.ts'

/** One operation: what was asked, and the services that it names by destructuring, give its one reply. */
export type Handler<Id extends OperationId> = (call: Call<Id>, app: App) => Promise<Reply<Id>>

/** A missing, misspelt or mistyped handler does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }

/** What a handler may reach for. Its second parameter, destructured, is the list of its dependencies. */
export interface App {
  readonly store: Store
  readonly identity: Identity
  readonly project: Project
  readonly tasks: Tasks
  readonly plans: Plans
  readonly workingTree: WorkingTree
  readonly jobs: Jobs
  readonly terminals: Terminals
  readonly resources: Resources
  readonly mail: Mail
  readonly git: Git
  readonly mcp: Mcp
  readonly events: Events
  readonly health: Health
  readonly version: Version
  readonly limits: Limits
  readonly webhooks: Webhooks
  /** The time, as the contract writes it. */
  readonly now: () => string
  /** A new id: the prefix and a time-ordered rest, `task_01m7…`. */
  readonly newId: (prefix: string) => string
}

export interface Call<Id extends OperationId> {
  readonly path: Path<Id>
  readonly query: Query<Id>
  /** The header parameters that the contract declares. */
  readonly headers: Parameters<Id, 'header'>
  readonly body: Body<Id>
  /** The parts of a multipart body, in the order in which they arrive. */
  readonly parts: Parts<Id>
  /** The version that `If-Match` names, for the operations that take it. */
  readonly ifVersion: number | undefined
  readonly caller: Caller
  /** From where the call comes. */
  readonly address: string
  /** Whether the caller asks for `text/event-stream`. */
  readonly wantsStream: boolean
  /** Whether the caller takes `text/event-stream` where there is nothing else; who asks for nothing takes anything. */
  readonly takesStream: boolean
  /**
   * Commits the changes of this call as one with its audit entry and, when it came with an Idempotency-Key, its answer.
   * Gives the reply back once all of it is on disk.
   */
  readonly commit: (changes: readonly Change[], reply: Reply<Id>) => Promise<Reply<Id>>
  /** The same for changes that hold whatever others do meanwhile: they are built anew when another writer was faster. */
  readonly commitLatest: (build: () => Promise<{ changes: readonly Change[]; reply: Reply<Id> }>) => Promise<Reply<Id>>
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal
  readonly log: Log
  readonly answer: Answer<Id>
  /** Signs the caller's browser in or, without a session, out. */
  readonly setSession: (session: BrowserSession | undefined) => void
}

/**
 * The only maker of a reply. It takes the success body without `success`, and what the answer's headers tell:
 * a required header in the contract is a required member here.
 */
export type Answer<Id extends OperationId> = JsonAnswer<Id> & BytesAnswer<Id> & StreamAnswer<Id>

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

type About<Id extends OperationId> = AboutLocation<SuccessHeaders<Id>> &
  AboutVersion<SuccessHeaders<Id>> &
  AboutDeprecation<SuccessHeaders<Id>>
/** The path of what was made, below `/api/v1`. */
type AboutLocation<Headers> = Headers extends { Location: string } ? { location: string } : unknown
/** The item's version, from which the ETag is made. */
type AboutVersion<Headers> = Headers extends { ETag: string } ? { version: number } : unknown
/** Whether the caller used something deprecated, and so is told. */
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
type Body<Id extends OperationId> = RequestContent<Id> extends { 'application/json': infer Given } ? Given : undefined
type Parts<Id extends OperationId> =
  RequestContent<Id> extends { 'multipart/form-data': unknown } ? AsyncIterable<Part> : undefined
