import { nearest } from '../../platform/text/nearest.ts'
import { withinTime } from '../../platform/work/within-time.ts'
import { sdkTimeout, type ProtocolClient } from './client.ts'
import { listPages } from './pages.ts'
import { requireShallow } from './result-depth.ts'
import { toolsIn, type ServerTool, type Tools } from './tools.ts'

export interface ToolCacheOptions {
  readonly client: ProtocolClient
  /** The time limit of one listing. */
  readonly startMs: number
  /** Called with each list of tools that was read. */
  readonly onTools: (tools: Tools) => void
  /** Turns an error of a listing into a failure for the caller. */
  readonly explain: (error: unknown) => unknown
}

/** The tools of one connection, listed again when the list expires or the server announces a change. */
export class ToolCache {
  readonly #options: ToolCacheOptions
  #listing: Promise<Tools> | undefined
  #tools: Tools | undefined
  #freshUntil = 0

  constructor(options: ToolCacheOptions) {
    this.#options = options
    options.client.onToolsChanged = () => this.#clear()
  }

  /** All tools; `isAskedAgain` reads the list anew. Callers that come during a listing share it. */
  async all({ isAskedAgain = false }: { readonly isAskedAgain?: boolean } = {}): Promise<Tools> {
    const { startMs, explain } = this.#options
    const isExpired = this.#tools !== undefined && performance.now() >= this.#freshUntil
    if (isAskedAgain || isExpired) this.#clear()
    this.#listing ??= withinTime(startMs, this.#list())
    const listing = this.#listing
    try {
      const tools = await listing
      // The server may have announced a change during the listing.
      if (this.#listing === listing) this.#tools = tools
      return tools
    } catch (error) {
      if (this.#listing === listing) this.#clear()
      throw explain(error)
    }
  }

  /** The tool of this name, if a fresh list is cached. */
  cached(name: string): ServerTool | undefined {
    return performance.now() < this.#freshUntil ? this.#tools?.get(name) : undefined
  }

  /** The tool of this name. A server that does not announce changes is asked again before a tool counts as unknown. */
  async find(name: string): Promise<ServerTool | undefined> {
    const found = (await this.all()).get(name)
    if (found !== undefined || this.#options.client.announcesTools) return found
    return (await this.all({ isAskedAgain: true })).get(name)
  }

  /** The tool name that differs least from this one. */
  nearest(name: string): string | undefined {
    return nearest(name, [...(this.#tools?.keys() ?? [])])
  }

  async #list(): Promise<Tools> {
    const { client, startMs, onTools } = this.#options
    if (!client.offers('tools')) return new Map()
    const timeout = sdkTimeout(startMs)
    const { items, freshUntil } = await listPages(
      async (params) => requireShallow(await client.request('tools/list', params, { timeout })),
      'tools',
    )
    const tools = toolsIn(items)
    this.#freshUntil = freshUntil
    onTools(tools)
    return tools
  }

  #clear(): void {
    this.#listing = undefined
    this.#tools = undefined
  }
}
