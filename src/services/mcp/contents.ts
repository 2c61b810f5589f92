import type { components } from '../../generated/types.ts'
import { fail } from '../../errors.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import type { Connection } from './connection.ts'
import type { ServerPool } from './pool.ts'
import { askServers, isObject, toolText, toPage, type MayCallTool, type McpListQuery } from './tool-list.ts'
import { useOf, type McpResult, type McpUse } from './use.ts'

type Schemas = components['schemas']

export interface ContentsOptions {
  readonly mayCallTool: MayCallTool
  readonly secretMask: SecretMask
}

/**
 * What servers have besides tools: resources and prompts. What they say is bounded and has no secrets in it. A caller
 * who may call only some tools of a server reaches none of them.
 */
export class Contents {
  readonly #pool: ServerPool
  readonly #options: ContentsOptions

  constructor(pool: ServerPool, options: ContentsOptions) {
    this.#pool = pool
    this.#options = options
  }

  /** The resources of one server or of all. */
  async resources(query: McpListQuery, use: McpUse): Promise<Schemas['McpResourceListAnswer']['data']> {
    const { items, failures } = await this.#list(query, use, async (serverName, connection) => {
      const lists = await Promise.all([
        connection.list('resources', 'resources/list', 'resources', use),
        connection.list('resources', 'resources/templates/list', 'resourceTemplates', use),
      ])
      return lists.flat().flatMap((item) => this.#resourceOf(serverName, item))
    })
    const { items: resources, ...next } = toPage(items, ({ uri, uriTemplate }) => uri ?? uriTemplate ?? '', query)
    return { resources, failures, ...next }
  }

  async readResource(
    { serverName, uri }: Schemas['McpResourceInput'],
    use: McpUse,
  ): Promise<Schemas['McpResourceAnswer']['data']> {
    const { contents } = await this.#ask(serverName, 'resources/read', { uri }, use)
    return { contents: partsOf(contents) }
  }

  /** The prompts of one server or of all. */
  async prompts(query: McpListQuery, use: McpUse): Promise<Schemas['McpPromptListAnswer']['data']> {
    const { items, failures } = await this.#list(query, use, async (serverName, connection) => {
      const listed = await connection.list('prompts', 'prompts/list', 'prompts', use)
      return listed.flatMap((item) => this.#promptOf(serverName, item))
    })
    const { items: prompts, ...next } = toPage(items, ({ name }) => name, query)
    return { prompts, failures, ...next }
  }

  async prompt(
    { serverName, promptName: name, arguments: given = {} }: Schemas['McpPromptInput'],
    use: McpUse,
  ): Promise<Schemas['McpPromptAnswer']['data']> {
    const { description, messages } = await this.#ask(serverName, 'prompts/get', { name, arguments: given }, use)
    return {
      ...(typeof description === 'string' && { description: toolText(description, textMax) }),
      messages: partsOf(messages),
    }
  }

  #list<Item>(
    query: McpListQuery,
    use: McpUse,
    list: (serverName: string, connection: Connection) => Promise<readonly Item[]>,
  ): Promise<{ items: Item[]; failures: Schemas['McpListFailure'][] }> {
    return askServers(this.#pool, query, use.caller, async ({ serverName, server }) => {
      if (!this.#options.mayCallTool(use.caller, serverName, '*')) return []
      return server.use(useOf(use), (connection) => list(serverName, connection))
    })
  }

  async #ask(serverName: string, method: string, params: Record<string, unknown>, use: McpUse): Promise<McpResult> {
    const found = await this.#pool.find(serverName)
    if (!this.#options.mayCallTool(use.caller, serverName, '*'))
      fail('mcp_tool_denied', {
        message:
          'This credential is restricted to some tools of this MCP server, and so does not reach its resources and prompts.',
      })
    this.#pool.permit(found, use.caller)
    return found.server.use(useOf(use), async (connection) =>
      this.#options.secretMask.value(await connection.ask(method, params, use)),
    )
  }

  #resourceOf(serverName: string, item: unknown): Schemas['McpResource'][] {
    const given = isObject(item) ? this.#options.secretMask.value(item) : {}
    const { uri, uriTemplate, name, size } = given
    const address = typeof uri === 'string' ? { uri } : typeof uriTemplate === 'string' ? { uriTemplate } : undefined
    if (address === undefined || !Object.values(address).every(isAddress)) return []
    const mimeType = given['mimeType']
    return [
      {
        serverName,
        ...address,
        name: typeof name === 'string' ? toolText(name, nameMax) : '',
        ...described(given),
        ...(typeof mimeType === 'string' && { mimeType: toolText(mimeType, mimeTypeMax) }),
        ...(Number.isSafeInteger(size) && Number(size) >= 0 && { size: Number(size) }),
      },
    ]
  }

  #promptOf(serverName: string, item: unknown): Schemas['McpPrompt'][] {
    const given = isObject(item) ? this.#options.secretMask.value(item) : {}
    const { name, arguments: named } = given
    if (!isName(name)) return []
    const list = Array.isArray(named) ? named.filter(isObject).slice(0, argumentsMax) : []
    return [{ serverName, name, ...described(given), arguments: list.flatMap(argumentOf) }]
  }
}

const nameMax = 1_024
const textMax = 65_536
const addressMax = 8_192
const mimeTypeMax = 256
const identifierMax = 256
const argumentsMax = 100
const partsMax = 10_000

function argumentOf({ name, description, required }: Record<string, unknown>): Schemas['McpPromptArgument'][] {
  if (!isName(name)) return []
  return [
    {
      name,
      ...(typeof description === 'string' && { description: toolText(description, textMax) }),
      isRequired: required === true,
    },
  ]
}

function described({ title, description }: Record<string, unknown>): { title?: string; description?: string } {
  return {
    ...(typeof title === 'string' && { title: toolText(title, nameMax) }),
    ...(typeof description === 'string' && { description: toolText(description, textMax) }),
  }
}

function isAddress(text: string): boolean {
  return text !== '' && text.length <= addressMax
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name !== '' && name.length <= identifierMax
}

function partsOf(given: unknown): Record<string, unknown>[] {
  if (Array.isArray(given) && given.length <= partsMax && given.every(isObject)) return given
  return fail('mcp_protocol_error', {
    message: 'The MCP server returned a result that is not valid: its parts are no list of objects.',
  })
}
