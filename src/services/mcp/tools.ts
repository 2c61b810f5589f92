import type { Client, Sdk } from './sdk.ts'
import { checkBy, type Check } from './arguments.ts'

export interface Tool {
  readonly name: string
  readonly checkArguments: Check
  /** For a tool that promises structured content of a certain shape. */
  readonly checkOutput: Check | undefined
}

export type Tools = ReadonlyMap<string, Tool>

// A list without end must not fill the memory while its time runs.
const pagesMax = 100

/** All pages of the server's list of tools. An entry that cannot be used is left out, so that it does not cost the others. */
export async function listTools(client: Client, sdk: Sdk, timeout: number): Promise<Tools> {
  const tools = new Map<string, Tool>()
  if (client.getServerCapabilities()?.tools === undefined) return tools
  let cursor: unknown
  for (let page = 0; page < pagesMax; page++) {
    const answer = await client.request(
      { method: 'tools/list', params: typeof cursor === 'string' ? { cursor } : {} },
      sdk.ResultSchema,
      { timeout },
    )
    for (const tool of toolsOf(answer['tools'])) tools.set(tool.name, tool)
    cursor = answer['nextCursor']
    if (typeof cursor !== 'string' || cursor === '') break
  }
  return tools
}

function toolsOf(given: unknown): Tool[] {
  return Array.isArray(given) ? given.flatMap(toolOf) : []
}

function toolOf(given: unknown): Tool[] {
  if (typeof given !== 'object' || given === null || !('name' in given) || typeof given.name !== 'string') return []
  const { name } = given
  return [
    {
      name,
      checkArguments: checkBy('inputSchema' in given ? given.inputSchema : undefined, 'body/arguments'),
      checkOutput:
        'outputSchema' in given && given.outputSchema !== undefined
          ? checkBy(given.outputSchema, 'result/structuredContent')
          : undefined,
    },
  ]
}
