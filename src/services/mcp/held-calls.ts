import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { fail } from '../../errors.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { checkBy, refuseAnswer } from './arguments.ts'
import type { ArgumentCheck } from './arguments.ts'
import type { McpLimits } from './limits.ts'
import type { McpResult, McpToolCall } from './use.ts'
import type { CallClock } from './waiting.ts'

/** What a person says to a question of a server. */
export interface ServerAnswer {
  readonly action: 'accept' | 'decline' | 'cancel'
  readonly content?: Record<string, unknown>
}

/** A call at the server, which may ask for input before it has its result. */
export interface Flight {
  readonly clock: CallClock
  readonly result: Promise<McpResult>
}

interface HeldCall {
  readonly call: Pick<McpToolCall, 'actor' | 'toolName' | 'arguments'>
  readonly clock: CallClock
  questions: number
  /** Resolves with what comes next: the result, or a question in its place. */
  next: PromiseWithResolvers<McpResult>
  /** The question that waits for its answer, by its state. */
  open?: OpenQuestion
}

interface OpenQuestion {
  readonly state: string
  /** What is wrong with the content of an answer, by the schema of the question. */
  readonly check: ArgumentCheck
  readonly answer: (answer: ServerAnswer) => void
  readonly timer: NodeJS.Timeout
}

/** By this name a question stands among the `inputRequests` of a result. */
const questionName = 'question'
const statePrefix = 'held:'
/** A server that asks without end is answered no more. */
const questionsMax = 10
/** What is held of all calls of a connection. */
const heldMax = 64

/**
 * Calls of a connection whose server asks in the middle of them, as the specifications up to 2025-11-25 have it
 * (`elicitation/create`). The call is held open, and its question given as a result that asks for input, as servers of
 * 2026 ask by themselves; the next call with its state answers it.
 */
export class HeldCalls {
  readonly #inputMs: number
  readonly #flying = new Set<HeldCall>()

  constructor({ inputMs }: Pick<McpLimits, 'inputMs'>) {
    this.#inputMs = inputMs
  }

  /** Gives the result of a call, or the question that comes before it. */
  async begin(call: McpToolCall, { clock, result }: Flight): Promise<McpResult> {
    const held: HeldCall = { call, clock, questions: 0, next: Promise.withResolvers() }
    this.#flying.add(held)
    result
      .then(
        (value) => held.next.resolve(value),
        (error: unknown) => held.next.reject(error),
      )
      .finally(() => {
        clearTimeout(held.open?.timer)
        this.#flying.delete(held)
      })
    // Nobody waits for a call that ends while its question is open.
    held.next.promise.catch(() => undefined)
    return await held.next.promise
  }

  /**
   * Answers the question of a held call, and gives what comes next. Fails with `mcp_timeout` where it is gone, and with
   * `mcp_arguments_invalid` where the answer does not fit: then the question waits on.
   */
  async answer(call: McpToolCall): Promise<McpResult> {
    const { inputResponses, requestState, signal } = call
    const held = [...this.#flying].find(({ open }) => open?.state === requestState)
    if (!held?.open || held.call.actor !== call.actor) return refuseLate()
    const isSame = held.call.toolName === call.toolName && isDeepStrictEqual(held.call.arguments, call.arguments)
    if (!isSame)
      fail('mcp_arguments_invalid', { message: 'The input is for a call of this tool with the arguments of before.' })
    const answer = answerIn(inputResponses?.[questionName])
    if (!answer)
      fail('mcp_arguments_invalid', {
        message: `Give inputResponses.${questionName} as {"action": "accept", "content": {…}}, or with the action "decline" or "cancel".`,
      })
    const { open } = held
    const problems = answer.action === 'accept' ? await open.check(answer.content ?? {}) : []
    if (problems.length > 0) refuseAnswer(problems)
    // Another answer may have come meanwhile.
    if (held.open !== open) return refuseLate()
    delete held.open
    clearTimeout(open.timer)
    held.next = Promise.withResolvers()
    held.next.promise.catch(() => undefined)
    held.clock.resume(signal)
    open.answer(answer)
    return await held.next.promise
  }

  /**
   * Takes a question of the server. The protocol does not say for which call it is: it is that of the only one that
   * waits for no answer, and else it is cancelled, so that no caller is asked for another.
   */
  ask(params: unknown): Promise<ServerAnswer> {
    const waiting = [...this.#flying].filter(({ open }) => !open)
    const [held, ...others] = waiting
    const isUnclear = !held || others.length > 0 || this.#flying.size - waiting.length >= heldMax
    if (isUnclear || !isRecord(params) || held.questions >= questionsMax) return Promise.resolve({ action: 'cancel' })
    held.questions++
    const { promise, resolve } = Promise.withResolvers<ServerAnswer>()
    const state = statePrefix + randomUUID()
    // The server is told that nobody answered, and ends its call.
    const timer = setTimeout(() => this.#expire(held), this.#inputMs)
    const check = checkBy(params['requestedSchema'], `body/inputResponses/${questionName}/content`)
    held.open = { state, check, answer: resolve, timer }
    held.clock.pause()
    const { _meta, ...question } = params
    held.next.resolve({
      resultType: 'input_required',
      inputRequests: { [questionName]: { method: 'elicitation/create', params: question } },
      requestState: state,
    })
    return promise
  }

  #expire(held: HeldCall): void {
    const { open } = held
    delete held.open
    held.clock.resume(new AbortController().signal)
    open?.answer({ action: 'cancel' })
  }
}

/** For how long a call may last with all its questions. */
export function heldTotalMs({ callTotalMs, inputMs }: Pick<McpLimits, 'callTotalMs' | 'inputMs'>): number {
  return callTotalMs + questionsMax * (callTotalMs + inputMs)
}

/** Whether a state is that of a held call, and not one that a server has given. */
export function isHeldState(state: string | undefined): boolean {
  return state?.startsWith(statePrefix) === true
}

function refuseLate(): never {
  fail('mcp_timeout', {
    message:
      'The call that asked for input is lost: it was answered, waited for too long, or ended with its server or with the service. What it did is not known.',
  })
}

function answerIn(given: unknown): ServerAnswer | undefined {
  if (!isRecord(given)) return undefined
  const { action, content } = given
  if (action === 'decline' || action === 'cancel') return { action }
  if (action !== 'accept') return undefined
  return isRecord(content) ? { action, content } : { action }
}
