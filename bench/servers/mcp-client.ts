import { connectEverything } from '../everything.ts'
import { work } from '../work.ts'

/** So many calls of the echo tool, `connections` at a time. */
export interface McpLoad {
  readonly count: number
  readonly connections: number
}

// The client of the SDK alone, with no server between it and its caller.
const client = await connectEverything()

work(
  {},
  async ({ count, connections }: McpLoad) => {
    let left = count
    const startedAt = performance.now()
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (left-- > 0) await client.callTool({ name: 'echo', arguments: { message: 'hello' } })
      }),
    )
    return { milliseconds: performance.now() - startedAt }
  },
  () => client.close(),
)
