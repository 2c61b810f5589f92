import { LLMock } from '@copilotkit/aimock'
import type { Server } from 'node:http'
import type { Teardown } from './folder.ts'
import type { Gantry } from './gantry.ts'

/** A server of models that nobody here wrote. It speaks the dialects of OpenAI and Anthropic. */
export async function startModels(t: Teardown): Promise<LLMock> {
  const models = new LLMock({ port: 0, logLevel: 'silent' })
  await models.start()
  const server: Server = Reflect.get(models, 'serverInstance').server
  // Else it goes on writing to a client that has hung up, for as long as its answer takes.
  server.on('request', (_request, response) => response.once('close', () => response.end()))
  t.teardown(() => {
    const stopped = models.stop()
    // It waits for its clients to hang up.
    server.closeAllConnections()
    return stopped
  })
  return models
}

/** Puts the provider that the examples of the contract name. */
export async function putProvider(gantry: Gantry, models: LLMock, name = 'acme', kind = 'openai-compatible') {
  return gantry.call('PUT', `/ai/providers/${name}`, {
    body: { kind, baseUrl: `${models.url}/v1`, apiKey: providerKey },
  })
}

export const providerKey = 'sk-key-of-the-provider-0123456789'

export interface StreamedEvent {
  readonly event: string
  readonly data: any
  readonly id?: number
}

/** The events in the text of a stream, without comments. */
export function eventsIn(text: string): StreamedEvent[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    const [event, data, id] = ['event', 'data', 'id'].map((name) => fields.get(name))
    if (event === undefined || data === undefined) return []
    return [{ event, data: JSON.parse(data), ...(id !== undefined && { id: Number(id) }) }]
  })
}
