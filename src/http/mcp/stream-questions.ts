import { randomUUID } from 'node:crypto'
import type { ElicitResult, RequestId, Server } from '@modelcontextprotocol/server'
import { isRecord } from '../../platform/text/is-record.ts'
import { timeouts } from '../../timeouts.ts'

/** By whom a request of a client is made: its credential, and the session id that it was given. */
export interface ClientSession {
  readonly credentialId: string
  readonly sessionId: string
}

/** What is asked in the stream of a request. */
export interface StreamQuestion {
  readonly server: Pick<Server, 'transport'>
  /** The request of the client in whose stream it is asked. */
  readonly requestId: RequestId
  readonly params: Readonly<Record<string, unknown>>
  readonly signal: AbortSignal
}

interface OpenQuestion extends ClientSession {
  readonly settle: (said: ElicitResult | undefined) => void
}

/**
 * Questions to clients of the 2025 specifications: requests of the server in the stream of a call, which are answered
 * by a request of their own. There are no sessions; the session id alone says that the client can be asked, and leads
 * an answer to its question. It is no credential: an answer counts only with that of the call.
 */
export class StreamQuestions {
  readonly #open = new Map<string, OpenQuestion>()

  /** The session id for a client that says, as it begins, that a person can be asked; nothing for others. */
  sessionIdFor(body: unknown): string | undefined {
    if (!isRecord(body) || body['method'] !== 'initialize' || !isRecord(body['params'])) return undefined
    const { capabilities } = body['params']
    if (!isRecord(capabilities) || !isRecord(capabilities['elicitation'])) return undefined
    const { elicitation } = capabilities
    // A client that only opens addresses has no forms.
    const hasForms = Object.keys(elicitation).length === 0 || elicitation['form'] !== undefined
    return hasForms ? prefix + randomUUID() : undefined
  }

  /** Whether the client with this session id can be asked. */
  canAsk(sessionId: unknown): sessionId is string {
    return typeof sessionId === 'string' && sessionId.startsWith(prefix)
  }

  /** What the person says; nothing if there is no answer in time, or the client cannot ask after all. */
  async ask(
    { server, requestId, params, signal }: StreamQuestion,
    session: ClientSession,
  ): Promise<ElicitResult | undefined> {
    const id = randomUUID()
    const { promise, resolve } = Promise.withResolvers<ElicitResult | undefined>()
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeouts.mcpQuestion.ms)])
    const end = () => resolve(undefined)
    ending.addEventListener('abort', end, { once: true })
    this.#open.set(id, { ...session, settle: resolve })
    try {
      const request = { jsonrpc: '2.0' as const, id, method: 'elicitation/create', params }
      await server.transport?.send(request, { relatedRequestId: requestId })
      return await promise
    } finally {
      ending.removeEventListener('abort', end)
      this.#open.delete(id)
    }
  }

  /** Takes the answer to a question; reports whether the body is one. */
  take(body: unknown, session: { readonly credentialId: string; readonly sessionId: unknown }): boolean {
    if (!isRecord(body) || 'method' in body || typeof body['id'] !== 'string') return false
    const question = this.#open.get(body['id'])
    if (question?.credentialId !== session.credentialId || question.sessionId !== session.sessionId) return false
    question.settle(answerIn(body['result']))
    return true
  }
}

const prefix = 'asks-'

function answerIn(result: unknown): ElicitResult | undefined {
  if (!isRecord(result)) return undefined
  const { action, content } = result
  if (action !== 'accept' && action !== 'decline' && action !== 'cancel') return undefined
  const isApproved = isRecord(content) && content['approve'] === true
  return { action, content: { approve: isApproved } }
}
