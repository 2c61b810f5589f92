import type { components } from '../../generated/types.ts'
import { fail } from '../../errors.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import type { Connection } from './connection.ts'
import { isObject, toolText } from './tool-list.ts'
import type { Use } from './use.ts'

type Schemas = components['schemas']

/** What a server has besides tools: resources and prompts. What it says is bounded and has no secrets in it. */
export class Contents {
  readonly #secretMask: SecretMask

  constructor(secretMask: SecretMask) {
    this.#secretMask = secretMask
  }

  async resources(serverName: string, connection: Connection, use: Use): Promise<Schemas['McpResource'][]> {
    const lists = await Promise.all([
      connection.list('resources', 'resources/list', 'resources', use),
      connection.list('resources', 'resources/templates/list', 'resourceTemplates', use),
    ])
    return lists.flat().flatMap((item) => this.#resourceOf(serverName, item))
  }

  async prompts(serverName: string, connection: Connection, use: Use): Promise<Schemas['McpPrompt'][]> {
    const items = await connection.list('prompts', 'prompts/list', 'prompts', use)
    return items.flatMap((item) => this.#promptOf(serverName, item))
  }

  async read(uri: string, connection: Connection, use: Use): Promise<Schemas['McpResourceAnswer']['data']> {
    const { contents } = this.#masked(await connection.ask('resources/read', { uri }, use))
    return { contents: partsOf(contents) }
  }

  async prompt(
    { promptName: name, arguments: given = {} }: Omit<Schemas['McpPromptInput'], 'serverName'>,
    connection: Connection,
    use: Use,
  ): Promise<Schemas['McpPromptAnswer']['data']> {
    const answer = this.#masked(await connection.ask('prompts/get', { name, arguments: given }, use))
    const { description, messages } = answer
    return {
      ...(typeof description === 'string' && { description: toolText(description, textMax) }),
      messages: partsOf(messages),
    }
  }

  #resourceOf(serverName: string, item: unknown): Schemas['McpResource'][] {
    const given = isObject(item) ? this.#masked(item) : {}
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
    const given = isObject(item) ? this.#masked(item) : {}
    const { name, arguments: named } = given
    if (!isName(name)) return []
    const list = Array.isArray(named) ? named.filter(isObject).slice(0, argumentsMax) : []
    return [{ serverName, name, ...described(given), arguments: list.flatMap(argumentOf) }]
  }

  #masked<Value>(value: Value): Value {
    return this.#secretMask.value(value)
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
