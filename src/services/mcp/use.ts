import type { Caller } from '../../call.ts'
import type { OperationId } from '../../generated/routes.ts'
import { defined } from '../../platform/work/defined.ts'

/** What a tool answered, whole. */
export type McpResult = Record<string, unknown>

/** Who uses a server. */
export interface Use {
  readonly signal: AbortSignal
  /** The id of the user. */
  readonly actor: string
}

export interface McpToolCall extends Use {
  readonly toolName: string
  readonly arguments: Record<string, unknown>
  readonly onProgress?: (progress: CallProgress) => void
  /** Called before the call is sent, unless the server declares that the tool only reads. */
  readonly onEffect?: (() => void) | undefined
  /** What answers a result that asked for input. */
  readonly inputResponses?: Record<string, unknown> | undefined
  readonly requestState?: string | undefined
}

export interface CallProgress {
  readonly progress: number
  readonly total?: number | undefined
  readonly message?: string | undefined
}

/** Who uses servers. */
export interface McpUse {
  /** Aborts when the caller hangs up. */
  readonly signal: AbortSignal
  readonly caller: Caller
}

/** A call of a tool, as the rule of the tool judges it. */
export interface McpCall
  extends McpUse,
    Pick<McpToolCall, 'toolName' | 'inputResponses' | 'requestState' | 'onEffect'> {
  readonly serverName: string
  readonly arguments?: Record<string, unknown> | undefined
  /** What the server says of the tool now, as its digest: an approval is for the tool as it was. */
  readonly toolDigest?: string | undefined
}

/** A call of an operation of this service, as the rules of its caller judge it. */
export interface RuledCall {
  readonly operationId: OperationId
  /** Unknown of a form, which is read while it comes, and of requests in the words of other services. */
  readonly arguments?: Readonly<Record<string, unknown>> | undefined
  /** The same, as rules judge them. */
  readonly judged?: Readonly<Record<string, unknown>> | undefined
  readonly caller: Caller
}

export function useOf({ signal, caller }: McpUse): Use {
  return { signal, actor: caller.userId }
}

/** What is sent beside the arguments: the answers to a result that asked for input, and its state. */
export function answersOf({ inputResponses, requestState }: Pick<McpToolCall, 'inputResponses' | 'requestState'>) {
  return defined({ inputResponses, requestState })
}
