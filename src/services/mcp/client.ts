import type { ServerAnswer } from './held-calls.ts'
import type { McpResult, CallProgress } from './use.ts'

/** How requests are sent and answers are matched: by the protocol up to 2025-11-25, or by that of 2026-07-28. */
export interface ProtocolClient {
  /** Called when the transport has closed. */
  onclose: () => void
  /** Called with what goes wrong beside the requests. */
  onerror: (error: Error) => void
  /** Called when the server announces that its tools have changed. */
  onToolsChanged: () => void
  /** Called with what the server asks a person in the middle of a call. */
  onQuestion: (params: unknown) => Promise<ServerAnswer>
  /** Throws `OtherEra` when the server speaks another version of the protocol. */
  connect(timeoutMs: number): Promise<void>
  /** Gives the result as it came. Errors are those of the SDK for the older protocol. */
  request(method: string, params: Record<string, unknown>, options: ServerAskOptions): Promise<McpResult>
  offers(feature: 'tools' | 'resources' | 'prompts'): boolean
  /** Whether it calls back when its tools change. */
  readonly announcesTools: boolean
  /** Whether a result may ask for input, which the next call then answers. */
  readonly asksForInput: boolean
  ping(timeoutMs: number): Promise<void>
  close(): Promise<void>
}

export interface ServerAskOptions {
  readonly timeout: number
  readonly signal?: AbortSignal
  readonly onprogress?: (progress: CallProgress) => void
}

/** The versions of the protocol in two families. */
export type Era = 'legacy' | 'modern'

/**
 * Which family to try first. A program is greeted as today's servers expect it, since some end at any other message; a
 * remote server is asked for the newer protocol first, which costs one request.
 */
export const erasOf = {
  stdio: ['legacy', 'modern'],
  http: ['modern', 'legacy'],
  sse: ['legacy'],
} as const satisfies Record<string, readonly Era[]>

/** The server does not speak the protocol of this family; the cause says how that was seen. */
export class OtherEra extends Error {}

/** What both SDKs call a transport, as far as it is used here. */
export interface ClosableTransport {
  readonly sessionId?: string | undefined
  close(): Promise<void>
}

/** Our own clocks are the ones that count; the SDK's must merely come after them. */
export function sdkTimeout(ownMs: number): number {
  return ownMs + 60_000
}
