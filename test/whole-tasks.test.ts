/**
 * Three tasks from claim to merge by a client of `/mcp/compact`, and one by the default list of `/mcp`, with the rights
 * of an agent, and nothing else: no shell, no files, no git of its own. Prints what each takes in calls and tokens
 * (characters of arguments and results / 4).
 */
import t from 'tap'
import type { Test } from 'tap'
import { Client } from '@modelcontextprotocol/client'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { addCaller } from './support/callers.ts'
import { startWholeTasks } from './support/whole-tasks.ts'

const { gantry, tasks } = await startWholeTasks(t)
const agent = await addCaller(gantry, 'agent')

/** An agent at work: what it calls and what that costs. */
class Worker {
  readonly calls: string[] = []
  characters = 0
  readonly #client: Client
  readonly #isCompact: boolean

  constructor(client: Client, isCompact: boolean) {
    this.#client = client
    this.#isCompact = isCompact
  }

  async call(operationId: string, given: object = {}): Promise<any> {
    const { structuredContent, isError, content } = await this.#ask({ operationId, arguments: given })
    if (isError === true && structuredContent?.job === undefined)
      throw new Error(`${operationId}: ${JSON.stringify(structuredContent ?? content)}`)
    return structuredContent
  }

  async #ask(given: { operationId: string; arguments: object }): Promise<any> {
    const asked = this.#isCompact
      ? { name: 'callOperation', arguments: given }
      : { name: given.operationId, arguments: { ...given.arguments } }
    // A client that asks for progress is given a job as it ended.
    const result: any = await this.#client.callTool(asked, { onprogress: () => {} })
    this.calls.push(given.operationId)
    this.characters += JSON.stringify(given).length + JSON.stringify(result.content).length
    return result
  }
}

async function startWorker(t: Test, origin: string, path: string, secret: string): Promise<Worker> {
  const client = new Client({ name: 'worker', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const requestInit = { headers: { authorization: `Bearer ${secret}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}${path}`), { requestInit }))
  t.teardown(() => client.close())
  return new Worker(client, path === '/mcp/compact')
}

for (const { name, run } of tasks)
  t.test(name, async (t) => {
    const worker = await startWorker(t, gantry.origin, '/mcp/compact', agent.secret)
    await run(t, worker)
    const { calls, characters } = worker
    t.comment(`${calls.length} calls, about ${Math.round(characters / 4)} tokens: ${calls.join(', ')}`)
  })

t.test('the default list of tools is enough for a task in a workspace', async (t) => {
  const { gantry, tasks } = await startWholeTasks(t)
  const { secret } = await addCaller(gantry, 'agent')
  await tasks[0]?.run(t, await startWorker(t, gantry.origin, '/mcp', secret))
})
