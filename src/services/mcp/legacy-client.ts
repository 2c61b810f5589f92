import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { OtherEra, type ServerAskOptions, type ProtocolClient } from './client.ts'
import type { Client, Sdk } from './sdk.ts'
import type { McpResult } from './use.ts'

/** The versions up to 2025-11-25, which begin with `initialize`. */
export class LegacyClient implements ProtocolClient {
  readonly asksForInput = false
  onclose: () => void = () => undefined
  onerror: (error: Error) => void = () => undefined
  onToolsChanged: () => void = () => undefined
  onQuestion: ProtocolClient['onQuestion'] = async () => ({ action: 'cancel' })

  readonly #transport: Transport
  readonly #sdk: Sdk
  readonly #client: Client

  constructor(transport: Transport, sdk: Sdk, version: string) {
    this.#transport = transport
    this.#sdk = sdk
    // A server can ask a person in the middle of a call, and else nothing of us: no roots, no sampling.
    this.#client = new sdk.Client(
      { name: 'gantry', version },
      {
        capabilities: { elicitation: { form: {}, url: {} } },
      },
    )
    this.#client.setRequestHandler(sdk.ElicitRequestSchema, async ({ params }) => ({
      ...(await this.onQuestion(params)),
    }))
    this.#client.onclose = () => this.onclose()
    this.#client.onerror = (error) => this.onerror(error)
    this.#client.setNotificationHandler(sdk.ToolListChangedNotificationSchema, () => this.onToolsChanged())
  }

  get announcesTools(): boolean {
    return this.#client.getServerCapabilities()?.tools?.listChanged === true
  }

  async connect(timeout: number): Promise<void> {
    try {
      await this.#client.connect(this.#transport, { timeout })
    } catch (cause) {
      if (cause instanceof this.#sdk.McpError && otherEraCodes.has(cause.code)) throw new OtherEra('', { cause })
      throw cause
    }
  }

  request(method: string, params: Record<string, unknown>, options: ServerAskOptions): Promise<McpResult> {
    return this.#client.request({ method, params } as never, this.#sdk.ResultSchema, options)
  }

  offers(feature: 'tools' | 'resources' | 'prompts'): boolean {
    return this.#client.getServerCapabilities()?.[feature] !== undefined
  }

  async ping(timeout: number): Promise<void> {
    await this.#client.ping({ timeout })
  }

  close(): Promise<void> {
    return this.#client.close()
  }
}

/** `initialize` is unknown, or none of its versions is spoken: the code of the specification of 2026-07-28. */
const otherEraCodes = new Set([-32_601, -32_022])
