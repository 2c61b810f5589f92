import { fileURLToPath } from 'node:url'
import type { Test } from 'tap'
import type { McpEvent, McpLimits, McpServerEntry } from '../../src/services/mcp.ts'
import { startGantry, type Answer, type Gantry } from './gantry.ts'
import { createTestMcp } from './mcp-area.ts'
import { waitMaxMs } from './wait.ts'

export const odd = fileURLToPath(new URL('mcp-servers/odd-server.ts', import.meta.url))

export const secret = 'sesame-open-1234'

export async function execute(gantry: Gantry, serverName: string, toolName: string, given?: object): Promise<Answer> {
  return await gantry.call('POST', '/mcp/tools/execute', {
    body: { serverName, toolName, ...(given && { arguments: given }) },
  })
}

export function textOf(answer: Answer | undefined): string {
  return answer?.body.data?.result.content[0].text ?? JSON.stringify(answer?.body)
}

export function oddEntry(...options: string[]): McpServerEntry {
  return { command: process.execPath, args: [odd, ...options], env: { ODD_SECRET: secret } }
}

/** A service whose MCP part has these servers and limits, and reports to the test what happens. */
export async function startWith(t: Test, servers: Record<string, McpServerEntry>, limits: Partial<McpLimits> = {}) {
  const events = new Events()
  const mcp = createTestMcp(t, {
    servers,
    limits: { startMs: waitMaxMs, programStartMs: limits.startMs ?? waitMaxMs, callIdleMs: waitMaxMs, ...limits },
    environment: { ...process.env, GANTRY_TEST_SET: 'filled in' },
    onEvent: (event) => events.add(event),
  })
  return { gantry: await startGantry(t, { parts: { app: { mcp } } }), events, mcp }
}

export class Events {
  readonly all: McpEvent[] = []
  readonly #waiting = new Set<(event: McpEvent) => void>()

  add(event: McpEvent): void {
    this.all.push(event)
    for (const notice of this.#waiting) notice(event)
  }

  next(kind: McpEvent['kind'], fits: (event: McpEvent) => boolean = () => true): Promise<McpEvent> {
    return new Promise((resolve) => {
      const notice = (event: McpEvent) => {
        if (event.kind !== kind || !fits(event)) return
        this.#waiting.delete(notice)
        resolve(event)
      }
      this.#waiting.add(notice)
    })
  }
}
