import type { Client as SdkClient, StandardSchemaV1, Transport } from '@modelcontextprotocol/client'
import { OtherEra, type ServerAskOptions, type ProtocolClient } from './client.ts'
import type { Sdk } from './sdk.ts'
import type { McpResult } from './use.ts'

type ModernSdk = typeof import('@modelcontextprotocol/client')

export interface ModernParts {
  readonly transport: Transport
  readonly modern: ModernSdk
  readonly sdk: Sdk
  readonly version: string
}

/** The version 2026-07-28, which has no handshake: each request says what the client is and can do. */
export class ModernClient implements ProtocolClient {
  /** Lists say instead for how long they may be kept. */
  readonly announcesTools = false
  readonly asksForInput = true
  onclose: () => void = () => undefined
  onerror: (error: Error) => void = () => undefined
  onToolsChanged: () => void = () => undefined
  /** These servers ask in their results. */
  onQuestion: ProtocolClient['onQuestion'] = async () => ({ action: 'cancel' })

  readonly #parts: ModernParts
  readonly #client: SdkClient
  readonly #schema: StandardSchemaV1<unknown, McpResult>

  constructor(parts: ModernParts) {
    const { modern, version } = parts
    this.#parts = parts
    // A server asks in its result, and the caller of the tool answers: nothing is answered here.
    this.#client = new modern.Client(
      { name: 'gantry', version },
      {
        capabilities: { elicitation: { form: {}, url: {} } },
        versionNegotiation: { mode: { pin: '2026-07-28' } },
        inputRequired: { autoFulfill: false },
      },
    )
    this.#client.onclose = () => this.onclose()
    this.#client.onerror = (error) => this.onerror(error)
    this.#schema = modern.withInputRequired(anyResult) as StandardSchemaV1<unknown, McpResult>
  }

  async connect(timeout: number): Promise<void> {
    try {
      await this.#client.connect(this.#parts.transport, { timeout })
    } catch (cause) {
      throw new OtherEra('', { cause: this.#translated(cause) })
    }
  }

  async request(method: string, params: Record<string, unknown>, options: ServerAskOptions): Promise<McpResult> {
    const { signal, ...rest } = options
    try {
      return await this.#client.request({ method, params }, this.#schema, {
        ...rest,
        ...(signal && { signal }),
        allowInputRequired: true,
      })
    } catch (error) {
      throw this.#translated(error)
    }
  }

  offers(feature: 'tools' | 'resources' | 'prompts'): boolean {
    return this.#client.getServerCapabilities()?.[feature] !== undefined
  }

  async ping(timeout: number): Promise<void> {
    await this.#client.discover({ timeout })
  }

  close(): Promise<void> {
    return this.#client.close()
  }

  /** As the SDK for the older protocol would say it, so that failures are explained in one place. */
  #translated(error: unknown): unknown {
    const { modern, sdk } = this.#parts
    if (error instanceof modern.ProtocolError) return new sdk.McpError(error.code, error.message)
    if (error instanceof modern.SdkHttpError) return new sdk.StreamableHTTPError(error.status, error.message)
    if (error instanceof modern.SdkError && error.code === modern.SdkErrorCode.ConnectionClosed)
      return new sdk.McpError(sdk.ErrorCode.ConnectionClosed, error.message)
    return error
  }
}

/** Results are handed on as they came, and so are not parsed by the SDK. */
const anyResult: StandardSchemaV1<unknown, McpResult> = {
  // Only objects come here: the SDK reads the kind of the result before.
  '~standard': { version: 1, vendor: 'gantry', validate: (value) => ({ value: value as McpResult }) },
}
