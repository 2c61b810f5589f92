import type { components } from '../../generated/types.ts'
import type { Caller } from '../../call.ts'
import { Failure, fail } from '../../errors.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { pageOfAll, type PageQuery } from '../../platform/work/page.ts'
import type { PooledServer, ServerPool } from './pool.ts'
import { hasArgumentRules, ruleOf } from './rules.ts'
import type { ServerTool, Tools } from './tools.ts'
import type { Use } from './use.ts'
import { TimeIsOver, withinTime } from '../../platform/work/within-time.ts'

type Schemas = components['schemas']

export interface McpListQuery extends PageQuery {
  readonly serverName?: string
}

/**
 * The tools of one server in the list of all: what it had last, if it takes long to start, and a failure that says so
 * if it has never been listed. The start goes on.
 */
export async function toolsSoon({ serverName, server }: PooledServer, use: Use, listMs: number): Promise<Tools> {
  const listing = server.tools(use)
  try {
    return await withinTime(listMs, listing)
  } catch (error) {
    if (!(error instanceof TimeIsOver)) throw error
    // The health of the server has it when it fails.
    listing.catch(() => undefined)
    return (
      server.health.tools ??
      fail('mcp_server_unavailable', {
        message: `The MCP server "${serverName}" is starting, which may take a while the first time. List it again.`,
        retryAfter: Math.ceil(listMs / 1_000),
      })
    )
  }
}

/** What one server has of a list, or why it is missing. */
export type Found<Item> = { readonly items: readonly Item[] } | { readonly failure: Schemas['McpListFailure'] }

/** Asks one server or all of them, in the name of the caller; one that fails costs the others nothing. */
export async function askServers<Item>(
  pool: ServerPool,
  { serverName }: McpListQuery,
  caller: Caller,
  ask: (found: PooledServer) => Promise<readonly Item[]>,
): Promise<{ items: Item[]; failures: Schemas['McpListFailure'][] }> {
  // A name that the configuration does not have is a mistake of the caller, and no failure of a server.
  if (serverName !== undefined) await pool.find(serverName)
  const names = serverName === undefined ? await pool.names() : [serverName]
  const found = await Promise.all(names.map((name) => askOne(pool, name, caller, ask)))
  return {
    items: found.flatMap((each) => ('items' in each ? each.items : [])),
    failures: found.flatMap((each) => ('failure' in each ? [each.failure] : [])),
  }
}

async function askOne<Item>(
  pool: ServerPool,
  serverName: string,
  caller: Caller,
  ask: (found: PooledServer) => Promise<readonly Item[]>,
): Promise<Found<Item>> {
  try {
    const found = await pool.find(serverName)
    pool.permit(found, caller)
    return { items: await ask(found) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { failure: { serverName, ...failureReasonOf(error) } }
  }
}

/** Why a server failed, for an answer. */
export function failureReasonOf({ code, message }: Failure): Schemas['McpFailureReason'] {
  return { code, message: message.slice(0, messageLengthMax) }
}

/** One page of items, each named by its server and a name within it. */
export function toPage<Item extends { readonly serverName: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { serverName, ...page }: McpListQuery,
): { items: Item[]; nextCursor?: string } {
  return pageOfAll(items, page, { serverName }, (item) => `${item.serverName}\n${nameOf(item)}`)
}

/** A tool as it is listed: what its server says of it is bounded and has no secrets in it. */
export function toListed(
  { serverName, entry }: PooledServer,
  { name, definition }: ServerTool,
  secretMask: SecretMask,
): Schemas['McpTool'] {
  const { title, description, inputSchema, outputSchema, annotations } = secretMask.value(definition)
  return {
    serverName,
    name,
    ...(typeof title === 'string' && { title: toolText(title, titleLengthMax) }),
    description: typeof description === 'string' ? toolText(description, descriptionLengthMax) : '',
    inputSchema: isObject(inputSchema) ? inputSchema : { type: 'object' },
    ...(isObject(outputSchema) && { outputSchema }),
    annotations: isObject(annotations) ? annotations : {},
    rule: ruleOf(entry, name),
    ...(hasArgumentRules(entry, name) && { hasArgumentRules: true as const }),
  }
}

/** May the caller use this tool, by the allow-list of the credential? */
export type MayCallTool = (caller: Caller, serverName: string, toolName: string) => boolean

const messageLengthMax = 8_192
const titleLengthMax = 1_024
const descriptionLengthMax = 65_536

export function toolText(text: string, lengthMax: number): string {
  return text.slice(0, lengthMax).toWellFormed()
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
