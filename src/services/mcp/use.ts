/** What a tool answered, whole. */
export type McpResult = Record<string, unknown>

/** Who uses a server. */
export interface Use {
  readonly signal: AbortSignal
  /** The id of the user. */
  readonly actor: string
}

export interface ToolCall extends Use {
  readonly toolName: string
  readonly arguments: Record<string, unknown>
  readonly onProgress?: (progress: Progress) => void
  /** Called before the call is sent, unless the server declares that the tool only reads. */
  readonly onEffect?: (() => void) | undefined
  /** What answers a result that asked for input. */
  readonly inputResponses?: Record<string, unknown> | undefined
  readonly requestState?: string | undefined
}

export interface Progress {
  readonly progress: number
  readonly total?: number | undefined
  readonly message?: string | undefined
}
