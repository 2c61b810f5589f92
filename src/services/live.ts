import type { Caller, SocketReply, StreamReply } from '../call.ts'
import { fail } from '../errors.ts'
import { routes } from '../generated/routes.ts'
import type { OperationId } from '../generated/routes.ts'
import type { components } from '../generated/types.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import { credentialsCheckMsOf, OpenStreams } from '../platform/streams/open-streams.ts'
import type { StreamCredentials } from '../platform/streams/open-streams.ts'
import type { Chats } from './chats.ts'
import type { Events } from './events.ts'
import { rulesOf } from './identity.ts'
import type { Identity } from './identity.ts'
import type { Jobs } from './jobs.ts'
import { LiveSession } from './live/session.ts'
import type { Mcp } from './mcp.ts'
import type { Operations } from './operations.ts'

type Schemas = components['schemas']
export type LiveSubscribe = Schemas['LiveSubscribe']

export interface LiveLimits {
  /** How long a client may take nothing while messages wait for it. */
  readonly stallMs: number
}

export const liveLimits: LiveLimits = { stallMs: 30_000 }

interface LiveParts extends Pick<Foundation, 'log' | 'isStoreShared'> {
  readonly identity: StreamCredentials & Pick<Identity, 'requireReach' | 'access'>
  readonly operations: Pick<Operations, 'argumentsOf'>
  readonly mcp: { readonly calls: { readonly ruled: Pick<Mcp['calls']['ruled'], 'admit'> } }
  readonly events: Pick<Events, 'follow'>
  readonly jobs: Pick<Jobs, 'follow'>
  readonly chats: Pick<Chats, 'follow'>
  readonly areaLimits: { readonly live: LiveLimits }
}

const connectionsMax = 1_000
const connectionsPerUserMax = 200
const connectionsPerCredentialMax = 100
const heartbeatMs = 15_000
const subscriptionsMax = 32
const messageBytesMax = 64 * 1024
const messagesPerSecond = 20

/** The operation whose authority each stream takes. */
const operations = { events: 'streamEvents', job: 'streamJob', chat: 'streamChat' } as const

/** Connections by which a client follows several streams. */
export class Live implements Area {
  readonly #options: LiveParts
  readonly #connections: OpenStreams<LiveSession>

  constructor(options: LiveParts) {
    this.#options = options
    this.#connections = new OpenStreams({
      credentials: options.identity,
      log: options.log,
      streamsMax: connectionsMax,
      streamsPerUserMax: connectionsPerUserMax,
      streamsPerCredentialMax: connectionsPerCredentialMax,
      heartbeatMs,
      credentialsCheckMs: credentialsCheckMsOf(options),
      subject: 'live',
    })
  }

  listLimits(): readonly Limit[] {
    return [
      {
        name: 'liveConnections',
        value: connectionsMax,
        unit: 'connections',
        used: this.#connections.size,
        description: 'The number of open live connections of all callers.',
      },
      {
        name: 'liveConnectionsPerUser',
        value: connectionsPerUserMax,
        unit: 'connections',
        description: 'The number of open live connections of one user.',
      },
      {
        name: 'liveConnectionsPerCredential',
        value: connectionsPerCredentialMax,
        unit: 'connections',
        description: 'The number of open live connections of one token with those made from it, or of one session.',
      },
      {
        name: 'liveSubscriptions',
        value: subscriptionsMax,
        unit: 'subscriptions',
        description: 'The number of streams that one live connection follows at a time.',
      },
      {
        name: 'liveMessageBytes',
        value: messageBytesMax,
        unit: 'bytes',
        description: 'The size of a message that a client sends by a live connection.',
      },
    ]
  }

  /** What a client finds when it connects. */
  describe(): Schemas['Live'] {
    return { subscriptionsMax, messageBytesMax }
  }

  /** Fails with `too_many_streams` or `shutting_down`. */
  connect(caller: Caller): SocketReply {
    const release = this.#connections.takePlace(caller)
    return {
      messageBytesMax,
      messagesPerSecond,
      stallMs: this.#options.areaLimits.live.stallMs,
      release,
      open: (peer) => {
        const session: LiveSession = new LiveSession({
          caller,
          peer,
          subscriptionsMax,
          follow: (request) => this.#follow(caller, request),
          onClose: () => {
            this.#connections.delete(session)
            release()
          },
        })
        this.#connections.add(session)
        return session
      },
    }
  }

  /** The streams have ended before: that is sent, and the connections close. */
  drain(): void {
    this.#connections.stop()
  }

  /** Opens a stream with what the credential may do now, as the operation of the stream does. */
  async #follow(connected: Caller, request: LiveSubscribe): Promise<StreamReply> {
    const { identity, events, jobs, chats } = this.#options
    const caller = (await identity.current(connected)) ?? fail('token_invalid')
    const operation = operations[request.stream]
    const { reach } = routes[operation]
    for (const { missingScopes } of identity.access.check(caller, [operation]))
      if (missingScopes.length > 0)
        fail('scope_missing', { message: `This credential lacks the scope ${missingScopes.join(', ')}.` })
    const { after, kinds, taskId } = request
    if (caller.allow !== undefined) identity.requireReach(caller, reach, taskId === undefined ? [] : [taskId])
    if (rulesOf(caller).length > 0) await this.#requireRuled(operation, caller, request)
    switch (request.stream) {
      case 'events':
        return events.follow(caller, { after, kinds, taskId })
      case 'job':
        return jobs.follow(named(request, 'jobId'), { offset: after }, caller)
      case 'chat':
        return chats.follow(named(request, 'chatId'), { after }, caller)
      default:
        return request.stream satisfies never
    }
  }

  /** Refuses what the rules of the credential deny or ask for, as a request to the operation of the stream is. */
  async #requireRuled(operationId: OperationId, caller: Caller, request: LiveSubscribe): Promise<void> {
    const { operations, mcp } = this.#options
    const { chatId, jobId, ...query } = request
    const given = await operations.argumentsOf(operationId, { path: { chatId, jobId }, query, headers: {}, body: {} })
    await mcp.calls.ruled.admit({ operationId, ...given, caller })
  }
}

/** What the schema cannot require of one stream alone. */
function named(request: LiveSubscribe, name: 'jobId' | 'chatId'): string {
  return request[name] ?? fail('validation_failed', { message: `The stream ${request.stream} needs ${name}.` })
}
